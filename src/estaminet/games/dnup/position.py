"""Any state of dnup as JSON, and back.

    {"seats": 3, "options": {}, "phase": "choose", "round": 1, "star": 0, "turn": 0,
     "hands": [["8/2", "4/1"], ...], "table": [{"seat": 1, "cards": ["7/1"]}, ...], "pile": []}

Seats count from 0, areas (in the game for two) from 1. The phase `begin` may be written too: the turn has begun and the
set of the player on turn still lies there; reading it does the discard step.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Any, Final, Literal

import msgspec

from estaminet.games.dnup.material import CHOOSE, FIRST, FIRST_OUT_POINTS, NOWHERE, OVER, PHASES, SECOND_OUT_POINTS
from estaminet.games.dnup.rules.cards import discard, into_hand, put
from estaminet.games.dnup.rules.turns import begin_turn
from estaminet.games.dnup.state import DnupState
from estaminet.kernel.fields import (
    NOBODY,
    ASeat,
    Field,
    Fields,
    Flag,
    Kind,
    ListOf,
    Number,
    OneOf,
    PerSeat,
    Plain,
    Seated,
)
from estaminet.kernel.state import State

LONGEST: Final = 100_000


class Phase(OneOf):
    """`begin` is read as `choose`; `settled` does the rest."""

    def __init__(self) -> None:
        super().__init__(PHASES)
        self.shape = Literal["first", "deal", "begin", "choose", "over"]

    def read(self, written: str, state: State, reasons: list[str]) -> int:
        return CHOOSE if written == "begin" else PHASES.index(written)  # type: ignore[arg-type]

    def unpacks(self) -> dict[str, int]:
        return {phase: number for number, phase in enumerate(PHASES)}


class Face(Kind):
    """A card of this deck, the value that is up first."""

    shape = str

    def write(self, value: int, state: DnupState) -> str:
        return state.pack.text[value]

    def read(self, written: str, state: DnupState, reasons: list[str]) -> int:
        if written not in state.pack.face_of:
            reasons.append(f"{written!r} is no card of this deck")
        return state.pack.face_of.get(written, 0)


class Turn(Field):
    """The seat of the place whose turn it is."""

    def write(self, state: DnupState) -> object:
        return None if state.place == NOWHERE else state.turn()

    def read(self, written: int | None, state: DnupState, reasons: list[str]) -> None:
        super().read(written, state, reasons)
        if state.place != NOWHERE:
            state.place *= state.pack.areas


class Area(Field):
    """Its area; read after the seat."""

    def write(self, state: DnupState) -> object:
        return None if state.place == NOWHERE else state.pack.area(state.place)

    def read(self, written: int | None, state: DnupState, reasons: list[str]) -> None:
        if state.place != NOWHERE:
            state.place += area_number(written, state, reasons)


def area_number(area: int | None, state: DnupState, reasons: list[str]) -> int:
    """0 or 1 within a seat's places."""
    if area not in ((1, 2) if state.seats == 2 else (None,)):
        reasons.append(f"{area} is no area at a table of {state.seats}")
    return 0 if area is None else area - 1


class Hands(Field):
    def write(self, state: DnupState) -> object:
        return self.kind.write([state.hand_faces(seat) for seat in range(state.seats)], state)

    def read(self, written: Any, state: DnupState, reasons: list[str]) -> None:
        pack = state.pack
        hands: list[list[int]] = self.kind.read(written, state, reasons)
        held = [face >> 1 for hand in hands for face in hand]
        for kind in range(pack.kinds) if not reasons else ():
            if held.count(kind) > pack.mult[kind]:
                reasons.append(f"{pack.kind_text[kind]} is there {held.count(kind)} times, not {pack.mult[kind]}")
        if not reasons:
            for seat, hand in enumerate(hands):
                for face in hand:
                    into_hand(state, seat, face)


class WrittenSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    cards: tuple[str, ...]
    area: int | None = None
    added: int = 0


class Sets(Field):
    """The sets on the table."""

    def write(self, state: DnupState) -> object:
        pack = state.pack
        return [
            {
                "seat": place // pack.areas,
                "cards": list(state.texts(state.set_faces[place])),
                "area": pack.area(place),
                "added": state.set_added[place],
            }
            for place in range(pack.places)
            if state.set_rank[place]
        ]

    def read(self, written: Sequence[WrittenSet], state: DnupState, reasons: list[str]) -> None:
        for laid in written:
            wrong: list[str] = []
            place = Seated().read(laid.seat, state, wrong) * state.pack.areas
            place += area_number(laid.area, state, wrong)
            faces = ListOf(Face()).read(laid.cards, state, wrong)
            if not faces:
                wrong.append("a set has at least one card")
            if not wrong and state.set_rank[place]:
                wrong.append(f"two sets lie in front of seat {laid.seat}")
            if not wrong:
                put(state, place, faces, laid.added)
            reasons += wrong


