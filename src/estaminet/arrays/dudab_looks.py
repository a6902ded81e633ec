"""What a player of Dudab may do and know, as arrays over a batch of matches; `dudab.py` has what happens."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from estaminet.arrays.chance import Array, below
from estaminet.arrays.dudab_cards import SHAMANS, WORD, Cards, CardSets, minus, plus
from estaminet.arrays.program import Rows
from estaminet.arrays.words import ones, place_of
from estaminet.games.dudab import material as box
from estaminet.games.dudab.encode import PHASES
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.obstacles import answering, on_top

DECK_SIZE: Final = len(box.BASE_DECK)
_ASKED: Final = {box.TRIM: "trim", box.SHED_TO: "shed-to", box.SHED: "shed"}
_OBLIGED: Final = {box.NO_OBLIGATION: "normal", box.SHAMAN: "react", box.CALL: "call"}


class State(NamedTuple):
    """A batch of matches; every array has the shape of the batch."""

    seats: Array
    """Players; seats from there on are empty."""
    starter: Array
    round: Array
    turn: Array
    """Whose turn it is; without Babies nobody else is ever asked."""
    asking: Array
    """As in the rules: TURN, TRIM, SHED_TO or SHED."""
    to_own: Array
    """While cards are shed: whether to the own pile."""
    over: Array
    obligation: Array
    obliged_column: Array
    call: Array
    caller: Array
    left: Cards
    """The draw pile."""
    gone: Array
    """How many cards of the deck have left the draw pile."""
    columns: tuple[Cards, ...]
    tops: Rows
    """By column: the kind of its last card."""
    lengths: Rows
    hands: tuple[Cards, ...]
    sizes: Rows
    """Cards in each hand."""
    public: tuple[Cards, ...]
    """Own piles: cards from columns."""
    hidden: tuple[Cards, ...]
    """Own piles: cards from hands."""
    totals: Rows
    """Points of the rounds that are over."""
    key: Array
    lane: Array
    drawn: Array
    """How often chance was asked: once a deal."""


class Choices(NamedTuple):
    """What the player to act may do, as bits."""

    lays: tuple[Cards, ...]
    """By column: cards that may be laid; of Shamans a bit for each colour."""
    calls: Rows
    """By column: what a Dudab laid there may call, a bit for each call and one for none."""
    draw: Array
    penalty: Array
    held: Cards
    """Cards of which one may be put away, trimmed or shed; a bit for each kind of the rest."""
    first: Array
    """The action for the first kind of these: which of the three it is."""
    places: Array
    """Where cards may be shed to: a bit for each place."""


class Looking(CardSets):
    """The rules as far as they are about one state."""

    actions = box.SHED_FROM + box.HAND_KINDS

    def __init__(self, xp: Any, most_seats: int = box.MOST_SEATS, options: DudabOptions | None = None) -> None:
        super().__init__(xp, most_seats)
        self.options = options = options or DudabOptions()
        if options.expansions != "none":
            raise ValueError(f"the array program has no option expansions = {options.expansions}")
        if options.problems(most_seats):
            raise ValueError(f"these options are not for {most_seats} players: {options}")
        kinds = range(box.HAND_KINDS)
        self._on_top = self.table([[on_top(top, card) is None for card in kinds] for top in kinds])
        self._answering = self.table([[answering(call, card) is None for card in kinds] for call in range(box.NO_CALL)])

    def width(self, seats: Array) -> Array:
        """DUDAB-SETUP-05: how many columns there are."""
        return self.xp.where(seats == 4, int(self.options.columns_at_4), self.xp.where(seats < 4, 2, 3))

    def rounds(self, seats: Array) -> Array:
        """DUDAB-SETUP-02."""
        rounds = self.options.rounds
        return seats if rounds == "players" else self.xp.zeros_like(seats) + int(rounds)

    def hand(self, state: State) -> Cards:
        """Of the player to act."""
        return Cards(*(self.of_seat(words, state.turn) for words in zip(*state.hands, strict=True)))

    def choices(self, state: State) -> Choices:
        """Sections NUM, SHA, TURN, DRAW, REACT and DUD."""
        xp = self.xp
        options = self.options
        held = self.kinds(self.hand(state))
        size = self.of_seat(state.sizes, state.turn)
        asked = ~state.over & (state.asking == box.TURN)
        shaman, call = asked & (state.obligation == box.SHAMAN), asked & (state.obligation == box.CALL)
        normal = asked & (state.obligation == box.NO_OBLIGATION)
        width = self.width(state.seats)
        answers = Cards(*(xp.take(words, state.call) for words in self._answering))
        # DUD-02, DUD-03, DUD-19
        named = xp.zeros_like(held.rest) + ((1 << box.NO_CALL) - 1)
        if options.call_declared == "optional":
            named = named + (1 << box.NO_CALL)
        dudab = held.rest >> SHAMANS > 0
        lays, calls = [], []
        can_answer = state.over & False
        can_lay = can_answer
        for column, top in enumerate(state.tops):
            obliged = state.obliged_column == column
            fits = Cards(*(xp.take(words, top) for words in self._on_top))
            free, answer, react = normal & (width > column), call & obliged, shaman & obliged
            low, high, shamans = (
                mine & xp.where(free, fit, xp.where(answer, answered, 0))
                for mine, fit, answered in zip(held, fits, answers, strict=True)
            )
            # REACT-03: a Shaman of any colour
            shamans = xp.where(react, held.rest & ((1 << SHAMANS) - 1), shamans)
            anywhere = call & (width > column) if options.second_dudab == "any" else answer
            here = dudab & (free | answer | react | anywhere)
            answered = (low | high | shamans) > 0
            can_answer = can_answer | answered
            can_lay = can_lay | answered | here
            lays.append(Cards(low, high, shamans))
            calls.append(xp.where(here, named, 0))
        five = size == box.HAND_MOST
        bound = call & can_answer if options.call_duty == "must" else call & False
        # DRAW-01 to 04, DUD-06 to 08, DUD-14, DUD-16, DUD-18
        at_five = (normal | call) & five & ~can_lay
        first = call if options.edition == "B" else call & False
        draw = ((normal | call) & ~five & ~bound) | (at_five & first)
        put = at_five & ~first
        # REACT-07, REACT-11
        penalty = shaman
        if options.shaman_answer != "free":
            penalty = shaman & ~(can_lay if options.shaman_answer == "always" else can_lay & five)
        trim, shed = ~state.over & (state.asking == box.TRIM), ~state.over & (state.asking == box.SHED)
        place = ~state.over & (state.asking == box.SHED_TO)
        return Choices(
            lays=tuple(lays),
            calls=tuple(calls),
            draw=draw,
            penalty=penalty,
            held=self.only(put | trim | shed, held),
            first=xp.where(trim, box.TRIM_FROM, xp.where(shed, box.SHED_FROM, box.PUT_FROM)),
            places=xp.where(place, xp.uint32(3), 0),
        )

    def legal(self, state: State) -> Array:
        """Which actions the player to act has, `[batch, actions]`; none where the match is over."""
        xp = self.xp
        choices = self.choices(state)
        lays = xp.stack([self.spread(cards)[:, : box.DUDAB] for cards in choices.lays], axis=2)
        held = self.spread(choices.held)
        put, trim, shed = (
            held & (choices.first == first)[:, None] for first in (box.PUT_FROM, box.TRIM_FROM, box.SHED_FROM)
        )
        none = xp.zeros((held.shape[0], box.TRIM_FROM - box.JUNGLE_FROM), bool)
        return xp.concatenate(
            [
                lays.reshape((-1, box.DUDAB_FROM)),
                *(self.bits(calls, box.CALL_CHOICES) for calls in choices.calls),
                choices.draw[:, None],
                put,
                choices.penalty[:, None],
                none,
                trim,
                self.bits(choices.places, 2),
                shed,
            ],
            axis=1,
        )

    def any_action(self, state: State, word: Array) -> Array:
        """A legal action, each equally likely, from one random word (uint32) a match."""
        xp = self.xp
        choices = self.choices(state)
        zero = xp.zeros_like(state.turn)
        # Each a word, the action that its lowest bit stands for, and how far apart actions are
        groups: list[tuple[Array, Array | int, int]] = []
        for column, cards in enumerate(choices.lays):
            for part, bits in enumerate(cards):
                groups.append((bits, box.MOST_COLUMNS * WORD * part + column, box.MOST_COLUMNS))
        groups += [(bits, box.DUDAB_FROM + box.CALL_CHOICES * c, 1) for c, bits in enumerate(choices.calls)]
        groups += [(bits, choices.first + WORD * part, 1) for part, bits in enumerate(choices.held)]
        groups += [(choices.places, box.SHED_TO_FROM, 1)]
        groups += [(choices.draw.astype(xp.uint32), box.DRAW_INDEX, 1)]
        groups += [(choices.penalty.astype(xp.uint32), box.PENALTY_INDEX, 1)]
        counts = [ones(bits) for bits, _, _ in groups]
        number = below(word, xp.maximum(sum(counts[1:], counts[0]), 1))
        found, base, apart = xp.zeros_like(number), zero, zero
        within, before = xp.zeros_like(number), xp.zeros_like(number)
        for (bits, first, step), count in zip(groups, counts, strict=True):
            here = (number >= before) & (number < before + count)
            found, base, apart = xp.where(here, bits, found), xp.where(here, first, base), xp.where(here, step, apart)
            within = xp.where(here, number - before, within)
            before = before + count
        return (base + apart * place_of(found, within).astype(xp.int32)).astype(xp.int32)

    def shares(self, state: State) -> Array:
        """`[batch, seats]`: what everybody has of the win, if the match is over; DUDAB-GAME-02 and 03."""
        xp = self.xp
        totals = xp.stack(state.totals, axis=1)
        seated = xp.arange(self.most_seats) < state.seats[:, None]
        least = xp.where(seated, totals, xp.iinfo(xp.int32).max).min(axis=1)
        won = (seated & (totals == least[:, None])).astype(xp.float32)
        return won / won.sum(axis=1)[:, None]

    def reward(self, state: State) -> Array:
        """`[batch, seats]`: 1 for whoever has won the match, -1 / (players - 1) for the others; 0 until it is over.

        Winners who share the win share what is won and lost by it: as if a lot decided."""
        xp = self.xp
        share = self.shares(state)
        seated = xp.arange(self.most_seats) < state.seats[:, None]
        lost = seated.astype(xp.float32) / (state.seats - 1)[:, None]
        return xp.where(state.over[:, None], share - (1 - share) * lost, 0.0).astype(xp.float32)

    # Showing

    def full_deck(self, state: State) -> Cards:
        zero = self.xp.zeros_like(state.drawn)
        shamans = sum(2 << 2 * colour for colour in range(SHAMANS))
        return Cards(~zero, ~zero, zero + (shamans + (box.COPIES[box.DUDAB] << 2 * SHAMANS)))

    def discard(self, state: State) -> Cards:
        """What lies on the discard: all that is nowhere else."""
        rest = minus(self.full_deck(state), state.left)
        for cards in (*state.hands, *state.public, *state.hidden, *state.columns):
            rest = minus(rest, cards)
        return rest

    def observe(self, state: State) -> Array:
        """`[batch, features]`: what the player to act knows, number by number as `games/dudab/encode.py` writes a view.

        For batches in which all seats are taken; what stands where a match is over means nothing.
        """
        xp = self.xp
        batch = state.turn.shape[0]
        asking, obligation = state.asking[:, None], state.obligation[:, None]
        width = self.width(state.seats)
        phases = []
        for phase in PHASES:
            here = xp.zeros((batch, 1), bool)
            for asked, name in _ASKED.items():
                here = here | (asking == asked) & (name == phase)
            for obliged, name in _OBLIGED.items():
                here = here | (asking == box.TURN) & (obligation == obliged) & (name == phase)
            phases.append(here)
        kinds = xp.arange(box.HAND_KINDS)
        never = xp.zeros((batch, box.KINDS - box.HAND_KINDS), xp.float32)
        parts = [*phases, self.counts(self.hand(state)) / 2]
        for column in range(box.MOST_COLUMNS):
            there = (width > column)[:, None]
            length = state.lengths[column][:, None]
            parts += [
                (state.tops[column][:, None] == kinds) & there,
                self.counts(state.columns[column]) / 2,
                never,
                xp.zeros((batch, box.KINDS), xp.float32),
                there,
                length / 5,
                xp.zeros((batch, 2), xp.float32),
            ]
        parts += [
            self.counts(self.discard(state)) / 2,
            never,
            (state.call[:, None] == xp.arange(len(box.CALLS))) & (obligation == box.CALL),
            state.obliged_column[:, None] == xp.arange(box.MOST_COLUMNS),
        ]
        no_hand = self.only(state.over & False, state.left)
        standing = tuple(self.score(plus(*own), no_hand) for own in zip(state.public, state.hidden, strict=True))
        seen = self.options.own_pile_view == "open"
        for ahead in range(self.most_seats):
            seat = (state.turn + ahead) % self.most_seats
            stands = self.of_seat(standing, seat) if seen or ahead == 0 else xp.zeros_like(seat)
            mine = xp.zeros_like(seat) + (ahead == 0)
            rows = [
                self.of_seat(state.sizes, seat) / 5,
                mine,
                mine,
                self.of_seat(state.totals, seat) / 50,
                stands / 50,
                state.starter == seat,
            ]
            parts += [row[:, None] for row in rows]
        size = self.of_seat(state.sizes, state.turn)
        least = xp.where(state.asking == box.TRIM, box.HAND_MOST, box.HAND_LEAST)
        need = xp.where(state.asking == box.TURN, 0, size - least)
        rows = [(DECK_SIZE - state.gone) / 96, need / 5, state.round / 6, self.rounds(state.seats) / 6]
        parts += [row[:, None] for row in rows]
        return xp.concatenate([part.astype(xp.float32) for part in parts], axis=1)
