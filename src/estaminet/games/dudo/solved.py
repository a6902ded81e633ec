"""Solved rounds written down: four dice or fewer between two players, with what the match is worth afterwards.

`python -m estaminet.train.rounds` solves them, `python -m estaminet.train.tables FROM TO` writes them in this form;
reading them needs nothing but the standard library. A table lists, for either player, the nodes which that player comes
to by its own play, whatever the other one does: by cup and column (`train/solve.py` says what a column is), with the
answers that have a chance and their chances in 255ths. After a bid on all dice only the cups are listed that may match
it: all others doubt.
"""

import lzma
from array import array
from bisect import bisect_left
from functools import cache
from itertools import accumulate
from pathlib import Path

from estaminet.games.dudo.material import CUP_OF, CUPS

FOLDER = Path(__file__).parent / "rounds"
VALUES = 5
DUDO = -1
CALZA = -2

Key = tuple[int, int, bool, bool]
"""Dice of the opener and of the second player, and whether each has been palifico; with one die everybody has."""

KEYS: tuple[Key, ...] = tuple(
    (a, b, been_a, been_b)
    for a in range(1, 4)
    for b in range(1, 5 - a)
    for been_a in ((False, True) if a > 1 else (True,))
    for been_b in ((False, True) if b > 1 else (True,))
)
_FIRST_CUP = [next(i for i, cup in enumerate(CUPS) if len(cup) == size) for size in range(6)]


def file_name(key: Key) -> str:
    """`2f-1.xz`: the opener has two dice and has not been palifico."""
    return "-".join(f"{dice}{'' if been else 'f'}" for dice, been in zip(key[:2], key[2:], strict=True)) + ".xz"


class Side:
    """One player's half of a table."""

    def __init__(self, data: bytes) -> None:
        self.length = 8 + int.from_bytes(data[:4], "little") * 5 + int.from_bytes(data[4:8], "little") * 2
        nodes, answers = int.from_bytes(data[:4], "little"), int.from_bytes(data[4:8], "little")
        at = 8
        # The gaps between nodes, a plane for each byte: high bytes are nearly all zero.
        planes = [data[at + nodes * plane : at + nodes * (plane + 1)] for plane in range(4)]
        at += 4 * nodes
        gaps = (a | b << 8 | c << 16 | d << 24 for a, b, c, d in zip(*planes, strict=True))
        self.nodes = array("L", accumulate(gaps))
        self.ends = array("L", accumulate(data[at : at + nodes]))
        at += nodes
        self.answers = data[at : at + answers]
        self.parts = data[at + answers : at + 2 * answers]

    def chances(self, node: int) -> dict[int, float]:
        """How likely each answer is; empty if the node is not listed."""
        place = bisect_left(self.nodes, node)
        if place == len(self.nodes) or self.nodes[place] != node:
            return {}
        here = range(self.ends[place - 1] if place else 0, self.ends[place])
        total = sum(self.parts[i] for i in here)
        # Dudo and calza are written as 0 and 1, bids from 2 on.
        return {(DUDO, CALZA)[n] if (n := self.answers[i]) < 2 else n - 2: self.parts[i] / total for i in here}


@cache
def table(key: Key) -> tuple[Side, Side]:
    data = lzma.decompress((FOLDER / file_name(key)).read_bytes())
    opener = Side(data)
    return opener, Side(data[opener.length :])


def column_of(bids: tuple[int, ...]) -> int:
    """The set of bids without its lowest place, which parity tells."""
    return sum(1 << (bid - 1) for bid in bids if bid)


def chances(key: Key, bids: tuple[int, ...], cup: str) -> dict[int, float]:
    """How likely each answer is after these bids (0 for one 1, 1 for one 2, ...), for the cup of whoever is to act.

    Empty where the solution never comes by its own play.
    """
    who = len(bids) % 2
    columns = 1 << VALUES * (key[0] + key[1]) - 1
    row = CUP_OF[cup] - _FIRST_CUP[key[who]]
    return table(key)[who].chances(row * columns + column_of(bids))
