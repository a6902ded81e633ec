"""PettingZoo's own test of an environment, on every game and some of its options."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from estaminet import games
from estaminet.adapters.pettingzoo import env
from estaminet.kernel.codec import plain
from estaminet.kernel.rng import FastRng

CASES = [(game.key, seats, number) for game in games.all_games("bots") for seats in (2, 3) for number in (0, 1, 2)]


def options_of(key: str, seats: int, number: int) -> dict[str, object]:
    """The printed rules, then random ones."""
    game = games.find(key)
    return {} if number == 0 else plain(game.options_type.random(FastRng(number), seats))


@pytest.mark.parametrize(("key", "seats", "number"), CASES)
def test_the_environment_passes_the_api_test(key: str, seats: int, number: int) -> None:
    with warnings.catch_warnings():
        # It would like plain arrays; a mask of actions needs a dictionary, as in PettingZoo's own card games.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(key, seats, options_of(key, seats, number)), num_cycles=40)


@pytest.mark.parametrize("key", games.keys())
def test_a_seed_repeats_a_match(key: str) -> None:
    seed_test(lambda: env(key, 2), num_cycles=20)


def test_without_a_seed_the_next_match_is_another_one() -> None:
    table = env("dudo", 2)

    def dealt(seed: int | None) -> str:
        table.reset(seed=seed)
        text: str = table.render()
        return text

    first, *others = (dealt(seed) for seed in (3, None, None, 3))
    assert others[-1] == first
    assert len({first, *others}) == 3


@pytest.mark.parametrize("key", games.keys())
def test_rewards_add_up_to_zero_and_go_to_the_winner(key: str) -> None:
    table = env(key, 2)
    table.reset(seed=3)
    rng = np.random.default_rng(1)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        rewards[agent] = reward
        choice = None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        table.step(choice)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) in (0.5, 0.0)
