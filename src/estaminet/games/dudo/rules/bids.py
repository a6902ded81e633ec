"""Which bid may follow which, and so what a player may say (DUDO-BID, DUDO-BLANK, DUDO-PAL-04)."""

from typing import Final

from mypy_extensions import i64

from estaminet.games.dudo.actions import BIDS, CALZA, DUDO, PASS, SALSAS, face_word
from estaminet.games.dudo.material import BLANK, COUNT_OF, DUDO_INDEX, NO_BID, VALUE_OF
from estaminet.kernel.values import Action, Refusal

# How blank bids compare (DUDO-BLANK-03, 04).
OFF: Final = 0
HALVED: Final = 1
PLAIN: Final = 2
BLANK_BIDS: Final = {"off": OFF, "halved": HALVED, "plain": PLAIN}

PLAIN_KEY: Final[list[int]] = [COUNT_OF[bid] * 10 + VALUE_OF[bid] for bid in range(DUDO_INDEX)]
"""DUDO-BID-04 to 06 and DUDO-BLANK-04: a raise needs a larger key."""
HALVED_KEY: Final[list[int]] = [
    COUNT_OF[bid] * (20 if VALUE_OF[bid] == BLANK else 10) + VALUE_OF[bid] for bid in range(DUDO_INDEX)
]
"""DUDO-BLANK-03: the same, and blanks count double."""


def bid_refusal(bid: int, last: int, cap: int, palifico: bool, blank_bids: int) -> Refusal | None:
    """Why this bid may not follow the last one, or not open (`NO_BID`); None if it may.

    The one source of legality: `answers` asks it for every bid.
    """
    count = COUNT_OF[bid]
    value = VALUE_OF[bid]
    if value == BLANK:
        if blank_bids == OFF:
            return Refusal("DUDO-BID-02", "blank-is-no-value")
        if palifico:
            return Refusal("DUDO-BLANK-01", "blank-in-palifico")
        if last == NO_BID:
            return Refusal("DUDO-BLANK-01", "blank-opens")
    if last != NO_BID and top_bid(last, cap, palifico, blank_bids):
        return Refusal("DUDO-BID-09", "no-raise-left", {"cap": cap})
    if count > cap:
        return Refusal("DUDO-BID-08", "above-cap", {"cap": cap})
    if last == NO_BID:
        return None
    last_count = COUNT_OF[last]
    last_value = VALUE_OF[last]
    if palifico:
        if value != last_value:
            return Refusal("DUDO-PAL-04", "palifico-value", {"face": face_word(last_value, 2)})
        if count <= last_count:
            return Refusal("DUDO-PAL-04", "palifico-count", {"count": last_count})
        return None
    if value == BLANK or last_value == BLANK:
        if blank_bids == HALVED:
            if HALVED_KEY[bid] > HALVED_KEY[last]:
                return None
            if value == BLANK:
                least = last_count + 1 if last_value == BLANK else (last_count + 1) // 2
                return Refusal("DUDO-BLANK-03", "blank-too-low", {"least": least})
            least = 2 * last_count + 1
            if least > cap:
                return Refusal("DUDO-BLANK-03", "only-blanks", {"least": last_count + 1})
            return Refusal("DUDO-BLANK-03", "value-after-blanks", {"least": least})
        if PLAIN_KEY[bid] > PLAIN_KEY[last]:
            return None
        least = last_count if value == BLANK and last_value != BLANK else last_count + 1
        return Refusal("DUDO-BLANK-04", "blank-plain", {"least": least})
    if count > last_count or (count == last_count and value > last_value):
        return None
    if last_value == 5:
        return _refusal_after_fives(count, last_count, cap, blank_bids)
    if count < last_count:
        return Refusal("DUDO-BID-04", "count-lowered", {"count": last_count})
    return Refusal("DUDO-BID-05", "value-not-higher", {"count": count, "face": face_word(last_value, count)})


def _refusal_after_fives(count: int, last_count: int, cap: int, blank_bids: int) -> Refusal:
    """No value is above fives, so that only more dice are higher, or blanks where they can be bid on."""
    clause = "DUDO-BID-04" if count < last_count else "DUDO-BID-05"
    if blank_bids == OFF:
        return Refusal(clause, "after-fives", {"count": last_count + 1})
    least = (last_count + 1) // 2 if blank_bids == HALVED else last_count
    if last_count == cap:
        return Refusal(clause, "only-blanks", {"least": least})
    return Refusal(clause, "after-fives-or-blanks", {"count": last_count + 1, "least": least})


def top_bid(bid: int, cap: int, palifico: bool, blank_bids: int) -> bool:
    """DUDO-BID-09: whether no raise exists above this bid."""
    if COUNT_OF[bid] < cap:
        return False
    if palifico:
        return True
    return VALUE_OF[bid] == (5 if blank_bids == OFF else BLANK)


def _ordered(blank_bids: int) -> list[Action]:
    keys = HALVED_KEY if blank_bids == HALVED else PLAIN_KEY
    return [BIDS[i] for i in sorted(range(len(BIDS)), key=lambda i: keys[i])]


_BIDS_IN_ORDER: list[list[Action]] = [_ordered(OFF), _ordered(HALVED), _ordered(PLAIN)]

Choices = tuple[Action, ...]
_ANSWERS: Final[list[Choices | None]] = [None] * ((len(BIDS) + 1) * 32 * 12)
_SALSA_ANSWERS: Final[list[Choices | None]] = [None] * len(_ANSWERS)
"""What may be said, by `situation`; worked out when it is first asked for, then kept for good."""


def situation(last: i64, cap: i64, palifico: bool, calza: bool, blank_bids: i64) -> i64:
    """All that the choice of a player depends on, as one number."""
    return ((last + 1) * 32 + cap) * 12 + (6 if palifico else 0) + (3 if calza else 0) + blank_bids


def answers(last: i64, cap: i64, palifico: bool, calza: bool, blank_bids: i64) -> Choices:
    """Everything the player on turn may say: bids from low to high, then dudo, then calza."""
    key = situation(last, cap, palifico, calza, blank_bids)
    known = _ANSWERS[key]
    if known is not None:
        return known
    legal = [
        bid for bid in _BIDS_IN_ORDER[blank_bids] if bid_refusal(bid.index, last, cap, palifico, blank_bids) is None
    ]
    if last != NO_BID:
        legal.append(DUDO)
        if calza:
            legal.append(CALZA)
    choices = tuple(legal)
    _ANSWERS[key] = choices
    return choices


def salsa_answers(last: i64, cap: i64, palifico: bool, calza: bool, blank_bids: i64) -> Choices:
    """DUDO-SALSA-02: a pass, or salsa with anything that could be said on turn."""
    key = situation(last, cap, palifico, calza, blank_bids)
    known = _SALSA_ANSWERS[key]
    if known is not None:
        return known
    acts = answers(last, cap, palifico, calza, blank_bids)
    choices: Choices = (PASS, *[SALSAS[act.index] for act in acts])
    _SALSA_ANSWERS[key] = choices
    return choices
