"""Everything a player or chance can do in dnup. Which of it exists depends on the deck: see `rules/pack.py`."""

from estaminet.kernel.values import Action, Arg, Message, Name, Outcome, Several, Word, written


def place_text(seat: int, area: int | None) -> str:
    """`P2`, or `P2.1` in the game for two."""
    return f"P{seat + 1}" if area is None else f"P{seat + 1}.{area}"


def place_word(seat: int, area: int | None) -> Arg:
    """In front of whom: a name, or one of a player's two areas."""
    return Name(seat) if area is None else Word("area-of", {"seat": Name(seat), "area": area})


def _spoken(card: str) -> Word:
    up, down = card.rstrip("*").split("/")
    return Word("board-card", {"up": int(up), "down": int(down)})


def card_word(card: str) -> Word:
    """`7/2`; spoken "7 over 2"."""
    return written(card, _spoken(card))


def cards_word(cards: tuple[str, ...]) -> Word:
    """`7/2 7/9`; spoken as a list."""
    return written(" ".join(cards), Several(tuple([_spoken(card) for card in cards])))


class Play(Action, frozen=True):
    """A: lay a set. Cards that are equal on both sides are one choice; they are listed by their other value."""

    SAYS = {"cards": cards_word}
    value: int
    cards: tuple[str, ...]


class Add(Action, frozen=True):
    """B: put one card onto an opponent's set."""

    SAYS = {"card": card_word}
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

    SAYS = {"cards": cards_word}
    cards: tuple[str, ...]
