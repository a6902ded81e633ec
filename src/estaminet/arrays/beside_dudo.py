"""Dudo! twice: its array program beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from estaminet.arrays.beside import Beside, Differs
from estaminet.arrays.dudo import NO_BID, Dudo, State
from estaminet.games.dudo import encode
from estaminet.games.dudo.actions import ACTIONS, Roll
from estaminet.games.dudo.material import CALZA_INDEX, COUNT_OF, CUPS, DUDO_INDEX, OVER, ROLL, VALUE_OF
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.state import DudoState
from estaminet.kernel.values import CHANCE, Action, Seat

if TYPE_CHECKING:
    from numpy.typing import NDArray


class BesideDudo(Beside):
    program = Dudo
    seats = (2, 3, 4, 5, 6)

    def table(self, program: Dudo) -> Sequence[Action]:
        return ACTIONS

    def option_sets(self, seats: int) -> Iterator[DudoOptions]:
        for direction, calza, joker, starter in product(
            ("north", "south"), ("allowed", "forbidden"), ("none", "1"), ("random", "seat")
        ):
            yield DudoOptions(
                direction=direction,  # type: ignore[arg-type]
                calza_heads_up=calza,  # type: ignore[arg-type]
                joker_limit=joker,  # type: ignore[arg-type]
                first_starter=starter,  # type: ignore[arg-type]
                first_seat=seats - 1,
            )

    def begin(self, program: Dudo, batch: State, lane: int) -> DudoState:
        return DudoState(program.options, program.most_seats, int(batch.starter[lane]))

    def chance(self, program: Dudo, batch: State, states: dict[int, DudoState]) -> None:
        for lane, state in states.items():
            if state.phase == ROLL:
                outcome = Roll(program.cup_texts(batch, lane))
                refusal = state.refusal(CHANCE, outcome)
                if refusal is not None:
                    raise Differs(f"lane {lane}: the roll {outcome.cups} is refused: {refusal}")
                state.play(CHANCE, outcome, None)

    def summary(self, program: Dudo, batch: State, lane: int) -> dict[str, object]:
        seats = program.most_seats
        latest = [int(row[lane]) for row in batch.latest if row[lane] != NO_BID]
        over = bool(batch.over[lane])
        return {
            "round": int(batch.round[lane]),
            "over": over,
            "starter": int(batch.starter[lane]),
            "turn": None if over else int(batch.turn[lane]),
            "palifico": bool(batch.palifico[lane]),
            "bid": int(batch.bid[lane]),
            "bidder": int(batch.bidder[lane]),
            "dice": [int(row[lane]) for row in batch.dice[:seats]],
            "jokers": [int(row[lane]) for row in batch.jokers[:seats]],
            "been": [bool(row[lane]) for row in batch.been[:seats]],
            "places": [int(row[lane]) for row in batch.place[:seats]],
            "latest": [(code // 8, code % 8) for code in latest],
            "marks": [[int(row[lane]) >> 5 * value & 31 for value in range(5)] for row in batch.marks[:seats]],
            "cups": () if over else program.cup_texts(batch, lane),
        }

    def of_rules(self, state: DudoState) -> dict[str, object]:
        over = state.phase == OVER
        places = [0] * state.seats
        for i, seat in enumerate(state.out):
            places[seat] = state.seats - i
        marks = [[0] * 5 for _ in range(state.seats)]
        for bid, bidder in zip(state.bids, state.bidders, strict=True):
            marks[bidder][VALUE_OF[bid] - 1] = COUNT_OF[bid]
        said = list(zip(state.bids, state.bidders, strict=True))[::-1]
        return {
            "round": state.round,
            "over": over,
            "starter": state.starter,
            "turn": None if over else state.turn,
            "palifico": state.palifico,
            "bid": state.bids[-1] if state.bids else NO_BID,
            "bidder": state.bidders[-1] if state.bidders else -1,
            "dice": state.dice,
            "jokers": state.jokers,
            "been": state.been,
            "places": places,
            "latest": said[: encode.REMEMBERED],
            "marks": marks,
            "cups": () if over else tuple(CUPS[cup] for cup in state.cups),
        }

    def encode(self, state: DudoState, seat: int) -> Sequence[float]:
        assert isinstance(state.options, DudoOptions)
        return encode.encode(state.view(Seat(seat)), state.options, state.seats)

    def played(
        self, legal: NDArray[np.bool_], at_random: NDArray[np.int32], rng: np.random.Generator
    ) -> NDArray[np.int32]:
        """Every second match with low raises mostly, and calls: long rounds, which play at random hardly has."""
        lowest = legal.argmax(axis=1)
        luck = rng.random(len(legal))
        chosen = np.where(luck < 0.75, lowest, DUDO_INDEX)
        chosen = np.where((luck > 0.87) & legal[:, CALZA_INDEX], CALZA_INDEX, chosen)
        careful = np.where(legal[np.arange(len(legal)), chosen], chosen, lowest)
        return np.where(np.arange(len(legal)) % 2 == 0, at_random, careful).astype(np.int32)
