"""What the other hands are likely to be: at most 64 pairs of ranks per opponent, the odds times what they did.

Suits do not matter, so a hand of two is one of few. The odds are those of the unseen cards; a discard says which cards
its player kept instead, and the kept ones are weighed by how likely a club player would have discarded so from them.
The whole round is followed, draw by draw and discard by discard. Against one opponent that is exact. Of several each is
followed alone, as if the others' hands were part of the draw pile; a drawn world then holds no card twice.
"""

from estaminet.bots.search import Policy, Worlds
from estaminet.games.udaka import material as box
from estaminet.games.udaka.events import Dealt, Discarded, Drew, TokenReturned, TokenStolen, TokenTaken, UdakaTaken
from estaminet.games.udaka.imagine import imagine
from estaminet.games.udaka.rules.rounds import clear_table
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.rng import Rng
from estaminet.kernel.unpacking import since
from estaminet.kernel.values import Event, Observation, Seat

DOUBT = 0.1
"""This share of all discards is taken to have been made without any thought."""

HANDS_OF: list[list[int]] = [
    [hand for hand in range(len(box.HANDS)) if box.HAND_SIZE[hand] == size] for size in range(max(box.HAND_SIZE) + 1)
]


def odds(hand: int, unseen: list[int]) -> float:
    """In how many ways this hand can be made of the unseen cards."""
    ways = 1.0
    held = box.HELD[hand]
    for rank in range(box.ACE, box.JOKER + 1):
        count = held[rank]
        for i in range(count):
            ways *= float(unseen[rank] - i) / float(i + 1)
    return max(0.0, ways)


def likelihood(then: UdakaState, seat: int, hand: int, rank: int, count: int, policy: Policy) -> float:
    """How likely this seat, whose turn it is, discards these cards if it holds that hand."""
    then.hands[seat] = hand
    legal = then.legal(Seat(seat))
    likely = 0.0
    chances = policy.weights(then, Seat(seat), legal)
    for k in range(len(legal)):
        index = legal[k].index
        if box.RANK_AT[index] == rank and box.COUNT_AT[index] == count:
            likely += chances[k]
    return (1.0 - DOUBT) * likely + DOUBT / len(legal)


class Followed:
    """A round as one seat saw it: the weights of all hands that each other seat may hold, event by event."""

    def __init__(self, base: UdakaState, me: int, policy: Policy) -> None:
        self.me = me
        self.policy = policy
        self.table: UdakaState = base.copy()
        """What was on the table at each moment. Of its deck only how many cards are drawn matters, and of the others'
        hands only how many cards they hold."""
        clear_table(self.table)
        self.table.deck = box.DECK
        self.unseen: list[int] = box.COPIES[:]
        self.weights: list[list[float]] = [[0.0] * len(box.HANDS) for _ in range(base.seats)]

    def see(self, event: Event) -> None:
        table = self.table
        if isinstance(event, Dealt):
            self.dealt(event)
        elif isinstance(event, Drew):
            table.drawn += 1
            if event.card is not None:
                rank = box.RANK_OF[event.card]
                table.hands[self.me] = box.WITH[table.hands[self.me]][rank]
                self.seen(rank, self.me)
            else:
                self.drew(event.seat)
        elif isinstance(event, Discarded):
            self.discarded(event.seat, box.RANK_OF[event.card], event.count)
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

    def dealt(self, event: Dealt) -> None:
        table = self.table
        mine = event.hands[self.me]
        assert mine is not None
        table.drawn = 2 * table.seats
        held = box.HELD[box.HAND_OF[mine]]
        for rank in range(box.ACE, box.JOKER + 1):
            self.unseen[rank] -= held[rank]
        for seat in range(table.seats):
            table.hands[seat] = HANDS_OF[2][0]
            for hand in HANDS_OF[2]:
                self.weights[seat][hand] = odds(hand, self.unseen)
        table.hands[self.me] = box.HAND_OF[mine]

    def seen(self, rank: int, seat: int) -> None:
        """A card came to this seat; the likelier, the fewer of its kind the others hold."""
        for other in range(self.table.seats):
            if other != seat and other != self.me:
                weights = self.weights[other]
                for hand in range(len(box.HANDS)):
                    if weights[hand] > 0.0:
                        weights[hand] *= max(0, self.unseen[rank] - box.HELD[hand][rank])
        self.unseen[rank] -= 1

    def drew(self, seat: int) -> None:
        self.table.hands[seat] = HANDS_OF[box.HAND_SIZE[self.table.hands[seat]] + 1][0]
        weights = self.weights[seat]
        now = [0.0] * len(box.HANDS)
        for hand in range(len(box.HANDS)):
            if weights[hand] > 0.0:
                for rank in range(box.ACE, box.JOKER + 1):
                    there = self.unseen[rank] - box.HELD[hand][rank]
                    if there > 0:
                        now[box.WITH[hand][rank]] += weights[hand] * there
        self.weights[seat] = now

    def discarded(self, seat: int, rank: int, count: int) -> None:
        table = self.table
        if seat == self.me:
            for _ in range(count):
                table.hands[seat] = box.WITHOUT[table.hands[seat]][rank]
        else:
            size = box.HAND_SIZE[table.hands[seat]]
            self.read(seat, rank, count)
            table.hands[seat] = HANDS_OF[size - count][0]
            for _ in range(count):
                self.seen(rank, seat)
        if rank == box.ACE:
            table.aces += count
        else:
            for _ in range(count):
                table.regular.append(rank)

    def read(self, seat: int, rank: int, count: int) -> None:
        """What is left of each hand from which this may have been discarded."""
        self.table.turn = seat
        weights = self.weights[seat]
        now = [0.0] * len(box.HANDS)
        for hand in range(len(box.HANDS)):
            if weights[hand] > 0.0 and box.HELD[hand][rank] >= count:
                rest = box.WITHOUT[hand][rank]
                if count == 2:
                    rest = box.WITHOUT[rest][rank]
                now[rest] += weights[hand] * likelihood(self.table, seat, hand, rank, count, self.policy)
        self.weights[seat] = now


