"""A seat's observation on its way to another process, which gets what a person in that seat gets and nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.kernel.codec import Codec
from estaminet.kernel.values import Observation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Event


class Observed(msgspec.Struct, frozen=True):
    """Options, view, legal actions, and the events the seat was told, or the latest of them."""

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


def written(game: Game, observation: Observation, known: int = 0) -> Observed:
    """What is sent; the first `known` events are not sent again."""
    encode = _codec(game.key).encode
    return Observed(
        game.key,
        observation.seat,
        observation.seats,
        msgspec.Raw(encode(observation.options)),
        msgspec.Raw(encode(observation.view)),
        tuple(action.index for action in observation.legal),
        tuple(msgspec.Raw(encode(event)) for event in observation.seen[known:]),
    )


def read_observation(sent: Observed, before: Iterable[Event] = ()) -> Observation:
    """What was written; `before` are the events that were not sent again."""
    codec = _codec(sent.game)
    options = codec.decode_options(bytes(sent.options))
    actions = games.find(sent.game).actions(options, sent.seats)
    return Observation(
        sent.seat,
        sent.seats,
        options,
        codec.decode_view(bytes(sent.view)),
        tuple(actions[index] for index in sent.legal),
        (*before, *(codec.decode_event(bytes(event)) for event in sent.seen)),
    )
