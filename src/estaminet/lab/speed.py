"""How fast games are played, and what looking at them costs. This file is never compiled, so its loops are those of
anybody who drives a game from Python."""

from __future__ import annotations

import gc
import resource
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter_ns, process_time
from typing import TYPE_CHECKING, Literal

import msgspec

import estaminet.kernel.state
from estaminet import games
from estaminet.kernel.codec import Codec
from estaminet.kernel.playout import playout
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Decision
from estaminet.kernel.values import CHANCE, Event, Options, Seat

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.state import State

Mode = Literal["compiled", "interpreted"]
Driver = Literal["python", "loop"]
"""Who asks for the legal actions, chooses and plays: a plain Python loop, or the kernel's `playout`."""

USUAL_SEATS = 4
MOST_GAMES = 4096
"""Between two looks at the clock."""


def mode() -> Mode:
    """Whether the rules that were imported are the compiled ones."""
    return "interpreted" if str(estaminet.kernel.state.__file__).endswith(".py") else "compiled"


class Case(msgspec.Struct, frozen=True):
    """One game at one table."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        said = "".join(f", {key} {value}" for key, value in self.options)
        return f"{games.find(self.game).manifest.title}, {self.seats} players{said}"

    def open(self) -> tuple[Game, Options]:
        game = games.find(self.game)
        return game, game.read_options(dict(self.options), self.seats)


class Sample(msgspec.Struct, frozen=True):
    """Decisions (chance not counted) and the seconds of processor time they took."""

    decisions: float
    seconds: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


class Steps(msgspec.Struct, frozen=True):
    """How long single decisions took, in nanoseconds: the legal list, the choice and the play."""

    steps: int
    median: float
    worst: int

    @property
    def ratio(self) -> float:
        return self.worst / self.median


class Costs(msgspec.Struct, frozen=True):
    """Microseconds for one of each, on average over the positions of random games.

    A message is all that one seat is sent after a move: its view, its version of the events and its legal actions,
    made and written as JSON; `message_bytes` is its length.
    """

    view: float
    message: float
    message_bytes: float
    copy: float


def usual_cases() -> list[Case]:
    """Every game at a table of four, or at its usual table where four cannot play."""
    return [
        Case(game.key, USUAL_SEATS if USUAL_SEATS in game.seats else game.manifest.usual_seats)
        for game in games.all_games()
    ]


# Whole games


def drive(state: State, rng: FastRng, random: Callable[[], float]) -> int:
    """Random legal play to the end from Python, nobody listening; how many decisions it took."""
    decisions = 0
    while True:
        pending = state.pending()
        kind = type(pending)
        if kind is Decision:
            seat = pending.seats[0]  # type: ignore[attr-defined]
            legal = state.legal(seat)
            state.play(seat, legal[int(random() * len(legal))], None)
            decisions += 1
        elif kind is Chance:
            state.play(CHANCE, state.sample(rng), None)
        else:
            return decisions


def player(case: Case, driver: Driver, seed: int = 1) -> Callable[[int], int]:
    """A function that plays a number of games of this case and counts the decisions."""
    game, options = case.open()
    seats = case.seats
    rng = FastRng(seed)
    random = Random(seed).random

    def from_python(number: int) -> int:
        return sum(drive(game.start(options, seats), rng, random) for _ in range(number))

    def in_the_loop(number: int) -> int:
        return sum(playout(game.start(options, seats), rng) for _ in range(number))

    return from_python if driver == "python" else in_the_loop


def timed(play: Callable[[int], float], seconds: float) -> Sample:
    """Play games for about so long. The clock is read between batches, never within one.

    It is the processor's clock for this process: what others do on the same machine is not counted.
    """
    batch = 1
    decisions = 0.0
    started = process_time()
    while True:
        decisions += play(batch)
        taken = process_time() - started
        if taken >= seconds:
            return Sample(decisions, taken)
        if taken < seconds / 20 and batch < MOST_GAMES:
            batch *= 2


def rate(samples: Sequence[Sample]) -> float:
    """Decisions per second: the median of the samples, so that a noisy neighbour does little harm."""
    return median(sample.rate for sample in samples)


# Single steps


def step_times(case: Case, number: int, *, repeats: int = 5, seed: int = 1) -> Steps:
    """Every decision of a number of games on its own.

    The same games are played `repeats` times and the fastest time of each decision is kept, so that what else the
    machine does is not blamed on the rules.
    """
    game, options = case.open()
    best: array[int] = array("q")
    collecting = gc.isenabled()
    gc.disable()
    try:
        for repeat in range(repeats):
            times: array[int] = array("q")
            rng = FastRng(seed)
            random = Random(seed).random
            for _ in range(number):
                times.extend(_steps(game.start(options, case.seats), rng, random))
            if repeat == 0:
                best = times
            else:
                best = array("q", map(min, best, times))
            gc.collect()
    finally:
        if collecting:
            gc.enable()
    return Steps(len(best), median(best), max(best))


def _steps(state: State, rng: FastRng, random: Callable[[], float]) -> Iterator[int]:
    while True:
        pending = state.pending()
        if isinstance(pending, Decision):
            seat = pending.seats[0]
            started = perf_counter_ns()
            legal = state.legal(seat)
            state.play(seat, legal[int(random() * len(legal))], None)
            yield perf_counter_ns() - started
        elif isinstance(pending, Chance):
            state.play(CHANCE, state.sample(rng), None)
        else:
            return


# Looking


def positions(case: Case, number: int, seed: int = 1) -> list[tuple[State, Seat, list[Event]]]:
    """Random states in which a decision is due, with the seat that is asked and the events since the last decision."""
    game, options = case.open()
    rng = FastRng(seed)
    situations: list[tuple[State, Seat, list[Event]]] = []
    while len(situations) < number:
        state = game.start(options, case.seats)
        events: list[Event] = []
        while isinstance(pending := state.pending(), Chance | Decision):
            if isinstance(pending, Decision):
                seat = pending.seats[0]
                if rng.below(4) == 0:
                    situations.append((state.copy(), seat, events))
                legal = state.legal(seat)
                events = []
                state.play(seat, legal[rng.below(len(legal))], events.append)
            else:
                state.play(CHANCE, state.sample(rng), events.append)
    return situations[:number]


def costs(case: Case, *, number: int = 100, seconds: float = 0.2) -> Costs:
    """What looking costs, over positions of random games."""
    table = positions(case, number)
    codec = Codec(games.find(case.game))

    def message(state: State, seat: Seat, events: list[Event]) -> int:
        size = len(codec.encode(state.view(seat)))
        for event in events:
            version = event.seen_by(seat)
            if version is not None:
                size += len(codec.encode(version))
        for action in state.legal(seat):
            size += len(codec.encode(action))
        return size

    def each(look: Callable[[State, Seat, list[Event]], object]) -> float:
        rounds: list[float] = []
        started = process_time()
        while not rounds or process_time() - started < seconds:
            before = process_time()
            for state, seat, events in table:
                look(state, seat, events)
            rounds.append((process_time() - before) / len(table))
        return median(rounds) * 1e6

    return Costs(
        each(lambda state, seat, events: state.view(seat)),  # noqa: ARG005
        each(message),
        sum(message(state, seat, events) for state, seat, events in table) / len(table),
        each(lambda state, seat, events: state.copy()),  # noqa: ARG005
    )


# Memory


def resident() -> int:
    """The memory this process holds now, in bytes; where the system does not say, the most it ever held."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def memory(
    case: Case, number: int, points: int = 10, told: Callable[[int], None] | None = None
) -> list[tuple[int, int]]:
    """Play this number of games; after each of `points` equal shares of them, the games so far and the memory held.

    Tables that are worked out once are warm before the first share begins.
    """
    play = player(case, "loop")
    share = max(1, number // points)
    play(max(1, share // 10))
    gc.collect()
    seen = [(0, resident())]
    for point in range(1, points + 1):
        play(share)
        gc.collect()
        seen.append((point * share, resident()))
        if told is not None:
            told(share)
    return seen
