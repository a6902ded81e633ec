"""How somebody fares, counted from finished matches: per game, against each bot, how luck and play developed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from estaminet.kernel.record import Record

FEW = 10
"""Below so many matches no interval is given: it would say next to nothing."""
LATEST = 60
"""Reviewed matches whose luck and play are told one by one."""


class Opponent(Struct, frozen=True, omit_defaults=True):
    """Who else sat at the table: a bot's level and who it was, or neither for a person."""

    level: str | None = None
    regular: str | None = None


class Played(Struct, frozen=True, kw_only=True):
    """A finished match as one seat played it. `others` in the order of the seats, without one's own."""

    id: str
    game: str
    ended: int
    """Milliseconds since 1970."""
    seat: int
    places: tuple[int, ...]
    others: tuple[Opponent, ...]
    counts: bool = True
    """False where one guest held several seats, since one cannot win against oneself; and for a branch, where what was
    hidden may be known."""
    luck: float | None = None
    own: float | None = None
    """From the match's review: what luck gave, and what one's own decisions cost; None if there is none."""


class Fare(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How often one came first; or, with `level`, ahead of that bot. A shared place counts as its part of a win."""

    game: str
    level: str | None = None
    regular: str | None = None
    played: int
    won: float
    even: float
    """The share if all played alike."""
    low: float | None = None
    high: float | None = None
    """The 95 % interval of the share; None: too few matches to say."""


class Course(Struct, frozen=True):
    """Luck and play in one match that was reviewed, in chance to win."""

    id: str
    game: str
    ended: int
    luck: float
    own: float


class Standing(Struct, frozen=True, kw_only=True):
    """How somebody fares."""

    played: int
    games: tuple[Fare, ...]
    bots: tuple[Fare, ...]
    streak: int
    """How many matches in a row were won, up to the latest."""
    longest: int
    reviewed: int
    luck: float
    own: float
    """The mean over all that were reviewed; 0 if none was."""
    course: tuple[Course, ...]
    """The latest of those, in the order in which they ended."""


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share, good for small numbers and at the ends."""
    z = 1.959964
    share = wins / matches
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


def played_in(
    record: Record,
    match_id: str,
    ended: int,
    seat: int,
    others: Sequence[Opponent],
    *,
    counts: bool = True,
    account: tuple[float, float] | None = None,
) -> Played:
    """A finished match from its record. `account`: luck and own play from its review."""
    if record.places is None:
        raise ValueError("the match is not over")
    luck, own = account if account is not None else (None, None)
    return Played(
        id=match_id,
        game=record.game,
        ended=ended,
        seat=seat,
        places=record.places,
        others=tuple(others),
        counts=counts,
        luck=luck,
        own=own,
    )


class _Tally:
    def __init__(self) -> None:
        self.played = 0
        self.won = 0.0
        self.even = 0.0

    def add(self, won: float, even: float) -> None:
        self.played += 1
        self.won += won
        self.even += even

    def fare(self, game: str, who: Opponent | None = None) -> Fare:
        low, high = wilson(self.won, self.played) if self.played >= FEW else (None, None)
        return Fare(
            game=game,
            level=who.level if who is not None else None,
            regular=who.regular if who is not None else None,
            played=self.played,
            won=round(self.won, 4),
            even=round(self.even / self.played, 4),
            low=None if low is None else round(low, 4),
            high=None if high is None else round(high, 4),
        )


def share_of_first(places: Sequence[int], seat: int) -> float:
    """1 for a first place, its part of it where several came first, 0 otherwise."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def standing_of(matches: Iterable[Played]) -> Standing:
    """Everything that is counted, whatever order the matches come in."""
    counted = sorted((one for one in matches if one.counts), key=lambda one: (one.ended, one.id))
    games: dict[str, _Tally] = {}
    bots: dict[tuple[str, Opponent], _Tally] = {}
    streak = longest = 0
    course: list[Course] = []
    for one in counted:
        place = one.places[one.seat]
        won = share_of_first(one.places, one.seat)
        games.setdefault(one.game, _Tally()).add(won, 1 / len(one.places))
        rest = [other for seat, other in enumerate(one.places) if seat != one.seat]
        for who, theirs in zip(one.others, rest, strict=True):
            if who.level is not None:
                ahead = 1.0 if place < theirs else 0.5 if place == theirs else 0.0
                bots.setdefault((one.game, who), _Tally()).add(ahead, 0.5)
        streak = streak + 1 if place == 1 else 0
        longest = max(longest, streak)
        if one.luck is not None and one.own is not None:
            course.append(Course(one.id, one.game, one.ended, round(one.luck, 4), round(one.own, 4)))
    most = sorted(bots.items(), key=lambda pair: (-pair[1].played, pair[0][0], str(pair[0][1])))
    return Standing(
        played=len(counted),
        games=tuple(games[game].fare(game) for game in sorted(games)),
        bots=tuple(tally.fare(game, who) for (game, who), tally in most),
        streak=streak,
        longest=longest,
        reviewed=len(course),
        luck=round(sum(one.luck for one in course) / len(course), 4) if course else 0.0,
        own=round(sum(one.own for one in course) / len(course), 4) if course else 0.0,
        course=tuple(course[-LATEST:]),
    )
