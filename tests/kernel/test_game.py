"""What a game may leave out."""

from __future__ import annotations

import pytest

from estaminet import games
from estaminet.games.dudo.game import DudoGame
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.values import Name


def test_without_advice_the_usual_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = DudoGame(games.find("dudo").folder)
    monkeypatch.setattr(bare, "has", lambda name: name != "advice")
    match = Match(bare, bare.options_type(), 3, chance=SeededChance(1))
    seen = match.observation(match.asked[0])
    assert bare.default_action(seen) == seen.legal[0] != seen.legal[-1]
    assert bare.clauses_now(seen.options, seen.view) == tuple(bare.rules().clauses)
    assert (bare.score(seen.view), bare.round(seen.view)) == ((), 1)
    assert (bare.facts_type, bare.facts(seen.options, seen.view, seen.legal)) == (None, None)
    assert bare.asks(seen.options, seen.view) == ("ask-whose-turn", {"seat": Name(match.asked[0])})
    before = Match(bare, bare.options_type(), 3).state.view(None)
    assert bare.asks(seen.options, before) == ("ask-nobody-now", {})


def test_the_list_of_actions_is_that_of_its_module() -> None:
    game = games.find("dudo")
    assert game.actions(game.options_type(), 3) is game.part("actions").ACTIONS
