"""dnup twice: its array program beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from estaminet.arrays.beside import Beside, Differs
from estaminet.arrays.dnup import Dnup, State
from estaminet.games.dnup import encode
from estaminet.games.dnup.actions import Deal, First
from estaminet.games.dnup.deck import presets
from estaminet.games.dnup.material import DEAL, FIRST, OVER
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.state import DnupState
from estaminet.kernel.values import CHANCE, Action, Outcome, Seat


class BesideDnup(Beside):
    program = Dnup
    seats = (2, 3, 4, 5)

    def table(self, program: Dnup) -> Sequence[Action]:
        return program.pack.actions

    def option_sets(self, seats: int) -> Iterator[DnupOptions]:
        for deck, play_out, own in product(("even40", "pairs36"), (False, True), ("win", "take_back")):
            yield DnupOptions(
                deck=presets()[deck],
                play_out_final_round=play_out,
                two_player_self_beat=own,  # type: ignore[arg-type]
            )

    def begin(self, program: Dnup, batch: State, lane: int) -> DnupState:
        return DnupState(program.options, program.most_seats)

    def chance(self, program: Dnup, batch: State, states: dict[int, DnupState]) -> None:
        waiting = {lane: state for lane, state in states.items() if state.phase in {FIRST, DEAL}}
        if not waiting:
            return
        places, ups = program.order(batch)
        pack = program.pack
        for lane, state in waiting.items():
            while state.phase in {FIRST, DEAL}:
                outcome: Outcome = First(int(batch.first[lane]))
                if state.phase == DEAL:
                    order = sorted(range(program.cards), key=lambda card: int(places[lane, card]))
                    texts = [pack.text[2 * pack.cards[card] + int(ups[lane, card])] for card in order]
                    texts[order.index(pack.star)] += "*"
                    outcome = Deal(tuple(texts))
                refusal = state.refusal(CHANCE, outcome)
                if refusal is not None:
                    raise Differs(f"lane {lane}: {outcome} is refused: {refusal}")
                state.play(CHANCE, outcome, None)

    def summary(self, program: Dnup, batch: State, lane: int) -> dict[str, object]:
        pack = program.pack
        over = bool(batch.over[lane])
        faces = [2 * kind + int(batch.up[lane, card]) for card, kind in enumerate(pack.cards)]
        where = batch.where[lane].tolist()

        def at(place: int) -> list[str]:
            return sorted(pack.text[face] for face, there in zip(faces, where, strict=True) if there == place)

        return {
            "over": over,
            "place": None if over else int(batch.place[lane]),
            "turn": None if over else int(batch.turn[lane]),
            "round": int(batch.round[lane]),
            "first": int(batch.first[lane]),
            "star": int(batch.star[lane]),
            "winner": int(batch.winner[lane]) if over else -1,
            "stall": int(batch.stall[lane]),
            "cleared": bool(batch.cleared[lane]),
            "points": [int(row[lane]) for row in batch.points],
            "out": [bool(row[lane]) for row in batch.out],
            "hands": [at(seat) for seat in range(program.most_seats)],
            "sets": [at(program.most_seats + place) for place in range(pack.places)],
            "added": [int(row[lane]) for row in batch.added],
            "pile": where.count(program.pile),
        }

    def of_rules(self, state: DnupState) -> dict[str, object]:
        pack = state.pack
        over = state.phase == OVER
        return {
            "over": over,
            "place": None if over else state.place,
            "turn": None if over else state.turn(),
            "round": state.round,
            "first": state.first,
            "star": state.star,
            "winner": state.winner,
            "stall": state.stall,
            "cleared": state.cleared,
            "points": state.points,
            "out": [seat in state.out for seat in range(state.seats)],
            "hands": [sorted(state.texts(state.hand_faces(seat))) for seat in range(state.seats)],
            "sets": [sorted(state.texts(state.set_faces[place])) for place in range(pack.places)],
            "added": state.set_added,
            "pile": state.piled,
        }

    def encode(self, state: DnupState, seat: int) -> Sequence[float]:
        return encode.encode(state.view(Seat(seat)), state.options, state.seats)
