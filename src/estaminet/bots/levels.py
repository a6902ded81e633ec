"""The levels every game has, made from its policy: novice, club, expert; and players that search without a policy."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from estaminet.bots.network import NetworkPlayer
from estaminet.bots.search import Policy, Worlds
from estaminet.bots.search.determinised import Determinised
from estaminet.bots.search.race import Race
from estaminet.bots.search.tree import Tree
from estaminet.bots.search.tried import anchored
from estaminet.kernel.values import Seat

if TYPE_CHECKING:
    from estaminet.bots.players import Budget, Make, Player
    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Action, Observation


class ImaginedWorlds(Worlds):
    """Worlds as the rules imagine them: all that agree with what was seen, none likelier than the odds make it."""

    def __init__(self, game: Game, observation: Observation) -> None:
        self.game = game
        self.observation = observation

    def draw(self, rng: Rng) -> State:
        world: State = self.game.imagine(self.observation, rng)
        return world


Believe = Callable[["Observation", Policy, "Rng"], Worlds]
"""How a game weighs what is hidden by all that a seat has seen, if the others play by that policy."""


def no_inference(game: Game) -> Believe:
    """Nothing is read from what the others did."""
    return lambda observation, *_: ImaginedWorlds(game, observation)


class PolicyPlayer:
    """Plays by a policy: one world is imagined from the observation, and the policy looks at its own seat in it.

    `care` is the share of the legal actions that it notices each time; the others it overlooks, as beginners do.
    """

    def __init__(self, game: Game, rng: Rng, policy: Policy, *, care: float = 1.0) -> None:
        self._game = game
        self._rng = rng
        self.policy = policy
        self._careless = round(1000 * (1.0 - care))

    def choose(self, observation: Observation) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        if self._careless:
            legal = tuple([one for one in legal if self._rng.below(1000) >= self._careless]) or legal
        world = self._game.imagine(observation, self._rng)
        return self.policy.act(world, Seat(observation.seat), legal, self._rng)


class Tuning(Struct, frozen=True, kw_only=True):
    """The parameters of a search. In a race only `anchor` counts, because there is no tree."""

    race: bool = False
    """Every action in the same worlds (`Race`) instead of a tree (`Tree`)."""
    exploration: float = 0.7
    """How much a tree explores what looks worse."""
    floor: float = 0.1
    """The part of a tree's priors that is shared out evenly."""
    opponents: bool = True
    """Whether the others search in the tree, too, or play by the policy."""
    depth: int = 0
    """How many decisions a tree plays before it takes the policy's value; 0: to the end or a horizon."""
    at_leaf: bool = False
    """Whether a tree takes the policy's value where it ends."""
    anchor: float = 0.0
    """Above 0 the answer is drawn near the policy, weighed by the values found; else it is the best one."""


USUAL_TUNING: Final = Tuning()


class Searcher:
    """Search within a budget. Without a policy and a belief it plays any game."""

    def __init__(
        self,
        game: Game,
        rng: Rng,
        budget: Budget,
        policy: Policy | None = None,
        believe: Believe | None = None,
        tuning: Tuning = USUAL_TUNING,
    ) -> None:
        self._game = game
        self._rng = rng
        self.budget = budget
        self._policy = policy or Policy()
        self.believe = believe or no_inference(game)
        self._tuning = tuning

    def believing(self, believe: Believe) -> Searcher:
        """The same search over other worlds."""
        other = copy.copy(self)
        other.believe = believe
        return other

    def choose(self, observation: Observation) -> Action:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        search = self.search(observation)
        if self._tuning.anchor:
            tried = search.tried()
            return tried[self._rng.weighted(anchored(tried, self._tuning.anchor))].action
        return search.best()

    def search(self, observation: Observation) -> Tree | Race:
        """A search that has been made."""
        seat, tuning = Seat(observation.seat), self._tuning
        search: Tree | Race
        if tuning.race:
            search = Race(self._policy, seat, self._rng)
        else:
            search = Tree(
                self._policy,
                seat,
                self._rng,
                tuning.exploration,
                tuning.floor,
                tuning.opponents,
                tuning.depth,
                tuning.at_leaf,
            )
        worlds = self.believe(observation, self._policy, self._rng)
        limit = self.budget.iterations
        search.run(worlds, 0.0 if limit else self.budget.seconds, limit or 0)
        return search


class DeterminisedPlayer:
    """Plain determinised search, the yardstick: see `Determinised`."""

    PER_WORLD = 40

    def __init__(self, game: Game, rng: Rng, budget: Budget) -> None:
        self._game = game
        self._rng = rng
        self._budget = budget

    def choose(self, observation: Observation) -> Action:
        if len(observation.legal) == 1:
            return observation.legal[0]
        search = Determinised(Seat(observation.seat), self._rng, 0.7)
        worlds = ImaginedWorlds(self._game, observation)
        limit = self._budget.iterations
        search.run(worlds, 0.0 if limit else self._budget.seconds, limit or 0, self.PER_WORLD)
        return search.best(observation.legal)


def search_of(player: Player) -> Searcher | None:
    """The search of a player that is one, or that has one for what it does not know."""
    search = player if isinstance(player, Searcher) else getattr(player, "search", None)
    return search if isinstance(search, Searcher) else None


def uses_time(player: Player, observation: Observation) -> bool:
    """Whether it uses the time it is given for this decision."""
    if isinstance(player, NetworkPlayer):
        player = player.stand_in(observation)
    search = search_of(player)
    return isinstance(player, DeterminisedPlayer) or (search is not None and search.budget.iterations is None)


def by_policy(policy: Policy, *, care: float = 1.0) -> Make:
    """A player that plays by this policy."""
    return lambda game, rng, _: PolicyPlayer(game, rng, policy, care=care)


def by_search(policy: Policy, believe: Believe | None = None, tuning: Tuning = USUAL_TUNING) -> Make:
    """A player that searches with this policy."""
    return lambda game, rng, budget: Searcher(game, rng, budget, policy, believe, tuning)


def named(level: str, personas: Mapping[str, Make]) -> dict[str, Make]:
    """`{"bluffer": ...}` at level `club` is called `club-bluffer`."""
    return {f"{level}-{name}": make for name, make in personas.items()}
