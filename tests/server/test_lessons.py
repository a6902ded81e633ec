"""Every lesson can be played to its end: its positions are possible, its moves legal, its words and clauses there."""

from __future__ import annotations

import json
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

import estaminet.games
from estaminet.games import find
from estaminet.server.protocol.matches import SandboxAnswer, SandboxRequest
from estaminet.server.sandbox import answer

FOLDER = Path(estaminet.games.__file__).parent
MOST_WORDS = 25
"""In a step, or in an answer to one."""
LESSONS = sorted(FOLDER.glob("*/board/lesson*.json"))


def _read(path: Path) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return lesson


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
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


def _said(folder: Path) -> set[str]:
    """Every message of the lessons and tips of a game."""
    said: set[str] = set()
    for path in folder.glob("board/lesson*.json"):
        lesson = _read(path)
        said |= set(lesson["names"]) | ({lesson["title"]} if "title" in lesson else set())
        for step in lesson["steps"]:
            said |= {step[field] for field in ("text", "good", "other") if step.get(field)}
    tips = json.loads((folder / "board" / "coach.json").read_text(encoding="utf-8"))
    return said | {tip["say"] for tip in tips}


FOLDERS = sorted({path.parents[1] for path in LESSONS})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_lessons_and_tips_have_their_words_in_every_language_and_none_is_left_over(folder: Path) -> None:
    said = _said(folder)
    for strings in folder.glob("strings/*.ftl"):
        there = re.findall(r"^((?:lesson|coach)-[\w-]+) =", strings.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(there) == said, f"{strings}: {sorted(set(there) ^ said)}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_step_is_one_idea_of_few_words(folder: Path) -> None:
    for strings in folder.glob("strings/*.ftl"):
        for name, text in re.findall(r"^((?:lesson|coach)-[\w-]+) = (.+)$", strings.read_text("utf-8"), re.MULTILINE):
            words = [word for word in text.split() if re.search(r"\w", word)]
            assert len(words) <= MOST_WORDS, f"{strings.name} {name}: {len(words)} words"


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_step_points_at_something_and_opens_a_clause_that_is_there(path: Path) -> None:
    rules = [file.read_text(encoding="utf-8") for file in path.parents[1].glob("RULES*.md")]
    for step in _read(path)["steps"]:
        assert step.get("show") or step.get("press"), step["text"]
        assert not step.get("expect") or step["press"], step["text"]
        assert not step.get("good") or step["after"], step["text"]
        assert all(f"**{step['clause']}**" in text for text in rules), step["clause"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_tips_are_about_actions_of_the_game(folder: Path) -> None:
    actions = (folder / "actions.py").read_text(encoding="utf-8")
    for tip in json.loads((folder / "board" / "coach.json").read_text(encoding="utf-8")):
        assert f"class {tip['offered']}(" in actions, tip
        assert tip["until"] > 0


def test_the_second_lesson_of_dudo_ends_as_it_says() -> None:
    """“The next round is an ordinary one”: nobody comes down to a first last die with the last answer (DUDO-PAL-06)."""
    last = [step for step in _read(FOLDER / "dudo" / "board" / "lesson2.json")["steps"] if step.get("expect")][-1]
    asked = SandboxRequest(game="dudo", options={}, position=last["position"], seat=0, action=last["expect"][0])
    reached = answer(find("dudo"), asked).position
    assert reached["round"] == last["position"]["round"] + 1
    assert reached["palifico"] is False
