"""Who plays Dudo!"""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.bots.levels import by_policy, by_search, named
from estaminet.games.dudo.belief import DudoWorlds
from estaminet.games.dudo.policy import DudoPolicy

if TYPE_CHECKING:
    from estaminet.bots.players import Make
    from estaminet.bots.search import Worlds
    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Observation


def novice() -> DudoPolicy:
    """Knows the odds of the unseen dice, roughly; takes every bid at no more than its word and answers in a mood."""
    return DudoPolicy(reading=0.0, nerve=0.1, mixing=0.3)


def club() -> DudoPolicy:
    return DudoPolicy(reading=1.0, nerve=0.0, mixing=0.05)


def bluffer() -> DudoPolicy:
    """Expects to be believed."""
    return DudoPolicy(reading=1.0, nerve=0.05, mixing=0.06)


def counter() -> DudoPolicy:
    """Bids what the dice say and expects to be doubted."""
    return DudoPolicy(reading=1.2, nerve=-0.05, mixing=0.04)


def believe(game: Game, observation: Observation, rng: Rng) -> Worlds:  # noqa: ARG001
    return DudoWorlds(observation, club(), rng)


PLAYERS: dict[str, Make] = {
    "novice": by_policy(novice),
    "club": by_policy(club),
    **named("club", {"bluffer": by_policy(bluffer), "counter": by_policy(counter)}),
    "expert": by_search(club, believe, opponents=False, anchor=150.0, exploration=0.5),
}
