"""Who plays UDAKA Classic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.bots.levels import Tuning, by_policy, by_search, named
from estaminet.games.udaka.belief import UdakaWorlds
from estaminet.games.udaka.policy import UdakaPolicy

if TYPE_CHECKING:
    from estaminet.bots.players import Make
    from estaminet.bots.search import Worlds
    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Observation


def novice() -> UdakaPolicy:
    """Takes a token when it sees one, mostly; remembers nothing and does not mind the top card."""
    return UdakaPolicy(caution=0.0, hope=0.2, memory=False, mixing=0.6)


def club() -> UdakaPolicy:
    return UdakaPolicy(caution=1.0, hope=1.0, memory=True, mixing=0.05)


def hoarder() -> UdakaPolicy:
    """Keeps what may become a pair."""
    return UdakaPolicy(caution=0.9, hope=1.3, memory=True, mixing=0.05)


def racer() -> UdakaPolicy:
    """Would rather be rid of cards than leave the next player something."""
    return UdakaPolicy(caution=1.1, hope=0.9, memory=True, mixing=0.05)


def believe(game: Game, observation: Observation, rng: Rng) -> Worlds:  # noqa: ARG001
    return UdakaWorlds(observation, club(), rng)


PLAYERS: dict[str, Make] = {
    "novice": by_policy(novice, care=0.85),
    "club": by_policy(club),
    **named("club", {"hoarder": by_policy(hoarder), "racer": by_policy(racer)}),
    "expert": by_search(club, believe, Tuning(race=True)),
}
