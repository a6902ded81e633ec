"""What a choice is said to beat is what it beats when it is played, and a set lies for as many turns as is said."""

from __future__ import annotations

from estaminet.games.dnup.actions import Play
from estaminet.games.dnup.events import Beaten, BeatenAway
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.view import BeatenSet, DnupFacts, DnupView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Event

MOST_CHOICES = 25


def test_every_choice_beats_what_the_facts_say() -> None:
    rng = FastRng(3)
    beaten = {"hand": 0, "discards": 0}
    for number in range(24):
        seats = GAME.seats[number % len(GAME.seats)]
        options = GAME.options_type.random(rng, seats)
        match = Match(GAME, options, seats, chance=SeededChance(number))
        while match.ended is None and len(match.moves) < 400:
            seat = match.asked[0]
            legal = match.state.legal(seat)
            view = match.state.view(seat)
            facts = GAME.facts(options, view, legal)
            assert isinstance(facts, DnupFacts)
            assert isinstance(view, DnupView)
            for action in legal if len(legal) <= MOST_CHOICES else [legal[rng.below(len(legal))]]:
                events: list[Event] = []
                match.state.copy().play(seat, action, events.append)
                sets = [BeatenSet(e.seat, e.area, "hand") for e in events if isinstance(e, Beaten)]
                sets += [BeatenSet(e.seat, e.area, "discards") for e in events if isinstance(e, BeatenAway)]
                assert sets == ([facts.beats[action.index]] if action.index in facts.beats else [])
                for one in sets:
                    beaten[one.to] += 1
            assert GAME.facts(options, match.state.view(None), ()) == DnupFacts(facts.life, {})
            laid = {(lying.seat, lying.area) for lying in view.table}
            match.play(seat, legal[rng.below(min(len(legal), 1 + rng.below(3)))])
            now = match.state.view(None)
            assert isinstance(now, DnupView)
            if now.round == view.round and now.phase == "choose":
                for lying in now.table:
                    if (lying.seat, lying.area) not in laid and lying.seat not in now.out:
                        assert lying.falls_in == facts.life
    assert beaten["hand"]
    assert beaten["discards"]


def test_the_cards_of_a_set_are_listed_by_their_other_value_in_every_deck() -> None:
    """Whoever asks about a set by its fields has to name it as the list of actions does."""
    rng = FastRng(8)
    for number in range(40):
        seats = GAME.seats[number % len(GAME.seats)]
        sets = [a for a in GAME.actions(GAME.options_type.random(rng, seats), seats) if isinstance(a, Play)]
        assert sets
        for action in sets:
            sides = [tuple(map(int, card.split("/"))) for card in action.cards]
            assert {up for up, _ in sides} == {action.value}
            assert sides == sorted(sides)
