"""The lesson and the board: real positions, legal moves, sentences that are there, letters that differ."""

from __future__ import annotations

import json
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from estaminet.games.dudab import notation
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import COLOURS
from estaminet.games.dudab.state import DudabState
from estaminet.kernel.values import Seat

FOLDER = Path(__file__).parents[1]
LESSONS: list[dict[str, Any]] = [json.loads(path.read_text("utf-8")) for path in FOLDER.glob("board/lesson*.json")]
STEPS: list[dict[str, Any]] = [step for lesson in LESSONS for step in lesson["steps"]]
LANGUAGES = sorted(path.stem for path in (FOLDER / "strings").glob("*.ftl"))


def messages(language: str) -> dict[str, str]:
    """The first line of every message."""
    text = (FOLDER / "strings" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = ?(.*)$", text, re.MULTILINE))


def legal(state: DudabState, seat: int) -> list[str]:
    return [GAME.write(action) for action in state.legal(Seat(seat))]


def played(state: DudabState, seat: int, text: str) -> DudabState:
    after = state.copy()
    after.play(Seat(seat), notation.read(text, after.options, after.seats), None)
    return after


def matching(state: DudabState, step: dict[str, Any]) -> list[str]:
    """The legal moves this step waits for; a `*` stands for anything."""
    return [text for text in legal(state, step["seat"]) if any(fnmatchcase(text, wanted) for wanted in step["expect"])]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_can_be_played_through_every_way_it_allows(lesson: dict[str, Any]) -> None:
    reached: list[DudabState] = []
    for step in lesson["steps"]:
        if "position" in step:
            reached = [GAME.from_position(step["position"])]
        if "expect" not in step:
            continue
        after: list[DudabState] = []
        for state in reached:
            assert state.view(Seat(step["seat"])).asked == step["seat"], step["text"]
            moves = matching(state, step)
            for wanted in step["expect"]:
                assert any(fnmatchcase(text, wanted) for text in moves), f"{step['text']}: {wanted}"
            after += [played(state, step["seat"], text) for text in moves]
        for move in step.get("then", []):
            assert all(move["action"] in legal(state, move["by"]) for state in after), step["text"]
            after = [played(state, move["by"], move["action"]) for state in after]
        reached = after


def test_where_another_move_is_legal_the_lesson_has_an_answer_to_it() -> None:
    for step in STEPS:
        if "position" in step and "expect" in step:
            state = GAME.from_position(step["position"])
            others = len(legal(state, step["seat"])) - len(matching(state, step))
            assert ("other" in step) == (others > 0), step["text"]


@pytest.mark.inside
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_board_says_is_there_and_every_one_there_is_said(language: str) -> None:
    drawn = "".join(path.read_text("utf-8") for path in sorted((FOLDER / "board").glob("*.*")))
    said = set(re.findall(r'"((?:board|screen|card|call|action)-[a-z-]+)"', drawn))
    families = tuple(re.findall(r"`((?:board|screen|call)-[a-z-]+-|call-)\$\{", drawn))
    there = messages(language)
    assert said <= set(there)
    for family in families:
        assert any(message.startswith(family) for message in there), family
    ours = {message for message in there if message.startswith("board-") and not message.startswith(families)}
    assert ours <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_have_the_same_letters(language: str) -> None:
    letters = [messages(language)[f"board-letter-{colour.lower()}"] for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    assert all(1 <= len(letter) <= 2 for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_the_lesson_opens_is_in_the_rules(language: str) -> None:
    rules = (FOLDER / ("RULES.md" if language == "en" else f"RULES.{language}.md")).read_text("utf-8")
    for step in STEPS:
        assert step["clause"] in rules
