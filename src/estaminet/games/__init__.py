"""The games, found by their folders: a folder with a `manifest.toml` is a game; nobody keeps a list.

Folders elsewhere join in by being under a directory named in ESTAMINET_GAMES.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from estaminet.kernel.errors import UnknownGame
from estaminet.kernel.game import GRADES, Game, Grade

__path__ = [*__path__, *(p for p in os.environ.get("ESTAMINET_GAMES", "").split(os.pathsep) if p)]


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    names = {manifest.parent.name for place in __path__ for manifest in Path(place).glob("*/manifest.toml")}
    return sorted(names)


@cache
def find(key: str) -> Game:
    """The game with this key; raises `UnknownGame` that lists the games."""
    known = keys()
    if key not in known:
        raise UnknownGame(key, known)
    game: Game = importlib.import_module(f"{__name__}.{key}.game").GAME
    return game


@contextmanager
def also_in(place: Path) -> Iterator[None]:
    """Find the games of this folder too, for a while; what was loaded from it is forgotten afterwards."""
    before = list(__path__)
    __path__.append(str(place))
    try:
        yield
    finally:
        __path__[:] = before
        find.cache_clear()
        for name, module in list(sys.modules.items()):
            if name.startswith(f"{__name__}.") and Path(module.__file__ or "").is_relative_to(place):
                del sys.modules[name]


def all_games(grade: Grade = "rules") -> list[Game]:
    """Every game that claims at least this grade."""
    games = [find(key) for key in keys()]
    return [game for game in games if GRADES.index(game.manifest.grade) >= GRADES.index(grade)]
