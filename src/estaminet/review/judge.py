"""One decision, judged from its observation alone.

Worlds are drawn from what the seat could think, and every legal action is tried in the same worlds with the same luck,
so that differences are compared world by world. Actions that are clearly behind are dropped on the way; their figures
stand on fewer worlds, which they say. Once the best is known, it is compared with what was played in fresh worlds: the
best of many estimates is too high where it was estimated.
"""

from __future__ import annotations

import hashlib
from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from estaminet.bots.search.race import behind
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.review.values import BLUNDER, INACCURACY, MISTAKE, Decision, Grade, Judged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.bots.search import Worlds
    from estaminet.bots.search.trial import Trial
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Action, Observation
    from estaminet.review.model import Model

CLEARLY: Final = 2.5
"""An action that is this many standard errors behind is dropped."""
Z: Final = 1.96


class Verdict(msgspec.Struct, frozen=True):
    """A decision with what it is worth to everybody, which only the account of the match uses."""

    decision: Decision
    played: tuple[float, ...]
    """What the action is worth to each seat, on the mean of the worlds."""
    usual: tuple[float, ...]
    """The same if the model had played."""


def seed_of(observation: Observation) -> int:
    """A seed that depends on what the seat has and on nothing else, the same on every machine."""
    has = [
        observation.seat,
        observation.seats,
        observation.options,
        observation.view,
        [action.index for action in observation.legal],
        observation.seen,
    ]
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(has)).digest()[:12], "little")


class Values:
    """What one action came to, world by world."""

    def __init__(self, seats: int) -> None:
        self.mine: list[float] = []
        self.totals = [0.0] * seats

    def add(self, values: Sequence[float], seat: int) -> None:
        self.mine.append(values[seat])
        for other, value in enumerate(values):
            self.totals[other] += value

    def means(self) -> list[float]:
        return [total / len(self.mine) for total in self.totals]


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(spread / (count * max(1, count - 1)))


def judge(model: Model, observation: Observation, played: Action, *, move: int, round: int) -> Verdict:
    """The verdict on this action."""
    seat, seats, legal = Seat(observation.seat), observation.seats, observation.legal
    effort = model.effort
    rng = FastRng(seed_of(observation))
    worlds = model.worlds(observation, rng)
    place = legal.index(played)
    found = [Values(seats) for _ in legal]
    running = list(range(len(legal)))
    weights = model.policy.weights(worlds.draw(rng), seat, legal)
    count = 0
    while count < effort.scout and len(running) > 1:
        for _ in range(effort.look):
            world, luck = worlds.draw(rng), rng.word()
            for one, values in zip(
                running, model.trial.after(world, seat, [legal[one] for one in running], luck), strict=True
            ):
                found[one].add(values, seat)
        count += effort.look
        best = max(running, key=lambda one: (sum(found[one].mine), weights[one]))
        running = [
            one for one in running if one in (best, place) or not behind(found[one].mine, found[best].mine, CLEARLY)
        ]
        if best == place:
            # Nothing can be blamed; a second look makes the figures of the others good enough.
            if len(running) == 1 or count >= 2 * effort.look:
                break
        elif len(running) == 2 and behind(found[place].mine, found[best].mine, CLEARLY):
            break
    means = [sum(one.mine) / len(one.mine) for one in found]
    best = max(running, key=lambda one: (means[one], weights[one]))
    loss = low = high = 0.0
    flat: float | None = None
    gives = (0.0,) * seats
    grade: Grade = "fine"
    if best != place and means[best] - means[place] >= INACCURACY / 2:
        pair = (legal[best], legal[place])
        better, worse = compare(model.trial, worlds, seat, pair, rng, effort.trial, seats)
        low, high = interval(better, worse)
        grade = graded(low)
        if grade != "fine":
            loss = (low + high) / 2
            a, b = compare(model.flat, model.plain_worlds(observation, rng), seat, pair, rng, effort.trial // 2, seats)
            flat = mean_error([x - y for x, y in zip(a.mine, b.mine, strict=True)])[0]
            if flat < INACCURACY:
                grade = "reading"
        if grade not in ("fine", "reading"):
            gives = tuple(b - a for a, b in zip(better.means(), worse.means(), strict=True))
    judged = []
    for one, action in enumerate(legal):
        mean, error = mean_error(found[one].mine)
        judged.append(
            Judged(
                model.game.write(action),
                round_(mean),
                round_(max(0.0, mean - Z * error)),
                round_(min(1.0, mean + Z * error)),
                len(found[one].mine),
            )
        )
    order = sorted(range(len(legal)), key=lambda one: (-means[one], -weights[one]))
    if best == place or grade == "fine":
        best = place
    reason = model.why(observation, played, legal[best]) if gives[seat] < 0.0 else None
    decision = Decision(
        move=move,
        seat=seat,
        round=round,
        played=model.game.write(played),
        best=model.game.write(legal[best]),
        chance=round_(means[place]),
        loss=round_(loss),
        low=round_(low),
        high=round_(high),
        flat=None if flat is None else round_(flat),
        grade=grade,
        gives=tuple(round_(one) for one in gives),
        actions=tuple(judged[one] for one in order),
        reason=reason,
    )
    every = [one.means() for one in found]
    usual = tuple(sum(weights[one] * every[one][other] for one in range(len(legal))) for other in range(seats))
    return Verdict(decision, tuple(every[place]), usual)


def compare(
    trial: Trial, worlds: Worlds, seat: Seat, pair: tuple[Action, Action], rng: Rng, most: int, seats: int
) -> tuple[Values, Values]:
    """Two actions in the same worlds: up to this many, fewer where the matter is settled sooner."""
    first, second = Values(seats), Values(seats)
    block = max(16, most // 4)
    while len(first.mine) < most:
        for _ in range(min(block, most - len(first.mine))):
            a, b = trial.after(worlds.draw(rng), seat, pair, rng.word())
            first.add(a, seat)
            second.add(b, seat)
        low, high = interval(first, second)
        if high < INACCURACY or low > BLUNDER:
            break
    return first, second


def interval(better: Values, worse: Values) -> tuple[float, float]:
    mean, error = mean_error([a - b for a, b in zip(better.mine, worse.mine, strict=True)])
    return mean - Z * error, mean + Z * error


def graded(loss: float) -> Grade:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else "fine"


def round_(number: float) -> float:
    """As it is written: to a hundredth of a point."""
    return round(number, 4)
