"""What cannot be: sentences about a whole state, for tests and for positions that were written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules.columns import top_of
from estaminet.games.dudab.rules.frames import Frame

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState


def violations_of(state: DudabState) -> Iterator[str]:
    yield from of_play(state)
    yield from of_rounds(state)


def of_rounds(state: DudabState) -> Iterator[str]:
    finished = state.round if state.phase == box.ROUND_OVER or state.phase == box.GAME_OVER else state.round - 1
    if not 1 <= state.round <= state.house.rounds:
        yield f"there is no round {state.round} of {state.house.rounds}"
    elif len(state.scores) != finished:
        yield f"{len(state.scores)} rounds are scored and {finished} are finished"
    if (state.phase == box.GAME_OVER) != (finished == state.house.rounds):
        yield f"round {state.round} of {state.house.rounds} and the phase do not go together"
    if (state.phase == box.STARTER or state.phase == box.DEAL) and state.round != 1:
        yield "later rounds begin where the round before has ended"
    for scored in state.scores:
        for parts in scored:
            if sum(astuple(parts)) != 2 * parts.total:
                yield f"a score of {parts.total} is not the sum of its parts"
    if (state.starter == box.NOBODY) != (state.phase == box.STARTER):
        yield "the starter is known exactly when chance has said who it is"
    first = state.house.first
    opens = (first + state.round - 1) % state.seats
    if first != box.NOBODY and (state.phase == box.STARTER or state.starter != opens):
        yield f"option first_player is {first}, and round {state.round} is not opened accordingly"


def of_play(state: DudabState) -> Iterator[str]:
    """About cards, obligation and work."""
    if state.phase != box.PLAY and (state.frames or state.obligation != box.NO_OBLIGATION or state.mass_done):
        yield "there is unfinished work while no round runs"
    if state.phase == box.STARTER or state.phase == box.DEAL:
        if any_card(state):
            yield "there are cards on the table before the deal"
        if state.active != box.NOBODY:
            yield "it is somebody's turn before the deal"
        return
    if state.active == box.NOBODY:
        yield "it is nobody's turn"
        return
    sentences = [*of_cards(state), *of_columns(state)]
    yield from sentences
    if state.phase != box.PLAY:
        if state.pile:
            yield f"the round is over with {len(state.pile)} cards in the pile"
    elif not state.pile:
        yield "the pile is empty and the round goes on"
    elif not sentences:
        yield from of_obligation(state)
        yield from of_frames(state)


def any_card(state: DudabState) -> bool:
    places = state.hands + state.own_public + state.own_hidden + state.hidden + state.above + state.below
    return any(bool(cards) for cards in places) or bool(state.pile) or bool(state.discard) or True in state.jungle


def of_cards(state: DudabState) -> Iterator[str]:
    """Every card of the deck is somewhere, once; hands hold only what can be held."""
    count = [0] * box.KINDS
    for card in state.house.deck:
        count[card] -= 1
    for cards in state.hands + state.own_public + state.own_hidden + state.hidden + state.above + state.below:
        for card in cards:
            count[card] += 1
    for card in state.pile + state.discard:
        count[card] += 1
    count[box.JUNGLE] += state.jungle.count(True)
    for frame in state.frames:
        if frame.kind == Frame.PLACE:
            count[frame.about] += 1
    for card in range(box.KINDS):
        if count[card] != 0:
            there = state.house.deck.count(card)
            yield f"{box.CODES[card]} is there {there + count[card]} times, not {there}"
    for seat in range(state.seats):
        for card in state.hands[seat] + state.own_hidden[seat]:
            if card >= box.JUNGLE:
                yield f"{box.CODES[card]} is or was in the hand of seat {seat}"
        if state.hands[seat] != sorted(state.hands[seat]):
            yield f"the hand of seat {seat} is not in deck order"


def of_columns(state: DudabState) -> Iterator[str]:
    for column in range(state.width):
        above = state.above[column]
        below = state.below[column]
        hidden = state.hidden[column]
        for card in above + below:
            if card >= box.JUNGLE:
                yield f"column {column} shows {box.CODES[card]} among its cards"
        if not above and (state.phase == box.PLAY or not hidden or state.jungle[column] or below):
            yield f"column {column} shows no card"
        if len(above) > box.COLUMN_MOST:
            yield f"column {column} shows {len(above)} cards above"
        if below and not state.jungle[column]:
            yield f"column {column} has cards below a Jungle that is not there"
        if len(below) > len(above):
            yield f"column {column} shows {len(below)} cards below a Jungle and {len(above)} above"
        if hidden and (box.BABY not in hidden or hidden[0] >= box.JUNGLE or hidden[-1] < box.JUNGLE):
            yield f"the hidden stack of column {column} is not one that lies under a Baby"


def of_obligation(state: DudabState) -> Iterator[str]:
    if state.obligation == box.NO_OBLIGATION:
        return
    column = state.obliged_column
    top = top_of(state, column) if 0 <= column < state.width else box.NO_CARD
    if top == box.NO_CARD:
        yield "the obligation is on no column"
    elif state.obligation == box.SHAMAN:
        if not box.is_shaman(top):
            yield f"a Shaman demands a reaction on column {column}, which ends with {box.CODES[top]}"
    elif top != box.DUDAB or state.jungle[column]:
        yield f"a call is open on column {column}, which does not end with a Dudab"
    elif state.obligation != box.CALL or not 0 <= state.call < box.NO_CALL or not 0 <= state.caller < state.seats:
        yield "the call is none"


def of_frames(state: DudabState) -> Iterator[str]:
    """Between turns hands have 2 to 5 cards; otherwise the last frame waits for somebody, the others for it."""
    if state.mass_done and not (state.house.single_chain and state.frames):
        yield "a mass draw is noted that does not count"
    if not state.frames:
        for seat in range(state.seats):
            if not box.HAND_LEAST <= len(state.hands[seat]) <= box.HAND_MOST:
                yield f"seat {seat} has {len(state.hands[seat])} cards between turns"
    for place in range(len(state.frames)):
        yield from of_frame(state, place)


def of_frame(state: DudabState, place: int) -> Iterator[str]:
    frames = state.frames
    frame = frames[place]
    kind = frame.kind
    seat = frame.seat
    if not 0 <= seat < state.seats:
        yield f"work {place} is nobody's"
        return
    size = len(state.hands[seat])
    if (place == len(frames) - 1) != (kind in (Frame.PLACE, Frame.TRIM, Frame.SHED)):
        yield f"work {place} waits for nobody, or in front of other work"
        return
    if kind == Frame.DRAW:
        good = 0 <= frame.count <= 4 and 0 <= frame.about <= Frame.FOR_MASS
    elif kind == Frame.PLACE:
        under = place > 0 and frames[place - 1].kind == Frame.DRAW and frames[place - 1].seat == seat
        good = under and (frame.about == box.BABY or (frame.about == box.JUNGLE and False in state.jungle))
    elif kind == Frame.MASS:
        good = 0 <= frame.count <= state.seats and 1 <= frame.about <= 4
    elif kind == Frame.TRIM:
        good = size > box.HAND_MOST
    elif kind == Frame.SHED:
        named = Frame.TO_NAME <= frame.about <= Frame.TO_OWN
        good = seat == state.active and place == 0 and named and box.HAND_LEAST < size < box.HAND_MOST
    else:
        good = kind == Frame.REFILL and seat == state.active and place == 0
    if not good:
        yield f"work {place} cannot be"
