"""What the other hands are likely to be: at most 64 pairs of ranks per opponent, the odds times what they did last.

Suits do not matter, so a hand of two is one of few. The odds are those of the unseen cards; a discard says which cards
its player kept instead, and the kept ones are weighed by how likely a club player would have discarded so from them.
"""

from estaminet.bots.search import Policy, Worlds, pick
from estaminet.games.udaka.events import Discarded, TokenReturned, TokenStolen, TokenTaken, UdakaTaken
from estaminet.games.udaka.imagine import imagine, this_round
from estaminet.games.udaka.rules.rounds import DISCARD, NOBODY
from estaminet.games.udaka.rules.tables import (
    ACE,
    COPIES,
    COUNT_AT,
    HAND_SIZE,
    HANDS,
    HELD,
    JOKER,
    KING,
    RANK_AT,
    RANK_OF,
    WITH,
)
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Event, Observation, Seat

DOUBT = 0.1
"""This share of all discards is taken to have been made without any thought."""

HANDS_OF: list[list[int]] = [
    [hand for hand in range(len(HANDS)) if HAND_SIZE[hand] == size] for size in range(max(HAND_SIZE) + 1)
]


def odds(hand: int, unseen: list[int]) -> float:
    """In how many ways this hand can be made of the unseen cards."""
    ways = 1.0
    held = HELD[hand]
    for rank in range(ACE, JOKER + 1):
        count = held[rank]
        for i in range(count):
            ways *= float(unseen[rank] - i) / float(i + 1)
    return max(0.0, ways)


def unseen_cards(state: UdakaState, me: int) -> list[int]:
    """By rank: the cards in other hands and in the draw pile; `me` knows them all to be there, but not where."""
    left = COPIES[:]
    left[ACE] -= state.aces
    for rank in state.regular:
        left[rank] -= 1
    held = HELD[state.hands[me]]
    for rank in range(ACE, JOKER + 1):
        left[rank] -= held[rank]
    return left


def before_last_discard(state: UdakaState, events: list[Event], seat: int) -> tuple[UdakaState, Discarded] | None:
    """The table as it was when this seat chose its latest discard, and the discard; None if it has made none.

    Hands are as they are now. Only what the choice depends on is taken back.
    """
    then = state.copy()
    then.regular = state.regular[:]
    for i in range(len(events) - 1, -1, -1):
        event = events[i]
        if isinstance(event, TokenTaken):
            then.tokens[event.seat] -= event.count
            then.board[event.space] += event.count
        elif isinstance(event, TokenReturned):
            then.tokens[event.seat] += 1
            then.board[event.space] -= 1
        elif isinstance(event, TokenStolen):
            then.tokens[event.seat] -= 1
            then.tokens[event.victim] += 1
        elif isinstance(event, UdakaTaken):
            then.udaka = NOBODY
        elif isinstance(event, Discarded):
            if RANK_OF[event.card] == ACE:
                then.aces -= event.count
            else:
                for _ in range(event.count):
                    then.regular.pop()
            if event.seat == seat:
                then.turn = seat
                return then, event
    return None


def hand_weights(state: UdakaState, events: list[Event], seat: int, unseen: list[int], policy: Policy) -> list[float]:
    """The weight of every hand of the size this seat holds, beside `HANDS_OF`."""
    hands = HANDS_OF[HAND_SIZE[state.hands[seat]]]
    weights = [odds(hand, unseen) for hand in hands]
    found = before_last_discard(state, events, seat)
    if found is None:
        return weights
    then, discard = found
    rank = RANK_OF[discard.card]
    # After a pair one of the two cards is new; what king and joker were used for is no choice between cards.
    if discard.count == 2 or rank >= KING or HAND_SIZE[state.hands[seat]] != 2:
        return weights
    for i in range(len(hands)):
        if weights[i] > 0.0:
            chosen_from = WITH[hands[i]][rank]
            if chosen_from < 0:
                weights[i] = 0.0
                continue
            then.hands[seat] = chosen_from
            legal = then.legal(Seat(seat))
            likely = 0.0
            chances = policy.weights(then, Seat(seat), legal)
            for k in range(len(legal)):
                index = legal[k].index
                if RANK_AT[index] == rank and COUNT_AT[index] == 1:
                    likely += chances[k]
            weights[i] *= (1.0 - DOUBT) * likely + DOUBT / len(legal)
    return weights


class UdakaWorlds(Worlds):
    """Worlds drawn by odds and last discards: hand by hand without putting a card back, then the draw pile."""

    def __init__(self, observation: Observation, policy: Policy, rng: Rng) -> None:
        self.observation = observation
        self.me: int = observation.seat
        base = imagine(observation, rng)
        self.base: UdakaState = base
        # King and joker have places of their own where they must be played at once, or where the pile is not all known.
        dealt = base.phase == DISCARD and not base.at_once
        self.simple: bool = dealt and len(base.regular) == known_cards(observation)
        self.unseen: list[int] = []
        self.weights: list[list[float]] = []
        if self.simple:
            self.unseen = unseen_cards(base, self.me)
            events = this_round(observation.seen)
            for seat in range(base.seats):
                if seat == self.me:
                    self.weights.append([])
                else:
                    self.weights.append(hand_weights(base, events, seat, self.unseen, policy))

    def draw(self, rng: Rng) -> UdakaState:
        if not self.simple:
            return imagine(self.observation, rng)
        world = self.base.copy()
        left = self.unseen[:]
        first = (self.me + 1 + rng.below(world.seats)) % world.seats
        for i in range(world.seats):
            seat = (first + i) % world.seats
            if seat == self.me:
                continue
            hands = HANDS_OF[HAND_SIZE[self.base.hands[seat]]]
            weights = self.weights[seat]
            hand = hands[pick(weights, rng)]
            if i > 0 and odds(hand, left) <= 0.0:
                # Somebody else has these cards already: what is left decides, by its odds and the same weights.
                fitting = [
                    weights[k] * odds(hands[k], left) / max(1.0, odds(hands[k], self.unseen)) for k in range(len(hands))
                ]
                hand = hands[pick(fitting, rng)]
            world.hands[seat] = hand
            held = HELD[hand]
            for rank in range(ACE, JOKER + 1):
                left[rank] -= held[rank]
        pile: list[int] = []
        for rank in range(ACE, JOKER + 1):
            pile += [rank] * left[rank]
        rng.shuffle(pile)
        world.deck = world.deck[: world.drawn] + pile
        return world


def known_cards(observation: Observation) -> int:
    """How many cards of the regular pile this seat has seen laid in this round."""
    count = 0
    for event in this_round(observation.seen):
        if isinstance(event, Discarded) and RANK_OF[event.card] != ACE:
            count += event.count
    return count
