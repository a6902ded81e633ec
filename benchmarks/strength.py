"""How strong the bots are: the bars of docs/strength.md, measured and printed with their intervals.

    python -m benchmarks.strength                           experts by a number of tries
    python -m benchmarks.strength --at-table                as they play at a table: a second a decision
    python -m benchmarks.strength --seconds 1 --deals 200   the real thing, for an idle machine and some hours
    python -m benchmarks.strength dudo --only expert-club
    python -m benchmarks.strength dudo --only exact-rounds  the solved rounds, their values and how exploitable they are

Every figure is a share of wins with its 95 % interval (bootstrap over deals; a deal is played in every seating).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import msgspec

from estaminet import games
from estaminet.bots.players import USUAL_BUDGET, Budget, find_player
from estaminet.kernel.codec import plain
from estaminet.kernel.game import Game
from estaminet.kernel.rng import FastRng
from estaminet.lab.measures import Interval, interval
from estaminet.lab.play import CEILING, OPEN_HANDS
from estaminet.lab.tournament import Plan, in_this_process, jobs, on_all_cores, report

SEED = 20261115


class Bar(msgspec.Struct, frozen=True):
    """A match, and the least share of wins. `parts`: deals are divided by it, because the bot thinks long."""

    name: str
    bot: str
    others: str
    seats: int
    least: float | None
    parts: int = 1
    only: tuple[str, ...] = ()
    """These games; all of them if it is empty."""
    at_table: bool = False
    """With the time a table gives its bots unless it says otherwise, whatever the others are measured with."""


BARS = (
    Bar("club-novice", "club", "novice", 2, 0.70),
    Bar("expert-club", "expert", "club", 2, 0.60, 2),
    Bar("expert-among-3-clubs", "expert", "club", 4, 1.4 / 4, 4),
    Bar("ceiling-club", CEILING, "club", 2, None, 2),
    # Elsewhere there is too much to hold to find the true hands by drawing.
    Bar("open-hands-club", OPEN_HANDS, "club", 2, None, 2, ("udaka",)),
    Bar("expert-determinised", "expert", "determinised", 2, None, 4),
    Bar("expert-ismcts", "expert", "OpenSpiel ISMCTS", 2, 0.55, 4),
    Bar("expert-club-at-table", "expert", "club", 2, 0.60, 4, at_table=True),
    Bar("expert-among-3-at-table", "expert", "club", 4, 1.4 / 4, 8, at_table=True),
)
QUICK_TABLE = Budget(seconds=0.02)


class Figure(msgspec.Struct, frozen=True):
    game: str
    bar: str
    least: float | None
    wins: Interval
    budget: Budget
    seconds: float

    def line(self) -> str:
        verdict = "" if self.least is None else ("ok " if self.wins.mean >= self.least else "LOW")
        bar = "        " if self.least is None else f">= {100 * self.least:4.1f} %"
        tries = self.budget.iterations
        thought = f"{self.budget.seconds:g} s a decision" if tries is None else f"{tries} tries"
        return f"{self.game:6} {self.bar:23} {bar} {verdict:3} {self.wins}  {thought}, in {self.seconds:.0f} s"


class Progress:
    """Says now and then on stderr how far a bar has come."""

    EVERY = 10.0

    def __init__(self, what: str, deals: int) -> None:
        self.what = what
        self.deals = deals
        self.done = 0
        self.started = self.said = time.perf_counter()

    def one_more(self) -> None:
        self.done += 1
        now = time.perf_counter()
        if now - self.said >= self.EVERY:
            self.said = now
            sys.stderr.write(f"       {self.what}: {self.done} of {self.deals} deals, {now - self.started:.0f} s\n")
            sys.stderr.flush()


def measure(game: Game, bar: Bar, deals: int, budget: Budget, workers: int) -> Interval:
    progress = Progress(f"{game.key} {bar.name}", deals)
    if bar.name == "expert-ismcts":
        return against_ismcts(game, deals, budget, workers, progress)
    options = plain(game.options_type())
    plan = Plan(game.key, game.manifest.rules_version, options, (bar.bot, bar.others), bar.seats, deals, SEED, budget)
    run = in_this_process if workers == 1 else on_all_cores(workers)
    results = []
    # With more than two seats a tournament is also played the other way round, which no bar asks for.
    for done in run(plan, [job for job in jobs(plan) if job.bot == bar.bot]):
        results.append(done)
        progress.one_more()
    results.sort(key=lambda done: done.job.deal)
    return next(meeting.wins for meeting in report(plan, results).meetings if meeting.bot == bar.bot)


class Duel(msgspec.Struct, frozen=True):
    """A deal of our expert against OpenSpiel's ISMCTS, both ways round: what the expert won, and who thought how long
    in all and how often. Decisions without a choice count for nobody."""

    won: float
    ours: float
    our_moves: int
    theirs: float
    their_moves: int
    simulations: int


class SameTime:
    """Sees to it that somebody who thinks by simulations takes as long as somebody else does, on average.

    Both means are followed all the time, because a simulation is quicker the nearer the end is, and because the
    expert's tries are not always equally long: what was too little or too much so far is made up for in the next step.
    """

    # The first simulation only opens the root; OpenSpiel's bot cannot answer after that one.
    LEAST = 2

    def __init__(self, expected: float) -> None:
        self.expected = expected
        """Seconds that the other one takes for a move, until there are any to go by."""
        self.other = 0.0
        self.other_moves = 0
        self.own = 0.0
        self.own_moves = 0
        self.simulations = 0
        self.each = 0.0
        """Seconds of a simulation, the last time."""

    def other_took(self, seconds: float) -> None:
        self.other += seconds
        self.other_moves += 1

    def next_step(self) -> int:
        """How many simulations to make now."""
        if not self.own_moves:
            return self.LEAST
        mean = self.other / self.other_moves if self.other_moves else self.expected
        due = mean * (self.own_moves + 1) - self.own
        return max(self.LEAST, round(due / self.each))

    def took(self, seconds: float, simulations: int) -> None:
        self.own += seconds
        self.own_moves += 1
        self.simulations += simulations
        self.each = seconds / simulations


def duel(key: str, deal: int, budget: Budget) -> Duel:
    """One deal of the expert against OpenSpiel's ISMCTS, which plays our game through our adapter, same time a move."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from estaminet.adapters.openspiel import SpielState, load

    game = games.find(key)
    spiel = load(key, 2)

    def answer(state: SpielState, simulations: int, luck: np.random.RandomState) -> int:
        # The bot forgets its tree between moves anyway, so each move has a new one.
        bot = ismcts.ISMCTSBot(
            spiel,
            mcts.RandomRolloutEvaluator(1, luck),
            0.7,
            simulations,
            random_state=luck,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        return int(bot.step(state))

    won = 0.0
    time_of = SameTime(budget.seconds)
    for seat in (0, 1):
        state: SpielState = spiel.new_initial_state()
        rng = np.random.RandomState(deal)
        luck = np.random.RandomState(deal << 1 | seat)
        expert = find_player("expert", game, FastRng.of(deal, seat), budget)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(rng.randint(spiel.outcomes)))
                continue
            who = state.current_player()
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply_action(legal[0])
                continue
            simulations = time_of.next_step()
            started = time.perf_counter()
            if who == seat:
                action = expert.choose(state.observation(who)).index
                time_of.other_took(time.perf_counter() - started)
            else:
                action = answer(state, simulations, luck)
                time_of.took(time.perf_counter() - started, simulations)
            state.apply_action(action)
        won += state.returns()[seat] + 0.5
    return Duel(won / 2, time_of.other, time_of.other_moves, time_of.own, time_of.own_moves, time_of.simulations)


