"""Which worlds a seat of dnup has to reckon with.

Everything but the deal is open, and `imagine` knows what follows from it: cards that came from the table are sure,
cards never seen can be either way up. With two players the cards of the opponent are all known, because the whole deck
is dealt, and only the sides of those never seen are not: at most 256 worlds, which are listed. With more players worlds
are drawn.
"""

from estaminet.bots.search import Pool, Worlds
from estaminet.games.dnup.imagine import Memory, World, imagine, this_round
from estaminet.games.dnup.rules.cards import into_hand
from estaminet.games.dnup.state import DnupState
from estaminet.games.dnup.view import DnupView
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Observation

DRAWN = 160
"""So many worlds are drawn where they are too many to be listed."""
MOST_UNKNOWN = 8
"""Two to this power worlds are listed at the most."""


def listed(observation: Observation, rng: Rng) -> list[State] | None:
    """All worlds of a game for two, each as likely as the next; None where cards themselves are unknown."""
    view = observation.view
    assert isinstance(view, DnupView)
    if observation.seats != 2 or view.turn is None:
        return None
    base = imagine(observation, rng)
    pack = base.pack
    me = observation.seat
    other = 1 - me
    memory = Memory(pack, me)
    memory.watch(this_round(observation.seen))
    if view.known is not None:
        memory.be_reminded(view.known)
    if view.open_discards is None and sum(memory.pile) != base.piled:
        return None  # came to the table in mid-round: the pile is not known
    unknown: list[int] = []
    left = memory.sure[other][:]
    for face in base.hand_faces(other):
        if left[face]:
            left[face] -= 1
        else:
            unknown.append(face >> 1)
    if len(unknown) > MOST_UNKNOWN or pack.alike:
        return None
    found: list[State] = []
    world = World(memory, unknown, [other] * len(unknown))
    for bits in range(1 << len(unknown)):
        world.faces = [2 * unknown[i] + (bits >> i & 1) for i in range(len(unknown))]
        if world.agrees():
            found.append(with_hand(base, other, memory, world.faces))
    return found


def with_hand(base: DnupState, seat: int, memory: Memory, faces: list[int]) -> DnupState:
    """The same table with these cards in this hand, besides those that are sure."""
    state = base.copy()
    pack = state.pack
    for rank in range(pack.width):
        state.hands[seat * pack.width + rank] = 0
    state.held[seat] = 0
    for face in range(2 * pack.kinds):
        for _ in range(memory.sure[seat][face]):
            into_hand(state, seat, face)
    for face in faces:
        into_hand(state, seat, face)
    return state


def worlds(observation: Observation, rng: Rng) -> Worlds:
    found = listed(observation, rng)
    if found is None:
        found = []
        for _ in range(DRAWN):
            found.append(imagine(observation, rng))
    return Pool(found, [1.0] * len(found))
