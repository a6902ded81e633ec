"""Hints: a seat's observation on its way to the process that reviews, and what is said about it.

Whoever works out a hint gets what that seat has and nothing else, so it cannot depend on anything else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.review import advise
from estaminet.review.advice import QUICK
from estaminet.review.model import Model
from estaminet.server.choices import choice_of
from estaminet.server.observed import Observed, read_observation, written
from estaminet.server.protocol.matches import Hint
from estaminet.server.tell import say_of

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Observation


class HintAsked(msgspec.Struct, frozen=True, tag="hint"):
    observed: Observed


@cache
def _model(key: str) -> Model:
    return Model(games.find(key), QUICK)


def asked_of(game: Game, observation: Observation) -> HintAsked:
    """What is sent."""
    return HintAsked(written(game, observation))


def hint_of(asked: HintAsked) -> Hint:
    """The answer."""
    game = games.find(asked.observed.game)
    advice = advise(_model(game.key), read_observation(asked.observed))
    judged, reason = advice.judged, advice.reason
    prefix = "hint-why" if advice.speaks_for else "review-why"
    return Hint(
        best=choice_of(game, advice.best),
        chance=None if judged is None else judged.chance,
        low=None if judged is None else judged.low,
        high=None if judged is None else judged.high,
        other=None if advice.other is None else choice_of(game, advice.other),
        other_chance=None if advice.other_judged is None else advice.other_judged.chance,
        reason=None if reason is None else say_of(prefix, (reason.name, reason.args)),
    )
