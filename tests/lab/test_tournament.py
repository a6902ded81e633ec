"""Tournaments: the same deals in every seat, results that can be resumed, and numbers that are what they say."""

import csv
import io
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from estaminet import games
from estaminet.bots.levels import ImaginedWorlds
from estaminet.bots.players import Budget, Player, find_player, players_of
from estaminet.kernel.codec import plain
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.values import Seat
from estaminet.lab import plots
from estaminet.lab.kept import OtherRun, done_before
from estaminet.lab.measures import interval, ratings, win_share
from estaminet.lab.play import CEILING, OPEN_HANDS, DealtChance, OpenHands, Played, play_match
from estaminet.lab.report import tournament_csv, tournament_report
from estaminet.lab.tournament import (
    Done,
    Job,
    Pace,
    Plan,
    in_this_process,
    jobs,
    on_all_cores,
    play,
    play_deal,
    report,
)
from estaminet.text import Speaker, languages

QUICK = Budget(iterations=3)


def plan_of(key: str = "dudo", bots: tuple[str, ...] = ("club", "random"), seats: int = 2, deals: int = 3) -> Plan:
    game = games.find(key)
    return Plan(key, game.manifest.rules_version, plain(game.options_type()), bots, seats, deals, 7, QUICK)


def plain_results(results: list[Done]) -> list[object]:
    """Everything but the seconds, which differ from run to run."""
    return [(done.job, [(m.seating, m.places, m.decisions, m.clause) for m in done.matches]) for done in results]


def test_every_deal_is_played_in_every_seating() -> None:
    plan = plan_of(bots=("club", "novice", "random"))
    assert len(jobs(plan)) == 3 * 3
    done = play_deal(plan, Job("club", "random", 0))
    assert [match.seating for match in done.matches] == [("club", "random"), ("random", "club")]


def test_with_more_seats_each_bot_sits_alone_among_the_others_and_the_other_way_round() -> None:
    plan = plan_of(seats=3)
    assert {(job.bot, job.others) for job in jobs(plan)} == {("club", "random"), ("random", "club")}
    done = play_deal(plan, Job("club", "random", 0))
    assert [match.seating.index("club") for match in done.matches] == [0, 1, 2]


def test_the_first_chance_of_a_deal_is_the_same_whoever_plays() -> None:
    first, second = DealtChance(7, 3), DealtChance(7, 3)
    assert [first.rng(0, 0).word(), first.rng(5, 1).word()] == [second.rng(0, 0).word(), second.rng(9, 1).word()]
    assert DealtChance(7, 4).rng(0, 0).word() != DealtChance(7, 3).rng(0, 0).word()


@pytest.mark.parametrize("game", games.keys())
def test_the_same_plan_gives_the_same_results(game: str) -> None:
    plan = plan_of(game, ("club", "novice"), deals=1)
    assert plain_results(play(plan, in_this_process)) == plain_results(play(plan, in_this_process))


def test_bots_of_one_kind_have_luck_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """By seat and by deal, and the same whenever the deal is played."""
    drawn: list[int] = []

    def noted(name: str, game: Game, rng: Rng, budget: Budget) -> Player:
        drawn.append(rng.word())
        return find_player(name, game, rng, budget)

    monkeypatch.setattr("estaminet.lab.play.find_player", noted)
    game = games.find("dudo")
    for deal in (0, 1, 0):
        play_match(game, game.options_type(), ("random",) * 3, seed=1, deal=deal, budget=QUICK)
    assert len({*drawn}) == 6
    assert drawn[:3] == drawn[6:]


def test_results_do_not_depend_on_who_computes_them() -> None:
    plan = plan_of(deals=2)
    assert plain_results(play(plan, on_all_cores(1))) == plain_results(play(plan, in_this_process))


