"""Positions for tests, and playing on from them through the public interface."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.view import UdakaView
from estaminet.kernel.errors import Illegal, Unreadable
from estaminet.kernel.match import Match
from estaminet.kernel.values import CHANCE, Event, Seat, Viewer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

T = TypeVar("T", bound=Event)

ORDER = "A98765432KJ"
"""The order in which cards that nobody mentions are handed out."""

BOX = "".join(card * (1 if card in "KJ" else 4) for card in ORDER)


def sitting(
    hand: str,
    *,
    pile: int | str = 20,
    top: str = "",
    tokens: Sequence[int] = (0, 0),
    board: Mapping[int, int] | None = None,
    aces: int = 0,
    udaka: int | None = None,
    others: Sequence[str] | None = None,
    wins: Sequence[int] | None = None,
    **options: str,
) -> dict[str, Any]:
    """P1 is on turn with this hand, the last seat deals; spaces not on the board hold one token.

    Cards that are not mentioned go, in `ORDER`, to the other hands (unless `others` are given), the draw pile
    (unless it is written out) and the regular pile under its top card.
    """
    seats = len(tokens)
    left = Counter(BOX)
    mentioned = [hand, top, "A" * aces, *(others or []), pile if isinstance(pile, str) else ""]
    left.subtract("".join(mentioned))
    rest = "".join(card * left[card] for card in ORDER)
    if others is None:
        size = 2 if pile else min(2, len(hand))
        others = [rest[i * size : (i + 1) * size] for i in range(seats - 1)]
        rest = rest[size * (seats - 1) :]
    written, under = (pile, rest) if isinstance(pile, str) else (rest[:pile], rest[pile:])
    return {
        "seats": seats,
        "options": dict(options),
        "phase": "discard",
        "dealer": seats - 1,
        "turn": 0,
        "hands": [hand, *others],
        "pile": written,
        "regular": top + under,
        "aces": aces,
        "udaka": udaka,
        "tokens": list(tokens),
        "board": [1 if board is None else board.get(space, 1) for space in range(2, 10)],
        "wins": list(wins) if wins else [0] * seats,
    }


def last_card(
    tokens: Sequence[int],
    board: Mapping[int, int],
    udaka: int,
    wins: Sequence[int] | None = None,
    **options: str,
) -> dict[str, Any]:
    """P1 has the last card of the round, a 9 that wins nothing; the top card is an 8."""
    nobody = [""] * (len(tokens) - 1)
    return sitting(
        "9", pile=0, top="8", tokens=tokens, board=board, aces=4, udaka=udaka, others=nobody, wins=wins, **options
    )


def match_at(position: Mapping[str, Any]) -> Match:
    return Match.from_position(GAME, GAME.from_position(position))


def new_match(seats: int, **options: str) -> Match:
    """A match from its beginning, chance written by hand."""
    chosen = UdakaOptions.read(options, min(seats, 6))
    return Match.from_position(GAME, GAME.start(chosen, seats))


def dealt(seats: int, deck: str, *, dealer: int | None = None, **options: str) -> Match:
    """A match whose first dealer is known and whose deck begins like this."""
    match = new_match(seats, first_dealer="random", **options)
    chance(match, f"dealer P{(seats if dealer is None else dealer + 1)}")
    chance(match, "deck " + deck_from(deck))
    return match


def deck_from(first: str) -> str:
    """A whole deck that begins with these cards."""
    left = Counter(BOX)
    left.subtract(first)
    return first + "".join(card * left[card] for card in ORDER)


def say(match: Match, text: str) -> list[Event]:
    """The player on turn does this; what happened."""
    return _play(match, match.asked[0], text)


def chance(match: Match, text: str) -> list[Event]:
    return _play(match, CHANCE, text)


def _play(match: Match, by: Seat, text: str) -> list[Event]:
    number = len(match.moves)
    match.play(by, GAME.read(text, match.options, match.seats))
    return [event for move, event in match.events if move >= number]


def why_not(match: Match, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids this; None if it is allowed. Nothing is played."""
    by = match.asked[0] if seat is None else Seat(seat)
    try:
        deed = GAME.read(text, match.options, match.seats)
    except Unreadable as error:
        return str(error.args_by_name["clause"])
    refusal = match.state.refusal(by, deed)
    if refusal is None:
        return None
    before = GAME.position(match.state)
    with pytest.raises(Illegal) as raised:
        match.play(by, deed)
    assert raised.value.refusal == refusal
    assert GAME.position(match.state) == before
    clause: str = refusal.clause
    return clause


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What may be done, as it is written."""
    by = match.asked[0] if seat is None else Seat(seat)
    return [GAME.write(action) for action in match.state.legal(by)]


def view(match: Match, viewer: int | None = None) -> UdakaView:
    who: Viewer = None if viewer is None else Seat(viewer)
    seen = match.state.view(who)
    assert isinstance(seen, UdakaView)
    return seen


def hand(match: Match, seat: int = 0) -> str:
    held = view(match, seat).hand
    assert held is not None
    return held


def space(match: Match, number: int) -> int:
    """Tokens on a number space."""
    return view(match).board[number - 2]


def told(events: Sequence[Event], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]
