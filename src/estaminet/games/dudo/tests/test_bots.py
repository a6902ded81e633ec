"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.games.dudo.bots import bluffer, club, counter
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.policy import DudoPolicy
from estaminet.games.dudo.state import DudoState
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Decision
from estaminet.kernel.values import CHANCE


@pytest.mark.parametrize("persona", [bluffer(), counter()], ids=["bluffer", "counter"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DudoPolicy, seats: int) -> None:
    """Total variation, on average over the decisions of club players."""
    usual = club()
    rng = FastRng(3)
    apart: list[float] = []
    while len(apart) < 600:
        state = DudoState(DudoOptions(), seats)
        while isinstance(pending := state.pending(), (Chance, Decision)):
            if isinstance(pending, Chance):
                state.play(CHANCE, state.sample(rng), None)
                continue
            seat = pending.seats[0]
            legal = state.legal(seat)
            pairs = zip(usual.weights(state, seat, legal), persona.weights(state, seat, legal), strict=True)
            apart.append(sum(abs(one - other) for one, other in pairs) / 2)
            state.play(seat, usual.act(state, seat, legal, rng), None)
    assert sum(apart) / len(apart) >= 0.25
