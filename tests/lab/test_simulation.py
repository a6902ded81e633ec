"""What a simulation tells a designer beyond wins: scores, leads, and what each house rule changes."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from estaminet import games
from estaminet.kernel.game import Game
from estaminet.lab import charts, plots
from estaminet.lab.kept import OtherRun
from estaminet.lab.play import play_match
from estaminet.lab.report import simulation_csv, simulation_report
from estaminet.lab.runners import Work, in_this_process, on_all_cores
from estaminet.lab.simulate import (
    STEADY,
    Outcome,
    Plan,
    Setting,
    by_players,
    effects,
    lead,
    play,
    report,
    settings_of,
    simulate,
    spread,
)
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


def plan_of(key: str, players: tuple[str, ...], number: int, **what: bool) -> Plan:
    game = games.find(key)
    settings = settings_of(game, game.options_type(), players, **what)
    return Plan(key, game.manifest.rules_version, settings, number, 1)


def test_every_value_of_every_option_is_compared_with_the_rules_as_given() -> None:
    plan = plan_of("dudo", ("random", "random"), 4, compare=True)
    compared = effects(plan, play(plan, in_this_process))
    assert len(compared) == len(plan.settings) - 1
    assert plan.settings[0].option == ""
    assert ("calza_heads_up", "forbidden") in {(one.option, one.value) for one in compared}
    # A seat that is not at the table is no choice.
    assert ("first_seat", "5") not in {(one.option, one.value) for one in compared}


def test_a_rule_that_never_came_up_is_said_and_not_drawn() -> None:
    base = Outcome(10, 2, (1, 2), {"X-01": 1}, "X-01", ())
    other = Outcome(14, 2, (2, 1), {"X-01": 1}, "X-01", ())
    longer = Outcome(14, 2, (1, 2), {"X-01": 2}, "X-01", ())
    settings = (
        Setting(("club", "club"), {}),
        Setting(("club", "club"), {}, "salsa", "on"),
        Setting(("club", "club"), {}, "quiet", "on"),
        Setting(("club", "club"), {}, "slow", "on"),
    )
    plan = Plan("dudo", 1, settings, 4, 1)
    played = [[base] * 4, [other, base, base, other], [base] * 4, [longer, base, base, base]]
    salsa, quiet, slow = effects(plan, played)
    assert (salsa.differs, quiet.differs, slow.differs) == (2, 0, 1), "also where the same player wins"
    assert salsa.decisions_change.mean == 2
    assert salsa.decisions_change.low < 2 < salsa.decisions_change.high
    assert salsa.first_seat_change.mean == -0.5
    assert quiet.decisions_change.low == quiet.decisions_change.high == 0
    speaker = Speaker("en", games.find("dudo"))
    text = simulation_report(report(plan, 0, played[0]), (salsa, quiet), (), speaker, plots).markdown()
    assert "No match went another way with: quiet." in text
    assert "| salsa = on | 50.0 % |" in text


def test_every_number_of_players_has_its_report() -> None:
    plan = plan_of("dudo", ("random", "random", "random"), 2, by_players=True)
    played = play(plan, in_this_process)
    assert [len(one.players) for one in by_players(plan, played)] == [2, 3, 4, 5, 6]
    lines = simulation_csv(plan, played).splitlines()
    assert len(lines) == 1 + 2 * (2 + 3 + 4 + 5 + 6)


def test_matches_do_not_depend_on_who_plays_them_and_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = plan_of("dudo", ("random", "random"), 25)
    here = play(plan, in_this_process)
    path = tmp_path / "results.jsonl"
    assert play(plan, on_all_cores(1), path) == here
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    path.write_bytes(b"".join(lines[:2]) + lines[2][:20])
    asked: list[bytes] = []

    def counting(work: Work, plan: bytes, todo: Sequence[bytes]) -> Iterator[bytes]:
        asked.extend(todo)
        return in_this_process(work, plan, todo)

    assert play(plan, counting, path) == here
    assert len(asked) == 2
    with pytest.raises(OtherRun, match="other games"):
        play(msgspec.structs.replace(plan, games=24), in_this_process, path)


@pytest.mark.parametrize("language", languages())
def test_the_page_has_plots_and_needs_nothing_else(language: str) -> None:
    plan = plan_of("udaka", ("random", "random"), 3, compare=True)
    played = play(plan, in_this_process)
    speaker = Speaker(language, games.find("udaka"))
    page = simulation_report(report(plan, 0, played[0]), effects(plan, played), (), speaker, plots).page()
    assert page.count("<svg") >= 6
    assert "http" not in page


def test_vega_draws_the_same_sections_from_data_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "script", lambda: "<script>vega</script>")
    plan = plan_of("dudo", ("random", "random"), 4, by_players=True, compare=True)
    played = play(plan, in_this_process)
    speaker = Speaker("en", games.find("dudo"))
    arguments = (report(plan, 0, played[0]), effects(plan, played), by_players(plan, played), speaker)
    drawn, plain = (simulation_report(*arguments, draw) for draw in (charts, plots))
    assert drawn.markdown() == plain.markdown()
    specs = re.findall(r'<script type="application/json">(.*?)</script>', drawn.page())
    assert len(specs) == plain.page().count("<svg")
    for spec in map(json.loads, specs):
        assert spec["$schema"].startswith("https://vega.github.io/schema/vega-lite/")
        assert '"values"' in json.dumps(spec) or any(spec["datasets"].values())
    assert drawn.script == "<script>vega</script>"
    assert not re.findall(r"<(?:script|link|img)[^>]+(?:src|href)=", drawn.page())


@pytest.mark.long
def test_vega_itself_is_on_the_page() -> None:
    script = charts.script()
    assert '".chart"' in script
    assert len(script) > 500_000
    assert script.count("</script") == 1
