"""Everything a player or chance can do in Dudo!, made once."""

from __future__ import annotations

from estaminet.games.dudo.material import BLANK, DICE_EACH, FACE_TEXT, FACES, MOST_SEATS
from estaminet.kernel.values import Action, Arg, Message, Name, Outcome, Several, Word

MOST_DICE = DICE_EACH * MOST_SEATS


def face_word(face: int, count: int) -> Word:
    """A face in words, in the number that fits the count."""
    return Word(f"face-{FACE_TEXT[face]}", {"count": count})


def dice_word(dice: str) -> Word:
    """The dice of a cup, or the words for none."""
    return Word("dice", {"dice": " ".join(dice)}) if dice else Word("no-dice", {})


class Bid(Action, frozen=True):
    """At least `count` dice show `value`; 6 stands for blank."""

    count: int
    value: int

    def message(self) -> Message:
        return "bid", {"count": self.count, "face": face_word(self.value, self.count)}


class Dudo(Action, frozen=True):
    """There are fewer than the bid says."""


class Calza(Action, frozen=True):
    """There are exactly as many as the bid says."""


class Pass(Action, frozen=True):
    """Not to speak up in a salsa window."""


class Salsa(Action, frozen=True):
    """To speak up in a salsa window, with a whole action."""

    act: Bid | Dudo | Calza

    def message(self) -> Message:
        message, args = self.act.message()
        return "salsa", {"act": Word(f"action-{message}", args)}


class Starter(Outcome, frozen=True):
    """Chance says who starts the first round."""

    seat: int


class Roll(Outcome, frozen=True):
    """All cups are rolled: what each seat's cup shows, empty for those who are out."""

    cups: tuple[str, ...]

    def message(self) -> Message:
        args: dict[str, Arg] = {
            "cups": Several(
                tuple(
                    Word("cup-of", {"seat": Name(seat), "dice": dice_word(cup)})
                    for seat, cup in enumerate(self.cups)
                    if cup
                )
            )
        }
        return "roll", args


def bid_index(count: int, value: int) -> int:
    return (count - 1) * len(FACES) + value - 1


BIDS = [Bid(bid_index(count, value), count, value) for count in range(1, MOST_DICE + 1) for value in FACES]
DUDO = Dudo(len(BIDS))
CALZA = Calza(len(BIDS) + 1)
PASS = Pass(len(BIDS) + 2)
SALSA_FROM = len(BIDS) + 3
"""The salsa with action i has index SALSA_FROM + i."""
_ACTS: list[Bid | Dudo | Calza] = [*BIDS, DUDO, CALZA]
SALSAS = [Salsa(SALSA_FROM + act.index, act) for act in _ACTS]
ACTIONS: list[Action] = [*BIDS, DUDO, CALZA, PASS, *SALSAS]

_PLAIN_TEXT = [*(f"{bid.count}x{FACE_TEXT[bid.value]}" for bid in BIDS), "dudo", "calza"]
TEXT: list[str] = [*_PLAIN_TEXT, "pass", *(f"salsa {text}" for text in _PLAIN_TEXT)]
"""The notation of every action, beside `ACTIONS`."""

DUDO_INDEX = DUDO.index
CALZA_INDEX = CALZA.index
PASS_INDEX = PASS.index

COUNT_OF: list[int] = [bid.count for bid in BIDS]
VALUE_OF: list[int] = [bid.value for bid in BIDS]

HALVED_KEY: list[int] = [(bid.count * 2 if bid.value == BLANK else bid.count) * 10 + bid.value for bid in BIDS]
"""DUDO-BLANK-03: a raise needs a larger key; blanks count double."""
PLAIN_KEY: list[int] = [bid.count * 10 + bid.value for bid in BIDS]
"""DUDO-BID-04 to 06 and DUDO-BLANK-04: a raise needs a larger key."""
