"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.conformance.personas import difference
from estaminet.games.dudo.bots import BLUFFER, CLUB, COUNTER
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.policy import DudoPolicy


@pytest.mark.parametrize("persona", [BLUFFER, COUNTER], ids=["bluffer", "counter"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DudoPolicy, seats: int) -> None:
    assert difference(GAME, CLUB, persona, matches=24 // seats, seats=seats) >= 0.25
