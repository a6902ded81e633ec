"""What happens in a turn, and by itself until somebody is asked again (sections NUM to BABY)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from estaminet.games.dudab import events
from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules.columns import bury, collect, demand, demand_nothing, room_below, top_of
from estaminet.games.dudab.rules.frames import Frame
from estaminet.games.dudab.rules.obstacles import forced_reactions
from estaminet.games.dudab.rules.scoring import end_round

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def lay(state: DudabState, card: int, column: int, call: int, tell: Tell | None) -> None:
    """PICK-06: lay, with the call; collect, shed, refill."""
    seat = state.active
    if tell is not None:
        named = box.CALLS[call] if card == box.DUDAB and call != box.NO_CALL else None
        tell(events.Laid(seat, box.CODES[card], column, named, rule_of(state, card, column)))
    hand = state.hands[seat]
    hand.remove(card)
    if state.jungle[column]:
        below = state.below[column]
        below.append(card)
        overflow = len(below) > len(state.above[column])  # JUN-06
    else:
        above = state.above[column]
        above.append(card)
        overflow = len(above) > box.COLUMN_MOST  # PICK-01
    if overflow:
        collect(state, seat, column, tell)
    demand(state, seat, card, column, call, tell)
    if overflow and len(hand) > box.HAND_LEAST:
        state.frames.append(Frame(Frame.SHED, seat, 0, Frame.TO_NAME))
        go_on(state, tell)
    elif len(hand) < box.HAND_LEAST:
        state.frames.append(Frame(Frame.REFILL, seat))
        go_on(state, tell)
    else:
        end_turn(state)


def rule_of(state: DudabState, card: int, column: int) -> str:
    """The clause by which a legal card fits, for the log."""
    if room_below(state, column):
        if card == box.DUDAB:
            return "DUDAB-JUN-13"
        if card >= box.FIRST_SHAMAN:
            return "DUDAB-JUN-15" if state.obligation == box.SHAMAN else "DUDAB-JUN-14"
        return "DUDAB-JUN-08"
    if state.obligation == box.SHAMAN:
        return "DUDAB-REACT-04" if card == box.DUDAB else "DUDAB-REACT-03"
    if state.obligation == box.CALL:
        if card == box.DUDAB:
            return "DUDAB-DUD-17" if column != state.obliged_column else "DUDAB-DUD-09"
        return "DUDAB-DUD-05" if card < box.NUMBERS else "DUDAB-SHA-04"
    if card == box.DUDAB:
        return "DUDAB-DUD-01"
    top = top_of(state, column)
    if top == box.DUDAB and state.jungle[column]:
        return "DUDAB-JUN-14"  # the card too many, facing nothing
    if card >= box.FIRST_SHAMAN:
        return "DUDAB-SHA-01"
    if top == box.DUDAB:
        return "DUDAB-NUM-04"
    return "DUDAB-NUM-01" if top < box.NUMBERS else "DUDAB-NUM-03"


_DREW_BY: Final[list[str]] = ["DUDAB-TURN-01", "DUDAB-REACT-05", "DUDAB-HAND-01", "DUDAB-BABY-04"]


def go_on(state: DudabState, tell: Tell | None) -> None:
    """Work off the frames until somebody is asked or the round is over; without frames the turn ends."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        kind = frame.kind
        seat = frame.seat
        if kind == Frame.TRIM:
            if len(state.hands[seat]) > box.HAND_MOST:
                state.asked = seat
                state.asking = box.TRIM
                return
            frames.pop()
        elif kind == Frame.DRAW:
            frames.pop()
            if not draw(state, seat, frame.count, frame.about, tell):
                return
        elif kind == Frame.REFILL:  # HAND-01, HAND-04
            if len(state.hands[seat]) >= box.HAND_LEAST:
                frames.pop()
            elif not draw(state, seat, 1, Frame.FOR_REFILL, tell):
                return
        elif kind == Frame.SHED:  # PICK-03
            if len(state.hands[seat]) > box.HAND_LEAST:
                state.asked = seat
                state.asking = box.SHED_TO if frame.about == Frame.TO_NAME else box.SHED
                return
            frames.pop()
        elif frame.count == 0:
            frames.pop()
        else:  # BABY-05: a mass draw, seat by seat
            frames[-1] = Frame(Frame.MASS, (seat + 1) % state.seats, frame.count - 1, frame.about)
            if not draw(state, seat, frame.about, Frame.FOR_MASS, tell):
                return
    end_turn(state)


def end_turn(state: DudabState) -> None:
    """TURN-04."""
    state.active = (state.active + 1) % state.seats
    state.mass_done = False
    state.asked = state.active
    state.asking = box.TURN


def draw(state: DudabState, seat: int, left: int, why: int, tell: Tell | None) -> bool:
    """Draw this many cards; False if that stops on the way: a card has to be placed, or the round is over."""
    pile = state.pile
    drawn: list[int] = []
    while left > 0:
        card = pile.pop()
        left -= 1
        if card < box.JUNGLE:
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
        state.frames.append(Frame(Frame.DRAW, seat, left, why))
        state.frames.append(Frame(Frame.PLACE, seat, 0, card))
        state.asked = seat
        state.asking = box.PLACE_JUNGLE if card == box.JUNGLE else box.PLACE_BABY
        return False
    tell_draw(seat, drawn, why, False, tell)
    if len(state.hands[seat]) > box.HAND_MOST:  # HAND-02, HAND-03
        state.frames.append(Frame(Frame.TRIM, seat))
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
    if card == box.JUNGLE:
        no_column = not last and False not in state.jungle
        if tell is not None:
            tell(events.JungleDrawn(seat, "last-card" if last else ("no-column" if no_column else None)))
        if last or no_column:
            state.discard.append(card)
        return not no_column
    if tell is not None:
        tell(events.BabyDrawn(seat, "last-card" if last else None))
    if last:
        state.discard.append(card)
    return True


