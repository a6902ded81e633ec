"""The checks that every game passes, by being a folder. No game is excused by name.

`check(game)` yields what is wrong, as sentences; nothing means all is well. The suite knows only the kernel's
interface: it plays at random, looks at everything twice, and compares worlds that a seat should not tell apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.conformance.finding import Finding
from estaminet.conformance.matches import check_matches
from estaminet.conformance.playthroughs import check_playthroughs
from estaminet.conformance.table import check_table
from estaminet.conformance.texts import check_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from estaminet.kernel.game import Game

__all__ = ["CHECKS", "Finding", "check"]

CHECKS: dict[str, Callable[[Game, int, int], Iterator[Finding]]] = {
    "texts": check_texts,
    "table": check_table,
    "playthroughs": check_playthroughs,
    "matches": check_matches,
}
"""The parts of the suite. Each takes the game, how many matches to play per number of seats, and a seed."""


def check(game: Game, matches: int = 3, seed: int = 1) -> Iterator[Finding]:
    """Everything that is wrong with a game, as far as so many matches per number of seats show it."""
    for part in CHECKS.values():
        yield from part(game, matches, seed)
