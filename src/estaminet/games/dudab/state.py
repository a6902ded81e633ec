"""One game of Dudab in progress. What happens in it is told in `rules/`, written to be read next to RULES.md."""

from collections.abc import Sequence
from typing import Self, cast

from estaminet.games.dudab import actions
from estaminet.games.dudab import material as box
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules import turns
from estaminet.games.dudab.rules.choices import choices, turn_refusal, work_refusal
from estaminet.games.dudab.rules.dealing import deal, outcome_refusal, sample
from estaminet.games.dudab.rules.frames import Frame
from estaminet.games.dudab.rules.scoring import totals
from estaminet.games.dudab.rules.showing import view_of
from estaminet.games.dudab.view import DudabView, Parts
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Ended, Pending, State, Tell, places_of
from estaminet.kernel.values import Action, Deed, Name, Outcome, Refusal, Seat, Viewer


class House:
    """What the options come to at a table of this size. The states of a table share it, and nobody changes it."""

    def __init__(self, options: DudabOptions, seats: int) -> None:
        self.rounds: int = options.rounds_of(seats)
        self.deck: list[int] = box.DECKS[options.expansions]
        """All cards in deck order."""
        self.first: int = box.NOBODY if options.first_player == "random" else int(options.first_player)
        """Who opens round 1, if the options say so."""
        self.edition_b: bool = options.edition == "B"
        self.single_chain: bool = options.baby_chain == "single"
        self.open_piles: bool = options.own_pile_view == "open"
        self.must_call: bool = options.call_declared == "mandatory"
        self.dudab_anywhere: bool = options.second_dudab == "any"
        self.shaman_answer: int = box.SHAMAN_ANSWERS.index(options.shaman_answer)
        self.may_draw_under_call: bool = options.call_duty == "may"


