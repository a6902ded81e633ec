"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.conformance.personas import difference
from estaminet.games.dudab.bots import CLUB, COUNTER, RACER
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.policy import DudabPolicy


@pytest.mark.parametrize("persona", [COUNTER, RACER], ids=["counter", "racer"])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DudabPolicy) -> None:
    assert difference(GAME, CLUB, persona, matches=8) >= 0.25
