"""Who plays dnup."""

from estaminet.bots.levels import Tuning, by_policy, by_search, named
from estaminet.bots.players import Make
from estaminet.bots.search import Worlds
from estaminet.games.dnup.belief import worlds
from estaminet.games.dnup.policy import DnupPolicy
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Observation


def novice() -> DnupPolicy:
    """Gets rid of what shows and forgets that cards have another side."""
    return DnupPolicy(fear=0.3, spite=0.5, foresight=False, mixing=0.8)


def club() -> DnupPolicy:
    return DnupPolicy(fear=0.8, spite=1.0, foresight=True, mixing=0.08)


def bluffer() -> DnupPolicy:
    """Lays low cards first and trusts that they stay."""
    return DnupPolicy(fear=0.4, spite=1.0, foresight=True, mixing=0.08, pride=-1.5)


def racer() -> DnupPolicy:
    """Lays as many cards at once as it can."""
    return DnupPolicy(fear=0.2, spite=1.0, foresight=True, mixing=0.08, haste=1.2)


def believe(game: Game, observation: Observation, rng: Rng) -> Worlds:  # noqa: ARG001
    return worlds(observation, club(), rng)


PLAYERS: dict[str, Make] = {
    "novice": by_policy(novice),
    "club": by_policy(club),
    **named("club", {"bluffer": by_policy(bluffer), "racer": by_policy(racer)}),
    "expert": by_search(club, believe, Tuning(exploration=0.5)),
}
