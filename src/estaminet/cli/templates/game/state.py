"""One match of NewGame in progress. Read it next to RULES.md."""

from collections.abc import Iterator, Sequence

from estaminet.games.newgame.actions import ACTIONS, SWAP, Shuffle, Swap
from estaminet.games.newgame.events import Dealt, Kept, Shown, Swapped
from estaminet.games.newgame.material import DECK, NO_CARD, NO_CHOICE
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Ended, Pending, State, Tell, places_of
from estaminet.kernel.values import Action, Deed, Outcome, Refusal, Seat, Viewer


class NewGameState(State):
    """All cards, wherever they lie. Only `play` changes it. position.py lists its fields."""

    def __init__(self, options: NewGameOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.face_up: bool = options.put_aside == "up"
        self.turn: int = NOBODY
        """Nobody's before the deal and at the end."""
        self.hands: list[int] = [NO_CARD] * seats
        self.choices: list[int] = [NO_CHOICE] * seats
        """The index of the action that each seat has taken."""
        self.asides: list[int] = [NO_CARD] * seats
        self.pile: list[int] = []
        """The top card is the last one of the list. Empty before the deal, and never after it."""

    def pending(self) -> Pending:
        if self.turn != NOBODY:
            return ASKED[self.turn]
        return Ended(places_of(self.hands), "NEWGAME-END-01") if self.pile else CHANCE_PENDING

    def legal(self, seat: Seat) -> Sequence[Action]:
        """NEWGAME-TURN-01: both, always."""
        return ACTIONS if seat == self.turn else ()

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            if self.pile:
                return Refusal("NEWGAME-SETUP-02", "not-your-turn")
            if not isinstance(deed, Shuffle) or sorted(deed.order) != DECK:
                return Refusal("NEWGAME-SETUP-01", "not-the-deck")
        elif seat != self.turn:
            return Refusal("NEWGAME-TURN-01", "not-your-turn")
        return None

    def sample(self, rng: Rng) -> Outcome:
        """One shuffle of the deck, taken in order of its numbers."""
        return Shuffle(tuple(rng.shuffled(DECK)))

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Shuffle):
            self.deal(list(deed.order), tell)
        elif isinstance(deed, Action):
            self.choices[by] = deed.index
            if isinstance(deed, Swap):
                self.swap(by, tell)
            elif tell is not None:
                tell(Kept(by))
            self.turn = by + 1 if by + 1 < self.seats else NOBODY
            if self.turn == NOBODY and tell is not None:
                tell(Shown(tuple(self.hands)))

    def deal(self, order: list[int], tell: Tell | None) -> None:
        """NEWGAME-SETUP-02."""
        self.hands = order[: self.seats]
        self.pile = order[self.seats :]
        self.pile.reverse()
        self.turn = 0
        if tell is not None:
            tell(Dealt(tuple(self.hands)))

    def swap(self, seat: int, tell: Tell | None) -> None:
        """NEWGAME-SWAP-01."""
        self.asides[seat] = self.hands[seat]
        self.hands[seat] = self.pile.pop()
        if tell is not None:
            tell(Swapped(seat, self.asides[seat], self.hands[seat], self.face_up))

    def view(self, viewer: Viewer) -> NewGameView:
        seats = range(self.seats)
        looks = [self.asides[seat] != NO_CARD and (self.face_up or seat == viewer) for seat in seats]
        return self.shown(
            NewGameView,
            viewer,
            asides=tuple([self.asides[seat] if looks[seat] else None for seat in seats]),
            pile=len(self.pile),
            hands=tuple(self.hands) if self.pile and self.turn == NOBODY else None,
        )

    def violations(self) -> Iterator[str]:
        cards = sorted([card for card in self.hands + self.asides if card != NO_CARD] + self.pile)
        if cards != (DECK if self.pile else []):
            yield f"the cards are {cards}"
        if self.pile and NO_CARD in self.hands:
            yield "somebody has no card"
        turns = self.turn if self.turn != NOBODY else self.seats if self.pile else 0
        for seat in range(self.seats):
            if (self.choices[seat] != NO_CHOICE) != (seat < turns):
                yield f"it is the turn of seat {self.turn}, and the choice of seat {seat} is {self.choices[seat]}"
            if (self.choices[seat] == SWAP.index) != (self.asides[seat] != NO_CARD):
                yield f"seat {seat} has put a card aside without a swap, or none for one"
