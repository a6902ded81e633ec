"""What may lie on what, worked out once for all pairs of cards: None, or the reason why not."""

from typing import Final

from estaminet.games.dudab.material import (
    COLOUR_CALLS,
    DUDAB,
    HAND_KINDS,
    NO_CALL,
    VALUE_CALLS,
    colour_of,
    is_shaman,
    symbol_of,
    value_of,
)
from estaminet.games.dudab.rules.reasons import (
    MIRROR,
    MIRROR_DUDAB,
    MIRROR_FOR_SHAMAN,
    MIRROR_SHAMAN,
    NO_ANSWER,
    NO_WRAP,
    NOT_ONE_AWAY,
    OTHER_COLOUR_THAN_SHAMAN,
    SAME_COLOUR,
    SAME_SYMBOL,
    SHAMAN_HAS_COLOUR_ONLY,
    SHAMAN_OF_OTHER_COLOUR,
    SHAMAN_ON_DUDAB,
    SHAMAN_ON_OTHER_COLOUR,
    SHAMAN_ON_SHAMAN,
    Reason,
)


def on_top(top: int, card: int) -> Reason | None:
    """A card on the last card of a column, when nothing is demanded and no Jungle is in the way."""
    if card == DUDAB:  # DUD-01
        return None
    if is_shaman(card):
        if top == DUDAB:
            return SHAMAN_ON_DUDAB  # SHA-03
        if is_shaman(top):
            return SHAMAN_ON_SHAMAN  # SHA-02
        return None if colour_of(top) == colour_of(card) else SHAMAN_ON_OTHER_COLOUR  # SHA-01
    if top == DUDAB:  # NUM-04
        return None
    if is_shaman(top):  # NUM-03
        return None if colour_of(top) == colour_of(card) else OTHER_COLOUR_THAN_SHAMAN
    if colour_of(top) == colour_of(card):  # NUM-01
        return SAME_COLOUR
    if symbol_of(top) == symbol_of(card):
        return SAME_SYMBOL
    step = abs(value_of(top) - value_of(card))
    if step == 1:
        return None
    return NO_WRAP if step == 3 else NOT_ONE_AWAY  # NUM-02


def facing(opposite: int, card: int) -> Reason | None:
    """A card below a Jungle, facing that one (JUN-08, JUN-11 to 14)."""
    if card == DUDAB:
        return None
    if opposite == DUDAB:
        return MIRROR_DUDAB
    if is_shaman(opposite):
        return None if is_shaman(card) else MIRROR_SHAMAN
    if is_shaman(card):
        return None if colour_of(card) == colour_of(opposite) else MIRROR_FOR_SHAMAN
    if (
        colour_of(card) == colour_of(opposite)
        or value_of(card) == value_of(opposite)
        or symbol_of(card) == symbol_of(opposite)
    ):
        return None
    return MIRROR


def answering(call: int, card: int) -> Reason | None:
    """A card on a Dudab that calls this (NUM-05, SHA-04, SHA-05). A Dudab may be laid too, but is no answer."""
    if card == DUDAB:
        return None
    if is_shaman(card):
        if call >= COLOUR_CALLS:
            return SHAMAN_HAS_COLOUR_ONLY
        return None if colour_of(card) == call else SHAMAN_OF_OTHER_COLOUR
    if call < COLOUR_CALLS:
        has = colour_of(card) == call
    elif call < VALUE_CALLS:
        has = symbol_of(card) == call - COLOUR_CALLS
    else:
        has = value_of(card) == call - VALUE_CALLS + 1
    return None if has else NO_ANSWER


Against = list[list[Reason | None]]
ON_TOP: Final[Against] = [[on_top(top, card) for card in range(HAND_KINDS)] for top in range(HAND_KINDS)]
FACING: Final[Against] = [[facing(opposite, card) for card in range(HAND_KINDS)] for opposite in range(HAND_KINDS)]
ANSWERING: Final[Against] = [[answering(call, card) for card in range(HAND_KINDS)] for call in range(NO_CALL)]
