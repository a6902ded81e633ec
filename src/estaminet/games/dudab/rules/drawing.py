"""Drawing, and everything that happens by itself until somebody is asked again (sections HAND, DRAW and REACT)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from estaminet.games.dudab.events import (
    BabyDrawn,
    Drew,
    HandShown,
    JungleDrawn,
    PenaltyTaken,
    PutAway,
    ShedToDiscard,
    ShedToNamed,
    ShedToOwn,
    Trimmed,
    TurnedUp,
)
from estaminet.games.dudab.material import (
    CALL,
    CODES,
    HAND_LEAST,
    HAND_MOST,
    JUNGLE,
    NO_CARD,
    PLACE_BABY,
    PLACE_JUNGLE,
    SHED,
    SHED_TO,
    TRIM,
    TURN,
    VALUE,
    codes,
)
from estaminet.games.dudab.rules.demands import demand_nothing
from estaminet.games.dudab.rules.ending import end_round
from estaminet.games.dudab.rules.frames import (
    DRAW_FRAME,
    FOR_MASS,
    FOR_PENALTY,
    FOR_REFILL,
    FOR_TURN,
    MASS_FRAME,
    PLACE_FRAME,
    REFILL_FRAME,
    SHED_FRAME,
    TO_DISCARD,
    TO_NAME,
    TO_OWN,
    TRIM_FRAME,
    Frame,
)
from estaminet.games.dudab.rules.obstacles import forced_reactions

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell

_DREW_BY: Final[list[str]] = ["DUDAB-TURN-01", "DUDAB-REACT-05", "DUDAB-HAND-01", "DUDAB-BABY-04"]


def go_on(state: DudabState, tell: Tell | None) -> None:
    """Work off the frames until somebody is asked or the round is over; without frames the turn ends."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        kind = frame.kind
        seat = frame.seat
        if kind == TRIM_FRAME:
            if len(state.hands[seat]) > HAND_MOST:
                state.asked = seat
                state.asking = TRIM
                return
            frames.pop()
        elif kind == DRAW_FRAME:
            frames.pop()
            if not draw(state, seat, frame.count, frame.about, tell):
                return
        elif kind == REFILL_FRAME:  # HAND-01, HAND-04
            if len(state.hands[seat]) >= HAND_LEAST:
                frames.pop()
            elif not draw(state, seat, 1, FOR_REFILL, tell):
                return
        elif kind == SHED_FRAME:  # PICK-03
            if len(state.hands[seat]) > HAND_LEAST:
                state.asked = seat
                state.asking = SHED_TO if frame.about == TO_NAME else SHED
                return
            frames.pop()
        elif frame.count == 0:
            frames.pop()
        else:  # BABY-05: a mass draw, seat by seat
            frames[-1] = Frame(MASS_FRAME, (seat + 1) % state.seats, frame.count - 1, frame.about)
            if not draw(state, seat, frame.about, FOR_MASS, tell):
                return
    end_turn(state)


def end_turn(state: DudabState) -> None:
    """TURN-04."""
    state.active = (state.active + 1) % state.seats
    state.mass_done = False
    state.asked = state.active
    state.asking = TURN


def draw(state: DudabState, seat: int, left: int, why: int, tell: Tell | None) -> bool:
    """Draw this many cards; False if that stops on the way: a card has to be placed, or the round is over."""
    pile = state.pile
    drawn: list[int] = []
    while left > 0:
        card = pile.pop()
        left -= 1
        if card < JUNGLE:
            take(state, seat, card)
            if tell is not None:
                drawn.append(card)
            if not pile:
                tell_draw(seat, drawn, why, False, tell)
                end_round(state, tell)
                return False
            continue
        tell_draw(seat, drawn, why, True, tell)
        drawn = []
        if not to_be_placed(state, seat, card, tell):
            continue
        if not pile:  # END-05
            end_round(state, tell)
            return False
        state.frames.append(Frame(DRAW_FRAME, seat, left, why))
        state.frames.append(Frame(PLACE_FRAME, seat, 0, card))
        state.asked = seat
        state.asking = PLACE_JUNGLE if card == JUNGLE else PLACE_BABY
        return False
    tell_draw(seat, drawn, why, False, tell)
    if len(state.hands[seat]) > HAND_MOST:  # HAND-02, HAND-03
        state.frames.append(Frame(TRIM_FRAME, seat))
    return True


