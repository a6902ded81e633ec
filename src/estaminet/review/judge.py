"""One decision, judged from its observation alone.

Worlds are drawn from what the seat could think, and every legal action is tried in the same worlds with the same luck,
so that differences are compared world by world. Actions that are clearly behind are dropped on the way; their figures
stand on fewer worlds, which they say. Once the best is known, it is compared with what was played in fresh worlds: the
best of many estimates is too high where it was estimated.

Nothing is sampled that can be counted: an action that settles a round at once is worth what its odds say, and near the
end of a round every world is followed along everything that may be done in it.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from itertools import accumulate
from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from estaminet.bots.search import Pool, Worlds
from estaminet.bots.search.race import behind
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Ended, State
from estaminet.kernel.state import Decision as Asked
from estaminet.kernel.values import Seat
from estaminet.review.values import BLUNDER, INACCURACY, MISTAKE, Decision, Grade, Judged, Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.bots.search import Policy
    from estaminet.bots.search.trial import Trial
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Action, Observation
    from estaminet.review.model import Model

CLEARLY: Final = 2.5
"""An action that is this many standard errors behind is dropped."""
Z: Final = 1.96
CLOSE: Final = 0.05
"""What costs much has been measured well enough when half its interval is this share of it."""
FURTHER: Final = 8
"""What costs much is measured in so many times as many worlds at the most: the order of mistakes hangs on it."""
CANDIDATES: Final = 8
"""Actions that the flatter model is asked about where it does not agree with the first about the best, at the most."""
FOLLOWED: Final = 6000
"""Positions that are followed to count a decision out, at the most."""
GOLDEN: Final = 0.6180339887498949
"""Steps of this length fill a circle most evenly."""
Weighed = list[tuple[State, float]]
"""Worlds with their weights."""


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


class Spread(Worlds):
    """Listed worlds, drawn so evenly that each comes as often as its weight says, give or take one or two."""

    def __init__(self, pool: Pool, rng: Rng) -> None:
        self.states = pool.states
        self.sums = list(accumulate(pool.weights))
        if self.sums[-1] <= 0.0:
            self.sums = [float(count) for count in range(1, len(pool.states) + 1)]
        self.at = rng.below(1 << 30) / (1 << 30)

    def draw(self, rng: Rng) -> State:
        self.at = (self.at + GOLDEN) % 1.0
        place = bisect_right(self.sums, self.at * self.sums[-1])
        return self.states[min(place, len(self.states) - 1)].copy()


def spread(worlds: Worlds, rng: Rng) -> Worlds:
    return Spread(worlds, rng) if isinstance(worlds, Pool) else worlds


class TooMany(Exception):
    """There is more to follow than there is time for."""


class Following:
    """Every way to play on, each as likely as the policy makes it: no luck is left."""

    def __init__(self, policy: Policy, most: int = FOLLOWED) -> None:
        self.policy = policy
        self.left = most

    def worth(self, state: State) -> list[float]:
        """What the state is worth to each seat; raises `TooMany`."""
        pending = state.pending()
        if isinstance(pending, Ended):
            return pending.shares()
        if isinstance(pending, Chance):
            if not self.policy.horizon(state):
                raise TooMany
            return self.policy.value(state)
        assert isinstance(pending, Asked)
        self.left -= 1
        if self.left < 0:
            raise TooMany
        seat = pending.seats[0]
        legal = state.legal(seat)
        weights = self.policy.weights(state, seat, legal) if len(legal) > 1 else [1.0]
        worth = [0.0] * state.seats
        for action, weight in zip(legal, weights, strict=True):
            if weight > 0.0:
                after = state.copy()
                after.play(seat, action, None)
                for other, value in enumerate(self.worth(after)):
                    worth[other] += weight * value
        return worth

    def after(self, worlds: Weighed, seat: Seat, action: Action) -> list[float]:
        """What an action is worth to each seat over all these worlds."""
        total = sum(weight for _, weight in worlds)
        worth = [0.0] * worlds[0][0].seats
        for world, weight in worlds:
            after = world.copy()
            after.play(seat, action, None)
            for other, value in enumerate(self.worth(after)):
                worth[other] += weight / total * value
        return worth


class Values:
    """What one action came to, world by world."""

    def __init__(self, seats: int) -> None:
        self.mine: list[float] = []
        self.totals = [0.0] * seats
        self.exact: list[float] | None = None
        """What it is worth to each seat where nothing had to be sampled."""

    def add(self, values: Sequence[float], seat: int) -> None:
        self.mine.append(values[seat])
        for other, value in enumerate(values):
            self.totals[other] += value

    def means(self) -> list[float]:
        return self.exact or [total / len(self.mine) for total in self.totals]

    def mean_error(self, seat: int) -> tuple[float, float]:
        """This seat's mean and its standard error."""
        return (self.exact[seat], 0.0) if self.exact is not None else mean_error(self.mine)


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(spread / (count * max(1, count - 1)))


