"""The array program of Dudab by itself; `test_lockstep.py` has it beside the rules."""

from typing import Any

import numpy as np
import pytest
from tests.lengths import rest_long

from estaminet.arrays.check import lockstep
from estaminet.arrays.dudab import Dudab
from estaminet.arrays.dudab_cards import Cards
from estaminet.arrays.dudab_looks import DECK_SIZE, State
from estaminet.arrays.words import ones, place_of
from estaminet.games.dudab.material import COPIES, HAND_KINDS
from estaminet.games.dudab.options import DudabOptions


def test_bits_are_counted_and_found() -> None:
    words = np.concatenate([np.random.default_rng(1).integers(0, 2**32, 500, dtype=np.uint32), [1, 2**31, 2**32 - 1]])
    words = words.astype(np.uint32)
    for word in words:
        places = [place for place in range(32) if int(word) >> place & 1]
        assert int(ones(np.array([word]))[0]) == len(places)
        numbers = np.arange(len(places), dtype=np.uint32)
        assert place_of(np.full(len(places), word), numbers).tolist() == places


# Matches of one round; those of several, and of two and three with edition A, are in test_lockstep.py.
CASES = [("A", 4), ("A", 5), ("A", 6), ("B", 2), ("B", 3), ("B", 4), ("B", 5), ("B", 6)]


@pytest.mark.parametrize("matches", rest_long([30, 300]))
@pytest.mark.parametrize(("edition", "seats"), CASES)
def test_both_editions_in_lockstep_with_the_rules(edition: Any, seats: int, matches: int) -> None:
    options = DudabOptions(edition=edition, rounds="1")
    assert lockstep("dudab", seats, matches, seed=10 * seats + matches, options=options, encoded=30) > 50 * matches


def test_a_deck_has_every_card_and_every_place_is_fair() -> None:
    game = Dudab(np, 2)
    decks = np.stack(game.decks(game.new(3, 20_000)), axis=1)
    assert decks.shape == (20_000, DECK_SIZE)
    for kind in range(HAND_KINDS):
        assert ((decks == kind).sum(axis=1) == COPIES[kind]).all()
        # Six standard deviations of a binomial count, at every place of the deck.
        share = COPIES[kind] / DECK_SIZE
        assert abs((decks == kind).sum(axis=0) - 20_000 * share).max() < 6 * (20_000 * share * (1 - share)) ** 0.5


def test_no_card_of_a_deck_says_anything_about_another() -> None:
    """The kinds have an order, so what one card says about another shows in how they go together."""
    game = Dudab(np, 2)
    first = game.new(3, 5_000)
    one = np.stack(game.decks(first), axis=1).astype(float)
    other = np.stack(game.decks(first._replace(drawn=first.drawn + 1)), axis=1).astype(float)
    together = np.corrcoef(np.concatenate([one, other], axis=1), rowvar=False)
    # Within one deck all are a little less alike than by chance; the rest is five standard deviations.
    assert abs(together[~np.eye(2 * DECK_SIZE, dtype=bool)]).max() < 1 / (DECK_SIZE - 1) + 5 / 5_000**0.5


def test_the_same_seed_gives_the_same_matches_and_lanes_differ() -> None:
    game = Dudab(np, 4)
    one, two, other = game.new(7, 50), game.new(7, 80), game.new(8, 50)
    assert all(one.hands[seat].low.tolist() == two.hands[seat].low[:50].tolist() for seat in range(4))
    assert any(one.hands[seat].low.tolist() != other.hands[seat].low.tolist() for seat in range(4))
    assert len({tuple(int(word[lane]) for hand in one.hands for word in hand) for lane in range(50)}) == 50


def test_every_seat_opens_as_often_as_the_others() -> None:
    starters = np.bincount(Dudab(np, 5).new(5, 20_000).starter, minlength=5)
    assert abs(starters - 4_000).max() < 5 * (20_000 * 0.2 * 0.8) ** 0.5
    assert (Dudab(np, 3, DudabOptions(first_player="2")).new(5, 100).starter == 2).all()


def test_any_action_reaches_every_legal_one_and_no_other() -> None:
    game = Dudab(np, 3)
    rng = np.random.default_rng(4)
    state = game.new(4, 2_000)
    for _ in range(30):
        legal = game.legal(state)
        assert legal.shape == (2_000, game.actions)
        action = game.any_action(state, rng.integers(0, 2**32, 2_000, dtype=np.uint32))
        assert legal[np.arange(2_000), action].all()
        state = game.again(game.step(state, action))
    every = np.linspace(0, 2**32 - 1, 2_000, dtype=np.uint32)
    for lane in range(40):
        same = State(*[_spread(part, lane) for part in state])
        assert sorted(set(game.any_action(same, every).tolist())) == np.flatnonzero(game.legal(same)[0]).tolist()


def _spread(part: Any, lane: int) -> Any:
    """One match in every lane."""
    if isinstance(part, tuple):
        rows = [_spread(row, lane) for row in part]
        return Cards(*rows) if isinstance(part, Cards) else tuple(rows)
    return np.full_like(part, part[lane])


def test_matches_that_are_over_stay_so_until_they_begin_again() -> None:
    game = Dudab(np, 2, DudabOptions(rounds="1"))
    rng = np.random.default_rng(5)
    state = game.new(5, 100)
    while not state.over.all():
        state = game.step(state, game.any_action(state, rng.integers(0, 2**32, 100, dtype=np.uint32)))
    assert not game.legal(state).any()
    same = game.step(state, np.zeros(100, np.int32))
    assert all(np.array_equal(np.asarray(a), np.asarray(b)) for a, b in zip(state, same, strict=True))
    again = game.again(state)
    assert not again.over.any()
    assert (again.round == 1).all()
    assert not any(total.any() for total in again.totals)
    assert any((again.hands[seat].low != game.new(5, 100).hands[seat].low).any() for seat in range(2))


def test_who_shares_the_win_shares_the_reward() -> None:
    """DUDAB-GAME-02 and 03: the lowest total wins."""
    game = Dudab(np, 3)
    totals = np.array([[9, 9, 21], [9, 8, 21], [7, 7, 7], [9, 9, 9]], np.int32)
    over = np.array([True, True, True, False])
    state = game.new(1, 4)._replace(totals=tuple(totals.T), over=over)
    expected = [[0.25, 0.25, -0.5], [-0.5, 1.0, -0.5], [0.0] * 3, [0.0] * 3]
    assert np.allclose(game.reward(state), expected, atol=1e-6)


def test_fewer_players_than_seats() -> None:
    """A batch may mix tables; empty seats never have cards nor a turn, and columns follow the players."""
    game = Dudab(np, 6, DudabOptions(rounds="1"))
    seats = np.arange(100) % 5 + 2
    rng = np.random.default_rng(6)
    state = game.new(6, 100, seats)
    ended = np.zeros(100, int)
    for _ in range(180):
        assert (state.turn < seats).all()
        assert ((state.lengths[2] > 0) == (seats > 4)).all()
        state = game.step(state, game.any_action(state, rng.integers(0, 2**32, 100, dtype=np.uint32)))
        ended += state.over
        assert all((state.sizes[seat][seats <= seat] == 0).all() for seat in range(6))
        state = game.again(state)
    assert (ended > 0).all()


def test_expansions_and_a_starter_who_is_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match="has no option expansions = jungle"):
        Dudab(np, 3, DudabOptions(expansions="jungle"))
    with pytest.raises(ValueError, match="not for 3 players"):
        Dudab(np, 3, DudabOptions(first_player="4"))