def take(state: DudabState, seat: int, card: int) -> None:
    """A card comes into a hand, which stays in deck order."""
    hand = state.hands[seat]
    if not hand or card >= hand[-1]:
        hand.append(card)
    else:
        insort(hand, card)


def to_be_placed(state: DudabState, seat: int, card: int, tell: Tell | None) -> bool:
    """Whether a drawn Jungle or Baby stops the draw. JUN-03: a Jungle without a column is discarded."""
    last = not state.pile
    if card == JUNGLE:
        no_column = not last and False not in state.jungle
        if tell is not None:
            tell(JungleDrawn(seat, "last-card" if last else ("no-column" if no_column else None)))
        if last or no_column:
            state.discard.append(card)
        return not no_column
    if tell is not None:
        tell(BabyDrawn(seat, "last-card" if last else None))
    if last:
        state.discard.append(card)
    return True


def tell_draw(seat: int, drawn: list[int], why: int, interrupted: bool, tell: Tell | None) -> None:
    if tell is not None and drawn:
        tell(Drew(seat, len(drawn), codes(drawn), interrupted, _DREW_BY[why]))


def draw_in_turn(state: DudabState, put: int, tell: Tell | None) -> None:
    """DRAW-01, DRAW-03, DUD-07, DUD-08, DUD-16: show where ordered, put away a card that is named, draw."""
    seat = state.active
    hand = state.hands[seat]
    under_call = state.obligation == CALL
    if tell is not None and (under_call or len(hand) == HAND_MOST):  # INFO-03
        tell(HandShown(seat, codes(hand), "call" if under_call else "five"))
    if put != NO_CARD:
        hand.remove(put)
        state.own_hidden[seat].append(put)
        if tell is not None:
            tell(PutAway(seat, CODES[put], state.open_piles, under_call))
    if draw(state, seat, 1, FOR_TURN, tell):
        go_on(state, tell)


def take_penalty(state: DudabState, tell: Tell | None) -> None:
    """REACT-05, REACT-06: turn up until a number appears, then draw as many."""
    seat = state.active
    if tell is not None:
        tell(PenaltyTaken(seat, codes(forced_reactions(state))))
    demand_nothing(state)
    turned: list[int] = []
    value = 0
    while value == 0 and state.pile:
        card = state.pile.pop()
        turned.append(card)
        value = VALUE[card]
    state.discard += turned
    if tell is not None:
        tell(TurnedUp(seat, codes(turned), value if value else None))
    if not state.pile:  # END-02
        end_round(state, tell)
    elif draw(state, seat, value, FOR_PENALTY, tell):
        go_on(state, tell)


def trim(state: DudabState, card: int, tell: Tell | None) -> None:
    """HAND-02."""
    seat = state.asked
    state.hands[seat].remove(card)
    state.own_hidden[seat].append(card)
    if tell is not None:
        tell(Trimmed(seat, CODES[card], state.open_piles))
    go_on(state, tell)


def name_place(state: DudabState, place: int, tell: Tell | None) -> None:
    """PICK-04."""
    seat = state.asked
    state.frames[-1] = Frame(SHED_FRAME, seat, 0, place)
    if tell is not None:
        count = len(state.hands[seat]) - HAND_LEAST
        tell(ShedToNamed(seat, "discard" if place == TO_DISCARD else "own", count))
    state.asking = SHED


def shed(state: DudabState, card: int, tell: Tell | None) -> None:
    """PICK-03, PICK-04."""
    seat = state.asked
    state.hands[seat].remove(card)
    if state.frames[-1].about == TO_OWN:
        state.own_hidden[seat].append(card)
        if tell is not None:
            tell(ShedToOwn(seat, CODES[card], state.open_piles))
    else:
        state.discard.append(card)
        if tell is not None:
            tell(ShedToDiscard(seat, CODES[card], True))
    go_on(state, tell)
