"""What the other hands and the draw pile may look like to one seat.

Every card lies in a slot: the place of an opponent's hand or of the draw pile it came to in the deal. All ways to put
the unseen cards into the slots that fit what the seat has seen are equally likely. Mostly that is a plain shuffle.
Two things make it more:

* With `special_timing = at_once` (UDAKA-JOKER-03) a player who discards something else while a king or joker would
  have been due does not hold it: if they have it now, it came to them later.
* A seat that joined in mid-round (from a position) does not know all cards on the regular pile. But aces never lie
  there, a space that lost its token has seen a pair of its number, and a space with two tokens has seen the king.
"""

from typing import Final

from estaminet.games.udaka import material as box
from estaminet.games.udaka.events import Dealt, Discarded, Drew, TokenReturned, TokenStolen, TokenTaken
from estaminet.games.udaka.position import FIELDS
from estaminet.games.udaka.state import UdakaState
from estaminet.games.udaka.view import UdakaObservation, UdakaView
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.rng import Rng
from estaminet.kernel.unpacking import since
from estaminet.kernel.values import Event


def imagine(observation: UdakaObservation, rng: Rng) -> UdakaState:
    state = FIELDS.known(observation)
    if state.phase == box.DISCARD or state.phase == box.OVER:
        deal_unseen(state, observation, rng)
    return state


def known_regular(events: tuple[Event, ...], view: UdakaView) -> list[int]:
    """The cards of the regular pile this seat knows, the top card last: those it saw laid, and the one under them."""
    known: list[int] = []
    nothing_laid = True
    for event in events:
        if type(event) is Discarded:  # much quicker than `isinstance`, which most events would fail
            rank = box.RANK_OF[event.card]
            if rank == box.ACE:
                continue
            if nothing_laid and event.on is not None:
                known.append(box.RANK_OF[event.on])
            nothing_laid = False
            known.append(rank)
            if event.count == 2:
                known.append(rank)
    if nothing_laid and view.top is not None:
        known.append(box.RANK_OF[view.top])
    return known


def board_before(events: tuple[Event, ...], view: UdakaView) -> list[int]:
    """The tokens on the number spaces before the first of these events."""
    board = list(view.board)
    for event in events:
        if isinstance(event, TokenTaken):
            board[event.space - box.LOWEST_SPACE] += event.count
        elif isinstance(event, TokenReturned):
            board[event.space - box.LOWEST_SPACE] -= 1
    return board


def deal_unseen(state: UdakaState, observation: UdakaObservation, rng: Rng) -> None:
    """Put every card this seat cannot see somewhere."""
    me = observation.seat
    view = observation.view
    events = since(observation.seen, Dealt)
    known = known_regular(events, view)
    under = view.regular - len(known)
    unseen = box.COPIES[:]
    unseen[box.ACE] -= view.aces
    for rank in known:
        unseen[rank] -= 1
    assert view.hand is not None
    for card in view.hand:
        unseen[box.RANK_OF[card]] -= 1
    if under > 0 or state.at_once:
        specials = Specials(state, view, me, unseen, known, under, board_before(events, view))
        if state.at_once:
            specials.watch(events, view)
        specials.place(rng)
        hidden = specials.lie_under(rng)
        rng.shuffle(hidden)
        known = hidden + known
    rest: list[int] = []
    for rank in range(box.ACE, box.JOKER + 1):
        rest += [rank] * unseen[rank]
    rng.shuffle(rest)
    state.regular = known
    at = 0
    for seat in range(state.seats):
        if seat != me:
            for _ in range(view.hand_counts[seat] - box.HAND_SIZE[state.hands[seat]]):
                state.hands[seat] = box.WITH[state.hands[seat]][rest[at]]
                at += 1
    pile = state.deck + rest[at:]
    if state.deck:
        rng.shuffle(pile)
    state.deck = pile


