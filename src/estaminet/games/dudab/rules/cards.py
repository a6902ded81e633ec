"""What may lie on what, worked out once for all pairs of cards: None, or the reason why not."""

from typing import Final

from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules import reasons


def on_top(top: int, card: int) -> reasons.Reason | None:
    """A card on the last card of a column, when nothing is demanded and no Jungle is in the way."""
    if card == box.DUDAB:  # DUD-01
        return None
    if box.is_shaman(card):
        if top == box.DUDAB:
            return reasons.SHAMAN_ON_DUDAB  # SHA-03
        if box.is_shaman(top):
            return reasons.SHAMAN_ON_SHAMAN  # SHA-02
        return None if box.colour_of(top) == box.colour_of(card) else reasons.SHAMAN_ON_OTHER_COLOUR  # SHA-01
    if top == box.DUDAB:  # NUM-04
        return None
    if box.is_shaman(top):  # NUM-03
        return None if box.colour_of(top) == box.colour_of(card) else reasons.OTHER_COLOUR_THAN_SHAMAN
    if box.colour_of(top) == box.colour_of(card):  # NUM-01
        return reasons.SAME_COLOUR
    if box.symbol_of(top) == box.symbol_of(card):
        return reasons.SAME_SYMBOL
    step = abs(box.value_of(top) - box.value_of(card))
    if step == 1:
        return None
    return reasons.NO_WRAP if step == 3 else reasons.NOT_ONE_AWAY  # NUM-02


def facing(opposite: int, card: int) -> reasons.Reason | None:
    """A card below a Jungle, facing that one (JUN-08, JUN-11 to 14)."""
    if card == box.DUDAB:
        return None
    if opposite == box.DUDAB:
        return reasons.MIRROR_DUDAB
    if box.is_shaman(opposite):
        return None if box.is_shaman(card) else reasons.MIRROR_SHAMAN
    if box.is_shaman(card):
        return None if box.colour_of(card) == box.colour_of(opposite) else reasons.MIRROR_FOR_SHAMAN
    if (
        box.colour_of(card) == box.colour_of(opposite)
        or box.value_of(card) == box.value_of(opposite)
        or box.symbol_of(card) == box.symbol_of(opposite)
    ):
        return None
    return reasons.MIRROR


def answering(call: int, card: int) -> reasons.Reason | None:
    """A card on a Dudab that calls this (NUM-05, SHA-04, SHA-05). A Dudab may be laid too, but is no answer."""
    if card == box.DUDAB:
        return None
    if box.is_shaman(card):
        if call >= box.COLOUR_CALLS:
            return reasons.SHAMAN_HAS_COLOUR_ONLY
        return None if box.colour_of(card) == call else reasons.SHAMAN_OF_OTHER_COLOUR
    if call < box.COLOUR_CALLS:
        has = box.colour_of(card) == call
    elif call < box.VALUE_CALLS:
        has = box.symbol_of(card) == call - box.COLOUR_CALLS
    else:
        has = box.value_of(card) == call - box.VALUE_CALLS + 1
    return None if has else reasons.NO_ANSWER


Against = list[list[reasons.Reason | None]]
ON_TOP: Final[Against] = [[on_top(top, card) for card in range(box.HAND_KINDS)] for top in range(box.HAND_KINDS)]
FACING: Final[Against] = [
    [facing(opposite, card) for card in range(box.HAND_KINDS)] for opposite in range(box.HAND_KINDS)
]
ANSWERING: Final[Against] = [[answering(call, card) for card in range(box.HAND_KINDS)] for call in range(box.NO_CALL)]
