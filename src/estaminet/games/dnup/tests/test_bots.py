"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.conformance.personas import difference
from estaminet.games.dnup.belief import worlds
from estaminet.games.dnup.bots import BLUFFER, CLUB, RACER
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.policy import DnupPolicy, match_chances
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng


@pytest.mark.parametrize("persona", [BLUFFER, RACER], ids=["bluffer", "racer"])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DnupPolicy) -> None:
    assert difference(GAME, CLUB, persona, matches=20) >= 0.25


def test_what_others_did_is_read_after_somebody_went_out() -> None:
    """Their points are noted already; the round is gone through again without them."""
    options = DnupOptions()
    match = Match(GAME, options, 4, chance=SeededChance(1))
    rng = FastRng(1)
    read = 0
    while match.asked:
        seat = match.asked[0]
        observation = match.observation(seat)
        if observation.view.out:
            world = worlds(observation, CLUB, rng).draw(rng)
            assert world.view(seat) == observation.view
            read += 1
        match.play(seat, CLUB.act(match.state, seat, observation.legal, rng))
    assert read >= 5


def test_who_lacks_a_point_wins_by_going_out_second_as_well() -> None:
    """Two points for the first one out, one for the second; four are enough, and the first counts first."""
    assert match_chances((3, 3, 3)) == pytest.approx([1 / 3] * 3)
    assert match_chances((3, 3, 0)) == pytest.approx([1 / 2, 1 / 2, 0])
    assert match_chances((3, 2, 2, 2)) == pytest.approx([1 / 4] * 4), "whoever goes out first has four"
    # Two of three rounds end it; else one of the others has two points and the other one.
    ended, (mine, two, one) = 2 / 3, match_chances((3, 2, 1))
    assert match_chances((3, 0, 0)) == pytest.approx([ended + mine / 3, *[(two + one) / 6] * 2])
