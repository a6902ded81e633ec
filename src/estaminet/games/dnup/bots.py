"""Who plays dnup."""

from typing import Final

from estaminet.bots.levels import PolicyPlayer, Searcher, Tuning, by_policy, by_search, named
from estaminet.bots.network import NetworkPlayer
from estaminet.bots.players import Budget, Make, Player
from estaminet.games.dnup import network
from estaminet.games.dnup.belief import worlds as believe
from estaminet.games.dnup.policy import DnupPolicy
from estaminet.games.dnup.policy_learnt import LearntPolicy
from estaminet.games.dnup.view import DnupObservation
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Action

NOVICE: Final = DnupPolicy(fear=0.3, spite=0.5, foresight=False, mixing=0.8)
"""Gets rid of what shows and forgets that cards have another side."""
CLUB: Final = DnupPolicy(fear=0.8, spite=1.0, foresight=True, mixing=0.08)
BLUFFER: Final = DnupPolicy(fear=0.4, spite=1.0, foresight=True, mixing=0.08, pride=-1.5)
"""Lays low cards first and trusts that they stay."""
RACER: Final = DnupPolicy(fear=0.2, spite=1.0, foresight=True, mixing=0.08, haste=1.2)
"""Lays as many cards at once as it can."""


class Champion:
    """The search, but where its tree ends a network says what the position is worth, instead of club play to the end.

    Where there is no network for the table, or no numpy, it is the expert.
    """

    def __init__(self, game: Game, rng: Rng, budget: Budget) -> None:
        self._game = game
        self._rng = rng
        self._budget = budget
        self.search = Searcher(game, rng, budget, CLUB, believe, SEARCH)
        self._learnt: Searcher | None = None

    def choose(self, observation: DnupObservation) -> Action:
        critic = network.critic(observation.options, observation.seats)
        if critic is None:
            return self.search.choose(observation)
        if self._learnt is None:
            policy = LearntPolicy(0.8, 1.0, foresight=True, mixing=0.08, critic=critic)
            self._learnt = Searcher(self._game, self._rng, self._budget, policy, believe, LEARNT_SEARCH)
        return self._learnt.choose(observation)


FEW_TRIES = Budget(iterations=300)


def quick(game: Game, rng: Rng, budget: Budget) -> Player:
    """The network, at once; what it has not learnt, more than two players for instance, by a search of few tries."""
    elsewhere = Searcher(game, rng, FEW_TRIES, CLUB, believe, SEARCH)
    return NetworkPlayer(network, rng, PolicyPlayer(game, rng, CLUB), elsewhere)


SEARCH = Tuning(exploration=0.5)
LEARNT_SEARCH = Tuning(exploration=0.5, at_leaf=True)

PLAYERS: dict[str, Make] = {
    "novice": by_policy(NOVICE),
    "club": by_policy(CLUB),
    **named("club", {"bluffer": by_policy(BLUFFER), "racer": by_policy(RACER)}),
    **named("expert", {"quick": quick}),
    "expert": by_search(CLUB, believe, SEARCH),
    "champion": Champion,
}