def against_ismcts(game: Game, deals: int, budget: Budget, workers: int, progress: Progress) -> Interval:
    by_deal: dict[int, Duel] = {}
    if workers == 1:
        for deal in range(deals):
            by_deal[deal] = duel(game.key, deal, budget)
            progress.one_more()
    else:
        with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=get_context("spawn")) as pool:
            running = {pool.submit(duel, game.key, deal, budget): deal for deal in range(deals)}
            for future in as_completed(running):
                by_deal[running[future]] = future.result()
                progress.one_more()
    duels = [by_deal[deal] for deal in range(deals)]
    ours = 1000 * sum(d.ours for d in duels) / max(1, sum(d.our_moves for d in duels))
    moves = max(1, sum(d.their_moves for d in duels))
    theirs = 1000 * sum(d.theirs for d in duels) / moves
    simulations = sum(d.simulations for d in duels) / moves
    sys.stdout.write(
        f"       ({game.key}: the expert took {ours:.0f} ms a move,"
        f" ISMCTS {theirs:.0f} ms and {simulations:.1f} simulations)\n"
    )
    return interval([d.won for d in duels])


class ExactRound(msgspec.Struct, frozen=True):
    """A round of Dudo! without calza whose value is known (published, winner +1, loser -1)."""

    opener: int
    second: int
    known: str
    value: float
    iterations: int


