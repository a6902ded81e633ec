"""Hints: a seat's observation on its way to the process that reviews, and what is said about it.

Whoever works out a hint gets what that seat has and nothing else, so it cannot depend on anything else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.kernel.codec import Codec
from estaminet.kernel.values import Observation
from estaminet.review import advise
from estaminet.review.advice import QUICK
from estaminet.review.model import Model
from estaminet.server.choices import choice_of
from estaminet.server.protocol.matches import Hint
from estaminet.server.tell import say_of

if TYPE_CHECKING:
    from estaminet.kernel.game import Game


class HintAsked(msgspec.Struct, frozen=True, tag="hint"):
    game: str
    seat: int
    seats: int
    options: msgspec.Raw
    view: msgspec.Raw
    legal: tuple[int, ...]
    seen: tuple[msgspec.Raw, ...]


@cache
def _codec(key: str) -> Codec:
    return Codec(games.find(key))


@cache
def _model(key: str) -> Model:
    return Model(games.find(key), QUICK)


def asked_of(game: Game, observation: Observation) -> HintAsked:
    """What is sent."""
    encode = _codec(game.key).encode
    return HintAsked(
        game.key,
        observation.seat,
        observation.seats,
        msgspec.Raw(encode(observation.options)),
        msgspec.Raw(encode(observation.view)),
        tuple(action.index for action in observation.legal),
        tuple(msgspec.Raw(encode(event)) for event in observation.seen),
    )


def hint_of(asked: HintAsked) -> Hint:
    """The answer."""
    game, codec = games.find(asked.game), _codec(asked.game)
    options = codec.decode_options(bytes(asked.options))
    actions = game.actions(options, asked.seats)
    observation = Observation(
        asked.seat,
        asked.seats,
        options,
        codec.decode_view(bytes(asked.view)),
        tuple(actions[index] for index in asked.legal),
        tuple(codec.decode_event(bytes(event)) for event in asked.seen),
    )
    advice = advise(_model(asked.game), observation)
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
