"""What a player on turn may do, and why not: DNUP-PLAY, DNUP-ADD, DNUP-TAKE, DNUP-ROT, DNUP-STALL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dnup.actions import card_word, place_word
from estaminet.games.dnup.material import NOWHERE
from estaminet.kernel.values import Action, Arg, Refusal

if TYPE_CHECKING:
    from estaminet.games.dnup.state import DnupState


def plays_and_adds(state: DnupState) -> list[Action]:
    """Actions A and B of the player on turn: those that `play_refusal` and `add_refusal` allow, listed at once, because
    asking for each takes ten times as long. The conformance suite holds both to the same."""
    pack = state.pack
    hands = state.hands
    set_rank = state.set_rank
    set_size = state.set_size
    places = pack.places
    seat = state.turn()
    start = seat * pack.width
    plays: list[Action] = []
    for rank in range(1, pack.width):
        share = hands[start + rank]
        if share:
            taken = 0
            for place in range(places):
                if set_rank[place] >= rank:
                    taken |= 1 << set_size[place]
            plays += pack.plays(rank, share, taken)
    for place in range(places):
        rank = set_rank[place]
        if rank and hands[start + rank] and place // pack.areas != seat:
            if obstacle(state, rank, set_size[place] + 1) != NOWHERE:
                continue
            before = NOWHERE
            for face in pack.faces_in(rank, hands[start + rank]):
                if face != before:
                    plays.append(pack.actions[pack.add_from + place * 2 * pack.kinds + face])
                before = face
    return plays


def hand_refusal(state: DnupState, rank: int, faces: list[int], clause: str) -> Refusal | None:
    """Why these cards cannot come from the hand of the player on turn; `clause` is that of the action."""
    pack = state.pack
    start = state.turn() * pack.width
    wanted = 0
    for face in faces:
        wanted += pack.weight[face]
    if pack.holds(rank, state.hands[start + rank], wanted):
        return None
    held = state.hand_faces(state.turn())
    for face in faces:
        if face not in held and face ^ 1 in held:
            return Refusal("DNUP-HAND-01", "wrong-way-up", {"card": card_word(pack.text[face ^ 1])})
        if held.count(face) < faces.count(face):
            return Refusal(clause, "not-in-hand", {"card": card_word(pack.text[face])})
    return None


def play_refusal(state: DnupState, index: int) -> Refusal | None:
    pack = state.pack
    rank = pack.ranks[index]
    refusal = hand_refusal(state, rank, pack.laid[index], "DNUP-PLAY-01")
    if refusal is not None:
        return refusal
    place = obstacle(state, rank, pack.sizes[index])
    if place == NOWHERE:
        return None
    return not_higher(state, place, "DNUP-PLAY-02")


def add_refusal(state: DnupState, face: int, place: int) -> Refusal | None:
    pack = state.pack
    if place // pack.areas == state.turn():
        if state.seats == 2:
            return Refusal("DNUP-TWO-06", "own-area")
        return Refusal("DNUP-ADD-01", "own-set")
    rank = state.set_rank[place]
    if not rank:
        return Refusal("DNUP-ADD-01", "no-set-to-add-to", {"place": place_word(place // pack.areas, pack.area(place))})
    refusal = hand_refusal(state, pack.rank[face], [face], "DNUP-ADD-01")
    if refusal is not None:
        return refusal
    if pack.rank[face] != rank:
        args: dict[str, Arg] = {"card": card_word(pack.text[face]), "value": pack.values[rank]}
        return Refusal("DNUP-ADD-01", "other-value", args)
    other = obstacle(state, rank, state.set_size[place] + 1)
    if other == NOWHERE:
        return None
    return not_higher(state, other, "DNUP-ADD-02")


def not_higher(state: DnupState, place: int, clause: str) -> Refusal:
    """The set at that place is not beaten; where whose it is makes the rule worth a word, that clause is named."""
    owner = place // state.pack.areas
    if owner in state.out:
        clause = "DNUP-OUT-03"
    elif owner == state.turn():
        clause = "DNUP-TWO-05"
    value = state.pack.values[state.set_rank[place]]
    where = place_word(owner, state.pack.area(place))
    return Refusal(clause, "not-higher", {"place": where, "count": state.set_size[place], "value": value})


def take_refusal(state: DnupState, place: int) -> Refusal | None:
    pack = state.pack
    if place // pack.areas == state.turn():
        if state.seats == 2:
            return Refusal("DNUP-TWO-06", "own-area")
        return Refusal("DNUP-TAKE-01", "own-set")
    if not state.set_rank[place]:
        return Refusal("DNUP-TAKE-02", "nothing-to-take", {"place": place_word(place // pack.areas, pack.area(place))})
    if state.guarded():
        return Refusal("DNUP-STALL-02", "guard-no-take", {"stall": state.stall})
    return None


def obstacle(state: DnupState, rank: int, size: int) -> int:
    """DNUP-PLAY-02, DNUP-ADD-02: where a set lies that a set of this rank and size would not beat."""
    place = state.place_of_size(size)
    return place if place != NOWHERE and state.set_rank[place] >= rank else NOWHERE