class DudabState(State):
    """All that is on the table and in the hands; cards are kinds (see material.py). Only `play` changes it."""

    def __init__(self, options: DudabOptions, seats: int, other: Self | None = None) -> None:
        """Before the first deal, or a copy of another state. (A compiled class is not made without this.)"""
        self.options = options
        self.seats = seats
        if other is None:
            self.width: int = options.columns(seats)
            """How many columns there are."""
            self.house: House = House(options, seats)

            self.phase: int = box.STARTER if self.house.first == box.NOBODY else box.DEAL
            self.starter: int = self.house.first
            self.round: int = 1
            self.active: int = box.NOBODY
            self.asked: int = box.NOBODY
            """Who decides now, and what: follows from `frames`, kept for speed."""
            self.asking: int = box.TURN

            self.pile: list[int] = []
            """The next card to draw is the last one."""
            self.discard: list[int] = []
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            """In deck order."""
            self.own_public: list[list[int]] = [[] for _ in range(seats)]
            self.own_hidden: list[list[int]] = [[] for _ in range(seats)]
            """Nobody is told in which order these came: views and positions have them in deck order."""
            self.hidden: list[list[int]] = [[] for _ in range(self.width)]
            self.above: list[list[int]] = [[] for _ in range(self.width)]
            self.jungle: list[bool] = [False] * self.width
            self.below: list[list[int]] = [[] for _ in range(self.width)]

            self.obligation: int = box.NO_OBLIGATION
            self.obliged_column: int = box.NO_COLUMN
            self.call: int = 0
            self.caller: int = box.NOBODY

            self.frames: list[Frame] = []
            """Unfinished work, a stack: the last piece is at hand."""
            self.mass_done: bool = False
            self.scores: list[list[Parts]] = []
            """`scores[round][seat]`"""
        else:
            self.width = other.width
            self.house = other.house
            self.phase = other.phase
            self.starter = other.starter
            self.round = other.round
            self.active = other.active
            self.asked = other.asked
            self.asking = other.asking
            self.pile = other.pile[:]
            self.discard = other.discard[:]
            self.hands = [cards[:] for cards in other.hands]
            self.own_public = [cards[:] for cards in other.own_public]
            self.own_hidden = [cards[:] for cards in other.own_hidden]
            self.hidden = [cards[:] for cards in other.hidden]
            self.above = [cards[:] for cards in other.above]
            self.jungle = other.jungle[:]
            self.below = [cards[:] for cards in other.below]
            self.obligation = other.obligation
            self.obliged_column = other.obliged_column
            self.call = other.call
            self.caller = other.caller
            self.frames = other.frames[:]
            self.mass_done = other.mass_done
            self.scores = other.scores[:]

    # Looking

    def pending(self) -> Pending:
        if self.phase == box.PLAY:
            return ASKED[self.asked]
        if self.phase == box.GAME_OVER:
            places = places_of([-total for total in totals(self)])  # GAME-02 to 04: the lowest total is the best
            return Ended(places, "DUDAB-GAME-02" if places.count(1) == 1 else "DUDAB-GAME-03")
        return CHANCE_PENDING

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.asked or self.phase != box.PLAY:
            return ()
        return choices(self)

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return outcome_refusal(self, deed)
        if self.phase == box.GAME_OVER:
            return Refusal("DUDAB-SETUP-02", "game-over")
        if self.phase == box.STARTER:
            return Refusal("DUDAB-SETUP-07", "no-starter-yet")
        if self.phase != box.PLAY:
            return Refusal("DUDAB-SETUP-03", "not-dealt")
        if seat != self.asked:
            clause = "DUDAB-TURN-04" if self.asking == box.TURN else "DUDAB-TURN-05"
            return Refusal(clause, "not-your-turn", {"seat": Name(self.asked)})
        return turn_refusal(self, deed.index) if self.asking == box.TURN else work_refusal(self, deed.index)

    def sample(self, rng: Rng) -> Outcome:
        return sample(self, rng)

    def view(self, viewer: Viewer) -> DudabView:
        return view_of(self, viewer)

    # Playing

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Outcome):
            if isinstance(deed, actions.Deal):
                deal(self, deed, tell)
            else:
                assert isinstance(deed, actions.Starter)
                self.starter = deed.seat
                self.phase = box.DEAL
            return
        index = deed.index
        if index < box.DRAW_INDEX:
            turns.lay(self, box.CARD_AT[index], box.COLUMN_AT[index], box.CALL_AT[index], tell)
        elif index == box.DRAW_INDEX:
            turns.draw_in_turn(self, box.NO_CARD, tell)
        elif index < box.PENALTY_INDEX:
            turns.draw_in_turn(self, index - box.PUT_FROM, tell)
        elif index == box.PENALTY_INDEX:
            turns.take_penalty(self, tell)
        elif index < box.BABY_FROM:
            turns.place_jungle(self, index - box.JUNGLE_FROM, tell)
        elif index < box.TRIM_FROM:
            turns.place_baby(self, index - box.BABY_FROM, tell)
        elif index < box.SHED_TO_FROM:
            turns.trim(self, index - box.TRIM_FROM, tell)
        elif index < box.SHED_FROM:
            turns.name_place(self, Frame.TO_DISCARD if index == box.SHED_TO_FROM else Frame.TO_OWN, tell)
        else:
            turns.shed(self, index - box.SHED_FROM, tell)

    # Keeping

    def ask(self) -> None:
        """Set who is asked and what, after the fields were filled from outside."""
        self.asked = self.active if self.phase == box.PLAY else box.NOBODY
        self.asking = box.TURN
        if self.phase == box.PLAY and self.frames:
            frame = self.frames[-1]
            self.asked = frame.seat
            if frame.kind == Frame.PLACE:
                self.asking = box.PLACE_JUNGLE if frame.about == box.JUNGLE else box.PLACE_BABY
            elif frame.kind == Frame.SHED:
                self.asking = box.SHED_TO if frame.about == Frame.TO_NAME else box.SHED
            else:
                self.asking = box.TRIM

    def copy(self) -> Self:
        return type(self)(cast(DudabOptions, self.options), self.seats, self)
