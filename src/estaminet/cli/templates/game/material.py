"""What is in the box: twelve cards, the numbers 1 to 6 twice each."""

HIGHEST = 6
COPIES = 2

DECK: list[int] = [number for number in range(1, HIGHEST + 1) for _ in range(COPIES)]
"""All cards in order. Never changed: a match works on copies."""
