"""Who plays Dudo!"""

from typing import Final

from estaminet.bots.levels import PolicyPlayer, Searcher, Tuning, by_policy, named
from estaminet.bots.network import NetworkPlayer, at_hand, pick
from estaminet.bots.players import Budget, Make, Player
from estaminet.games.dudo import endgame, network, solved
from estaminet.games.dudo.actions import BIDS, CALZA, DUDO
from estaminet.games.dudo.belief import DudoWorlds
from estaminet.games.dudo.material import bid_index
from estaminet.games.dudo.policy import DudoPolicy
from estaminet.games.dudo.view import DudoObservation
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Action, Observation

NOVICE: Final = DudoPolicy(reading=0.0, nerve=0.1, mixing=0.3)
"""Knows the odds of the unseen dice, roughly; takes every bid at no more than its word and answers in a mood."""
CLUB: Final = DudoPolicy(reading=1.0, nerve=-0.2, mixing=0.05)
BLUFFER: Final = DudoPolicy(reading=1.7, nerve=-0.05, mixing=0.04)
"""Expects to be believed, as it believes others: it bids up where a club player doubts."""
COUNTER: Final = DudoPolicy(reading=0.4, nerve=-0.5, mixing=0.04)
"""Trusts the odds more than what others say, and expects to be doubted."""

believe: Final = DudoWorlds
"""What it makes of what the others did (`belief.py`)."""


class Network(NetworkPlayer):
    """The network, and at the end of matches the one for that (`endgame.py`). Not learnt are salsa, blank bids and
    hidden dice."""

    QUICK = 300
    """Tries of the short search: an answer must not keep a table waiting."""

    def __init__(self, game: Game, rng: Rng) -> None:
        elsewhere = Search(game, rng, Budget(iterations=self.QUICK))
        super().__init__(network, rng, PolicyPlayer(game, rng, CLUB), elsewhere)

    def chances(self, observation: Observation) -> dict[Action, float]:
        if at_hand(endgame.WEIGHTS) and endgame.knows(observation):
            return endgame.chances(observation)
        return super().chances(observation)


class Champion(Network):
    """The network, and solved play where a round is solved: bluffs that cannot be true belong to it."""

    def chances(self, observation: Observation) -> dict[Action, float]:
        return solved_chances(observation) or super().chances(observation)


class Search:
    """Solved play where a round is solved, else search with what the bids say about the cups.

    The search takes the others for club players. It answers near the policy and not with the one best bid: a player who
    always has the same answer can be read.
    """

    def __init__(self, game: Game, rng: Rng, budget: Budget) -> None:
        self._rng = rng
        tuning = Tuning(opponents=False, anchor=150.0, exploration=0.5)
        self.search = Searcher(game, rng, budget, CLUB, believe, tuning)

    def choose(self, observation: Observation) -> Action:
        chances = solved_chances(observation)
        if chances:
            return pick(chances, self._rng)
        return self.search.choose(observation)


def solved_chances(observation: DudoObservation) -> dict[Action, float]:
    """How likely each action is in a round that is solved; empty in any other."""
    view, options = observation.view, observation.options
    usual = view.calza_offered and options.blank_bids == "off" and options.lost_dice == "visible"
    if view.phase != "bid" or view.palifico or not usual or view.dice is None or sum(view.in_play) != 2:
        return {}
    other = next(seat for seat, here in enumerate(view.in_play) if here and seat != observation.seat)
    opener = view.starter
    assert opener is not None
    second = other if opener == observation.seat else observation.seat
    a, b = view.counts[opener] or 0, view.counts[second] or 0
    key = (a, b, view.been_palifico[opener], view.been_palifico[second])
    if key not in solved.KEYS:
        return {}
    bids = tuple((bid.count - 1) * solved.VALUES + bid.value - 1 for bid in view.bids)
    chances: dict[Action, float] = {}
    for answer, chance in solved.chances(key, bids, view.dice).items():
        if answer == solved.DUDO:
            chances[DUDO] = chance
        elif answer == solved.CALZA:
            chances[CALZA] = chance
        else:
            chances[BIDS[bid_index(answer // solved.VALUES + 1, answer % solved.VALUES + 1)]] = chance
    return chances


def expert(game: Game, rng: Rng, budget: Budget) -> Player:
    return Network(game, rng)


def champion(game: Game, rng: Rng, budget: Budget) -> Player:
    return Champion(game, rng)


PLAYERS: dict[str, Make] = {
    "novice": by_policy(NOVICE),
    "club": by_policy(CLUB),
    **named("club", {"bluffer": by_policy(BLUFFER), "counter": by_policy(COUNTER)}),
    **named("expert", {"search": Search}),
    "expert": expert,
    "champion": champion,
}
