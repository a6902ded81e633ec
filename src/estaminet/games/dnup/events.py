"""What happens in dnup. Everything is open but the hands that are dealt."""

from __future__ import annotations

from msgspec import Struct

from estaminet.games.dnup.actions import card_word, cards_word, place_word
from estaminet.kernel.values import Dealing, Message, Name, Public, Several, Viewer, Word, hands_word

# A play shows cards that were hidden, but the deed itself names them: worlds that allow it tell the same story.


class _WithCards(Public, frozen=True):
    SAYS = {"cards": cards_word}


class FirstCard(Public, frozen=True):
    """The deal is uneven: who gets the first card in the first round."""

    BY = "DNUP-DEAL-03"
    seat: int


class Dealt(Dealing, frozen=True):
    """A round begins. A viewer is told their own hand; None stands for a hand they may not look into."""

    SAYS = {"counts": sum, "hands": hands_word(cards_word)}
    BY = "DNUP-DEAL-01"
    round: int
    star: int
    counts: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]

    def reveals(self, viewer: Viewer) -> bool:
        return True


class Starts(Public, frozen=True):
    """Whoever was dealt the star takes the first turn."""

    BY = {"area": "DNUP-TWO-03", "": "DNUP-START-01"}
    seat: int
    area: int | None

    def message(self) -> Message:
        return self.told(None if self.area is None else "in-area-two")


class Cleared(_WithCards, frozen=True):
    """A turn begins: the set there goes to the discard pile. `out`: the seat is skipped."""

    BY = {"out": "DNUP-OUT-02", "area": "DNUP-TWO-02", "": "DNUP-TURN-02"}
    seat: int
    area: int | None
    cards: tuple[str, ...]
    out: bool

    def message(self) -> Message:
        return self.told("out" if self.out else None, place=place_word(self.seat, self.area))


class Played(_WithCards, frozen=True):
    """A set was laid."""

    BY = {"area": "DNUP-TWO-04", "": "DNUP-PLAY-01"}
    seat: int
    area: int | None
    value: int
    cards: tuple[str, ...]

    def message(self) -> Message:
        return self.told(None if self.area is None else "in-area")


class Added(Public, frozen=True):
    """A card was put onto an opponent's set, which now has `count` cards."""

    BY = "DNUP-ADD-01"
    SAYS = {"card": card_word}
    seat: int
    card: str
    to: int
    area: int | None
    count: int

    def message(self) -> Message:
        return self.told(place=place_word(self.to, self.area))


class Beaten(_WithCards, frozen=True):
    """A set came back to its owner's hand; `cards` as they arrive there, turned. `by_add`: a grown set beat it."""

    BY = {"own": "DNUP-TWO-05", "by_add": "DNUP-ADD-03", "": "DNUP-PLAY-04"}
    VARIANT = "own"
    seat: int
    area: int | None
    cards: tuple[str, ...]
    by_add: bool
    own: bool


class BeatenAway(_WithCards, frozen=True):
    """A beaten set whose owner is out goes to the discard pile; `cards` as they lay.

    In the game for two that is the other set of whoever has just played the last card.
    """

    BY = {"area": "DNUP-TWO-07", "": "DNUP-OUT-04"}
    seat: int
    area: int | None
    cards: tuple[str, ...]

    def message(self) -> Message:
        return self.told(None if self.area is None else "own")


class Taken(_WithCards, frozen=True):
    """A set was taken from an opponent; `cards` as they arrive in the hand, turned. `out`: its owner is out."""

    BY = {"out": "DNUP-OUT-05", "": "DNUP-TAKE-01"}
    seat: int
    owner: int
    area: int | None
    cards: tuple[str, ...]
    out: bool

    def message(self) -> Message:
        return self.told(place=place_word(self.owner, self.area))


class HandTurned(Public, frozen=True):
    """Somebody turned the whole hand."""

    BY = "DNUP-ROT-01"
    seat: int
    count: int


class SizeAndValue(Struct, frozen=True):
    """A set on the table as far as it limits plays."""

    seat: int
    size: int
    value: int


class NothingToPlay(Public, frozen=True):
    """Under the stall guard a hand is turned only by who can neither play nor add: now everybody knows that.

    `table` are the sets that lay there then.
    """

    BY = "DNUP-STALL-02"
    seat: int
    table: tuple[SizeAndValue, ...]


class Guarded(Public, frozen=True):
    """Nothing has been discarded for `stall` turns: this player has to play or add if they can."""

    BY = "DNUP-STALL-02"
    seat: int
    stall: int


class WentOut(Public, frozen=True):
    """Somebody played the last card, as the first or second in this round, and has `points` now."""

    BY = {"place": {1: "DNUP-OUT-01"}, "": "DNUP-OUT-06"}
    seat: int
    place: int
    points: int

    def message(self) -> Message:
        return self.told("first" if self.place == 1 else "second")


class RoundWon(Public, frozen=True):
    """In the game for two: the last card wins the round; this player has now won `wins`."""

    BY = "DNUP-TWO-07"
    seat: int
    wins: int


class RoundOver(Public, frozen=True):
    """Nobody has won yet: a new round will be dealt."""

    BY = "DNUP-GAME-03"
    round: int
    points: tuple[int, ...]

    def message(self) -> Message:
        scores = [Word("score-of", {"seat": Name(seat), "points": points}) for seat, points in enumerate(self.points)]
        return self.told(scores=Several(tuple(scores)))


class Won(Public, frozen=True):
    """The match is over."""

    seat: int
    points: int
    by: str
    """The clause it was won by."""

    def clause(self) -> str:
        return self.by

    def message(self) -> Message:
        return self.told("rounds" if self.by == "DNUP-TWO-08" else None)
