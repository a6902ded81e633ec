"""How strong the bots are: the bars of docs/strength.md, measured and printed with their intervals.

    python -m benchmarks.strength                           experts by a number of tries
    python -m benchmarks.strength --seconds 1 --deals 200   the real thing, for an idle machine and some hours
    python -m benchmarks.strength dudo --only expert-club

Every figure is a share of wins with its 95 % interval (bootstrap over deals; a deal is played in every seating).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from estaminet import games
from estaminet.bots.players import Budget, find_player
from estaminet.kernel.codec import plain
from estaminet.kernel.game import Game
from estaminet.kernel.rng import FastRng
from estaminet.lab.measures import Interval, interval
from estaminet.lab.play import CEILING
from estaminet.lab.tournament import Plan, in_this_process, on_all_cores, play, report


class Bar(msgspec.Struct, frozen=True):
    """A match that has to be won so often. `parts`: deals are divided by it, because the bot thinks long."""

    name: str
    bot: str
    others: str
    seats: int
    least: float | None
    parts: int = 1


BARS = (
    Bar("club-novice", "club", "novice", 2, 0.70),
    Bar("expert-club", "expert", "club", 2, 0.60, 2),
    Bar("expert-among-3-clubs", "expert", "club", 4, 1.4 / 4, 4),
    Bar("ceiling-club", CEILING, "club", 2, None, 2),
    Bar("expert-determinised", "expert", "determinised", 2, None, 4),
    Bar("expert-ismcts", "expert", "OpenSpiel ISMCTS", 2, 0.55, 4),
)


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
        return f"{self.game:6} {self.bar:22} {bar} {verdict:3} {self.wins}  in {self.seconds:.0f} s"


def measure(game: Game, bar: Bar, deals: int, budget: Budget, workers: int) -> Interval:
    if bar.name == "expert-ismcts":
        return against_ismcts(game, deals, budget)
    options = plain(game.options_type())
    plan = Plan(
        game.key, game.manifest.rules_version, options, (bar.bot, bar.others), bar.seats, deals, 20261115, budget
    )
    run = in_this_process if workers == 1 else on_all_cores(workers)
    found = report(plan, play(plan, run))
    return next(m.wins for m in found.meetings if m.bot == bar.bot)


def against_ismcts(game: Game, deals: int, budget: Budget) -> Interval:
    """Our expert against OpenSpiel's ISMCTS bot, which plays our game through our adapter, same time a move.

    Its number of simulations is found by timing it at the first decision: as many as fit into the expert's time.
    """
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from estaminet.adapters.openspiel import SpielState, load

    spiel = load(game.key, 2)

    def bot(simulations: int, seed: int) -> ismcts.ISMCTSBot:
        state = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, state)
        return ismcts.ISMCTSBot(
            spiel,
            evaluator,
            0.7,
            simulations,
            random_state=state,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )

    def first_decision(seed: int) -> SpielState:
        state: SpielState = spiel.new_initial_state()
        while state.is_chance_node():
            state.apply_action(seed % spiel.outcomes)
        return state

    def timed(think: Callable[[], object]) -> float:
        started = time.perf_counter()
        think()
        return time.perf_counter() - started

    start = first_decision(1)
    ours = find_player("expert", game, FastRng(1), budget)
    ours.choose(start.observation(start.current_player()))
    allowed = timed(lambda: ours.choose(start.observation(start.current_player())))
    each = timed(lambda: bot(30, 1).step(start)) / 30
    simulations = max(10, int(allowed / each))
    shares = []
    for deal in range(deals):
        won = 0.0
        for seat in (0, 1):
            state: SpielState = spiel.new_initial_state()
            rng = np.random.RandomState(deal)
            players = {seat: find_player("expert", game, FastRng(deal << 8 | seat), budget)}
            theirs = bot(simulations, deal)
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(int(rng.randint(spiel.outcomes)))
                    continue
                who = state.current_player()
                if who in players:
                    state.apply_action(players[who].choose(state.observation(who)).index)
                else:
                    state.apply_action(int(theirs.step(state)))
            won += state.returns()[seat] + 0.5
        shares.append(won / 2)
    sys.stdout.write(f"       ({game.key}: ISMCTS with {simulations} simulations a move, {1000 * allowed:.0f} ms)\n")
    return interval(shares)


def chosen(names: list[str]) -> Iterator[Game]:
    for key in names or games.keys():
        yield games.find(key)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; else all there are")
    parser.add_argument("--deals", type=int, default=40, help="deals for the quickest bar; others get a part of them")
    parser.add_argument("--quick", action="store_true", help="a few deals and tries: whether it runs, not how strong")
    parser.add_argument("--iterations", type=int, default=200, help="tries of an expert for each decision")
    parser.add_argument("--seconds", type=float, help="seconds of an expert for each decision, instead of tries")
    parser.add_argument("--only", action="append", choices=[bar.name for bar in BARS], help="these bars and no others")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is one per core")
    parser.add_argument("--json", type=Path, help="keep the figures here")
    given = parser.parse_args()
    if given.quick:
        given.deals, given.iterations = 8, 40
    budget = Budget(given.seconds) if given.seconds else Budget(iterations=given.iterations)
    figures: list[Figure] = []
    for game in chosen(given.games):
        for bar in BARS:
            if given.only and bar.name not in given.only:
                continue
            started = time.perf_counter()
            wins = measure(game, bar, max(2, given.deals // bar.parts), budget, given.workers)
            figures.append(Figure(game.key, bar.name, bar.least, wins, budget, time.perf_counter() - started))
            sys.stdout.write(figures[-1].line() + "\n")
            sys.stdout.flush()
            if given.json:
                given.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1))


if __name__ == "__main__":
    main()
