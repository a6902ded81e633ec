"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.games.dnup.bots import believe, bluffer, club, racer
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.policy import DnupPolicy
from estaminet.games.dnup.state import DnupState
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Ended
from estaminet.kernel.values import CHANCE, Seat


@pytest.mark.parametrize("persona", [bluffer(), racer()], ids=["bluffer", "racer"])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DnupPolicy) -> None:
    """Total variation, on average over the decisions of club players who have a choice."""
    usual = club()
    rng = FastRng(3)
    apart: list[float] = []
    for _ in range(20):
        state = DnupState(DnupOptions(), 2)
        while not isinstance(pending := state.pending(), Ended):
            if isinstance(pending, Chance):
                state.play(CHANCE, state.sample(rng), None)
                continue
            seat = Seat(state.turn())
            legal = state.legal(seat)
            if len(legal) > 1:
                pairs = zip(usual.weights(state, seat, legal), persona.weights(state, seat, legal), strict=True)
                apart.append(sum(abs(one - other) for one, other in pairs) / 2)
            state.play(seat, usual.act(state, seat, legal, rng), None)
    assert sum(apart) / len(apart) >= 0.25


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
            world = believe(GAME, observation, rng).draw(rng)
            assert world.view(seat) == observation.view
            read += 1
        match.play(seat, club().act(match.state, seat, observation.legal, rng))
    assert read >= 5
