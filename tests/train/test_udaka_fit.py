"""How UDAKA's chances are fitted: the program and what it made agree, and it learns."""

from pathlib import Path

import pytest

from estaminet.games.udaka.policy_outlook import Outlook
from estaminet.kernel.rng import FastRng
from estaminet.train.udaka_fit import Round, Weights, fit, play_round


def _rounds(weights: Weights, count: int, seed: int, seats: int = 2) -> list[Round]:
    rng = FastRng(seed)
    return [play_round(weights, seats, rng, anything=0) for _ in range(count)]


@pytest.mark.parametrize(("kind", "seats"), [("two", 2), ("more", 3), ("more", 6)])
def test_the_shipped_weights_say_here_what_they_say_in_play(kind: str, seats: int) -> None:
    weights = Weights.shipped(kind)
    for played in _rounds(weights, 5, 3, seats):
        for outlook in played.seen:
            assert weights.chance(outlook) == pytest.approx(outlook.chance(), abs=1e-9)


def test_it_learns_to_win() -> None:
    """These weights mean nothing and win hardly a round against the club; after a few hundred rounds, one in three."""
    weights = Weights.at_random(4)
    assert sum(played.won for played in _rounds(weights, 60, 11)) < 5
    fit(weights, "two", 600)
    assert sum(played.won for played in _rounds(weights, 60, 11)) > 15


def test_one_step_goes_towards_the_result() -> None:
    weights = Weights.at_random(2)
    outlook = _rounds(weights, 1, 5)[0].seen[0]
    before = weights.chance(outlook)
    weights.follow(outlook, 1.0, 0.05)
    risen = weights.chance(outlook)
    weights.follow(outlook, 0.0, 0.1)
    assert weights.chance(outlook) < before < risen


def test_weights_are_kept(tmp_path: Path) -> None:
    weights = Weights.at_random(4)
    weights.save(tmp_path / "kept")
    again = Weights.load(tmp_path / "kept")
    outlook = _rounds(weights, 1, 6)[0].seen[-1]
    assert again.chance(outlook) == weights.chance(outlook)


def test_the_result_goes_back_as_far_as_the_best_was_played() -> None:
    """Before a discard that was any, what the best one promised counts, and nothing of what came after it."""
    followed: list[tuple[object, float]] = []

    class Noted(Weights):
        def follow(self, outlook: Outlook, result: float, step: float) -> None:
            followed.append((outlook, result))
            assert step == 0.5

    seen = [played.seen[0] for played in _rounds(Weights.at_random(2), 4, 5)]
    played = Round()
    played.seen, played.promised, played.won = seen, [0.2, 0.4, 0.6, 0.8], True
    played.strayed = [False, False, True, False]
    random = Weights.at_random(2)
    played.learn(Noted(random.direct, random.offsets, random.inputs, random.outputs), 0.5)
    assert [outlook for outlook, _ in followed] == seen[::-1]
    last = 0.9 * 1.0 + 0.1 * 0.8
    assert [result for _, result in followed] == pytest.approx([1.0, last, 0.6, 0.9 * 0.6 + 0.1 * 0.4])
