"""A network that plays dnup as it learnt to by playing itself, read back with numpy alone.

It sees what a seat has seen as numbers, `features`, in the order in which `dnup_looks.py` has them (a test
compares the two). Every set that could be laid is an action, far too many for an output each: what it says is how much
it likes each value and size, each card, each place and each kind of action, and an action is liked as much as all its
parts together.

Places are counted from the one whose turn it is, in the order of turns. Cards are counted by their two values, so that
the decks for two to five players share their places.

What is shipped was trained for two players. Beside it lies its critic, which says what a position with all hands open
is worth (`policy_learnt.py`): the champion asks it.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from estaminet.bots.network import at_least, in_rows, layers, one_hot, outputs, softmax
from estaminet.games.dnup.deck import presets
from estaminet.games.dnup.events import Added, Dealt, HandTurned, Played, Taken
from estaminet.games.dnup.imagine import Memory
from estaminet.games.dnup.policy_learnt import kinds_of
from estaminet.games.dnup.rules.pack import Pack, pack_of
from estaminet.kernel.unpacking import since

if TYPE_CHECKING:
    from estaminet.games.dnup.options import DnupOptions
    from estaminet.games.dnup.view import DnupObservation
    from estaminet.kernel.values import Action, Event

WEIGHTS = Path(__file__).parent / "network" / "two.npz"
CRITIC: Final = Path(__file__).parent / "network" / "two-critic.npz"
LEARNT_SEATS = (2,)
"""For how many players it has learnt to play; `python -m benchmarks.cards dnup --weights` tries other weights."""
PLAYERS: Final = 5
VALUES: Final = 9
KINDS: Final = [(low, high) for low, high in combinations(range(1, VALUES + 1), 2)]
FACES: Final = 2 * len(KINDS)
OTHERS: Final = 4
"""Places besides the one whose turn it is."""
SIZES: Final = 5
"""Larger sets count as sets of this size."""
MOST_HELD: Final = 12
POINTS: Final = 3
LATEST: Final = 6
"""How many of the latest actions it remembers one by one."""
ACTS: Final = 4
LAST_SIZES: Final = 4
WHERE: Final = 4 + 2 * (PLAYERS - 1)
"""Own, low or high up; on the pile; hidden; then, for every other player, seen to have come to their hand."""
SET: Final = VALUES + SIZES + VALUES + 2 + 2
FEATURES: Final = (
    WHERE * len(KINDS) + OTHERS * SET + PLAYERS * (MOST_HELD + POINTS + 3) + PLAYERS - 1 + 4
    + LATEST * (PLAYERS + ACTS + VALUES + LAST_SIZES)
)  # fmt: skip
OPEN_PARTS: Final[tuple[slice, ...]] = (
    slice(0, 3 * len(KINDS)),
    slice(WHERE * len(KINDS), FEATURES - LATEST * (PLAYERS + ACTS + VALUES + LAST_SIZES)),
)
"""What a critic with open hands is told of these: no memory, since it sees where every card is."""

# Outputs
PLAY: Final = 0
LAY: Final = VALUES * SIZES
ADD_TO: Final = LAY + FACES
ADD: Final = ADD_TO + OTHERS
TAKE: Final = ADD + FACES
TURN: Final = TAKE + OTHERS
OUTPUTS: Final = TURN + 1


SHARP: Final = 4.0
"""The power that is taken of the chances it learnt."""


def knows(observation: DnupObservation) -> bool:
    """Whether it has learnt this table's rules, and has seen the round from its deal."""
    if not learnt(observation.options, observation.seats) or observation.view.phase != "choose":
        return False
    events = since(observation.seen, Dealt)
    return bool(events) and isinstance(events[0], Dealt)


def learnt(options: DnupOptions, seats: int) -> bool:
    """The usual deck and options. What is shown of the pile or remembered for players is all the same."""
    usual = options.stall_guard and not options.play_out_final_round and options.two_player_self_beat == "win"
    return usual and seats in LEARNT_SEATS and options.deck == presets()["even40"]


def critic(options: DnupOptions, seats: int) -> list[tuple[Any, Any]] | None:
    """The layers of the critic for this table; None where there is none, or no numpy to read it."""
    if not learnt(options, seats) or find_spec("numpy") is None or not CRITIC.exists():
        return None
    return layers(CRITIC)


@cache
def parts_of(pack: Pack, place: int) -> list[list[int]]:
    """By action, at a turn of this place: the outputs that it is made of."""
    kinds = kinds_of(pack)
    faces = [2 * kinds[face >> 1] + face % 2 for face in range(2 * pack.kinds)]
    found = []
    for laid, rank in zip(pack.laid, pack.ranks, strict=True):
        size = min(len(laid), SIZES)
        found.append([PLAY + (pack.values[rank] - 1) * SIZES + size - 1, *[LAY + faces[face] for face in laid]])
    # Onto or from its own place nothing can be added or taken: any output will do.
    away = [max((other - place) % pack.places - 1, 0) for other in range(pack.places)]
    for other in range(pack.places):
        found += [[ADD_TO + away[other], ADD + face] for face in faces]
    found += [[TAKE + away[other]] for other in range(pack.places)]
    return [*found, [TURN]]


