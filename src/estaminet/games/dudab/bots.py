"""Who plays Dudab."""

from typing import Final

from estaminet.bots.levels import PolicyPlayer, Tuning, by_policy, by_search, named
from estaminet.bots.network import NetworkPlayer
from estaminet.bots.players import Budget, Make, Player
from estaminet.games.dudab import network
from estaminet.games.dudab.belief import worlds as believe
from estaminet.games.dudab.policy import DudabPolicy
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng

NOVICE: Final = DudabPolicy(counting=False, calling=0.3, mixing=0.5)
"""Lays what fits, expensive cards first, as far as it notices; does not count what it has collected."""
CLUB: Final = DudabPolicy(counting=True, calling=1.0, mixing=0.5)
COUNTER: Final = DudabPolicy(counting=True, calling=1.0, mixing=0.5, low=2.0, short=3.0, colours=3.0)
"""Keeps columns short and high numbers in hand for a Dudab to turn around; calls colours."""
RACER: Final = DudabPolicy(counting=True, calling=1.0, mixing=0.5, low=2.0, short=-0.6, colours=-3.0)
"""Fills the longest column, gets rid of low numbers first, and calls values."""

search = by_search(CLUB, believe, Tuning(exploration=0.1, depth=16, opponents=False))


def expert(game: Game, rng: Rng, budget: Budget) -> Player:
    """The network, at once; the search where it has not learnt to play: expansions and house rules."""
    return NetworkPlayer(network, rng, PolicyPlayer(game, rng, CLUB), search(game, rng, budget))


PLAYERS: dict[str, Make] = {
    "novice": by_policy(NOVICE, care=0.75),
    "club": by_policy(CLUB),
    **named("club", {"counter": by_policy(COUNTER), "racer": by_policy(RACER)}),
    **named("expert", {"search": search}),
    "expert": expert,
}
