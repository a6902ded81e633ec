"""Dudab twice: its array program beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from estaminet.arrays.beside import Beside, Differs
from estaminet.arrays.dudab import Dudab
from estaminet.arrays.dudab_cards import Cards
from estaminet.arrays.dudab_looks import State
from estaminet.games.dudab import encode
from estaminet.games.dudab import material as box
from estaminet.games.dudab.actions import ACTIONS, Deal, Starter
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.scoring import totals
from estaminet.games.dudab.state import DudabState
from estaminet.kernel.values import CHANCE, Action, Outcome, Seat

WAITING = {box.STARTER, box.DEAL, box.ROUND_OVER}


class BesideDudab(Beside):
    program = Dudab
    seats = tuple(range(2, box.MOST_SEATS + 1))

    def __init__(self) -> None:
        self._batch: State | None = None
        self._listed: dict[str, Any] = {}
        """The same as lists, since every match is asked about in turn."""

    def table(self, program: Dudab) -> Sequence[Action]:
        return ACTIONS

    def option_sets(self, seats: int) -> Iterator[DudabOptions]:
        """Every option by itself or with one other, then all of them together; mostly matches of one round."""
        yield DudabOptions(rounds="1", edition="B")
        yield DudabOptions(rounds="3", columns_at_4="3")
        yield DudabOptions(rounds="1", first_player="1")
        yield DudabOptions(rounds="1", own_pile_view="open", call_duty="may")
        yield DudabOptions(rounds="1", call_declared="mandatory", shaman_answer="at_five")
        yield DudabOptions(rounds="1", second_dudab="any", shaman_answer="always")
        yield DudabOptions(rounds="1", edition="B", call_duty="may", second_dudab="any")
        yield DudabOptions(
            edition="B",
            columns_at_4="3",
            own_pile_view="open",
            rounds="1",
            first_player="0",
            call_declared="mandatory",
            second_dudab="any",
            shaman_answer="always",
            call_duty="may",
        )

    def begin(self, program: Dudab, batch: State, lane: int) -> DudabState:
        return DudabState(program.options, program.most_seats)

    def chance(self, program: Dudab, batch: State, states: dict[int, DudabState]) -> None:
        waiting = {lane: state for lane, state in states.items() if state.phase in WAITING}
        if not waiting:
            return
        lanes = list(waiting)
        keys = {name: getattr(batch, name)[lanes] for name in ("key", "lane", "drawn", "gone")}
        decks = np.stack(program.decks(batch._replace(**keys)), axis=1).tolist()
        for deck, (lane, state) in zip(decks, waiting.items(), strict=True):
            while state.phase in WAITING:
                outcome: Outcome
                if state.phase == box.STARTER:
                    outcome = Starter(int(batch.starter[lane]))
                else:
                    outcome = Deal(tuple(deck))
                refusal = state.refusal(CHANCE, outcome)
                if refusal is not None:
                    raise Differs(f"lane {lane}: {outcome} is refused: {refusal}")
                state.play(CHANCE, outcome, None)

    def summary(self, program: Dudab, batch: State, lane: int) -> dict[str, object]:
        if self._batch is not batch:
            self._batch, self._listed = batch, listed(batch)
        at = self._listed
        over = at["over"][lane]
        return {
            "over": over,
            "turn": None if over else at["turn"][lane],
            "asking": at["asking"][lane],
            "to_own": at["to_own"][lane],
            "round": at["round"][lane],
            "starter": at["starter"][lane],
            "obligation": [at[name][lane] for name in ("obligation", "obliged_column", "call", "caller")],
            "pile": at["left"][lane],
            "gone": at["gone"][lane],
            "columns": [row[lane] for row in at["columns"]],
            "tops": [row[lane] for row, length in zip(at["tops"], at["lengths"], strict=True) if length[lane]],
            "lengths": [row[lane] for row in at["lengths"]],
            "hands": [row[lane] for row in at["hands"]],
            "sizes": [row[lane] for row in at["sizes"]],
            "public": [row[lane] for row in at["public"]],
            "hidden": [row[lane] for row in at["hidden"]],
            "totals": [row[lane] for row in at["totals"]],
        }

    def of_rules(self, state: DudabState) -> dict[str, object]:
        over = state.phase == box.GAME_OVER
        absent: list[list[int]] = [[]] * (box.MOST_COLUMNS - state.width)
        frames = state.frames
        return {
            "over": over,
            "turn": None if over else state.asked,
            "asking": state.asking,
            "to_own": state.asking == box.SHED and frames[-1].about == frames[-1].TO_OWN,
            "round": state.round,
            "starter": state.starter,
            "obligation": [state.obligation, state.obliged_column, state.call, state.caller],
            "pile": packed(state.pile),
            "gone": len(box.BASE_DECK) - len(state.pile),
            "columns": [packed(cards) for cards in state.above + absent],
            "tops": [cards[-1] for cards in state.above],
            "lengths": [len(cards) for cards in state.above + absent],
            "hands": [packed(cards) for cards in state.hands],
            "sizes": [len(cards) for cards in state.hands],
            "public": [packed(cards) for cards in state.own_public],
            "hidden": [packed(cards) for cards in state.own_hidden],
            "totals": totals(state),
        }

    def encode(self, state: DudabState, seat: int) -> Sequence[float]:
        return encode.encode(state.view(Seat(seat)), state.options, state.seats)


UNITS = [1 << kind if kind < box.NUMBERS else 1 << 2 * kind - box.NUMBERS for kind in range(box.HAND_KINDS)]


def packed(cards: list[int]) -> int:
    """Kinds as the three words of `Cards`, one after the other."""
    return sum([UNITS[card] for card in cards])


def listed(part: Any) -> Any:
    """A state of a batch as lists by match; sets of cards as `packed` has them."""
    if isinstance(part, State):
        return {name: listed(each) for name, each in part._asdict().items()}
    if isinstance(part, Cards):
        words = zip(part.low.tolist(), part.high.tolist(), part.rest.tolist(), strict=True)
        return [low | high << 32 | rest << 64 for low, high, rest in words]
    return [listed(each) for each in part] if isinstance(part, tuple) else part.tolist()
