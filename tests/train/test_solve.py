"""Exact rounds of Dudo!: known values, and a second program that measures how far a solution is from perfect."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from tests.lengths import rest_wide

from estaminet import games
from estaminet.bots.players import Budget, find_player
from estaminet.games.dudo import solved
from estaminet.games.dudo.actions import Bid
from estaminet.games.dudo.bots import solved_chances
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Seat
from estaminet.train.best_response import DUDO, best_response
from estaminet.train.solve import VALUES, Payoffs, Round, hands


# Published exact values of the opener without calza (thomasahle/snyd), winner +1, loser -1.
@pytest.mark.parametrize(
    ("a", "b", "value", "iterations", "within"),
    rest_wide([(1, 1, -7 / 327, 300, 2e-3), (2, 1, 7 / 27, 50, 3e-2), (1, 2, -5 / 54, 50, 3e-2)]),
)
def test_without_calza_the_values_are_the_published_ones(
    a: int, b: int, value: float, iterations: int, within: float
) -> None:
    solution = Round(a, b, calza=False)
    solution.solve(iterations)
    found = solution.solution()
    assert found.low - 1e-9 <= value <= found.high + 1e-9
    assert found.exploitability < within


def test_with_calza_one_die_each_is_even() -> None:
    solution = Round(1, 1)
    solution.solve(300)
    found = solution.solution()
    assert found.value == pytest.approx(0.0, abs=1e-4)
    assert found.exploitability < 1e-4


@pytest.mark.parametrize("calza", [True, False])
def test_a_second_program_agrees_on_the_best_response(calza: bool) -> None:
    solution = Round(1, 1, calza=calza)
    solution.solve(25)
    for who in (0, 1):
        outside = best_response(1, 1, solution.play(), opens=who == 0, calza=calza)
        assert outside == pytest.approx(solution.best_response(who), abs=1e-9)


def test_payoffs_are_what_a_round_is_played_for() -> None:
    """If nothing is at stake nobody can do better or worse; if all is shifted by a bit so is the value."""
    nothing = Round(1, 1, payoffs=Payoffs(0.0, 0.0, 0.0, 0.0))
    nothing.solve(3)
    assert nothing.solution().value == 0.0
    shifted = Round(1, 1, payoffs=Payoffs(-0.8, 1.2, 1.2, -0.8))
    shifted.solve(300)
    assert shifted.solution().value == pytest.approx(0.2, abs=1e-3)


def test_a_column_is_the_bids_but_for_the_lowest() -> None:
    seen: list[dict[int, tuple[int, ...]]] = [{}, {}]
    for size in range(4):
        for bids in combinations(range(6), size):
            column = solved.column_of(bids)
            assert seen[size % 2].setdefault(column, bids) == bids


@pytest.mark.parametrize("key", solved.KEYS, ids=solved.file_name)
def test_every_table_opens_for_every_cup(key: solved.Key) -> None:
    for cup in hands(key[0]):
        text = "".join("12345b"[face - 1] for face in cup)
        opening = solved.chances(key, (), text)
        assert sum(opening.values()) == pytest.approx(1)
        assert all(0 <= bid < 5 * (key[0] + key[1]) for bid in opening)


def test_the_table_of_one_die_each_is_hard_to_beat() -> None:
    """With even payoffs instead of those of the match it would be exact; a byte a chance and the match cost little."""

    def chances(bids: tuple[int, ...], cup: tuple[int, ...]) -> dict[int, float]:
        text = "".join("12345b"[face - 1] for face in cup)
        found = solved.chances((1, 1, True, True), bids, text)
        return found or {DUDO: 1.0}

    gains = [best_response(1, 1, chances, opens=opens) for opens in (True, False)]
    assert sum(gains) / 2 < 0.15


def test_the_champion_plays_a_solved_round_by_its_table() -> None:
    game = games.find("dudo")
    match = Match(game, game.options_type(first_starter="seat"), 2)
    position = game.position(match.state)
    position["dice"] = [1, 1]
    position["been_palifico"] = [True, True]
    position["round"] = 9
    match = Match.from_position(game, game.from_position(position))
    match.play(-1, game.read("roll 3 b", match.options, 2))  # type: ignore[arg-type]
    observation = match.observation(match.asked[0])
    chances = solved_chances(observation)
    assert sum(chances.values()) == pytest.approx(1)
    champion = find_player("champion", game, FastRng(1), Budget(iterations=1))
    assert {champion.choose(observation) for _ in range(30)} <= set(chances)


@pytest.mark.parametrize("opener", [0, 1])
@pytest.mark.parametrize("key", solved.KEYS, ids=solved.file_name)
def test_whoever_opens_either_player_looks_at_the_table_of_this_round_and_at_their_side(
    key: solved.Key, opener: int
) -> None:
    """Also where only one of the two has been palifico."""
    game = games.find("dudo")
    options = game.options_type(first_starter="seat", first_seat=opener)
    dice, been = key[:2], key[2:]
    cups = ["1" * (size - 1) + "b" for size in dice]

    def seated(pair: Sequence[Any]) -> list[Any]:
        """By seat, from opener and second player."""
        return [pair[opener], pair[1 - opener]]

    position = game.position(Match(game, options, 2).state)
    position |= {"dice": seated(dice), "been_palifico": seated(been), "round": 9}
    match = Match.from_position(game, game.from_position(position))
    match.play(CHANCE, game.read(f"roll {' '.join(seated(cups))}", options, 2))

    def looked_up() -> dict[int, float]:
        calls = {"dudo": solved.DUDO, "calza": solved.CALZA}
        found = solved_chances(match.observation(match.asked[0]))
        return {
            (action.count - 1) * VALUES + action.value - 1
            if isinstance(action, Bid)
            else calls[game.write(action)]: one
            for action, one in found.items()
        }

    opening = looked_up()
    assert opening == solved.chances(key, (), cups[0])
    bid = max(opening, key=opening.__getitem__)
    match.play(Seat(opener), game.read(f"{bid // VALUES + 1}x{bid % VALUES + 1}", options, 2))
    assert looked_up() == solved.chances(key, (bid,), cups[1])
