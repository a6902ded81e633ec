"""Who plays UDAKA Classic."""

from typing import Final

from estaminet.bots.levels import PolicyPlayer, Tuning, by_policy, by_search, named
from estaminet.bots.network import NetworkPlayer
from estaminet.bots.players import Budget, Make, Player
from estaminet.games.udaka import network
from estaminet.games.udaka.belief import UdakaWorlds
from estaminet.games.udaka.policy import UdakaPolicy
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng

NOVICE: Final = UdakaPolicy(caution=0.0, hope=0.2, memory=False, mixing=0.1)
"""Takes a token when it sees one; remembers nothing and does not mind the top card."""
CLUB: Final = UdakaPolicy(caution=1.0, hope=1.0, memory=True, mixing=0.05)
HOARDER: Final = UdakaPolicy(caution=1.0, hope=1.0, memory=True, mixing=0.05, taste=0.7, patience=0.35)
"""Keeps high numbers, aces and the joker for later, and sheds low numbers first."""
RACER: Final = UdakaPolicy(caution=1.0, hope=1.0, memory=True, mixing=0.05, taste=-0.75, patience=-0.8)
"""Sheds high numbers, aces and the joker as soon as it can."""

believe: Final = UdakaWorlds
"""What it makes of what the others did (`belief.py`)."""

search = by_search(CLUB, believe, Tuning(race=True))

FEW_TRIES = Budget(iterations=1000)


def quick(game: Game, rng: Rng, budget: Budget) -> Player:
    """The network, at once; house rules that it has not learnt by a search of few tries."""
    return NetworkPlayer(network, rng, PolicyPlayer(game, rng, CLUB), search(game, rng, FEW_TRIES))


PLAYERS: dict[str, Make] = {
    "novice": by_policy(NOVICE, care=0.85),
    "club": by_policy(CLUB),
    **named("club", {"hoarder": by_policy(HOARDER), "racer": by_policy(RACER)}),
    **named("expert", {"quick": quick}),
    "expert": search,
}
