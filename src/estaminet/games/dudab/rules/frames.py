"""Unfinished work: what is still to be done in this turn once somebody has decided."""

from typing import Final


class Frame:
    """One piece of work. A frame is replaced, never changed, so that copies of a state share it.

    When the last frame is done the turn ends; that needs none. A cover is turned in one go and needs none either.
    """

    # The kinds of work, and what `count` and `about` are in each
    DRAW: Final = 0
    """`count` more cards, for the reason `about`"""
    PLACE: Final = 1
    """the Jungle or Baby `about`, which was drawn"""
    MASS: Final = 2
    """`count` more seats from `seat` on draw `about` cards each"""
    TRIM: Final = 3
    """cut the hand to five"""
    SHED: Final = 4
    """cut the hand to two; `about` is where the cards go"""
    REFILL: Final = 5
    """fill the hand to two"""

    FOR_TURN: Final = 0
    FOR_PENALTY: Final = 1
    FOR_REFILL: Final = 2
    FOR_MASS: Final = 3

    TO_NAME: Final = 0
    TO_DISCARD: Final = 1
    TO_OWN: Final = 2

    def __init__(self, kind: int, seat: int, count: int = 0, about: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.count = count
        self.about = about
