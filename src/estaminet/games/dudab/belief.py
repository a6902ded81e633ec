"""Which worlds a seat of Dudab has to reckon with, and how likely each is.

`imagine` keeps hands that were shown as proof until their cards have left, cards that a failed call or a refused
reaction rules out, and what lies hidden under a Baby. A number of such worlds is made for each decision. Each is then
weighed by what its hands would have done: who draws of their own accord seldom holds a card that fits. The last few
turns of every opponent are gone through backwards; a drawn card is any of those in hand that were not shown before.
"""

from math import sqrt
from typing import Final

from estaminet.bots.search import Policy, Pool, Worlds, likelihood
from estaminet.games.dudab import events
from estaminet.games.dudab import material as box
from estaminet.games.dudab.imagine import DRAWN, HIDDEN, OUT, SHOWN, Imagination
from estaminet.games.dudab.rules.columns import collect, demand, demand_nothing
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabObservation
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.unpacking import since
from estaminet.kernel.values import Event, Seat

WORLDS: Final = 200
ENOUGH: Final = 40.0
"""At least this many worlds should share the weight; else a search would know more than can be known."""
TURNS: Final = 3
"""How many turns of each opponent are weighed: older ones are about cards that have gone."""
DOUBT: Final = 0.05
"""This share of all turns is taken to have been played without any thought: people do, and no world is ruled out."""

ANY_CARD: Final = 0


class Step:
    """Something that happened to a hand. `then` is the table before it, if the owner chose to do this; the hand and
    the own pile in it are not those of any world yet."""

    def __init__(self, kind: int, arg: int, then: DudabState | None, index: int) -> None:
        self.kind = kind
        self.arg = arg
        self.then = then
        self.index = index


class Turns:
    """The round gone through once more as everybody saw it, with hands and pile of the right size."""

    def __init__(self, observation: DudabObservation) -> None:
        options = observation.options
        self.me: int = observation.seat
        self.table: DudabState = DudabState(options, observation.seats)
        self.steps: list[list[Step]] = [[] for _ in range(observation.seats)]
        self.shown: list[list[int]] = [[] for _ in range(observation.seats)]
        """Of each hand the cards that were shown and have not left it openly."""
        told = since(observation.seen, events.Dealt)
        # Where Jungles and Babies turn the table over nothing is read from turns.
        if options.expansions == "none" and told and isinstance(told[0], events.Dealt):
            for event in told:
                self.note(event)

    def choice(self, seat: int) -> DudabState | None:
        if seat == self.me:
            return None
        then = self.table.copy()
        then.active = seat
        then.asked = seat
        return then

    def lost(self, seat: int, kind: int, card: int) -> None:
        self.table.hands[seat].pop()
        self.steps[seat].append(Step(kind, card, None, -1))
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

    def note(self, event: Event) -> None:
        table = self.table
        if isinstance(event, events.Dealt):
            table.phase = box.PLAY
            table.hands = [[ANY_CARD] * box.DEALT for _ in range(table.seats)]
            table.above = [[box.KIND_OF[code]] for code in event.columns]
            table.pile = [ANY_CARD] * event.pile
        elif isinstance(event, events.Laid):
            card = box.KIND_OF[event.card]
            call = box.NO_CALL if event.call is None else box.CALL_OF[event.call]
            index = (
                box.DUDAB_FROM + event.column * box.CALL_CHOICES + call
                if card == box.DUDAB
                else card * box.MOST_COLUMNS + event.column
            )
            then = self.choice(event.seat)
            self.lost(event.seat, OUT, card)
            self.steps[event.seat][-1].then = then
            self.steps[event.seat][-1].index = index
            table.above[event.column].append(card)
            demand(table, event.seat, card, event.column, call, None)
        elif isinstance(event, events.Collected):
            collect(table, event.seat, event.column, None)
        elif isinstance(event, events.HandShown):
            self.shown[event.seat] = [box.KIND_OF[code] for code in event.cards]
            self.steps[event.seat].append(Step(SHOWN, 0, None, -1))
        elif isinstance(event, events.PenaltyTaken):
            self.steps[event.seat].append(Step(DRAWN, 0, self.choice(event.seat), box.PENALTY_INDEX))
            demand_nothing(table)
        elif isinstance(event, events.Drew):
            # Under a call and with five cards the hand is shown first, so that there is nothing left to read.
            free = (
                event.rule == "DUDAB-TURN-01"
                and table.obligation != box.CALL
                and len(table.hands[event.seat]) < box.HAND_MOST
            )
            then = self.choice(event.seat) if free else None
            self.steps[event.seat].append(Step(DRAWN, event.count, then, box.DRAW_INDEX))
            table.hands[event.seat] += [ANY_CARD] * event.count
            del table.pile[len(table.pile) - event.count :]
        elif isinstance(event, events.TurnedUp):
            table.discard += [box.KIND_OF[code] for code in event.cards]
            del table.pile[len(table.pile) - len(event.cards) :]
        elif isinstance(event, events.ShedToDiscard):
            assert event.card is not None
            self.lost(event.seat, OUT, box.KIND_OF[event.card])
            table.discard.append(box.KIND_OF[event.card])
        elif isinstance(event, events.ToOwnPile):
            self.lost(event.seat, HIDDEN, -1 if event.card is None else box.KIND_OF[event.card])

    def weight(self, world: DudabState, policy: Policy, rng: Rng) -> float:
        """How likely the other seats would have played as they did with the hands of this world."""
        weight = 1.0
        for seat in range(world.seats):
            if seat != self.me:
                weight *= self.weight_of(seat, world, policy, rng)
        return weight

    def weight_of(self, seat: int, world: DudabState, policy: Policy, rng: Rng) -> float:
        hand = world.hands[seat][:]
        steps = self.steps[seat]
        weight = 1.0
        turns = 0
        for i in range(len(steps) - 1, -1, -1):
            step = steps[i]
            if step.kind == SHOWN or step.kind == HIDDEN or turns == TURNS:
                break
            if step.kind == OUT:
                hand.append(step.arg)
                hand.sort()
            elif not take_back(hand, step.arg, self.shown[seat], rng):
                break
            then = step.then
            if then is not None:
                then.hands[seat] = hand[:]
                then.own_hidden[seat] = world.own_hidden[seat]
                weight *= likelihood(policy, then, Seat(seat), step.index, DOUBT)
                turns += 1
        return weight


def take_back(hand: list[int], count: int, shown: list[int], rng: Rng) -> bool:
    """Take this many cards that may have come last from the hand; False if there are fewer."""
    fresh = hand[:]
    for card in shown:
        if card in fresh:
            fresh.remove(card)
    if len(fresh) < count:
        return False
    for _ in range(count):
        hand.remove(fresh.pop(rng.below(len(fresh))))
    return True


def flattened(weights: list[float], enough: float) -> list[float]:
    """The same weights, or their square roots, taken until `enough` of them count (the square of their sum over the sum
    of their squares), but at most four times: where hardly any has weight at all, more would not help."""
    for _ in range(4):
        total = 0.0
        squares = 0.0
        for weight in weights:
            total += weight
            squares += weight * weight
        if total * total >= enough * squares:
            break
        weights = [sqrt(weight) for weight in weights]
    return weights


def worlds(observation: DudabObservation, policy: Policy, rng: Rng, count: int = WORLDS) -> Worlds:
    turns = Turns(observation)
    imagination = Imagination(observation)
    made: list[State] = []
    weights: list[float] = []
    for _ in range(count):
        world = imagination.draw(rng)
        made.append(world)
        weights.append(turns.weight(world, policy, rng))
    return Pool(made, flattened(weights, ENOUGH))
