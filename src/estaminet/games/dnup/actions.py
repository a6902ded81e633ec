"""Everything a player or chance can do in dnup. Which of it exists depends on the deck: see `rules/pack.py`."""

from estaminet.kernel.values import Action, Arg, Message, Name, Outcome, Word


def place_text(seat: int, area: int | None) -> str:
    """`P2`, or `P2.1` in the game for two."""
    return f"P{seat + 1}" if area is None else f"P{seat + 1}.{area}"


def place_word(seat: int, area: int | None) -> Arg:
    """In front of whom: a name, or one of a player's two areas."""
    return Name(seat) if area is None else Word("area-of", {"seat": Name(seat), "area": area})


def cards_text(cards: tuple[str, ...]) -> str:
    return " ".join(cards)


class Play(Action, frozen=True):
    """A: lay a set. Cards that are equal on both sides are one choice; they are listed by their other value."""

    value: int
    cards: tuple[str, ...]

    def message(self) -> Message:
        return self.told(count=len(self.cards), cards=cards_text(self.cards))


class Add(Action, frozen=True):
    """B: put one card onto an opponent's set."""

    card: str
    seat: int
    area: int | None

    def message(self) -> Message:
        return self.told(place=place_word(self.seat, self.area))


class Take(Action, frozen=True):
    """C: take an opponent's set into hand; every card of it is turned."""

    seat: int
    area: int | None

    def message(self) -> Message:
        return self.told(place=place_word(self.seat, self.area))


class Turn(Action, frozen=True):
    """D: turn the whole hand."""


class First(Outcome, frozen=True):
    """Chance says who gets the first card of an uneven deal."""

    seat: int


class Deal(Outcome, frozen=True):
    """All cards in the order in which they are dealt, the value that is up first; the star card is marked: `5/1*`."""

    cards: tuple[str, ...]

    def message(self) -> Message:
        return self.told(count=len(self.cards), cards=cards_text(self.cards))
