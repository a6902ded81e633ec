"""UDAKA Classic as an array program: a batch of matches in step, in numpy or JAX from this one file.

Read it next to RULES.md: names and order are those of `games/udaka/rules`, which decide; `check.py` plays both in
lockstep. Nothing here branches on a value and nothing is indexed by one.

All options of the rules. Actions have the index of the rules' table. The draw pile has no order: a card is drawn from
what is left when it is needed, by a number that depends on its place in the deck alone, so `decks` can tell the whole
deck of a deal before anything is played.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from estaminet.arrays.chance import Array, below, threefry
from estaminet.arrays.program import Program, Rows
from estaminet.games.udaka.actions import FIRST_VICTIM
from estaminet.games.udaka.material import (
    ACE,
    COPIES,
    DECK_SIZE,
    DISCARD,
    JOKER,
    KING,
    LOWEST_SPACE,
    MOST_SEATS,
    NO_CARD,
    NUMBER_TOKENS,
    PHASES,
    ROUNDS_TO_WIN,
)
from estaminet.games.udaka.options import UdakaOptions

_RANKS: Final = range(ACE, JOKER + 1)
_SHIFT: Final = [0, *(3 * (rank - 1) for rank in range(ACE, KING)), 27, 28]
_MASK: Final = [0, *(7 for _ in range(ACE, KING)), 1, 1]
_DECK: Final = sum(COPIES[rank] << _SHIFT[rank] for rank in _RANKS)
_BOARD: Final = sum(1 << 2 * space for space in range(NUMBER_TOKENS))
_NOBODY: Final = -1
_FIRST_PAIR: Final = KING - ACE
_FREE_KING: Final = 2 * _FIRST_PAIR
_FREE_JOKER: Final = _FREE_KING + NUMBER_TOKENS + 1
_LOT_SLOT: Final = 1_000
_CHOICE_SLOT: Final = 2_000
TRIES: Final = 4
"""How often the dealer is chosen by cards until somebody gets an ace or a number (UDAKA-DEALER-03). Only two players
can fail, once in 703 times; after four failures (once in 2.4e11) the first seat deals."""


class State(NamedTuple):
    """A batch of matches; every array has the shape of the batch. Where a match is not over somebody is to discard."""

    seats: Array
    """Players; seats from there on are empty."""
    dealer: Array
    turn: Array
    over: Array
    left: Array
    """The draw pile: how often each rank is in it, three bits a rank for A to 9, one for K and one for J."""
    gone: Array
    """How many cards of the deck are drawn."""
    top: Array
    aces: Array
    udaka: Array
    """Who holds the UDAKA token, or -1."""
    board: Array
    """Tokens on the number spaces, two bits each, the lowest for 2."""
    hands: Rows
    """As `left`."""
    sizes: Rows
    """Cards in each hand."""
    tokens: Rows
    wins: Rows
    key: Array
    lane: Array
    drawn: Array
    """How often chance was asked: once a deal."""


class Udaka(Program):
    """The rules for a batch with at most `most_seats` players, over the array module `xp` (numpy or jax.numpy)."""

    def __init__(self, xp: Any, most_seats: int = MOST_SEATS, options: UdakaOptions | None = None) -> None:
        super().__init__(xp, most_seats)
        self.options = options or UdakaOptions()
        self.actions = FIRST_VICTIM + most_seats

    # Setting up

    def new(self, seed: int, batch: int, seats: int | Array | None = None) -> State:
        """A batch of new matches, the first round dealt. The same seed gives the same matches, lane by lane."""
        xp = self.xp
        zero = xp.zeros(batch, xp.int32)
        seats = self.most_seats if seats is None else seats
        key = zero.astype(xp.uint32) + xp.uint32(seed)
        lane = xp.arange(batch, dtype=xp.uint32)
        return self._begin(zero + xp.asarray(seats, xp.int32), key, lane, zero.astype(xp.uint32))

    def again(self, state: State) -> State:
        """New matches in place of those that are over; the others go on."""
        return self.choose(state.over, self._begin(state.seats, state.key, state.lane, state.drawn), state)

    def _begin(self, seats: Array, key: Array, lane: Array, drawn: Array) -> State:
        zero = self.xp.zeros_like(seats)
        rows = tuple(zero for _ in range(self.most_seats))
        state = State(
            seats=seats,
            dealer=zero,
            turn=zero,
            over=zero > 0,
            left=zero,
            gone=zero,
            top=zero,
            aces=zero,
            udaka=zero,
            board=zero,
            hands=rows,
            sizes=rows,
            tokens=rows,
            wins=rows,
            key=key,
            lane=lane,
            drawn=drawn,
        )
        by_lot = self.options.first_dealer == "random"
        return self.deal(state._replace(dealer=self._lot(state) if by_lot else self._chosen(state)))

    def _word(self, state: State, slot: Array | int) -> tuple[Array, Array]:
        """Two random words of this deal."""
        slots = self.xp.zeros_like(state.drawn) + self.xp.asarray(slot, self.xp.uint32)
        return threefry((state.key, state.lane), (state.drawn, slots))

    def _lot(self, state: State) -> Array:
        """UDAKA-DEALER-04: a random seat."""
        return below(self._word(state, _LOT_SLOT)[0], state.seats.astype(self.xp.uint32)).astype(self.xp.int32)

    def turned_up(self, state: State) -> list[list[Array]]:
        """The cards of the dealer choice before this deal, try by try and seat by seat, whether they are needed or
        not."""
        tries = []
        for attempt in range(TRIES):
            left, cards = self.xp.zeros_like(state.seats) + _DECK, []
            for seat in range(self.most_seats):
                word, _ = self._word(state, _CHOICE_SLOT + MOST_SEATS * attempt + seat)
                rank, unit = self._take(left, below(word, DECK_SIZE - seat))
                left = left - unit
                cards.append(rank)
            tries.append(cards)
        return tries

    def _chosen(self, state: State) -> Array:
        """UDAKA-DEALER-01 to 03: the first ace, else the highest number, the earliest of equals."""
        xp = self.xp
        chosen = xp.zeros_like(state.seats) + _NOBODY
        for cards in self.turned_up(state):
            best, high = xp.zeros_like(chosen) + _NOBODY, xp.zeros_like(chosen)
            for seat, card in enumerate(cards):
                worth = xp.where(card == ACE, KING, xp.where(card < KING, card, 0))
                better = (worth > high) & (state.seats > seat)
                best, high = xp.where(better, seat, best), xp.where(better, worth, high)
            chosen = xp.where(chosen == _NOBODY, best, chosen)
        return xp.maximum(chosen, 0)

    def _take(self, left: Array, number: Array) -> tuple[Array, Array]:
        """The card with this number among those left, counted in the order A 2 ... 9 K J: its rank, and one of it."""
        xp = self.xp
        number = number.astype(xp.int32)
        rank, unit, before = xp.zeros_like(left), xp.zeros_like(left), xp.zeros_like(left)
        for each in _RANKS:
            until = before + (left >> _SHIFT[each] & _MASK[each])
            here = (number >= before) & (number < until)
            rank, unit = xp.where(here, each, rank), xp.where(here, 1 << _SHIFT[each], unit)
            before = until
        return rank, unit

    def decks(self, state: State) -> list[Array]:
        """The whole deck of this deal, the card on top first."""
        left, deck = self.xp.zeros_like(state.seats) + _DECK, []
        for place in range(DECK_SIZE):
            rank, unit = self._take(left, below(self._word(state, place // 2)[place % 2], DECK_SIZE - place))
            left = left - unit
            deck.append(rank)
        return deck

    def deal(self, state: State) -> State:
        """UDAKA-SETUP-02, UDAKA-DEAL-01 and 02: two laps from the dealer's left, who then begins and draws."""
        xp = self.xp
        zero = xp.zeros_like(state.seats)
        left = zero + _DECK
        hands = [zero] * self.most_seats
        words: tuple[Array, Array] = self._word(state, 0)
        for place in range(2 * self.most_seats):
            if place % 2 == 0:
                words = self._word(state, place // 2)
            _, unit = self._take(left, below(words[place % 2], DECK_SIZE - place))
            unit = xp.where(place < 2 * state.seats, unit, 0)
            left = left - unit
            to = (state.dealer + 1 + place) % state.seats
            hands = [hand + xp.where(to == seat, unit, 0) for seat, hand in enumerate(hands)]
        dealt = state._replace(
            turn=(state.dealer + 1) % state.seats,
            left=left,
            gone=2 * state.seats,
            top=zero + NO_CARD,
            aces=zero,
            udaka=zero + _NOBODY,
            board=zero + _BOARD,
            hands=tuple(hands),
            sizes=tuple(xp.where(state.seats > seat, 2, 0) for seat in range(self.most_seats)),
            tokens=tuple(zero for _ in hands),
        )
        return self._draw(dealt, dealt.turn)

    def _draw(self, state: State, seat: Array) -> State:
        """UDAKA-TURN-01: that seat takes the next card; nobody does where `seat` is -1."""
        xp = self.xp
        words = self._word(state, (state.gone >> 1).astype(xp.uint32))
        word = xp.where(state.gone & 1 == 1, words[1], words[0])
        _, unit = self._take(state.left, below(word, xp.maximum(DECK_SIZE - state.gone, 1).astype(xp.uint32)))
        drawing = seat != _NOBODY
        return state._replace(
            left=state.left - xp.where(drawing, unit, 0),
            gone=state.gone + xp.where(drawing, 1, 0),
            hands=tuple(hand + xp.where(seat == other, unit, 0) for other, hand in enumerate(state.hands)),
            sizes=tuple(size + xp.where(seat == other, 1, 0) for other, size in enumerate(state.sizes)),
        )

    # Looking

    def held(self, hand: Array, rank: int) -> Array:
        return hand >> _SHIFT[rank] & _MASK[rank]

    def legal(self, state: State) -> Array:
        """Which actions the player to act has, `[batch, actions]`; none where the match is over."""
        xp = self.xp
        hand = self.of_seat(state.hands, state.turn)
        has_token = self.of_seat(state.tokens, state.turn) > 0
        robbable = [(row > 0) & (state.turn != seat) for seat, row in enumerate(state.tokens)]
        anybody = state.over & False
        for can in robbable:
            anybody = anybody | can
        king, joker = self.held(hand, KING) > 0, self.held(hand, JOKER) > 0
        free = state.over | False
        if self.options.special_timing == "at_once":
            # UDAKA-JOKER-03: nothing but what is due.
            due = king & has_token | joker & anybody
            free = free | due
        singles = [(self.held(hand, rank) > 0) & ~free for rank in range(ACE, KING)]
        pairs = [(self.held(hand, rank) > 1) & ~free for rank in range(ACE, KING)]
        kings = [king & ~has_token & ~free] + [king & has_token & ~state.over] * NUMBER_TOKENS
        jokers = [joker & ~anybody & ~free] + [joker & can & ~state.over for can in robbable]
        return xp.stack(singles + pairs + kings + jokers, axis=1)

    def any_action(self, state: State, word: Array) -> Array:
        """A legal action, each equally likely, from one random word (uint32) a match."""
        return self.pick(self.legal(state), word)

    def reward(self, state: State) -> Array:
        """`[batch, seats]`: 1 for whoever has won the match, -1 / (players - 1) for the others; 0 until it is over."""
        xp = self.xp
        rewards = []
        for seat, wins in enumerate(state.wins):
            lost = xp.where(state.seats > seat, -1.0, 0.0) / (state.seats - 1)
            rewards.append(xp.where(state.over, xp.where(wins == ROUNDS_TO_WIN, 1.0, lost), 0.0))
        return xp.stack(rewards, axis=1).astype(xp.float32)

    # Playing

    def step(self, state: State, action: Array) -> State:
        """A discard, and what follows up to the next decision. Not checked: actions are legal (`legal`).

        Matches that are over stay as they are.
        """
        xp = self.xp
        laid = self.discard(state, xp.asarray(action, xp.int32))
        # UDAKA-TURN-05, UDAKA-LAST-03
        refilled = (self.of_seat(laid.sizes, laid.turn) == 1) & (laid.gone < DECK_SIZE)
        laid = self._draw(laid, xp.where(refilled, laid.turn, _NOBODY))
        following = (laid.turn + 1) % laid.seats
        pile = laid.gone < DECK_SIZE
        drew = self._draw(laid, xp.where(pile, following, _NOBODY))
        somebody, turn = self._next_with_cards(laid, following)
        played = drew._replace(turn=xp.where(pile, following, turn))
        return self.choose(state.over, state, self.choose(pile | somebody, played, self.end_round(played)))

    def discard(self, state: State, action: Array) -> State:
        """UDAKA-PAIR, UDAKA-ACE, UDAKA-KING, UDAKA-JOKER; nothing is drawn yet."""
        xp = self.xp
        two = (action >= _FIRST_PAIR) & (action < _FREE_KING)
        number = action - xp.where(two, _FIRST_PAIR, 0) + 1
        king, joker = (action >= _FREE_KING) & (action < _FREE_JOKER), action >= _FREE_JOKER
        rank = xp.where(king, KING, xp.where(joker, JOKER, number))
        count = xp.where(two, 2, 1)
        shift = xp.where(rank < KING, 3 * (rank - 1), _SHIFT[KING] + rank - KING)
        space = xp.where(king & (action > _FREE_KING), action - _FREE_KING - 1, _NOBODY)
        victim = xp.where(joker & (action > _FREE_JOKER), action - FIRST_VICTIM, _NOBODY)

        ace = rank == ACE
        aces = state.aces + xp.where(ace, count, 0)
        at = 2 * xp.clip(rank - LOWEST_SPACE, 0, NUMBER_TOKENS - 1)
        there = state.board >> at & 3
        pair = ~(ace | king | joker) & (two | (state.top == rank))
        won = xp.where(pair, there if self.options.stacked_space == "all" else xp.minimum(there, 1), 0)
        returned = xp.where(space != _NOBODY, 1 << 2 * xp.maximum(space, 0), 0)
        gain = won - xp.where(space != _NOBODY, 1, 0) + xp.where(victim != _NOBODY, 1, 0)

        mine = [state.turn == seat for seat in range(self.most_seats)]
        return state._replace(
            top=xp.where(ace, state.top, rank),
            aces=aces,
            udaka=xp.where(ace & (aces == COPIES[ACE]), state.turn, state.udaka),
            board=state.board - (won << at) + returned,
            hands=tuple(h - xp.where(own, count << shift, 0) for own, h in zip(mine, state.hands, strict=True)),
            sizes=tuple(n - xp.where(own, count, 0) for own, n in zip(mine, state.sizes, strict=True)),
            tokens=tuple(
                n + xp.where(own, gain, 0) - xp.where(victim == seat, 1, 0)
                for seat, (own, n) in enumerate(zip(mine, state.tokens, strict=True))
            ),
        )

    def _next_with_cards(self, state: State, first: Array) -> tuple[Array, Array]:
        """UDAKA-LAST-01: whether anybody has cards, and who is the first of them from this seat on."""
        xp = self.xp
        nearest = xp.zeros_like(first) + self.most_seats
        for seat, size in enumerate(state.sizes):
            away = (seat - first) % state.seats
            nearest = xp.minimum(nearest, xp.where((size > 0) & (state.seats > seat), away, self.most_seats))
        return nearest < self.most_seats, (first + nearest) % state.seats

    def end_round(self, state: State) -> State:
        """UDAKA-SCORE-01 to 04, UDAKA-GAME-01 to 03; the next round is dealt where the match goes on."""
        xp = self.xp
        counts = self.options.udaka_scoring == "counts"
        scores = [
            xp.where(state.seats > seat, n + xp.where(state.udaka == seat, int(counts), 0), -1)
            for seat, n in enumerate(state.tokens)
        ]
        most = scores[0]
        for score in scores[1:]:
            most = xp.maximum(most, score)
        leaders = sum(xp.where(score == most, 1, 0) for score in scores)
        leader = sum(xp.where(score == most, seat, 0) for seat, score in enumerate(scores))
        winner = xp.where(leaders == 1, leader, state.udaka)
        wins = tuple(n + xp.where(winner == seat, 1, 0) for seat, n in enumerate(state.wins))
        ended = state._replace(wins=wins, over=self.of_seat(wins, winner) == ROUNDS_TO_WIN)
        following = ended._replace(drawn=state.drawn + xp.uint32(1))
        # UDAKA-DEALER-04
        how = self.options.next_dealer
        if how == "left":
            dealer = (state.dealer + 1) % state.seats
        else:
            dealer = winner if how == "winner" else self._chosen(following)
        # Whether it is over or not, so that a new match has numbers of its own.
        over = following._replace(turn=xp.zeros_like(winner) + _NOBODY)
        return self.choose(ended.over, over, self.deal(following._replace(dealer=dealer)))

    # Showing

    def observe(self, state: State) -> Array:
        """`[batch, features]`: what the player to act knows, number by number as `games/udaka/encode.py` writes a view.

        For batches in which all seats are taken; what stands where a match is over means nothing.
        """
        xp = self.xp
        zero = xp.zeros_like(state.turn)
        hand = self.of_seat(state.hands, state.turn)
        rows: list[Array] = [zero + (phase == PHASES[DISCARD]) for phase in PHASES]
        rows += [self.held(hand, rank) / 2 for rank in _RANKS]
        rows += [state.top == rank for rank in _RANKS]
        rows += [(state.board >> 2 * space & 3) / 2 for space in range(NUMBER_TOKENS)]
        for ahead in range(self.most_seats):
            seat = (state.turn + ahead) % self.most_seats
            rows += [
                self.of_seat(state.tokens, seat) / NUMBER_TOKENS,
                state.udaka == seat,
                self.of_seat(state.wins, seat) / 2,
                self.of_seat(state.sizes, seat) / 3,
                zero + (ahead == 0),
                state.dealer == seat,
            ]
        regular = state.gone - sum(state.sizes) - state.aces
        rounds_left = xp.maximum(self.most_seats - sum(state.wins), 0)
        rows += [
            (DECK_SIZE - state.gone) / DECK_SIZE,
            regular / DECK_SIZE,
            state.aces / COPIES[ACE],
            rounds_left / self.most_seats,
        ]
        return xp.stack([row.astype(xp.float32) for row in rows], axis=1)