def tell_draw(seat: int, drawn: list[int], why: int, interrupted: bool, tell: Tell | None) -> None:
    if tell is not None and drawn:
        tell(events.Drew(seat, len(drawn), box.codes(drawn), interrupted, _DREW_BY[why]))


def draw_in_turn(state: DudabState, put: int, tell: Tell | None) -> None:
    """DRAW-01, DRAW-03, DUD-07, DUD-08, DUD-16: show where ordered, put away a card that is named, draw."""
    seat = state.active
    hand = state.hands[seat]
    under_call = state.obligation == box.CALL
    if tell is not None and (under_call or len(hand) == box.HAND_MOST):  # INFO-03
        tell(events.HandShown(seat, box.codes(hand), "call" if under_call else "five"))
    if put != box.NO_CARD:
        hand.remove(put)
        state.own_hidden[seat].append(put)
        if tell is not None:
            tell(events.PutAway(seat, box.CODES[put], state.house.open_piles, under_call))
    if draw(state, seat, 1, Frame.FOR_TURN, tell):
        go_on(state, tell)


def take_penalty(state: DudabState, tell: Tell | None) -> None:
    """REACT-05, REACT-06: turn up until a number appears, then draw as many."""
    seat = state.active
    if tell is not None:
        tell(events.PenaltyTaken(seat, box.codes(forced_reactions(state))))
    demand_nothing(state)
    turned: list[int] = []
    value = 0
    while value == 0 and state.pile:
        card = state.pile.pop()
        turned.append(card)
        value = box.VALUE[card]
    state.discard += turned
    if tell is not None:
        tell(events.TurnedUp(seat, box.codes(turned), value if value else None))
    if not state.pile:  # END-02
        end_round(state, tell)
    elif draw(state, seat, value, Frame.FOR_PENALTY, tell):
        go_on(state, tell)


def trim(state: DudabState, card: int, tell: Tell | None) -> None:
    """HAND-02."""
    seat = state.asked
    state.hands[seat].remove(card)
    state.own_hidden[seat].append(card)
    if tell is not None:
        tell(events.Trimmed(seat, box.CODES[card], state.house.open_piles))
    go_on(state, tell)


def name_place(state: DudabState, place: int, tell: Tell | None) -> None:
    """PICK-04."""
    seat = state.asked
    state.frames[-1] = Frame(Frame.SHED, seat, 0, place)
    if tell is not None:
        count = len(state.hands[seat]) - box.HAND_LEAST
        tell(events.ShedToNamed(seat, "discard" if place == Frame.TO_DISCARD else "own", count))
    state.asking = box.SHED


def shed(state: DudabState, card: int, tell: Tell | None) -> None:
    """PICK-03, PICK-04."""
    seat = state.asked
    state.hands[seat].remove(card)
    if state.frames[-1].about == Frame.TO_OWN:
        state.own_hidden[seat].append(card)
        if tell is not None:
            tell(events.ShedToOwn(seat, box.CODES[card], state.house.open_piles))
    else:
        state.discard.append(card)
        if tell is not None:
            tell(events.ShedToDiscard(seat, box.CODES[card], True))
    go_on(state, tell)


def place_jungle(state: DudabState, column: int, tell: Tell | None) -> None:
    """JUN-01, JUN-02: across the end of the column, whatever its length."""
    state.frames.pop()
    state.jungle[column] = True
    if tell is not None:
        tell(events.JunglePlaced(state.asked, column))
    # JUN-16: a call needs its Dudab at the end of the column. JUN-17: a Shaman's demand does not.
    if state.obligation == box.CALL and state.obliged_column == column:
        demand_nothing(state)
        if tell is not None:
            tell(events.ObligationLapsed("call", column, "jungle"))
    go_on(state, tell)


def place_baby(state: DudabState, column: int, tell: Tell | None) -> None:
    """BABY-01 to 04: bury the column, turn a cover."""
    state.frames.pop()
    buried = bury(state, column)
    hidden = state.hidden[column]
    hidden += buried
    hidden.append(box.BABY)
    if tell is not None:
        tell(events.BabyPlaced(state.asked, column, box.codes(buried)))
    if state.obligation != box.NO_OBLIGATION and state.obliged_column == column:  # BABY-12
        if tell is not None:
            tell(events.ObligationLapsed("call" if state.obligation == box.CALL else "shaman", column, "baby"))
        demand_nothing(state)
    card = state.pile.pop()
    while card >= box.JUNGLE:  # BABY-11
        hidden.append(card)
        if tell is not None:
            tell(events.CoverJoined(column, "J" if card == box.JUNGLE else "BB"))
        if not state.pile:
            end_round(state, tell)
            return
        card = state.pile.pop()
    state.above[column].append(card)
    if tell is not None:
        tell(events.Covered(column, box.CODES[card]))
    if not state.pile:
        end_round(state, tell)
        return
    if box.VALUE[card] > 0:  # BABY-07
        everybody_draws(state, box.VALUE[card], tell)
    go_on(state, tell)


def everybody_draws(state: DudabState, value: int, tell: Tell | None) -> None:
    """BABY-04, BABY-05: from whoever placed the Baby on."""
    if state.house.single_chain:
        if state.mass_done:  # BABY-17
            if tell is not None:
                tell(events.NobodyDraws(value))
            return
        state.mass_done = True
    if tell is not None:
        tell(events.EverybodyDraws(state.asked, value))
    state.frames.append(Frame(Frame.MASS, state.asked, state.seats, value))
