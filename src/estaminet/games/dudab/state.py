"""One game of Dudab in progress: the interface of `rules/`, which is written to be read next to RULES.md."""

from collections.abc import Iterator, Sequence
from typing import Final

from estaminet.games.dudab.actions import (
    ACTIONS,
    BABY_FROM,
    DRAW_INDEX,
    DUDAB_FROM,
    JUNGLE_FROM,
    PENALTY_INDEX,
    PUT_FROM,
    SHED_FROM,
    SHED_TO_FROM,
    TRIM_FROM,
    Deal,
    Starter,
)
from estaminet.games.dudab.events import (
    Dealt,
    HandShown,
    PenaltyTaken,
    PutAway,
    ShedToDiscard,
    ShedToNamed,
    ShedToOwn,
    Started,
    Trimmed,
)
from estaminet.games.dudab.material import BASE_DECK, CALLS, CODES, call_word, card_word, deck
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.cards import DUDAB, FITS, HAND_KINDS, JUNGLE, MIRROR_FOR_SHAMAN, NO_CALL
from estaminet.games.dudab.rules.laying import Laying
from estaminet.games.dudab.rules.refusals import REFUSALS
from estaminet.games.dudab.rules.scoring import codes
from estaminet.games.dudab.rules.showing import view_of
from estaminet.games.dudab.rules.soundness import problems_of
from estaminet.games.dudab.rules.table import (
    CALL,
    DEAL,
    DEALT,
    DRAW_FRAME,
    FOR_TURN,
    GAME_OVER,
    HAND_LEAST,
    HAND_MOST,
    NOBODY,
    PLACE_BABY,
    PLACE_JUNGLE,
    PLAY,
    ROUND_OVER,
    SHAMAN,
    SHED,
    SHED_TO,
    STARTER,
    TO_DISCARD,
    TO_OWN,
    TRIM,
    TURN,
)
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Decision, Ended, Pending, Tell, places_of
from estaminet.kernel.values import CHANCE, Action, Arg, Deed, Name, Outcome, Refusal, Seat, Viewer

_ASKED: Final[list[Decision]] = list(ASKED)
_CHANCE: Final[Pending] = CHANCE_PENDING
_TABLE: Final[list[Action]] = list(ACTIONS)

_BASE: Final[list[int]] = list(BASE_DECK)

# Where the kinds of actions begin in the table; these must be the numbers of actions.py.
_DUDABS: Final = 204
_DRAW: Final = 243
_PUT: Final = 244
_PENALTY: Final = 313
_JUNGLE: Final = 314
_BABY: Final = 317
_TRIM: Final = 320
_SHED_TO: Final = 389
_SHED: Final = 391
assert [_DUDABS, _DRAW, _PUT, _PENALTY] == [DUDAB_FROM, DRAW_INDEX, PUT_FROM, PENALTY_INDEX]
assert [_JUNGLE, _BABY, _TRIM, _SHED_TO, _SHED] == [JUNGLE_FROM, BABY_FROM, TRIM_FROM, SHED_TO_FROM, SHED_FROM]
_COLUMNS: Final = 3
_CALLS: Final = 13


