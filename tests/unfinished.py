"""Matches that are not over, however short a game is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.kernel.values import CHANCE

if TYPE_CHECKING:
    from estaminet.kernel.match import Match


def back(match: Match) -> None:
    """Take the last decision back."""
    match.rewind(max(number for number, move in enumerate(match.moves) if move.by != CHANCE))


def unfinished(match: Match) -> Match:
    """The match as it stands, or before its last decision if it is over."""
    if match.ended:
        back(match)
    return match
