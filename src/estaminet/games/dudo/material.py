"""What is in the box: dice with 1 to 5 and a blank, and what a cup of them can show."""

from itertools import combinations_with_replacement, product

DICE_EACH = 5
MOST_SEATS = 6
BLANK = 6
"""The blank face stands where other dice have a six, and is written `b`."""

FACES = (1, 2, 3, 4, 5, BLANK)
FACE_TEXT = {1: "1", 2: "2", 3: "3", 4: "4", 5: "5", BLANK: "b"}

CUPS: list[str] = [
    "".join(FACE_TEXT[face] for face in faces)
    for size in range(DICE_EACH + 1)
    for faces in combinations_with_replacement(FACES, size)
]
"""Every content of a cup, dice in order: `"1233b"`. Inside the state a cup is its place in this list."""

CUP_OF: dict[str, int] = {cup: place for place, cup in enumerate(CUPS)}
CUP_SIZE: list[int] = [len(cup) for cup in CUPS]

ROLLS: list[list[int]] = [
    [CUP_OF["".join(sorted(FACE_TEXT[face] for face in faces))] for faces in product(FACES, repeat=size)]
    for size in range(DICE_EACH + 1)
]
"""`ROLLS[size]`: the cups of all 6**size equally likely rolls, the first die turning slowest."""

COUNTS: list[list[list[int]]] = [
    [[0] * len(CUPS)]
    + [
        [cup.count(FACE_TEXT[face]) + (cup.count("b") if wild and face != BLANK else 0) for cup in CUPS]
        for face in FACES
    ]
    for wild in (False, True)
]
"""`COUNTS[wild][face][cup]`: how many dice of a cup a bid on that face is judged on."""
