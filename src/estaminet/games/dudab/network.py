"""A network that plays Dudab as it learnt to by playing itself (`estaminet.train`), read back with numpy alone.

What it sees at a table are numbers, `features`, in the order in which `train/dudab_looks.py` has them (a test compares
the two). Actions are those of the rules.

It sees the table as it is: of earlier turns only what lies there.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from estaminet.bots.network import at_least, odds, one_hot
from estaminet.games.dudab import material as box
from estaminet.games.dudab.actions import DrawPut, Lay, Penalty
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.scoring import score

if TYPE_CHECKING:
    from collections.abc import Iterable

    from estaminet.games.dudab.view import DudabView
    from estaminet.kernel.values import Action, Observation

WEIGHTS = Path(__file__).parent / "network" / "weights.npz"
SHARP = 4.0
"""The power that is taken of the chances it learnt."""
PLAYERS: Final = box.MOST_SEATS
DECK: Final = len(box.BASE_DECK)
MOST_HELD: Final = 6
LAST_DRAWS: Final = 8
TOP: Final = 4 + 4 + 4 + 2
"""Of the last card of a column: colour, value, symbol, whether a Shaman or a Dudab."""
SUMMARY: Final = 4 + 3
"""Of some cards: numbers of each value, Shamans, Dudabs, and what they would cost as an own pile."""
COLUMN: Final = TOP + box.COLUMN_MOST + SUMMARY + box.HAND_MOST
STATES: Final = ("normal", "react", "call", "trim", "shed-to", "shed")
FEATURES: Final = (
    2 * DECK + box.MOST_COLUMNS * COLUMN + 2 + len(STATES) + box.NO_CALL + box.MOST_COLUMNS + 1 + 1
    + PLAYERS * (1 + MOST_HELD + 1 + SUMMARY + 1 + 1) + SUMMARY + 1 + LAST_DRAWS + PLAYERS + PLAYERS - 1
)  # fmt: skip
_USUAL: Final = [DudabOptions(), DudabOptions(edition="B")]


def knows(observation: Observation[DudabOptions, DudabView]) -> bool:
    """Whether it has learnt this table's rules: the usual ones. (Editions differ so little that it plays both.)"""
    neutral = msgspec.structs.replace(observation.options, first_player="random")
    return neutral in _USUAL and observation.view.phase in STATES


def counted(cards: Iterable[str]) -> list[int]:
    """By kind: how many there are."""
    counts = [0] * box.HAND_KINDS
    for card in cards:
        counts[box.KIND_OF[card]] += 1
    return counts


def each(counts: list[int]) -> list[float]:
    """A number for each card of the deck."""
    return [number for kind, count in enumerate(counts) for number in at_least(count, box.COPIES[kind])]


def summary(cards: list[str]) -> list[float]:
    kinds = [box.KIND_OF[card] for card in cards]
    values = [sum(1 for kind in kinds if box.VALUE[kind] == value) / 8 for value in box.VALUES]
    shamans = sum(1 for kind in kinds if box.is_shaman(kind))
    return [*values, shamans / 4, kinds.count(box.DUDAB) / 4, score([], kinds, [])[box.TOTAL] / 20]


def top(card: str) -> list[float]:
    kind = box.KIND_OF[card]
    number, shaman = kind < box.NUMBERS, box.is_shaman(kind)
    return [
        *one_hot(box.colour_of(kind) if number or shaman else -1, 4),
        *one_hot(box.value_of(kind) - 1 if number else -1, 4),
        *one_hot(box.symbol_of(kind) if number else -1, 4),
        float(shaman),
        float(kind == box.DUDAB),
    ]


def features(observation: Observation[DudabOptions, DudabView]) -> list[float]:
    """In the order of `DudabLooks.observe`."""
    view, seats, legal = observation.view, observation.seats, observation.legal
    assert view.seat is not None
    assert view.hand is not None
    mine = view.own[view.seat]
    assert mine.hidden is not None
    known = [*view.hand, *view.discard, *mine.hidden]
    for column in view.columns:
        known += column.above
    for pile in view.own:
        known += pile.public
    unseen = [copies - count for copies, count in zip(box.COPIES, counted(known), strict=False)]
    found = each(counted(view.hand)) + each(unseen)
    for place in range(box.MOST_COLUMNS):
        if place >= len(view.columns):
            found += [0.0] * COLUMN
            continue
        cards = view.columns[place].above
        lays = sum(1 for action in legal if isinstance(action, Lay) and action.column == place)
        found += [*top(cards[-1]), *one_hot(len(cards) - 1, box.COLUMN_MOST), *summary(list(cards))]
        found += at_least(lays, box.HAND_MOST)
    found += [float(any(isinstance(action, kind) for action in legal)) for kind in (DrawPut, Penalty)]
    found += [float(view.phase == state) for state in STATES]
    obligation = view.obligation
    call = None if obligation is None else obligation.call
    found += one_hot(-1 if call is None else box.CALL_OF[call], box.NO_CALL)
    found += one_hot(-1 if obligation is None else obligation.column, box.MOST_COLUMNS)
    found += [float(obligation is not None and obligation.caller == view.seat)]
    found += [float(view.phase == "shed" and view.work[-1].where == "own")]
    order = [(view.seat + ahead) % seats for ahead in range(seats)]
    for seat in order:
        own = view.own[seat]
        found += [1.0, *at_least(view.hands[seat], MOST_HELD), (view.totals[seat] - view.totals[view.seat]) / 50]
        found += [*summary(list(own.public)), own.hidden_count / 10, float(view.starter == seat)]
    found += [0.0] * ((PLAYERS - seats) * (1 + MOST_HELD + 1 + SUMMARY + 1 + 1))
    found += summary([*mine.public, *mine.hidden])
    found += [view.pile / DECK, *at_least(view.pile, LAST_DRAWS)]
    return found + one_hot(view.rounds - view.round, PLAYERS) + one_hot(seats - 2, PLAYERS - 1)


def chances(observation: Observation[DudabOptions, DudabView]) -> dict[Action, float]:
    """How likely the network takes each action."""
    legal = observation.legal
    said = odds(WEIGHTS, features(observation), [action.index for action in legal], SHARP)
    return dict(zip(legal, said, strict=True))
