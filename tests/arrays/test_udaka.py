"""The array program of UDAKA Classic by itself; `test_lockstep.py` has it beside the rules."""

from typing import Any

import numpy as np

from estaminet.arrays.udaka import State, Udaka
from estaminet.games.udaka.material import COPIES, DECK_SIZE, JOKER


def test_a_deck_has_every_card_and_every_place_is_fair() -> None:
    game = Udaka(np, 2)
    decks = np.stack(game.decks(game.new(3, 20_000)), axis=1)
    assert decks.shape == (20_000, DECK_SIZE)
    for rank in range(1, JOKER + 1):
        assert ((decks == rank).sum(axis=1) == COPIES[rank]).all()
        # Five standard deviations of a binomial count, at every place of the deck.
        share = COPIES[rank] / DECK_SIZE
        assert abs((decks == rank).sum(axis=0) - 20_000 * share).max() < 5 * (20_000 * share * (1 - share)) ** 0.5


def test_no_card_of_a_deck_says_anything_about_another() -> None:
    """Nor about the deck of the deal after it."""
    game = Udaka(np, 2)
    first = game.new(3, 20_000)
    one = np.stack(game.decks(first), axis=1)
    other = np.stack(game.decks(first._replace(drawn=first.drawn + 1)), axis=1)
    alike = sum(count * (count - 1) for count in COPIES) / (DECK_SIZE * (DECK_SIZE - 1))
    for apart in range(1, DECK_SIZE):
        assert abs((one[:, apart] == one[:, 0]).mean() - alike) < 0.015
        assert abs((one[:, apart] == one[:, apart - 1]).mean() - alike) < 0.015
    again = sum(count * count for count in COPIES) / DECK_SIZE**2
    assert abs((one == other).mean(axis=0) - again).max() < 0.015


def test_the_same_seed_gives_the_same_matches_and_lanes_differ() -> None:
    game = Udaka(np, 4)
    one, two, other = game.new(7, 50), game.new(7, 80), game.new(8, 50)
    assert all(one.hands[seat].tolist() == two.hands[seat][:50].tolist() for seat in range(4))
    assert any(one.hands[seat].tolist() != other.hands[seat].tolist() for seat in range(4))
    assert len(set(one.hands[0].tolist())) > 20


def test_every_seat_deals_first_as_often_as_it_should() -> None:
    """By cards the first seat is favoured (UDAKA-DEALER-02: the earliest of equals); by counting, for two players:"""
    deck = [rank for rank in range(1, JOKER + 1) for _ in range(COPIES[rank])]
    worth = [10 if rank == 1 else rank if rank < 10 else 0 for rank in deck]
    first = second = 0
    for i, mine in enumerate(worth):
        for j, theirs in enumerate(worth):
            if i != j and mine + theirs > 0:
                first, second = first + (mine >= theirs), second + (mine < theirs)
    dealers = Udaka(np, 2).new(5, 40_000).dealer
    share = first / (first + second)
    assert abs((dealers == 0).mean() - share) < 5 * (share * (1 - share) / 40_000) ** 0.5


def test_any_action_reaches_every_legal_one_and_no_other() -> None:
    game = Udaka(np, 3)
    rng = np.random.default_rng(4)
    state = game.new(4, 2_000)
    for _ in range(30):
        legal = game.legal(state)
        assert legal.shape == (2_000, game.actions)
        action = game.any_action(state, rng.integers(0, 2**32, 2_000, dtype=np.uint32))
        assert legal[np.arange(2_000), action].all()
        state = game.again(game.step(state, action))
    every = np.linspace(0, 2**32 - 1, 2_000, dtype=np.uint32)
    same = State(*[_spread(part) for part in state])
    assert sorted(set(game.any_action(same, every).tolist())) == np.flatnonzero(game.legal(same)[0]).tolist()


def _spread(part: Any) -> Any:
    """The first match in every lane."""
    if isinstance(part, tuple):
        return tuple(_spread(row) for row in part)
    return np.full_like(part, part[0])


def test_matches_that_are_over_stay_so_until_they_begin_again() -> None:
    game = Udaka(np, 2)
    rng = np.random.default_rng(5)
    state = game.new(5, 100)
    while not state.over.all():
        state = game.step(state, game.any_action(state, rng.integers(0, 2**32, 100, dtype=np.uint32)))
    assert not game.legal(state).any()
    assert sorted(game.reward(state)[0].tolist()) == [-1.0, 1.0]
    again = game.again(state)
    assert not again.over.any()
    assert not any(wins.any() for wins in again.wins)
    assert any((again.hands[seat] != game.new(5, 100).hands[seat]).any() for seat in range(2))


def test_fewer_players_than_seats() -> None:
    """A batch may mix tables; empty seats never have cards, tokens nor a turn."""
    game = Udaka(np, 6)
    seats = np.arange(500) % 5 + 2
    rng = np.random.default_rng(6)
    state = game.new(6, 500, seats)
    ended = 0
    for _ in range(150):
        assert (state.turn < seats).all()
        state = game.step(state, game.any_action(state, rng.integers(0, 2**32, 500, dtype=np.uint32)))
        ended += int(state.over.sum())
        for seat in range(6):
            assert (state.sizes[seat][seats <= seat] == 0).all()
            assert (state.wins[seat][seats <= seat] == 0).all()
        state = game.again(state)
    assert ended > 100
