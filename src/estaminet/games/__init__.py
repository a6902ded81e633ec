"""The games, found by their folders: a folder with a `manifest.toml` is a game; nobody keeps a list.

Folders elsewhere join in by being under a directory named in ESTAMINET_GAMES.
"""

from __future__ import annotations

import importlib
import os
from functools import cache
from pathlib import Path

from estaminet.kernel.errors import UnknownGame
from estaminet.kernel.game import Game

__path__ = [*__path__, *(p for p in os.environ.get("ESTAMINET_GAMES", "").split(os.pathsep) if p)]


def keys() -> list[str]:
    """The keys of all games there are, in alphabetical order."""
    found = {manifest.parent.name for place in __path__ for manifest in Path(place).glob("*/manifest.toml")}
    return sorted(found)


@cache
def find(key: str) -> Game:
    """The game with this key; raises `UnknownGame` with what there is."""
    known = keys()
    if key not in known:
        raise UnknownGame(f"there is no game called {key!r}; there are: {', '.join(known)}")
    game: Game = importlib.import_module(f"{__name__}.{key}.game").GAME
    return game


def all_games() -> list[Game]:
    """Every game there is."""
    return [find(key) for key in keys()]
