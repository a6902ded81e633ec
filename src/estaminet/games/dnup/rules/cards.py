"""How cards move between hands, sets on the table and the discard pile: DNUP-HAND, DNUP-FLIP, DNUP-ROT."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from estaminet.games.dnup.state import DnupState


def clear_table(state: DnupState) -> None:
    """Before a deal: nothing is held, laid, discarded or remembered."""
    pack = state.pack
    state.hands = [0] * (state.seats * pack.width)
    state.held = [0] * state.seats
    state.set_rank = [0] * pack.places
    state.set_size = [0] * pack.places
    state.set_faces = [[] for _ in range(pack.places)]
    state.set_added = [0] * pack.places
    state.pile = [0] * pack.kinds
    state.piled = 0
    state.out = []
    state.known = [0] * len(state.known)


def into_hand(state: DnupState, seat: int, face: int) -> None:
    pack = state.pack
    state.hands[seat * pack.width + pack.rank[face]] += pack.weight[face]
    state.held[seat] += 1


def out_of_hand(state: DnupState, seat: int, faces: list[int]) -> None:
    pack = state.pack
    for face in faces:
        state.hands[seat * pack.width + pack.rank[face]] -= pack.weight[face]
    state.held[seat] -= len(faces)
    if state.known:
        start = seat * 2 * pack.kinds
        for face in faces:
            if state.known[start + face]:
                state.known[start + face] -= 1


def put(state: DnupState, place: int, faces: list[int], added: int) -> None:
    state.set_rank[place] = state.pack.rank[faces[0]]
    state.set_size[place] = len(faces)
    state.set_faces[place] = faces
    state.set_added[place] = added


def lift(state: DnupState, place: int) -> list[int]:
    """Take the set off the table; its faces as they lay."""
    faces = state.set_faces[place]
    state.set_rank[place] = 0
    state.set_size[place] = 0
    state.set_faces[place] = []
    state.set_added[place] = 0
    return faces


def discard(state: DnupState, faces: list[int]) -> None:
    for face in faces:
        state.pile[face >> 1] += 1
    state.piled += len(faces)


def pick_up(state: DnupState, seat: int, faces: list[int]) -> None:
    """DNUP-FLIP-01: cards go from the table to a hand, and every one is turned."""
    for face in faces:
        into_hand(state, seat, face ^ 1)
    if state.known:
        start = seat * 2 * state.pack.kinds
        for face in faces:
            state.known[start + (face ^ 1)] += 1


def turn_hand(state: DnupState, seat: int) -> None:
    """DNUP-ROT-01."""
    pack = state.pack
    faces = state.hand_faces(seat)
    start = seat * pack.width
    for rank in range(1, pack.width):
        state.hands[start + rank] = 0
    for face in faces:
        state.hands[start + pack.rank[face ^ 1]] += pack.weight[face ^ 1]
    if state.known:
        for face in range(seat * 2 * pack.kinds, (seat + 1) * 2 * pack.kinds, 2):
            state.known[face], state.known[face + 1] = state.known[face + 1], state.known[face]
