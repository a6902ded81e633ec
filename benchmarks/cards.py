"""The networks of the card games against others, and six simple players a game, written before any network was tuned
and never tuned against.

    python -m benchmarks.cards udaka --bots expert-quick --others club expert panel --seats 2 --deals 200
    python -m benchmarks.cards dnup --bots network --weights small.npz --others expert --seats 2 4 --deals 50

`network` plays by the weights of a run (`python -m estaminet.train.files runs/dnup/weights.npz small.npz`).

A deal is played in every seating, one bot among others of one kind; the share of matches that it wins, with its 95 %
interval, and how long it thinks.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from estaminet import games
from estaminet.bots.network import NetworkPlayer
from estaminet.bots.players import Budget, Player, find_player
from estaminet.games.dnup import network as dnup
from estaminet.games.dnup.actions import Add, Play, Take, Turn
from estaminet.games.dudab import material as box
from estaminet.games.dudab import network as dudab
from estaminet.games.dudab.actions import Draw, Lay, LayDudab, Shed, ShedTo, Trim
from estaminet.games.udaka import network as udaka
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng, Rng
from estaminet.lab.measures import interval
from estaminet.lab.play import CEILING, OPEN_HANDS, Ceiling, DealtChance

SEED = 20261117

Worth = Callable[[Any, Any], float]
"""What an action is worth to a simple player, who has this observation."""


class Simple:
    """Takes what is worth most to it; of equals anything."""

    def __init__(self, worth: Worth, rng: Rng) -> None:
        self.worth = worth
        self.rng = rng

    def choose(self, observation: Any) -> Any:
        worths = [self.worth(observation, action) for action in observation.legal]
        best = max(worths)
        among = [action for action, worth in zip(observation.legal, worths, strict=True) if worth == best]
        return among[self.rng.below(len(among))]


# UDAKA: cards are "A", "2" to "9", "K", "J"


def _number(card: str) -> int:
    return int(card) if card.isdecimal() else 0


def _token(observation: Any, action: Any) -> float:
    """How many tokens an action brings at once."""
    view = observation.view
    if action.victim is not None:
        return 1.0
    if action.space is not None:
        return -1.0
    number = _number(action.card)
    pair = number and (action.count == 2 or view.top == action.card)
    return float(bool(pair and view.board[number - 2]))


def greedy(observation: Any, action: Any) -> float:
    """Takes a token wherever one is to be had, else discards anything."""
    return _token(observation, action)


def keeps_pairs(observation: Any, action: Any) -> float:
    """Takes tokens; else keeps cards whose space still has a token."""
    number = _number(action.card)
    useless = bool(number) and not observation.view.board[number - 2]
    return 2 * _token(observation, action) + useless


def careful(observation: Any, action: Any) -> float:
    """Takes tokens; else lays a number whose space is empty, so that the next player gains nothing."""
    number = _number(action.card)
    return 2 * _token(observation, action) - (number > 0 and observation.view.board[number - 2] > 0)


def collects_aces(observation: Any, action: Any) -> float:
    """Plays aces whenever it can, to have the fourth one; then tokens."""
    return 3.0 * (action.card == "A") + _token(observation, action)


def hoards_jokers(observation: Any, action: Any) -> float:
    """Takes tokens, and keeps king, joker and aces for the end."""
    late = observation.view.pile == 0
    special = action.card in "AKJ"
    return _token(observation, action) * (late or not special) - 2.0 * (special and not late)


def sheds_high(observation: Any, action: Any) -> float:
    """Takes tokens; else discards the highest number first."""
    return 20 * _token(observation, action) + _number(action.card)


# dnup


def most_cards(_: Any, action: Any) -> float:
    """Lays as many cards as it can."""
    return float(len(action.cards)) if isinstance(action, Play) else 0.5 * isinstance(action, Add)


def lowest_first(_: Any, action: Any) -> float:
    """Lays its lowest value first, all of it."""
    if isinstance(action, Play):
        return 20.0 - action.value + 0.1 * len(action.cards)
    return 5.0 * isinstance(action, Add)


def highest_first(_: Any, action: Any) -> float:
    """Lays its highest value first, all of it."""
    if isinstance(action, Play):
        return 1.0 + action.value + 0.1 * len(action.cards)
    return 0.5 * isinstance(action, Add)


def turns_often(observation: Any, action: Any) -> float:
    """Turns its hand whenever it holds an odd number of cards, else lays as many as it can."""
    if isinstance(action, Turn):
        return 10.0 * (len(observation.view.hand) % 2)
    return most_cards(observation, action)


def adds_always(observation: Any, action: Any) -> float:
    """Adds to others' sets whenever it can, else lays as many cards as it can."""
    return 10.0 if isinstance(action, Add) else most_cards(observation, action)


