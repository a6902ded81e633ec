"""OpenSpiel's own tests on every game, and one of its algorithms on each."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from estaminet import games
from estaminet.adapters.openspiel import SpielState, load
from estaminet.bots.encoding import encoder_of
from estaminet.kernel.codec import plain
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Ended, shares_of

KEYS = [game.key for game in games.all_games("bots")]


def random_options(key: str, seats: int) -> str:
    """Random house rules as OpenSpiel's parameter writes them; what is no plain word is left at its default."""
    chosen = plain(games.find(key).options_type.random(FastRng(4), seats))
    return ";".join(f"{name}={value}" for name, value in chosen.items() if isinstance(value, (str, int)))


def some_state(key: str, seats: int, moves: int, seed: int) -> SpielState:
    game = load(key, seats)
    state: SpielState = game.new_initial_state()
    rng = np.random.RandomState(seed)
    length = moves
    while moves or state.is_chance_node():
        choices = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        moves -= not state.is_chance_node()
        state.apply_action(int(rng.choice(choices)))
        if state.is_terminal():
            return some_state(key, seats, length - 1, seed)
    return state


@pytest.mark.parametrize("key", KEYS)
def test_random_simulation(key: str) -> None:
    pyspiel.random_sim_test(load(key, 2, outcomes=8), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_random_simulation_with_other_rules(key: str) -> None:
    seats = games.find(key).manifest.usual_seats
    game = load(key, seats, random_options(key, seats), outcomes=8)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_information_states(key: str) -> None:
    """Tensors have the length they promise; strings differ between seats that hold different cards; recall is perfect:
    the story only grows."""
    length = encoder_of(games.find(key)).length(games.find(key).options_type(), 2)
    state = some_state(key, 2, 5, 1)
    for player in (0, 1):
        assert len(state.information_state_tensor(player)) == length
        assert len(state.observation_tensor(player)) == length
    assert state.information_state_string(0) != state.information_state_string(1)
    for kind in (pyspiel.IIGObservationType(perfect_recall=True), pyspiel.IIGObservationType(perfect_recall=False)):
        observer = make_observation(state.get_game(), kind)
        observer.set_from(state, 1)
        assert observer.tensor.shape == (length,)
        assert observer.string_from(state, 1)
    story = state.running.seen
    assert story is not None
    before = [len(told) for told in story]
    state.apply_action(state.legal_actions()[0])
    assert all(len(told) >= count for told, count in zip(state.running.seen or [], before, strict=True))


@pytest.mark.parametrize("key", KEYS)
def test_a_resampled_world_looks_the_same_to_its_player(key: str) -> None:
    state = some_state(key, 2, 7, 2)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        world = state.resample_from_infostate(player, sampler)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_is_independent(key: str) -> None:
    state = some_state(key, 2, 3, 3)
    known = [str(state), *(state.information_state_string(player) for player in (0, 1))]
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert [str(state), *(state.information_state_string(player) for player in (0, 1))] == known


@pytest.mark.parametrize("key", KEYS)
def test_returns_go_to_whoever_won(key: str) -> None:
    winners = set()
    for seed in range(8):
        state = some_state(key, 2, 0, seed)
        assert state.returns() == [0.0, 0.0]
        rng = np.random.RandomState(seed)
        while not state.is_terminal():
            chance = state.is_chance_node()
            choices = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(int(rng.choice(choices)))
        ended = state.running.state.pending()
        assert isinstance(ended, Ended)
        assert state.returns() == [share - 0.5 for share in shares_of(ended.places)]
        winners.add(ended.places.index(1))
    assert winners == {0, 1}


@pytest.mark.parametrize("key", KEYS)
def test_its_ismcts_bot_plays_our_games(key: str) -> None:
    state = some_state(key, 2, 6, 4)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, luck),
        0.7,
        4,
        random_state=luck,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()
