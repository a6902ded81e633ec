"""Which worlds a seat of dnup has to reckon with, and how likely each is.

Everything but the deal is open, and `imagine` knows what follows from it: cards that came from the table are sure,
cards never seen can be either way up. With two players the cards of the opponent are all known, because the whole deck
is dealt, and only the sides of those never seen are not: at most 256 worlds, which are listed. With more players worlds
are drawn.

What the others did tells more: whoever held other cards would have played otherwise. So each world is traced back to
its deal, the round is played again in it, and it weighs as much as a club player was likely to make the others' last
moves there.
"""

from collections.abc import Sequence
from typing import Final

from estaminet.bots.search import Policy, Pool, Worlds, likelihood
from estaminet.games.dnup.events import Added, Dealt, HandTurned, Played, Taken
from estaminet.games.dnup.imagine import Memory, World, hands_before, imagine
from estaminet.games.dnup.material import CHOOSE
from estaminet.games.dnup.rules.cards import clear_table, into_hand
from estaminet.games.dnup.rules.pack import Pack
from estaminet.games.dnup.rules.turns import begin_turn
from estaminet.games.dnup.state import DnupState
from estaminet.games.dnup.view import DnupObservation
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.unpacking import since
from estaminet.kernel.values import Event, Seat

DRAWN: Final = 160
"""How many worlds are drawn where they are too many to be listed."""
MOST_UNKNOWN: Final = 8
"""Two to this power worlds are listed at the most."""
WEIGHED: Final = 8
"""How many of the others' last moves are weighed."""
DOUBT: Final = 0.1
"""This share of all moves is taken to have been made without any thought."""


def listed(observation: DnupObservation, rng: Rng) -> list[DnupState] | None:
    """All worlds of a game for two; None where cards themselves are unknown."""
    view = observation.view
    if observation.seats != 2 or view.turn is None:
        return None
    base = imagine(observation, rng)
    pack = base.pack
    me = observation.seat
    other = 1 - me
    memory = Memory(pack, me)
    memory.watch(since(observation.seen, Dealt))
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
    states: list[DnupState] = []
    world = World(memory, unknown, [other] * len(unknown))
    for bits in range(1 << len(unknown)):
        world.faces = [2 * unknown[i] + (bits >> i & 1) for i in range(len(unknown))]
        if world.agrees():
            states.append(with_hand(base, other, memory, world.faces))
    return states


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


def moves_of(pack: Pack, events: Sequence[Event]) -> list[tuple[int, int]]:
    """The moves of a round: whose, and the index of the action."""
    moves: list[tuple[int, int]] = []
    for event in events:
        if isinstance(event, Played):
            faces = [pack.face_of[card] for card in event.cards]
            share = 0
            for face in faces:
                share += pack.weight[face]
            moves.append((event.seat, pack.play_from[pack.rank[faces[0]]] + share))
        elif isinstance(event, Added):
            place = pack.place(event.to, event.area)
            moves.append((event.seat, pack.add_from + place * 2 * pack.kinds + pack.face_of[event.card]))
        elif isinstance(event, Taken):
            moves.append((event.seat, pack.take_from + pack.place(event.owner, event.area)))
        elif isinstance(event, HandTurned):
            moves.append((event.seat, pack.turn.index))
    return moves


def dealt_again(world: DnupState, events: Sequence[Event]) -> DnupState:
    """The round of these events as it began, if it led to this world."""
    pack = world.pack
    hands = hands_before(pack, events, [world.hand_faces(seat) for seat in range(world.seats)])
    state = world.copy()
    clear_table(state)
    # Whoever went out in this round has their points already; counted twice they would end the match in mid-round.
    state.points = [0] * state.seats
    for seat in range(state.seats):
        for face in hands[seat]:
            into_hand(state, seat, face)
    state.phase = CHOOSE
    state.stall = 0
    begin_turn(state, state.star * pack.areas + pack.areas - 1, None)
    return state


def likely_moves(
    world: DnupState, events: Sequence[Event], moves: list[tuple[int, int]], me: int, policy: Policy
) -> float:
    """How likely the others made their last moves of this round, if this is the world."""
    state = dealt_again(world, events)
    actions = state.pack.actions
    left = -WEIGHED
    for seat, _ in moves:
        if seat != me:
            left += 1
    likely = 1.0
    for mover, index in moves:
        seat = Seat(mover)
        if mover != me:
            if left <= 0:
                likely *= likelihood(policy, state, seat, index, DOUBT)
            left -= 1
        state.play(seat, actions[index], None)
    return likely


def worlds(observation: DnupObservation, policy: Policy, rng: Rng) -> Worlds:
    """Worlds with their weights; all alike where the deal was not seen."""
    possible = listed(observation, rng)
    if possible is None:
        possible = [imagine(observation, rng) for _ in range(DRAWN)]
    events = since(observation.seen, Dealt)
    weights = [1.0] * len(possible)
    if events and isinstance(events[0], Dealt) and observation.view.turn is not None:
        moves = moves_of(possible[0].pack, events)
        weights = [likely_moves(world, events, moves, observation.seat, policy) for world in possible]
    states: list[State] = []
    states += possible
    return Pool(states, weights)
