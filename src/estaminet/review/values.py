"""What a review says, as data. Chances are shares of a win, from 0 to 1; lists run over the seats."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from estaminet.kernel.values import Arg

Grade = Literal["fine", "reading", "inaccuracy", "mistake", "blunder"]
"""`fine` also where the difference is within the noise; `reading`: one model of the others calls it worse, the flatter
one does not."""

INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.10
"""From these losses on a decision is called so."""


class Judged(Struct, frozen=True):
    """One legal action, judged from what its seat knew: the chance to win with it and its 95 % interval over `worlds`
    worlds; 0 where the chance was counted, not sampled."""

    action: str
    chance: float
    low: float
    high: float
    worlds: int


class Reason(Struct, frozen=True):
    """Why, in a sentence: the message `review-why-<name>` of the game, and its arguments."""

    name: str
    args: dict[str, Arg] = {}


class Decision(Struct, frozen=True, kw_only=True):
    """One decision of a seat. Everything in it follows from that seat's observation and what it played."""

    move: int
    """The number of the move, from 0: before it so many moves have been played."""
    seat: int
    round: int
    played: str
    best: str
    """What is best by these figures; where it is not better than what was played, that."""
    chance: float
    """The seat's chance to win with what it played."""
    loss: float
    """What the best action is worth more; 0 where nothing is sure to be lost."""
    low: float
    high: float
    """The 95 % interval of the difference between the two, world by world, in worlds that took no part in choosing the
    best."""
    flat: float | None
    """The loss by the flatter model; None where it was not asked, because there was nothing to confirm."""
    grade: Grade
    gives: tuple[float, ...]
    """What the decision cost its seat (below 0) and gave the others; zeros unless it is a mistake of some grade."""
    actions: tuple[Judged, ...]
    """Every legal action, the best first."""
    figures: Literal["exact", "listed", "sampled"] = "sampled"
    """`exact`: all worlds and all that may be done in them were counted; `listed`: all worlds were, but how they go on
    is sampled."""
    reason: Reason | None = None


class Luck(Struct, frozen=True):
    """What chance gave each seat with this move: a roll or a deal, or cards that a seat drew with its move."""

    move: int
    by: int
    """-1: chance itself; else the seat whose move drew cards."""
    round: int
    gives: tuple[float, ...]


class Point(Struct, frozen=True):
    """Everybody's chance to win after so many moves, with all hands open; the pile nobody has seen stays unknown."""

    moves: int
    chances: tuple[float, ...]
    error: float
    """The standard error of such a figure; 0 at the end."""


class Account(Struct, frozen=True):
    """One seat's match: `start` + `luck` + `own` + `others` + `hidden` + `remainder` = `result`."""

    name: str
    start: float
    """The chance before the match."""
    luck: float
    """Rolls, deals and draws. Its mean over many matches is 0."""
    own: float
    """One's own mistakes: never above 0."""
    others: float
    """What others' mistakes gave."""
    hidden: float
    """What lay hidden from whoever decided: bids that happened to be true, cards that happened to be held."""
    remainder: float
    """What the model of play does not explain."""
    result: float
    """The share of the win."""


class Source(Struct, frozen=True):
    """Where the figures come from. The same source gives the same review of the same record."""

    version: int
    playing: str
    """Who plays on in the worlds."""
    ends: str
    """`rounds`: worlds are played to the end of the round, then the policy estimates the rest; `match`: to the end;
    a number: for so many decisions, then the policy estimates."""
    worlds: int
    """Worlds for a close decision."""
    open_worlds: int
    """How often each point of the match is played on."""
    belief: str
    """`read`: worlds are weighed by what the others did; `odds`: only by the odds."""
    figures: str = "exact where decisions say so, else sampled"


class Review(Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    source: Source
    seats: int
    names: tuple[str, ...]
    accounts: tuple[Account, ...]
    points: tuple[Point, ...]
    luck: tuple[Luck, ...]
    decisions: tuple[Decision, ...]
    forced: int
    """Decisions with one legal action; nothing is said about them."""
    done: int
    total: int
    """How many moves have been looked at, and how many there are; a review that grows is not finished before they are
    equal."""
    luck_error: float
    """The standard error of a seat's luck in its account, and with it of what lay hidden: both are sampled. The largest
    of all seats."""

    def worst(self, seat: int, most: int = 3) -> tuple[Decision, ...]:
        """This seat's most expensive mistakes: those with the highest cost by the model that sees less in them, the
        dearest first."""
        mine = [one for one in self.decisions if one.seat == seat and one.grade not in ("fine", "reading")]
        agreed = sorted(mine, key=lambda one: (-min(one.loss, one.flat or 0.0), -one.loss, one.move))[:most]
        return tuple(sorted(agreed, key=lambda one: (-one.loss, one.move)))

    def deciding(self, most: int = 3) -> tuple[int, ...]:
        """The moves that changed the chances most, in their order."""
        steps = [
            (max(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True)), -before.moves)
            for before, after in zip(self.points, self.points[1:], strict=False)
        ]
        return tuple(sorted(-number for _, number in sorted(steps, reverse=True)[:most]))
