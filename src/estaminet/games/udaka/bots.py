"""Who plays UDAKA Classic."""

from estaminet.bots.levels import PolicyPlayer, Tuning, by_policy, by_search, named
from estaminet.bots.network import NetworkPlayer
from estaminet.bots.players import Budget, Make, Player
from estaminet.bots.search import Worlds
from estaminet.games.udaka import network
from estaminet.games.udaka.belief import UdakaWorlds
from estaminet.games.udaka.policy import UdakaPolicy
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Observation


def novice() -> UdakaPolicy:
    """Takes a token when it sees one; remembers nothing and does not mind the top card."""
    return UdakaPolicy(caution=0.0, hope=0.2, memory=False, mixing=0.1)


def club() -> UdakaPolicy:
    return UdakaPolicy(caution=1.0, hope=1.0, memory=True, mixing=0.05)


def hoarder() -> UdakaPolicy:
    """Keeps high numbers, aces and the joker for later, and sheds low numbers first."""
    return UdakaPolicy(caution=1.0, hope=1.0, memory=True, mixing=0.05, taste=0.7, patience=0.35)


def racer() -> UdakaPolicy:
    """Sheds high numbers, aces and the joker as soon as it can."""
    return UdakaPolicy(caution=1.0, hope=1.0, memory=True, mixing=0.05, taste=-0.75, patience=-0.8)


def believe(game: Game, observation: Observation, rng: Rng) -> Worlds:  # noqa: ARG001
    return UdakaWorlds(observation, club(), rng)


search = by_search(club, believe, Tuning(race=True))

FEW_TRIES = Budget(iterations=1000)


def quick(game: Game, rng: Rng, budget: Budget) -> Player:  # noqa: ARG001
    """The network, at once; house rules that it has not learnt by a search of few tries."""
    return NetworkPlayer(network, rng, PolicyPlayer(game, rng, club()), search(game, rng, FEW_TRIES))


PLAYERS: dict[str, Make] = {
    "novice": by_policy(novice, care=0.85),
    "club": by_policy(club),
    **named("club", {"hoarder": by_policy(hoarder), "racer": by_policy(racer)}),
    **named("expert", {"quick": quick}),
    "expert": search,
}
