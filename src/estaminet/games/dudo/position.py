"""The fields of a state of Dudo!, and so any state as JSON, and back.

    {"seats": 2, "options": {}, "phase": "bid", "round": 3, "starter": 0,
     "dice": [4, 4], "cups": ["123b", "1455"], "bids": [{"seat": 0, "bid": "2x3", "salsa": false}]}

Unless given, `jokers` are 0, `been_palifico` those with one die or none, `out` those without, in seat order.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from estaminet.games.dudo import material as box
from estaminet.games.dudo.actions import INDEX_OF, TEXT
from estaminet.games.dudo.rules.settlement import Settlement, settlement_of
from estaminet.games.dudo.rules.turns import next_in, who_may_speak_up
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.view import Result
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
    Seated,
    SideBySide,
)
from estaminet.kernel.state import State

CUP = Coded(box.CUPS, "cup")
BID = Coded(TEXT[: box.DUDO_INDEX], "bid")


class Dice(Number):
    """Dice in a cup; UNKNOWN in a state that is only half imagined, where the view does not say."""

    def read(self, written: int | None, state: State, reasons: list[str]) -> int:
        return box.UNKNOWN if written is None else super().read(written, state, reasons)

    def unpacks(self) -> dict[int | None, int]:
        return {None: box.UNKNOWN, **{dice: dice for dice in range(box.DICE_EACH + 1)}}


class Cups(PerSeat):
    """What lies under the cups, between the roll and the reveal; else null."""

    def __init__(self) -> None:
        super().__init__(CUP)
        self.shape = tuple[str, ...] | None

    def write(self, value: Sequence[int], state: Any) -> object:
        return super().write(value, state) if state.phase in (box.BID, box.WINDOW) else None

    def read(self, written: Sequence[str] | None, state: Any, reasons: list[str]) -> list[int]:
        if written is None:
            return [0] * state.seats
        if state.phase not in (box.BID, box.WINDOW):
            reasons.append(f"there are no cups in the phase {box.PHASES[state.phase]}")
        return super().read(written, state, reasons)


class Answers(Field):
    """In a window: the answers given so far, by seat. To read them one has to know who is asked (`settle`)."""

    def write(self, state: DudoState) -> object:
        said = zip(state.window, state.window_answers, strict=True)
        return {str(seat): TEXT[answer] for seat, answer in said if answer != box.NO_ANSWER}

    def read(self, written: dict[str, str], state: DudoState, reasons: list[str]) -> None:
        reasons += [f"{text!r} is no answer" for text in written.values() if text not in INDEX_OF]
        if written and state.phase != box.WINDOW:
            reasons.append("these are given only in a window")


class LastResult(Kind):
    shape = Result | None

    def write(self, value: Settlement | None, state: DudoState) -> object:
        return None if value is None else msgspec.to_builtins(value.result())

    def read(self, written: Result | None, state: DudoState, reasons: list[str]) -> Settlement | None:
        if written is None:
            return None
        PerSeat(CUP).read(written.cups, state, reasons)
        for seat in (written.bidder, written.caller, written.loser, written.gainer):
            ASeat().read(seat, state, reasons)
        if not 1 <= written.count <= box.MOST_DICE or written.value not in box.FACES:
            reasons.append(f"{written.count}x{written.value} is no bid")
        if reasons:
            return None
        settlement = settlement_of(written)
        if settlement.result() != written:
            reasons.append("the latest result is not judged by the rules")
        return settlement

    def unpacks(self) -> Callable[[Any], Any]:
        return settlement_of


def settle(state: DudoState, given: Mapping[str, Any]) -> list[str]:
    if not any(state.dice):
        return ["nobody has dice"]
    if "been_palifico" not in given:
        state.been = [count <= 1 for count in state.dice]
    if "out" not in given:
        state.out = [seat for seat, count in enumerate(state.dice) if count == 0]
    state.total = sum(state.dice)
    state.players_in = state.seats - len(state.out)
    state.turn = next_in(state, state.bidders[-1]) if state.bids else state.starter
    if state.phase != box.WINDOW or not state.bids:
        return []
    state.window = who_may_speak_up(state)
    answers = {who: INDEX_OF[text] for who, text in given.get("answers", {}).items()}
    state.window_answers = [answers.pop(str(seat), box.NO_ANSWER) for seat in state.window]
    return [f"seat {who} is not asked in this window" for who in answers]


FIELDS = Fields(
    DudoState,
    Field("phase", OneOf(box.PHASES), required=True),
    Field("round", Number(0, box.MOST_ROUNDS * box.MOST_SEATS), required=True),
    Field("starter", ASeat(), required=True),
    Field("dice", PerSeat(Dice(0, box.DICE_EACH)), shown="counts", required=True),
    Field("jokers", PerSeat(Number(0, box.STALL_ROUNDS * box.MOST_SEATS))),
    Field("been_palifico", PerSeat(Flag()), "been"),
    Field("out", ListOf(Seated())),
    Field("palifico", Flag()),
    Field("cups", Cups(), shown=None),
    # In views they have count and value: `imagine` knows.
    SideBySide("bids", shown=None, seat=("bidders", Seated()), bid=("bids", BID), salsa=("by_salsa", Flag(), False)),
    Answers("answers", Plain(dict[str, str]), shown=None, attributes=("window", "window_answers")),
    Field("last", LastResult()),
    follows=("step", "salsa", "calza_heads_up", "blank_bids", "hidden", "one_joker", "players_in", "total", "turn"),
    settle=settle,
)
