"""Everything a player or chance can do in UDAKA Classic, made once."""

from typing import Final

from estaminet.games.udaka import material as box
from estaminet.kernel.values import Action, Message, Name, Outcome, Several, Word, written


def card_word(card: str) -> Word:
    """One card in words, with its article: an ace, a 7, the Joker."""
    return Word("card-number", {"number": int(card)}) if card.isdecimal() else Word(f"card-{card.lower()}", {})


def cards_word(card: str, count: int) -> Word:
    """One card or two alike in words."""
    if count == 1:
        return card_word(card)
    return Word("pair-number", {"number": int(card)}) if card.isdecimal() else Word("pair-a", {})


def hand_word(hand: str) -> Word:
    """A hand as it is written; spoken card by card."""
    return written(" ".join(hand), Several(tuple([card_word(card) for card in hand])))


class Discard(Action, frozen=True):
    """One card, or two of a rank, with what the card asks for.

    `space` is where the king's token goes and `victim` who is robbed by the joker; both are None where there is nothing
    to return or to steal.
    """

    card: str
    count: int
    space: int | None = None
    victim: int | None = None

    def message(self) -> Message:
        if self.space is not None:
            return "discard-king", {"space": self.space}
        if self.victim is not None:
            return "discard-joker", {"victim": Name(self.victim)}
        return "discard", {"cards": cards_word(self.card, self.count)}


class TurnUp(Outcome, frozen=True):
    """The next card of the dealer choice, dealt face up."""

    SAYS = {"card": card_word}
    card: str


class Lot(Outcome, frozen=True):
    """Chance names the first dealer (`first_dealer = random`)."""

    seat: int


class Shuffle(Outcome, frozen=True):
    """The whole deck in its new order, top card first; the deal follows from it."""

    deck: str

    def message(self) -> Message:
        return "shuffle", {}


def _discard(index: int) -> Discard:
    space, victim = box.SPACE_AT[index], box.VICTIM_AT[index]
    return Discard(
        index,
        box.RANK_TEXT[box.RANK_AT[index]],
        box.COUNT_AT[index],
        None if space == box.NO_SPACE else space,
        None if victim == box.NO_VICTIM else victim,
    )


ACTIONS: Final[list[Discard]] = [_discard(index) for index in range(len(box.RANK_AT))]

FIRST_VICTIM: Final = len(ACTIONS) - box.MOST_SEATS
"""The steal from seat s has index FIRST_VICTIM + s, so that a smaller table has the first part of the list."""
ACTIONS_BY_SEATS: Final[list[tuple[Action, ...]]] = [
    tuple(ACTIONS[: FIRST_VICTIM + n]) for n in range(box.MOST_SEATS + 1)
]


def _text(action: Discard) -> str:
    if action.space is not None:
        return f"K>{action.space}"
    if action.victim is not None:
        return f"J<P{action.victim + 1}"
    return " ".join([action.card] * action.count)


TEXT: Final[list[str]] = [_text(action) for action in ACTIONS]
"""The notation of every action, beside `ACTIONS`."""
