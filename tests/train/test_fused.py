"""The compiled solver does what the plain one does."""

import numpy as np
import pytest
from tests.train.test_rounds import chances_of

from estaminet.train.best_response import best_response
from estaminet.train.capped import Capped
from estaminet.train.fused import Fused

PAID = np.array([[-1.0, 1.0, 1.0, -1.0], [-0.7, 0.9, 0.5, -0.6]], np.float32)


def solved(kind: type[Capped], a: int, b: int, iterations: int) -> Capped:
    tree = kind(a, b, PAID)
    tree.begin()
    tree.solve(iterations)
    return tree


@pytest.mark.parametrize(("a", "b"), [(1, 1), (2, 1), (1, 2)])
def test_both_solvers_find_the_same(a: int, b: int) -> None:
    """Two rounds side by side, in both orders of play. Where hardly anybody comes rounding decides what is played; what
    the means are worth does not hang on that."""
    plain, compiled = (solved(kind, a, b, 30) for kind in (Capped, Fused))
    found = [tree.judged([tree.average(who, tops=True) for who in (0, 1)]) for tree in (plain, compiled)]
    assert np.allclose(found[0], found[1], atol=1e-4)
    assert min(found[0][1]) > 1e-3


def test_it_goes_on_where_it_was_and_forgets_the_mean_alone() -> None:
    first, second = solved(Fused, 1, 1, 30), solved(Fused, 1, 1, 10)
    second.solve(20)
    values = [tree.judged([tree.average(who, tops=True) for who in (0, 1)])[1] for tree in (first, second)]
    assert np.allclose(values[0], values[1], atol=1e-6)
    second.forget()
    second.solve(200)
    second.finish()
    assert second.exploitability([second.average(who, tops=True) for who in (0, 1)]).max() < 1e-3


def test_the_second_program_judges_it_the_same() -> None:
    tree = Fused(1, 1, PAID[:1])
    tree.begin()
    tree.solve(40)
    plans = [tree.average(who, tops=True) for who in (0, 1)]
    play = chances_of(tree, plans)
    for who in (0, 1):
        other = best_response(1, 1, play, opens=who == 0)
        assert float(tree.best_response(who, plans[1 - who])[0][0]) == pytest.approx(other, abs=1e-5)
