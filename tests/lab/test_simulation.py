"""What a simulation tells a designer beyond wins: scores, leads, and what each house rule changes."""

import pytest

from estaminet import games
from estaminet.kernel.game import Game
from estaminet.lab.report import simulation_page
from estaminet.lab.simulate import effects, final_scores, how_many_effects, lead, play_one, simulate
from estaminet.text import Speaker, languages

GAMES = games.all_games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_keeps_a_score_that_is_found(game: Game) -> None:
    match = play_one(game, game.options_type(), ("club", "club"), 1, 0)
    scores = final_scores(match)
    assert scores is not None
    assert match.ended is not None
    assert lead(scores, match.ended.places) >= 0


def test_a_lead_is_over_the_nearest_and_a_shared_win_is_none() -> None:
    assert lead([3, 9, 5], (1, 3, 2)) == 2
    assert lead([3, 3, 5], (1, 1, 3)) == 0


def test_every_value_of_every_option_is_compared_with_the_rules_as_given() -> None:
    game = games.find("dudo")
    options = game.options_type()
    found = effects(game, options, ("random", "random"), 4, 1)
    assert len(found) == how_many_effects(options, 2)
    assert found[0].option == ""
    assert ("calza_heads_up", "forbidden") in {(one.option, one.value) for one in found}
    # A seat that is not at the table is no choice.
    assert ("first_seat", "5") not in {(one.option, one.value) for one in found}


@pytest.mark.parametrize("language", languages())
def test_the_page_has_plots_and_needs_nothing_else(language: str) -> None:
    game = games.find("udaka")
    report = simulate(game, game.options_type(), ("club", "novice"), 6, 1)
    changes = effects(game, game.options_type(), ("random", "random"), 2, 1)
    page = simulation_page(report, changes, Speaker(language, game))
    assert page.count("<svg") >= 6
    assert "http" not in page