@pytest.mark.wide
def test_the_same_command_runs_on_a_local_ray() -> None:
    """In a process of its own: Ray leaves threads and handlers behind."""
    script = (
        "from tests.lab.test_tournament import plan_of, plain_results\n"
        "from estaminet.lab.tournament import in_this_process, on_ray, play\n"
        "plan = plan_of(deals=2)\n"
        "assert plain_results(play(plan, on_ray('local'))) == plain_results(play(plan, in_this_process))\n"
    )
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(root / "src"), os.environ.get("PYTHONPATH", "")])
    around = {**os.environ, "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run([sys.executable, "-c", script], env=around, capture_output=True, text=True, timeout=170)
    assert done.returncode == 0, done.stderr[-2000:]


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = plan_of(deals=4)
    path = tmp_path / "results.jsonl"
    whole = play(plan, in_this_process, path)
    lines = path.read_bytes().splitlines(keepends=True)
    # As if it had been stopped in the middle of writing the third result.
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    played: list[Job] = []

    def counting(plan: Plan, todo: list[Job]) -> object:
        played.extend(todo)
        return in_this_process(plan, todo)

    again = play(plan, counting, path)  # type: ignore[arg-type]
    assert len(played) == 2
    assert plain_results(again) == plain_results(whole)
    assert len(done_before(path, plan, Done)) == 4


def test_results_of_another_tournament_are_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play(plan_of(deals=1), in_this_process, path)
    kept = path.read_bytes()
    with pytest.raises(OtherRun, match="other deals"):
        play(plan_of(deals=2), in_this_process, path)
    assert path.read_bytes() == kept
    path.write_text("not ours\n")
    with pytest.raises(OtherRun, match="no file of results"):
        play(plan_of(deals=1), in_this_process, path)


def test_a_report_says_who_is_stronger_and_how_sure_that_is() -> None:
    plan = plan_of(bots=("random", "club"), deals=12)
    summary = report(plan, play(plan, in_this_process))
    (meeting,) = summary.meetings
    assert meeting.bot == "random"
    assert meeting.wins.low <= meeting.wins.mean <= meeting.wins.high < 0.5
    assert summary.ratings is not None
    assert summary.ratings["club"].mu > summary.ratings["random"].mu
    assert sum(summary.lengths.values()) == 24
    assert sum(summary.seat_wins) == pytest.approx(1, abs=0.001)
    assert msgspec.json.decode(msgspec.json.encode(summary))["plan"]["game"] == "dudo"


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_nothing_else(language: str) -> None:
    plan = plan_of(deals=2)
    speaker = Speaker(language, games.find("dudo"))
    written = tournament_report(report(plan, play(plan, in_this_process)), speaker, plots)
    page = written.page()
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") >= 4
    assert "http" not in page
    assert "<script" not in page


def test_several_bots_make_a_ladder_in_every_form() -> None:
    plan = plan_of(bots=("club", "novice", "random"), deals=4)
    results = play(plan, in_this_process)
    summary = report(plan, results)
    text = tournament_report(summary, Speaker("en", games.find("dudo")), plots).markdown()
    assert summary.ratings is not None
    best = max(summary.ratings, key=lambda name: summary.ratings[name].mu)  # type: ignore[index]
    assert f"| 1 | {best} |" in text
    assert text.index("| 1 |") < text.index("| 2 |") < text.index("| 3 |")
    assert tournament_csv(results).count("\n") == 1 + 2 * 2 * len(jobs(plan))


def test_an_interval_covers_the_mean_of_deals() -> None:
    sure = interval([0.0, 0.5, 0.5, 1.0, 1.0, 0.5, 0.0, 1.0])
    assert sure.low < sure.mean == 0.5625 < sure.high
    assert interval([1.0] * 30).low == pytest.approx(0.9)


def test_an_interval_leaves_out_as_much_on_either_side() -> None:
    """Of 400 coins: 1.96 standard errors up and down."""
    sure = interval([0.0, 1.0] * 200)
    assert (sure.low, sure.high) == pytest.approx((0.5 - 0.049, 0.5 + 0.049), abs=0.005)


def test_a_tournament_that_is_cut_short_has_as_many_deals_of_every_pairing() -> None:
    for seats in (2, 3):
        every = jobs(plan_of(bots=("club", "novice", "random"), seats=seats, deals=3))
        assert [job.deal for job in every] == sorted(job.deal for job in every)
        first = {(job.bot, job.others) for job in every if job.deal == 0}
        assert len(first) == len(every) // 3 == (3 if seats == 2 else 6)


def test_a_shared_win_counts_by_its_part() -> None:
    match = Played(("a", "b", "c"), (1, 1, 3), (1, 1, 1), (0, 0, 0), (0, 0, 0), "X-01")
    assert win_share([[match]], "a").mean == 0.5
    rated = ratings([match] * 3)
    assert rated is not None
    assert rated["c"].mu < rated["a"].mu
    alone = Played(("a", "a", "a"), (1, 2, 3), (1, 1, 1), (0, 0, 0), (0, 0, 0), "X-01")
    assert ratings([match, alone, match, match, alone]) == rated, "against oneself nobody gets better or worse"


def test_how_long_a_bot_thinks_is_told_per_decision_and_at_the_most() -> None:
    plan = plan_of(bots=("a", "b"), deals=1)
    quick = Played(("a", "b"), (1, 2), (2, 5), (0.003, 1.0), (0.002, 0.5), "X-01")
    slow = Played(("b", "a"), (1, 2), (5, 3), (1.0, 0.012), (0.75, 0.004), "X-01")
    pace = report(plan, [Done(Job("a", "b", 0), (quick, slow))]).pace
    assert pace == {"a": Pace(3.0, 4.0, 5), "b": Pace(200.0, 750.0, 10)}


def test_every_seat_of_every_match_is_a_row_with_its_figures_under_their_names() -> None:
    first = Played(("a", "b", "b"), (3, 1, 2), (2, 5, 8), (0.25, 1.0, 0.5), (0.2, 0.5, 0.1), "X-01")
    second = Played(("b", "a", "b"), (3, 2, 1), (1, 4, 6), (0.75, 0.125, 2.0), (0.5, 0.1, 0.5), "X-02")
    rows = list(csv.DictReader(io.StringIO(tournament_csv([Done(Job("a", "b", 7), (first, second))]))))
    assert len(rows) == 6
    names = ("bot", "others", "deal", "seating", "seat", "player", "place", "decisions", "seconds", "ending")
    assert rows[4] == dict(zip(names, ("a", "b", "7", "1", "1", "a", "2", "4", "0.125", "X-02"), strict=True))
    (meeting,) = report(plan_of(bots=("a", "b"), seats=3), [Done(Job("a", "b", 7), (first, second))]).meetings
    assert (meeting.bot, meeting.others, meeting.wins.mean, meeting.mean_place) == ("a", "b", 0.0, 2.5)
    assert meeting.fair == pytest.approx(1 / 3)


def test_a_bot_that_sees_all_cards_exists_in_the_laboratory_only() -> None:
    game = games.find("dudo")
    _, played = play_match(game, game.options_type(), (CEILING, "club"), seed=1, deal=1, budget=Budget(iterations=20))
    assert played.places in ((1, 2), (2, 1))
    assert all(not {CEILING, OPEN_HANDS} & set(players_of(game)) for game in games.all_games())


def test_open_hands_are_true_and_what_is_to_come_is_not_known() -> None:
    game = games.find("udaka")
    match = Match(game, game.options_type(), 2, chance=DealtChance(1, 1))
    seat = match.asked[0]
    belief = ImaginedWorlds(game, match.observation(seat))
    worlds = [OpenHands(match, belief).draw(FastRng(number)) for number in range(4)]
    for world in worlds:
        assert [world.view(Seat(s)) for s in (0, 1)] == [match.state.view(Seat(s)) for s in (0, 1)]
    assert len({str(game.position(world)) for world in worlds}) > 1
    _, played = play_match(
        game, game.options_type(), (OPEN_HANDS, "club"), seed=1, deal=1, budget=Budget(iterations=30)
    )
    assert played.places in ((1, 2), (2, 1))
