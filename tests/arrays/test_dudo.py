"""The array program of Dudo!, and chance, which is the published generator."""

import numpy as np
import pytest

from estaminet.arrays.chance import below, threefry
from estaminet.arrays.dudo import ACTIONS, Dudo
from estaminet.games.dudo.actions import BIDS
from estaminet.games.dudo.options import DudoOptions


def words(*numbers: int) -> tuple[np.ndarray, np.ndarray]:
    return np.array(numbers[:1], np.uint32), np.array(numbers[1:], np.uint32)


# Random123's known answers for threefry2x32 with 20 rounds.
@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
        ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_chance_is_threefry(counter: tuple[int, int], key: tuple[int, int], answer: tuple[int, int]) -> None:
    drawn = threefry(words(*key), words(*counter))
    assert (int(drawn[0][0]), int(drawn[1][0])) == answer


def test_numbers_below_n_are_the_high_half_of_the_product() -> None:
    rng = np.random.default_rng(1)
    word = rng.integers(0, 2**32, 10_000, dtype=np.uint32)
    for n in (2, 6, 152, 7_776):
        assert below(word, n).tolist() == [int(w) * n >> 32 for w in word]


def test_the_same_seed_gives_the_same_matches_and_lanes_differ() -> None:
    game = Dudo(np, 4)
    one, two, other = game.new(7, 50), game.new(7, 80), game.new(8, 50)
    for seat in range(4):
        assert one.cups[seat].tolist() == two.cups[seat][:50].tolist()
    assert any(one.cups[seat].tolist() != other.cups[seat].tolist() for seat in range(4))
    assert len(set(one.cups[0].tolist())) > 30


@pytest.mark.parametrize(("limit", "jokers"), [("1", 1), ("none", 2)])
def test_a_second_joker_is_earned_where_the_house_rules_allow_it(limit: str, jokers: int) -> None:
    """Random play hardly comes to two calzas of one player with five dice."""
    game = Dudo(np, 3, DudoOptions(joker_limit=limit))  # type: ignore[arg-type]
    state = game.new(3, 200)
    zero = np.zeros_like(state.turn)
    three_twos = next(bid.index for bid in BIDS if (bid.count, bid.value) == (3, 2))
    state = state._replace(bid=zero + three_twos, bidder=zero, turn=zero + 1, jokers=(zero, zero + 1, zero))
    right = game.matching(state) == 3
    assert right.sum() > 20
    after = game.step(state, zero + ACTIONS - 1)
    assert set(after.jokers[1][right].tolist()) == {jokers}


def test_dice_are_fair() -> None:
    state = Dudo(np, 6).new(3, 20_000)
    faces = [sum(int((cup >> 3 * face & 7).sum()) for cup in state.cups) for face in range(6)]
    rolled = 20_000 * 30
    assert sum(faces) == rolled
    # Five standard deviations of a binomial count.
    assert all(abs(count - rolled / 6) < 5 * (rolled * 5 / 36) ** 0.5 for count in faces)


def test_every_cup_of_every_match_is_a_roll_of_its_own() -> None:
    """Two cups of five dice are alike in about 13 of 1000 rolls; so are those of a match and of the one after it."""
    game = Dudo(np, 6)
    first = game.new(3, 20_000)
    after = game.again(first._replace(over=np.ones(20_000, bool)))
    pairs = [(first.cups[one], first.cups[other]) for one in range(6) for other in range(one)]
    pairs += zip(first.cups, after.cups, strict=True)
    for one, other in pairs:
        assert 0.005 < float((one == other).mean()) < 0.025
    assert 0.1 < float((first.starter == after.starter).mean()) < 0.25


def test_any_action_reaches_every_legal_one_and_no_other() -> None:
    game = Dudo(np, 2)
    rng = np.random.default_rng(4)
    state = game.new(4, 3_000)
    for _ in range(12):
        legal = game.legal(state)
        action = game.any_action(state, rng.integers(0, 2**32, 3_000, dtype=np.uint32))
        assert legal.shape == (3_000, ACTIONS)
        assert legal[np.arange(3_000), action].all()
        state = game.again(game.step(state, action))
    every = np.linspace(0, 2**32 - 1, 3_000, dtype=np.uint32)
    same = game.new(5, 3_000)
    same = game.step(same, np.full(3_000, 6 * 3 + 2))
    assert sorted(set(game.any_action(same, every).tolist())) == np.flatnonzero(game.legal(same)[0]).tolist()


def test_matches_that_are_over_stay_so_until_they_begin_again() -> None:
    game = Dudo(np, 2)
    rng = np.random.default_rng(5)
    state = game.new(5, 100)
    while not state.over.all():
        state = game.step(state, game.any_action(state, rng.integers(0, 2**32, 100, dtype=np.uint32)))
    assert not game.legal(state).any()
    assert sorted(game.reward(state)[0].tolist()) == [-1.0, 1.0]
    again = game.again(state)
    assert not again.over.any()
    assert (again.dice[0] == 5).all()
    assert (again.drawn > state.drawn).all()


def test_fewer_players_than_seats() -> None:
    """A batch may mix tables; empty seats never have dice nor a turn."""
    game = Dudo(np, 6)
    seats = np.arange(500) % 5 + 2
    rng = np.random.default_rng(6)
    state = game.new(6, 500, seats)
    for _ in range(60):
        assert (state.turn < seats).all()
        state = game.again(game.step(state, game.any_action(state, rng.integers(0, 2**32, 500, dtype=np.uint32))))
        assert all((row[seats <= seat] == 0).all() for seat, row in enumerate(state.dice))


@pytest.mark.parametrize("option", [{"salsa": "on"}, {"blank_bids": "plain"}, {"lost_dice": "hidden"}])
def test_options_it_does_not_have_are_refused(option: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="has no option"):
        Dudo(np, 3, DudoOptions(**option))  # type: ignore[arg-type]