def counted(model: Model, observation: Observation, worlds: Worlds, seats: int) -> list[Values]:
    """What is known of each legal action without sampling."""
    seat = Seat(observation.seat)
    known = [Values(seats) for _ in observation.legal]
    ending = model.ending(observation, worlds)
    if ending is not None:
        following = Following(model.policy)
        try:
            for values, action in zip(known, observation.legal, strict=True):
                values.exact = following.after(ending, seat, action)
        except TooMany:
            known = [Values(seats) for _ in observation.legal]
    for values, action in zip(known, observation.legal, strict=True):
        settled = None if values.exact is not None else model.settled(observation, action, worlds)
        if settled is not None:
            values.exact = Following(model.policy).after(settled, seat, action)
    return known


def judge(model: Model, observation: Observation, played: Action, *, move: int, round: int) -> Verdict:
    """The verdict on this action."""
    seat, seats, legal = Seat(observation.seat), observation.seats, observation.legal
    effort = model.effort
    rng = FastRng(seed_of(observation))
    drawn = model.worlds(observation, rng)
    worlds = spread(drawn, rng)
    place = legal.index(played)
    found = counted(model, observation, drawn, seats)
    exact = all(one.exact is not None for one in found)
    running = list(range(len(legal)))
    weights = model.policy.weights(worlds.draw(rng), seat, legal)
    count = 0
    while not exact and count < effort.scout and len(running) > 1:
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
    means = [one.mean_error(seat)[0] for one in found]
    best = max(running, key=lambda one: (means[one], weights[one]))
    loss = low = high = 0.0
    flat: float | None = None
    gives = (0.0,) * seats
    grade: Grade = "fine"
    if best != place and means[best] - means[place] >= INACCURACY / 2:

        def measured(one: int) -> tuple[Values, Values]:
            """This action and the one played."""
            if exact:
                return found[one], found[place]
            # Worlds that took no part in finding the best. Where all are listed there are no others.
            others = worlds if model.complete(observation) else spread(model.worlds(observation, rng), rng)
            better, worse = compare(model.trial, others, seat, (legal[one], played), rng, effort.trial, seats)
            better.exact, worse.exact = found[one].exact, found[place].exact
            return better, worse

        better, worse = measured(best)
        low, high = difference(better, worse, seat)
        grade = graded(low)
        if grade != "fine":
            flat = flatter(model, observation, (legal[best], played), rng)
            if flat < INACCURACY:
                grade = "reading"
                other = agreed(model, observation, place, best, means, rng)
                if other is not None:
                    again = measured(other)
                    both = difference(*again, seat)
                    confirmed = flatter(model, observation, (legal[other], played), rng)
                    if graded(both[0]) != "fine" and confirmed >= INACCURACY:
                        best, flat, (better, worse), (low, high) = other, confirmed, again, both
            if flat >= INACCURACY:
                grade = graded(min(low, flat))
            loss = (low + high) / 2
        if grade not in ("fine", "reading"):
            gives = tuple(b - a for a, b in zip(better.means(), worse.means(), strict=True))
    judged = []
    for one, action in enumerate(legal):
        mean, error = found[one].mean_error(seat)
        judged.append(
            Judged(
                model.game.write(action),
                round_(mean),
                round_(max(0.0, mean - Z * error)),
                round_(min(1.0, mean + Z * error)),
                0 if found[one].exact is not None else len(found[one].mine),
            )
        )
    order = sorted(range(len(legal)), key=lambda one: (-means[one], -weights[one]))
    if best == place or grade == "fine":
        best = place
    reason = (model.why(observation, played, legal[best]) or plainly(better, worse)) if gives[seat] < 0.0 else None
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
        figures="exact" if exact else "listed" if model.complete(observation) else "sampled",
        reason=reason,
    )
    every = [one.means() for one in found]
    usual = tuple(sum(weights[one] * every[one][other] for one in range(len(legal))) for other in range(seats))
    return Verdict(decision, tuple(every[place]), usual)


