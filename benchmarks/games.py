"""What bots teach about the games (docs/games.md): how long a match is, what moving first is worth, and how much skill
there is in it, by game, number of players and house rule.

    python -m benchmarks.games --workers 2 --matches 2000 --deals 300 --out benchmarks/games.jsonl
    python -m benchmarks.games --games dnup udaka --within 60

Length and first move: club players among themselves. Skill: one better player among worse ones, every deal in every
seating; experts by a number of tries, so that the same seed plays the same matches on any machine. A line of JSON for
each row; with `--within` and `--within-experts`, in seconds for each of them, what was not begun by then is left out.
Then `python -m benchmarks.plots` draws the pictures.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any

from estaminet import games
from estaminet.bots.players import Budget, find_player
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import shares_of
from estaminet.lab.measures import interval
from estaminet.lab.play import DealtChance

SEED = 20261119
KEYS = ("dudo", "dnup", "dudab", "udaka")
TRIES = {"dudo": 200, "dnup": 400, "dudab": 200, "udaka": 1000}
"""Of an expert that searches; those of Dudo! and Dudab are networks."""
RULES: dict[str, list[dict[str, Any]]] = {
    "dudo": [{"direction": "south"}, {"calza_heads_up": "forbidden"}, {"blank_bids": "halved"}, {"joker_limit": "1"}],
    "dnup": [{"deck": "pairs36"}, {"two_player_self_beat": "take_back"}, {"play_out_final_round": True}],
    "dudab": [{"expansions": "jungle"}, {"expansions": "baby"}, {"edition": "B"}, {"shaman_answer": "always"}],
    "udaka": [{"udaka_scoring": "counts"}, {"stacked_space": "all"}, {"special_timing": "at_once"}],
}
"""House rules that change play, each alone."""
SKILL = (("club", "novice"), ("expert", "club"), ("expert", "novice"))
PART = 5
"""Matches in one piece of work."""


def played(key: str, rules: dict[str, Any], seating: tuple[str, ...], deal: int) -> tuple[list[float], int, int]:
    """Everybody's share of the win, the number of decisions, and who moved first."""
    game = games.find(key)
    options = game.read_options(rules, len(seating))
    match = Match(game, options, len(seating), chance=DealtChance(SEED, deal))
    budget = Budget(iterations=TRIES[key])
    players = [find_player(name, game, FastRng.of(SEED, deal, 1, seat), budget) for seat, name in enumerate(seating)]
    first = match.asked[0]
    decisions = 0
    while asked := match.asked:
        match.play(asked[0], players[asked[0]].choose(match.observation(asked[0])))
        decisions += 1
    assert match.ended is not None
    return shares_of(match.ended.places), decisions, first


def lengths(key: str, rules: dict[str, Any], seats: int, deals: range) -> list[tuple[int, float]]:
    """Of each match of club players its decisions, and what the one who moved first won."""
    found = []
    for deal in deals:
        shares, decisions, first = played(key, rules, ("club",) * seats, deal)
        found.append((decisions, shares[first]))
    return found


def wins(key: str, rules: dict[str, Any], seats: int, bot: str, other: str, deal: int) -> float:
    """What one bot among others wins of a deal, in every seating."""
    total = 0.0
    for mine in range(seats):
        seating = tuple(bot if seat == mine else other for seat in range(seats))
        total += played(key, rules, seating, deal)[0][mine]
    return total / seats


def wilson(share: float, matches: int) -> tuple[float, float]:
    z = 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    return middle - half, middle + half


def gathered(waiting: list[Any], within: float) -> list[Any]:
    """What was done in time."""
    started = time.perf_counter()
    done = []
    for future in as_completed(waiting):
        if not future.cancelled():
            done.append(future.result())
        if time.perf_counter() - started > within:
            for one in waiting:
                one.cancel()
    return done


def rows(pool: Executor, arguments: argparse.Namespace) -> Iterator[dict[str, Any]]:
    for key in arguments.games:
        numbers = games.find(key).seats
        plans: list[tuple[dict[str, Any], int]] = [({}, seats) for seats in numbers]
        plans += [(rules, seats) for rules in RULES[key] for seats in (2, 4)]
        for rules, seats in plans:
            waiting: list[Any] = [
                pool.submit(lengths, key, rules, seats, range(first, min(first + PART, arguments.matches)))
                for first in range(0, arguments.matches, PART)
            ]
            found = [one for part in gathered(waiting, arguments.within) for one in part]
            decisions = sorted(one[0] for one in found)
            share = mean(one[1] for one in found)
            low, high = wilson(share, len(found))
            yield {
                "what": "length", "game": key, "rules": rules, "players": seats, "matches": len(found),
                "decisions": round(mean(decisions), 2), "tenth": decisions[len(decisions) // 10],
                "ninetieth": decisions[9 * len(decisions) // 10],
                "first": round(share, 4), "low": round(low, 4), "high": round(high, 4),
            }  # fmt: skip
        skills: list[tuple[dict[str, Any], int]] = [({}, 2), ({}, 4), ({}, max(numbers))]
        skills += [(rules, 2) for rules in RULES[key]]
        for rules, seats in skills:
            for bot, other in SKILL if not rules else SKILL[:1]:
                waiting = [pool.submit(wins, key, rules, seats, bot, other, deal) for deal in range(arguments.deals)]
                found = gathered(waiting, arguments.within_experts if bot == "expert" else arguments.within)
                sure = interval(found)
                yield {
                    "what": "skill", "game": key, "rules": rules, "players": seats, "bot": bot, "others": other,
                    "deals": len(found), "won": round(sure.mean, 4), "low": round(sure.low, 4),
                    "high": round(sure.high, 4),
                }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games")
    parser.add_argument("--games", nargs="+", choices=KEYS, default=list(KEYS))
    parser.add_argument("--matches", type=int, default=2000, help="of club players, for length and first move")
    parser.add_argument("--deals", type=int, default=300, help="for skill, each in every seating")
    parser.add_argument("--within", type=float, default=1e9, help="seconds for each row")
    parser.add_argument("--within-experts", type=float, default=1e9, help="the same where an expert plays")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="rows are added to this file")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.workers, get_context("spawn")) as pool:
        for row in rows(pool, arguments):
            line = json.dumps(row)
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
            if arguments.out:
                with arguments.out.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")


if __name__ == "__main__":
    main()