class Pile(Field):
    """The discard pile, cards with the lower value first."""

    def write(self, state: DnupState) -> object:
        return [text for kind, text in enumerate(state.pack.kind_text) for _ in range(state.pile[kind])]

    def read(self, written: Sequence[str], state: DnupState, reasons: list[str]) -> None:
        kinds = state.pack.kind_text
        reasons += [f"{card!r} is no card of this deck, lower value first" for card in written if card not in kinds]
        if not reasons:
            discard(state, [state.pack.face_of[card] for card in written])


class PerSeatOrNone(PerSeat):
    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self.shape |= None


class Known(Field):
    """With `memory_aid`: what everybody saw come to each hand."""

    def write(self, state: DnupState) -> object:
        if not state.known:
            return None
        return self.kind.write([state.known_faces(seat) for seat in range(state.seats)], state)

    def read(self, written: Any, state: DnupState, reasons: list[str]) -> None:
        if (written is not None) != state.options.memory_aid:
            reasons.append("these cards are written with the option memory_aid, and only then")
            return
        hands: list[list[int]] = [] if written is None else self.kind.read(written, state, reasons)
        if not reasons:
            for seat, hand in enumerate(hands):
                for face in hand:
                    state.known[seat * 2 * state.pack.kinds + face] += 1


def settled(state: DnupState, given: Mapping[str, Any]) -> list[str]:
    """What does not fit together; and the discard step of a turn that has only begun."""
    reasons = []
    if given.get("first") is None and not state.pack.uneven:
        state.first = 0
    if (state.place != NOWHERE) != (state.phase == CHOOSE):
        reasons.append("a turn is named when somebody is to act, and only then")
    if (state.round > 0) != (state.star != NOBODY):
        reasons.append("a star holder is named from the first deal on, and not before")
    if state.place == NOWHERE and (given.get("area") is not None or state.stall or state.cleared):
        reasons.append("area, stall count and cleared belong to a turn")
    if state.seats == 2 and state.place != NOWHERE and given.get("area") is None:
        reasons.append("the area of a turn is missing")
    if state.options.memory_aid and given.get("known") is None:
        reasons.append("known cards are written with the option memory_aid, and only then")
    if len(state.out) == state.seats:
        reasons.append("everybody is out")
    if not reasons and given["phase"] == "begin":
        begin_turn(state, state.place, None)
    return reasons + round_problems(state)


def round_problems(state: DnupState) -> list[str]:
    """Whether the deal and the points can have come about."""
    reasons = []
    phase = PHASES[state.phase]
    if state.pack.uneven and (state.first == NOBODY) != (state.phase == FIRST):
        reasons.append("who gets the first card of an uneven deal is drawn once, before the first round")
    if not state.pack.uneven and (state.first != 0 or state.phase == FIRST):
        reasons.append("an even deal begins with seat 0")
    if state.phase in (FIRST, OVER) and (state.round > 0) != (state.phase == OVER):
        reasons.append(f"the phase is not {phase} in round {state.round}")
    if state.seats > 2 and state.round <= state.seats + 1:
        before = list(state.points)
        for number, seat in enumerate(state.out[:2]):
            before[seat] -= FIRST_OUT_POINTS if number == 0 else SECOND_OUT_POINTS
        finished = max(0, state.round - 1)
        if tuple(before) not in reachable(state.seats, finished):
            reasons.append(f"{finished} finished rounds cannot have given the points {before}")
    elif state.round > state.seats + 1:
        reasons.append(f"a game of {state.seats} has at most {state.seats + 1} rounds")
    return reasons


@cache
def reachable(seats: int, rounds: int) -> frozenset[tuple[int, ...]]:
    """All points after this number of rounds that did not end the game."""
    if rounds == 0:
        return frozenset({(0,) * seats})
    scores = set()
    for points in reachable(seats, rounds - 1):
        for first, second in permutations(range(seats), 2):
            after = list(points)
            after[first] += FIRST_OUT_POINTS
            after[second] += SECOND_OUT_POINTS
            if max(after) < 4:
                scores.add(tuple(after))
    return frozenset(scores)


FIELDS: Final = Fields(
    DnupState,
    Field("phase", Phase(), required=True),
    Field("round", Number(most=LONGEST), required=True),
    Field("first", ASeat()),
    Field("star", ASeat()),
    Turn("turn", ASeat(), "place"),
    Area("area", Plain(int | None), "place"),
    Hands("hands", PerSeat(ListOf(Face())), required=True, shown=None, attributes=("hands", "held")),
    Sets(
        "table",
        Plain(tuple[WrittenSet, ...]),
        shown=None,
        attributes=("set_rank", "set_size", "set_faces", "set_added"),
    ),
    Pile("pile", ListOf(Face()), shown="open_discards", attributes=("pile", "piled")),
    Field("out", ListOf(Seated())),
    Field("points", PerSeat(Number())),
    Field("winner", ASeat()),
    Field("stall", Number(most=LONGEST)),
    Field("cleared", Flag()),
    Known("known", PerSeatOrNone(ListOf(Face()))),
    follows=("stall_guard", "play_out", "take_back", "open_discards"),
    shared=("pack",),
    settle=settled,
)
