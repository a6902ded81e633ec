"""What happens in Dudab, and who is told what of it."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from estaminet.games.dudab.material import COLOURS, SAID, cards_word
from estaminet.games.dudab.view import Explanation
from estaminet.kernel.values import (
    Arg,
    Dealing,
    Event,
    Message,
    Name,
    Public,
    Revealing,
    Several,
    Viewer,
    Word,
    hands_word,
    names_word,
)

FEW = 6
"""So many cards are named one by one in a sentence. More would cover the table while it is told: they are summed up."""


def _summed_up(cards: tuple[str, ...]) -> Several:
    """Many cards: the values of each colour, then how many of the others. Symbols are left out."""
    said: list[Arg] = []
    for colour in COLOURS:
        values = sorted(int(card[1]) for card in cards if card[0] == colour and len(card) == 3)
        if values:
            said.append(Word("cards-numbers", {"colour": colour.lower(), "values": Several(tuple(values))}))
    for colour in COLOURS:
        if count := cards.count(f"S{colour}"):
            said.append(Word("cards-shamans", {"colour": colour.lower(), "count": count}))
    for kind, card in (("dudabs", "D"), ("jungles", "J"), ("babies", "BB")):
        if count := cards.count(card):
            said.append(Word(f"cards-{kind}", {"count": count}))
    return Several(tuple(said))


def _named(cards: tuple[str, ...]) -> Several:
    return cards_word(cards) if len(cards) <= FEW else _summed_up(cards)


def _left(hands: tuple[tuple[str, ...], ...]) -> Several:
    """Who was left with what; a hand is a list with lists in it, so it stands in brackets."""
    said = [Word("hand-left", {"seat": Name(seat), "cards": _summed_up(hand)}) for seat, hand in enumerate(hands)]
    return Several(tuple(said))


class _Open(Public, frozen=True):
    SAYS = SAID


class _FromThePile(Revealing, frozen=True):
    """It came off the face-down pile, or follows from what did: worlds nobody could tell apart can differ in it."""

    SAYS = SAID


class Started(_Open, frozen=True):
    """A game begins: this seat opens the first of its rounds."""

    BY = "DUDAB-SETUP-07"
    seat: int
    rounds: int


class Dealt(Dealing, frozen=True):
    """A round begins. A viewer is told their own hand; None stands for a hand they may not look into."""

    SAYS = {**SAID, "hands": hands_word(cards_word)}
    BY = "DUDAB-SETUP-10"
    round: int
    seat: int
    """Who opens the round."""
    hands: tuple[tuple[str, ...] | None, ...]
    columns: tuple[str, ...]
    pile: int


class Laid(_Open, frozen=True):
    """A card was laid from hand; `call` is what a Dudab names, None for a Dudab without a call and any other card."""

    seat: int
    card: str
    column: int
    call: str | None
    rule: str
    """The clause by which it fits."""

    def message(self) -> Message:
        return self.told("calling" if self.call else "dudab" if self.card == "D" else None)


class ShamanDemands(_Open, frozen=True):
    """A Shaman was laid from hand: this seat has to react."""

    BY = "DUDAB-SHA-06"
    seat: int
    column: int


class CallAnswered(_Open, frozen=True):
    """The open call is met."""

    BY = "DUDAB-DUD-10"
    seat: int
    column: int
    call: str


class CallReplaced(_Open, frozen=True):
    """Another Dudab ends the older call, with a call of its own or without."""

    call: str
    rule: str


class Collected(_Open, frozen=True):
    """A column overflowed; its player takes everything but the new card. `hidden` of them lay under a Baby."""

    seat: int
    column: int
    cards: tuple[str, ...]
    hidden: int
    rule: str

    def reveals(self, viewer: Viewer) -> bool:
        # What lies under a Baby was seen by those who watched; somebody who came later learns it now.
        return self.hidden > 0

    def message(self) -> Message:
        return self.told(cards=_named(self.cards))


class ShedToNamed(_Open, frozen=True):
    """Where all cards go that are shed now."""

    BY = "DUDAB-PICK-04"
    seat: int
    where: Literal["discard", "own"]
    count: int

    def message(self) -> Message:
        return f"shed-place-{self.where}", {"seat": Name(self.seat), "count": self.count}


class Shedding(Event, frozen=True):
    """A card leaves the hand for the discard or the player's own pile. `card` is None for those who may not see it."""

    SAYS = SAID
    seat: int
    card: str | None
    public: bool
    """Whether everybody sees the card: on the discard, or with `own_pile_view = open`."""

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self if self.public or viewer == self.seat else replace(self, card=None, public=False)

    def message(self) -> Message:
        return self.told("hidden" if self.card is None else None)


