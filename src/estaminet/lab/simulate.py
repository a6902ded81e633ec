"""Many matches between bots, and what they show about a game: length, wins by seat, clauses used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING

import msgspec

from estaminet.bots.players import Budget
from estaminet.kernel.codec import plain
from estaminet.kernel.state import shares_of
from estaminet.kernel.values import Options
from estaminet.lab.play import play_match

if TYPE_CHECKING:
    from typing import Any

    from estaminet.kernel.game import Game


STEADY = Budget(iterations=200)
"""Bots that search think by count and not by the clock, so that the same seed plays the same matches everywhere."""


class Spread(msgspec.Struct, frozen=True):
    """How a whole number is spread over the matches. `counts` is how often each value came, by value."""

    least: int
    tenth: int
    median: int
    mean: float
    ninetieth: int
    most: int
    counts: dict[int, int]


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat did. `wins` counts a shared first place by its share; `low` and `high` are the ends of the 95 %
    interval (Wilson) of the share of wins; `places[p]` is how often it came in at place p + 1."""

    player: str
    wins: float
    share: float
    low: float
    high: float
    mean_place: float
    places: tuple[int, ...]


class Report(msgspec.Struct, frozen=True):
    """The results of a simulation. The same seed gives the same report."""

    game: str
    rules: int
    options: dict[str, Any]
    players: tuple[str, ...]
    games: int
    seed: int
    decisions: Spread
    rounds: Spread
    seats: tuple[SeatResult, ...]
    clauses: dict[str, int]
    """How many events happened by each clause."""
    endings: dict[str, int]
    """How many matches ended by each clause."""
    scores: Spread | None
    """Everybody's score at the end, as the game counts it (`Game.score`); None where it counts nothing."""
    leads: Spread | None
    """By how much the winner was ahead of the next at the end, in the same unit; None likewise."""


class Effect(msgspec.Struct, frozen=True):
    """What one value of one house rule changes, everything else as it was: length, and how often seat 0 wins."""

    option: str
    value: str
    decisions: float
    """The mean number of decisions."""
    first_seat: float
    """The share of wins of seat 0, with its 95 % interval."""
    low: float
    high: float


def simulate(
    game: Game,
    options: Options,
    players: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play this number of matches; `progress` hears after each how many decisions it took.

    Match i is deal i of the seed (`play_match`): it can be repeated without those before it.
    """
    decisions: list[int] = []
    rounds: list[int] = []
    places: list[tuple[int, ...]] = []
    clauses: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    scores: list[int] = []
    leads: list[int] = []
    for number in range(games):
        match, played = play_match(game, options, players, seed=seed, deal=number, budget=STEADY)
        view = match.state.view(None)
        decisions.append(sum(played.decisions))
        rounds.append(game.round(view))
        places.append(played.places)
        clauses.update(event.clause() for _, event in match.events)
        endings[played.clause] += 1
        if final := game.score(view):
            scores += final
            leads.append(lead(final, played.places))
        if progress is not None:
            progress(decisions[-1])
    return Report(
        game=game.key,
        rules=game.manifest.rules_version,
        options=plain(options),
        players=tuple(players),
        games=games,
        seed=seed,
        decisions=spread(decisions),
        rounds=spread(rounds),
        seats=tuple(seat_result(seat, player, places) for seat, player in enumerate(players)),
        clauses=dict(sorted(clauses.items())),
        endings=dict(sorted(endings.items())),
        scores=spread(scores) if scores else None,
        leads=spread(leads) if leads else None,
    )


def lead(scores: Sequence[int], places: Sequence[int]) -> int:
    """How far the winner's score is from the nearest of those behind; a shared win is no lead."""
    winner = places.index(1)
    if list(places).count(1) > 1:
        return 0
    return min(abs(scores[winner] - score) for seat, score in enumerate(scores) if seat != winner)


def effects(
    game: Game,
    options: Options,
    players: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> tuple[Effect, ...]:
    """What each value of each house rule changes: as many matches for each, with the same seeds. The first line is the
    rules as given."""
    compared = [_effect("", "", simulate(game, options, players, games, seed, progress))]
    for field in msgspec.structs.fields(options):
        for value in options.choices(field.name):
            if value == getattr(options, field.name):
                continue
            changed = msgspec.structs.replace(options, **{field.name: value})
            if not changed.problems(len(players)):
                report = simulate(game, changed, players, games, seed, progress)
                text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
                compared.append(_effect(field.name, text, report))
    return tuple(compared)


def how_many_effects(options: Options, seats: int) -> int:
    """How many simulations `effects` makes."""
    count = 1
    for field in msgspec.structs.fields(options):
        for value in options.choices(field.name):
            if value != getattr(options, field.name):
                count += not msgspec.structs.replace(options, **{field.name: value}).problems(seats)
    return count


def _effect(option: str, value: str, report: Report) -> Effect:
    first = report.seats[0]
    return Effect(option, value, report.decisions.mean, first.share, first.low, first.high)


def spread(values: Sequence[int]) -> Spread:
    ordered = sorted(values)

    def at(share: float) -> int:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    mean = round(sum(ordered) / len(ordered), 3)
    counts = dict(sorted(Counter(ordered).items()))
    return Spread(ordered[0], at(0.1), at(0.5), mean, at(0.9), ordered[-1], counts)


def seat_result(seat: int, player: str, places: Sequence[tuple[int, ...]]) -> SeatResult:
    wins = sum(shares_of(places_of_match)[seat] for places_of_match in places)
    low, high = wilson(wins, len(places))
    came = Counter(places_of_match[seat] for places_of_match in places)
    mean = sum(place * count for place, count in came.items()) / len(places)
    counts = tuple(came[place] for place in range(1, len(places[0]) + 1))
    share = wins / len(places)
    return SeatResult(player, round(wins, 3), round(share, 4), round(low, 4), round(high, 4), round(mean, 3), counts)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, good for small numbers and at the ends."""
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    # At the very ends the two parts cancel, but for rounding.
    return max(0.0, middle - half), min(1.0, middle + half)
