"""How far reviews can be trusted: `python -m benchmarks.review`, with `--matches`, `--planted`, `--players`, `--games`.

`--matches 0 --planted 0 --noise 8` measures how far a review's luck is off: 4 reviews each of so many matches, with
other random numbers, and what the reviews say about it themselves.
`--planted 0 --no-luck --players 2 3 4 5 6` measures calibration alone: compiled, a match costs 5 to 80 ms.

Matches are between club players, with seeds that took part in nothing else. Four figures for each game:

- calibration: a seat's chance to win by what it knows, at about one decision of each match, against who won: the
  expected calibration error over ten bins, and what a perfect forecaster would show with the same forecasts;
- luck: its mean over all matches, with its standard error (`--no-luck` leaves it out);
- planted: in place of a club player's move the worst legal one. Twelve decisions of the match are looked at, and it is
  planted where it costs most by both models, in worlds of its own; 600 more must say that it costs 10 points at least.
  The club plays on, and the review should have it among that seat's three most expensive decisions; outranked are
  those that are not among them because 600 other worlds, too, say of each of the three that it cost more by both;
- innocent: decisions that a review says cost more than 5 points, of which 2,000 other worlds say less than 1.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context

from msgspec import Struct

from estaminet import games
from estaminet.bots.players import Budget
from estaminet.bots.search import Worlds
from estaminet.bots.search.trial import Trial
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, Move
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import shares_of
from estaminet.kernel.values import CHANCE, Action, Observation, Seat
from estaminet.lab.play import DealtChance, play_match
from estaminet.review.judge import Verdict, mean_error, spread
from estaminet.review.match import Reviewing
from estaminet.review.model import Effort, Model

SEED = 2026
BINS = 10
FORECASTS = 1
"""Decisions of a match at which a forecast is made, on the mean: each decision is as likely as another. (As many in
every match would look more often at matches that end soon, which whoever leads has won.) More would tell little more:
those of one match are right or wrong together."""
PERFECT = 400
"""Perfect forecasters that are drawn to see what chance does."""
FORECAST_WORLDS = 96
LUCK_WORLDS = 3
"""How often each point of a match is played on to measure luck: its mean is the same with any number."""
AGAIN = 4
"""Reviews of a match with other random numbers."""
PLACES = 12
"""Decisions of a match at which a blunder might be planted."""
SCAN_WORLDS = 24
DEEP_WORLDS = 600
PLANTED_LOSS = 0.10
BLAMED, INNOCENT = 0.05, 0.01
REFERENCE = 2000


class OnlyLuck(Reviewing):
    """A review that judges no decision."""

    def _verdict(self, observation: Observation, move: Move) -> Verdict | None:
        return None


class OneSeat(Reviewing):
    """A review that judges the decisions of one seat and follows nothing else."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, tuple(str(one) for one in range(match.seats)), Effort(open_worlds=2))
        self.seat = seat

    def _verdict(self, observation: Observation, move: Move) -> Verdict | None:
        return super()._verdict(observation, move) if move.by == self.seat else None


def usual_length(key: str, seats: int) -> int:
    """Decisions in a match, about."""
    game = games.find(key)
    lengths = []
    for deal in range(20):
        match, _ = play_match(game, game.options_type(), ["club"] * seats, seed=SEED, deal=deal, budget=Budget())
        lengths.append(sum(move.by != CHANCE for move in match.moves))
    return sum(lengths) // len(lengths)


