"""The environment researchers drive."""

import numpy as np
import pytest

from estaminet import games
from estaminet.arrays.batch import PROGRAMS, Batch
from estaminet.bots.encoding import encoder_of
from estaminet.games.dudab.options import DudabOptions

SHORT = {"dudab": DudabOptions(rounds="1")}
"""So that matches end soon."""


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", PROGRAMS)
def test_matches_end_with_a_winner_and_begin_again(game: str, seats: int) -> None:
    batch = Batch(game, seats, 64, seed=1, options=SHORT.get(game))
    rules = games.find(game)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        assert batch.observation().shape == (64, encoder_of(rules).length(rules.options_type(), seats))
        legal = batch.legal()
        assert legal.any(axis=1).all()
        batch.step(np.where(legal, rng.random(legal.shape), -1.0).argmax(axis=1))
        ended += int(batch.ended.sum())
        assert (batch.reward[~batch.ended] == 0.0).all()
        best = batch.reward[batch.ended].max(axis=1)
        winners = (batch.reward[batch.ended] == best[:, None]).sum(axis=1)
        assert (winners == 1).all() or game == "dudab"  # there a win may be shared
        assert np.allclose(best, (seats / winners - 1) / (seats - 1))
        assert np.allclose(batch.reward.sum(axis=1), 0.0, atol=1e-6)
    assert ended >= 32
    assert not batch.state.over.any()


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    batch = Batch("dudo", 2, 3, seed=2)
    before = batch.observation()
    with pytest.raises(ValueError, match="match 1: action 180 is not legal"):
        batch.step(np.array([0, 180, 0]))
    assert np.array_equal(batch.observation(), before)


def test_a_game_without_a_program_is_named() -> None:
    with pytest.raises(ValueError, match="no array program of 'chess'; there are: dnup, dudab, dudo, udaka"):
        Batch("chess", 2, 3, seed=1)
