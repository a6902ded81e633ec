"""What a refusal advises can be done, and no less will do: every last bid, every number of dice, all ways of blanks."""

from __future__ import annotations

import pytest

from estaminet.games.dudo.actions import BIDS
from estaminet.games.dudo.material import BLANK, COUNT_OF, DUDO_INDEX, NO_BID, VALUE_OF
from estaminet.games.dudo.rules.bids import BLANK_BIDS, answers, bid_refusal
from estaminet.kernel.values import Refusal


def advised(refusal: Refusal, last: int) -> list[tuple[str, set[tuple[int, int]], set[tuple[int, int]]]]:
    """Of each piece of advice: its words, bids of which one at least must be legal, bids that must not be."""
    args = refusal.args
    values = range(1, 6)

    def dice(least: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
        return {(least, v) for v in values}, {(least - 1, v) for v in values}

    def blanks(least: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
        return {(least, BLANK)}, {(least - 1, BLANK)}

    match refusal.reason:
        case "above-cap":
            return []  # Says only what is too much.
        case "palifico-value":
            value = VALUE_OF[last]
            return [("this value", {(n, value) for n in range(1, 31)}, set())]
        case "palifico-count":
            count, value = int(str(args["count"])), VALUE_OF[last]
            return [("more than so many", {(count + 1, value)}, {(count, value)})]
        case "only-blanks":
            every = {(n, v) for n in range(1, 31) for v in values}
            may, may_not = blanks(int(str(args["least"])))
            return [("only blanks", may, may_not | every)]
        case "blank-too-low":
            return [("blanks", *blanks(int(str(args["least"]))))]
        case "value-after-blanks":
            return [("a value", *dice(int(str(args["least"]))))]
        case "blank-plain":
            least = int(str(args["least"]))
            return [("at least", {(least, v) for v in range(1, 7)}, set())]
        case "after-fives":
            may, may_not = dice(int(str(args["count"])))
            return [("more dice", may, may_not)]
        case "after-fives-or-blanks":
            return [("more dice", *dice(int(str(args["count"])))), ("blanks", *blanks(int(str(args["least"]))))]
        case "count-lowered":
            count = int(str(args["count"]))
            return [("at least", {(count, v) for v in values}, {(count - 1, v) for v in values})]
        case "value-not-higher":
            count = int(str(args["count"]))
            higher = {(count, v) for v in range(VALUE_OF[last] + 1, 6)}
            return [("a higher value", higher, {(count, v) for v in range(1, VALUE_OF[last] + 1)})]
        case reason:
            raise AssertionError(f"{reason}: what does it advise?")


@pytest.mark.parametrize("blanks", list(BLANK_BIDS))
@pytest.mark.parametrize("palifico", [False, True])
def test_what_a_refused_bid_is_told_can_be_followed(blanks: str, palifico: bool) -> None:
    mode = BLANK_BIDS[blanks]
    tried = 0
    for cap in range(2, 31):
        for last in range(DUDO_INDEX):
            if COUNT_OF[last] > cap or (VALUE_OF[last] == BLANK and (palifico or blanks == "off")):
                continue
            legal = {
                (COUNT_OF[said.index], VALUE_OF[said.index])
                for said in answers(last, cap, palifico, True, mode)
                if said.index < DUDO_INDEX
            }
            for bid in range(DUDO_INDEX):
                refusal = bid_refusal(bid, last, cap, palifico, mode)
                if refusal is None or refusal.reason in {"blank-is-no-value", "blank-in-palifico"}:
                    continue
                if refusal.reason == "no-raise-left":
                    assert not legal
                    continue
                tried += 1
                for words, may, may_not in advised(refusal, last):
                    said = (cap, BIDS[last], BIDS[bid], refusal, words)
                    assert may & legal, said
                    assert not may_not & legal, said
    assert tried > 1000


def test_an_opening_bid_is_refused_for_blanks_alone() -> None:
    reasons = {
        refusal.reason
        for bid in range(DUDO_INDEX)
        if COUNT_OF[bid] <= 10 and (refusal := bid_refusal(bid, NO_BID, 10, False, BLANK_BIDS["plain"]))
    }
    assert reasons == {"blank-opens"}
