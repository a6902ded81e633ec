"""The notation of games that bring none."""

from __future__ import annotations

import pytest

from estaminet.kernel.errors import Unreadable
from estaminet.kernel.notation import read, write
from estaminet.kernel.values import Action, Deed, Outcome


class Play(Action, frozen=True):
    card: str


class Bid(Action, frozen=True):
    count: int
    what: str | None = None


class Deal(Outcome, frozen=True):
    first: int
    cards: tuple[str, ...]


class Start(Outcome, frozen=True):
    seat: int


ACTIONS: list[Action] = [Play(0, "7h"), Play(1, "Kc"), Bid(2, 3), Bid(3, 3, "x")]
DEEDS: dict[str, Deed] = {
    "play 7h": ACTIONS[0],
    "play Kc": ACTIONS[1],
    "bid 3": ACTIONS[2],
    "bid 3 x": ACTIONS[3],
    "deal 1 7h Kc": Deal(1, ("7h", "Kc")),
    "deal 1": Deal(1, ()),
    "start 2": Start(2),
}


@pytest.mark.parametrize("text", DEEDS)
def test_a_deed_is_its_name_and_its_fields(text: str) -> None:
    assert write(DEEDS[text]) == text
    assert read(text, ACTIONS, [Deal, Start]) == DEEDS[text]


def test_actions_are_read_in_any_case_and_with_any_spaces() -> None:
    assert read("  PLAY   kC ", ACTIONS, []) is ACTIONS[1]


@pytest.mark.parametrize("text", ["", "play", "play 8h", "start", "start x", "start 1 2", "deal x 7h", "stop 1"])
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="no-such-move"):
        read(text, ACTIONS, [Deal, Start])
