"""Many matches between bots, and what they show about a game: length, wins by seat, clauses used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from estaminet.bots.players import Budget
from estaminet.games import find
from estaminet.kernel.codec import plain
from estaminet.kernel.state import shares_of
from estaminet.kernel.values import Options
from estaminet.lab.kept import keep, resume
from estaminet.lab.play import play_match

if TYPE_CHECKING:
    from pathlib import Path

    from estaminet.kernel.game import Game
    from estaminet.lab.runners import Runner


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


class Change(msgspec.Struct, frozen=True):
    """How much a mean changes, with its 95 % interval, from the differences deal by deal."""

    mean: float
    low: float
    high: float


class Effect(msgspec.Struct, frozen=True):
    """What one value of one house rule changes, everything else and every deal as it was."""

    option: str
    value: str
    differs: int
    """How many matches went another way than by the rules as given: with 0 the rule did not come up at all."""
    decisions: float
    """The mean number of decisions."""
    decisions_change: Change
    first_seat: float
    """The share of wins of seat 0, with its 95 % interval."""
    low: float
    high: float
    first_seat_change: Change


class Setting(msgspec.Struct, frozen=True):
    """One way to play: whoever sits there, by these house rules. `option` and `value` are what differs from the rules
    as given; both are empty where nothing does."""

    players: tuple[str, ...]
    options: dict[str, Any]
    option: str = ""
    value: str = ""


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides what is played: `games` matches of each setting. The first setting is the one reported
    on, those with an option are compared with it, and the others are other numbers of players."""

    game: str
    rules: int
    settings: tuple[Setting, ...]
    games: int
    seed: int


class Job(msgspec.Struct, frozen=True):
    """Matches of one setting, from `first` up to but without `end`."""

    setting: int
    first: int
    end: int


class Outcome(msgspec.Struct, frozen=True):
    """How one match went."""

    decisions: int
    rounds: int
    places: tuple[int, ...]
    clauses: dict[str, int]
    ending: str
    scores: tuple[int, ...]


class Done(msgspec.Struct, frozen=True):
    job: Job
    outcomes: tuple[Outcome, ...]


BATCH = 10
"""Matches in a job: enough that sending it costs nothing, few enough that little is lost when a run is stopped."""


def settings_of(
    game: Game, options: Options, players: Sequence[str], *, compare: bool = False, by_players: bool = False
) -> tuple[Setting, ...]:
    """The setting itself; with `compare` every other value of every house rule that is allowed at this table; with
    `by_players` every other number of players that these house rules allow, all of the first one's kind."""
    settings = [Setting(tuple(players), plain(options))]
    if compare:
        for field in msgspec.structs.fields(options):
            for value in options.choices(field.name):
                if value == getattr(options, field.name):
                    continue
                changed = msgspec.structs.replace(options, **{field.name: value})
                if not changed.problems(len(players)):
                    text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
                    settings.append(Setting(tuple(players), plain(changed), field.name, text))
    if by_players:
        for count in game.seats:
            if count != len(players) and not options.problems(count):
                settings.append(Setting((players[0],) * count, plain(options)))
    return tuple(settings)


def jobs(plan: Plan) -> list[Job]:
    """Everything to be played, batch by batch, so that a run that is cut short has as much of every setting."""
    return [
        Job(setting, first, min(first + BATCH, plan.games))
        for first in range(0, plan.games, BATCH)
        for setting in range(len(plan.settings))
    ]


def play_job(plan: Plan, job: Job) -> Done:
    """Runs in whatever process or machine: plan and job are plain data."""
    game = find(plan.game)
    setting = plan.settings[job.setting]
    options = game.read_options(setting.options, len(setting.players))
    return Done(
        job, tuple(_play(game, options, setting.players, plan.seed, number) for number in range(job.first, job.end))
    )


def _play_bytes(plan: bytes, job: bytes) -> bytes:
    done = play_job(msgspec.json.decode(plan, type=Plan), msgspec.json.decode(job, type=Job))
    return msgspec.json.encode(done)


def _play(game: Game, options: Options, players: Sequence[str], seed: int, number: int) -> Outcome:
    match, played = play_match(game, options, players, seed=seed, deal=number, budget=STEADY)
    view = match.state.view(None)
    return Outcome(
        sum(played.decisions),
        game.round(view),
        played.places,
        dict(Counter(event.clause() for _, event in match.events)),
        played.clause,
        tuple(game.score(view) or ()),
    )


