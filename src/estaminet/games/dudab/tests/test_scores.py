"""Scoring and the result: sections SCORE and GAME. The worked examples are in examples.yaml."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from estaminet.games.dudab.events import GameOver, Scored
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import CODES, DECKS
from estaminet.games.dudab.rules.scoring import best_flips, face_value
from estaminet.games.dudab.tests.table import Table
from estaminet.games.dudab.tests.test_examples import explanation_of
from estaminet.games.dudab.view import Parts, Removed
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Ended


def parts(hand: list[str], pile: list[str]) -> tuple[int, int, int, int, int, int]:
    parts: Parts = explanation_of(hand, pile).parts
    return parts.hand_dudab, parts.shaman, parts.attached, parts.baby, parts.numbers, parts.total


def test_score_01_a_dudab_in_hand_costs_five_and_is_gone() -> None:
    """DUDAB-SCORE-01: it pairs with no Shaman and turns no number."""
    assert parts(["D", "SY"], ["B4P"]) == (5, 5, 0, 0, 4, 14)


def test_score_02_the_rest_of_the_hand_joins_the_own_pile() -> None:
    """DUDAB-SCORE-02"""
    assert parts(["SY", "B2C"], ["D"]) == (0, 0, 0, 0, 2, 2)


def test_score_03_pairing_is_compulsory() -> None:
    """DUDAB-SCORE-03: unpaired the first would be 1 and the second 3."""
    assert parts([], ["D", "SB", "Y4C"])[5] == 4
    assert parts([], ["D", "SB", "J", "R2P", "B3M", "Y3C", "G3F"])[5] == 9
    assert explanation_of([], ["D", "SB", "SR"]).paired == ("SR",)


def test_score_04_a_left_over_dudab_turns_a_number() -> None:
    """DUDAB-SCORE-04"""
    assert parts([], ["D", "R3P"]) == (0, 0, -3, 0, 0, -3)


@pytest.mark.parametrize("seed", range(40))
def test_score_05_the_attachment_is_the_best_there_is(seed: int) -> None:
    """DUDAB-SCORE-05: no choice of numbers does better, and attaching fewer never does."""
    rng = FastRng(seed)
    numbers = CODES[:64]
    kinds = list(range(64))
    rng.shuffle(kinds)
    chosen = [numbers[kind] for kind in kinds[: 1 + rng.below(8)]]
    dudabs, jungles = 1 + rng.below(4), rng.below(4)
    best = min(
        total(chosen, set(turned), jungles)
        for count in range(min(dudabs, len(chosen)) + 1)
        for turned in combinations(chosen, count)
    )
    assert parts([], [*chosen, *["D"] * dudabs, *["J"] * jungles])[5] == best


def total(numbers: list[str], turned: set[str], jungles: int) -> int:
    left = [int(card[1]) for card in numbers if card not in turned]
    gone = sorted(set(left))[:jungles]
    return sum(value for value in left if value not in gone) - sum(int(card[1]) for card in turned)


def test_score_06_dudabs_without_a_number_count_nothing() -> None:
    """DUDAB-SCORE-06"""
    assert parts([], ["D", "D", "D", "G1F"])[5] == -1
    assert explanation_of([], ["D", "D", "D", "G1F"]).surplus_dudabs == 2


def test_score_07_an_unpaired_shaman_costs_five() -> None:
    """DUDAB-SCORE-07"""
    assert parts([], ["SR", "SR", "SG", "D", "B1P"]) == (0, 10, 0, 0, 1, 11)


def test_score_08_the_first_jungle_removes_the_lowest_value_present() -> None:
    """DUDAB-SCORE-08"""
    assert parts([], ["J", "R3P", "B3M", "Y4C"])[5] == 4
    assert explanation_of([], ["J", "R3P", "B3M", "Y4C"]).removed == (Removed(3, ("R3P", "B3M")),)


def test_score_09_each_further_jungle_removes_the_next() -> None:
    """DUDAB-SCORE-09"""
    explained = explanation_of([], ["J", "J", "R1P", "B1M", "Y2C", "G4F"])
    assert [removed.value for removed in explained.removed] == [1, 2]
    assert explained.parts.total == 4


def test_score_10_jungles_beyond_the_values_remove_all_shamans() -> None:
    """DUDAB-SCORE-10: also when there are no numbers at all."""
    assert parts([], ["J", "J", "SR", "SB", "G2F", "B3C"])[1] == 10
    assert parts([], ["J", "J", "J", "SR", "SB", "G2F", "B3C"])[1] == 0
    assert explanation_of([], ["J", "SR", "SB"]).removed == (Removed(None, ("SR", "SB")),)


def test_score_11_jungles_are_worth_nothing() -> None:
    """DUDAB-SCORE-11"""
    assert parts([], ["J", "J", "J", "J", "R4P"])[5] == 0
    assert explanation_of([], ["J", "J", "J", "J", "R4P"]).surplus_jungles == 3


@pytest.mark.parametrize(("babies", "points"), list(enumerate([0, -1, -3, -6, -11, -19, -32, -51, -81])))
def test_score_12_babies(babies: int, points: int) -> None:
    """DUDAB-SCORE-12"""
    assert parts([], ["BB"] * babies)[3] == points


def test_score_13_remaining_numbers_cost_their_value() -> None:
    """DUDAB-SCORE-13"""
    assert parts(["R3C", "R4F"], ["R1P", "R2M", "B1M", "B2C", "B3F", "B4P"])[4] == 20


def test_score_14_the_score_is_the_sum_and_may_be_negative() -> None:
    """DUDAB-SCORE-14: never below -113, eight Babies and eight turned 4s."""
    fours = [code for code in CODES[:64] if code[1] == "4"][:8]
    assert parts([], ["BB"] * 8 + ["D"] * 8 + fours) == (0, 0, -32, -81, 0, -113)


def test_score_15_which_of_several_best_attachments_is_told() -> None:
    """DUDAB-SCORE-15"""
    assert parts([], ["D", "D", "J", "R2P", "B3M", "Y4C", "G4F"]) == (0, 0, -8, 0, 3, -5)
    explained = explanation_of([], ["D", "D", "J", "J", "R1P", "B2M", "Y2C", "R3F", "B3P", "G3M"])
    assert explained.attached == ("R3F", "R1P")
    assert (explained.parts.attached, explained.parts.total) == (-4, -4)


def scored(*rounds: list[int]) -> list[list[dict[str, int]]]:
    """Rounds of plain numbers as a position writes them."""
    blank = {"hand_dudab": 0, "shaman": 0, "attached": 0, "baby": 0}
    return [[{**blank, "numbers": points, "total": points} for points in points_of] for points_of in rounds]


def finished(totals: list[int]) -> Match:
    """A game whose last round adds nothing to these totals, for nobody has a card."""
    seats = len(totals)
    rest = [CODES[kind] for kind in DECKS["none"]]
    position = {
        "seats": seats,
        "options": {"rounds": "2"},
        "phase": "game-over",
        "round": 2,
        "starter": 1,
        "active": 0,
        "hands": [[] for _ in totals],
        "columns": [{"above": [rest[0]]}, {"above": [rest[1]]}],
        "discard": rest[2:],
        "scores": scored(totals),
    }
    return Match.from_position(GAME, GAME.from_position(position))


def test_game_01_round_scores_add_up() -> None:
    """DUDAB-GAME-01"""
    before = scored([12, 1, 1], [-3, 1, 1])
    table = Table([["R1M"], ["R3C"]], ["R2P", "R4P"], pile=["Y1C"], pile_size=1, starter=2, round_=3, scores=before)
    events = table.play("draw")
    assert table.view.scores[2][0].total == 7
    assert table.view.totals[0] == 16
    told = next(event for event in events if isinstance(event, Scored) and event.seat == 0)
    assert (told.score.parts.total, told.total) == (7, 16)
    assert isinstance(events[-1], GameOver)


@pytest.mark.parametrize(("totals", "places", "clause"), [
    ([16, 9, 21], (2, 1, 3), "DUDAB-GAME-02"),
    ([9, 9, 21], (1, 1, 3), "DUDAB-GAME-03"),
    ([9, 9, 21, 16], (1, 1, 4, 3), "DUDAB-GAME-03"),
    ([3, 5, 5, 1], (2, 3, 3, 1), "DUDAB-GAME-02"),
])  # fmt: skip
def test_game_02_to_04_places(totals: list[int], places: tuple[int, ...], clause: str) -> None:
    """DUDAB-GAME-02, DUDAB-GAME-03, DUDAB-GAME-04: lowest first, equal totals share the better place."""
    ended = finished(totals).ended
    assert isinstance(ended, Ended)
    assert (ended.places, ended.clause) == (places, clause)


def test_score_15_of_equally_good_ways_the_one_that_turns_around_most_is_told() -> None:
    """DUDAB-SCORE-15, DUDAB-SCORE-05: all ways, for up to three numbers of each value."""
    for counts in product(range(4), repeat=4):
        numbers = [0, *counts]
        for dudabs, jungles in product((1, 2, 3), (1, 2)):
            ways = [way for way in product(*(range(n + 1) for n in counts)) if sum(way) == min(dudabs, sum(counts))]

            def worth(
                way: tuple[int, ...], counts: tuple[int, ...] = counts, jungles: int = jungles
            ) -> tuple[int, int]:
                attached = -sum(value * times for value, times in enumerate(way, 1))
                left = [counts[i] - way[i] for i in range(4)]
                return attached + face_value(left[0], left[1], left[2], left[3], jungles), attached

            told = tuple(best_flips(numbers, dudabs, jungles)[1:])
            assert worth(told) == min(worth(way) for way in ways)
