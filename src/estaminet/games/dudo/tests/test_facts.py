"""The faces that are said to count are those that the lifted cups are judged by."""

from __future__ import annotations

from estaminet.games.dudo.events import DieLost, Gained
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.view import DudoFacts, DudoView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng


def test_every_result_counts_the_dice_that_the_facts_say() -> None:
    rng = FastRng(5)
    palifico = plain = lost = 0
    for number in range(40):
        seats = GAME.seats[number % len(GAME.seats)]
        options = GAME.options_type.random(rng, seats)
        match = Match(GAME, options, seats, chance=SeededChance(number))
        counting = ""
        told = None
        while match.ended is None:
            view = match.state.view(None)
            assert isinstance(view, DudoView)
            facts = GAME.facts(options, view, ())
            assert isinstance(facts, DudoFacts)
            if view.last is not None and view.last is not told and view.last != told:
                told = view.last
                assert facts.counted == counting
                assert sum(face in facts.counted for cup in told.cups for face in cup) == told.matching
                palifico += told.palifico
                plain += not told.palifico
            assert bool(facts.counting) is bool(view.bids)
            if facts.lost is not None:
                dice = [event for _, event in match.events if isinstance(event, DieLost)]
                back = [event for _, event in match.events if isinstance(event, Gained) and event.what == "die"]
                assert facts.lost == len(dice) - len(back)
                lost += facts.lost
            seat = match.asked[0]
            assert GAME.facts(options, match.state.view(seat), match.state.legal(seat)) == facts
            legal = match.state.legal(seat)
            action = legal[-1] if rng.below(3) == 0 else legal[rng.below(len(legal))]
            match.play(seat, action)
            bids = match.state.view(None).bids
            if bids:
                after = GAME.facts(options, match.state.view(None), ())
                assert isinstance(after, DudoFacts)
                counting = after.counting
    assert palifico
    assert plain
    assert lost
