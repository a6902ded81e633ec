"""Solved rounds written down: three dice or fewer between two players, with what the match is worth afterwards.

`python -m estaminet.games.dudo.solved FOLDER` solves them again (extra `solve`); reading them needs nothing but the
standard library. A table is one byte for each chance: by cup and column of the opener, raises, dudo, calza; then the
same for the second player (see `solve.py` for what a column is).
"""

from __future__ import annotations

import lzma
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from estaminet.games.dudo.material import CUP_OF, CUPS

if TYPE_CHECKING:
    from estaminet.games.dudo.solve import Payoffs, Round, Strategy

FOLDER = Path(__file__).parent / "rounds"
VALUES = 5
DUDO = -1
CALZA = -2

Key = tuple[int, int, bool]
"""Dice of the opener, of the second player, and whether who has two dice still has a palifico round to come."""

KEYS: tuple[Key, ...] = ((1, 1, False), (2, 1, False), (2, 1, True), (1, 2, False), (1, 2, True))
_FIRST_CUP = [next(i for i, cup in enumerate(CUPS) if len(cup) == size) for size in range(6)]
_CUPS = [sum(len(cup) == size for cup in CUPS) for size in range(6)]


def file_name(key: Key) -> str:
    return f"{key[0]}-{key[1]}{'-fresh' if key[2] else ''}.xz"


@cache
def table(key: Key) -> bytes:
    return lzma.decompress((FOLDER / file_name(key)).read_bytes())


def column_of(bids: tuple[int, ...]) -> int:
    """The set of bids without its lowest place, which parity tells."""
    return sum(1 << (bid - 1) for bid in bids if bid)


def chances(key: Key, bids: tuple[int, ...], cup: str) -> dict[int, float]:
    """How likely each answer is after these bids (0 for one 1, 1 for one 2, ...), for the cup of whoever is to act.

    Empty where the solution never comes by its own play.
    """
    data = table(key)
    a, b = key[0], key[1]
    top = VALUES * (a + b)
    columns = 2 ** (top - 1)
    who = len(bids) % 2
    start = 0 if who == 0 else 3 * _CUPS[a] * columns
    size = (a, b)[who]
    block = _CUPS[size] * columns
    row = start + (CUP_OF[cup] - _FIRST_CUP[size]) * columns
    column = column_of(bids)
    parts: dict[int, int] = {}
    if bids:
        parts[DUDO] = data[row + block + column]
        parts[CALZA] = data[row + 2 * block + column]
    for bid in range(bids[-1] + 1 if bids else 0, top):
        child = column + (1 << (bid - 1)) if bid else 0
        parts[bid] = data[row + child]
    total = sum(parts.values())
    return {answer: part / total for answer, part in parts.items() if part} if total else {}


def _payoffs(key: Key, values: dict[Key, float]) -> Payoffs:
    """What follows, in match units (+1: the opener wins it). Rounds beyond the tables are worth what `policy` says;
    a palifico round with one die each is taken as even."""
    from estaminet.games.dudo.policy import HEADS_UP
    from estaminet.games.dudo.solve import Payoffs

    def ahead(mine: int, theirs: int) -> float:
        return 2.0 * HEADS_UP[mine][theirs] - 1.0

    a, b, fresh = key
    one_each = 0.0 if fresh else values[1, 1, False]
    if a == b == 1:
        # The caller of a right calza has two dice and starts; everybody with one die has been palifico.
        return Payoffs(-1.0, 1.0, values[2, 1, False], -values[2, 1, False])
    if a == 2:
        return Payoffs(one_each, 1.0, ahead(3, 1), -ahead(2, 2))
    return Payoffs(-1.0, -one_each, ahead(2, 2), -ahead(3, 1))


def solve_all(iterations: int, sweeps: int) -> dict[Key, Round]:
    """Solve all rounds in turn, each with what the others are worth by now: calza makes the chain go round."""
    from estaminet.games.dudo.solve import Round

    values: dict[Key, float] = {(1, 1, False): 0.0, (2, 1, False): 0.6, (2, 1, True): 0.6}
    rounds: dict[Key, Round] = {}
    for sweep in range(sweeps):
        last = sweep == sweeps - 1
        for key in KEYS:
            if not last and key[0] == 1 and key[1] == 2:
                continue  # nothing leads back to it
            rounds[key] = Round(key[0], key[1], payoffs=_payoffs(key, values))
            rounds[key].solve(iterations if last else iterations // 4)
            values[key] = rounds[key].solution().value
    return rounds


def write(key: Key, solved: Round, folder: Path) -> None:
    parts = [part for who in (0, 1) for part in _bytes(solved, who)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file_name(key)).write_bytes(lzma.compress(b"".join(parts), preset=9))


def _bytes(solved: Round, who: int) -> list[bytes]:
    """Chances in 255ths; all zero at nodes the average strategy does not reach by its own play."""
    import numpy as np

    strategy: Strategy = solved.average(who)
    side = solved.sides[who]
    reached = side.mean_dudo + side.mean_calza
    for bid in range(1, solved.bids):
        half = 2 ** (bid - 1)
        reached[:, :half] += side.mean_raises[:, half : 2 * half]
    if who == 0:
        reached[:, 0] = np.inf
    # Weights of iterations are squares: below this share of them the plan comes here by rounding only.
    enough = reached > 1e-7 * solved.iterations**3 / 3
    raises = strategy.raises.copy()
    for bid in range(1, solved.bids):
        half = 2 ** (bid - 1)
        raises[:, half : 2 * half] *= enough[:, :half]
    tables = []
    for part in (raises, strategy.dudo * enough, strategy.calza * enough):
        tables.append(np.rint(part * 255).astype(np.uint8).tobytes())
    return tables


def main() -> None:
    folder = Path(sys.argv[1])
    for key, solved in solve_all(600, 4).items():
        write(key, solved, folder)
        solution = solved.solution()
        sys.stdout.write(
            f"{file_name(key)}: value {solution.value:+.4f}, exploitability {solution.exploitability:.5f}\n"
        )


if __name__ == "__main__":
    main()
