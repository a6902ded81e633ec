"""What happens in Dudo!, and who is told what of it."""

from __future__ import annotations

from typing import Literal

from estaminet.games.dudo.actions import ACTIONS, INDEX_OF, cups_word, face_word
from estaminet.games.dudo.material import BLANK
from estaminet.kernel.values import Arg, Dealing, Event, Message, Name, Public, Revealing, Viewer, Word, names_word


class Started(Public, frozen=True):
    """A match begins: everybody has five dice, and this seat starts."""

    BY = "DUDO-SETUP-03"
    seat: int


class Rolled(Dealing, frozen=True):
    """A round begins. A viewer is told their own cup; None stands for a cup they may not look into."""

    GIVES = "cups"
    SAYS = {"cups": cups_word}
    BY = "DUDO-ROLL-01"
    round: int
    cups: tuple[str | None, ...]
    lost_dice_hidden: bool = False

    def turns_page(self) -> bool:
        """DUDO-HIDE-01: results leave the screen at the next roll."""
        return self.lost_dice_hidden


class PalificoRound(Public, frozen=True):
    """This seat has dropped to one die for the first time; the round is its palifico."""

    BY = "DUDO-PAL-01"
    seat: int


class CalzaStops(Public, frozen=True):
    """The game has gone on so long that calza is no longer offered."""

    BY = "DUDO-STALL-01"
    round: int


class BidWas(Public, frozen=True):
    """A bid was made, the opening one or a raise, in turn or by salsa."""

    BY = {"salsa": "DUDO-SALSA-05", "value": {BLANK: "DUDO-BLANK-02"}, "": "DUDO-BID-03"}
    seat: int
    count: int
    value: int
    salsa: bool

    def reveals(self, viewer: Viewer) -> bool:
        """By salsa: the answer lay face down until the window closed."""
        return self.salsa

    def message(self) -> Message:
        args: dict[str, Arg] = {"seat": Name(self.seat), "count": self.count, "face": face_word(self.value, self.count)}
        return ("bid-by-salsa" if self.salsa else "bid"), args


class WindowOpened(Public, frozen=True):
    """These may speak up against the order of play."""

    SAYS = {"seats": names_word}
    BY = "DUDO-SALSA-01"
    seats: tuple[int, ...]


class WindowClosed(Revealing, frozen=True):
    """Nobody spoke up, and this seat is to answer the bid. That the others passed is news to each of them."""

    BY = "DUDO-SALSA-03"
    seat: int


class Answered(Event, frozen=True):
    """A secret answer in the window; only its owner is told."""

    BY = "DUDO-SALSA-02"
    seat: int
    answer: str

    def seen_by(self, viewer: Viewer) -> Answered | None:
        return self if viewer == self.seat else None

    def message(self) -> Message:
        action, args = ACTIONS[INDEX_OF[self.answer]].message()
        return "answered", {"seat": Name(self.seat), "answer": Word(f"action-{action}", args)}


class Called(Public, frozen=True):
    """Somebody doubts the bid, or calls it exact; all cups are lifted."""

    BY = {"salsa": "DUDO-SALSA-05", "call": {"dudo": "DUDO-DUDO-01", "calza": "DUDO-CALZA-01"}}
    seat: int
    call: Literal["dudo", "calza"]
    salsa: bool

    def reveals(self, viewer: Viewer) -> bool:
        """By salsa: the answer lay face down until the window closed."""
        return self.salsa

    def message(self) -> Message:
        return self.told(f"{self.call}-by-salsa" if self.salsa else self.call)


class Revealed(Revealing, frozen=True):
    """Every cup is lifted and the dice that match the bid are counted."""

    BY = {"palifico": "DUDO-PAL-02", "value": {BLANK: "DUDO-BLANK-02"}, "": "DUDO-BID-03"}
    cups: tuple[str, ...]
    value: int
    palifico: bool
    matching: int

    def message(self) -> Message:
        face = face_word(self.value, self.matching)
        return "revealed", {"cups": cups_word(self.cups), "count": self.matching, "face": face}


LOST_BY = {"bid-was-false": "DUDO-DUDO-01", "doubt-was-wrong": "DUDO-DUDO-02", "calza-was-wrong": "DUDO-CALZA-03"}


class DieLost(Revealing, frozen=True):
    """A die goes to the middle: the bidder's, or that of a caller who was wrong."""

    BY = {"why": LOST_BY}
    VARIANT = "why"
    seat: int
    why: Literal["bid-was-false", "doubt-was-wrong", "calza-was-wrong"]


class JokerLost(Revealing, frozen=True):
    """A joker is given back instead of a die."""

    BY = "DUDO-LOSE-02"
    seat: int


class Gained(Revealing, frozen=True):
    """The bid was exact: the caller gains a die, a joker, or nothing if the joker limit is reached."""

    BY = {"what": {"die": "DUDO-CALZA-02"}, "": "DUDO-CALZA-05"}
    VARIANT = "what"
    seat: int
    what: Literal["die", "joker", "nothing"]


class Eliminated(Revealing, frozen=True):
    """The last die is gone."""

    BY = "DUDO-LOSE-03"
    seat: int
    place: int


class StarterPassed(Revealing, frozen=True):
    """The player who should start is out; the next one in does."""

    BY = "DUDO-LOSE-04"
    seat: int


class Won(Revealing, frozen=True):
    """Only this player has dice left."""

    BY = "DUDO-END-01"
    seat: int
