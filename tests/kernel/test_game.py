"""What a game may leave out."""

from __future__ import annotations

import pytest

from estaminet import games
from estaminet.games.dudo.game import DudoGame
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.state import State
from estaminet.kernel.values import Name, Seat


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


def test_a_game_is_made_of_its_types_and_found_by_their_folder() -> None:
    made, usual = Game.of(DudoOptions, DudoState, DudoView), games.find("dudo")
    assert (made.key, made.folder, made.seats) == ("dudo", usual.folder, usual.seats)
    assert (made.options_type, made.state_type, made.view_type) == (DudoOptions, DudoState, DudoView)
    assert made.part("actions") is usual.part("actions")
    assert made.position(made.start(DudoOptions(), 3)) == usual.position(usual.start(DudoOptions(), 3))


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_a_state_that_lists_no_actions_asks_which_are_refused(game: Game) -> None:
    """What games list themselves, for speed, is what they would have without it; the order is that of all actions."""
    match = Match(game, game.options_type(), game.manifest.usual_seats, chance=SeededChance(4))
    for _ in range(12):
        for seat in map(Seat, range(match.seats)):
            listed = sorted(match.state.legal(seat), key=lambda action: action.index)
            assert list(State.legal(match.state, seat)) == listed
        if match.ended:
            break
        match.play(match.asked[-1], match.state.legal(match.asked[-1])[-1])
