"""The deal and the turns: DNUP-DEAL, DNUP-START, DNUP-TURN, DNUP-PLAY, DNUP-ADD, DNUP-TAKE, DNUP-ROT, DNUP-STALL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dnup import events
from estaminet.games.dnup.material import CHOOSE, NOWHERE
from estaminet.games.dnup.rules.cards import clear_table, discard, into_hand, lift, out_of_hand, pick_up, put, turn_hand
from estaminet.games.dnup.rules.rounds import goes_out
from estaminet.kernel.state import Tell

if TYPE_CHECKING:
    from estaminet.games.dnup.state import DnupState


def deal(state: DnupState, cards: tuple[str, ...], tell: Tell | None) -> None:
    """DNUP-DEAL-01 to 03, DNUP-START-01, DNUP-TWO-03."""
    pack = state.pack
    clear_table(state)
    seat = state.first
    for card in cards:
        if card[-1] == "*":
            state.star = seat
            card = card[:-1]
        into_hand(state, seat, pack.face_of[card])
        seat = (seat + 1) % state.seats
    state.round += 1
    state.stall = 0
    state.phase = CHOOSE
    place = state.star * pack.areas + pack.areas - 1
    if tell is not None:
        hands = [state.texts(state.hand_faces(seat)) for seat in range(state.seats)]
        tell(events.Dealt(state.round, state.star, tuple(state.held), tuple(hands)))
        tell(events.Starts(state.star, pack.area(place)))
    begin_turn(state, place, tell)


def begin_turn(state: DnupState, place: int, tell: Tell | None) -> None:
    """DNUP-TURN-02, DNUP-OUT-02: the set there is discarded; those who are out are skipped."""
    pack = state.pack
    while True:
        state.cleared = state.set_rank[place] > 0
        owner = place // pack.areas
        skipped = owner in state.out
        if state.cleared:
            faces = lift(state, place)
            discard(state, faces)
            state.stall = 0
            if tell is not None:
                tell(events.Cleared(owner, pack.area(place), state.texts(faces), skipped))
        if not skipped:
            break
        place = (place + 1) % pack.places
    state.place = place
    if tell is not None and state.guarded():
        tell(events.Guarded(owner, state.stall))


def lay(state: DnupState, index: int, tell: Tell | None) -> None:
    """A: DNUP-PLAY-01 to 05."""
    pack = state.pack
    seat = state.turn()
    faces = pack.laid[index]
    out_of_hand(state, seat, faces)
    if tell is not None:
        cards = state.texts(faces)
        tell(events.Played(seat, pack.area(state.place), pack.values[pack.ranks[index]], cards))
    settle(state, seat, state.place, faces, 0, tell)


def add(state: DnupState, face: int, place: int, tell: Tell | None) -> None:
    """B: DNUP-ADD-01 to 05."""
    pack = state.pack
    seat = state.turn()
    out_of_hand(state, seat, [face])
    faces = [*state.set_faces[place], face]
    if tell is not None:
        tell(events.Added(seat, pack.text[face], place // pack.areas, pack.area(place), len(faces)))
    settle(state, seat, place, faces, state.set_added[place] + 1, tell)


def settle(state: DnupState, seat: int, place: int, faces: list[int], added: int, tell: Tell | None) -> None:
    """The new or grown set beats the one of its size, and a player without cards is out."""
    if not state.held[seat] and not state.take_back:
        state.out.append(seat)
    beaten = state.place_of_size(len(faces))
    if beaten != NOWHERE and beat(state, beaten, seat, added > 0, tell):
        state.cleared = True
    put(state, place, faces, added)
    if state.held[seat]:
        end_turn(state, tell)
        return
    if state.take_back:
        state.out.append(seat)
    end_stall(state)
    if goes_out(state, seat, tell):
        begin_turn(state, (state.place + 1) % state.pack.places, tell)


def beat(state: DnupState, place: int, by: int, by_add: bool, tell: Tell | None) -> bool:
    """DNUP-PLAY-04, DNUP-ADD-03, DNUP-OUT-04: the set there is beaten. Whether it went to the discard pile."""
    owner = place // state.pack.areas
    faces = lift(state, place)
    if owner in state.out:
        discard(state, faces)
        if tell is not None:
            tell(events.BeatenAway(owner, state.pack.area(place), state.texts(faces)))
        return True
    pick_up(state, owner, faces)
    if tell is not None:
        cards = state.texts([face ^ 1 for face in faces])
        tell(events.Beaten(owner, state.pack.area(place), cards, by_add, owner == by))
    return False


def take(state: DnupState, place: int, tell: Tell | None) -> None:
    """C: DNUP-TAKE-01."""
    seat = state.turn()
    owner = place // state.pack.areas
    faces = lift(state, place)
    pick_up(state, seat, faces)
    if tell is not None:
        cards = state.texts([face ^ 1 for face in faces])
        tell(events.Taken(seat, owner, state.pack.area(place), cards, owner in state.out))
    end_turn(state, tell)


def turn_over(state: DnupState, tell: Tell | None) -> None:
    """D: DNUP-ROT-01."""
    seat = state.turn()
    if tell is not None:
        if state.guarded():
            tell(events.NothingToPlay(seat, sizes_and_values(state)))
        tell(events.HandTurned(seat, state.held[seat]))
    turn_hand(state, seat)
    end_turn(state, tell)


def sizes_and_values(state: DnupState) -> tuple[events.SizeAndValue, ...]:
    pack = state.pack
    return tuple(
        [
            events.SizeAndValue(place // pack.areas, state.set_size[place], pack.values[state.set_rank[place]])
            for place in range(pack.places)
            if state.set_rank[place]
        ]
    )


def end_stall(state: DnupState) -> None:
    """DNUP-STALL-01."""
    state.stall = 0 if state.cleared else state.stall + 1


def end_turn(state: DnupState, tell: Tell | None) -> None:
    """DNUP-TURN-01, DNUP-TWO-02: on to the next seat, or to the next area and then the other player's first."""
    end_stall(state)
    begin_turn(state, (state.place + 1) % state.pack.places, tell)
