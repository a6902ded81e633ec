"""A column is collected by the card that the facts say, and the next card lies opposite the one they name."""

from __future__ import annotations

from estaminet.games.dudab.actions import Lay, LayDudab
from estaminet.games.dudab.events import Collected
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import card_word
from estaminet.games.dudab.view import DudabFacts, DudabView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Event


def test_every_column_is_as_near_to_being_collected_as_the_facts_say() -> None:
    rng = FastRng(5)
    collected = {True: 0, False: 0}
    opposite = 0
    for number in range(12):
        seats = GAME.seats[number % len(GAME.seats)]
        options = GAME.options_type.random(rng, seats)
        match = Match(GAME, options, seats, chance=SeededChance(number))
        while match.ended is None and len(match.moves) < 300:
            seat = match.asked[0]
            legal = match.state.legal(seat)
            view = match.state.view(seat)
            facts = GAME.facts(options, view, legal)
            assert isinstance(facts, DudabFacts)
            assert isinstance(view, DudabView)
            assert len(facts.columns) == len(view.columns)
            for action in GAME.actions(options, seats):
                if not isinstance(action, Lay | LayDudab) or action.column >= len(view.columns):
                    continue
                column, lying = facts.columns[action.column], view.columns[action.column]
                refusal = match.state.refusal(seat, action)
                if refusal is None and rng.below(3) == 0:
                    events: list[Event] = []
                    match.state.copy().play(seat, action, events.append)
                    collects = any(isinstance(event, Collected) for event in events)
                    assert collects is (column.count + 1 == column.most)
                    collected[lying.jungle] += collects
                elif refusal is not None and refusal.reason.startswith("mirror"):
                    assert column.facing is not None
                    assert refusal.args["opposite"] == card_word(lying.above[column.facing])
                    opposite += 1
            assert GAME.facts(options, match.state.view(None), ()) == facts
            match.play(seat, legal[rng.below(len(legal))])
    assert collected[True]
    assert collected[False]
    assert opposite