class UdakaWorlds(Worlds):
    """Worlds drawn by odds and discards: hand by hand without putting a card back, then the draw pile."""

    def __init__(self, observation: Observation, policy: Policy, rng: Rng) -> None:
        self.observation = observation
        self.me: int = observation.seat
        base = imagine(observation, rng)
        self.base: UdakaState = base
        # King and joker have places of their own where they must be played at once, or where the pile is not all known.
        dealt = base.phase == box.DISCARD and not base.at_once
        self.simple: bool = dealt and len(base.regular) == known_cards(observation)
        self.unseen: list[int] = []
        self.weights: list[list[float]] = []
        if self.simple:
            self.unseen = base.unseen(self.me)
            events = since(observation.seen, Dealt)
            followed = Followed(base, self.me, policy)
            if events and isinstance(events[0], Dealt):
                for event in events:
                    followed.see(event)
            else:
                for seat in range(base.seats):
                    followed.weights[seat] = [odds(hand, self.unseen) for hand in range(len(box.HANDS))]
            for seat in range(base.seats):
                hands = HANDS_OF[box.HAND_SIZE[base.hands[seat]]]
                self.weights.append([followed.weights[seat][hand] for hand in hands])

    def draw(self, rng: Rng) -> UdakaState:
        if not self.simple:
            return imagine(self.observation, rng)
        world = self.base.copy()
        left = self.unseen[:]
        others = [seat for seat in range(world.seats) if seat != self.me]
        rng.shuffle(others)
        for i, seat in enumerate(others):
            hands = HANDS_OF[box.HAND_SIZE[self.base.hands[seat]]]
            weights = self.weights[seat]
            hand = hands[rng.weighted(weights)]
            if i > 0 and odds(hand, left) <= 0.0:
                # Somebody else has these cards already: what is left decides, by its odds and the same weights.
                fitting = [
                    weights[k] * odds(hands[k], left) / max(1.0, odds(hands[k], self.unseen)) for k in range(len(hands))
                ]
                hand = hands[rng.weighted(fitting)]
            world.hands[seat] = hand
            held = box.HELD[hand]
            for rank in range(box.ACE, box.JOKER + 1):
                left[rank] -= held[rank]
        pile: list[int] = []
        for rank in range(box.ACE, box.JOKER + 1):
            pile += [rank] * left[rank]
        rng.shuffle(pile)
        world.deck = world.deck[: world.drawn] + pile
        return world


def known_cards(observation: Observation) -> int:
    """How many cards of the regular pile this seat has seen laid in this round."""
    count = 0
    for event in since(observation.seen, Dealt):
        if isinstance(event, Discarded) and box.RANK_OF[event.card] != box.ACE:
            count += event.count
    return count
