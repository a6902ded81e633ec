"""The regulars: bots with a name of their own, each of one level and persona in every game.

Their names, how they play and what they say are in the language files: `regular-<key>`, `regular-<key>-plays` and
`regular-<key>-says`. Passers-by have a name and nothing else; they come when nobody else of that level is free.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from estaminet.bots.players import players_of

if TYPE_CHECKING:
    from estaminet.kernel.game import Game


class Regular(Struct, frozen=True):
    key: str
    level: str
    persona: str | None = None

    def plays(self, levels: Collection[str]) -> str | None:
        """The level they play at in a game that has these levels; None if they do not play it."""
        own = f"{self.level}-{self.persona}"
        if self.persona is not None and own in levels:
            return own
        return self.level if self.level in levels else None


REGULARS: Final = (
    Regular("zenobe", "random"),
    Regular("isidore", "searcher"),
    Regular("sixten", "novice"),
    Regular("eulalie", "novice"),
    Regular("odette", "club"),
    Regular("leopold", "club"),
    Regular("ottilie", "club"),
    Regular("basile", "club", "bluffer"),
    Regular("philomene", "club", "racer"),
    Regular("anselm", "club", "counter"),
    Regular("cornelia", "club", "hoarder"),
    Regular("seraphine", "expert", "quick"),
    Regular("gaspard", "expert"),
    Regular("torvald", "expert", "search"),
    Regular("clotilde", "champion"),
)

PASSERS_BY: Final = (
    "aldo",
    "berthe",
    "casimir",
    "dagny",
    "edmond",
    "frida",
    "gudrun",
    "hector",
    "ingrid",
    "jasper",
    "lucien",
    "mathilde",
    "nestor",
    "ovide",
    "petra",
    "ragnar",
)

KEYS: Final = (*(regular.key for regular in REGULARS), *PASSERS_BY)


def regulars_of(game: Game) -> dict[str, str]:
    """Who plays this game, and at which of its levels."""
    levels = players_of(game)
    playing = ((regular.key, regular.plays(levels)) for regular in REGULARS)
    return {key: level for key, level in playing if level is not None}


def level_of(spec: str, game: Game) -> str | None:
    """The level that is meant: `club` is one itself, `odette` plays at one. None if the game has neither."""
    return spec if spec in players_of(game) else regulars_of(game).get(spec)


def who_comes(
    specs: Sequence[str], game: Game, taken: Collection[str], pick: Callable[[Sequence[str]], str]
) -> list[tuple[str, str]]:
    """For each of these, all of which the game has: the level that is meant, and the key of who comes to play at it.

    A regular asked for by name comes, unless they sit there already: then somebody else of their level does. `taken`
    are the keys of those who do. There are more passers-by than a table has seats.
    """
    playing = regulars_of(game)
    seated = set(taken)
    to_come = {spec for spec in specs if spec in playing} - seated
    came: list[tuple[str, str]] = []
    for spec in specs:
        level = level_of(spec, game)
        assert level is not None
        if spec in to_come:
            to_come.remove(spec)
            key = spec
        else:
            gone = seated | to_come
            free = [key for key, plays in playing.items() if plays == level and key not in gone]
            key = pick(free or [key for key in PASSERS_BY if key not in gone])
        seated.add(key)
        came.append((level, key))
    return came
