"""Who plays Dudab."""

from estaminet.bots.levels import Tuning, by_policy, by_search, named
from estaminet.bots.players import Make
from estaminet.bots.search import Worlds
from estaminet.games.dudab.belief import worlds
from estaminet.games.dudab.policy import DudabPolicy
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Observation


def novice() -> DudabPolicy:
    """Lays what fits, expensive cards first, as far as it notices; does not count what it has collected."""
    return DudabPolicy(counting=False, calling=0.3, mixing=0.5)


def club() -> DudabPolicy:
    return DudabPolicy(counting=True, calling=1.0, mixing=0.5)


def counter() -> DudabPolicy:
    """Keeps columns short and high numbers in hand for a Dudab to turn around; calls colours."""
    return DudabPolicy(counting=True, calling=1.0, mixing=0.5, low=2.0, short=3.0, colours=3.0)


def racer() -> DudabPolicy:
    """Fills the longest column, gets rid of low numbers first, and calls values."""
    return DudabPolicy(counting=True, calling=1.0, mixing=0.5, low=2.0, short=-0.6, colours=-3.0)


def believe(game: Game, observation: Observation, rng: Rng) -> Worlds:  # noqa: ARG001
    return worlds(observation, club(), rng)


PLAYERS: dict[str, Make] = {
    "novice": by_policy(novice, care=0.75),
    "club": by_policy(club),
    **named("club", {"counter": by_policy(counter), "racer": by_policy(racer)}),
    "expert": by_search(club, believe, Tuning(exploration=0.1, depth=16, opponents=False)),
}
