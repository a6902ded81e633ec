"""Other people's games, played the same way as ours. Each player plays a number of games and counts the decisions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Play = Callable[[int], float]

ROLLOUTS = 500
"""Random games from one deal before the next one is dealt."""

CHANCE = -1
"""OpenSpiel's player number at a chance node; below it are the ends of games."""


def spiel_from_python(name: str, seed: int = 1) -> Play:
    """An OpenSpiel game driven from Python.

    Written to be fast: one call a node says whose turn it is, and an outcome of chance is found with one random number
    and a walk along the odds (numpy's `choice`, as in OpenSpiel's examples, takes several times as long).
    """
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(seed).random

    def play(number: int) -> float:
        decisions = 0
        for _ in range(number):
            state = game.new_initial_state()
            while True:
                player = state.current_player()
                if player >= 0:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    decisions += 1
                elif player == CHANCE:
                    left = random()
                    for outcome, odds in state.chance_outcomes():  # noqa: B007
                        left -= odds
                        if left < 0.0:
                            break
                    state.apply_action(outcome)
                else:
                    break
        return decisions

    return play


def mean_decisions(state: Any) -> float:
    """How many decisions random play takes from a dealt position of liar's dice: exact, not sampled.

    What is legal depends on the last bid alone, so there is one number per bid.
    """
    known: dict[int, float] = {}

    def after(action: int, state: Any) -> float:
        if state.is_terminal():
            return 0.0
        if action not in known:
            legal = state.legal_actions()
            known[action] = 1.0 + sum(after(raised, state.child(raised)) for raised in legal) / len(legal)
        return known[action]

    return after(-1, state)


def deal(game: Any, random: Callable[[], float]) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(random() * len(outcomes))])
    return state


def spiel_rollouts(name: str, seed: int = 1) -> Play:
    """OpenSpiel's own C++ rollouts: `RandomRolloutEvaluator`, from dealt positions.

    Python cannot call the evaluator, but a search of one simulation does nothing else than call it on its root. The
    root may not be a chance node (the search crashes on one), so these games are dealt beforehand: a head start.
    Rollouts do not tell their length; it is their number times the exact mean.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(seed).random
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, seed, False)
    length = mean_decisions(deal(game, random))

    def play(number: int) -> float:
        deals = -(-number // ROLLOUTS)
        for _ in range(deals):
            search.mcts_search(deal(game, random))
        return deals * ROLLOUTS * length

    return play


def spiel_bots(name: str, seed: int = 1) -> Play:
    """Whole games inside OpenSpiel's C++, dealing included: its uniform random bots under `evaluate_bots`."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    random = Random(seed)
    length = mean_decisions(deal(game, random.random))

    def play(number: int) -> float:
        for _ in range(number):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        return number * length

    return play


def rlcard_from_python(name: str, seed: int = 1) -> Play:
    """An RLCard environment driven from Python, legal actions taken from the state it hands out."""
    import rlcard

    env = rlcard.make(name, config={"seed": seed})
    random = Random(seed).random

    def play(number: int) -> float:
        decisions = 0
        for _ in range(number):
            state, _player = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _player = env.step(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return play
