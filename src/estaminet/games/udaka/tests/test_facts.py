"""What a choice is said to win is what it wins when it is played."""

from __future__ import annotations

from estaminet.games.udaka.events import TokenTaken, UdakaTaken
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.view import UdakaFacts, UdakaView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Event


def test_every_choice_wins_what_the_facts_say() -> None:
    rng = FastRng(7)
    taken = udakas = opened = 0
    for number in range(60):
        seats = GAME.seats[number % len(GAME.seats)]
        options = GAME.options_type.random(rng, seats)
        match = Match(GAME, options, seats, chance=SeededChance(number))
        while match.ended is None:
            seat = match.asked[0]
            legal = match.state.legal(seat)
            view = match.state.view(seat)
            facts = GAME.facts(options, view, legal)
            assert isinstance(facts, UdakaFacts)
            for action in legal:
                events: list[Event] = []
                state = match.state.copy()
                state.play(seat, action, events.append)
                won = sum(event.count for event in events if isinstance(event, TokenTaken))
                stolen = 1 if getattr(action, "victim", None) is not None else 0
                assert facts.wins.get(action.index, 0) == won + stolen
                assert (action.index in facts.wins_udaka) is any(isinstance(event, UdakaTaken) for event in events)
                taken += won
            udakas += len(facts.wins_udaka)
            public = GAME.facts(options, match.state.view(None), ())
            assert public == UdakaFacts(facts.open, {}, ())
            assert isinstance(view, UdakaView)
            top, board = view.top, view.board
            assert facts.open == (int(top) if top and top.isdecimal() and board[int(top) - 2] else None)
            opened += facts.open is not None
            match.play(seat, legal[rng.below(len(legal))])
    assert taken
    assert udakas
    assert opened
