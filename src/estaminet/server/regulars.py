"""Who sits down when a bot is asked for: a regular that nobody at the table is called like."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING

from estaminet.bots.regulars import KEYS, who_comes
from estaminet.text import Speaker

if TYPE_CHECKING:
    from estaminet.kernel.game import Game


@cache
def _speaker() -> Speaker:
    return Speaker("en")


@cache
def regular_name(key: str) -> str:
    """What a regular is called, which is the same in every language. One who no longer comes is called by the key."""
    message = f"regular-{key}"
    return _speaker().say(message) if _speaker().has(message) else key.capitalize()


def bots_for(
    specs: Sequence[str], game: Game, people: Collection[str], seated: Collection[str] = ()
) -> list[tuple[str, str]]:
    """Level and key of who comes for each of these, which have been checked.

    `people` are the names and `seated` the keys of those who sit at the table already.
    """
    called = {name.casefold() for name in people}
    namesakes = [key for key in KEYS if regular_name(key).casefold() in called]
    return who_comes(specs, game, {*seated, *namesakes}, random.choice)
