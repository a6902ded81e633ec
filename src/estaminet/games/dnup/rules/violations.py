"""What cannot be in dnup: the facts that hold after every move, as sentences when they do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from estaminet.games.dnup import material as box
from estaminet.kernel.fields import NOBODY

if TYPE_CHECKING:
    from estaminet.games.dnup.state import DnupState


def violations_of(state: DnupState) -> Iterator[str]:
    """Everything about this state that cannot be, as sentences."""
    yield from card_violations(state)
    yield from point_violations(state)
    most_out = 1 if state.seats == 2 else 2
    for seat in range(state.seats):
        if seat in state.out and state.held[seat]:
            yield f"seat {seat} is out and holds {state.held[seat]} cards"
        if state.round and seat not in state.out and not state.held[seat]:
            yield f"seat {seat} is in and holds no cards"
    if len(set(state.out)) != len(state.out) or len(state.out) > most_out:
        yield f"{state.out} are out"
    if state.phase == box.CHOOSE:
        if state.turn() in state.out:
            yield "it is the turn of somebody who is out"
        if state.set_rank[state.place]:
            yield "the set of the player on turn has not been discarded"
        if len(state.out) == most_out:
            yield "the round is over and somebody is asked"
        if state.cleared and (state.stall or not state.piled):
            yield "a card was discarded in this turn, but the stall count or the pile says otherwise"
    elif state.round and (not state.out or (state.phase == box.DEAL and len(state.out) != most_out)):
        yield "the round is over and too few are out"
    if state.stall < 0 or state.round < 0 or (state.phase == box.CHOOSE and not state.round):
        yield f"the stall count is {state.stall} in round {state.round}"


def card_violations(state: DnupState) -> Iterator[str]:
    pack = state.pack
    counts = state.pile[:]
    for seat in range(state.seats):
        faces = state.hand_faces(seat)
        if len(faces) != state.held[seat]:
            yield f"seat {seat} holds {len(faces)} cards, not {state.held[seat]}"
        for face in faces:
            counts[face >> 1] += 1
        if state.known:
            for face in range(2 * pack.kinds):
                many = state.known[seat * 2 * pack.kinds + face]
                if many > faces.count(face):
                    yield f"seat {seat} does not hold {pack.text[face]}, which everybody saw arrive"
    sizes: list[int] = []
    for place in range(pack.places):
        laid = state.set_faces[place]
        for face in laid:
            counts[face >> 1] += 1
            if pack.rank[face] != state.set_rank[place]:
                yield f"{pack.text[face]} lies in a set of {pack.values[state.set_rank[place]]}s"
        if len(laid) != state.set_size[place] or (not laid and state.set_rank[place]):
            yield f"the set at place {place} has {len(laid)} cards, not {state.set_size[place]}"
        if laid and not 0 <= state.set_added[place] < len(laid):
            yield f"{state.set_added[place]} of {len(laid)} cards were added to the set at place {place}"
        if laid and len(laid) in sizes:
            yield f"two sets of {len(laid)} lie on the table"
        sizes.append(len(laid))
    if sum(state.pile) != state.piled:
        yield f"{sum(state.pile)} cards are on the pile, not {state.piled}"
    for kind in range(pack.kinds):
        should = pack.mult[kind] if state.round > 0 else 0
        if counts[kind] != should:
            yield f"{pack.kind_text[kind]} is there {counts[kind]} times, not {should}"


def point_violations(state: DnupState) -> Iterator[str]:
    """Every finished round has given 3 points (1 round won), and nobody plays on who has won."""
    per_round = 1 if state.seats == 2 else box.FIRST_OUT_POINTS + box.SECOND_OUT_POINTS
    given = per_round * max(0, state.round - 1)
    if state.seats == 2:
        given += len(state.out)
    elif state.out:
        given += box.FIRST_OUT_POINTS + box.SECOND_OUT_POINTS * (len(state.out) - 1)
    if sum(state.points) != given or min(state.points) < 0:
        yield f"{state.points} are not the points of {state.round} rounds with {state.out} out"
    goal = box.ROUNDS_TO_WIN if state.seats == 2 else box.POINTS_TO_WIN
    for seat in range(state.seats):
        playing_on = state.play_out and state.phase == box.CHOOSE and seat in state.out
        if state.points[seat] >= goal and state.phase != box.OVER and not playing_on:
            yield f"seat {seat} has {state.points[seat]} points and the game goes on"
    if (state.phase == box.OVER) != (state.winner != NOBODY):
        yield "the game is over without a winner, or won and not over"
    if state.winner != NOBODY and (state.winner not in state.out or state.points[state.winner] < goal):
        yield f"seat {state.winner} has not won"
