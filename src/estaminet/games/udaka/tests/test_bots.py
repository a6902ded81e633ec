"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.conformance.personas import difference
from estaminet.games.udaka.bots import CLUB, HOARDER, RACER
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.policy import UdakaPolicy


@pytest.mark.parametrize("persona", [HOARDER, RACER], ids=["hoarder", "racer"])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: UdakaPolicy) -> None:
    assert difference(GAME, CLUB, persona, matches=40) >= 0.25
