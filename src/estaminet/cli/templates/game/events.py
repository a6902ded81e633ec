"""What happens in NewGame, and who is told what of it."""

from __future__ import annotations

from estaminet.kernel.values import Dealing, Event, Message, Public, Revealing, Viewer, hands_word, names_word

cards_word = hands_word(int)


class Dealt(Dealing, frozen=True):
    """Everybody has a card. None stands for one that the viewer may not look at."""

    BY = "NEWGAME-SETUP-02"
    SAYS = {"hands": cards_word}
    hands: tuple[int | None, ...]


class Kept(Public, frozen=True):
    BY = "NEWGAME-TURN-01"
    seat: int


class Swapped(Event, frozen=True):
    """A card goes aside and another comes from the pile; None where the viewer may not look."""

    BY = "NEWGAME-SWAP-01"
    seat: int
    aside: int | None
    drawn: int | None
    face_up: bool

    def seen_by(self, viewer: Viewer) -> Swapped:
        if viewer == self.seat:
            return self
        return Swapped(self.seat, self.aside if self.face_up else None, None, self.face_up)

    def reveals(self, viewer: Viewer) -> bool:
        # The owner looks at a new card; a card put aside face up is new to everybody else.
        return viewer == self.seat or self.face_up

    def message(self) -> Message:
        return self.told(None if self.aside is None else "up" if self.drawn is None else "seen")


class Shown(Revealing, frozen=True):
    """Everybody turns their card up; the highest wins, equal ones share."""

    BY = "NEWGAME-END-01"
    SAYS = {"hands": cards_word}
    hands: tuple[int, ...]

    def message(self) -> Message:
        winners = [seat for seat, card in enumerate(self.hands) if card == max(self.hands)]
        return self.told(winners=names_word(winners))
