"""What happens in UDAKA Classic, and who is told what of it."""

from __future__ import annotations

from typing import Literal

from estaminet.games.udaka.actions import card_word, cards_word, hand_word
from estaminet.games.udaka.material import ACE, RANK_OF
from estaminet.games.udaka.view import RoundResult
from estaminet.kernel.values import (
    Arg,
    Dealing,
    Event,
    Message,
    Name,
    Public,
    Several,
    Viewer,
    Word,
    hands_word,
    names_word,
)

# The dealer


class CardTurnedUp(Public, frozen=True):
    """A card of the dealer choice."""

    SAYS = {"card": card_word}
    BY = "UDAKA-DEALER-01"
    seat: int
    card: str


class DealerAgain(Public, frozen=True):
    """Nobody got an ace or a number: all cards go back and the choice begins again."""

    BY = "UDAKA-DEALER-03"


class DealerChosen(Public, frozen=True):
    """Who deals the next round, and by what: an ace, the highest number, a lot, the seat or the round before."""

    BY = {"why": {"ace": "UDAKA-DEALER-01", "highest": "UDAKA-DEALER-02"}, "": "UDAKA-DEALER-04"}
    VARIANT = "why"
    seat: int
    why: Literal["ace", "highest", "lot", "left", "winner"]


# The round


class RoundBegins(Public, frozen=True):
    """The board is set up: a token on every number space, the UDAKA token on its own."""

    BY = {"decider": "UDAKA-GAME-03", "round": {1: "UDAKA-SETUP-01"}, "": "UDAKA-SETUP-02"}
    round: int
    rounds_left: int
    decider: bool
    """Whether everybody has won a round already."""

    def message(self) -> Message:
        return self.told("decider" if self.decider else None, left=self.rounds_left)


class Dealt(Dealing, frozen=True):
    """Two cards each. A viewer is told their own hand; None stands for a hand they may not see."""

    SAYS = {"first": Name, "hands": hands_word(hand_word)}
    BY = "UDAKA-DEAL-01"
    seat: int
    """The dealer."""
    first: int
    """Who begins."""
    hands: tuple[str | None, ...]


class Drew(Event, frozen=True):
    """A card from the draw pile, at the beginning of a turn or to fill up the hand. None: somebody else's card."""

    BY = {"refill": "UDAKA-TURN-05", "": "UDAKA-TURN-01"}
    seat: int
    card: str | None
    refill: bool

    def seen_by(self, viewer: Viewer) -> Drew:
        return self if viewer == self.seat else Drew(self.seat, None, self.refill)

    def reveals(self, viewer: Viewer) -> bool:
        return viewer == self.seat

    def message(self) -> Message:
        which = "refilled" if self.refill else "drew"
        if self.card is None:
            return which, {"seat": Name(self.seat)}
        return f"{which}-seen", {"seat": Name(self.seat), "card": card_word(self.card)}


class DrawPileEmpty(Public, frozen=True):
    """The last card has been drawn; play goes on without drawing."""

    BY = "UDAKA-LAST-01"


class Discarded(Public, frozen=True):
    """A card, or two of a rank. `on` is the card they were laid on: None on an empty pile, and for aces."""

    seat: int
    card: str
    count: int
    on: str | None

    def clause(self) -> str:
        if RANK_OF[self.card] != ACE:
            return "UDAKA-PILE-01"
        return "UDAKA-ACE-01" if self.count == 1 else "UDAKA-ACE-02"

    def message(self) -> Message:
        args: dict[str, Arg] = {"seat": Name(self.seat), "cards": cards_word(self.card, self.count)}
        if self.on is not None:
            return "discarded-on", {**args, "on": card_word(self.on)}
        return ("discarded-aces" if RANK_OF[self.card] == ACE else "discarded-first"), args


class TokenTaken(Public, frozen=True):
    """A pair takes what it wins: from hand, with the top card, or two cards on an equal top card."""

    BY = {"pair": {"hand": "UDAKA-PAIR-01", "top": "UDAKA-PAIR-02", "both": "UDAKA-PAIR-03"}}
    seat: int
    space: int
    count: int
    pair: Literal["hand", "top", "both"]


class PairWonNothing(Public, frozen=True):
    """A pair was laid, and its space is empty."""

    BY = "UDAKA-PAIR-05"
    seat: int
    space: int


class AcesDown(Public, frozen=True):
    """How many aces lie on the UDAKA pile now, while there are fewer than four."""

    BY = "UDAKA-ACE-01"
    count: int


class UdakaTaken(Public, frozen=True):
    """The fourth ace is down: its player takes the UDAKA token."""

    BY = "UDAKA-ACE-03"
    seat: int


class TokenReturned(Public, frozen=True):
    """The king: its player returns a token to a number space, which now holds `now` of them."""

    BY = "UDAKA-KING-01"
    seat: int
    space: int
    now: int


class NothingReturned(Public, frozen=True):
    """The king of a player without tokens."""

    BY = "UDAKA-KING-03"
    seat: int


class TokenStolen(Public, frozen=True):
    """The joker: a token of another player."""

    SAYS = {"victim": Name}
    BY = "UDAKA-JOKER-01"
    seat: int
    victim: int


class NothingStolen(Public, frozen=True):
    """The joker while nobody else has a token."""

    BY = "UDAKA-JOKER-02"
    seat: int


# The end of a round


class RoundScored(Public, frozen=True):
    """All cards are down: what everybody has. `counts`: the UDAKA token is counted (`udaka_scoring = counts`)."""

    BY = {"counts": "UDAKA-SCORE-03", "": "UDAKA-LAST-04"}
    result: RoundResult
    counts: bool

    def message(self) -> Message:
        result = self.result
        holder = "tokens-of-counted" if self.counts else "tokens-of-holder"
        players: list[Arg] = []
        for seat, count in enumerate(result.tokens):
            args: dict[str, Arg] = {"seat": Name(seat), "count": count, "score": result.scores[seat]}
            players.append(Word(holder if seat == result.udaka else "tokens-of", args))
        return self.told(round=result.round, players=Several(tuple(players)))


class RoundWon(Public, frozen=True):
    """Who has won the round and why: a sole lead, or a shared lead broken by the UDAKA token."""

    BY = {"why": {"sole-lead": "UDAKA-SCORE-01", "shared-lead": "UDAKA-SCORE-02"}}
    seat: int
    round: int
    why: Literal["sole-lead", "shared-lead"]
    leaders: tuple[int, ...]
    score: int
    """What the leaders have."""

    def message(self) -> Message:
        if self.why == "sole-lead":
            return self.told(self.why)
        how = "tied" if self.seat in self.leaders else "behind"
        return self.told(f"{self.why}-{how}", leaders=names_word(self.leaders))


class RoundsTokenTaken(Public, frozen=True):
    """The winner takes a rounds token, while there is one."""

    BY = "UDAKA-GAME-01"
    seat: int
    left: int


class GameWon(Public, frozen=True):
    """Two rounds won; the decider is won without a rounds token."""

    BY = {"decider": "UDAKA-GAME-03", "": "UDAKA-GAME-02"}
    seat: int
    rounds: int
    decider: bool
