"""What the other hands are likely to be: at most 64 pairs of ranks per opponent, the odds times what they did.

Suits do not matter, so a hand of two is one of few. The odds are those of the unseen cards; a discard says which cards
its player kept instead, and the kept ones are weighed by how likely a club player would have discarded so from them.
With one opponent the whole round is followed, draw by draw and discard by discard; with more, whose cards are not
independent, only the last discard of each is read.
"""

from estaminet.bots.search import Policy, Worlds, pick
from estaminet.games.udaka.events import Dealt, Discarded, Drew, TokenReturned, TokenStolen, TokenTaken, UdakaTaken
from estaminet.games.udaka.imagine import imagine, this_round
from estaminet.games.udaka.rules.rounds import DISCARD, NOBODY
from estaminet.games.udaka.rules.tables import (
    ACE,
    COPIES,
    COUNT_AT,
    DECK,
    HAND_OF,
    HAND_SIZE,
    HANDS,
    HELD,
    JOKER,
    KING,
    RANK_AT,
    RANK_OF,
    WITH,
    WITHOUT,
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
            weights[i] *= likelihood(then, seat, chosen_from, rank, 1, policy)
    return weights


def likelihood(then: UdakaState, seat: int, hand: int, rank: int, count: int, policy: Policy) -> float:
    """How likely this seat, whose turn it is, discards these cards if it holds that hand."""
    then.hands[seat] = hand
    legal = then.legal(Seat(seat))
    likely = 0.0
    chances = policy.weights(then, Seat(seat), legal)
    for k in range(len(legal)):
        index = legal[k].index
        if RANK_AT[index] == rank and COUNT_AT[index] == count:
            likely += chances[k]
    return (1.0 - DOUBT) * likely + DOUBT / len(legal)


class Followed:
    """A round of two as one of them saw it: the weights of all hands the other one may hold, event by event."""

    def __init__(self, base: UdakaState, me: int, policy: Policy) -> None:
        self.me = me
        self.policy = policy
        self.table: UdakaState = base.copy()
        """What was on the table at each moment. Only how many cards are drawn matters of its deck."""
        self.table.clear_table()
        self.table.deck = DECK
        self.unseen: list[int] = COPIES[:]
        self.weights: list[float] = [0.0] * len(HANDS)

    def see(self, event: Event) -> None:
        table = self.table
        if isinstance(event, Dealt):
            mine = event.hands[self.me]
            assert mine is not None
            table.hands[self.me] = HAND_OF[mine]
            table.drawn = 4
            held = HELD[table.hands[self.me]]
            for rank in range(ACE, JOKER + 1):
                self.unseen[rank] -= held[rank]
            for hand in HANDS_OF[2]:
                self.weights[hand] = odds(hand, self.unseen)
        elif isinstance(event, Drew):
            table.drawn += 1
            if event.card is not None:
                self.i_drew(RANK_OF[event.card])
            else:
                self.they_drew()
        elif isinstance(event, Discarded):
            self.discarded(event.seat, RANK_OF[event.card], event.count)
        elif isinstance(event, TokenTaken):
            table.tokens[event.seat] += event.count
            table.board[event.space] -= event.count
        elif isinstance(event, TokenReturned):
            table.tokens[event.seat] -= 1
            table.board[event.space] += 1
        elif isinstance(event, TokenStolen):
            table.tokens[event.seat] += 1
            table.tokens[event.victim] -= 1
        elif isinstance(event, UdakaTaken):
            table.udaka = event.seat

    def i_drew(self, rank: int) -> None:
        """It came from the pile, which is likelier the fewer of its kind the other one holds."""
        self.table.hands[self.me] = WITH[self.table.hands[self.me]][rank]
        for hand in range(len(HANDS)):
            if self.weights[hand] > 0.0:
                self.weights[hand] *= max(0, self.unseen[rank] - HELD[hand][rank])
        self.unseen[rank] -= 1

    def they_drew(self) -> None:
        found = [0.0] * len(HANDS)
        for hand in range(len(HANDS)):
            if self.weights[hand] > 0.0:
                for rank in range(ACE, JOKER + 1):
                    there = self.unseen[rank] - HELD[hand][rank]
                    if there > 0:
                        found[WITH[hand][rank]] += self.weights[hand] * there
        self.weights = found

    def discarded(self, seat: int, rank: int, count: int) -> None:
        table = self.table
        if seat == self.me:
            for _ in range(count):
                table.hands[seat] = WITHOUT[table.hands[seat]][rank]
        else:
            table.turn = seat
            found = [0.0] * len(HANDS)
            for hand in range(len(HANDS)):
                if self.weights[hand] > 0.0 and HELD[hand][rank] >= count:
                    rest = WITHOUT[hand][rank]
                    if count == 2:
                        rest = WITHOUT[rest][rank]
                    found[rest] += self.weights[hand] * likelihood(table, seat, hand, rank, count, self.policy)
            self.weights = found
            self.unseen[rank] -= count
        if rank == ACE:
            table.aces += count
        else:
            for _ in range(count):
                table.regular.append(rank)


class UdakaWorlds(Worlds):
    """Worlds drawn by odds and discards: hand by hand without putting a card back, then the draw pile."""

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
                elif base.seats == 2 and events and isinstance(events[0], Dealt):
                    followed = Followed(base, self.me, policy)
                    for event in events:
                        followed.see(event)
                    hands = HANDS_OF[HAND_SIZE[base.hands[seat]]]
                    self.weights.append([followed.weights[hand] for hand in hands])
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
