"""Cards that nobody has seen, dealt out to where they can lie."""

from __future__ import annotations

from collections import Counter

import pytest

from estaminet.kernel.rng import FastRng
from estaminet.kernel.unpacking import deal_out


def only_even_cards_at_place_0(card: int, place: int) -> bool:
    return card % 2 == 0 or place == 1


def test_every_place_gets_as_many_cards_as_it_has_room_for_and_the_rest_is_left_over() -> None:
    dealt = deal_out(list(range(10)), [3, 0, 4], FastRng(1), lambda *_: True)
    assert [len(cards) for cards in dealt] == [3, 0, 4, 3]
    assert sorted(card for cards in dealt for card in cards) == list(range(10))


def test_a_card_lies_only_where_it_fits() -> None:
    for seed in range(50):
        first, _, _ = deal_out([0, 1, 2, 3, 4, 5], [3, 3], FastRng(seed), only_even_cards_at_place_0)
        assert sorted(first) == [0, 2, 4]


def test_all_ways_are_equally_likely() -> None:
    """Two of the even cards 0, 2, 4 at the first place; any one of the others at the second; two left over."""
    rng = FastRng(1)
    ways = Counter(
        tuple(tuple(sorted(cards)) for cards in deal_out([0, 1, 2, 3, 4], [2, 1], rng, only_even_cards_at_place_0))
        for _ in range(9000)
    )
    assert len(ways) == 9
    assert all(850 < count < 1150 for count in ways.values()), ways


def test_cards_that_fit_nowhere_are_said_not_to_fit() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        deal_out([1, 3], [2], FastRng(1), only_even_cards_at_place_0)
