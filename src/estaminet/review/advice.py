"""What would be good now: the measure of a review, before the move is made and from the same observation alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Action, Seat
from estaminet.review.judge import judge, seed_of
from estaminet.review.model import Effort
from estaminet.review.values import Judged, Reason

if TYPE_CHECKING:
    from estaminet.kernel.values import Observation
    from estaminet.review.model import Model

QUICK: Final = Effort(look=16, scout=48, trial=96)
"""Somebody waits for it: fewer worlds than a review takes."""


class Advice(Struct, frozen=True):
    """`best` is what the model would play, unless something else came out better. Where there is no choice there are no
    figures."""

    best: Action
    judged: Judged | None = None
    other: Action | None = None
    """The next best by these figures."""
    other_judged: Judged | None = None
    reason: Reason | None = None
    """What speaks for it, in the game's own words: `hint-why-<name>`; or against the other one: `review-why-<name>`."""
    speaks_for: bool = False


def advise(model: Model, observation: Observation) -> Advice:
    """The same advice for the same observation, whatever the others hold."""
    legal = observation.legal
    if len(legal) == 1:
        return Advice(legal[0])
    rng = FastRng(seed_of(observation))
    world = model.worlds(observation, rng).draw(rng)
    weights = model.policy.weights(world, Seat(observation.seat), legal)
    usual = legal[max(range(len(legal)), key=weights.__getitem__)]
    decision = judge(model, observation, usual, move=0, round=0).decision
    by_text = {model.game.write(action): action for action in legal}
    judged = {one.action: one for one in decision.actions}
    chosen = decision.best
    if chosen == decision.played and decision.low + decision.high > 0.0:
        # Without being sure: what came out better in worlds that took no part in choosing it.
        chosen = decision.actions[0].action
    second = next(one for one in decision.actions if one.action != chosen)
    best, other = by_text[chosen], by_text[second.action]
    reason = model.good(observation, best)
    speaks_for = reason is not None
    # Of what is about as good nothing is said that would make it worse.
    if reason is None and second.chance < judged[chosen].chance:
        reason = model.why(observation, other, best)
    return Advice(best, judged[chosen], other, second, reason, speaks_for)
