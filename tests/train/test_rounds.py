"""Rounds as they are solved and written down: the chain of rounds, palifico rounds, and tables read back."""

import importlib
import json
import lzma
from pathlib import Path

import numpy as np
import pytest

from estaminet.games.dudo import solved
from estaminet.train import tables
from estaminet.train.best_response import CALZA, DUDO, Chances, best_response
from estaminet.train.capped import Capped, Plan, sensible
from estaminet.train.palifico import PalificoRound
from estaminet.train.rounds import keys, name_of, payoffs, read_worths, rows_of
from estaminet.train.solve import Payoffs, hands


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


def test_rounds_of_five_dice_are_solved_and_are_worth_what_the_chain_says() -> None:
    """What is kept of the run: every round of five dice within a thousandth, worths that have settled."""
    values = json.loads((solved.FOLDER / "five-values.json").read_text(encoding="utf-8"))
    known = read_worths(solved.FOLDER / "worths.json")
    assert set(values) == {name_of(key) for key in keys(5)}
    for key in keys(5):
        row = values[name_of(key)]
        assert row["win"] == pytest.approx(known[key], abs=1e-3)
        if sum(key[:2]) == 5:
            assert row["exploitability"] < 1e-3
        paid = payoffs(key, known)
        assert (
            min(paid.opener_loses, paid.second_gains) < 2 * known[key] - 1 < max(paid.second_loses, paid.opener_gains)
        )


def test_the_tables_are_solved_to_a_thousandth_and_the_page_of_chances_is_what_was_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values = json.loads((solved.FOLDER / "values.json").read_text(encoding="utf-8"))
    assert set(values) == {name_of(key) for key in keys(4)}
    assert max(row["exploitability"] for row in values.values()) < 1e-3
    played = read_worths(solved.FOLDER / "chances.json")
    assert set(played) == {key for key in keys(10) if max(key[:2]) <= 5}
    worths = read_worths(solved.FOLDER / "worths.json")
    for key, chance in played.items():
        assert chance == pytest.approx(worths[key], abs=1e-5 if key[0] + key[1] <= 5 else 0.015)
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    page = importlib.import_module("benchmarks.chances")
    assert page.PAGE.read_text(encoding="utf-8") == page.page()


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
    tree = capped(1, 1, 200)
    plans = [tree.average(who, tops=True) for who in (0, 1)]
    np.savez(tmp_path / "1-1-0.001.npz", *(part for who in (0, 1) for part in rows_of(tree, who, plans[who], 1e-3)))
    tables.write(tmp_path / "1-1-0.001.npz", tmp_path / "1-1.xz")
    data = lzma.decompress((tmp_path / "1-1.xz").read_bytes())
    opener = solved.Side(data)
    sides = (opener, solved.Side(data[opener.length :]))
    play = chances_of(tree, plans)
    compared = 0
    for bids in ((), (0,), (2,), (3, 4), (1, 4), (1, 7), (2, 3, 9)):
        for row, cup in enumerate(hands(1)):
            listed = sides[len(bids) % 2].chances(row * 2**9 + solved.column_of(bids))
            if listed:
                exact = play(bids, cup)
                assert all(abs(listed.get(answer, 0.0) - chance) < 0.02 for answer, chance in exact.items())
                compared += 1
    assert compared > 10


# Rounds in which nobody raises a bid on all dice


def capped(a: int, b: int, iterations: int) -> Capped:
    tree = Capped(a, b, np.array([[-1.0, 1.0, 1.0, -1.0]], np.float32))
    tree.begin()
    tree.solve(iterations)
    return tree


def chances_of(tree: Capped, plans: list[Plan]) -> Chances:
    """Both strategies as the second program asks for them: from bids and dice."""
    rows = [{cup: row for row, cup in enumerate(hands(dice))} for dice in tree.dice]

    def chances(bids: tuple[int, ...], cup: tuple[int, ...]) -> dict[int, float]:
        who = len(bids) % 2
        plan, row = plans[who], rows[who][cup]
        if bids and bids[-1] >= tree.bids:
            raised = any(bid >= tree.bids for bid in bids[:-1])
            calza = 0.0
            if not raised and tree.matches[who][bids[-1] - tree.bids][row]:
                calza = float(plan.answers[0, bids[-1] - tree.bids, solved.column_of(bids[:-1])])
            return {DUDO: 1.0 - calza, CALZA: calza}
        column = solved.column_of(bids)
        found: dict[int, float] = {}
        if bids:
            found = {DUDO: float(plan.dudo[0, row, column]), CALZA: float(plan.calza[0, row, column])}
        for bid in range(bids[-1] + 1 if bids else 0, tree.bids):
            found[bid] = float(plan.raises[0, row, column + (1 << (bid - 1)) if bid else 0])
        if plan.tops is not None:
            for value in range(5):
                found[tree.bids + value] = float(plan.tops[0, value, row, column])
        return found

    return chances


@pytest.mark.parametrize(("iterations", "tops"), [(20, True), (60, False)])
def test_the_second_program_finds_the_same_best_answers_in_the_whole_game(iterations: int, tops: bool) -> None:
    tree = capped(1, 1, iterations)
    plans = [tree.average(who, tops=tops) for who in (0, 1)]
    play = chances_of(tree, plans)
    for who in (0, 1):
        other = best_response(1, 1, play, opens=who == 0)
        assert float(tree.best_response(who, plans[1 - who])[0][0]) == pytest.approx(other, abs=1e-5)


def test_capped_rounds_close_in_on_the_values_of_whole_ones() -> None:
    """One die each is worth nothing, two against one 0.2292 (docs/strength.md)."""
    for dice, value, iterations in (((1, 1), 0.0, 150), ((2, 1), 0.2292, 200)):
        tree = capped(*dice, iterations)
        plans = [tree.average(who, tops=True) for who in (0, 1)]
        assert float(tree.value(plans)[0]) == pytest.approx(value, abs=3e-3)
        assert float(tree.exploitability(plans)[0]) < 5e-3


def test_whoever_never_bluffs_with_what_cannot_be_true_gives_something_away() -> None:
    """Two dice against one: the best play without such bids is worth much less than the best play."""
    held = (sensible(2, 1), np.ones_like(sensible(1, 2)))
    paid = np.array([[-1.0, 1.0, 1.0, -1.0]], np.float32)
    honest = Capped(2, 1, paid, held=held)
    honest.begin()
    honest.solve(150)
    free = capped(2, 1, 150)
    gains = [float(one.best_response(1, one.average(0, tops=one is free))[0][0]) for one in (honest, free)]
    assert gains[0] - gains[1] > 0.05
