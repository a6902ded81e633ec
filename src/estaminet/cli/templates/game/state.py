"""One match of NewGame in progress. Read it next to RULES.md."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, Self, cast

from estaminet.games.newgame.actions import ACTIONS, SWAP, Shuffle
from estaminet.games.newgame.events import Dealt, Kept, Shown, Swapped, Won
from estaminet.games.newgame.material import DECK
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import (
    ASKED,
    CHANCE_PENDING,
    Ended,
    Pending,
    State,
    Tell,
    places_of,
)
from estaminet.kernel.values import (
    CHANCE,
    Action,
    Deed,
    Name,
    Outcome,
    Refusal,
    Seat,
    Viewer,
)

DEAL: Final = 0
TURN: Final = 1
OVER: Final = 2
PHASES: list[Literal["deal", "turn", "over"]] = ["deal", "turn", "over"]

# What a seat has done. Otherwise it is the index of the action.
UNDECIDED: Final = -1
CHOICES: list[Literal["keep", "swap"]] = ["keep", "swap"]

NO_CARD: Final = 0


class NewGameState(State):
    """All cards, wherever they lie. Only `play` changes it."""

    def __init__(self, options: NewGameOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.face_up: bool = options.put_aside == "up"
        self.phase: int = DEAL
        self.turn: int = 0
        self.hands: list[int] = [NO_CARD] * seats
        self.asides: list[int] = [NO_CARD] * seats
        self.choices: list[int] = [UNDECIDED] * seats
        self.pile: list[int] = []
        """The top card is the last one of the list."""

    def pending(self) -> Pending:
        if self.phase == DEAL:
            return CHANCE_PENDING
        if self.phase == TURN:
            return ASKED[self.turn]
        return Ended(places_of(self.hands), "NEWGAME-END-01")

    def legal(self, seat: Seat) -> Sequence[Action]:
        """NEWGAME-TURN-02: both, always."""
        return ACTIONS if self.phase == TURN and seat == self.turn else ()

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            return self.outcome_refusal(seat, deed)
        if self.phase == DEAL:
            return Refusal("NEWGAME-SETUP-02", "not-dealt")
        if self.phase == OVER:
            return Refusal("NEWGAME-END-01", "match-over")
        if seat != self.turn:
            return Refusal("NEWGAME-TURN-01", "not-your-turn", {"seat": Name(self.turn)})
        return None

    def outcome_refusal(self, seat: Seat, outcome: Outcome) -> Refusal | None:
        if seat != CHANCE:
            return Refusal("NEWGAME-SETUP-02", "chance-shuffles")
        if self.phase != DEAL:
            return Refusal("NEWGAME-SETUP-02", "dealt-already")
        if not isinstance(outcome, Shuffle) or sorted(outcome.order) != DECK:
            return Refusal("NEWGAME-SETUP-01", "not-the-deck")
        return None

    def sample(self, rng: Rng) -> Outcome:
        """One shuffle of the deck, taken in order of its numbers."""
        order = DECK[:]
        rng.shuffle(order)
        return Shuffle(tuple(order))

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Outcome):
            assert isinstance(deed, Shuffle)
            self.deal(list(deed.order), tell)
            return
        self.choices[by] = deed.index
        if deed.index == SWAP.index:
            self.asides[by] = self.hands[by]
            self.hands[by] = self.pile.pop()
            if tell is not None:
                tell(Swapped(by, self.asides[by], self.hands[by], self.face_up))
        elif tell is not None:
            tell(Kept(by))
        self.turn += 1
        if self.turn == self.seats:
            self.show(tell)

    def deal(self, order: list[int], tell: Tell | None) -> None:
        """NEWGAME-SETUP-02."""
        self.hands = order[: self.seats]
        self.pile = order[self.seats :]
        self.pile.reverse()
        self.phase = TURN
        if tell is not None:
            tell(Dealt(tuple(self.hands)))

    def show(self, tell: Tell | None) -> None:
        """NEWGAME-SHOW-01, NEWGAME-END-01."""
        self.phase = OVER
        if tell is not None:
            best = max(self.hands)
            tell(Shown(tuple(self.hands)))
            tell(Won(tuple([seat for seat in range(self.seats) if self.hands[seat] == best])))

    def view(self, viewer: Viewer) -> NewGameView:
        choices: list[Literal["keep", "swap"] | None] = []
        asides: list[int | None] = []
        for seat in range(self.seats):
            chosen = self.choices[seat]
            choices.append(None if chosen == UNDECIDED else CHOICES[chosen])
            looks = self.face_up or seat == viewer
            asides.append(self.asides[seat] if looks and self.asides[seat] != NO_CARD else None)
        return NewGameView(
            viewer,
            PHASES[self.phase],
            self.hands[viewer] if viewer is not None and self.phase != DEAL else None,
            tuple(choices),
            tuple(asides),
            len(self.pile),
            self.turn if self.phase == TURN else None,
            tuple(self.hands) if self.phase == OVER else None,
        )

    def copy(self) -> Self:
        other = type(self)(cast(NewGameOptions, self.options), self.seats)
        other.phase = self.phase
        other.turn = self.turn
        other.hands = self.hands[:]
        other.asides = self.asides[:]
        other.choices = self.choices[:]
        other.pile = self.pile[:]
        return other

    def violations(self) -> Iterator[str]:
        found: list[str] = []
        cards = sorted([card for card in self.hands + self.asides if card != NO_CARD] + self.pile)
        if cards != ([] if self.phase == DEAL else DECK):
            found.append(f"the cards are {cards}")
        if self.phase != DEAL and NO_CARD in self.hands:
            found.append("somebody has no card")
        for seat in range(self.seats):
            if (self.choices[seat] == SWAP.index) != (self.asides[seat] != NO_CARD):
                found.append(f"seat {seat} has a card aside without a swap, or the other way round")
            if (self.choices[seat] != UNDECIDED) != (seat < self.turn):
                found.append(f"seat {seat} has chosen out of turn")
        if self.turn != {DEAL: 0, OVER: self.seats}.get(self.phase, self.turn):
            found.append(f"it is turn {self.turn} in the phase {PHASES[self.phase]}")
        if self.phase == TURN and not 0 <= self.turn < self.seats:
            found.append(f"it is the turn of seat {self.turn}")
        return iter(found)
