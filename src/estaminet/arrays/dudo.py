"""Dudo! as an array program: a batch of matches in step, in numpy or JAX from this one file.

Read it next to RULES.md: names and order are those of `games/dudo/state.py`, which decides; `check.py` plays both in
lockstep. Nothing here branches on a value and nothing is indexed by one: what belongs to seats is a tuple of one array
for each seat, so that JAX makes one pass over memory of a whole step.

Options as in the rules: direction, calza_heads_up, joker_limit, first_starter with first_seat. Not offered: salsa,
blank_bids and lost_dice. Actions have the index of the rules' table: 180 bids (those on blanks are never legal), dudo,
calza.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from estaminet.arrays.chance import Array, below, threefry
from estaminet.arrays.program import Program, Rows
from estaminet.games.dudo.encode import REMEMBERED
from estaminet.games.dudo.material import (
    BLANK,
    CALZA_INDEX,
    DICE_EACH,
    DUDO_INDEX,
    FACE_TEXT,
    FACES,
    MOST_SEATS,
    PHASES,
    STALL_ROUNDS,
)
from estaminet.games.dudo.options import DudoOptions

ACTIONS: Final = CALZA_INDEX + 1
VALUES: Final = BLANK - 1
"""Values that can be bid."""
NO_BID: Final = -1
_NOBODY: Final = -1
_ROLLS: Final = 6**DICE_EACH
_STARTER_SLOT: Final = 1_000


class State(NamedTuple):
    """A batch of matches; every array has the shape of the batch. Where a match is not over somebody is to act."""

    seats: Array
    """Players at the start; seats from there on are empty."""
    round: Array
    starter: Array
    turn: Array
    over: Array
    palifico: Array
    bid: Array
    """The last bid's index, or NO_BID."""
    bidder: Array
    dice: Rows
    jokers: Rows
    been: Rows
    place: Rows
    """Of those who are out; 0 while they are in."""
    cups: Rows
    """How often each face lies in the cup: three bits a face, the lowest for 1, the highest for blank."""
    marks: Rows
    """The highest count each seat has bid on each value in this round: five bits a value."""
    latest: tuple[Array, ...]
    """The last bids of the round, latest first, as 8 * index + bidder; NO_BID where there were fewer."""
    key: Array
    lane: Array
    drawn: Array
    """How often chance was asked."""


