"""Rounds as they are solved and written down: the chain of rounds, palifico rounds, and tables read back."""

import lzma
from pathlib import Path

import numpy as np
import pytest

from estaminet.games.dudo import solved
from estaminet.games.dudo.palifico import PalificoRound
from estaminet.games.dudo.solve import Payoffs, Round, hands
from estaminet.train.rounds import keys, name_of, payoffs, sparse


def test_the_rounds_of_four_dice_and_fewer() -> None:
    """Thirteen normal ones and, the opener having one die, five palifico ones."""
    found = keys(4)
    assert len(found) == len(set(found)) == 18
    assert sorted(key[:4] for key in found if not key[4]) == sorted(solved.KEYS)
    assert all(key[0] == 1 for key in found if key[4])
    assert {name_of(key) + ".xz" for key in found if not key[4]} == {solved.file_name(key) for key in solved.KEYS}


def test_what_a_round_is_worth_follows_from_what_comes_after() -> None:
    known = dict.fromkeys([(1, 1, True, True, False), (2, 2, True, True, False), (3, 1, True, True, False)], 0.5)
    known[1, 1, True, True, True] = 0.9
    known[3, 1, False, True, False] = 0.8
    known[2, 2, True, False, False] = 0.4
    # Two dice against one, the opener has yet to be palifico: losing a die opens that round.
    paid = payoffs((2, 1, False, True, False), known)
    found = (paid.opener_loses, paid.second_loses, paid.opener_gains, paid.second_gains)
    assert found == pytest.approx((0.8, 1.0, 0.6, 0.2))
    assert payoffs((2, 1, True, True, False), known) == Payoffs(0.0, 1.0, 0.0, 0.0)


@pytest.mark.parametrize(("b", "calza"), [(1, False), (1, True), (2, True)])
def test_palifico_rounds_are_solved(b: int, calza: bool) -> None:
    solution = PalificoRound(b, calza=calza)
    solution.solve(100)
    early = solution.solution()
    solution.solve(300)
    late = solution.solution()
    assert early.low <= late.value <= early.high
    assert late.exploitability < min(3e-3, early.exploitability)


def test_one_die_each_in_a_palifico_round_without_calza_is_worth_four_ninths() -> None:
    """Both bounds close in on it."""
    solution = PalificoRound(1, calza=False)
    solution.solve(600)
    assert solution.solution().value == pytest.approx(4 / 9, abs=1e-3)


def test_a_table_that_is_written_is_read_back(tmp_path: Path) -> None:
    whole = Round(1, 1)
    whole.solve(200)
    arrays = [part for who in (0, 1) for part in sparse(whole, who, 1e-3)[:2]]
    np.savez(tmp_path / "1-1-0.001.npz", *arrays)
    solved.write(tmp_path / "1-1-0.001.npz", tmp_path / "1-1.xz")
    data = lzma.decompress((tmp_path / "1-1.xz").read_bytes())
    opener = solved.Side(data)
    sides = (opener, solved.Side(data[opener.length :]))
    play = whole.play()
    compared = 0
    for bids in ((), (0,), (2,), (3, 7), (1, 4, 6)):
        for row, cup in enumerate(hands(1)):
            listed = sides[len(bids) % 2].chances(row * whole.columns + solved.column_of(bids))
            if listed:
                exact = play(bids, cup)
                assert all(abs(listed.get(answer, 0.0) - chance) < 0.02 for answer, chance in exact.items())
                compared += 1
    assert compared > 10
