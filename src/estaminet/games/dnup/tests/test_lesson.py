"""The lessons of the board: every position is real, every move it waits for is legal, every sentence is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from estaminet.conformance.table import offered, play
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.tests.tables import match_from
from estaminet.kernel.match import Match

FOLDER = Path(__file__).parents[1]
LESSONS: list[dict[str, Any]] = [json.loads(path.read_text("utf-8")) for path in FOLDER.glob("board/lesson*.json")]
STEPS: list[dict[str, Any]] = [step for lesson in LESSONS for step in lesson["steps"]]
LANGUAGES = sorted(path.stem for path in (FOLDER / "strings").glob("*.ftl"))


def strings(language: str) -> str:
    return (FOLDER / "strings" / f"{language}.ftl").read_text("utf-8")


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", strings(language), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_board_says_is_there(language: str) -> None:
    drawn = "".join(path.read_text("utf-8") for path in sorted((FOLDER / "board").glob("*.*")))
    said_there = set(re.findall(r'"(board-[a-z-]+)"', drawn)) | {f"board-sort-{o}" for o in ("value", "other", "own")}
    assert said_there
    assert said_there <= messages(language)


def replayed(position: dict[str, Any], made: list[str]) -> Match:
    match = match_from(position)
    for text in made:
        play(match, text)
    return match


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_can_be_played_through_every_way_it_allows(lesson: dict[str, Any]) -> None:
    # Every position that can have been reached: where it began, and the moves since then.
    reached: list[tuple[dict[str, Any], list[str]]] = []
    for step in lesson["steps"]:
        if "position" in step:
            reached = [(step["position"], [])]
        moves = [(step["seat"], step["expect"])] if "expect" in step else []
        moves += [(move["by"], [move["action"]]) for move in step.get("then", [])]
        for seat, texts in moves:
            for position, made in reached:
                match = replayed(position, made)
                assert match.asked == (seat,), step["text"]
                assert set(texts) <= set(offered(match)), step["text"]
            reached = [(position, [*made, text]) for position, made in reached for text in texts]
    assert reached


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_it_opens_is_in_the_rules(language: str) -> None:
    rules = (FOLDER / ("RULES.md" if language == "en" else f"RULES.{language}.md")).read_text("utf-8")
    for step in STEPS:
        assert step["clause"] in rules


def test_a_move_that_is_waited_for_is_never_the_only_one() -> None:
    """A learner who may err sees that there was a choice: `other` has something to answer."""
    for step in STEPS:
        if "position" in step and "expect" in step:
            assert len(offered(match_from(step["position"]))) > len(step["expect"])
            assert "other" in step


def test_positions_are_those_of_this_game() -> None:
    for step in STEPS:
        if "position" in step:
            state = GAME.from_position(step["position"])
            assert GAME.position(state)["turn"] == step["seat"]
