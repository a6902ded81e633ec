"""What a simulation tells a designer beyond wins: scores, leads, and what each house rule changes."""

import pytest

from estaminet import games
from estaminet.kernel.game import Game
from estaminet.lab.play import play_match
from estaminet.lab.report import simulation_page
from estaminet.lab.simulate import STEADY, effects, how_many_effects, lead, simulate, spread
from estaminet.text import Speaker, languages

GAMES = games.all_games("bots")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_report_counts_rounds_scores_and_leads_as_the_game_does(game: Game) -> None:
    seats = ("club",) * game.seats[0]
    report = simulate(game, game.options_type(), seats, 2, 1)
    matches = [play_match(game, game.options_type(), seats, seed=1, deal=deal, budget=STEADY) for deal in (0, 1)]
    views = [match.state.view(None) for match, _ in matches]
    assert report.rounds == spread([game.round(view) for view in views])
    assert report.decisions == spread([sum(played.decisions) for _, played in matches])
    scores = [game.score(view) for view in views]
    assert report.scores == (spread([one for final in scores for one in final]) if all(scores) else None)
    leads = [lead(final, played.places) for final, (_, played) in zip(scores, matches, strict=True) if final]
    assert report.leads == (spread(leads) if leads else None)


def test_a_lead_is_over_the_nearest_and_a_shared_win_is_none() -> None:
    assert lead([3, 9, 5], (1, 3, 2)) == 2
    assert lead([3, 3, 5], (1, 1, 3)) == 0


def test_every_value_of_every_option_is_compared_with_the_rules_as_given() -> None:
    game = games.find("dudo")
    options = game.options_type()
    compared = effects(game, options, ("random", "random"), 4, 1)
    assert len(compared) == how_many_effects(options, 2)
    assert compared[0].option == ""
    assert ("calza_heads_up", "forbidden") in {(one.option, one.value) for one in compared}
    # A seat that is not at the table is no choice.
    assert ("first_seat", "5") not in {(one.option, one.value) for one in compared}


@pytest.mark.parametrize("language", languages())
def test_the_page_has_plots_and_needs_nothing_else(language: str) -> None:
    game = games.find("udaka")
    report = simulate(game, game.options_type(), ("club", "novice"), 6, 1)
    changes = effects(game, game.options_type(), ("random", "random"), 2, 1)
    page = simulation_page(report, changes, Speaker(language, game))
    assert page.count("<svg") >= 6
    assert "http" not in page