def hinders(observation: Any, action: Any) -> float:
    """Beats somebody's set whenever it can, else lays the highest it has."""
    if isinstance(action, Take):
        return -1.0
    beaten = False
    if isinstance(action, Play):
        size, me = len(action.cards), observation.seat
        beaten = any(len(one.cards) == size and one.seat != me for one in observation.view.table)
    return 20.0 * beaten + highest_first(observation, action)


# Dudab


def _value(card: str) -> int:
    """Of a number 1 to 4, else 0."""
    kind = box.KIND_OF[card]
    return box.value_of(kind) if kind < box.NUMBERS else 0


def _length(observation: Any, action: Any) -> int:
    column = observation.view.columns[action.column]
    return len(column.above) + len(column.below)


def _lays(action: Any) -> bool:
    return isinstance(action, Lay | LayDudab)


def lays_always(_: Any, action: Any) -> float:
    """Lays a card whenever it can, else whatever is to be done."""
    return float(_lays(action))


def high_numbers(_: Any, action: Any) -> float:
    """Lays its highest number first, sheds the highest, and keeps Dudabs as long as it can."""
    if isinstance(action, Lay | Shed | Trim):
        return 2.0 + _value(action.card)
    return (
        0.5 * isinstance(action, LayDudab)
        + isinstance(action, Draw)
        + (isinstance(action, ShedTo) and action.where == "discard")
    )


def low_numbers(_: Any, action: Any) -> float:
    """Lays its lowest number first and keeps high ones for a Dudab to turn around."""
    return 6.0 - _value(action.card) if isinstance(action, Lay) else 0.5 * isinstance(action, Draw)


def short_columns(observation: Any, action: Any) -> float:
    """Lays onto the shortest column, so as to collect nothing."""
    return 10.0 - _length(observation, action) if _lays(action) else 3.5 * isinstance(action, Draw)


def long_columns(observation: Any, action: Any) -> float:
    """Lays onto the longest column."""
    return 1.0 + _length(observation, action) if _lays(action) else 0.0


def specials_first(_: Any, action: Any) -> float:
    """Plays Dudabs and Shamans as soon as it can, then numbers."""
    if isinstance(action, Lay):
        return 1.0 + box.is_shaman(box.KIND_OF[action.card])
    return 3.0 * isinstance(action, LayDudab)


PANELS: dict[str, dict[str, Worth]] = {
    "udaka": {one.__name__: one for one in (greedy, keeps_pairs, careful, collects_aces, hoards_jokers, sheds_high)},
    "dnup": {one.__name__: one for one in (most_cards, lowest_first, highest_first, turns_often, adds_always, hinders)},
    "dudab": {
        one.__name__: one
        for one in (lays_always, high_numbers, low_numbers, short_columns, long_columns, specials_first)
    },
}


NETWORK = "network"
NETWORKS: dict[str, Any] = {"udaka": udaka, "dnup": dnup, "dudab": dudab}


class Result(msgspec.Struct):
    won: float
    decisions: int
    seconds: float
    longest: float


