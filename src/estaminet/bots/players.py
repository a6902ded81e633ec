"""Who can sit in a seat that no person takes.

Some players know no game and are listed here. A game brings its own in `bots.py` of its folder, as `PLAYERS`: their
names and how each is made. Nobody keeps a list of games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from estaminet.bots.random import RandomPlayer
from estaminet.kernel.errors import EstaminetError

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Action, Observation


class Budget(Struct, frozen=True):
    """How long a player that searches may think about one decision; others answer at once anyway.

    With a number of `iterations` the clock is not looked at, and the same seed plays the same match on any machine.
    """

    seconds: float = 1.0
    iterations: int | None = None


USUAL_BUDGET: Final = Budget()


class Player(Protocol):
    """Gets what a person gets, and answers with a legal action. Never sees a state."""

    def choose(self, observation: Observation) -> Action:
        """One of `observation.legal`, which is not empty."""


Make = Callable[["Game", "Rng", Budget], Player]
"""How a player is made for one seat of one match; the generator is theirs alone."""


class UnknownPlayer(EstaminetError):
    """This game has no player of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"there is no player called {name!r}; there are: {', '.join(known)}")
        self.name = name
        self.known = known


def _random(game: Game, rng: Rng, budget: Budget) -> Player:  # noqa: ARG001
    return RandomPlayer(rng)


def _searcher(game: Game, rng: Rng, budget: Budget) -> Player:
    from estaminet.bots.levels import Searcher

    return Searcher(game, rng, budget)


def _determinised(game: Game, rng: Rng, budget: Budget) -> Player:
    from estaminet.bots.levels import DeterminisedPlayer

    return DeterminisedPlayer(game, rng, budget)


_EVERYWHERE: Mapping[str, Make] = {
    "random": _random,
    "searcher": _searcher,
    "determinised": _determinised,
}
"""Those who know no game: any legal action; information-set search with random play; search with open cards."""


def players_of(game: Game) -> dict[str, Make]:
    """Everybody who can play this game, by name, the strongest last: those who know no game, then the game's own."""
    own: Mapping[str, Make] = game.part("bots").PLAYERS if game.has("bots") else {}
    return {**_EVERYWHERE, **own}


def find_player(name: str, game: Game, rng: Rng, budget: Budget = USUAL_BUDGET) -> Player:
    """A new player of that name; raises `UnknownPlayer` that lists the players."""
    known = players_of(game)
    if name not in known:
        raise UnknownPlayer(name, tuple(known))
    return known[name](game, rng, budget)
