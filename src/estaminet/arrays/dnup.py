"""dnup as an array program: a batch of matches in step, in numpy or JAX from this one file.

Read it next to RULES.md: names and order are those of `games/dnup/rules`, which decide; `check.py` plays both in
lockstep. A card is a column: where it lies and which way up. Sets, hands and the pile are the cards that lie there.

Any deck, and the options that change play: `play_out_final_round`, `two_player_self_beat`. The stall guard is always
on. All matches of a batch have the same number of players, since the deck depends on it. Actions have the index of the
rules' table, so there are many: every set that could be laid is one.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from estaminet.arrays.chance import Array, below, threefry
from estaminet.arrays.program import Program, Rows
from estaminet.games.dnup.encode import VALUES
from estaminet.games.dnup.material import (
    CHOOSE,
    FIRST_OUT_POINTS,
    PHASES,
    POINTS_TO_WIN,
    ROUNDS_TO_WIN,
    SECOND_OUT_POINTS,
    STALL_CYCLES,
)
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.pack import pack_of

_NOBODY: Final = -1
_FIRST_SLOT: Final = 1_000


class State(NamedTuple):
    """A batch of matches; every array has the shape of the batch, or a column for each card."""

    first: Array
    """Who gets the first card (DNUP-DEAL-03)."""
    star: Array
    place: Array
    """The place whose turn it is: a seat, or an area of a seat."""
    turn: Array
    over: Array
    round: Array
    stall: Array
    cleared: Array
    """Whether a card has reached the pile in this turn."""
    first_out: Array
    """Who was the first to go out in this round, or -1."""
    winner: Array
    out: Rows
    points: Rows
    added: Rows
    """By place: how many cards of its set others added."""
    where: Array
    """By card: the seat that holds it, `seats + place` where it lies in a set, or `pile`."""
    up: Array
    """By card: 0 if its lower value is up, 1 if the higher one."""
    key: Array
    lane: Array
    drawn: Array
    """How often chance was asked: once a deal."""


class Table(NamedTuple):
    """What lies there, worked out from where the cards are."""

    faces: Array
    """By card: the face that is up."""
    hand: Array
    """By face: how many of them the player on turn holds."""
    sizes: list[Array]
    """By place: cards of the set."""
    ranks: list[Array]
    """By place: rank of the set, 0 for none."""


class Dnup(Program):
    """The rules for a batch with `most_seats` players, over the array module `xp` (numpy or jax.numpy)."""

    def __init__(self, xp: Any, most_seats: int = 2, options: DnupOptions | None = None) -> None:
        super().__init__(xp, most_seats)
        self.options = options = options or DnupOptions()
        if not options.stall_guard:
            raise ValueError("the array program has no option stall_guard = off")
        self.pack = pack = pack_of(options.deck, most_seats)
        self.play_out = options.play_out_final_round and most_seats > 2
        self.take_back = options.two_player_self_beat == "take_back" and most_seats == 2
        self.actions = len(pack.actions)
        self.cards = len(pack.cards)
        self.pile = most_seats + pack.places
        faces = 2 * pack.kinds
        kinds = np.array(pack.cards)
        self._kinds = xp.asarray(kinds)
        self._earlier = np.triu(kinds[:, None] == kinds[None, :], 1)
        need = np.zeros((self.actions, faces), np.int8)
        for index, laid in enumerate(pack.laid):
            np.add.at(need[index], laid, 1)
        for index in range(pack.add_from, pack.take_from):
            need[index, (index - pack.add_from) % faces] = 1
        self._need = xp.asarray(need)
        most = max(pack.mult)
        plays = need[: pack.add_from]
        self._wanted = xp.asarray(np.concatenate([plays > n for n in range(most)], axis=1).T.astype(np.float32))
        self._most = most
        self._play_sizes, self._play_ranks = xp.asarray(np.array(pack.sizes)), xp.asarray(np.array(pack.ranks))
        self._rank = xp.asarray(np.array(pack.rank))

    # Setting up

    def new(self, seed: int, batch: int, seats: int | None = None) -> State:
        """A batch of new matches, the first round dealt. The same seed gives the same matches, lane by lane."""
        if seats not in {None, self.most_seats}:
            raise ValueError("all matches of dnup in a batch have the same number of players")
        xp = self.xp
        zero = xp.zeros(batch, xp.int32)
        key = zero.astype(xp.uint32) + xp.uint32(seed)
        return self._begin(key, xp.arange(batch, dtype=xp.uint32), zero.astype(xp.uint32))

    def again(self, state: State) -> State:
        """New matches in place of those that are over; the others go on."""
        return self.choose(state.over, self._begin(state.key, state.lane, state.drawn), state)

    def _begin(self, key: Array, lane: Array, drawn: Array) -> State:
        xp = self.xp
        zero = xp.zeros(key.shape, xp.int32)
        first = zero
        if self.pack.uneven:
            word, _ = threefry((key, lane), (drawn, xp.zeros_like(drawn) + xp.uint32(_FIRST_SLOT)))
            first = below(word, self.most_seats).astype(xp.int32)
        rows = tuple(zero for _ in range(self.most_seats))
        cards = xp.zeros((*key.shape, self.cards), xp.int32)
        state = State(
            first=first,
            star=zero,
            place=zero,
            turn=zero,
            over=zero > 0,
            round=zero,
            stall=zero,
            cleared=zero > 0,
            first_out=zero + _NOBODY,
            winner=zero + _NOBODY,
            out=tuple(zero > 0 for _ in rows),
            points=rows,
            added=tuple(zero for _ in range(self.pack.places)),
            where=cards,
            up=cards,
            key=key,
            lane=lane,
            drawn=drawn,
        )
        return self.deal(state)

    def order(self, state: State) -> tuple[Array, Array]:
        """By card: its place in the deal, and which way up it arrives (DNUP-DEAL-01 and 02)."""
        xp = self.xp
        slots = xp.zeros_like(state.where).astype(xp.uint32) + xp.arange(self.cards, dtype=xp.uint32)
        zero = xp.zeros_like(slots)
        keys = (state.key[:, None] + zero, state.lane[:, None] + zero)
        word, coin = threefry(keys, (state.drawn[:, None] + zero, slots))
        mine, others = word[:, :, None], word[:, None, :]
        earlier = xp.arange(self.cards)[None, :] < xp.arange(self.cards)[:, None]
        before = (others < mine) | ((others == mine) & earlier)
        return before.sum(axis=2).astype(xp.int32), (coin >> 31).astype(xp.int32)

    def deal(self, state: State) -> State:
        """DNUP-DEAL-01 to 03, DNUP-START-01, DNUP-TWO-03."""
        xp = self.xp
        place, up = self.order(state)
        where = (state.first[:, None] + place) % self.most_seats
        star = where[:, self.pack.star]
        zero = xp.zeros_like(star)
        turn_at = star * self.pack.areas + self.pack.areas - 1
        return state._replace(
            star=star,
            place=turn_at,
            turn=star,
            round=state.round + 1,
            stall=zero,
            cleared=zero > 0,
            first_out=zero + _NOBODY,
            out=tuple(zero > 0 for _ in state.out),
            added=tuple(zero for _ in state.added),
            where=where,
            up=up,
        )

    # Looking

    def table(self, state: State) -> Table:
        xp = self.xp
        pack = self.pack
        faces = 2 * self._kinds + state.up
        mine = state.where == state.turn[:, None]
        one_hot = faces[:, :, None] == xp.arange(2 * pack.kinds)
        hand = (one_hot & mine[:, :, None]).sum(axis=1)
        rank = xp.take(self._rank, faces)
        lies = [state.where == self.most_seats + place for place in range(pack.places)]
        sizes = [here.sum(axis=1) for here in lies]
        ranks = [xp.where(here, rank, 0).max(axis=1) for here in lies]
        return Table(faces, hand, sizes, ranks)

    def limit(self, state: State) -> Array:
        """DNUP-STALL-02."""
        inside = self.pack.places if self.most_seats == 2 else self.most_seats - sum(o.astype(int) for o in state.out)
        return STALL_CYCLES * inside + self.xp.zeros_like(state.stall)

    def _not_beaten(self, table: Table, rank: Array, size: Array) -> Array:
        """DNUP-PLAY-02, DNUP-ADD-02: whether a set lies that a set of this rank and size would not beat."""
        blocked = False
        for there, its_size in zip(table.ranks, table.sizes, strict=True):
            shape = (-1,) + (1,) * (rank.ndim - 1)
            blocked = blocked | ((its_size.reshape(shape) == size) & (there.reshape(shape) >= rank))
        return blocked

    def legal(self, state: State) -> Array:
        """Which actions the player to act has, `[batch, actions]`; none where the match is over."""
        xp = self.xp
        pack = self.pack
        table = self.table(state)
        has = xp.concatenate([table.hand > n for n in range(self._most)], axis=1).astype(xp.float32)
        sizes, ranks = self._play_sizes[None, :], self._play_ranks[None, :]
        plays = (has @ self._wanted > sizes - 0.5) & ~self._not_beaten(table, ranks, sizes)
        adds, takes = [], []
        for place in range(pack.places):
            rank, size = table.ranks[place], table.sizes[place]
            theirs = (rank > 0) & (state.turn != place // pack.areas)
            blocked = self._not_beaten(table, rank, size + 1)
            fits = (self._rank[None, :] == rank[:, None]) & (table.hand > 0)
            adds.append(fits & (theirs & ~blocked)[:, None])
            takes.append(theirs)
        first = xp.concatenate([plays, *adds], axis=1)
        guarded = state.stall >= self.limit(state)
        some = first.any(axis=1)
        rest = xp.stack([take & ~guarded for take in takes] + [~guarded | ~some], axis=1)
        return xp.concatenate([first, rest], axis=1) & ~state.over[:, None]

    def any_action(self, state: State, word: Array) -> Array:
        """A legal action, each equally likely, from one random word (uint32) a match."""
        return self.pick(self.legal(state), word)

    def reward(self, state: State) -> Array:
        """`[batch, seats]`: 1 for whoever has won the match, -1 / (players - 1) for the others; 0 until it is over."""
        xp = self.xp
        lost = -1.0 / (self.most_seats - 1)
        rows = [xp.where(state.over, xp.where(state.winner == s, 1.0, lost), 0.0) for s in range(self.most_seats)]
        return xp.stack(rows, axis=1).astype(xp.float32)

    # Playing

    def step(self, state: State, action: Array) -> State:
        """One of A, B, C, D, and what follows up to the next decision. Not checked: actions are legal (`legal`).

        Matches that are over stay as they are.
        """
        xp = self.xp
        pack = self.pack
        action = xp.asarray(action, xp.int32)
        adding = (action >= pack.add_from) & (action < pack.take_from)
        laying = action < pack.take_from
        taking = (action >= pack.take_from) & (action < pack.turn.index)
        turning = action == pack.turn.index
        onto = xp.where(adding, (action - pack.add_from) // (2 * pack.kinds), state.place)

        after = self._lay(state, action, onto, laying, adding)
        # C: DNUP-TAKE-01. D: DNUP-ROT-01. Cards from the table are turned (DNUP-FLIP-01).
        taken = (state.where == (self.most_seats + action - pack.take_from)[:, None]) & taking[:, None]
        turned = taken | ((state.where == state.turn[:, None]) & turning[:, None])
        after = after._replace(
            where=xp.where(taken, state.turn[:, None], after.where),
            up=xp.where(turned, 1 - after.up, after.up),
            added=tuple(
                xp.where(taking & (action - pack.take_from == place), 0, n) for place, n in enumerate(after.added)
            ),
        )
        # DNUP-STALL-01
        after = after._replace(stall=xp.where(after.cleared, 0, after.stall + 1))
        done = laying & ~(after.where == state.turn[:, None]).any(axis=1)
        going_on, over, round_over = self._goes_out(after, done)
        on = self._begin_turn(going_on)
        dealt = self.deal(round_over)
        return self.choose(
            state.over, state, self.choose(over.over, over, self.choose(round_over.place < 0, dealt, on))
        )

    def _lay(self, state: State, action: Array, onto: Array, laying: Array, adding: Array) -> State:
        """A: DNUP-PLAY-01 to 05, B: DNUP-ADD-01 to 05. The new or grown set beats the one of its size."""
        xp = self.xp
        table = self.table(state)
        need = xp.take_along_axis(self._need[action], table.faces, axis=1)
        mine = state.where == state.turn[:, None]
        same = table.faces[:, :, None] == table.faces[:, None, :]
        ahead = (same & mine[:, :, None] & self._earlier[None]).sum(axis=1)
        chosen = mine & (need > ahead) & laying[:, None]
        sizes = self.xp.stack(table.sizes, axis=1)
        was = xp.where(adding, xp.take_along_axis(sizes, onto[:, None], axis=1)[:, 0], 0)
        size = chosen.sum(axis=1) + was
        left = mine & ~chosen
        empty = laying & ~left.any(axis=1)
        where, up, cleared = state.where, state.up, state.cleared
        added = list(state.added)
        for place, its_size in enumerate(table.sizes):
            beaten = laying & (its_size == size) & (onto != place) & (its_size > 0)
            owner = place // self.pack.areas
            out = state.out[owner] | (empty & (state.turn == owner) if not self.take_back else False)
            lay = state.where == self.most_seats + place
            where = xp.where(lay & beaten[:, None], xp.where(out[:, None], self.pile, owner), where)
            up = xp.where(lay & (beaten & ~out)[:, None], 1 - up, up)
            cleared = cleared | (beaten & out)
            added[place] = xp.where(beaten, 0, added[place])
        where = xp.where(chosen, self.most_seats + onto[:, None], where)
        added = [n + xp.where(adding & (onto == place), 1, 0) for place, n in enumerate(added)]
        return state._replace(where=where, up=up, cleared=cleared, added=tuple(added))

    def _goes_out(self, state: State, done: Array) -> tuple[State, State, State]:
        """DNUP-OUT-01, DNUP-OUT-06, DNUP-GAME-01 to 03, DNUP-TWO-07 and 08: the match if it goes on, if it is over, and
        if the round is over (its place is -1 there). Which one it is: `over.over`, then `round_over.place`."""
        xp = self.xp
        two = self.most_seats == 2
        first = done & (state.first_out == _NOBODY)
        gained = 1 if two else xp.where(first, FIRST_OUT_POINTS, SECOND_OUT_POINTS)
        points = tuple(n + xp.where(done & (state.turn == seat), gained, 0) for seat, n in enumerate(state.points))
        out = tuple(o | (done & (state.turn == seat)) for seat, o in enumerate(state.out))
        first_out = xp.where(first, state.turn, state.first_out)
        round_over = done & (True if two else ~first)
        goal = ROUNDS_TO_WIN if two else POINTS_TO_WIN
        asked = round_over if self.play_out else done
        first_wins = self.of_seat(points, first_out) >= goal
        last_wins = self.of_seat(points, state.turn) >= goal
        winner = xp.where(first_wins, first_out, state.turn)
        over = asked & (first_wins | last_wins)
        now = state._replace(points=points, out=out, first_out=first_out)
        nowhere = xp.zeros_like(state.place) + _NOBODY
        zero = xp.zeros_like(state.stall)
        following = state.drawn + xp.uint32(1)
        ended = now._replace(stall=zero, cleared=zero > 0, drawn=following)
        the_end = ended._replace(over=over, winner=winner, place=nowhere, turn=nowhere)
        next_first = (state.first + 1) % self.most_seats if self.pack.uneven else state.first
        again = ended._replace(place=xp.where(round_over, nowhere, state.place), first=next_first)
        return now, the_end, again

    def _begin_turn(self, state: State) -> State:
        """DNUP-TURN-02, DNUP-OUT-02: on to the next place; its set is discarded, and whoever is out is skipped."""
        xp = self.xp
        pack = self.pack
        # One player at most is out while a round goes on, so that one place at most is skipped.
        for again in (False, True):
            skipped = xp.zeros_like(state.cleared)
            for seat, out in enumerate(state.out):
                skipped = skipped | (out & (state.place // pack.areas == seat))
            moves = skipped if again else skipped | True
            place = xp.where(moves, (state.place + 1) % pack.places, state.place)
            lies = (state.where == self.most_seats + place[:, None]) & moves[:, None]
            cleared = lies.any(axis=1)
            state = state._replace(
                place=place,
                turn=place // pack.areas,
                cleared=xp.where(moves, cleared, state.cleared),
                stall=xp.where(cleared, 0, state.stall),
                where=xp.where(lies, self.pile, state.where),
                added=tuple(xp.where(moves & (place == at), 0, n) for at, n in enumerate(state.added)),
            )
        return state

    # Showing

    def observe(self, state: State) -> Array:
        """`[batch, features]`: what the player to act knows, number by number as `games/dnup/encode.py` writes a view.

        What stands where a match is over means nothing.
        """
        xp = self.xp
        pack = self.pack
        seats = self.most_seats
        table = self.table(state)
        zero = xp.zeros_like(state.turn)
        value_of = [min(pack.values[rank], VALUES) - 1 for rank in pack.rank]
        rows: list[Array] = [zero + (phase == PHASES[CHOOSE]) for phase in PHASES]
        hand: list[Any] = [zero] * (VALUES * VALUES)
        for face in range(2 * pack.kinds):
            at = value_of[face] * VALUES + value_of[face ^ 1]
            hand[at] = hand[at] + table.hand[:, face] * 0.5
        rows += hand
        sets = [self._lying(state, table, place) for place in range(pack.places)]
        for ahead in range(seats):
            for area in range(pack.areas):
                at = (state.turn + ahead) % seats * pack.areas + area
                rows += [self.of_seat(each, at) for each in zip(*sets, strict=True)]
        held = tuple((state.where == seat).sum(axis=1) for seat in range(seats))
        for ahead in range(seats):
            seat = (state.turn + ahead) % seats
            second = state.place % 2 == 1 if pack.areas == 2 else zero > 0
            rows += [
                self.of_seat(held, seat) / 8,
                self.of_seat(state.points, seat) / 4,
                zero + (ahead == 0),
                self.of_seat(state.out, seat),
                state.star == seat,
                second & (ahead == 0),
            ]
        limit = self.limit(state)
        stall = xp.where(2 * state.stall > limit, state.stall, 0)
        discards = (state.where == self.pile).sum(axis=1)
        rows += [discards / 40, state.cleared, stall / limit, state.stall >= limit]
        return xp.stack([row.astype(xp.float32) for row in rows], axis=1)

    def _lying(self, state: State, table: Table, place: int) -> list[Array]:
        """One set as `encode.py` writes it."""
        xp = self.xp
        pack = self.pack
        rank, size = table.ranks[place], table.sizes[place]
        here = state.where == self.most_seats + place
        values = [min(value, VALUES) - 1 for value in pack.values]
        numbers = [
            sum(((rank == r) for r in range(1, pack.width) if values[r] == value), xp.zeros_like(rank)) > 0
            for value in range(VALUES)
        ]
        other = xp.asarray(np.array([values[pack.rank[face ^ 1]] for face in range(2 * pack.kinds)]))
        below_up = xp.take(other, table.faces)
        numbers += [(here & (below_up == value)).sum(axis=1) * 0.5 for value in range(VALUES)]
        turns = xp.ones_like(rank)
        away = (place - state.place) % pack.places
        for between in range(1, pack.places):
            coming = (state.place + between) % pack.places
            out = self.of_seat(state.out, coming // pack.areas)
            turns = turns + xp.where((between < away) & ~out, 1, 0)
        falls_in = xp.where(size > 0, turns, 0)
        return [*numbers, size / 4, state.added[place] / 4, falls_in / (2 * self.most_seats)]
