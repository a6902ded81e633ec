"""Every lesson can be played to its end: its positions are possible, its moves legal, its words and clauses there."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

import estaminet.games
from estaminet.games import find
from estaminet.server.protocol import SandboxAnswer, SandboxRequest
from estaminet.server.sandbox import answer

FOLDER = Path(estaminet.games.__file__).parent
LESSONS = sorted(FOLDER.glob("*/board/lesson.json"))


def _read(path: Path) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return lesson


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parents[1].name)
def test_a_lesson_can_be_played(path: Path) -> None:
    lesson = _read(path)
    key = path.parents[1].name
    reached: dict[str, Any] | None = None

    def ask(**more: Any) -> SandboxAnswer:
        request = {"game": key, "options": lesson.get("options", {}), "position": reached, **more}
        told = answer(find(key), SandboxRequest(**request))
        assert told.refused is None, told.refused
        return told

    for step in lesson["steps"]:
        reached = step.get("position", reached)
        shown = ask(seat=step["seat"])
        reached = shown.position
        legal = [choice.text for choice in shown.legal]
        for pattern in step.get("expect") or ():
            assert any(fnmatchcase(text, pattern) for text in legal), f"{pattern} is not legal: {legal}"
        if step.get("expect"):
            move = next(text for text in legal if any(fnmatchcase(text, pattern) for pattern in step["expect"]))
            reached = ask(seat=step["seat"], action=move).position
        for then in step.get("then", ()):
            reached = ask(seat=step["seat"], **then).position


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parents[1].name)
def test_a_lesson_has_its_words_and_clauses(path: Path) -> None:
    lesson = _read(path)
    folder = path.parents[1]
    said = set(lesson.get("names", ()))
    for step in lesson["steps"]:
        said |= {step[field] for field in ("text", "good", "other") if step.get(field)}
    for strings in folder.glob("strings/*.ftl"):
        there = {line.split(" =")[0] for line in strings.read_text(encoding="utf-8").splitlines() if " =" in line}
        assert said <= there, f"{strings.name} lacks {sorted(said - there)}"
        assert {name for name in there if name.startswith("lesson-")} <= said, f"{strings.name}: never said"
    rules = (folder / "RULES.md").read_text(encoding="utf-8")
    for step in lesson["steps"]:
        assert not step.get("clause") or f"**{step['clause']}**" in rules, step["clause"]
