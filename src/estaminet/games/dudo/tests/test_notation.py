"""How moves are written and read."""

from __future__ import annotations

import pytest

from estaminet.games.dudo.actions import Roll, Starter
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.options import DudoOptions
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Deed
from estaminet.text import Speaker, languages

OPTIONS = DudoOptions()


def read(text: str) -> Deed:
    return GAME.read(text, OPTIONS, 4)


def test_every_action_is_read_back_as_it_is_written() -> None:
    actions = GAME.actions(OPTIONS, 4)
    assert [action.index for action in actions] == list(range(len(actions)))
    assert [read(GAME.write(action)) for action in actions] == list(actions)
    assert len({GAME.write(action) for action in actions}) == len(actions)


@pytest.mark.parametrize("deed", [Starter(2), Roll(("1233b", "", "5", "bbbbb"))])
def test_outcomes_are_read_back_too(deed: Deed) -> None:
    assert read(GAME.write(deed)) == deed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (" 3X5 ", "3x5"),
        ("3 x 5", "3x5"),
        ("3 5", "3x5"),
        ("3×5", "3x5"),
        ("03x5", "3x5"),
        ("2xB", "2xb"),
        ("2 blanks", "2xb"),
        ("2 blancs", "2xb"),
        ("2 blanka", "2xb"),
        ("DUDO!", "dudo"),
        ("¡Calza!", "calza"),
        ("Pass", "pass"),
        ("Salsa!  4 x 5", "salsa 4x5"),
        ("salsa dudo!", "salsa dudo"),
        ("ROLL 321b3 - 5", "roll 1233b - 5"),
    ],
)
def test_reading_is_generous(typed: str, meant: str) -> None:
    assert GAME.write(read(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "dudo-notation"),
        ("hello", "dudo-notation"),
        ("salsa", "dudo-notation"),
        ("salsa pass", "dudo-notation"),
        ("salsa salsa 3x5", "dudo-notation"),
        ("x5", "dudo-notation"),
        ("3x", "dudo-notation"),
        ("9" * 5000 + "x5", "dudo-notation"),
        ("0x4", "count-zero"),
        ("31x4", "count-too-high"),
        ("999999999x4", "count-too-high"),
        ("3x6", "no-such-value"),
        ("3x0", "no-such-value"),
        ("3x12", "no-such-value"),
        ("salsa 3x6", "no-such-value"),
        ("roll 11116", "no-such-cup"),
        ("roll 111111", "no-such-cup"),
        ("starter", "starter"),
        ("starter two", "starter"),
        ("starter " + "9" * 5000, "starter"),
    ],
)
def test_what_cannot_be_read_is_said_in_every_language(typed: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(typed)
    assert caught.value.reason == reason
    for language in languages():
        assert Speaker(language, GAME).unreadable(caught.value)
