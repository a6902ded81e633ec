"""What may lie on what, worked out once for all pairs of cards. A result of `FITS` is yes; others say why not."""

from typing import Final

NUMBERS: Final = 64
FIRST_SHAMAN: Final = 64
DUDAB: Final = 68
JUNGLE: Final = 69
BABY: Final = 70
KINDS: Final = 71
HAND_KINDS: Final = 69

COLOUR_CALLS: Final = 4
"""Calls below this name a colour, the next four a symbol, the last four a value; then comes no call."""
VALUE_CALLS: Final = 8
NO_CALL: Final = 12

# Why a card may not be laid. `refusals.REFUSALS` has the clause and the sentence of each.
FITS: Final = 0
SAME_COLOUR: Final = 1
SAME_SYMBOL: Final = 2
NOT_NEXT: Final = 3
NO_WRAP: Final = 4
OTHER_COLOUR_THAN_SHAMAN: Final = 5
SHAMAN_ON_OTHER_COLOUR: Final = 6
SHAMAN_ON_SHAMAN: Final = 7
SHAMAN_ON_DUDAB: Final = 8
NO_ANSWER: Final = 9
SHAMAN_OF_OTHER_COLOUR: Final = 10
SHAMAN_HAS_COLOUR_ONLY: Final = 11
NO_REACTION: Final = 12
REACT_ON_THE_SHAMAN: Final = 13
CALL_CLOSES_COLUMNS: Final = 14
DUDAB_ON_THE_CALLED: Final = 15
MIRROR: Final = 16
MIRROR_SHAMAN: Final = 17
MIRROR_DUDAB: Final = 18
MIRROR_FOR_SHAMAN: Final = 19


def colour_of(kind: int) -> int:
    """Of a number or a Shaman."""
    return kind // 16 if kind < NUMBERS else kind - FIRST_SHAMAN


def value_of(kind: int) -> int:
    """Of a number."""
    return kind // 4 % 4 + 1


def symbol_of(kind: int) -> int:
    """Of a number."""
    return kind % 4


def is_shaman(kind: int) -> bool:
    return FIRST_SHAMAN <= kind < DUDAB


def neighbour(top: int, card: int) -> int:
    """Whether a card fits on the top card of a column when nothing is pending and no Jungle is in the way."""
    if card == DUDAB:  # DUD-01
        return FITS
    if is_shaman(card):
        if top == DUDAB:
            return SHAMAN_ON_DUDAB  # SHA-03
        if is_shaman(top):
            return SHAMAN_ON_SHAMAN  # SHA-02
        return FITS if colour_of(top) == colour_of(card) else SHAMAN_ON_OTHER_COLOUR  # SHA-01
    if top == DUDAB:  # NUM-04
        return FITS
    if is_shaman(top):  # NUM-03
        return FITS if colour_of(top) == colour_of(card) else OTHER_COLOUR_THAN_SHAMAN
    if colour_of(top) == colour_of(card):  # NUM-01
        return SAME_COLOUR
    if symbol_of(top) == symbol_of(card):
        return SAME_SYMBOL
    step = abs(value_of(top) - value_of(card))
    if step == 1:
        return FITS
    return NO_WRAP if step == 3 else NOT_NEXT  # NUM-02


def mirror(opposite: int, card: int) -> int:
    """Whether a card may lie below a Jungle opposite that one (JUN-08, JUN-11 to 14)."""
    if card == DUDAB:
        return FITS
    if opposite == DUDAB:
        return MIRROR_DUDAB
    if is_shaman(opposite):
        return FITS if is_shaman(card) else MIRROR_SHAMAN
    if is_shaman(card):
        return FITS if colour_of(card) == colour_of(opposite) else MIRROR_FOR_SHAMAN
    if (
        colour_of(card) == colour_of(opposite)
        or value_of(card) == value_of(opposite)
        or symbol_of(card) == symbol_of(opposite)
    ):
        return FITS
    return MIRROR


def answer(call: int, card: int) -> int:
    """Whether a card has what was called (NUM-05, SHA-04, SHA-05). A Dudab may be laid too, but is no answer."""
    if card == DUDAB:
        return FITS
    if is_shaman(card):
        if call >= COLOUR_CALLS:
            return SHAMAN_HAS_COLOUR_ONLY
        return FITS if colour_of(card) == call else SHAMAN_OF_OTHER_COLOUR
    if call < COLOUR_CALLS:
        has = colour_of(card) == call
    elif call < VALUE_CALLS:
        has = symbol_of(card) == call - COLOUR_CALLS
    else:
        has = value_of(card) == call - VALUE_CALLS + 1
    return FITS if has else NO_ANSWER


NEIGHBOUR: Final[list[list[int]]] = [[neighbour(top, card) for card in range(HAND_KINDS)] for top in range(HAND_KINDS)]
OPPOSITE: Final[list[list[int]]] = [[mirror(top, card) for card in range(HAND_KINDS)] for top in range(HAND_KINDS)]
ANSWER: Final[list[list[int]]] = [[answer(call, card) for card in range(HAND_KINDS)] for call in range(NO_CALL)]
VALUE: Final[list[int]] = [value_of(kind) if kind < NUMBERS else 0 for kind in range(KINDS)]
"""The value of a number, 0 for every other card."""
