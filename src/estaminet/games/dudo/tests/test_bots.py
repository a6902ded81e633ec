"""Personas can be felt, by how they differ from a club player on the club's decisions; their odds are right."""

from __future__ import annotations

from itertools import product

import pytest

from estaminet.conformance.personas import difference
from estaminet.games.dudo.bots import BLUFFER, CLUB, COUNTER
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.policy import HEADS_UP, ONE_FACE, TWO_FACES, DudoPolicy, at_least


@pytest.mark.parametrize("persona", [BLUFFER, COUNTER], ids=["bluffer", "counter"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DudoPolicy, seats: int) -> None:
    assert difference(GAME, CLUB, persona, matches=24 // seats, seats=seats) >= 0.25


def test_the_odds_of_the_unseen_dice_are_those_of_all_rolls() -> None:
    for tails, faces in ((ONE_FACE, "3"), (TWO_FACES, "3b")):
        for dice in range(5):
            rolls = [sum(face in faces for face in roll) for roll in product("12345b", repeat=dice)]
            for need in range(-1, dice + 3):
                share = sum(count >= need for count in rolls) / len(rolls)
                assert at_least(tails, dice, need) == pytest.approx(share)
    for whole in range(5):
        low, high = at_least(TWO_FACES, 4, whole), at_least(TWO_FACES, 4, whole + 1)
        assert at_least(TWO_FACES, 4, whole + 0.25) == pytest.approx(0.75 * low + 0.25 * high)


def test_of_two_with_as_many_dice_either_may_win_and_more_dice_are_better() -> None:
    most = len(HEADS_UP)
    for mine in range(1, most):
        chances = [HEADS_UP[mine][theirs] for theirs in range(most)]
        assert chances == sorted(chances, reverse=True)
        assert chances == pytest.approx([1.0 - HEADS_UP[theirs][mine] for theirs in range(most)])
        assert chances[mine] == pytest.approx(0.5)