class DudabState(Laying):
    """All that is on the table. Only `play` changes it."""

    # Looking

    def pending(self) -> Pending:
        if self.phase == PLAY:
            return _ASKED[self.asked]
        if self.phase == GAME_OVER:
            totals = self.totals()
            places = places_of([-total for total in totals])  # GAME-02 to 04: the lowest total is the best
            return Ended(places, "DUDAB-GAME-02" if places.count(1) == 1 else "DUDAB-GAME-03")
        return _CHANCE

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.asked or self.phase != PLAY:
            return ()
        asking = self.asking
        if asking == TURN:
            return self.turn_actions()
        if asking == TRIM:
            return self.of_each_card(_TRIM)
        if asking == SHED:
            return self.of_each_card(_SHED)
        if asking == SHED_TO:
            return _TABLE[_SHED_TO:_SHED]
        if asking == PLACE_JUNGLE:
            return [_TABLE[_JUNGLE + column] for column in self.free_columns()]
        return _TABLE[_BABY : _BABY + self.width]

    def of_each_card(self, first: int) -> list[Action]:
        """One action for each kind of card in the asked hand."""
        found: list[Action] = []
        last = -1
        for card in self.hands[self.asked]:
            if card != last:
                found.append(_TABLE[first + card])
            last = card
        return found

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return self.outcome_refusal(seat, deed)
        if self.phase == GAME_OVER:
            return Refusal("DUDAB-SETUP-02", "game-over")
        if self.phase == STARTER:
            return Refusal("DUDAB-SETUP-07", "no-starter-yet")
        if self.phase != PLAY:
            return Refusal("DUDAB-SETUP-03", "not-dealt")
        if seat != self.asked:
            clause = "DUDAB-TURN-04" if self.asking == TURN else "DUDAB-TURN-05"
            return Refusal(clause, "not-your-turn", {"seat": Name(self.asked)})
        index = deed.index
        if self.asking != TURN:
            return self.work_refusal(index)
        if index < _DUDABS:
            return self.lay_refusal(index // _COLUMNS, index % _COLUMNS, NO_CALL)
        if index < _DRAW:
            return self.lay_refusal(DUDAB, (index - _DUDABS) // _CALLS, (index - _DUDABS) % _CALLS)
        if index < _PENALTY:
            put = index != _DRAW
            if put and index - _PUT not in self.hands[seat]:
                return self.not_held(index - _PUT)
            return self.reason(self.draw_obstacle(put, self.can_lay(False), self.can_lay(True)), NOBODY, NOBODY)
        if index == _PENALTY:
            return self.reason(self.penalty_obstacle(self.can_lay(False)), NOBODY, NOBODY)
        if index < _BABY:
            return Refusal("DUDAB-JUN-01", "no-jungle-drawn")
        if index < _TRIM:
            return Refusal("DUDAB-BABY-01", "no-baby-drawn")
        if index < _SHED_TO:
            return Refusal("DUDAB-HAND-02", "nothing-to-trim")
        return Refusal("DUDAB-PICK-03", "nothing-to-shed")

    def not_held(self, card: int) -> Refusal:
        return Refusal("DUDAB-TURN-01", "not-held", {"card": card_word(CODES[card])})

    def lay_refusal(self, card: int, column: int, call: int) -> Refusal | None:
        if card not in self.hands[self.active]:
            return self.not_held(card)
        if column >= self.width:
            return Refusal("DUDAB-SETUP-05", "no-such-column", {"column": column + 1, "columns": self.width})
        why = self.obstacle(card, column)
        if why == FITS and card == DUDAB:
            why = self.call_obstacle(column, call)
        return self.reason(why, card, column)

    def reason(self, why: int, card: int, column: int) -> Refusal | None:
        """The refusal for an obstacle: its clause, its sentence and what that speaks about."""
        if why == FITS:
            return None
        clause, reason = REFUSALS[why]
        if why == MIRROR_FOR_SHAMAN and self.obligation == SHAMAN:
            clause = "DUDAB-JUN-15"  # a reaction is free of everything but the mirror
        args: dict[str, Arg] = {}
        if card != NOBODY:
            args["card"] = card_word(CODES[card])
            args["column"] = column + 1
            args["top"] = card_word(CODES[self.top(column)])
            if self.room_below(column):
                args["opposite"] = card_word(CODES[self.above[column][-1 - len(self.below[column])]])
        if self.obliged_column >= 0:
            args["obliged"] = self.obliged_column + 1
        if self.obligation == CALL:
            args["call"] = call_word(CALLS[self.call])
        return Refusal(clause, reason, args)

    def work_refusal(self, index: int) -> Refusal | None:
        """Against anything but the one thing that is asked while a piece of work is unfinished."""
        hand = self.hands[self.asked]
        if self.asking == PLACE_JUNGLE:
            if not _JUNGLE <= index < _BABY:
                return Refusal("DUDAB-JUN-01", "jungle-first")
            return self.column_refusal(index - _JUNGLE, True)
        if self.asking == PLACE_BABY:
            if not _BABY <= index < _TRIM:
                return Refusal("DUDAB-BABY-01", "baby-first")
            return self.column_refusal(index - _BABY, False)
        if self.asking == TRIM:
            if not _TRIM <= index < _SHED_TO:
                return Refusal("DUDAB-HAND-02", "trim-first", {"count": len(hand) - HAND_MOST})
            return None if index - _TRIM in hand else self.not_held(index - _TRIM)
        if self.asking == SHED_TO:
            if _SHED_TO <= index < _SHED:
                return None
            return Refusal("DUDAB-PICK-04", "name-place-first", {"count": len(hand) - HAND_LEAST})
        if _SHED_TO <= index < _SHED:
            return Refusal("DUDAB-PICK-04", "place-is-named")
        if index < _SHED:
            return Refusal("DUDAB-PICK-03", "shed-first", {"count": len(hand) - HAND_LEAST})
        return None if index - _SHED in hand else self.not_held(index - _SHED)

    def column_refusal(self, column: int, for_jungle: bool) -> Refusal | None:
        if column >= self.width:
            return Refusal("DUDAB-SETUP-05", "no-such-column", {"column": column + 1, "columns": self.width})
        if for_jungle and self.jungle[column]:
            return Refusal("DUDAB-JUN-01", "has-jungle", {"column": column + 1})
        return None

    def outcome_refusal(self, seat: Seat, outcome: Outcome) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("DUDAB-SETUP-03", "chance-deals")
        if isinstance(outcome, Starter):
            if self.phase != STARTER:
                return Refusal("DUDAB-SETUP-07", "starter-known")
            if not 0 <= outcome.seat < self.seats:
                return Refusal("DUDAB-SETUP-07", "starter-not-seated")
            return None
        if self.phase == STARTER:
            return Refusal("DUDAB-SETUP-07", "no-starter-yet")
        if self.phase != DEAL and self.phase != ROUND_OVER:
            return Refusal("DUDAB-SETUP-03", "no-deal-now")
        if not isinstance(outcome, Deal):
            return Refusal("DUDAB-SETUP-03", "no-deal-now")
        if sorted(outcome.order) != self.deck():
            return Refusal("DUDAB-SETUP-03", "not-the-deck")
        for card in outcome.order[: DEALT * self.seats + self.width]:
            if card >= JUNGLE:
                return Refusal("DUDAB-SETUP-09", "expansion-dealt")
        return None

    def deck(self) -> list[int]:
        options = self.options
        assert isinstance(options, DudabOptions)
        return deck(options.expansions)

    def sample(self, rng: Rng) -> Outcome:
        """The starter is one number below the seats.

        A deal shuffles the 80 base cards in deck order; with expansions the rest after the hands and start cards, then
        the Jungles, then the Babies, are shuffled together once more (SETUP-09).
        """
        if self.phase == STARTER:
            return Starter(rng.below(self.seats))
        order = _BASE[:]
        rng.shuffle(order)
        whole = self.deck()
        if len(whole) > len(order):
            dealt = DEALT * self.seats + self.width
            rest = order[dealt:] + whole[len(order) :]
            rng.shuffle(rest)
            order = order[:dealt] + rest
        return Deal(tuple(order))

    # Playing

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Outcome):
            if isinstance(deed, Deal):
                self.deal(deed, tell)
            else:
                assert isinstance(deed, Starter)
                self.starter = deed.seat
                self.phase = DEAL
            return
        index = deed.index
        if index < _DUDABS:
            self.lay(index // _COLUMNS, index % _COLUMNS, NO_CALL, tell)
        elif index < _DRAW:
            self.lay(DUDAB, (index - _DUDABS) // _CALLS, (index - _DUDABS) % _CALLS, tell)
        elif index == _DRAW:
            self.draw_in_turn(NOBODY, tell)
        elif index < _PENALTY:
            self.draw_in_turn(index - _PUT, tell)
        elif index == _PENALTY:
            if tell is not None:
                tell(PenaltyTaken(self.active, codes(self.forced_reactions())))
            self.penalty(tell)
        elif index < _BABY:
            seat = self.asked
            self.pop()
            self.place_jungle(seat, index - _JUNGLE, tell)
            self.go_on(tell)
        elif index < _TRIM:
            seat = self.asked
            self.pop()
            if self.place_baby(seat, index - _BABY, tell):
                self.go_on(tell)
            else:
                self.round_over(tell)
        elif index < _SHED_TO:
            self.trim(index - _TRIM, tell)
        elif index < _SHED:
            self.frames[-2] = TO_DISCARD if index == _SHED_TO else TO_OWN
            if tell is not None:
                count = len(self.hands[self.asked]) - HAND_LEAST
                tell(ShedToNamed(self.asked, "discard" if index == _SHED_TO else "own", count))
            self.go_on(tell)
        else:
            self.shed(index - _SHED, tell)

    def deal(self, deal: Deal, tell: Tell | None) -> None:
        """SETUP-03 to 10: everything anew; hands one card at a time from the first player on, columns, pile."""
        seats = self.seats
        if self.phase == ROUND_OVER:
            self.round += 1
            self.starter = (self.starter + 1) % seats
        elif tell is not None:
            tell(Started(self.starter, self.rounds))
        order = list(deal.order)
        order.reverse()
        self.discard = []
        self.hands = [[] for _ in range(seats)]
        self.own_public = [[] for _ in range(seats)]
        self.own_hidden = [[] for _ in range(seats)]
        for i in range(DEALT * seats):
            self.take((self.starter + i) % seats, order.pop())
        self.hidden = [[] for _ in range(self.width)]
        self.above = [[order.pop()] for _ in range(self.width)]
        self.jungle = [False] * self.width
        self.below = [[] for _ in range(self.width)]
        self.pile = order
        self.oblige_nobody()
        self.frames = []
        self.mass_done = False
        self.phase = PLAY
        self.active = self.starter
        self.asked = self.starter
        self.asking = TURN
        if tell is not None:
            hands = tuple([codes(hand) for hand in self.hands])
            columns = tuple([CODES[cards[0]] for cards in self.above])
            tell(Dealt(self.round, self.starter, hands, columns, len(order)))

    def draw_in_turn(self, put: int, tell: Tell | None) -> None:
        """DRAW-01, DRAW-03, DUD-07, DUD-08, DUD-16: show where ordered, put away a card that is named, draw."""
        seat = self.active
        hand = self.hands[seat]
        under_call = self.obligation == CALL
        if tell is not None and (under_call or len(hand) == HAND_MOST):  # INFO-03
            tell(HandShown(seat, codes(hand), "call" if under_call else "five"))
        if put != NOBODY:
            hand.remove(put)
            self.own_hidden[seat].append(put)
            if tell is not None:
                tell(PutAway(seat, CODES[put], self.open_piles, under_call))
        self.push(DRAW_FRAME, seat, 1, FOR_TURN)
        self.go_on(tell)

    def trim(self, card: int, tell: Tell | None) -> None:
        """HAND-02."""
        seat = self.asked
        self.hands[seat].remove(card)
        self.own_hidden[seat].append(card)
        if tell is not None:
            tell(Trimmed(seat, CODES[card], self.open_piles))
        self.go_on(tell)

    def shed(self, card: int, tell: Tell | None) -> None:
        """PICK-03, PICK-04."""
        seat = self.asked
        self.hands[seat].remove(card)
        if self.frames[-2] == TO_DISCARD:
            self.discard.append(card)
            if tell is not None:
                tell(ShedToDiscard(seat, CODES[card], True))
        else:
            self.own_hidden[seat].append(card)
            if tell is not None:
                tell(ShedToOwn(seat, CODES[card], self.open_piles))
        self.go_on(tell)

    # Showing and keeping

    def view(self, viewer: Viewer) -> DudabView:
        return view_of(self, viewer)

    def violations(self) -> Iterator[str]:
        return iter(problems_of(self))


assert HAND_KINDS == JUNGLE
