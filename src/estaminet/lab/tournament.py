"""Bots against bots: duplicate deals, every seating of each, all cores or a cluster, and never the same match twice.

With two seats every two bots meet, and each deal is played both ways round. With more, each bot sits alone among bots
of another kind, in every seat in turn, and the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from estaminet import games
from estaminet.bots.players import Budget
from estaminet.kernel.state import shares_of
from estaminet.lab import runners
from estaminet.lab.kept import keep, resume
from estaminet.lab.measures import Interval, Rating, ratings, win_share
from estaminet.lab.play import Played, play_match

if TYPE_CHECKING:
    from pathlib import Path


class Plan(Struct, frozen=True):
    """Everything that decides what is played. `deals` is for each pairing."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: int
    budget: Budget


class Job(Struct, frozen=True):
    """One deal of one pairing: `bot` alone among `others`, in every seat."""

    bot: str
    others: str
    deal: int


class Done(Struct, frozen=True):
    job: Job
    matches: tuple[Played, ...]


class Meeting(Struct, frozen=True):
    """What came of one pairing: the share of wins of `bot` alone among `others`; fair would be 1 / seats."""

    bot: str
    others: str
    wins: Interval
    fair: float
    mean_place: float


class Pace(Struct, frozen=True):
    """How long a bot thinks: per decision, and at the most."""

    mean_ms: float
    most_ms: float
    decisions: int


class Report(Struct, frozen=True):
    plan: Plan
    meetings: tuple[Meeting, ...]
    ratings: dict[str, Rating] | None
    """None where openskill is not installed."""
    pace: dict[str, Pace]
    lengths: dict[int, int]
    """How many matches took this number of decisions."""
    endings: dict[str, int]
    seat_wins: tuple[float, ...]
    """The share of wins of each seat, over all matches."""


def pairings(plan: Plan) -> list[tuple[str, str]]:
    return list(combinations(plan.bots, 2) if plan.seats == 2 else permutations(plan.bots, 2))


def jobs(plan: Plan) -> list[Job]:
    """Everything to be played, deal by deal, so that a tournament that is cut short is fair to all."""
    return [Job(bot, others, deal) for deal in range(plan.deals) for bot, others in pairings(plan)]


def play_deal(plan: Plan, job: Job) -> Done:
    """All seatings of one deal. Runs in whatever process or machine: plan and job are plain data."""
    game = games.find(plan.game)
    options = game.read_options(plan.options, plan.seats)
    matches = []
    for seat in range(plan.seats):
        seating = [job.others] * plan.seats
        seating[seat] = job.bot
        matches.append(play_match(game, options, seating, seed=plan.seed, deal=job.deal, budget=plan.budget)[1])
    return Done(job, tuple(matches))


def _play_bytes(plan: bytes, job: bytes) -> bytes:
    """As `play_deal`, in JSON: what is sent between processes is data and nothing else."""
    done = play_deal(msgspec.json.decode(plan, type=Plan), msgspec.json.decode(job, type=Job))
    return msgspec.json.encode(done)


Runner = Callable[[Plan, Sequence[Job]], Iterator[Done]]
"""Plays jobs, in any order, and hands each over when it is done."""


def in_this_process(plan: Plan, todo: Sequence[Job]) -> Iterator[Done]:
    for job in todo:
        yield play_deal(plan, job)


def _by(runner: runners.Runner) -> Runner:
    def run(plan: Plan, todo: Sequence[Job]) -> Iterator[Done]:
        for done in runner(_play_bytes, msgspec.json.encode(plan), [msgspec.json.encode(job) for job in todo]):
            yield msgspec.json.decode(done, type=Done)

    return run


def on_all_cores(workers: int | None = None) -> Runner:
    return _by(runners.on_all_cores(workers))


def on_ray(address: str) -> Runner:
    return _by(runners.on_ray(address))


def play(
    plan: Plan, run: Runner, path: Path | None = None, progress: Callable[[int, int], None] | None = None
) -> list[Done]:
    """Play what is not in the file yet, and keep every deal there as soon as it is done."""
    every = jobs(plan)
    results = resume(path, plan, Done)
    have = {done.job for done in results}
    todo = [job for job in every if job not in have]
    if progress is not None:
        progress(len(results), len(every))
    for done in run(plan, todo):
        results.append(done)
        keep(path, done)
        if progress is not None:
            progress(len(results), len(every))
    order = {job: place for place, job in enumerate(every)}
    return sorted(results, key=lambda done: order[done.job])


def report(plan: Plan, results: Sequence[Done]) -> Report:
    """What all these deals show. It depends only on the results, not on the order in which they came in."""
    meetings = []
    for bot, others in pairings(plan):
        deals = [done.matches for done in results if (done.job.bot, done.job.others) == (bot, others)]
        if not deals:
            continue
        places = [m.places[m.seating.index(bot)] for matches in deals for m in matches]
        mean_place = round(sum(places) / len(places), 3)
        meetings.append(Meeting(bot, others, win_share(deals, bot), 1 / plan.seats, mean_place))
    matches = [match for done in results for match in done.matches]
    pace = {}
    for bot in plan.bots:
        at = [(m, seat) for m in matches for seat, name in enumerate(m.seating) if name == bot]
        decisions = sum(m.decisions[seat] for m, seat in at)
        if decisions:
            seconds = sum(m.seconds[seat] for m, seat in at)
            most = max(m.longest[seat] for m, seat in at)
            pace[bot] = Pace(round(1000 * seconds / decisions, 3), round(1000 * most, 3), decisions)
    lengths: dict[int, int] = {}
    endings: dict[str, int] = {}
    for match in matches:
        total = sum(match.decisions)
        lengths[total] = lengths.get(total, 0) + 1
        endings[match.clause] = endings.get(match.clause, 0) + 1
    seat_wins = [0.0] * plan.seats
    for match in matches:
        for seat, share in enumerate(shares_of(match.places)):
            seat_wins[seat] += share / len(matches)
    return Report(
        plan,
        tuple(meetings),
        ratings(matches),
        pace,
        dict(sorted(lengths.items())),
        dict(sorted(endings.items())),
        tuple(round(wins, 4) for wins in seat_wins),
    )
