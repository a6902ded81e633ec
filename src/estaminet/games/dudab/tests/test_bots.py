"""Personas can be felt: how they differ from a club player on the club's own decisions."""

from __future__ import annotations

import pytest

from estaminet.conformance.personas import difference
from estaminet.games.dudab.actions import Lay, LayDudab
from estaminet.games.dudab.bots import CLUB, COUNTER, RACER
from estaminet.games.dudab.events import Collected
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import CARD_AT, HAND_LEAST
from estaminet.games.dudab.policy import DudabPolicy, _expense
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Event


@pytest.mark.parametrize("persona", [COUNTER, RACER], ids=["counter", "racer"])
def test_a_persona_makes_a_quarter_of_its_choices_otherwise(persona: DudabPolicy) -> None:
    assert difference(GAME, CLUB, persona, matches=8) >= 0.25


def test_club_players_see_which_card_will_collect_its_column_and_what_that_will_cost() -> None:
    """With a Jungle across it, with cards hidden under a Baby, and without."""
    options = GAME.read_options({"expansions": "both"}, 3)
    collected = {"jungle": 0, "hidden": 0, "plain": 0}
    for seed in range(12):
        match = Match(GAME, options, 3, chance=SeededChance(seed))
        rng = FastRng(seed)
        while match.asked:
            seat = match.asked[0]
            legal = match.state.legal(seat)
            # To collect columns, cards have to be laid.
            cards = [action for action in legal if isinstance(action, (Lay, LayDudab))]
            action = (cards or legal)[rng.below(len(cards or legal))]
            if isinstance(action, (Lay, LayDudab)):
                state, column = match.state, action.column
                full = CLUB.is_full(state, column)
                told: list[Event] = []
                after = state.copy()
                after.play(seat, action, told.append)
                assert full == any(isinstance(event, Collected) for event in told)
                kept = sorted(after.hands[seat], key=_expense)[:HAND_LEAST]
                if full and len(state.hands[seat]) > HAND_LEAST:
                    collected["jungle" if state.jungle[column] else "hidden" if state.hidden[column] else "plain"] += 1
                    card = CARD_AT[action.index]
                    assert CLUB.after_collecting(state, seat, card, column) == CLUB.cost(after, seat, kept, [])
            match.play(seat, action)
    assert min(collected.values()) >= 3
