"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.conformance.personas import difference
from estaminet.games.dudab.actions import Lay, LayDudab
from estaminet.games.dudab.bots import CLUB, COUNTER, RACER
from estaminet.games.dudab.events import Collected
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.policy import DudabPolicy
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Event


@pytest.mark.parametrize("persona", [COUNTER, RACER], ids=["counter", "racer"])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DudabPolicy) -> None:
    assert difference(GAME, CLUB, persona, matches=8) >= 0.25


def test_club_players_see_which_card_will_collect_its_column() -> None:
    """With a Jungle across it and without."""
    options = GAME.read_options({"expansions": "both"}, 3)
    collected = {True: 0, False: 0}
    for seed in range(12):
        match = Match(GAME, options, 3, chance=SeededChance(seed))
        rng = FastRng(seed)
        while match.asked:
            legal = match.state.legal(match.asked[0])
            # To collect columns, cards have to be laid.
            cards = [action for action in legal if isinstance(action, (Lay, LayDudab))]
            action = (cards or legal)[rng.below(len(cards or legal))]
            if isinstance(action, (Lay, LayDudab)):
                column = action.column
                full, jungle = CLUB.is_full(match.state, column), match.state.jungle[column]
                told: list[Event] = []
                match.state.copy().play(match.asked[0], action, told.append)
                assert full == any(isinstance(event, Collected) for event in told)
                collected[jungle] += full
            match.play(match.asked[0], action)
    assert min(collected.values()) >= 5
