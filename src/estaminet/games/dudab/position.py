"""Any state of Dudab as JSON, and back.

    {"seats": 2, "options": {}, "phase": "play", "round": 1, "starter": 0, "active": 1,
     "pile": ["R1P", ...], "discard": [], "hands": [["B2M", "SR", "D"], ...],
     "own": [{"public": ["Y1C"], "hidden": []}, ...],
     "columns": [{"above": ["G3M", "D"]}, {"hidden": ["R4F", "BB"], "above": ["B2M"], "jungle": true, "below": []}],
     "pending": {"kind": "call", "column": 0, "call": "symbol=P", "caller": 0}, "work": []}

The pile runs in drawing order, hands and the hidden part of own piles in deck order, everything else from the oldest
card to the newest. `scores` has the rounds before this
one; those of a round that is over follow from its cards.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules.frames import Frame
from estaminet.games.dudab.rules.scoring import score_round
from estaminet.games.dudab.rules.showing import frame_of, obligation_of, work_of
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import Obligation, Parts, Work
from estaminet.kernel.fields import (
    ASeat,
    Coded,
    Field,
    Fields,
    Flag,
    Kind,
    ListOf,
    Number,
    OneOf,
    PerSeat,
    Plain,
    SideBySide,
)
from estaminet.kernel.state import State


class PhaseWord(OneOf):
    """A view tells more of a round that runs."""

    def read(self, written: str, state: State, reasons: list[str]) -> int:
        return box.PHASES.index(written) if written in box.PHASES else box.PLAY


class Cards(ListOf):
    """A list of cards. A view may have None, or how many there are, in its place."""

    def __init__(self) -> None:
        super().__init__(Coded(box.CODES))

    def read(self, written: Any, state: State, reasons: list[str]) -> list[int]:
        return super().read(written, state, reasons) if isinstance(written, tuple) else []


class Sorted(Cards):
    """In deck order, however it is kept or given."""

    def write(self, value: Sequence[int], state: State) -> object:
        return super().write(sorted(value), state)

    def read(self, written: Any, state: State, reasons: list[str]) -> list[int]:
        return sorted(super().read(written, state, reasons))


class Piece(Kind):
    """A piece of unfinished work."""

    shape = Work

    def write(self, value: Frame, state: DudabState) -> object:
        return msgspec.to_builtins(work_of(value))

    def read(self, written: Work, state: DudabState, reasons: list[str]) -> Frame:
        if not 0 <= written.seat < state.seats:
            reasons.append(f"there is no seat {written.seat}")
        return frame_of(written)


class Scores(Field):
    """Written are the rounds before this one."""

    def write(self, state: DudabState) -> object:
        return self.kind.write(state.scores[: state.round - 1], state)


class Pending(Field):
    """What hangs over the next turn."""

    def write(self, state: DudabState) -> object:
        return msgspec.to_builtins(obligation_of(state))

    def read(self, written: Obligation | None, state: DudabState, reasons: list[str]) -> None:
        if written is None:
            return
        state.obligation = box.SHAMAN if written.kind == "shaman" else box.CALL
        state.obliged_column = written.column
        if written.kind == "shaman":
            if (written.call, written.caller) != (None, None):
                reasons.append("a Shaman makes no call")
            return
        state.call = box.CALL_OF.get(written.call or "none", box.NO_CALL)
        if state.call == box.NO_CALL:
            reasons.append(f"there is no call {written.call!r}")
        state.caller = ASeat().read(written.caller, state, reasons)
        if written.caller is None:
            reasons.append("nobody made the call")


def _settle(state: DudabState, given: Mapping[str, Any]) -> list[str]:
    """The score of a round that is over."""
    if given.get("starter") is None and state.phase != box.STARTER:
        return ["starter: nobody opens the round"]
    if state.phase in (box.ROUND_OVER, box.GAME_OVER) and len(state.scores) == state.round - 1:
        if any(max(hand, default=0) >= box.JUNGLE for hand in state.hands):
            return ["hands: a Jungle or a Baby is in a hand"]
        piles = zip(state.own_public, state.own_hidden, strict=True)
        if any((public + hidden).count(box.BABY) >= len(box.BABY_POINTS) for public, hidden in piles):
            return ["own: there are more than eight Babies"]
        score_round(state)
    return []


FIELDS = Fields(
    DudabState,
    Field("phase", PhaseWord(box.PHASES), required=True),
    Field("round", Number()),
    Field("starter", ASeat()),
    Field("active", ASeat()),
    Field("pile", ListOf(Coded(box.CODES), newest_first=True), shown=None),
    Field("discard", Cards()),
    Field("hands", PerSeat(Sorted()), shown="shown_hands", own="hand"),
    SideBySide("own", fixed=True, public=("own_public", Cards(), ()), hidden=("own_hidden", Sorted(), ())),
    SideBySide(
        "columns",
        fixed=True,
        hidden=("hidden", Cards(), ()),
        above=("above", Cards(), ()),
        jungle=("jungle", Flag(), False),
        below=("below", Cards(), ()),
    ),
    Pending(
        "pending",
        Plain(Obligation | None),
        shown="obligation",
        attributes=("obligation", "obliged_column", "call", "caller"),
    ),
    Field("work", ListOf(Piece()), "frames"),
    Field("mass_done", Flag()),
    Scores("scores", ListOf(PerSeat(Plain(Parts)))),
    follows=("width", "asked", "asking"),
    shared=("house",),
    follow=DudabState.ask,
    settle=_settle,
)
