"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.games.dudab.bots import club, counter, racer
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.policy import DudabPolicy
from estaminet.games.dudab.state import DudabState
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Ended
from estaminet.kernel.values import CHANCE, Seat


@pytest.mark.parametrize("persona", [counter(), racer()], ids=["counter", "racer"])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DudabPolicy) -> None:
    """Total variation, on average over the decisions of club players who have a choice."""
    usual = club()
    rng = FastRng(3)
    apart: list[float] = []
    for _ in range(8):
        state = DudabState(DudabOptions(), 2)
        while not isinstance(pending := state.pending(), Ended):
            if isinstance(pending, Chance):
                state.play(CHANCE, state.sample(rng), None)
                continue
            seat = Seat(state.asked)
            legal = state.legal(seat)
            if len(legal) > 1:
                pairs = zip(usual.weights(state, seat, legal), persona.weights(state, seat, legal), strict=True)
                apart.append(sum(abs(one - other) for one, other in pairs) / 2)
            state.play(seat, usual.act(state, seat, legal, rng), None)
    assert sum(apart) / len(apart) >= 0.25
