"""What happens in NewGame, and who is told what of it."""

from __future__ import annotations

from estaminet.kernel.values import Arg, Event, Message, Name, Several, Viewer, Word


def card_of(seat: int, card: int) -> Word:
    return Word("card-of", {"seat": Name(seat), "card": card})


class Dealt(Event, frozen=True):
    """Everybody has a card. None stands for one that the viewer may not look at."""

    hands: tuple[int | None, ...]

    def seen_by(self, viewer: Viewer) -> Dealt:
        own = [card if seat == viewer else None for seat, card in enumerate(self.hands)]
        return Dealt(tuple(own))

    def clause(self) -> str:
        return "NEWGAME-SETUP-02"

    def message(self) -> Message:
        known = [card_of(seat, card) for seat, card in enumerate(self.hands) if card is not None]
        return ("dealt-seen", {"cards": Several(tuple(known))}) if known else ("dealt", {})


class Kept(Event, frozen=True):
    seat: int

    def seen_by(self, viewer: Viewer) -> Kept:
        return self

    def clause(self) -> str:
        return "NEWGAME-KEEP-01"


class Swapped(Event, frozen=True):
    """A card goes aside and another comes from the pile; None where the viewer may not look."""

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

    def clause(self) -> str:
        return "NEWGAME-SWAP-01"

    def message(self) -> Message:
        args: dict[str, Arg] = {"seat": Name(self.seat)}
        if self.aside is None:
            return "swapped", args
        args["aside"] = self.aside
        if self.drawn is None:
            return "swapped-up", args
        return "swapped-seen", {**args, "drawn": self.drawn}


class Shown(Event, frozen=True):
    """Everybody turns their card up."""

    hands: tuple[int, ...]

    def seen_by(self, viewer: Viewer) -> Shown:
        return self

    def reveals(self, viewer: Viewer) -> bool:
        return True

    def clause(self) -> str:
        return "NEWGAME-SHOW-01"

    def message(self) -> Message:
        cards = [card_of(seat, card) for seat, card in enumerate(self.hands)]
        return "shown", {"cards": Several(tuple(cards))}


class Won(Event, frozen=True):
    """Who has the highest card; several share the win."""

    seats: tuple[int, ...]

    def seen_by(self, viewer: Viewer) -> Won:
        return self

    def reveals(self, viewer: Viewer) -> bool:
        # It follows from the cards that were turned up.
        return True

    def clause(self) -> str:
        return "NEWGAME-END-01"

    def message(self) -> Message:
        names = Several(tuple(Name(seat) for seat in self.seats))
        return "won", {"seats": names, "count": len(self.seats)}
