"""How a world that a seat imagines came about: the deals, round by round.

Everything is open but the deal, so a deal is found by going back from what everybody holds through what happened. Of
the round that runs, or has just ended, the world says what everybody holds. What others held at the end of an earlier
round and never showed is imagined.
"""

from collections import Counter
from collections.abc import Sequence

from estaminet.games.dnup.actions import Deal, First
from estaminet.games.dnup.events import Added, Beaten, BeatenAway, Cleared, Dealt, FirstCard, HandTurned, Played, Taken
from estaminet.games.dnup.imagine import Memory, fill, hands_before
from estaminet.games.dnup.rules.cards import discard, into_hand, put
from estaminet.games.dnup.rules.pack import Pack
from estaminet.games.dnup.state import DnupState
from estaminet.games.dnup.view import DnupObservation
from estaminet.kernel.game import Past
from estaminet.kernel.rng import FastRng
from estaminet.kernel.unpacking import rounds_of
from estaminet.kernel.values import Event, Outcome


def past(observation: DnupObservation, world: DnupState) -> Past:
    pack, seen = world.pack, observation.seen
    outcomes: list[Outcome] = []
    first = 0
    for event in seen:
        if isinstance(event, FirstCard):
            outcomes.append(First(event.seat))
            first = event.seat
    rounds = rounds_of(seen, Dealt)
    for events in rounds:
        held = hands_of(world) if events is rounds[-1] else end_of_round(observation, world, events)
        dealt = events[0]
        assert isinstance(dealt, Dealt)
        outcomes.append(deal_of(pack, first, dealt.star, hands_before(pack, events, held)))
        if pack.uneven:
            first = (first + 1) % pack.seats
    return Past(tuple(outcomes))


def hands_of(state: DnupState) -> list[list[int]]:
    return [state.hand_faces(seat) for seat in range(state.seats)]


def deal_of(pack: Pack, first: int, star: int, hands: list[list[int]]) -> Deal:
    """The deal that gives these hands, the first card to this seat; the star is a card of the one who started."""
    cards: list[str] = []
    hands = [hand[:] for hand in hands]
    marked = False
    for number in range(len(pack.cards)):
        seat = (first + number) % pack.seats
        face = hands[seat].pop()
        is_star = seat == star and face >> 1 == pack.star_kind and not marked
        marked = marked or is_star
        cards.append(pack.text[face] + ("*" if is_star else ""))
    return Deal(tuple(cards))


def end_of_round(observation: DnupObservation, world: DnupState, events: Sequence[Event]) -> list[list[int]]:
    """What everybody may have held at the end of an earlier round, which had these events."""
    state = DnupState(observation.options, observation.seats, world.pack)
    pack, me = state.pack, observation.seat
    memory = Memory(pack, me)
    memory.watch(events)
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    sets: dict[tuple[int, int | None], list[int]] = {}
    turned = 0
    for event in events:
        if isinstance(event, Played):
            sets[event.seat, event.area] = [pack.face_of[card] for card in event.cards]
        elif isinstance(event, Added):
            sets[event.to, event.area].append(pack.face_of[event.card])
        elif isinstance(event, Taken):
            del sets[event.owner, event.area]
        elif isinstance(event, (Beaten, BeatenAway, Cleared)):
            del sets[event.seat, event.area]
        elif isinstance(event, HandTurned) and event.seat == me:
            turned ^= 1
    came, left = memory.sure, memory.dealt
    counts = [count + sum(came[seat]) - sum(left[seat]) for seat, count in enumerate(dealt.counts)]
    mine = Counter([pack.face_of[card] ^ turned for card in dealt.hands[me] or ()])
    mine.update(dict(enumerate(came[me])))
    mine.subtract(dict(enumerate(left[me])))
    for (seat, area), faces in sets.items():
        put(state, pack.place(seat, area), faces, 0)
    for kind in range(pack.kinds):
        discard(state, [2 * kind] * memory.pile[kind])
    for face in mine.elements():
        into_hand(state, me, face)
    fill(state, memory, tuple(counts), FastRng(len(events)))
    return hands_of(state)
