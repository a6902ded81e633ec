"""A club player who knows what a position is worth with all hands open: a network has learnt it (`estaminet.train`).

What the network is told are the numbers of `train/dnup_looks.py` that its critic is told: where every card is and which
way up, the sets, the points. Nearly all of them are 0 or 1, so only the places of the ones are written down.
"""

from typing import Any, Final

from estaminet.bots.network import beyond_the_first, softmax
from estaminet.games.dnup.material import CHOOSE
from estaminet.games.dnup.policy import DnupPolicy
from estaminet.games.dnup.rules.pack import Pack
from estaminet.games.dnup.state import DnupState

PLAYERS: Final = 5
VALUES: Final = 9
KINDS: Final = VALUES * (VALUES - 1) // 2
OTHERS: Final = 4
SIZES: Final = 5
SET: Final = VALUES + SIZES + VALUES + 2 + 2
MOST_HELD: Final = 12
POINTS: Final = 3
SETS: Final = 3 * KINDS
INSIDE: Final = SETS + OTHERS * SET
HELD: Final = INSIDE + PLAYERS
WON: Final = HELD + PLAYERS * MOST_HELD
OUT: Final = WON + PLAYERS * POINTS
STAR: Final = OUT + PLAYERS
SEATS: Final = STAR + PLAYERS
FLAGS: Final = SEATS + PLAYERS - 1
STALL: Final = FLAGS + 3
THEIRS: Final = STALL + 1
INPUTS: Final = THEIRS + 2 * (PLAYERS - 1) * KINDS + PLAYERS


def kinds_of(pack: Pack) -> list[int]:
    """The place of every kind of this deck among all pairs of values from 1 to 9."""
    found: list[int] = []
    for kind in range(pack.kinds):
        low = pack.values[pack.rank[2 * kind]]
        high = pack.values[pack.rank[2 * kind + 1]]
        before = (low - 1) * VALUES - low * (low - 1) // 2
        found.append(before + high - low - 1)
    return found


def open_features(state: DnupState, kinds: list[int]) -> list[int]:
    """Where the ones are; a place that comes twice is a two. How long the game has stalled is left to the caller."""
    pack = state.pack
    seats = state.seats
    me = state.turn()
    found: list[int] = []
    for ahead in range(seats):
        seat = (me + ahead) % seats
        first = 0 if ahead == 0 else THEIRS + 2 * (ahead - 1) * KINDS
        for face in state.hand_faces(seat):
            found.append(first + (face & 1) * KINDS + kinds[face >> 1])
        found.append(INSIDE + ahead)
        for i in range(min(state.held[seat], MOST_HELD)):
            found.append(HELD + ahead * MOST_HELD + i)
        for i in range(min(state.points[seat], POINTS)):
            found.append(WON + ahead * POINTS + i)
        if seat in state.out:
            found.append(OUT + ahead)
        if seat == state.star:
            found.append(STAR + ahead)
    for kind in range(pack.kinds):
        for _ in range(state.pile[kind]):
            found.append(2 * KINDS + kinds[kind])
    for ahead in range(1, pack.places):
        place = (state.place + ahead) % pack.places
        first = SETS + (ahead - 1) * SET
        rank = state.set_rank[place]
        if rank:
            found.append(first + pack.values[rank] - 1)
            for i in range(min(state.set_size[place], SIZES)):
                found.append(first + VALUES + i)
            for face in state.set_faces[place]:
                found.append(first + VALUES + SIZES + pack.values[pack.rank[face ^ 1]] - 1)
            for i in range(min(state.set_added[place], 2)):
                found.append(first + 2 * VALUES + SIZES + i)
        owner = place // pack.areas
        if owner == me:
            found.append(first + SET - 2)
        if owner in state.out:
            found.append(first + SET - 1)
    found.append(SEATS + seats - 2)
    if pack.areas == 2 and state.place % 2 == 1:
        found.append(FLAGS)
    if state.cleared:
        found.append(FLAGS + 1)
    if state.guarded():
        found.append(FLAGS + 2)
    return found


def stalled(state: DnupState) -> float:
    """How much of the patience of the stall guard is gone, as soon as the table is told."""
    limit = state.limit()
    return float(state.stall) / float(limit) if 2 * state.stall > limit else 0.0


class LearntPolicy(DnupPolicy):
    """`critic`: the layers of the network."""

    def __init__(
        self, fear: float, spite: float, foresight: bool, mixing: float, critic: list[tuple[Any, Any]]
    ) -> None:
        super().__init__(fear, spite, foresight, mixing)
        self.critic = critic
        self.kinds: list[int] = []

    def value(self, state: DnupState) -> list[float]:
        if state.phase != CHOOSE:
            return super().value(state)
        if not self.kinds:
            self.kinds = kinds_of(state.pack)
        ranked = shares(self.critic, open_features(state, self.kinds), stalled(state), state.seats)
        values = [0.0] * state.seats
        me = state.turn()
        for rank in range(state.seats):
            values[(me + rank) % state.seats] = ranked[rank]
        return values


def shares(critic: list[tuple[Any, Any]], places: list[int], stall: float, seats: int) -> list[float]:
    """Each player's chance to win the match, from the one whose turn it is."""
    matrix, bias = critic[0]
    first = matrix[places].sum(axis=0)
    first += bias
    if stall:
        first += stall * matrix[STALL]
    return softmax(beyond_the_first(critic, first)[:seats])
