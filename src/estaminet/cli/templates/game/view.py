"""What one viewer of NewGame may know, field by field."""

from __future__ import annotations

from typing import Literal

from estaminet.kernel.values import View


class NewGameView(View, frozen=True):
    seat: int | None
    """Who looks; None is a spectator."""
    phase: Literal["deal", "turn", "over"]
    hand: int | None
    """The viewer's own card; None for a spectator and before the deal."""
    choices: tuple[Literal["keep", "swap"] | None, ...]
    """What each seat has done; None while it has had no turn."""
    asides: tuple[int | None, ...]
    """The card each seat has put aside; None if there is none or the viewer may not look."""
    pile: int
    """How many cards are left to draw."""
    turn: int | None
    shown: tuple[int, ...] | None
    """Everybody's cards once they are turned up."""
