"""The checks that every game passes, by being a folder. No game is excused by name.

`check(game)` yields what is wrong, as sentences; nothing means all is well. The suite knows only the kernel's
interface: it plays at random, looks at everything twice, and compares worlds a seat must not tell apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.conformance.finding import Finding
from estaminet.conformance.grades import check_board, check_bots
from estaminet.conformance.matches import check_matches
from estaminet.conformance.playthroughs import check_playthroughs
from estaminet.conformance.setup import check_setup
from estaminet.conformance.texts import check_texts
from estaminet.kernel.game import GRADES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from estaminet.kernel.game import Game, Grade

__all__ = ["CHECKS", "Finding", "check", "checks_of", "next_grade"]

CHECKS: dict[Grade, dict[str, Callable[[Game, int, int], Iterator[Finding]]]] = {
    "rules": {
        "texts": check_texts,
        "setup": check_setup,
        "playthroughs": check_playthroughs,
        "matches": check_matches,
    },
    "bots": {"bots": check_bots},
    "board": {"board": check_board},
}
"""The checks by grade. Each takes the game, how many matches to play per number of seats, and a seed."""


def checks_of(game: Game) -> dict[str, Callable[[Game, int, int], Iterator[Finding]]]:
    """The checks that a game must pass for the grade its manifest claims."""
    claimed = GRADES[: GRADES.index(game.manifest.grade) + 1]
    return {name: run for grade in claimed for name, run in CHECKS[grade].items()}


def next_grade(game: Game) -> Grade | None:
    """The grade after the one the manifest claims, if there is one."""
    after = GRADES[GRADES.index(game.manifest.grade) + 1 :]
    return after[0] if after else None


def check(game: Game, matches: int = 3, seed: int = 1) -> Iterator[Finding]:
    """Everything that is wrong with a game of its grade, as far as this many matches per number of seats show it."""
    broken = False
    for name, run in checks_of(game).items():
        # A match of a game that breaks its rules may have no end, and a bot that searches would play it out.
        if name in CHECKS["rules"] or not broken:
            for finding in run(game, matches, seed):
                broken = True
                yield finding
