"""Everything a player or chance can do in Dudo!, made once."""

from functools import cache, lru_cache

from estaminet.games.dudo import material as box
from estaminet.kernel.values import Action, Message, Name, Outcome, Several, Word, written


@cache
def face_word(face: int, count: int) -> Word:
    """A face in words, in the number that fits the count."""
    return Word(f"face-{box.FACE_TEXT[face]}", {"count": count})


@lru_cache(1_024)
def dice_word(dice: str) -> Word:
    """The dice of a cup as they lie there, spoken by face ("2 ones and 1 blank"); or the words for none."""
    if not dice:
        return Word("no-dice", {})
    counts = [(face, dice.count(face)) for face in sorted(set(dice))]
    faces = [Word("action-bid", {"count": n, "face": Word(f"face-{face}", {"count": n})}) for face, n in counts]
    return written(" ".join(dice), Several(tuple(faces)))


def cups_word(cups: tuple[str | None, ...]) -> Several:
    """Whose cup shows what, of those that are not empty or hidden."""
    named = [Word("cup-of", {"seat": Name(seat), "dice": dice_word(cup)}) for seat, cup in enumerate(cups) if cup]
    return Several(tuple(named))


class Bid(Action, frozen=True):
    """At least `count` dice show `value`; 6 stands for blank."""

    count: int
    value: int

    def message(self) -> Message:
        # Every bid that is open to somebody is sent with its words: no more of them than are said.
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
        return self.told(act=Word(f"action-{message}", args))


class Starter(Outcome, frozen=True):
    """Chance says who starts the first round."""

    seat: int


class Roll(Outcome, frozen=True):
    """All cups are rolled: what each seat's cup shows, empty for those who are out."""

    SAYS = {"cups": cups_word}
    cups: tuple[str, ...]


BIDS = [Bid(index, count, value) for index, (count, value) in enumerate(zip(box.COUNT_OF, box.VALUE_OF, strict=True))]
DUDO = Dudo(box.DUDO_INDEX)
CALZA = Calza(box.CALZA_INDEX)
PASS = Pass(box.PASS_INDEX)
_ACTS: list[Bid | Dudo | Calza] = [*BIDS, DUDO, CALZA]
SALSAS = [Salsa(box.SALSA_FROM + act.index, act) for act in _ACTS]
ACTIONS: list[Action] = [*BIDS, DUDO, CALZA, PASS, *SALSAS]

_PLAIN_TEXT = [*(f"{bid.count}x{box.FACE_TEXT[bid.value]}" for bid in BIDS), "dudo", "calza"]
TEXT: list[str] = [*_PLAIN_TEXT, "pass", *(f"salsa {text}" for text in _PLAIN_TEXT)]
"""The notation of every action, beside `ACTIONS`."""
INDEX_OF = {text: index for index, text in enumerate(TEXT)}
