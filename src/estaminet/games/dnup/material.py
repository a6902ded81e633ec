"""The numbers of dnup that do not depend on the deck. Decks are in `deck.py`, made ready for play in `rules/pack.py`.

Compiled, and everything is `Final`: so the rules have the constants at hand without looking them up by name.
"""

from typing import Final, Literal

# What the state waits for: who gets the first card of an uneven deal, the deal, a player, nothing more.
FIRST: Final = 0
DEAL: Final = 1
CHOOSE: Final = 2
OVER: Final = 3
PHASES: Final[list[Literal["first", "deal", "choose", "over"]]] = ["first", "deal", "choose", "over"]

NOWHERE: Final = -1
"""No place on the table."""

FIRST_OUT_POINTS: Final = 2
SECOND_OUT_POINTS: Final = 1
POINTS_TO_WIN: Final = 4
ROUNDS_TO_WIN: Final = 2
"""In the game for two."""
STALL_CYCLES: Final = 8
