"""The array program of dnup by itself; `test_lockstep.py` has it beside the rules."""

import numpy as np
import pytest

from estaminet.arrays.dnup import Dnup
from estaminet.games.dnup.options import DnupOptions


def test_every_order_of_the_deal_and_every_way_up_is_fair() -> None:
    game = Dnup(np, 2)
    places, ups = game.order(game.new(3, 20_000))
    assert (np.sort(places, axis=1) == np.arange(game.cards)).all()
    share = 1 / game.cards
    for card in range(game.cards):
        # Five standard deviations of a binomial count, at every place of the deal.
        found = np.bincount(places[:, card], minlength=game.cards)
        assert abs(found - 20_000 * share).max() < 5 * (20_000 * share * (1 - share)) ** 0.5
        assert abs(ups[:, card].mean() - 0.5) < 5 * (0.25 / 20_000) ** 0.5


def test_no_card_of_a_deal_says_anything_about_another() -> None:
    """Neither which way up it arrives, nor where; and the deal after it is another."""
    game = Dnup(np, 2)
    first = game.new(3, 5_000)
    places, ups = game.order(first)
    places_after, ups_after = game.order(first._replace(drawn=first.drawn + 1))
    for one, other in ((ups, ups_after), (places, places_after)):
        together = np.corrcoef(np.concatenate([one, other], axis=1), rowvar=False)
        # No two cards are at one place, so places go together a little; the rest is five standard deviations.
        least = 1 / (game.cards - 1) if one is places else 0.0
        assert abs(together[~np.eye(2 * game.cards, dtype=bool)]).max() < least + 5 / 5_000**0.5


def test_the_same_seed_gives_the_same_matches_and_lanes_differ() -> None:
    game = Dnup(np, 3)
    one, two, other = game.new(7, 50), game.new(7, 80), game.new(8, 50)
    assert (one.where == two.where[:50]).all()
    assert (one.where != other.where).any()
    assert len({row.tobytes() for row in one.where}) == 50


def test_matches_that_are_over_stay_so_until_they_begin_again() -> None:
    game = Dnup(np, 2)
    rng = np.random.default_rng(5)
    state = game.new(5, 60)
    while not state.over.all():
        state = game.step(state, game.any_action(state, rng.integers(0, 2**32, 60, dtype=np.uint32)))
    assert not game.legal(state).any()
    assert sorted(game.reward(state)[0].tolist()) == [-1.0, 1.0]
    again = game.again(state)
    assert not again.over.any()
    assert (again.where != game.new(5, 60).where).any()


def test_what_it_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="has no option stall_guard"):
        Dnup(np, 3, DnupOptions(stall_guard=False))
    with pytest.raises(ValueError, match="same number of players"):
        Dnup(np, 3).new(1, 10, seats=2)
