"""Positions and matches for the tests, built as the example tables describe them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import yaml

from estaminet.conformance.table import view
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.options import DnupOptions
from estaminet.kernel.errors import EstaminetError, Illegal, Unreadable
from estaminet.kernel.match import Match
from estaminet.kernel.state import Chance

EXAMPLES: dict[str, list[dict[str, Any]]] = yaml.safe_load((Path(__file__).parent / "examples.yaml").read_text("utf-8"))


def options(seats: int, **given: object) -> DnupOptions:
    read = GAME.read_options(given, seats)
    assert isinstance(read, DnupOptions)
    return read


def place(text: str) -> tuple[int, int | None]:
    """`P2` or `P2.1` as seat and area."""
    seat, _, area = text.removeprefix("P").partition(".")
    return int(seat) - 1, int(area) if area else None


def low_first(card: str) -> str:
    return "/".join(sorted(card.split("/"), key=int))


def position(
    seats: int,
    turn: str,
    hand: list[str],
    table: dict[str, list[str]] | None = None,
    *,
    out: tuple[str, ...] | list[str] = (),
    points: dict[str, int] | None = None,
    stall: int = 0,
    given: dict[str, Any] | None = None,
    hands: dict[str, list[str]] | None = None,
    pile: list[str] | None = None,
) -> dict[str, Any]:
    """A position before the discard step of the player on turn; cards that are not named are with the other players."""
    read = options(seats, **(given or {}))
    acting, area = place(turn)
    gone = [place(text)[0] for text in out]
    everybody: list[list[str]] = [[] for _ in range(seats)]
    everybody[acting] = list(hand)
    for text, cards in (hands or {}).items():
        everybody[place(text)[0]] = list(cards)
    named = [card for cards in everybody for card in cards]
    named += [card for cards in (table or {}).values() for card in cards]
    left = Counter(f"{card.low}/{card.high}" for card in read.deck.in_play(seats))
    left.subtract(low_first(card) for card in [*named, *(pile or [])])
    fixed = {acting, *gone, *(place(text)[0] for text in hands or {})}
    others = [seat for k in range(1, seats) if (seat := (acting + k) % seats) not in fixed]
    rest = sorted((card for card, many in left.items() for _ in range(many)), key=lambda c: [*map(int, c.split("/"))])
    if others:
        for number, card in enumerate(rest):
            everybody[others[number % len(others)]].append(card)
        rest = []
    score = [0] * seats
    for seat in gone:
        score[seat] = 2
    for text, value in (points or {}).items():
        score[place(text)[0]] = value
    finished = sum(score) if seats == 2 else (sum(score) - (2 if gone else 0)) // 3
    return {
        "seats": seats,
        "options": given or {},
        "phase": "begin",
        "round": finished + 1,
        "star": acting,
        "turn": acting,
        "area": area,
        "hands": everybody,
        "table": [
            {"seat": place(text)[0], "area": place(text)[1], "cards": cards} for text, cards in (table or {}).items()
        ],
        "pile": [*(pile or []), *rest],
        "out": gone,
        "points": score,
        "stall": stall,
        **({"first": 0} if sum(left.values()) % seats else {}),
    }


def match_from(written: dict[str, Any]) -> Match:
    return Match.from_position(GAME, GAME.from_position(written))


def clause_of(error: EstaminetError) -> str:
    """The clause that a refusal names, or that something unreadable goes against."""
    if isinstance(error, Illegal):
        return error.refusal.clause
    assert isinstance(error, Unreadable)
    return str(error.args_by_name["clause"])


def deal_text(hands: list[list[str]], first: int = 0) -> str:
    """A deal that gives everybody these cards, in this order."""
    seats = len(hands)
    piles = [list(hand) for hand in hands]
    cards = []
    seat = first
    while any(piles):
        cards.append(piles[seat].pop(0))
        seat = (seat + 1) % seats
    return "deal " + " ".join(cards)


def dealt(match: Match) -> list[tuple[str, ...]]:
    """All hands, each seen by its owner."""
    return [view(match, seat).hand or () for seat in range(match.seats)]


def chance_is_due(match: Match) -> bool:
    return isinstance(match.pending, Chance)


def on_table(match: Match) -> dict[str, list[str]]:
    return {
        f"P{lying.seat + 1}" + ("" if lying.area is None else f".{lying.area}"): list(lying.cards)
        for lying in view(match).table
    }