class Dudo(Program):
    """The rules for a batch with at most `most_seats` players, over the array module `xp` (numpy or jax.numpy)."""

    def __init__(self, xp: Any, most_seats: int = MOST_SEATS, options: DudoOptions | None = None) -> None:
        options = options or DudoOptions()
        for name in ("salsa", "blank_bids", "lost_dice"):
            if getattr(options, name) != getattr(DudoOptions(), name):
                raise ValueError(f"the array program has no option {name}")
        super().__init__(xp, most_seats)
        self.options = options
        self.step_by = 1 if options.direction == "north" else -1
        self.calza_heads_up = options.calza_heads_up == "allowed"
        self.one_joker = options.joker_limit == "1"
        self.first_seat = options.first_seat if options.first_starter == "seat" else None

    # Setting up

    def new(self, seed: int, batch: int, seats: int | Array | None = None) -> State:
        """A batch of new matches, the first round rolled. The same seed gives the same matches, lane by lane."""
        xp = self.xp
        zero = xp.zeros(batch, xp.int32)
        seats = self.most_seats if seats is None else seats
        key = zero.astype(xp.uint32) + xp.uint32(seed)
        lane = xp.arange(batch, dtype=xp.uint32)
        drawn = zero.astype(xp.uint32)
        return self._begin(zero + xp.asarray(seats, xp.int32), key, lane, drawn)

    def again(self, state: State) -> State:
        """New matches in place of those that are over; the others go on."""
        return self.choose(state.over, self._begin(state.seats, state.key, state.lane, state.drawn), state)

    def _begin(self, seats: Array, key: Array, lane: Array, drawn: Array) -> State:
        xp = self.xp
        zero = xp.zeros_like(seats)
        rows = tuple(zero for _ in range(self.most_seats))
        if self.first_seat is None:
            word, _ = threefry((key, lane), (drawn, xp.zeros_like(drawn) + _STARTER_SLOT))
            starter = below(word, seats.astype(xp.uint32)).astype(xp.int32)
        else:
            starter = zero + self.first_seat
        return self.roll(
            State(
                seats=seats,
                round=zero,
                starter=starter,
                turn=starter,
                over=zero > 0,
                palifico=zero > 0,
                bid=zero + NO_BID,
                bidder=zero + _NOBODY,
                dice=tuple(xp.where(seats > seat, DICE_EACH, zero) for seat in range(self.most_seats)),
                jokers=rows,
                been=tuple(zero > 0 for _ in rows),
                place=rows,
                cups=rows,
                marks=rows,
                latest=tuple(zero + NO_BID for _ in range(REMEMBERED)),
                key=key,
                lane=lane,
                drawn=drawn,
            )
        )

    def roll(self, state: State) -> State:
        """DUDO-ROLL-01: a round begins; where the match is over nothing does."""
        xp = self.xp
        cups: list[Array] = []
        words: list[Array] = []
        for seat in range(self.most_seats):
            if not words:
                slot = xp.zeros_like(state.drawn) + seat
                words = list(threefry((state.key, state.lane), (state.drawn, slot)))
            number = below(words.pop(), _ROLLS).astype(xp.int32)
            cup = xp.zeros_like(number)
            for die in range(DICE_EACH):
                cup = cup + xp.where(state.dice[seat] > die, 1, 0) * (1 << 3 * (number % 6))
                number = number // 6
            cups.append(xp.where(state.over, 0, cup))
        return state._replace(
            round=state.round + xp.where(state.over, 0, 1),
            turn=state.starter,
            cups=tuple(cups),
            drawn=state.drawn + xp.uint32(1),
        )

    # Looking

    def total(self, state: State) -> Array:
        return sum(state.dice)

    def players_in(self, state: State) -> Array:
        return sum(self.xp.where(dice > 0, 1, 0) for dice in state.dice)

    def calza_offered(self, state: State) -> Array:
        """DUDO-HEADS-01, DUDO-STALL-01."""
        offered = state.round <= STALL_ROUNDS * state.seats
        return offered if self.calza_heads_up else offered & (self.players_in(state) > 2)

    def next_in(self, dice: Rows, seat: Array) -> Array:
        """DUDO-TURN-01: the next player in the direction of play who still has dice."""
        xp = self.xp
        nearest = xp.zeros_like(seat) + self.most_seats
        for other in range(self.most_seats):
            distance = ((other - seat) * self.step_by - 1) % self.most_seats + 1
            nearest = xp.minimum(nearest, xp.where(dice[other] > 0, distance, self.most_seats))
        return (seat + nearest * self.step_by) % self.most_seats

    def matching(self, state: State) -> Array:
        """How many dice the last bid is judged on (DUDO-BID-03, DUDO-PAL-02)."""
        shift = 3 * (self.xp.maximum(state.bid, 0) % len(FACES))
        blank = 3 * VALUES
        shown = sum(cup >> shift & 7 for cup in state.cups)
        return shown + self.xp.where(state.palifico, 0, sum(cup >> blank & 7 for cup in state.cups))

    def legal(self, state: State) -> Array:
        """Which actions the player to act has, `[batch, ACTIONS]`; none where the match is over."""
        xp = self.xp
        bid = xp.arange(DUDO_INDEX, dtype=xp.int32)[None, :]
        count, value = bid // len(FACES) + 1, bid % len(FACES) + 1
        last = state.bid[:, None]
        last_count, last_value = last // len(FACES) + 1, last % len(FACES) + 1
        fixed = (value == last_value) & (count > last_count)
        raised = xp.where(state.palifico[:, None], fixed, bid > last) | (last == NO_BID)
        bids = raised & (value != BLANK) & (count <= self.total(state)[:, None])
        doubt = state.bid != NO_BID
        calls = xp.stack([doubt, doubt & self.calza_offered(state)], axis=1)
        return xp.concatenate([bids, calls], axis=1) & ~state.over[:, None]

    def any_action(self, state: State, word: Array) -> Array:
        """A legal action, each equally likely, from one random word (uint32) a match; quicker than by the mask."""
        xp = self.xp
        total = self.total(state)
        last_count, last_value = state.bid // len(FACES) + 1, state.bid % len(FACES)
        opening = state.bid == NO_BID
        fixed = state.palifico & ~opening
        low = xp.where(opening, 0, (last_count - 1) * VALUES + last_value + 1)
        bids = xp.where(fixed, total - last_count, total * VALUES - low)
        calls = xp.where(opening, 0, 1 + self.calza_offered(state))
        choice = below(word, (bids + calls).astype(xp.uint32)).astype(xp.int32)
        place = low + choice
        plain = place // VALUES * len(FACES) + place % VALUES
        raised = xp.where(fixed, state.bid + (choice + 1) * len(FACES), plain)
        return xp.where(choice < bids, raised, DUDO_INDEX + choice - bids)

    def reward(self, state: State) -> Array:
        """`[batch, seats]`: 1 for whoever has won the match, -1 / (players - 1) for the others; 0 until it is over."""
        xp = self.xp
        rewards = []
        for seat in range(self.most_seats):
            lost = xp.where(state.place[seat] > 0, -1.0, 0.0) / (state.seats - 1)
            rewards.append(xp.where(state.over, xp.where(state.dice[seat] > 0, 1.0, lost), 0.0))
        return xp.stack(rewards, axis=1).astype(xp.float32)

    # Playing

    def step(self, state: State, action: Array) -> State:
        """What is said, and what follows up to the next decision. Not checked: actions are legal (`legal`).

        Matches that are over stay as they are.
        """
        xp = self.xp
        action = xp.asarray(action, xp.int32)
        said = self.choose(action < DUDO_INDEX, self.bid(state, action), self.settle(state, action == CALZA_INDEX))
        rolled = self.choose(action < DUDO_INDEX, said, self.roll(said))
        return self.choose(state.over, state, rolled)

    def bid(self, state: State, bid: Array) -> State:
        xp = self.xp
        bid = xp.clip(bid, 0, DUDO_INDEX - 1)
        count, shift = bid // len(FACES) + 1, 5 * (bid % len(FACES))
        # A count is raised from bid to bid, so the latest bid on a value is the highest.
        marked = tuple(
            xp.where(state.turn == seat, marks & ~(31 << shift) | count << shift, marks)
            for seat, marks in enumerate(state.marks)
        )
        return state._replace(
            bid=bid,
            bidder=state.turn,
            turn=self.next_in(state.dice, state.turn),
            marks=marked,
            latest=(8 * bid + state.turn, *state.latest[:-1]),
        )

    def settle(self, state: State, calza: Array) -> State:
        """The cups are lifted; at most one player loses or gains one die or joker. The next round is not rolled yet."""
        xp = self.xp
        count = state.bid // len(FACES) + 1
        matching = self.matching(state)
        caller = state.turn
        right = xp.where(calza, matching == count, matching < count)
        loser = xp.where(right, xp.where(calza, _NOBODY, state.bidder), caller)
        starter = xp.where(loser == _NOBODY, caller, loser)
        players_in = self.players_in(state)
        palifico = state.over & False
        dice, jokers, been, place = [], [], [], []
        for seat in range(self.most_seats):
            had, aside = state.dice[seat], state.jokers[seat]
            gains = (loser == _NOBODY) & (caller == seat)
            loses = loser == seat
            # DUDO-CALZA-02 and 05, DUDO-LOSE-01 and 02
            die = xp.where(gains & (had < DICE_EACH), 1, 0) - xp.where(loses & (aside == 0), 1, 0)
            earned = gains & (had == DICE_EACH)
            if self.one_joker:
                earned = earned & (aside == 0)
            has = had + die
            out = loses & (has == 0)
            first = loses & (die < 0) & (has == 1) & ~state.been[seat]
            dice.append(has)
            jokers.append(aside + xp.where(earned, 1, 0) - xp.where(loses & (aside > 0), 1, 0))
            been.append(state.been[seat] | first)
            place.append(xp.where(out, players_in, state.place[seat]))
            palifico = palifico | first
        left = sum(xp.where(has > 0, 1, 0) for has in dice)
        # DUDO-LOSE-04
        starter = xp.where(self.of_seat(tuple(dice), starter) > 0, starter, self.next_in(tuple(dice), starter))
        nothing = tuple(xp.zeros_like(count) for _ in dice)
        return state._replace(
            starter=starter,
            turn=starter,
            over=left == 1,
            palifico=palifico,
            bid=xp.zeros_like(count) + NO_BID,
            bidder=xp.zeros_like(count) + _NOBODY,
            dice=tuple(dice),
            jokers=tuple(jokers),
            been=tuple(been),
            place=tuple(place),
            cups=nothing,
            marks=nothing,
            latest=tuple(xp.zeros_like(count) + NO_BID for _ in state.latest),
        )

    # Showing

    def observe(self, state: State) -> Array:
        """`[batch, features]`: what the player to act knows, number by number as `games/dudo/encode.py` writes a view.

        For batches in which all seats are taken; what stands where a match is over means nothing.
        """
        xp = self.xp
        seats = self.most_seats
        zero = xp.zeros_like(state.turn)
        most = DICE_EACH * seats
        total = self.total(state)

        def around(rows: Rows) -> Rows:
            """Own seat first, then by seat number."""
            return tuple(self.of_seat(rows, (state.turn + ahead) % seats) for ahead in range(seats))

        rows: list[Array] = [zero + (phase == "bid") for phase in PHASES]
        own = self.of_seat(state.cups, state.turn)
        rows += [(own >> 3 * face & 7) / DICE_EACH for face in range(len(FACES))]
        by_seat = zip(around(state.dice), around(state.jokers), around(state.been), strict=True)
        for ahead, (dice, jokers, been) in enumerate(by_seat):
            rows += [dice / DICE_EACH, dice > 0, xp.minimum(jokers, 3) / 3, been, zero + (ahead == 0), zero, zero]
        rows += [
            total / most,
            total / most,
            state.palifico,
            self.calza_offered(state),
            xp.minimum(state.round, 120) / 120,
        ]
        for said in state.latest:
            here = said >= 0
            bid, bidder = said // 8, said % 8
            rows += [here & ((bidder - state.turn) % seats == ahead) for ahead in range(seats)]
            rows += [xp.where(here, bid // len(FACES) + 1, 0) / most, zero]
            rows += [here & (bid % len(FACES) == face) for face in range(len(FACES))]
        return xp.stack([row.astype(xp.float32) for row in rows], axis=1)

    def cup_texts(self, state: State, lane: int) -> tuple[str, ...]:
        """The cups of one match, as the rules write them: `"1233b"`."""
        return tuple(
            "".join(FACE_TEXT[face] * (int(cup[lane]) >> 3 * (face - 1) & 7) for face in FACES) for cup in state.cups
        )