class ShedToDiscard(Shedding, frozen=True):
    BY = "DUDAB-PICK-03"


class ToOwnPile(Shedding, frozen=True):
    """It goes to the player's own pile."""


class ShedToOwn(ToOwnPile, frozen=True):
    BY = "DUDAB-PICK-03"


class Trimmed(ToOwnPile, frozen=True):
    """A card of a hand above five goes to the player's own pile."""

    BY = "DUDAB-HAND-02"


class PutAway(ToOwnPile, frozen=True):
    """One of the five shown cards goes to the player's own pile before drawing."""

    BY = {"under_call": "DUDAB-DUD-08", "": "DUDAB-DRAW-03"}
    under_call: bool = False


class HandShown(_Open, frozen=True):
    """A whole hand is shown as proof: before drawing with five cards, or under an open call."""

    VARIANT = "why"
    BY = "DUDAB-INFO-03"
    seat: int
    cards: tuple[str, ...]
    why: Literal["five", "call"]

    def reveals(self, viewer: Viewer) -> bool:
        return viewer != self.seat


class Drew(Event, frozen=True):
    """Cards went from the pile to a hand; their owner sees them."""

    SAYS = SAID
    seat: int
    count: int
    cards: tuple[str, ...] | None
    interrupted: bool
    """Whether a Jungle or a Baby came next although more was to be drawn."""
    rule: str

    def seen_by(self, viewer: Viewer) -> Drew:
        return self if viewer == self.seat else Drew(self.seat, self.count, None, self.interrupted, self.rule)

    def reveals(self, viewer: Viewer) -> bool:
        return viewer == self.seat or self.interrupted

    def message(self) -> Message:
        return self.told("seen" if self.cards else None)


class PenaltyTaken(_Open, frozen=True):
    """The penalty is taken. `lacking` are the cards that the flag `shaman_answer` would have forced: none was held."""

    BY = {"lacking": "DUDAB-REACT-11", "": "DUDAB-REACT-07"}
    seat: int
    lacking: tuple[str, ...]


class TurnedUp(_FromThePile, frozen=True):
    """The penalty's cards, onto the discard; `value` is that of the number at their end, None if the pile ran out."""

    BY = "DUDAB-REACT-05"
    seat: int
    cards: tuple[str, ...]
    value: int | None

    def message(self) -> Message:
        return self.told("in-vain" if self.value is None else None)


class JungleDrawn(_FromThePile, frozen=True):
    """A Jungle came; its drawer places it. With `discarded` it has no column, or was the last card."""

    BY = {"discarded": {"no-column": "DUDAB-JUN-03", "last-card": "DUDAB-END-05"}, "": "DUDAB-JUN-01"}
    VARIANT = "discarded"
    seat: int
    discarded: Literal["no-column", "last-card"] | None


class BabyDrawn(_FromThePile, frozen=True):
    """A Baby came; its drawer places it, or discards it as the last card."""

    BY = {"discarded": "DUDAB-END-05", "": "DUDAB-BABY-01"}
    VARIANT = "discarded"
    seat: int
    discarded: Literal["last-card"] | None


