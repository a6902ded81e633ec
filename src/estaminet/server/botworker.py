"""A process that thinks for bots: reads an observation a line on standard input, writes an answer a line.

It gets what a person in that seat gets and nothing else: options, view, legal actions, the events the seat was told.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.bots.players import Budget, find_player
from estaminet.kernel.codec import Codec
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Observation

if TYPE_CHECKING:
    from estaminet.kernel.game import Game


class Question(msgspec.Struct, frozen=True):
    game: str
    level: str
    seed: int
    seconds: float
    seat: int
    seats: int
    options: msgspec.Raw
    view: msgspec.Raw
    legal: tuple[int, ...]
    seen: tuple[msgspec.Raw, ...]


class Answer(msgspec.Struct, frozen=True):
    index: int


@cache
def _codec(key: str) -> Codec:
    return Codec(games.find(key))


def question(game: Game, level: str, seed: int, observation: Observation, seconds: float) -> bytes:
    """What is sent to the worker; `seconds` is how long it may think."""
    encode = _codec(game.key).encode
    return msgspec.json.encode(
        Question(
            game.key,
            level,
            seed,
            seconds,
            observation.seat,
            observation.seats,
            msgspec.Raw(encode(observation.options)),
            msgspec.Raw(encode(observation.view)),
            tuple(action.index for action in observation.legal),
            tuple(msgspec.Raw(encode(event)) for event in observation.seen),
        )
    )


def answer(line: bytes) -> bytes:
    asked = msgspec.json.decode(line, type=Question)
    game = games.find(asked.game)
    codec = _codec(asked.game)
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
    chosen = find_player(asked.level, game, FastRng(asked.seed), Budget(asked.seconds)).choose(observation)
    return msgspec.json.encode(Answer(chosen.index))


def main() -> None:
    os.nice(5)  # people's moves come first
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is not an answer
    for line in sys.stdin.buffer:
        out.write(answer(line) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
