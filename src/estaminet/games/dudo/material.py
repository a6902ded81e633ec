"""What is in the box: dice with 1 to 5 and a blank, what a cup of them can show, and every bid on them."""

from itertools import combinations_with_replacement, product
from typing import Final, Literal

DICE_EACH: Final = 5
MOST_SEATS: Final = 6
MOST_DICE: Final = DICE_EACH * MOST_SEATS
BLANK: Final = 6
"""The blank face stands where other dice have a six, and is written `b`."""
STALL_ROUNDS: Final = 20
"""DUDO-STALL-01: calza is offered for this many rounds per player at the start."""
MOST_ROUNDS: Final = STALL_ROUNDS + STALL_ROUNDS + DICE_EACH
"""A player: calza can bring back a joker a round until it stops, then every round costs a die or a joker."""

FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, BLANK)
FACE_TEXT: Final[dict[int, str]] = {1: "1", 2: "2", 3: "3", 4: "4", 5: "5", BLANK: "b"}

# Cups

CUPS: Final[list[str]] = [
    "".join([FACE_TEXT[face] for face in faces])
    for size in range(DICE_EACH + 1)
    for faces in combinations_with_replacement(FACES, size)
]
"""Every content of a cup, dice in order: `"1233b"`. Inside the state a cup is its place in this list."""

CUP_OF: Final[dict[str, int]] = {cup: place for place, cup in enumerate(CUPS)}
CUP_SIZE: Final[list[int]] = [len(cup) for cup in CUPS]

ROLLS: Final[list[list[int]]] = [
    [CUP_OF["".join(sorted([FACE_TEXT[face] for face in faces]))] for faces in product(FACES, repeat=size)]
    for size in range(DICE_EACH + 1)
]
"""`ROLLS[size]`: the cups of all 6**size equally likely rolls, the first die turning slowest."""

ROLLED_CUPS: Final[list[list[str]]] = [[CUPS[cup] for cup in cups] for cups in ROLLS]
"""`ROLLS` as the cups are written."""

COUNTS: Final[list[list[list[int]]]] = [
    [[0] * len(CUPS)]
    + [
        [cup.count(FACE_TEXT[face]) + (cup.count("b") if wild and face != BLANK else 0) for cup in CUPS]
        for face in FACES
    ]
    for wild in (False, True)
]
"""`COUNTS[wild][face][cup]`: how many dice of a cup a bid on that face is judged on."""

# Bids, and the places of everything else in the list of actions

COUNT_OF: Final[list[int]] = [count for count in range(1, MOST_DICE + 1) for _ in FACES]
VALUE_OF: Final[list[int]] = [face for _ in range(MOST_DICE) for face in FACES]
"""A bid is its place in these two lists, `bid_index(count, value)`."""

DUDO_INDEX: Final = MOST_DICE * 6
CALZA_INDEX: Final = DUDO_INDEX + 1
PASS_INDEX: Final = DUDO_INDEX + 2
SALSA_FROM: Final = DUDO_INDEX + 3
"""The salsa with action i has index SALSA_FROM + i."""

NO_BID: Final = -1
NO_ANSWER: Final = -1
NOBODY: Final = -1
UNKNOWN: Final = -1


def bid_index(count: int, value: int) -> int:
    return (count - 1) * 6 + value - 1


# What a state waits for. A window is a decision of several seats.
STARTER: Final = 0
ROLL: Final = 1
BID: Final = 2
WINDOW: Final = 3
OVER: Final = 4
PHASES: Final[list[Literal["starter", "roll", "bid", "window", "over"]]] = ["starter", "roll", "bid", "window", "over"]