class JunglePlaced(_Open, frozen=True):
    """The Jungle lies across the end of a column."""

    BY = "DUDAB-JUN-02"
    seat: int
    column: int


class BabyPlaced(_Open, frozen=True):
    """The Baby covers a column: these cards, visible until now, lie hidden under it."""

    BY = "DUDAB-BABY-02"
    seat: int
    column: int
    buried: tuple[str, ...]

    def message(self) -> Message:
        return self.told(cards=_named(self.buried))


class ObligationLapsed(_Open, frozen=True):
    """A call ends under a Jungle, a call or a Shaman's demand under a Baby."""

    BY = {"by": {"jungle": "DUDAB-JUN-16", "baby": "DUDAB-BABY-12"}}
    kind: Literal["call", "shaman"]
    column: int
    by: Literal["jungle", "baby"]

    def message(self) -> Message:
        return f"{self.kind}-lapsed-by-{self.by}", {"column": self.column + 1}


class CoverJoined(_FromThePile, frozen=True):
    """A Jungle or Baby came as cover: it joins the hidden stack and another card is tried."""

    BY = "DUDAB-BABY-11"
    column: int
    card: Literal["J", "BB"]


class Covered(_FromThePile, frozen=True):
    """The cover over a Baby: the first visible card of its column."""

    BY = "DUDAB-BABY-03"
    column: int
    card: str


class EverybodyDraws(_FromThePile, frozen=True):
    """A number as cover makes everybody draw that many cards, from this seat on."""

    BY = "DUDAB-BABY-04"
    seat: int
    value: int


class NobodyDraws(_FromThePile, frozen=True):
    """With `baby_chain = single` a further cover in the same turn makes nobody draw."""

    BY = "DUDAB-BABY-17"
    value: int


class RoundOver(_FromThePile, frozen=True):
    """The pile is empty: the round ends at once, and all hands are open."""

    SAYS = {"hands": _left}
    BY = "DUDAB-END-01"
    round: int
    hands: tuple[tuple[str, ...], ...]
    own: tuple[tuple[str, ...], ...]
    """The cards of each own pile that had been hidden."""


class Scored(_FromThePile, frozen=True):
    """What the round was worth to a player, and how that came about."""

    BY = "DUDAB-SCORE-14"
    seat: int
    score: Explanation
    total: int
    """All rounds so far."""

    def message(self) -> Message:
        score, parts = self.score, self.score.parts
        removed: list[tuple[str, int, dict[str, Arg]]] = [
            ("removed-shamans", len(one.cards), {})
            if one.value is None
            else ("removed-numbers", len(one.cards), {"value": one.value})
            for one in score.removed
        ]
        steps: list[tuple[str, int, dict[str, Arg]]] = [
            ("hand-dudabs", score.hand_dudabs, {"points": parts.hand_dudab}),
            ("paired", len(score.paired), {}),
            ("attached", len(score.attached), {"cards": _named(score.attached), "points": parts.attached}),
            ("surplus-dudabs", score.surplus_dudabs, {}),
            *removed,
            ("shamans", len(score.shamans), {"points": parts.shaman}),
            ("babies", score.babies, {"points": parts.baby}),
            ("numbers", len(score.numbers), {"points": parts.numbers}),
        ]
        said = [Word(f"score-{step}", {"count": count, **args}) for step, count, args in steps if count]
        return self.told(points=parts.total, steps=Several(tuple(said)))


class GameOver(_FromThePile, frozen=True):
    """The last round is scored; the lowest total wins, equal ones share the win."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]

    def clause(self) -> str:
        return "DUDAB-GAME-02" if len(self.winners) == 1 else "DUDAB-GAME-03"

    def message(self) -> Message:
        together = "" if len(self.winners) == 1 else "-together"
        return f"won{together}", {"winners": names_word(self.winners), "points": self.totals[self.winners[0]]}
