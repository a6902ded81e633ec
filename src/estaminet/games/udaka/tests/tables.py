"""Positions for tests, and playing on from them through the public interface."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

from estaminet.conformance.table import offered, play, refused, view
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.options import UdakaOptions
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.match import Match
from estaminet.kernel.values import Event

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


def new_match(seats: int, **options: str) -> Match:
    """A match from its beginning, chance written by hand."""
    chosen = UdakaOptions.read(options, min(seats, 6))
    return Match.from_position(GAME, GAME.start(chosen, seats))


def dealt(seats: int, deck: str, *, dealer: int | None = None, **options: str) -> Match:
    """A match whose first dealer is known and whose deck begins like this."""
    match = new_match(seats, first_dealer="random", **options)
    play(match, f"dealer P{(seats if dealer is None else dealer + 1)}")
    play(match, "deck " + deck_from(deck))
    return match


def deck_from(first: str) -> str:
    """A whole deck that begins with these cards."""
    left = Counter(BOX)
    left.subtract(first)
    return first + "".join(card * left[card] for card in ORDER)


def why_not(match: Match, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids this; None if it is allowed. Nothing is played."""
    if text in offered(match, seat):
        return None
    try:
        return refused(match, text, by=seat).clause
    except Unreadable as error:
        return str(error.args_by_name["clause"])


def hand(match: Match, seat: int = 0) -> str:
    held: str | None = view(match, seat).hand
    assert held is not None
    return held


def space(match: Match, number: int) -> int:
    """Tokens on a number space."""
    tokens: int = view(match).board[number - 2]
    return tokens


def told(events: Sequence[Event], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]
