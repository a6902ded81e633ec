"""How a world that a seat imagines came about: the decks that were shuffled, round by round.

What was turned up and drawn by lot was seen. A deck is completed backwards from what is left of it in the world: what
somebody discarded they had, and going back to a draw, the card that was drawn then leaves their hand.
"""

from collections.abc import Sequence

from estaminet.games.udaka import events
from estaminet.games.udaka.actions import Lot, Shuffle, TurnUp
from estaminet.games.udaka.material import DISCARD, HANDS, text_of
from estaminet.games.udaka.state import UdakaState
from estaminet.games.udaka.view import UdakaObservation
from estaminet.kernel.game import Past
from estaminet.kernel.unpacking import rounds_of
from estaminet.kernel.values import Event, Outcome

NEVER = -1


def past(observation: UdakaObservation, world: UdakaState) -> Past:
    rounds = rounds_of(observation.seen, events.Dealt)
    outcomes: list[Outcome] = []
    for event in observation.seen:
        if isinstance(event, events.CardTurnedUp):
            outcomes.append(TurnUp(event.card))
        elif isinstance(event, events.DealerChosen) and event.why == "lot":
            outcomes.append(Lot(event.seat))
        elif isinstance(event, events.Dealt):
            told = rounds.pop(0)
            hands, pile = [""] * world.seats, ""
            if not rounds and world.phase == DISCARD:
                hands = [HANDS[hand] for hand in world.hands]
                pile = text_of(world.deck[world.drawn :])
            outcomes.append(Shuffle(deck_of(told, hands, pile)))
    return Past(tuple(outcomes))


def deck_of(told: Sequence[Event], hands: Sequence[str], pile: str) -> str:
    """The deck of a round in which this was seen, from its deal on, and which led to these hands and this draw pile."""
    dealt = told[0]
    assert isinstance(dealt, events.Dealt)
    held = [list(hand) for hand in hands]
    due = due_cards(told, len(hands))
    drawn: list[str] = []
    for number in range(len(told) - 1, 0, -1):
        event = told[number]
        if isinstance(event, events.Discarded):
            held[event.seat] += [event.card] * event.count
        elif isinstance(event, events.Drew):
            hand = held[event.seat]
            # With `special_timing = at_once` a king or joker came after the last discard at which it was due.
            card = event.card or max(hand, key=lambda one: last_due(one, event.seat, number, due))
            hand.remove(card)
            drawn.append(card)
    order = [(dealt.first + i) % len(hands) for i in range(len(hands))]
    laps = [held[seat][lap] for lap in range(2) for seat in order]
    return "".join(laps + drawn[::-1]) + pile


def due_cards(told: Sequence[Event], seats: int) -> dict[int, tuple[int, str]]:
    """At each discard, by its number: whose it was, and which of king and joker they would have had to play instead."""
    tokens = [0] * seats
    due: dict[int, tuple[int, str]] = {}
    for number, event in enumerate(told):
        if isinstance(event, events.Discarded):
            cards = ("K" if tokens[event.seat] else "") + ("J" if sum(tokens) > tokens[event.seat] else "")
            due[number] = event.seat, "" if event.card in cards else cards
        elif isinstance(event, events.TokenTaken):
            tokens[event.seat] += event.count
        elif isinstance(event, events.TokenReturned):
            tokens[event.seat] -= 1
        elif isinstance(event, events.TokenStolen):
            tokens[event.seat] += 1
            tokens[event.victim] -= 1
    return due


def last_due(card: str, seat: int, before: int, due: dict[int, tuple[int, str]]) -> int:
    """The number of the last of this seat's discards before then at which it would have had to play this card."""
    earlier = [number for number, (who, cards) in due.items() if number < before and who == seat and card in cards]
    return max(earlier, default=NEVER)
