"""The deal, the turns, the end of a round and of the game: DNUP-DEAL to DNUP-GAME, DNUP-TWO."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dnup import events
from estaminet.games.dnup import material as box
from estaminet.games.dnup.actions import Deal, First
from estaminet.games.dnup.rules.cards import clear_table, discard, into_hand, lift, out_of_hand, pick_up, put, turn_hand
from estaminet.kernel.state import Tell
from estaminet.kernel.values import Outcome, Refusal

if TYPE_CHECKING:
    from estaminet.games.dnup.state import DnupState
    from estaminet.kernel.rng import Rng


def outcome_refusal(state: DnupState, outcome: Outcome) -> Refusal | None:
    if isinstance(outcome, First):
        if state.phase != box.FIRST:
            return Refusal("DNUP-DEAL-03", "first-known")
        if not 0 <= outcome.seat < state.seats:
            return Refusal("DNUP-DEAL-03", "first-not-seated")
        return None
    if state.phase != box.DEAL:
        return Refusal("DNUP-DEAL-01", "no-deal-now")
    if not isinstance(outcome, Deal):
        return Refusal("DNUP-DEAL-01", "no-deal-now")
    pack = state.pack
    counts = [0] * pack.kinds
    stars = 0
    for card in outcome.cards:
        plain = card.removesuffix("*")
        if plain not in pack.face_of:
            return Refusal("DNUP-SETUP-01", "no-such-card", {"card": card})
        kind = pack.face_of[plain] >> 1
        counts[kind] += 1
        if plain != card:
            stars += 1
            if kind != pack.star_kind:
                return Refusal("DNUP-SETUP-02", "star-elsewhere", {"card": pack.kind_text[pack.star_kind]})
    if counts != pack.mult:
        return Refusal("DNUP-DEAL-01", "not-the-deck", {"count": len(pack.cards)})
    if stars != 1:
        return Refusal("DNUP-SETUP-02", "star-once", {"card": pack.kind_text[pack.star_kind]})
    return None


def sampled(state: DnupState, rng: Rng) -> Outcome:
    """The first seat of an uneven deal: `below(seats)`. A deal: the numbers 0, 1, ... of the cards in play, in the
    order of the deck's list, are shuffled; then `below(2)` for each card as it is dealt, 0: its lower value is up.
    """
    if state.phase == box.FIRST:
        return First(rng.below(state.seats))
    pack = state.pack
    order = rng.shuffled(list(range(len(pack.cards))))
    texts: list[str] = []
    for card in order:
        text = pack.text[2 * pack.cards[card] + rng.below(2)]
        texts.append(text + "*" if card == pack.star else text)
    return Deal(tuple(texts))


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
    state.phase = box.CHOOSE
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
    if beaten != box.NOWHERE and beat(state, beaten, seat, added > 0, tell):
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


def goes_out(state: DnupState, seat: int, tell: Tell | None) -> bool:
    """DNUP-OUT-01, DNUP-OUT-06, DNUP-GAME-01 to 03, DNUP-TWO-07 and 08: a player without cards scores.

    Whether the round goes on.
    """
    place = len(state.out)
    if state.seats == 2:
        state.points[seat] += 1
        if tell is not None:
            tell(events.RoundWon(seat, state.points[seat]))
    else:
        state.points[seat] += box.FIRST_OUT_POINTS if place == 1 else box.SECOND_OUT_POINTS
        if tell is not None:
            tell(events.WentOut(seat, place, state.points[seat]))
    round_over = place == 2 or state.seats == 2
    goal = box.ROUNDS_TO_WIN if state.seats == 2 else box.POINTS_TO_WIN
    if round_over or not state.play_out:
        for player in state.out:
            if state.points[player] >= goal:
                state.phase = box.OVER
                state.winner = player
                end_round(state)
                if tell is not None:
                    tell(events.Won(player, state.points[player], state.won_by()))
                return False
    if not round_over:
        return True
    state.phase = box.DEAL
    end_round(state)
    if state.pack.uneven:
        state.first = (state.first + 1) % state.seats
    if tell is not None:
        tell(events.RoundOver(state.round, tuple(state.points)))
    return False


def end_round(state: DnupState) -> None:
    """Hands and sets stay as they are until the next deal, but it is nobody's turn."""
    state.place = box.NOWHERE
    state.stall = 0
    state.cleared = False
