"""A process that thinks for bots: reads an observation a line on standard input, writes an answer a line.

It gets what a person in that seat gets and nothing else: options, view, legal actions, the events the seat was told.
It remembers those events as a story, so that only new ones are sent; what it forgets, and when, it is told.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.bots.players import Budget, find_player
from estaminet.kernel.rng import FastRng
from estaminet.server.observed import Observed, read_observation, written

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Event, Observation


class Question(msgspec.Struct, frozen=True):
    level: str
    seed: int
    seconds: float
    observed: Observed
    """With the events after those that are remembered."""
    story: str
    """What the events are remembered as; an empty one is not remembered."""
    known: int
    """How many events of the story were sent before."""
    forget: tuple[str, ...]
    """Stories that will not be asked for again."""


class Answer(msgspec.Struct, frozen=True):
    index: int


class Stories:
    """Which stories a worker remembers, as the asking side knows it: the latest `most` of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._told: dict[str, tuple[Event, ...]] = {}

    def length(self, story: str) -> int:
        """How many events of it are remembered."""
        return len(self._told.get(story, ()))

    def tell(self, story: str, seen: tuple[Event, ...]) -> tuple[int, tuple[str, ...]]:
        """From now on these events are remembered: how many of them were before, and which stories are forgotten.

        After a move that was taken back the story is another one, and told from its beginning.
        """
        if not story:
            return 0, ()
        told = self._told.pop(story, ())
        self._told[story] = seen
        forgotten = tuple(self._told)[: max(0, len(self._told) - self._most)]
        for other in forgotten:
            del self._told[other]
        return (len(told) if seen[: len(told)] == told else 0), forgotten


def question(
    game: Game, level: str, seed: int, observation: Observation, story: str, stories: Stories, seconds: float
) -> bytes:
    """What is sent to the worker that remembers these stories; `seconds` is how long it may think."""
    known, forget = stories.tell(story, observation.seen)
    return msgspec.json.encode(Question(level, seed, seconds, written(game, observation, known), story, known, forget))


class Thinker:
    """Answers questions, one after the other."""

    def __init__(self) -> None:
        self._stories: dict[str, tuple[Event, ...]] = {}

    def answer(self, line: bytes) -> bytes:
        asked = msgspec.json.decode(line, type=Question)
        game = games.find(asked.observed.game)
        observation = read_observation(asked.observed, self._remembered(asked))
        if asked.story:
            self._stories[asked.story] = observation.seen
        chosen = find_player(asked.level, game, FastRng(asked.seed), Budget(asked.seconds)).choose(observation)
        return msgspec.json.encode(Answer(chosen.index))

    def _remembered(self, asked: Question) -> tuple[Event, ...]:
        for story in asked.forget:
            del self._stories[story]
        told = self._stories.get(asked.story, ())
        if len(told) < asked.known:
            raise ValueError(f"{asked.known} events of {asked.story} were told to another process")
        return told[: asked.known]


def main() -> None:
    os.nice(5)  # people's moves come first
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is not an answer
    thinker = Thinker()
    # A server that was killed meanwhile wants no answer any more, or has not said all of its question.
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            if not line.endswith(b"\n"):
                return
            out.write(thinker.answer(line) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
