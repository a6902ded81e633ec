"""One match of NewGame in progress. Read it next to RULES.md."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from estaminet.games.newgame.actions import ACTIONS, Shuffle, Swap
from estaminet.games.newgame.events import Dealt, Kept, Shown, Swapped
from estaminet.games.newgame.material import DECK, NO_CARD
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import ASKED, CHANCE_PENDING, Ended, Pending, State, Tell, places_of
from estaminet.kernel.values import CHANCE, Action, Deed, Outcome, Refusal, Seat, Viewer

NOT_DEALT: Final = -1


class NewGameState(State):
    """All cards, wherever they lie. Only `play` changes it. position.py lists its fields."""

    def __init__(self, options: NewGameOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.face_up: bool = options.put_aside == "up"
        self.turn: int = NOT_DEALT
        """Whose turn it is; once everybody had theirs, the number of seats."""
        self.hands: list[int] = [NO_CARD] * seats
        self.asides: list[int] = [NO_CARD] * seats
        self.pile: list[int] = []
        """The top card is the last one of the list."""

    def pending(self) -> Pending:
        if self.turn == NOT_DEALT:
            return CHANCE_PENDING
        if self.turn < self.seats:
            return ASKED[self.turn]
        return Ended(places_of(self.hands), "NEWGAME-END-01")

    def legal(self, seat: Seat) -> Sequence[Action]:
        """NEWGAME-TURN-01: both, always."""
        return ACTIONS if seat == self.turn else ()

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        if isinstance(deed, Outcome):
            if seat != CHANCE or self.turn != NOT_DEALT:
                return Refusal("NEWGAME-SETUP-02", "not-your-turn")
            if not isinstance(deed, Shuffle) or sorted(deed.order) != DECK:
                return Refusal("NEWGAME-SETUP-01", "not-the-deck")
        elif seat == CHANCE or seat != self.turn:
            return Refusal("NEWGAME-TURN-01", "not-your-turn")
        return None

    def sample(self, rng: Rng) -> Outcome:
        """One shuffle of the deck, taken in order of its numbers."""
        order = DECK[:]
        rng.shuffle(order)
        return Shuffle(tuple(order))

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        if isinstance(deed, Shuffle):
            self.deal(list(deed.order), tell)
        elif isinstance(deed, Swap):
            self.swap(by, tell)
        elif tell is not None:
            tell(Kept(by))
        self.turn += 1
        if self.turn == self.seats and tell is not None:
            tell(Shown(tuple(self.hands)))

    def deal(self, order: list[int], tell: Tell | None) -> None:
        """NEWGAME-SETUP-02."""
        self.hands = order[: self.seats]
        self.pile = order[self.seats :]
        self.pile.reverse()
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
        done: list[Literal["keep", "swap"]] = ["swap" if card != NO_CARD else "keep" for card in self.asides]
        looks = [self.asides[seat] != NO_CARD and (self.face_up or seat == viewer) for seat in seats]
        return NewGameView(
            viewer,  # seat
            self.turn if 0 <= self.turn < self.seats else None,  # turn
            self.hands[viewer] if viewer is not None and self.turn != NOT_DEALT else None,  # hand
            tuple([done[seat] if seat < self.turn else None for seat in seats]),  # choices
            tuple([self.asides[seat] if looks[seat] else None for seat in seats]),  # asides
            len(self.pile),  # pile
            tuple(self.hands) if self.turn == self.seats else None,  # hands
        )

    def violations(self) -> Iterator[str]:
        cards = sorted([card for card in self.hands + self.asides if card != NO_CARD] + self.pile)
        if cards != ([] if self.turn == NOT_DEALT else DECK):
            yield f"the cards are {cards}"
        if not NOT_DEALT <= self.turn <= self.seats:
            yield f"it is the turn of seat {self.turn}"
        if self.turn != NOT_DEALT and NO_CARD in self.hands:
            yield "somebody has no card"
        if any(card != NO_CARD for card in self.asides[max(0, self.turn) :]):
            yield "somebody has put a card aside before their turn"
