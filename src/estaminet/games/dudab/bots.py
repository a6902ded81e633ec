"""Who plays Dudab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.bots.levels import Tuning, by_policy, by_search, named
from estaminet.games.dudab.belief import worlds
from estaminet.games.dudab.policy import DudabPolicy

if TYPE_CHECKING:
    from estaminet.bots.players import Make
    from estaminet.bots.search import Worlds
    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Observation


def novice() -> DudabPolicy:
    """Lays what fits, dear cards first, and learns what collecting costs."""
    return DudabPolicy(counting=False, calling=0.3, mixing=3.0)


def club() -> DudabPolicy:
    return DudabPolicy(counting=True, calling=1.0, mixing=0.5)


def counter() -> DudabPolicy:
    """Minds its own points before other people's cards."""
    return DudabPolicy(counting=True, calling=0.7, mixing=0.6)


def racer() -> DudabPolicy:
    """Likes to see others draw."""
    return DudabPolicy(counting=True, calling=1.4, mixing=0.5)


def believe(game: Game, observation: Observation, rng: Rng) -> Worlds:  # noqa: ARG001
    return worlds(observation, club(), rng)


PLAYERS: dict[str, Make] = {
    "novice": by_policy(novice, care=0.9),
    "club": by_policy(club),
    **named("club", {"counter": by_policy(counter), "racer": by_policy(racer)}),
    "expert": by_search(club, believe, Tuning(exploration=0.1, depth=16, opponents=False)),
}