def play(
    plan: Plan, run: Runner, path: Path | None = None, progress: Callable[[int, int], None] | None = None
) -> list[list[Outcome]]:
    """The matches of each setting, in order. What is in the file already is not played again, and every batch is kept
    there as soon as it is done. `progress` hears how many matches and decisions came in."""
    results = resume(path, plan, Done)
    have = {done.job for done in results}
    if progress is not None:
        for done in results:
            progress(len(done.outcomes), 0)
    todo = [msgspec.json.encode(job) for job in jobs(plan) if job not in have]
    for encoded in run(_play_bytes, msgspec.json.encode(plan), todo):
        done = msgspec.json.decode(encoded, type=Done)
        results.append(done)
        keep(path, done)
        if progress is not None:
            progress(len(done.outcomes), sum(one.decisions for one in done.outcomes))
    played: list[list[Outcome]] = [[] for _ in plan.settings]
    for done in sorted(results, key=lambda done: done.job.first):
        played[done.job.setting].extend(done.outcomes)
    return played


def report(plan: Plan, setting: int, played: Sequence[Outcome]) -> Report:
    """What the matches of one setting show."""
    one = plan.settings[setting]
    places = [outcome.places for outcome in played]
    clauses: Counter[str] = Counter()
    for outcome in played:
        clauses.update(outcome.clauses)
    scores = [score for outcome in played for score in outcome.scores]
    leads = [lead(outcome.scores, outcome.places) for outcome in played if outcome.scores]
    return Report(
        game=plan.game,
        rules=plan.rules,
        options=one.options,
        players=one.players,
        games=len(played),
        seed=plan.seed,
        decisions=spread([outcome.decisions for outcome in played]),
        rounds=spread([outcome.rounds for outcome in played]),
        seats=tuple(seat_result(seat, player, places) for seat, player in enumerate(one.players)),
        clauses=dict(sorted(clauses.items())),
        endings=dict(sorted(Counter(outcome.ending for outcome in played).items())),
        scores=spread(scores) if scores else None,
        leads=spread(leads) if leads else None,
    )


def simulate(game: Game, options: Options, players: Sequence[str], games: int, seed: int) -> Report:
    """Play this number of matches here and now.

    Match i is deal i of the seed (`play_match`): it can be repeated without those before it.
    """
    plan = Plan(game.key, game.manifest.rules_version, (Setting(tuple(players), plain(options)),), games, seed)
    return report(plan, 0, [_play(game, options, players, seed, number) for number in range(games)])


def effects(plan: Plan, played: Sequence[Sequence[Outcome]]) -> tuple[Effect, ...]:
    """What each house rule that was tried changes, against the first setting, deal by deal."""
    base = played[0]
    wins = [shares_of(outcome.places)[0] for outcome in base]
    compared = []
    for setting, outcomes in zip(plan.settings, played, strict=True):
        if not setting.option:
            continue
        first = [shares_of(outcome.places)[0] for outcome in outcomes]
        low, high = wilson(sum(first), len(first))
        compared.append(
            Effect(
                setting.option,
                setting.value,
                sum(one != other for one, other in zip(base, outcomes, strict=True)),
                round(sum(outcome.decisions for outcome in outcomes) / len(outcomes), 3),
                change([other.decisions - one.decisions for one, other in zip(base, outcomes, strict=True)]),
                round(sum(first) / len(first), 4),
                round(low, 4),
                round(high, 4),
                change([other - one for one, other in zip(wins, first, strict=True)]),
            )
        )
    return tuple(compared)


def effects_kept(report: Report, changes: Sequence[Effect]) -> dict[str, Any]:
    """What a page about house rules needs of a comparison, the rules as given first: `effects.json` of a game."""
    first = report.seats[0]
    given = ("", "", report.decisions.mean, first.share, first.low, first.high)
    rows = [given, *((one.option, one.value, one.decisions, one.first_seat, one.low, one.high) for one in changes)]
    names = ("option", "value", "decisions", "first_seat", "low", "high")
    return {
        "game": report.game,
        "rules": report.rules,
        "players": report.players,
        "games": report.games,
        "seed": report.seed,
        "effects": [dict(zip(names, row, strict=True)) for row in rows],
    }


def by_players(plan: Plan, played: Sequence[Sequence[Outcome]]) -> tuple[Report, ...]:
    """A report for every number of players, the fewest first."""
    found = [report(plan, at, played[at]) for at, setting in enumerate(plan.settings) if not setting.option]
    return tuple(sorted(found, key=lambda one: len(one.players)))


def change(differences: Sequence[float]) -> Change:
    """The mean difference, and how sure it is (normal approximation; deals are independent of each other)."""
    count = len(differences)
    mean = sum(differences) / count
    if count < 2:
        return Change(round(mean, 4), float("-inf"), float("inf"))
    half = 1.959964 * sqrt(sum((one - mean) ** 2 for one in differences) / (count - 1) / count)
    return Change(round(mean, 4), round(mean - half, 4), round(mean + half, 4))


def lead(scores: Sequence[int], places: Sequence[int]) -> int:
    """How far the winner's score is from the nearest of those behind; a shared win is no lead."""
    winner = places.index(1)
    if list(places).count(1) > 1:
        return 0
    return min(abs(scores[winner] - score) for seat, score in enumerate(scores) if seat != winner)


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