class Specials:
    """Where an unseen king and joker can be, and how likely each place is.

    For every opponent: the expected number of their slots in which the king can be (`king`), the joker (`joker`), and
    of pairs of slots for both (`both`), if every discard came from any slot of the hand alike. A slot of the draw pile
    counts 1. That is the number of deals of this kind, up to a factor they share.
    """

    def __init__(
        self,
        state: UdakaState,
        view: UdakaView,
        me: int,
        unseen: list[int],
        known: list[int],
        under: int,
        board: list[int],
    ) -> None:
        """`board`: the number spaces when this seat came, `known[0]` being the top card then."""
        self.state = state
        self.me = me
        self.unseen = unseen
        self.under = under
        self.pile: int = view.pile
        self.king: list[float] = [float(count) for count in view.hand_counts]
        self.joker: list[float] = [float(count) for count in view.hand_counts]
        self.both: list[float] = [float(count * (count - 1)) for count in view.hand_counts]
        self.slots: int = view.pile + sum(view.hand_counts) - view.hand_counts[me]
        """Slots of the other hands and the draw pile."""
        self.least: list[int] = [0] * (box.JOKER + 1)
        """How many of each number must lie among the unknown cards of the regular pile."""
        for space in box.SPACES:
            # What was laid since then did not empty it, or was seen to.
            if board[space - box.LOWEST_SPACE] == 0:
                self.least[space] = 1 if known[0] == space else 2
        self.king_is_down: bool = 2 in board

    def watch(self, events: tuple[Event, ...], view: UdakaView) -> None:
        """Go through the round: who drew, who discarded what, and what that says about king and joker."""
        seats = self.state.seats
        tokens = list(view.tokens)
        sizes = list(view.hand_counts)
        # Back to the beginning, noting the tokens at each discard (its consequences are told after it).
        before: list[list[int]] = []
        for i in range(len(events) - 1, -1, -1):
            event = events[i]
            if isinstance(event, TokenTaken):
                tokens[event.seat] -= event.count
            elif isinstance(event, TokenReturned):
                tokens[event.seat] += 1
            elif isinstance(event, TokenStolen):
                tokens[event.seat] -= 1
                tokens[event.victim] += 1
            elif isinstance(event, Drew):
                sizes[event.seat] -= 1
            elif isinstance(event, Discarded):
                sizes[event.seat] += event.count
                before.append(tokens[:])
        for seat in range(seats):
            size = float(sizes[seat])
            self.king[seat] = size
            self.joker[seat] = size
            self.both[seat] = size * (size - 1)
        for event in events:
            if isinstance(event, Drew):
                self.both[event.seat] += self.king[event.seat] + self.joker[event.seat]
                self.king[event.seat] += 1
                self.joker[event.seat] += 1
                sizes[event.seat] += 1
            elif isinstance(event, Discarded):
                then = before.pop()
                king_due = then[event.seat] > 0
                joker_due = sum(then) > then[event.seat]
                self.discarded(event.seat, box.RANK_OF[event.card], event.count, sizes[event.seat], king_due, joker_due)
                sizes[event.seat] -= event.count

    def discarded(self, seat: int, rank: int, count: int, size: int, king_due: bool, joker_due: bool) -> None:
        obeyed = (rank == box.KING and king_due) or (rank == box.JOKER and joker_due)
        if king_due and not obeyed:
            self.king[seat] = 0.0
            self.both[seat] = 0.0
        if joker_due and not obeyed:
            self.joker[seat] = 0.0
            self.both[seat] = 0.0
        if rank == box.KING:
            # They held it: what is left of the pairs of slots is the joker's.
            self.joker[seat] = self.both[seat] / self.king[seat] if self.king[seat] > 0.0 else 0.0
            self.king[seat] = 0.0
            self.both[seat] = 0.0
        elif rank == box.JOKER:
            self.king[seat] = self.both[seat] / self.joker[seat] if self.joker[seat] > 0.0 else 0.0
            self.joker[seat] = 0.0
            self.both[seat] = 0.0
        else:
            stay = (size - count) / size
            self.king[seat] *= stay
            self.joker[seat] *= stay
            self.both[seat] *= stay * (size - count - 1) / (size - 1) if size > 1 else 0.0

    def place(self, rng: Rng) -> None:
        """Draw the places of king and joker, both or the one that is unseen, by their number of deals."""
        seats = self.state.seats
        pile_place = seats
        under_place = seats + 1
        kings: list[int] = list(range(seats + 2)) if self.unseen[box.KING] > 0 else [NOBODY]
        jokers: list[int] = list(range(seats + 2)) if self.unseen[box.JOKER] > 0 else [NOBODY]
        missing = self.unseen[box.KING] + self.unseen[box.JOKER]
        deals = [self.deals_under(down, missing) for down in range(3)]
        places: list[tuple[int, int]] = []
        weights: list[float] = []
        for king in kings:
            if king == self.me or (self.king_is_down and king != NOBODY and king != under_place):
                continue
            for joker in jokers:
                if joker == self.me:
                    continue
                down = (1 if king == under_place else 0) + (1 if joker == under_place else 0)
                weight = deals[down]
                if king == joker and king != NOBODY and king != under_place:
                    weight *= self.pile * (self.pile - 1) if king == pile_place else self.both[king]
                else:
                    weight *= self.slots_at(king, self.king) * self.slots_at(joker, self.joker)
                if weight > 0.0:
                    places.append((king, joker))
                    weights.append(weight)
        king, joker = places[rng.weighted(weights)]
        self.put(king, box.KING)
        self.put(joker, box.JOKER)

    def slots_at(self, place: int, in_hand: list[float]) -> float:
        """Slots at a place; those under the top card are counted in `deals_under`."""
        if place == self.state.seats:
            return float(self.pile)
        return in_hand[place] if 0 <= place < self.state.seats else 1.0

    def put(self, place: int, rank: int) -> None:
        state = self.state
        if place == NOBODY:
            return
        if place < state.seats:
            state.hands[place] = box.WITH[state.hands[place]][rank]
        elif place == state.seats:
            state.deck = [*state.deck, rank]
        else:
            return  # stays unseen for now: `lie_under` takes it
        self.unseen[rank] -= 1

    def deals_under(self, down: int, missing: int) -> float:
        """In how many ways the ordinary cards can be dealt when `down` of the `missing` specials lie under the top.

        Up to a factor that does not depend on `down`: the orders of the fewest ordinary cards that can be in slots.
        """
        in_slots = self.slots - missing + down
        if self.under < down or in_slots < 0:
            return 0.0
        ways = self.ways(self.under - down)[0][self.under - down]
        for cards in range(max(0, self.slots - missing) + 1, in_slots + 1):
            ways *= cards
        return ways

    def ways(self, cards: int) -> list[list[float]]:
        """`ways[i][n]`: in how many ways n unknown cards of the pile can have the i-th number or a higher one."""
        table: list[list[float]] = [[0.0] * (cards + 1) for _ in range(box.NUMBER_TOKENS)]
        table.append([1.0] + [0.0] * cards)
        for i in range(box.NUMBER_TOKENS - 1, -1, -1):
            rank = box.LOWEST_SPACE + i
            for n in range(cards + 1):
                total = 0.0
                for taken in range(self.least[rank], min(n, self.unseen[rank]) + 1):
                    total += CHOOSE[self.unseen[rank]][taken] * table[i + 1][n - taken]
                table[i][n] = total
        return table

    def lie_under(self, rng: Rng) -> list[int]:
        """Draw the unknown cards of the regular pile; they are no longer unseen."""
        hidden: list[int] = []
        for special in (box.KING, box.JOKER):
            if self.unseen[special] > 0:
                hidden.append(special)
                self.unseen[special] = 0
        left = self.under - len(hidden)
        table = self.ways(left)
        for i in range(box.NUMBER_TOKENS):
            rank = box.LOWEST_SPACE + i
            weights = [
                CHOOSE[self.unseen[rank]][taken] * table[i + 1][left - taken] if taken >= self.least[rank] else 0.0
                for taken in range(min(left, self.unseen[rank]) + 1)
            ]
            taken = rng.weighted(weights)
            hidden += [rank] * taken
            self.unseen[rank] -= taken
            left -= taken
        return hidden


CHOOSE: Final[list[list[int]]] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]]
