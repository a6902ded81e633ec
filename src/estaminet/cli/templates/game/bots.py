"""Who plays NewGame."""

from collections.abc import Sequence

from estaminet.bots.levels import by_policy, by_search
from estaminet.bots.players import Make
from estaminet.bots.search import Policy
from estaminet.games.newgame.state import NewGameState
from estaminet.kernel.values import Action, Seat


class Keeper(Policy[NewGameState]):
    """Keeps a card from `enough` on, mostly. It looks at its own card only."""

    enough = 4

    def weights(self, state: NewGameState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [0.95, 0.05] if state.hands[seat] >= self.enough else [0.05, 0.95]


class Timid(Keeper):
    """Is happy with a two."""

    enough = 2


PLAYERS: dict[str, Make] = {"novice": by_policy(Timid()), "club": by_policy(Keeper()), "expert": by_search(Keeper())}
