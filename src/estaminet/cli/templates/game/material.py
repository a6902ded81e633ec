"""What is in the box: twelve cards, the numbers 1 to 6 twice each."""

from typing import Final

HIGHEST: Final = 6
NO_CARD: Final = 0
NO_CHOICE: Final = -1

DECK: Final[list[int]] = [number for number in range(1, HIGHEST + 1) for _ in range(2)]
"""All cards in order. Never changed: a match works on copies."""