def plainly(better: Values, worse: Values) -> Reason:
    """Why, where the game has nothing to say: how often the one came out worse, world by world."""
    pairs = list(zip(better.mine, worse.mine, strict=True)) if len(better.mine) == len(worse.mine) else []
    if not pairs or (better.exact is not None and worse.exact is not None):
        return Reason("counted")
    worst = sum(b < a for a, b in pairs)
    ahead = sum(b > a for a, b in pairs)
    return Reason("worlds", {"worse": round(100 * worst / len(pairs)), "better": round(100 * ahead / len(pairs))})


def flatter(model: Model, observation: Observation, pair: tuple[Action, Action], rng: Rng) -> float:
    """What the second action costs by the flatter model, on the mean."""
    worlds = spread(model.plain_worlds(observation, rng), rng)
    seat, most = Seat(observation.seat), model.effort.trial // 2
    a, b = compare(model.flat, worlds, seat, pair, rng, most, observation.seats)
    return mean_error([x - y for x, y in zip(a.mine, b.mine, strict=True)])[0]


def agreed(
    model: Model, observation: Observation, place: int, best: int, means: Sequence[float], rng: Rng
) -> int | None:
    """Another action than the best that both models find better than the one played: among those of which the first
    thinks most, the one that gains most by whichever model sees less in it. A candidate, from few worlds."""
    legal, seat = observation.legal, Seat(observation.seat)
    gains = [mean - means[place] for mean in means]
    asked = [one for one in range(len(legal)) if one != best and gains[one] >= INACCURACY]
    asked = sorted(asked, key=gains.__getitem__)[-CANDIDATES:]
    if not asked:
        return None
    worlds = spread(model.plain_worlds(observation, rng), rng)
    totals = [0.0] * len(asked)
    for _ in range(model.effort.look):
        *values, played = model.flat.after(
            worlds.draw(rng), seat, [*(legal[one] for one in asked), legal[place]], rng.word()
        )
        for at, value in enumerate(values):
            totals[at] += value[seat] - played[seat]
    gain, candidate = max(
        (min(total / model.effort.look, gains[one]), one) for one, total in zip(asked, totals, strict=True)
    )
    return candidate if gain >= INACCURACY else None


def compare(
    trial: Trial, worlds: Worlds, seat: Seat, pair: tuple[Action, Action], rng: Rng, most: int, seats: int
) -> tuple[Values, Values]:
    """Two actions in the same worlds: up to this many, fewer where the matter is settled sooner, more where much seems
    to be lost."""
    first, second = Values(seats), Values(seats)
    block = max(16, most // 4)
    while True:
        for _ in range(block):
            a, b = trial.after(worlds.draw(rng), seat, pair, rng.word())
            first.add(a, seat)
            second.add(b, seat)
        low, high = interval(first, second)
        if high < INACCURACY or len(first.mine) >= (FURTHER * most if low + high > 2 * MISTAKE else most):
            break
        if low > MISTAKE and high - low < max(INACCURACY, CLOSE * (low + high)):
            break
    return first, second


def interval(better: Values, worse: Values) -> tuple[float, float]:
    mean, error = mean_error([a - b for a, b in zip(better.mine, worse.mine, strict=True)])
    return mean - Z * error, mean + Z * error


def difference(better: Values, worse: Values, seat: int) -> tuple[float, float]:
    """The interval of what one is worth more: world by world, or by the two means where one is known that well."""
    apart = [one.mean_error(seat) for one in (better, worse)]
    mean, error = apart[0][0] - apart[1][0], sqrt(apart[0][1] ** 2 + apart[1][1] ** 2)
    if better.exact is None or worse.exact is None:
        low, high = interval(better, worse)
        if (better.exact is None and worse.exact is None) or high - low < 2 * Z * error:
            return low, high
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
