"""Dudab as an array program: a batch of matches in step, in numpy or JAX from the same code.

Read it next to RULES.md: names and order are those of `games/dudab/rules`, which decide; `check.py` plays both in
lockstep. What may lie on what is looked up in tables that the rules' own functions fill.

The base game in both editions with every option but `expansions`. Actions have the index of the rules' table. Cards are
sets, without an order: of a column only the last card matters, and a card is drawn from what is left when it is needed,
by a number that depends on its place in the deck alone, so `decks` can tell the whole deck of a deal before anything is
played.
"""

from __future__ import annotations

from typing import Any, Final

from estaminet.arrays.chance import Array, below, threefry
from estaminet.arrays.dudab_cards import SHAMANS, WORD, Cards, minus, plus
from estaminet.arrays.dudab_looks import DECK_SIZE, Looking, State
from estaminet.arrays.words import ones, place_of
from estaminet.games.dudab import material as box

_STARTER_SLOT: Final = 1_000


class Dudab(Looking):
    """The rules for a batch with at most `most_seats` players, over the array module `xp` (numpy or jax.numpy)."""

    # Setting up

    def new(self, seed: int, batch: int, seats: int | Array | None = None) -> State:
        """A batch of new matches, the first round dealt. The same seed gives the same matches, lane by lane."""
        xp = self.xp
        zero = xp.zeros(batch, xp.int32)
        none = zero.astype(xp.uint32)
        nothing = Cards(none, none, none)
        rows = (zero,) * self.most_seats
        state = State(
            seats=zero + xp.asarray(self.most_seats if seats is None else seats, xp.int32),
            starter=zero,
            round=zero,
            turn=zero,
            asking=zero,
            to_own=zero > 0,
            over=zero == 0,
            obligation=zero,
            obliged_column=zero,
            call=zero,
            caller=zero,
            left=nothing,
            gone=zero,
            columns=(nothing,) * box.MOST_COLUMNS,
            tops=(zero,) * box.MOST_COLUMNS,
            lengths=(zero,) * box.MOST_COLUMNS,
            hands=(nothing,) * self.most_seats,
            sizes=rows,
            public=(nothing,) * self.most_seats,
            hidden=(nothing,) * self.most_seats,
            totals=rows,
            key=none + xp.uint32(seed),
            lane=xp.arange(batch, dtype=xp.uint32),
            drawn=none,
        )
        return self.again(state)

    def again(self, state: State) -> State:
        """New matches in place of those that are over; the others go on."""
        return self.if_any(state.over, self._begin, state)

    def _begin(self, state: State) -> State:
        """DUDAB-SETUP-07: those that are over begin again."""
        xp = self.xp
        if self.options.first_player == "random":
            slot = xp.zeros_like(state.drawn) + xp.uint32(_STARTER_SLOT)
            word, _ = threefry((state.key, state.lane), (state.drawn, slot))
            starter = below(word, state.seats.astype(xp.uint32)).astype(xp.int32)
        else:
            starter = int(self.options.first_player) % state.seats
        begun = state._replace(
            starter=xp.where(state.over, starter, state.starter),
            round=xp.where(state.over, 1, state.round),
            over=state.over & False,
            totals=tuple(xp.where(state.over, 0, row) for row in state.totals),
        )
        return self.deal(begun, state.over)

    def _next(self, state: State, left: Cards, gone: Array) -> Array:
        """The kind of the next card: each one left is equally likely."""
        xp = self.xp
        place = gone.astype(xp.uint32)
        word, _ = threefry((state.key, state.lane), (state.drawn, place))
        number = below(word, xp.maximum(DECK_SIZE - place, 1).astype(xp.uint32))
        low, high = ones(left.low), ones(left.high)
        first = number < low
        within = xp.where(first, number, number - xp.minimum(low, number))
        kind = place_of(xp.where(first, left.low, left.high), within).astype(xp.int32)
        kind = xp.where(first, kind, kind + WORD)
        # The Shamans by colour, then the Dudabs
        upto = low + high
        for colour in range(SHAMANS + 1):
            kind = xp.where(number >= upto, box.FIRST_SHAMAN + colour, kind)
            upto = upto + (left.rest >> 2 * colour & 3)
        return kind

    def decks(self, state: State) -> list[Array]:
        """The whole deck of this deal, the card on top first."""
        left, deck = self.full_deck(state), []
        for place in range(DECK_SIZE):
            kind = self._next(state, left, self.xp.zeros_like(state.gone) + place)
            left = minus(left, self.one(kind))
            deck.append(kind)
        return deck

    def deal(self, state: State, which: Array) -> State:
        """DUDAB-SETUP-03 to 10, where `which` holds: three cards each from the starter on, then the columns."""
        xp = self.xp
        zero = xp.zeros_like(state.turn)
        nothing = self.only(state.over & False, state.left)
        width = self.width(state.seats)
        cleared = state._replace(
            turn=state.starter,
            asking=zero + box.TURN,
            to_own=zero > 0,
            left=self.full_deck(state),
            gone=zero,
            columns=(nothing,) * box.MOST_COLUMNS,
            tops=(zero,) * box.MOST_COLUMNS,
            lengths=tuple(xp.where(width > column, 1, 0) for column in range(box.MOST_COLUMNS)),
            hands=(nothing,) * self.most_seats,
            sizes=tuple(xp.where(state.seats > seat, box.DEALT, 0) for seat in range(self.most_seats)),
            public=(nothing,) * self.most_seats,
            hidden=(nothing,) * self.most_seats,
        )
        cleared = self.choose(which, self.demand_nothing(cleared), state)
        held = box.DEALT * state.seats

        def going(state: State) -> Array:
            return which & (state.gone < held + width)

        def next_card(state: State) -> State:
            dealt = going(state)
            kind = self._next(state, state.left, state.gone)
            card = self.only(dealt, self.one(kind))
            seat = xp.where(state.gone < held, (state.starter + state.gone) % state.seats, box.NOBODY)
            starts = [dealt & (state.gone == held + column) for column in range(box.MOST_COLUMNS)]
            return state._replace(
                left=minus(state.left, card),
                gone=state.gone + xp.where(dealt, 1, 0),
                hands=tuple(plus(h, self.only(seat == s, card)) for s, h in enumerate(state.hands)),
                columns=tuple(plus(c, self.only(s, card)) for s, c in zip(starts, state.columns, strict=True)),
                tops=tuple(xp.where(s, kind, top) for s, top in zip(starts, state.tops, strict=True)),
            )

        return self.while_any(going, next_card, cleared)

    # Playing

    def demand_nothing(self, state: State) -> State:
        zero = self.xp.zeros_like(state.turn)
        return state._replace(
            obligation=zero + box.NO_OBLIGATION,
            obliged_column=zero + box.NO_COLUMN,
            call=zero,
            caller=zero + box.NOBODY,
        )

    def step(self, state: State, action: Array) -> State:
        """What a player does, and what follows up to the next decision. Not checked: actions are legal (`legal`).

        Matches that are over stay as they are.
        """
        xp = self.xp
        action = xp.asarray(action, xp.int32)
        going = ~state.over
        laying = going & (action < box.DRAW_INDEX)
        putting = going & (action >= box.PUT_FROM) & (action < box.PENALTY_INDEX)
        drawing = going & (action == box.DRAW_INDEX) | putting
        penalty = going & (action == box.PENALTY_INDEX)
        trimming = going & (action >= box.TRIM_FROM) & (action < box.SHED_TO_FROM)
        naming = going & (action >= box.SHED_TO_FROM) & (action < box.SHED_FROM)
        shedding = going & (action >= box.SHED_FROM)

        # A card leaves the hand.
        first = xp.where(putting, box.PUT_FROM, xp.where(trimming, box.TRIM_FROM, box.SHED_FROM))
        dudab = laying & (action >= box.DUDAB_FROM)
        laid = xp.where(dudab, box.DUDAB, action // box.MOST_COLUMNS)
        kind = xp.clip(xp.where(laying, laid, action - first), 0, box.DUDAB)
        leaves = laying | putting | trimming | shedding
        card = self.only(leaves, self.one(kind))
        away = putting | trimming | (shedding & state.to_own)
        mine = [state.turn == seat for seat in range(self.most_seats)]
        after = state._replace(
            hands=tuple(minus(h, self.only(own, card)) for own, h in zip(mine, state.hands, strict=True)),
            sizes=tuple(n - xp.where(own & leaves, 1, 0) for own, n in zip(mine, state.sizes, strict=True)),
            hidden=tuple(plus(h, self.only(own & away, card)) for own, h in zip(mine, state.hidden, strict=True)),
        )
        place = action - box.DUDAB_FROM
        column = xp.where(dudab, place // box.CALL_CHOICES, action % box.MOST_COLUMNS)
        call = xp.where(dudab, place % box.CALL_CHOICES, box.NO_CALL)
        after, full = self.lay(after, laying, card, kind, column, call)

        # PICK-06: shed, refill; DRAW, REACT-05
        size = self.of_seat(after.sizes, state.turn)
        to_shed = full & (size > box.HAND_LEAST)
        owed = xp.where(drawing | (laying & (size < box.HAND_LEAST)), 1, 0)
        after = self.choose(penalty, self.demand_nothing(after), after)
        after = self.draw(after, owed, penalty)
        size = self.of_seat(after.sizes, state.turn)
        to_trim = (drawing | penalty | trimming) & (size > box.HAND_MOST)
        still = naming | (shedding & (size > box.HAND_LEAST))
        asking = xp.where(to_shed, box.SHED_TO, xp.where(still, box.SHED, xp.where(to_trim, box.TRIM, box.TURN)))
        following = xp.where(asking == box.TURN, (state.turn + 1) % state.seats, state.turn)
        after = after._replace(
            turn=xp.where(going, following, state.turn),
            asking=asking,
            to_own=xp.where(naming, action > box.SHED_TO_FROM, still & state.to_own),
        )
        return self.if_any(going & (after.gone == DECK_SIZE), self.end_round, after)

    def lay(
        self, state: State, laying: Array, card: Cards, kind: Array, column: Array, call: Array
    ) -> tuple[State, Array]:
        """A card on a column where `laying`; PICK-01 and 02, and what it demands. Also whether a column was full."""
        xp = self.xp
        none = state.over & False
        collected = self.only(none, card)
        full = none
        columns, tops, lengths = [], [], []
        for at, (cards, top, length) in enumerate(zip(state.columns, state.tops, state.lengths, strict=True)):
            here = laying & (column == at)
            sixth = here & (length == box.COLUMN_MOST)
            collected = plus(collected, self.only(sixth, cards))
            full = full | sixth
            columns.append(plus(self.only(~sixth, cards), self.only(here, card)))
            tops.append(xp.where(here, kind, top))
            lengths.append(xp.where(sixth, 1, length + xp.where(here, 1, 0)))
        state = state._replace(
            columns=tuple(columns),
            tops=tuple(tops),
            lengths=tuple(lengths),
            public=tuple(plus(p, self.only(state.turn == seat, collected)) for seat, p in enumerate(state.public)),
        )
        # DUD-02, DUD-09, DUD-10, DUD-17, SHA-06
        dudab = kind == box.DUDAB
        calling = dudab & (call != box.NO_CALL)
        stays = (state.obligation == box.CALL) & dudab & ~calling & (state.obliged_column != column)
        shaman = (kind >= box.FIRST_SHAMAN) & ~dudab
        demanded = state._replace(
            obligation=xp.where(calling, box.CALL, xp.where(shaman, box.SHAMAN, box.NO_OBLIGATION)),
            obliged_column=xp.where(calling | shaman, column, box.NO_COLUMN),
            call=xp.where(calling, call, 0),
            caller=xp.where(calling, state.turn, box.NOBODY),
        )
        return self.choose(laying & ~stays, demanded, state), full

    def draw(self, state: State, owed: Array, turning: Array) -> State:
        """The player to act draws what is owed; where `turning` holds, what a card says that is turned up (REACT-05).

        END-01 to 03: it stops with the last card."""
        xp = self.xp
        nothing = self.only(state.over & False, state.left)
        start = (state.left, state.gone, nothing, xp.zeros_like(owed), owed, turning)

        def going(carry: Any) -> Array:
            _, gone, _, _, owed, turning = carry
            return ((owed > 0) | turning) & (gone < DECK_SIZE)

        def next_card(carry: Any) -> Any:
            left, gone, gained, drawn, owed, turning = carry
            draws = going(carry)
            kind = self._next(state, left, gone)
            card = self.only(draws, self.one(kind))
            taken = draws & ~turning
            value = xp.where(draws & turning & (kind < box.NUMBERS), kind // 4 % 4 + 1, 0)
            return (
                minus(left, card),
                gone + xp.where(draws, 1, 0),
                plus(gained, self.only(taken, card)),
                drawn + xp.where(taken, 1, 0),
                owed + value - xp.where(taken, 1, 0),
                turning & (value == 0),
            )

        left, gone, gained, drawn, _, _ = self.while_any(going, next_card, start)
        mine = [state.turn == seat for seat in range(self.most_seats)]
        return state._replace(
            left=left,
            gone=gone,
            hands=tuple(plus(h, self.only(own, gained)) for own, h in zip(mine, state.hands, strict=True)),
            sizes=tuple(n + xp.where(own, drawn, 0) for own, n in zip(mine, state.sizes, strict=True)),
        )

    def end_round(self, state: State) -> State:
        """END-07, GAME-01: where the last card is drawn; the next round is dealt where the match goes on."""
        xp = self.xp
        ended = ~state.over & (state.gone == DECK_SIZE)
        scores = [
            self.score(plus(*own), hand) for *own, hand in zip(state.public, state.hidden, state.hands, strict=True)
        ]
        totals = tuple(n + xp.where(ended, score, 0) for n, score in zip(state.totals, scores, strict=True))
        over = ended & (state.round == self.rounds(state.seats))
        # Whether it is over or not, so that a new match has numbers of its own.
        state = state._replace(totals=totals, drawn=state.drawn + ended.astype(xp.uint32))
        zero = xp.zeros_like(state.turn)
        last = self.demand_nothing(state)._replace(
            over=over, turn=zero + box.NOBODY, asking=zero + box.TURN, to_own=zero > 0
        )
        state = self.choose(over, last, state)
        more = ended & ~over
        following = state._replace(
            round=state.round + xp.where(more, 1, 0),
            starter=xp.where(more, (state.starter + 1) % state.seats, state.starter),
        )
        return self.deal(following, more)
