"""What results say, and how sure that is. The unit is the deal: its matches, one per seating, are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import shares_of

if TYPE_CHECKING:
    from estaminet.lab.play import Played

RESAMPLES = 1000


class Interval(Struct, frozen=True):
    """A mean and its 95 % interval, by bootstrap over deals."""

    mean: float
    low: float
    high: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f}, {self.deals} deals)"


def interval(values: Sequence[float]) -> Interval:
    """Mean of one number per deal, with the middle 95 % of the means of resampled deals. The same numbers give the same
    interval. Where all deals went the same way resampling sees no doubt at all; then the rule of three gives the bound.
    """
    count = len(values)
    mean = sum(values) / count
    if max(values) == min(values):
        doubt = min(1.0, 3.0 / count)
        return Interval(mean, max(0.0, mean - doubt), min(1.0, mean + doubt), count)
    rng = FastRng(count)
    means = sorted(sum(values[rng.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES))
    return Interval(mean, means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1], count)


def win_share(deals: Sequence[Sequence[Played]], bot: str) -> Interval:
    """The bot's mean share of wins per seat it took, deal by deal."""
    per_deal = []
    for matches in deals:
        won = [
            share for m in matches for name, share in zip(m.seating, shares_of(m.places), strict=True) if name == bot
        ]
        per_deal.append(sum(won) / len(won))
    return interval(per_deal)


class Rating(Struct, frozen=True):
    """An OpenSkill (Plackett-Luce) rating: `ordinal` is what one is all but sure of, mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


def ratings(matches: Sequence[Played]) -> dict[str, Rating] | None:
    """Ratings after all matches, in the order given; None where the package openskill (extra `lab`) is not installed.

    A bot that holds several seats of a match moves by the mean of what happened to each.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rated_so_far = {name: model.rating(name=name) for match in matches for name in match.seating}
    for match in matches:
        if len(set(match.seating)) == 1:
            continue
        teams = [[model.rating(mu=rated_so_far[name].mu, sigma=rated_so_far[name].sigma)] for name in match.seating]
        rated = model.rate(teams, ranks=[float(place) for place in match.places])
        for name in set(match.seating):
            mine = [team[0] for team, sits in zip(rated, match.seating, strict=True) if sits == name]
            rated_so_far[name] = model.rating(
                name=name, mu=sum(r.mu for r in mine) / len(mine), sigma=sum(r.sigma for r in mine) / len(mine)
            )
    return {
        name: Rating(round(r.mu, 3), round(r.sigma, 3), round(r.mu - 3 * r.sigma, 3))
        for name, r in sorted(rated_so_far.items())
    }