EXACT_ROUNDS = (
    ExactRound(1, 1, "-7/327", -7 / 327, 1000),
    ExactRound(2, 1, "7/27", 7 / 27, 300),
    ExactRound(1, 2, "-5/54", -5 / 54, 300),
)
EXPLOITABLE = 0.001


def exact_rounds(*, quick: bool) -> None:
    """Solve the rounds that are known, and have the other program find the best answers to both players."""
    from estaminet.train.best_response import best_response
    from estaminet.train.solve import Round

    for known in EXACT_ROUNDS[:1] if quick else EXACT_ROUNDS:
        a, b = known.opener, known.second
        started = time.perf_counter()
        solved = Round(a, b, calza=False)
        solved.solve(known.iterations)
        took = time.perf_counter() - started
        plays = solved.play()
        high = best_response(a, b, plays, opens=True, calza=False)
        low = -best_response(b, a, plays, opens=False, calza=False)
        exploitability = (high - low) / 2
        checked = time.perf_counter() - started - took
        good = exploitability < EXPLOITABLE and low <= known.value <= high
        sys.stdout.write(
            f"dudo   exact round {a}:{b}        {'ok ' if good else 'LOW'} value {(high + low) / 2:+.5f}"
            f" (known {known.known} = {known.value:+.5f}), exploitability {exploitability:.5f}"
            f"  {known.iterations} iterations in {took:.0f} s, checked in {checked:.0f} s\n"
        )
        sys.stdout.flush()


def chosen(names: list[str]) -> Iterator[Game]:
    for key in names or games.keys():
        yield games.find(key)


def bars(key: str, only: list[str] | None, *, at_table: bool) -> Iterator[Bar]:
    """The rows to measure for this game: those named; or those at a table's time; or all the others."""
    for bar in BARS:
        asked_for = bar.name in only if only else bar.at_table == at_table
        if asked_for and (not bar.only or key in bar.only):
            yield bar


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all of them if left out")
    parser.add_argument("--deals", type=int, default=40, help="deals for the quickest bar; others get a part of them")
    parser.add_argument("--quick", action="store_true", help="a few deals and tries: whether it runs, not how strong")
    parser.add_argument("--iterations", type=int, default=200, help="tries of an expert for each decision")
    parser.add_argument("--seconds", type=float, help="seconds of an expert for each decision, instead of tries")
    parser.add_argument("--at-table", action="store_true", help="the rows with a table's time; they take hours")
    parser.add_argument(
        "--only", action="append", choices=[*(bar.name for bar in BARS), "exact-rounds"], help="these and no others"
    )
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is one per core")
    parser.add_argument("--json", type=Path, help="keep the figures here")
    given = parser.parse_args()
    if given.quick:
        given.deals, given.iterations = 8, 40
    budget = Budget(given.seconds) if given.seconds else Budget(iterations=given.iterations)
    figures: list[Figure] = []
    for game in chosen(given.games):
        if game.key == "dudo" and ("exact-rounds" in given.only if given.only else not given.at_table):
            exact_rounds(quick=given.quick)
        for bar in bars(game.key, given.only, at_table=given.at_table):
            started = time.perf_counter()
            thought = (QUICK_TABLE if given.quick else USUAL_BUDGET) if bar.at_table else budget
            wins = measure(game, bar, max(2, given.deals // bar.parts), thought, given.workers)
            figures.append(Figure(game.key, bar.name, bar.least, wins, thought, time.perf_counter() - started))
            sys.stdout.write(figures[-1].line() + "\n")
            sys.stdout.flush()
            if given.json:
                given.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1))


if __name__ == "__main__":
    main()
