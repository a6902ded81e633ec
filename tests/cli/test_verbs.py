"""The verbs that look at games: version, games, rules, simulate, check, bench; and the players."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import estaminet
from estaminet.bots.players import UnknownPlayer, find_player, players_of
from estaminet.bots.random import RandomPlayer
from estaminet.cli import check as check_verb
from estaminet.conformance import CHECKS, Finding
from estaminet.games import all_games, find
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.lab.simulate import simulate, spread, wilson
from estaminet.server.run import MOST_PORTS, listen_near
from estaminet.text import SHARED, Speaker, languages

if TYPE_CHECKING:
    from tests.cli.conftest import Run

CLI = Path(estaminet.__file__).parent / "cli"


@pytest.mark.usefixtures("run")
def test_version_says_whether_compiled() -> None:
    ended = subprocess.run([sys.executable, "-m", "estaminet", "--version"], capture_output=True, text=True, check=True)
    assert re.fullmatch(rf"estaminet {estaminet.__version__} \((compiled|interpreted)\)\n", ended.stdout)


def test_without_a_verb_help_is_shown(run: Run) -> None:
    shown = run()
    assert shown.code == 0
    for verb in ("play", "replay", "verify", "rules", "check", "simulate", "bench", "new-game", "games"):
        assert verb in shown.out


@pytest.mark.parametrize("language", languages())
def test_games_are_listed(run: Run, language: str) -> None:
    shown = " ".join(run("games", "--lang", language).out.split())
    for game in all_games():
        assert f"{game.key} {Speaker(language, game).say('game-title')}" in shown


@pytest.mark.parametrize("language", languages())
def test_rules_are_printed_as_they_are_written(run: Run, language: str) -> None:
    assert run("rules", "dudo", "--lang", language).out == find("dudo").rules(language).text


@pytest.mark.parametrize("clause", ["DUDO-BID-04", "dudo-bid-04", "bid-04", "BID-4"])
def test_a_clause_is_found_however_it_is_typed(run: Run, clause: str) -> None:
    shown = run("rules", "dudo", clause)
    assert shown.code == 0
    assert shown.out.startswith("DUDO-BID-04")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "chess"], "There is no game called chess; there are:"),
        (["rules", "dudo", "DUDO-BUD-04"], "There is no clause DUDO-BUD-04; near it are: DUDO-BID-04"),
        (["rules", "dudo", "???"], "There is no clause ???; near it are: DUDO-"),
        (["rules", "dudo", "--lang", "xx"], f"There is no language xx; there are: {', '.join(languages())}."),
        (["rules"], "Something is missing: GAME."),
        (["simulate", "chess"], "There is no game called chess"),
        (["simulate", "dudo", "--players", "7"], "Dudo! is for 2 to 6 players, not 7."),
        (["simulate", "dudo", "--games", "0"], "The number of games is 1 or more."),
        (["simulate", "dudo", "--games", "many"], "--games has to be a whole number."),
        (["simulate", "dudo", "--seats", "you,random"], "Nobody called you can take a seat; it can be:"),
        (["simulate", "dudo", "--seats", "random,random", "--players", "3"], "--players says 3"),
        (["simulate", "dudo", "--option", "x=1"], "dudo has no option x"),
        (["simulate", "dudo", "--seed", "4294967296"], "A seed is a whole number from 0 to 4294967295."),
        (["tournament", "chess"], "There is no game called chess"),
        (["tournament", "dudo", "--bots", "club"], "Name two or more different bots, separated by commas."),
        (["tournament", "dudo", "--bots", "club,random,Club"], "Name two or more different bots, separated by commas."),
        (["tournament", "dudo", "--bots", "club,you"], "Nobody called you can take a seat; it can be:"),
        (["tournament", "dudo", "--games", "0"], "The number of games is 1 or more."),
        (["tournament", "dudo", "--seconds", "601"], "The number of seconds is more than 0 and at most 600."),
        (["tournament", "dudo", "--iterations", "0"], "The number of tries is 1 or more."),
        (["tournament", "dudo", "--workers", "0"], "The number of processes is 1 or more."),
        (["check", "chess"], "There is no game called chess"),
        (["check", "dudo", "--games", "0"], "The number of games is 1 or more."),
        (["bench", "chess"], "There is no game called chess"),
        (["bench", "dudo", "--players", "1"], "Dudo! is for 2 to 6 players, not 1."),
        (["bench", "dudo", "--seconds", "0"], "The number of seconds is more than 0 and at most 600."),
        (["games", "--lang", ""], "There is no language"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_one_sentence_and_code_two(run: Run, arguments: list[str], said: str) -> None:
    ended = run(*arguments)
    assert ended.code == 2
    assert ended.out == ""
    assert said in ended.err
    assert ended.err.count("\n") == 1


# Tournaments


def test_a_tournament_plays_no_fewer_matches_than_asked_leaves_its_report_and_goes_on_there(
    run: Run, tmp_path: Path
) -> None:
    """Every deal is played in every seating, so that three matches of two players are four."""
    arguments = ("tournament", "dudo", "--bots", "random,Club", "--workers", 1, "--seed", 4, "--out", "there")
    first = run(*arguments, "--games", 3, "--json")
    assert first.code == 0, first.err
    told = json.loads(first.out)
    assert (told["plan"]["bots"], told["plan"]["deals"], sum(told["lengths"].values())) == (["random", "club"], 2, 4)
    folder = tmp_path / "there"
    names = {"results.jsonl", "report.html", "report.md", "report.json", "matches.csv"}
    assert {path.name for path in folder.iterdir()} == names
    assert json.loads((folder / "report.json").read_text("utf-8")) == told
    assert (folder / "matches.csv").read_text("utf-8").count("\n") == 1 + 2 * 4
    before = {name: (folder / name).read_bytes() for name in names}
    shown = run(*arguments, "--games", 4)
    assert shown.code == 0, "as many deals: everything is there already"
    assert {name: (folder / name).read_bytes() for name in names} == before
    (meeting,) = told["meetings"]
    wins = meeting["wins"]
    interval = f"{100 * wins['low']:.1f} – {100 * wins['high']:.1f}"
    row = re.search(rf"random : club +{100 * wins['mean']:.1f} % +{interval} +{meeting['mean_place']:.2f}", shown.out)
    assert row is not None
    refused = run(*arguments, "--games", 5)
    assert refused.code == 2
    assert "other deals" in refused.err


# Simulation


def test_a_simulation_is_the_same_for_the_same_seed(run: Run) -> None:
    arguments = ("simulate", "dudo", "--players", 3, "--games", 20, "--json")
    one, two, other = (run(*arguments, "--seed", seed).out for seed in (5, 5, 6))
    assert one == two != other
    report = json.loads(one)
    assert report["games"] == 20
    assert report["players"] == ["club"] * 3
    assert sum(report["decisions"]["counts"].values()) == 20
    assert report["clauses"]["DUDO-END-01"] == 20
    assert report["endings"] == {"DUDO-END-01": 20}
    assert sum(seat["wins"] for seat in report["seats"]) == 20
    for place in range(3):
        assert sum(seat["places"][place] for seat in report["seats"]) == 20


def test_a_simulation_is_shown_with_rates_and_bars(run: Run) -> None:
    shown = run(
        "simulate", "dudo", "--games", 10, "--option", "salsa=on", "--seed", 1, "--seats", "random,random,random"
    )
    assert "10 matches of Dudo!, seed 1" in shown.out
    assert "DUDO-SALSA-" in shown.out
    assert "█" in shown.out
    assert "games/s" in shown.err
    assert "decisions/s" in shown.err


def test_a_simulation_leaves_its_report_in_every_form_and_goes_on_there(run: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "dudo", "--players", 2, "--seats", "random,random", "--games", 12, "--out", "there")
    first = run(*arguments, "--seed", 4)
    assert first.code == 0, first.err
    folder = tmp_path / "there"
    names = {"results.jsonl", "report.html", "report.md", "report.json", "matches.csv"}
    assert {path.name for path in folder.iterdir()} == names
    before = {name: (folder / name).read_bytes() for name in names}
    assert before["matches.csv"].count(b"\n") == 1 + 2 * 12
    # The same command without the seed: everything is there already.
    assert run(*arguments).code == 0
    assert {name: (folder / name).read_bytes() for name in names} == before
    refused = run(*arguments[:-4], "--games", 13, "--out", "there")
    assert refused.code == 2
    assert "other games" in refused.err


def test_a_match_of_a_simulation_does_not_depend_on_those_before_it() -> None:
    game = find("dudo")
    options = game.read_options({}, 2)
    few, more = (simulate(game, options, ("random", "random"), games, 9) for games in (1, 2))
    assert set(few.decisions.counts) <= set(more.decisions.counts)


def test_a_spread_is_told_by_its_quantiles() -> None:
    made = spread([3, 1, 2, 2, 9, 4, 5, 6, 7, 8])
    assert (made.least, made.tenth, made.median, made.mean, made.ninetieth, made.most) == (1, 2, 5, 4.7, 9, 9)
    assert made.counts[2] == 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (50, 100, 0.4038, 0.5962)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


# Check and bench


def test_check_is_silent_but_for_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # The part that plays no matches; a whole check is run on a new game, in test_new_game.py.
    monkeypatch.setattr(check_verb, "checks_of", lambda _: {"texts": CHECKS["rules"]["texts"]})
    ended = run("check", "dudo", "--games", 1)
    assert (ended.code, ended.out) == (0, "OK: dudo, grade board\n")


def test_check_tells_what_it_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, matches: int, seed: int) -> Iterator[Finding]:
        yield Finding("ends", f"{game.key} {matches} {seed}")

    monkeypatch.setattr(check_verb, "checks_of", lambda _: {"broken": broken})
    ended = run("check", "dudo", "--games", 2, "--seed", 7)
    assert (ended.code, ended.out) == (1, "dudo: ends: dudo 2 7\n")
    ended = run("check", "dudo", "--json")
    assert ended.code == 1
    assert json.loads(ended.out) == {"dudo": ["ends: dudo 3 1"]}


def test_findings_that_are_alike_are_said_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, matches: int, seed: int) -> Iterator[Finding]:  # noqa: ARG001
        yield Finding("legal", "Keep(index=0) is accepted (2 seats)")
        yield Finding("legal", "Keep(index=3) is accepted (4 seats)")
        yield Finding("copy", "it shares a list")

    monkeypatch.setattr(check_verb, "checks_of", lambda _: {"broken": broken})
    assert run("check", "dudo").out.splitlines() == [
        "dudo: legal: Keep(index=0) is accepted (2 seats)",
        "dudo:   and 1 more like it",
        "dudo: copy: it shares a list",
    ]
    assert len(json.loads(run("check", "dudo", "--json").out)["dudo"]) == 3


def test_bench_measures_a_game(run: Run) -> None:
    (figures,) = json.loads(run("bench", "dudo", "--players", 2, "--seconds", 0.02, "--json").out)["figures"]
    assert (figures["game"], figures["seats"]) == ("dudo", 2)
    assert all(figures[name] > 0 for name in ("python", "loop", "view", "message", "copy"))
    shown = run("bench", "dudo", "--seconds", 0.02)
    assert shown.code == 0
    assert "own loop" in shown.out


# Players


def test_a_player_is_found_by_name() -> None:
    game = find("dudo")
    assert isinstance(find_player("random", game, FastRng(1)), RandomPlayer)
    with pytest.raises(UnknownPlayer, match=r"no player called 'nobody'; there are: .*random"):
        find_player("nobody", game, FastRng(1))


def test_a_games_own_players_are_found_in_its_folder() -> None:
    for game in all_games():
        assert "random" in players_of(game)


def test_the_random_player_takes_every_legal_action_in_the_end() -> None:
    game = find("dudo")
    match = Match(game, game.read_options({}, 2), 2, chance=SeededChance(1))
    player = RandomPlayer(FastRng(2))
    observation = match.observation(match.asked[0])
    chosen = {player.choose(observation) for _ in range(2000)}
    assert chosen == set(observation.legal)


# Strings


def test_every_string_of_the_command_line_exists_in_every_language_and_is_used() -> None:
    said = "\n".join(path.read_text("utf-8") for path in CLI.glob("*.py"))
    exact = set(re.findall(r"[\"'](cli-[a-z-]+)[\"']", said))
    # f"cli-help-{name}-typed": what stands in braces is any word.
    patterns = [re.sub(r"\{.*?\}", "[a-z-]+", text) for text in re.findall(r"f\"(cli-[^\"]*\{[^\"]*)\"", said)]
    for language in languages():
        text = (SHARED / f"{language}.ftl").read_text("utf-8")
        there = set(re.findall(r"^(cli-[a-z-]+) =", text, re.MULTILINE))
        assert exact <= there
        assert [name for name in there - exact if not any(re.fullmatch(p, name) for p in patterns)] == []


DECK = find("dnup").folder / "decks" / "pairs36.json"


def test_an_option_can_come_from_a_file_and_the_record_keeps_it_all(run: Run) -> None:
    Path("mine.json").write_text(DECK.read_text("utf-8"), encoding="utf-8")
    played = run(
        "play", "dnup", "--option", "deck=@mine.json", "--save", "kept", "--seed", 1, typed="\n" + "#1\n" * 3000
    )
    assert "The match is over" in played.out
    assert "A warning" in played.err
    Path("mine.json").unlink()
    assert run("verify", "kept").code == 0


def test_a_bad_file_of_an_option_is_refused_by_card_and_line(run: Run) -> None:
    Path("bad.json").write_text(DECK.read_text("utf-8").replace("1/5*", "5/1*"), encoding="utf-8")
    refused = run("simulate", "dnup", "--option", "deck=@bad.json", "--games", 1)
    assert refused.code == 2
    assert "5/1" in refused.err
    assert "Line 5" in refused.err
    french = run("simulate", "dnup", "--option", "deck=@bad.json", "--games", 1, "--lang", "fr")
    assert "Ligne 5, carte 5/1*" in french.err
    unknown = run("simulate", "dnup", "--option", "deck=even41", "--games", 1)
    assert "even40, pairs36, a file of your own (in the terminal: deck=@FILE)" in unknown.err
    worse = (
        DECK.read_text("utf-8")
        .replace("1/5*", "5/1*")
        .replace("1/8", "8/8")
        .replace("1/6", "0/7")
        .replace("2/9", "9/2")
    )
    Path("worse.json").write_text(worse, encoding="utf-8")
    several = run("simulate", "dnup", "--option", "deck=@worse.json", "--games", 1).err.splitlines()
    assert several[0] == "estaminet: worse.json cannot be used:"
    assert [line.split(":")[0].split()[-1] for line in several[1:5]] == ["5/1*", "0/7", "8/8b", "9/2a"]
    assert not any("worse.json" in line or "…" in line for line in several[1:])
    missing = run("simulate", "dnup", "--option", "deck=@nowhere.json", "--games", 1)
    assert missing.code == 2
    assert "nowhere.json" in missing.err
    other = run("simulate", "dudo", "--option", "salsa=@bad.json", "--games", 1)
    assert other.code == 2
    assert "cannot be read from a file" in other.err


def test_a_bare_list_of_cards_is_a_deck(run: Run) -> None:
    cards = json.loads(DECK.read_text("utf-8"))["cards"]
    Path("mine.txt").write_text("\n".join(cards if isinstance(cards, list) else [cards]), encoding="utf-8")
    assert run("simulate", "dnup", "--option", "deck=@mine.txt", "--games", 1).code == 0
    Path("prose.txt").write_text("my cards: all of them", encoding="utf-8")
    refused = run("simulate", "dnup", "--option", "deck=@prose.txt", "--games", 1)
    assert refused.code == 2
    assert "neither a list of cards" in refused.err


def test_drawings_in_clauses_are_not_torn() -> None:
    for game in all_games():
        for language in languages():
            rules = game.rules(language)
            lines = set(rules.text.splitlines())
            for clause in rules.clauses.values():
                drawings = clause.text.split("```")[1::2]
                assert all(line in lines for drawing in drawings for line in drawing.splitlines()[1:]), clause.id


def test_options_say_what_on_and_off_mean_and_star_only_what_is_changed(run: Run) -> None:
    shown = run("play", "dnup", "--seats", "you,random", "--option", "open_discards=on", typed="\noptions\n").out
    said = " ".join(shown.split())
    assert "* open_discards = on" in said
    assert "yes" in said.partition("* open_discards = on")[2][:120]
    assert "* deck" not in said
    welcome = said.partition("deck = even40")[0]
    assert "Anybody may look through the discard pile: yes" in welcome, "house rules are said in words"
    assert "The cards:" not in welcome, "not among what the table plays differently"


@pytest.mark.parametrize("language", languages())
def test_the_list_of_games_and_the_start_of_a_match_say_that_the_deck_is_a_reconstruction(
    run: Run, language: str
) -> None:
    note = " ".join(Speaker(language, find("dnup")).say("game-note").split())
    listed = run("games", "--lang", language).out
    welcome = run("play", "dnup", "--lang", language, typed="\n").out
    assert all(" ".join(shown.split()).count(note) == 1 for shown in (listed, welcome))


def test_serve_says_which_port_is_free_where_the_chosen_one_is_taken(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = run("serve", "--port", port)
        assert refused.code == 2
        assert f"Port {port} is taken" in refused.err
        free = int(re.findall(r"--port (\d+)", refused.err)[0])
        assert port < free < port + MOST_PORTS


@pytest.mark.parametrize(("arguments", "moves"), [((), True), (("--port", 8000), False)])
def test_serve_may_move_only_if_nobody_chose_the_port(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[object, ...], *, moves: bool
) -> None:
    said = []
    monkeypatch.setattr("estaminet.server.run.serve", lambda _settings, _ready, *, move: said.append(move))
    monkeypatch.delenv("ESTAMINET_PORT", raising=False)
    assert run("serve", *arguments).code == 0
    assert said == [moves]


def test_serve_moves_to_the_next_free_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        made = listen_near("127.0.0.1", port, move=True)
        try:
            assert port < made[0].getsockname()[1] < port + MOST_PORTS
        finally:
            for one in made:
                one.close()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--frob"], 'There is no option --frob. See "estaminet play --help".'),
        (["check", "dudo", "--gamse", "2"], "There is no option --gamse; did you mean --games"),
        (["bench", "--seconds"], "The option --seconds needs a value."),
        (["play", "dudo", "a", "b"], "That is more than this command takes: a b."),
        (["serve", "--port", "70000"], "--port has to be a whole number from 0 to 65535."),
        (["serve", "--limits", "0"], "--limits has to be a number, 0.1 or more."),
        (["tables"], 'A command is missing. See "estaminet tables --help".'),
        (["tables", "frob"], "There is no command frob."),
        (["backup", "--lang", "de"], "Es fehlt etwas: FILE. „estaminet backup --help“ zeigt, was es gibt."),
        (["backup", "--lang=sv"], "Något saknas: FILE. ”estaminet backup --help” visar vad som finns."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_wrong_with_a_command_line_is_said_in_our_words(run: Run, arguments: list[str], said: str) -> None:
    ended = run(*arguments)
    assert ended.code == 2
    assert said in ended.err
    assert ended.err.count("\n") == 1


def test_a_wrong_variable_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESTAMINET_PORT", "many")
    assert "--port (ESTAMINET_PORT) has to be a whole number from 0 to 65535." in run("serve").err


def test_everybody_who_can_take_a_seat_is_listed(run: Run) -> None:
    said = run("play", "dudo", "--seats", "you,nobody").err
    assert "clotilde" in said
    assert "…" not in said
