"""Whom a review takes the players for, and what it thinks is hidden.

The figures stand on the club player of the game: `bots.CLUB`, its policy, and `bots.believe`, what it reads from what
the others did. A game without them is judged by random play and by the odds. `review.py` in a game's folder may say
which cards nobody has seen (`undrawn`, `reshuffle`), how many decisions a world is played on before the policy's value
is taken (`DEPTH`), how many times as often luck is played on as other points (`LUCK`), how far drawn worlds are told
apart by what the others did (`TRUST`), what a standing is told by (`standing`), why something was a mistake (`why`),
and what speaks for an action (`good`). And what need not be sampled: whether `believe` lists all worlds there are
(`complete`), all of them with their weights where so little is left that everything can be followed (`ending`), and for
an action that settles the round as many as it takes (`settled`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from estaminet.bots.levels import Believe, ImaginedWorlds, no_inference
from estaminet.bots.search import Policy, Pool, Worlds
from estaminet.bots.search.trial import Trial
from estaminet.review.values import Reason, Source
from estaminet.review.worth import Fitted, Flatter, fitted_weights, no_standing

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Action, Message, Observation

    Weighed = list[tuple[State, float]]

VERSION: Final = 6
"""Goes up whenever the same record could get other figures or reasons."""
ROOT: Final = 4.0
"""The flatter model's players do what is likely by the fourth root of how likely it is."""


LUCK: Final = 16
"""What comes out of a roll, a deal or a draw is played on so many times as often as other points of a match, unless
the game says otherwise: the errors of all of them add up in the account."""


class Effort:
    """How many worlds; more are more exact and take longer."""

    def __init__(self, *, look: int = 24, scout: int = 72, trial: int = 192, open_worlds: int = 48) -> None:
        self.look = look
        """Worlds between two looks at which actions have fallen behind."""
        self.scout = scout
        """Worlds in which the best action is looked for, at the most."""
        self.trial = trial
        """Fresh worlds in which it is compared with what was played, at the most."""
        self.open_worlds = open_worlds
        """How often each point of the match is played on."""


USUAL: Final = Effort()


class Model:
    """One game's figures: where they come from."""

    def __init__(self, game: Game, effort: Effort = USUAL) -> None:
        self.game = game
        self.effort = effort
        bots: Any = game.part("bots") if game.has("bots") else None
        club: Policy | None = getattr(bots, "CLUB", None)
        believe: Believe | None = getattr(bots, "believe", None)
        self._believe = believe or no_inference(game)
        own: Any = game.part("review") if game.has("review") else None
        plain = club or Policy()
        self._plain = plain
        self.policy = Fitted(plain, getattr(own, "standing", no_standing), fitted_weights(game))
        depth: int = getattr(own, "DEPTH", 0)
        self.depth = depth
        self.luck: int = getattr(own, "LUCK", LUCK)
        self.trial = Trial(self.policy, depth)
        self.flat = Trial(Flatter(self.policy, ROOT), depth)
        self.trust: dict[int, float] = getattr(own, "TRUST", {})
        self.undrawn: Callable[[State], int] = getattr(own, "undrawn", _nothing_undrawn)
        self._reshuffle: Callable[[State, Rng], None] | None = getattr(own, "reshuffle", None)
        self.complete: Callable[[Observation], bool] = getattr(own, "complete", _never)
        self.ending: Callable[[Observation, Worlds], Weighed | None] = getattr(own, "ending", _cannot_be_counted)
        self.settled: Callable[[Observation, Action, Worlds], Weighed | None] = getattr(own, "settled", _not_at_once)
        self._why: Callable[[Observation, Action, Action], Message | None] | None = getattr(own, "why", None)
        self._good: Callable[[Observation, Action], Message | None] | None = getattr(own, "good", None)
        self.source = Source(
            version=VERSION,
            playing="club" if club is not None else "random",
            ends=str(depth) if depth else "rounds" if type(plain).horizon is not Policy.horizon else "match",
            worlds=effort.trial,
            open_worlds=effort.open_worlds,
            belief="read" if believe is not None else "odds",
        )

    def worlds(self, observation: Observation, rng: Rng) -> Worlds:
        worlds = self._believe(observation, self._plain, rng)
        trust = self.trust.get(observation.seats, 1.0)
        if trust < 1.0 and isinstance(worlds, Pool):
            return Pool(worlds.states, [weight**trust for weight in worlds.weights])
        return worlds

    def plain_worlds(self, observation: Observation, rng: Rng) -> Worlds:
        """Nothing is read from what the others did: only the odds count."""
        return ImaginedWorlds(self.game, observation)

    def open_world(self, state: State, rng: Rng) -> State:
        """The state as it is, but for the order of the cards that nobody has seen."""
        world = state.copy()
        if self._reshuffle is not None:
            self._reshuffle(world, rng)
        return world

    def why(self, observation: Observation, played: Action, best: Action) -> Reason | None:
        """Why one is better than the other, by the game; None where it has nothing to say."""
        said = self._why(observation, played, best) if self._why is not None else None
        return None if said is None else Reason(*said)

    def good(self, observation: Observation, best: Action) -> Reason | None:
        """What speaks for an action, by the game; None where it has nothing to say."""
        said = self._good(observation, best) if self._good is not None else None
        return None if said is None else Reason(*said)


def _nothing_undrawn(_: State) -> int:
    return 0


def _never(_: Observation) -> bool:
    return False


def _cannot_be_counted(_: Observation, __: Worlds) -> Weighed | None:
    return None


def _not_at_once(_: Observation, __: Action, ___: Worlds) -> Weighed | None:
    return None
