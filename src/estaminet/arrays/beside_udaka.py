"""UDAKA Classic twice: its array program beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from estaminet.arrays.beside import Beside, Differs
from estaminet.arrays.udaka import State, Udaka
from estaminet.games.udaka import encode
from estaminet.games.udaka.actions import ACTIONS, Lot, Shuffle, TurnUp
from estaminet.games.udaka.material import (
    CARDS,
    DEAL,
    DECK_SIZE,
    HANDS,
    JOKER,
    LOT,
    LOWEST_SPACE,
    MOST_SEATS,
    NUMBER_TOKENS,
    OVER,
    RANK_TEXT,
    text_of,
)
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.values import CHANCE, Action, Outcome, Seat


class BesideUdaka(Beside):
    program = Udaka
    seats = tuple(range(2, MOST_SEATS + 1))

    def table(self, program: Udaka) -> Sequence[Action]:
        return ACTIONS

    def option_sets(self, seats: int) -> Iterator[UdakaOptions]:
        for scoring, stacked, timing, first, following in product(
            ("tie_only", "counts"),
            ("one", "all"),
            ("when_discarded", "at_once"),
            ("cards", "random"),
            ("left", "winner", "cards"),
        ):
            yield UdakaOptions(
                udaka_scoring=scoring,  # type: ignore[arg-type]
                stacked_space=stacked,  # type: ignore[arg-type]
                special_timing=timing,  # type: ignore[arg-type]
                first_dealer=first,  # type: ignore[arg-type]
                next_dealer=following,  # type: ignore[arg-type]
            )

    def begin(self, program: Udaka, batch: State, lane: int) -> UdakaState:
        return UdakaState(program.options, program.most_seats)

    def chance(self, program: Udaka, batch: State, states: dict[int, UdakaState]) -> None:
        waiting = {lane: state for lane, state in states.items() if state.phase in {CARDS, LOT, DEAL}}
        if not waiting:
            return
        decks = program.decks(batch)
        tries = [card for cards in program.turned_up(batch) for card in cards]
        for lane, state in waiting.items():
            turned = tries
            while state.phase in {CARDS, LOT, DEAL}:
                outcome: Outcome
                if state.phase == CARDS:
                    outcome, turned = TurnUp(RANK_TEXT[int(turned[0][lane])]), turned[1:]
                elif state.phase == LOT:
                    outcome = Lot(int(batch.dealer[lane]))
                else:
                    outcome = Shuffle(text_of([int(card[lane]) for card in decks]))
                refusal = state.refusal(CHANCE, outcome)
                if refusal is not None:
                    raise Differs(f"lane {lane}: {outcome} is refused: {refusal}")
                state.play(CHANCE, outcome, None)

    def summary(self, program: Udaka, batch: State, lane: int) -> dict[str, object]:
        over = bool(batch.over[lane])
        board = int(batch.board[lane])
        hands = [
            "".join(RANK_TEXT[rank] * int(program.held(row[lane], rank)) for rank in range(1, JOKER + 1))
            for row in batch.hands
        ]
        return {
            "over": over,
            "turn": None if over else int(batch.turn[lane]),
            "dealer": int(batch.dealer[lane]),
            "hands": hands,
            "sizes": [int(row[lane]) for row in batch.sizes],
            "pile": DECK_SIZE - int(batch.gone[lane]),
            "left": [int(program.held(batch.left[lane], rank)) for rank in range(1, JOKER + 1)],
            "top": int(batch.top[lane]),
            "aces": int(batch.aces[lane]),
            "udaka": int(batch.udaka[lane]),
            "board": [board >> 2 * space & 3 for space in range(NUMBER_TOKENS)],
            "tokens": [int(row[lane]) for row in batch.tokens],
            "wins": [int(row[lane]) for row in batch.wins],
        }

    def of_rules(self, state: UdakaState) -> dict[str, object]:
        hands = [HANDS[hand] for hand in state.hands]
        left = state.deck[state.drawn :]
        return {
            "over": state.phase == OVER,
            "turn": None if state.phase == OVER else state.turn,
            "dealer": state.dealer,
            "hands": hands,
            "sizes": [len(hand) for hand in hands],
            "pile": state.pile(),
            "left": [left.count(rank) for rank in range(1, JOKER + 1)],
            "top": state.top(),
            "aces": state.aces,
            "udaka": state.udaka,
            "board": state.board[LOWEST_SPACE:],
            "tokens": state.tokens,
            "wins": state.wins,
        }

    def encode(self, state: UdakaState, seat: int) -> Sequence[float]:
        return encode.encode(state.view(Seat(seat)), state.options, state.seats)