def latest_acts(events: tuple[Event, ...]) -> list[tuple[int, int, int, int]]:
    """The latest actions, the last one first: who, what (play, add, take, turn), the value and the number of cards."""
    found: list[tuple[int, int, int, int]] = []
    for event in reversed(events):
        if isinstance(event, Played):
            found.append((event.seat, 0, event.value, len(event.cards)))
        elif isinstance(event, Added):
            found.append((event.seat, 1, int(event.card.split("/")[0]), 1))
        elif isinstance(event, Taken):
            found.append((event.seat, 2, 0, 0))
        elif isinstance(event, HandTurned):
            found.append((event.seat, 3, 0, 0))
        if len(found) == LATEST:
            break
    return found


def features(observation: DnupObservation) -> list[float]:
    """In the order of `DnupLooks.observe`."""
    view, seats = observation.view, observation.seats
    assert view.seat is not None
    assert view.turn is not None
    pack = pack_of(observation.options.deck, seats)
    kinds = kinds_of(pack)
    events = since(observation.seen, Dealt)
    memory = Memory(pack, view.seat)
    memory.watch(events)
    where = [[0.0] * len(KINDS) for _ in range(WHERE)]
    left = pack.mult[:]
    for card in view.hand or ():
        face = pack.face_of[card]
        where[face % 2][kinds[face >> 1]] += 1
        left[face >> 1] -= 1
    for kind, number in enumerate(memory.pile):
        where[2][kinds[kind]] += number
        left[kind] -= number
    for ahead in range(1, seats):
        for face, number in enumerate(memory.sure[(view.seat + ahead) % seats]):
            if number:
                where[2 + 2 * ahead + face % 2][kinds[face >> 1]] += number
                left[face >> 1] -= number
    place = pack.place(view.turn, view.area)
    sets: list[float] = []
    lying = {pack.place(one.seat, one.area): one for one in view.table}
    for ahead in range(1, OTHERS + 1):
        at = (place + ahead) % pack.places
        one = lying.get(at) if ahead < pack.places else None
        owner = at // pack.areas
        flags = [float(owner == view.turn), float(owner in view.out)] if ahead < pack.places else [0.0, 0.0]
        if one is None:
            sets += [0.0] * (SET - 2) + flags
            continue
        under = [0.0] * VALUES
        for card in one.cards:
            face = pack.face_of[card]
            left[face >> 1] -= 1
            under[pack.values[pack.rank[face ^ 1]] - 1] += 1
        sets += one_hot(one.value - 1, VALUES) + at_least(len(one.cards), SIZES) + under
        sets += at_least(one.added, 2) + flags
    for kind, number in enumerate(left):
        where[3][kinds[kind]] += number
    found = [number for row in where for number in row] + sets
    order = [(view.seat + ahead) % seats for ahead in range(seats)]
    found += at_least(seats, PLAYERS)
    found += in_rows([at_least(view.counts[seat], MOST_HELD) for seat in order], MOST_HELD, PLAYERS)
    found += in_rows([at_least(view.points[seat], POINTS) for seat in order], POINTS, PLAYERS)
    found += in_rows([[float(seat in view.out)] for seat in order], 1, PLAYERS)
    found += in_rows([[float(seat == view.star)] for seat in order], 1, PLAYERS)
    found += one_hot(seats - 2, PLAYERS - 1)
    found += [float(view.area == 2), float(view.cleared), float(view.guarded), (view.stall or 0) / view.limit]
    latest = latest_acts(events)
    found += in_rows([one_hot((who - view.seat) % seats, PLAYERS) for who, _, _, _ in latest], PLAYERS, LATEST)
    found += in_rows([one_hot(what, ACTS) for _, what, _, _ in latest], ACTS, LATEST)
    found += in_rows([one_hot(value - 1, VALUES) for _, _, value, _ in latest], VALUES, LATEST)
    found += in_rows([at_least(cards, LAST_SIZES) for _, _, _, cards in latest], LAST_SIZES, LATEST)
    return found


def chances(observation: DnupObservation) -> dict[Action, float]:
    """How likely the network takes each action."""
    import numpy as np

    view, legal = observation.view, observation.legal
    assert view.turn is not None
    pack = pack_of(observation.options.deck, observation.seats)
    parts = parts_of(pack, pack.place(view.turn, view.area))
    said = outputs(WEIGHTS, features(observation)).tolist()
    logits = [sum(said[part] for part in parts[action.index]) for action in legal]
    return dict(zip(legal, softmax(SHARP * np.asarray(logits)), strict=True))
