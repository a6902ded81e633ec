"""How a world that a seat imagines came about: who opened, the order of every deck, and what others put away unseen.

A hand is traced back from where it ended: what left it is put back, what was drawn is taken out, and where several
cards are possible one is tried that does not contradict a hand that was shown, or a penalty that proved something,
before.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from estaminet.games.dudab import events
from estaminet.games.dudab import material as box
from estaminet.games.dudab.actions import ACTIONS, Deal, Starter
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabObservation
from estaminet.kernel.game import Past
from estaminet.kernel.unpacking import rounds_of
from estaminet.kernel.values import Action, Event, Outcome

PUT_AWAY = {events.PutAway: box.PUT_FROM, events.Trimmed: box.TRIM_FROM, events.ShedToOwn: box.SHED_FROM}
"""Where the actions begin by which a card is put away, by what is told of them."""
OF_A_HAND = (events.Laid, events.Drew, events.HandShown, events.PenaltyTaken, events.Shedding)
FROM_START = -1
MOST_STEPS = 20_000
"""A hand that was not traced back in as many steps has no past."""

Cards = tuple[int, ...]
Moved = dict[int, Cards]
"""Which cards came to a hand or left it, by the number of the event; `FROM_START` has those that were dealt."""


def past(observation: DudabObservation, world: DudabState) -> Past:
    outcomes: list[Outcome] = []
    answers: list[tuple[int, Action]] = []
    if observation.options.first_player == "random" and world.phase != box.STARTER:
        outcomes.append(Starter((world.starter - world.round + 1) % world.seats))
    for told in rounds_of(observation.seen, events.Dealt):
        hands, own, pile = world.hands, world.own_hidden, world.pile
        for event in told:
            if isinstance(event, events.RoundOver):
                hands, own, pile = [kinds(hand) for hand in event.hands], [kinds(cards) for cards in event.own], []
        moved = [Trace(told, seat).back(hands[seat], own[seat]) for seat in range(world.seats)]
        outcomes.append(Deal((*dealt(told, moved), *pile[::-1])))
        answers += put_away(told, moved)
    return Past(tuple(outcomes), tuple(answers))


def kinds(codes: Sequence[str]) -> list[int]:
    return [box.KIND_OF[code] for code in codes]


def dealt(told: Sequence[Event], moved: Sequence[Moved]) -> list[int]:
    """The cards of a deck that were dealt, drawn or turned up in a round, in order."""
    cards: list[int] = []
    for number, event in enumerate(told):
        if isinstance(event, events.Dealt):
            seats = [(event.seat + i) % len(moved) for i in range(len(moved))]
            cards += [moved[seat][FROM_START][lap] for lap in range(box.DEALT) for seat in seats]
            cards += kinds(event.columns)
        elif isinstance(event, events.Drew):
            cards += moved[event.seat][number]
        elif isinstance(event, events.TurnedUp):
            cards += kinds(event.cards)
        elif isinstance(event, (events.JungleDrawn, events.BabyDrawn)):
            cards.append(box.JUNGLE if isinstance(event, events.JungleDrawn) else box.BABY)
        elif isinstance(event, (events.CoverJoined, events.Covered)):
            cards.append(box.KIND_OF[event.card])
    return cards


def put_away(told: Sequence[Event], moved: Sequence[Moved]) -> Iterator[tuple[int, Action]]:
    """Who put which card away unseen."""
    for number, event in enumerate(told):
        if isinstance(event, events.ToOwnPile) and event.card is None:
            yield event.seat, ACTIONS[PUT_AWAY[type(event)] + moved[event.seat][number][0]]


class Trace:
    """The way back of one hand through a round."""

    def __init__(self, told: Sequence[Event], seat: int) -> None:
        self.steps = [
            (number, event) for number, event in enumerate(told) if isinstance(event, OF_A_HAND) and event.seat == seat
        ]
        self.vanished = self.count_vanished()
        self.without_past: set[tuple[int, Cards, Cards]] = set()
        self.tried = 0

    def count_vanished(self) -> list[Counter[int]]:
        """By step: the cards that must have been put away before it, for they were shown, and then no more."""
        vanished = [Counter[int]()]
        shown = Counter[int]()
        for _, event in self.steps:
            gone = vanished[-1]
            if isinstance(event, events.HandShown):
                gone = gone + (shown - Counter(kinds(event.cards)))
                shown = Counter(kinds(event.cards))
            elif isinstance(event, (events.Laid, events.Shedding)) and event.card is not None:
                shown = shown - Counter(kinds([event.card]))
            vanished.append(gone)
        return vanished

    def back(self, hand: Sequence[int], own: Sequence[int]) -> Moved:
        """All that moved, if the round has led to this hand and these cards put away."""
        moved = self.before(len(self.steps), tuple(hand), tuple(own))
        if moved is None:
            raise ValueError("this hand has no past")
        return moved

    def before(self, step: int, hand: Cards, own: Cards) -> Moved | None:
        """What moved in the first steps, if they have led to this; None if they cannot have."""
        self.tried += 1
        if step == 0:
            return {FROM_START: hand}
        if self.tried > MOST_STEPS or (step, hand, own) in self.without_past or self.vanished[step] - Counter(own):
            return None
        number, event = self.steps[step - 1]
        for cards, hand_before, own_before in self.ways(step - 1, event, hand, own):
            moved = self.before(step - 1, hand_before, own_before)
            if moved is not None:
                moved[number] = cards
                return moved
        self.without_past.add((step, hand, own))
        return None

    def ways(self, step: int, event: Event, hand: Cards, own: Cards) -> Iterator[tuple[Cards, Cards, Cards]]:
        """Which cards can have moved in a step that led to this, and hand and pile before it; the best guess first."""
        if isinstance(event, events.HandShown):
            if hand == tuple(kinds(event.cards)):
                yield (), hand, own
        elif isinstance(event, events.PenaltyTaken):
            if not set(hand) & set(kinds(event.lacking)):
                yield (), hand, own
        elif isinstance(event, events.Drew):
            drawn: Iterable[Cards] = combinations(self.latest_first(step, hand), event.count)
            for cards in dict.fromkeys(drawn if event.cards is None else [tuple(kinds(event.cards))]):
                if not (Counter(cards) - Counter(hand)):
                    yield cards, without(hand, cards), own
        elif isinstance(event, (events.Laid, events.ShedToDiscard)):
            card = box.KIND_OF[event.card or ""]
            yield (card,), tuple(sorted((*hand, card))), own
        elif isinstance(event, events.ToOwnPile):
            went = self.put_away_last(step, own) if event.card is None else kinds([event.card])
            for card in dict.fromkeys(went):
                yield (card,), tuple(sorted((*hand, card))), without(own, (card,))

    def latest_first(self, step: int, hand: Cards) -> list[int]:
        """The cards of a hand, those first that must have come, or may have come, late."""
        shown, lacking, _ = self.known(step)
        return sorted(hand, key=lambda card: 0 if card in lacking else 2 if card in shown else 1)

    def put_away_last(self, step: int, own: Cards) -> list[int]:
        """The cards of a pile, those first that may have gone there late: what had been shown went before others."""
        shown, lacking, times = self.known(step)
        due = 0 if sum(card in shown for card in own) > times else 3
        return sorted(own, key=lambda card: due if card in shown else 1 if card in lacking else 2)

    def known(self, step: int) -> tuple[set[int], set[int], int]:
        """The hand shown last before this step; since then, what was proved lacking, and how often a card was put away
        unseen."""
        shown: set[int] = set()
        lacking: set[int] = set()
        times = 0
        for _, event in self.steps[:step]:
            if isinstance(event, events.HandShown):
                shown, lacking, times = set(kinds(event.cards)), set(), 0
            elif isinstance(event, events.PenaltyTaken):
                lacking |= set(kinds(event.lacking))
            elif isinstance(event, events.ToOwnPile):
                times += 1
        return shown, lacking, times


def without(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