def seated(key: str, name: str, match: Match[Any, Any, Any], rng: Rng, budget: Budget) -> Player:
    if name in PANELS[key]:
        return Simple(PANELS[key][name], rng)
    if name in (CEILING, OPEN_HANDS):
        return Ceiling(match, rng, budget, hands_only=name == OPEN_HANDS)
    game = games.find(key)
    if name == NETWORK:
        return NetworkPlayer(
            NETWORKS[key], rng, find_player("club", game, rng), find_player("searcher", game, rng, budget)
        )
    return find_player(name, game, rng, budget)


def played(
    key: str,
    bot: str,
    other: str,
    seats: int,
    number: int,
    mine: int,
    budget: Budget,
    weights: Path | None,
    sharp: float | None,
) -> Result:
    """One deal with the bot in one seat; its share of the win."""
    game = games.find(key)
    if weights:
        NETWORKS[key].WEIGHTS = weights
        if key == "dnup":
            dnup.LEARNT_SEATS = (seats,)
    if sharp:
        NETWORKS[key].SHARP = sharp
    result = Result(0.0, 0, 0.0, 0.0)
    match = Match(game, game.options_type(), seats, chance=DealtChance(SEED, number))
    players = [
        seated(key, bot if seat == mine else other, match, FastRng.of(SEED, number, mine, seat), budget)
        for seat in range(seats)
    ]
    while asked := match.asked:
        seat = asked[0]
        observation = match.observation(seat)
        started = time.perf_counter()
        action = players[seat].choose(observation)
        took = time.perf_counter() - started
        if seat == mine:
            result.decisions += 1
            result.seconds += took
            result.longest = max(result.longest, took)
        match.play(seat, action)
    assert match.ended is not None
    result.won = float(match.ended.places[mine] == 1)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cards")
    parser.add_argument("game", choices=sorted(PANELS))
    parser.add_argument("--bots", nargs="+", default=["expert"])
    parser.add_argument("--weights", type=Path, help="what `network` plays by")
    parser.add_argument("--sharp", type=float, help="the power it takes of the chances it learnt")
    parser.add_argument("--others", nargs="+", default=["club", "panel"], help="players, or `panel` for all six")
    parser.add_argument("--seats", nargs="+", type=int, default=[2])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--iterations", type=int, help="tries of those who search, instead of seconds")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--within", type=float, default=1e9, help="seconds a row; what has not begun is left out")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    budget = Budget(seconds=arguments.seconds, iterations=arguments.iterations)
    others = [name for other in arguments.others for name in (PANELS[arguments.game] if other == "panel" else [other])]
    with ProcessPoolExecutor(arguments.workers, get_context("spawn")) as pool:
        for bot in arguments.bots:
            for seats in arguments.seats:
                for other in others:
                    row(pool, arguments, bot, other, seats, budget)


def row(
    pool: ProcessPoolExecutor, arguments: argparse.Namespace, bot: str, other: str, seats: int, budget: Budget
) -> None:
    numbers = range(arguments.first, arguments.first + arguments.deals)
    started = time.perf_counter()
    game, weights, sharp = arguments.game, arguments.weights, arguments.sharp
    waiting = {
        pool.submit(played, game, bot, other, seats, number, mine, budget, weights, sharp): number
        for number in numbers
        for mine in range(seats)
    }
    done: dict[int, list[Result]] = {}
    for count, future in enumerate(as_completed(waiting), 1):
        if not future.cancelled():
            done.setdefault(waiting[future], []).append(future.result())
        passed = time.perf_counter() - started
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{count} of {len(waiting)} matches, {passed:.0f} s\x1b[K\r")
        if passed > arguments.within:
            for one in waiting:
                one.cancel()
    whole = [results for results in done.values() if len(results) == seats]
    found = interval([sum(one.won for one in results) / seats for results in whole])
    every = [one for results in whole for one in results]
    decisions = sum(one.decisions for one in every)
    mean = 1000 * sum(one.seconds for one in every) / max(decisions, 1)
    longest = 1000 * max(one.longest for one in every)
    sys.stdout.write(
        f"{arguments.game}, {seats} seats, {bot} against {other}: {found}; "
        f"{mean:.2f} ms a decision, {longest:.0f} ms at most; {time.perf_counter() - started:.0f} s\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
