"""How a world that a seat imagines came about: the decks that were shuffled, round by round.

What was turned up and drawn by lot was seen. A deck is completed backwards from what is left of it in the world: what
somebody discarded they had, and going back to a draw, the card that was drawn then leaves their hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from estaminet.games.udaka.actions import Lot, Shuffle, TurnUp
from estaminet.games.udaka.events import (
    CardTurnedUp,
    DealerChosen,
    Dealt,
    Discarded,
    Drew,
    TokenReturned,
    TokenStolen,
    TokenTaken,
)
from estaminet.games.udaka.material import DISCARD, HANDS, text_of
from estaminet.kernel.game import Past

if TYPE_CHECKING:
    from estaminet.games.udaka.options import UdakaOptions
    from estaminet.games.udaka.state import UdakaState
    from estaminet.games.udaka.view import UdakaView
    from estaminet.kernel.values import Event, Observation, Outcome

NEVER = -1


def past(observation: Observation[UdakaOptions, UdakaView], world: UdakaState) -> Past:
    seen = observation.seen
    deals = [number for number, event in enumerate(seen) if isinstance(event, Dealt)]
    outcomes: list[Outcome] = []
    for number, event in enumerate(seen):
        if isinstance(event, CardTurnedUp):
            outcomes.append(TurnUp(event.card))
        elif isinstance(event, DealerChosen) and event.why == "lot":
            outcomes.append(Lot(event.seat))
        elif isinstance(event, Dealt):
            later = [deal for deal in deals if deal > number]
            hands, pile = [""] * world.seats, ""
            if not later and world.phase == DISCARD:
                hands = [HANDS[hand] for hand in world.hands]
                pile = text_of(world.deck[world.drawn :])
            outcomes.append(Shuffle(deck_of(seen[number : later[0] if later else None], hands, pile)))
    return Past(tuple(outcomes))


def deck_of(events: Sequence[Event], hands: Sequence[str], pile: str) -> str:
    """The deck of a round in which this was seen, from its deal on, and which led to these hands and this draw pile."""
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    held = [list(hand) for hand in hands]
    due = due_cards(events, len(hands))
    drawn: list[str] = []
    for number in range(len(events) - 1, 0, -1):
        event = events[number]
        if isinstance(event, Discarded):
            held[event.seat] += [event.card] * event.count
        elif isinstance(event, Drew):
            hand = held[event.seat]
            # With `special_timing = at_once` a king or joker came after the last discard at which it was due.
            card = event.card or max(hand, key=lambda one: last_due(one, event.seat, number, due))
            hand.remove(card)
            drawn.append(card)
    order = [(dealt.first + i) % len(hands) for i in range(len(hands))]
    laps = [held[seat][lap] for lap in range(2) for seat in order]
    return "".join(laps + drawn[::-1]) + pile


def due_cards(events: Sequence[Event], seats: int) -> dict[int, tuple[int, str]]:
    """At each discard, by its number: whose it was, and which of king and joker they would have had to play instead."""
    tokens = [0] * seats
    due: dict[int, tuple[int, str]] = {}
    for number, event in enumerate(events):
        if isinstance(event, Discarded):
            cards = ("K" if tokens[event.seat] else "") + ("J" if sum(tokens) > tokens[event.seat] else "")
            due[number] = event.seat, "" if event.card in cards else cards
        elif isinstance(event, TokenTaken):
            tokens[event.seat] += event.count
        elif isinstance(event, TokenReturned):
            tokens[event.seat] -= 1
        elif isinstance(event, TokenStolen):
            tokens[event.seat] += 1
            tokens[event.victim] -= 1
    return due


def last_due(card: str, seat: int, before: int, due: dict[int, tuple[int, str]]) -> int:
    """The number of the last of this seat's discards before then at which it would have had to play this card."""
    earlier = [number for number, (who, cards) in due.items() if number < before and who == seat and card in cards]
    return max(earlier, default=NEVER)