def forecasts(key: str, seats: int, deal: int, one_in: int, luck: bool) -> tuple[list[tuple[float, float]], float]:
    """Of one match: forecasts at one decision in so many with the share that was won, and the luck of seat 0."""
    game = games.find(key)
    match, _ = play_match(game, game.options_type(), ["club"] * seats, seed=SEED, deal=deal, budget=Budget())
    ended = match.ended
    assert ended is not None
    won = shares_of(ended.places)
    rng = FastRng.of(SEED, deal, 7)
    model = Model(game)
    again = Match.from_position(game, match.start)
    said: list[tuple[float, float]] = []
    for move in match.moves:
        if move.by != CHANCE and rng.below(one_in) == 0:
            worlds = spread(model.worlds(again.observation(Seat(move.by)), rng), rng)
            values = [
                model.trial.from_here(worlds.draw(rng), FastRng(rng.word()))[move.by] for _ in range(FORECAST_WORLDS)
            ]
            said.append((sum(values) / len(values), won[move.by]))
        again.play(Seat(move.by), move.deed)
    if not luck:
        return said, 0.0
    lucky = OnlyLuck(match, tuple(str(seat) for seat in range(seats)), Effort(open_worlds=LUCK_WORLDS))
    lucky.model.luck = 1
    for _ in lucky.steps():
        pass
    return said, lucky.review().accounts[0].luck


def noise(key: str, seats: int, deal: int) -> tuple[float, float]:
    """The variance of the luck of seat 0 over reviews of one match, and what they say it is."""
    game = games.find(key)
    match, _ = play_match(game, game.options_type(), ["club"] * seats, seed=SEED, deal=deal, budget=Budget())
    reviews = []
    for again in range(AGAIN):
        one = OnlyLuck(match, tuple(str(seat) for seat in range(seats)))
        one._seed += again
        for _ in one.steps():
            pass
        reviews.append(one.review())
    _, error = mean_error([review.accounts[0].luck for review in reviews])
    return error**2 * AGAIN, sum(review.luck_error**2 for review in reviews) / AGAIN


def evaluated(trial: Trial, worlds: Worlds, observation: Observation, count: int, rng: FastRng) -> list[float]:
    """The seat's chance with each legal action."""
    seat = Seat(observation.seat)
    totals = [0.0] * len(observation.legal)
    for _ in range(count):
        for place, values in enumerate(trial.after(worlds.draw(rng), seat, observation.legal, rng.word())):
            totals[place] += values[seat]
    return [total / count for total in totals]


def planted(key: str, seats: int, deal: int) -> tuple[bool, int, int, int, bool] | None:
    """Whether the planted blunder was found; decisions, those blamed, and the innocent among them; whether it was
    rightly not found. None where the match had no place for one."""
    game = games.find(key)
    found = _with_a_blunder(game, seats, deal)
    if found is None:
        return None
    match, number = found
    seat = match.moves[number].by
    reviewing = OneSeat(match, seat)
    for _ in reviewing.steps():
        pass
    review = reviewing.review()
    ahead = [one.move for one in review.worst(seat)]
    hit = number in ahead
    costs: dict[int, float] = {}
    blamed = {one.move: one for one in review.decisions if one.loss > BLAMED and one.grade not in ("fine", "reading")}
    innocent = 0
    rng = FastRng.of(SEED, deal, 9)
    again = Match.from_position(game, match.start)
    judged = {one.move: one for one in review.decisions}
    deep = FastRng.of(SEED, deal, 10)
    for at, move in enumerate(match.moves):
        innocent_asked = at in blamed and blamed[at].figures != "exact"
        rank_asked = not hit and (at == number or at in ahead)
        if innocent_asked or rank_asked:
            best, done = (game.read(text, match.options, seats) for text in (judged[at].best, judged[at].played))
            assert isinstance(best, Action)
            assert isinstance(done, Action)
            observation = again.observation(Seat(move.by))
            if innocent_asked:
                innocent += _is_innocent(reviewing.model, observation, (best, done), rng)
            if rank_asked:
                costs[at] = min(_losses(reviewing.model, observation, (best, done), deep))
        again.play(Seat(move.by), move.deed)
    outranked = not hit and len(ahead) == 3 and min(costs[one] for one in ahead) > costs[number]
    return hit, len(review.decisions), len(blamed), innocent, outranked


def _is_innocent(model: Model, observation: Observation, pair: tuple[Action, Action], rng: FastRng) -> bool:
    """Looked at until it is clear on which side of the bound the loss is, in 2,000 other worlds at the most."""
    losses: list[float] = []
    seat = Seat(observation.seat)
    while len(losses) < REFERENCE:
        worlds = spread(model.worlds(observation, rng), rng)
        for _ in range(REFERENCE // 8):
            a, b = model.trial.after(worlds.draw(rng), seat, pair, rng.word())
            losses.append(a[seat] - b[seat])
        mean, error = mean_error(losses)
        if abs(mean - INNOCENT) > 4 * error:
            break
    return mean < INNOCENT


def _with_a_blunder(game: Game, seats: int, deal: int) -> tuple[Match, int] | None:
    model = Model(game)
    whole, _ = play_match(game, game.options_type(), ["club"] * seats, seed=SEED, deal=deal, budget=Budget())
    rng = FastRng.of(SEED, deal, 8)
    decisions = [number for number, move in enumerate(whole.moves) if move.by != CHANCE]
    chosen = {decisions[rng.below(len(decisions))] for _ in range(PLACES)}
    again = Match.from_position(game, whole.start)
    places: list[tuple[float, int, tuple[Action, Action]]] = []
    for number, move in enumerate(whole.moves):
        if number in chosen:
            observation = again.observation(Seat(move.by))
            if len(observation.legal) > 1:
                loss, pair = _worst(model, observation, rng)
                places.append((loss, number, pair))
        again.play(Seat(move.by), move.deed)
    for loss, number, pair in sorted(places, key=lambda one: (-one[0], one[1])):
        if loss < PLANTED_LOSS:
            break
        match = Match.from_position(game, whole.start)
        for move in whole.moves[:number]:
            match.play(Seat(move.by), move.deed)
        seat = Seat(whole.moves[number].by)
        if min(_losses(model, match.observation(seat), pair, rng)) < PLANTED_LOSS:
            continue
        match.play(seat, pair[1])
        chance = DealtChance(SEED, 1_000_000 + deal)
        while match.ended is None:
            if match.asked:
                mover = match.asked[0]
                match.play(mover, model.policy.act(match.state, mover, match.state.legal(mover), rng))
            else:
                match.play(CHANCE, match.state.sample(chance.rng(len(match.moves), match.drawn)))
        return match, number
    return None


def _worst(model: Model, observation: Observation, rng: FastRng) -> tuple[float, tuple[Action, Action]]:
    """The best and the worst action on the mean of both models, and what lies between them by the one that sees less;
    from few worlds."""
    read = evaluated(model.trial, spread(model.worlds(observation, rng), rng), observation, SCAN_WORLDS, rng)
    flat = evaluated(model.flat, spread(model.plain_worlds(observation, rng), rng), observation, SCAN_WORLDS, rng)
    both = [a + b for a, b in zip(read, flat, strict=True)]
    best, worst = both.index(max(both)), both.index(min(both))
    loss = min(read[best] - read[worst], flat[best] - flat[worst])
    return loss, (observation.legal[best], observation.legal[worst])


def _losses(model: Model, observation: Observation, pair: tuple[Action, Action], rng: FastRng) -> list[float]:
    """What the second costs, by each model, in many worlds."""
    seat = Seat(observation.seat)
    losses = []
    for trial, worlds in (
        (model.trial, spread(model.worlds(observation, rng), rng)),
        (model.flat, spread(model.plain_worlds(observation, rng), rng)),
    ):
        total = 0.0
        for _ in range(DEEP_WORLDS):
            a, b = trial.after(worlds.draw(rng), seat, pair, rng.word())
            total += a[seat] - b[seat]
        losses.append(total / DEEP_WORLDS)
    return losses


class Calibration(Struct, frozen=True):
    """`perfect`: the mean error of perfect forecasters who said the same, and what one in twenty of them exceeds."""

    error: float
    perfect: tuple[float, float]
    bins: tuple[tuple[int, float, float], ...]
    """Of each bin that was used: how many, the mean forecast, the mean won."""


def calibration(said: list[tuple[float, float]], rng: FastRng) -> Calibration:
    """The expected calibration error."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for forecast, won in said:
        bins[min(BINS - 1, int(forecast * BINS))].append((forecast, won))
    used = [one for one in bins if one]
    rows = [(len(one), *(sum(pair[i] for pair in one) / len(one) for i in range(2))) for one in used]
    error = sum(count * abs(forecast - won) for count, forecast, won in rows) / len(said)
    chances = [[int(pair[0] * (1 << 30)) for pair in one] for one in used]
    perfect = sorted(
        sum(
            abs(count * forecast - sum(rng.below(1 << 30) < chance for chance in each))
            for (count, forecast, _), each in zip(rows, chances, strict=True)
        )
        / len(said)
        for _ in range(PERFECT)
    )
    floor = (sum(perfect) / PERFECT, perfect[PERFECT * 95 // 100])
    return Calibration(error, floor, tuple((count, round(a, 3), round(b, 3)) for count, a, b in rows))


def main() -> None:
    parser = argparse.ArgumentParser(description="How far reviews can be trusted.")
    parser.add_argument("--matches", type=int, default=2000, help="for calibration and luck")
    parser.add_argument(
        "--planted",
        type=int,
        default=100,
        help="matches with a planted blunder; deals are tried until there are so many",
    )
    parser.add_argument("--noise", type=int, default=0, help="matches that are reviewed several times")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", nargs="+", default=games.keys())
    parser.add_argument("--no-luck", action="store_true")
    parser.add_argument("--workers", type=int, default=None)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        for key in asked.games:
            for seats in asked.players:
                started = time.perf_counter()
                report: dict[str, object] = {"game": key, "players": seats}
                if asked.matches:
                    told = list(
                        pool.map(
                            forecasts,
                            *_jobs(key, seats, asked.matches),
                            [max(1, usual_length(key, seats) // FORECASTS)] * asked.matches,
                            [not asked.no_luck] * asked.matches,
                            chunksize=max(1, asked.matches // 64),
                        )
                    )
                    said = [pair for one, _ in told for pair in one]
                    found = calibration(said, FastRng(SEED))
                    report |= {"matches": len(told), "forecasts": len(said), "ece": round(found.error, 4)}
                    report |= {"perfect": [round(one, 4) for one in found.perfect], "bins": found.bins}
                    if not asked.no_luck:
                        mean, error = mean_error([luck for _, luck in told])
                        report |= {"luck": round(mean, 4), "luck_error": round(error, 4)}
                if asked.noise:
                    variances = list(pool.map(noise, *_jobs(key, seats, asked.noise)))
                    off, says = (sqrt(sum(one[i] for one in variances) / len(variances)) for i in range(2))
                    report |= {"noise_matches": asked.noise, "luck_off": round(off, 4), "luck_says": round(says, 4)}
                if asked.planted:
                    tried = _until(pool, key, seats, asked.planted)
                    told_of = [one for one in tried if one is not None]
                    hits, decisions, blamed, innocent, outranked = (sum(one[i] for one in told_of) for i in range(5))
                    missed = [deal for deal, one in enumerate(tried) if one is not None and not one[0]]
                    report |= {"tried": len(tried), "planted": len(told_of), "found": hits, "missed": missed}
                    report["outranked"] = outranked
                    report |= {"decisions": decisions, "blamed": blamed, "innocent": innocent}
                report["seconds"] = round(time.perf_counter() - started)
                sys.stdout.write(json.dumps(report) + "\n")
                sys.stdout.flush()


def _until(pool: Executor, key: str, seats: int, wanted: int) -> list[tuple[bool, int, int, int, bool] | None]:
    """Deal by deal, until so many had a place for a blunder; one deal in ten has one at the least."""
    tried: list[tuple[bool, int, int, int, bool] | None] = []
    while (count := sum(one is not None for one in tried)) < wanted and len(tried) < 10 * wanted:
        deals = range(len(tried), len(tried) + max(2, wanted - count))
        tried += pool.map(planted, [key] * len(deals), [seats] * len(deals), deals)
    there = [place for place, one in enumerate(tried) if one is not None][:wanted]
    return tried[: there[-1] + 1] if len(there) == wanted else tried


def _jobs(key: str, seats: int, count: int) -> tuple[list[str], list[int], range]:
    return [key] * count, [seats] * count, range(count)


if __name__ == "__main__":
    sys.exit(main())
