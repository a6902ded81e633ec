"""Whole matches through the program: typed moves, help, undo, files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.lengths import rest_wide

from estaminet.cli.local_table import LocalTable
from estaminet.cli.screen import Screen
from estaminet.games import find, keys
from estaminet.kernel.fairness import FairChance
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.record import read
from estaminet.kernel.values import Seat
from estaminet.text import languages

if TYPE_CHECKING:
    from tests.cli.conftest import Ran, Run

BOLD = "dudo\n1\n" * 400
"""Doubts whenever that is allowed and opens with the lowest bid otherwise: to the end of any match."""

ALONE = ("play", "dudo", "--seats", "you,random,random", "--names", "Ada,Bruno,Clara", "--seed", 243)
"""Clara opens with 4 ones, and Ada is asked."""


def one_line(text: str) -> str:
    """Printed text without the line breaks that the window made."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "won", "verified"),
    rest_wide(
        [
            ("en", "The match is over [DUDO-END-01]:", "as promised"),
            ("fr", "La partie est finie [DUDO-END-01]\u00a0:", "conformes à la promesse"),
            ("es", "La partida ha terminado [DUDO-END-01]:", "como se prometió"),
            ("hu", "A játszma véget ért [DUDO-END-01]:", "ahogy ígértük"),
            ("sv", "Partiet är slut [DUDO-END-01]:", "som utlovat"),
            ("de", "Die Partie ist zu Ende [DUDO-END-01]:", "wie versprochen"),
        ],
        short=2,
    ),
)
def test_a_whole_match_is_played_kept_and_verified(run: Run, language: str, won: str, verified: str) -> None:
    played = run(
        *("play", "dudo", "--seats", "you,random,random", "--lang", language),
        *("--save", "kept.txt", "--words", "à nous deux"),
        typed=BOLD,
    )
    assert played.code == 0
    assert played.err == ""
    assert won in played.out
    record = Path("kept.txt").read_text("utf-8")
    assert "words 0 à nous deux\n" in record
    secret = next(line for line in record.splitlines() if line.startswith("secret "))
    assert secret.removeprefix("secret ") in played.out
    checked = run("verify", "kept.txt", "--lang", language)
    assert checked.code == 0
    assert verified in one_line(checked.out)


@pytest.mark.parametrize("game", rest_wide(keys()))
def test_every_game_can_be_played_by_typing_one(run: Run, game: str) -> None:
    played = run("play", game, "--save", "kept", "--seed", 1, typed="\n" + "#1\n" * 3000)
    assert "The match is over" in played.out
    assert run("verify", "kept").code == 0


@pytest.mark.parametrize("game", keys())
def test_a_number_never_means_two_things(run: Run, game: str) -> None:
    """Where cards are written as bare numbers, choices are not."""
    chosen = find(game)
    seats = chosen.manifest.usual_seats
    numbers = any(chosen.write(action).isdecimal() for action in chosen.actions(chosen.read_options({}, seats), seats))
    shown = run("play", game, "--seed", 1, typed="\n").out
    assert (" #1 " in shown) is numbers


def test_the_commitment_is_shown_before_words_are_asked(run: Run) -> None:
    shown = run(*ALONE, "--save", "kept", typed="my words\nquit\n").out
    record = json.loads(Path("kept").read_text("utf-8"))["record"]
    assert record["words"] == ["my words", "", ""]
    assert shown.index(record["commitment"]) < shown.index("Ada, words of your own")


def test_the_same_seed_and_moves_give_the_same_match(run: Run) -> None:
    records = []
    for name in ("one.txt", "two.txt"):
        assert run(*ALONE, "--save", name, typed="\n" + BOLD).code == 0
        records.append(Path(name).read_text("utf-8"))
    assert records[0] == records[1]


def test_without_a_seed_every_match_is_another(run: Run) -> None:
    for name in ("one", "two"):
        run("play", "dudo", "--seats", "you,random", "--save", name, typed="\nquit\n")
    one, two = (json.loads(Path(name).read_text("utf-8"))["secret"] for name in ("one", "two"))
    assert one != two


def test_the_screen_says_what_happened_and_what_is_asked(run: Run) -> None:
    shown = run(*ALONE, typed="\n").out
    for part in ("Clara bids 4 ones.", "Ada, answer 4 ones: raise, dudo or calza.", "60 dudo", "1 4x2", "59 15x5"):
        assert part in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3x5", "✗ A raise never lowers the count; name at least 4. [DUDO-BID-04] The rule: ? DUDO-BID-04"),
        ("4 x 1", "[DUDO-BID-05]"),
        ("16x1", "[DUDO-BID-08]"),
        ("pass", "[DUDO-SALSA-01]"),
        ("roll 1 2 3", "✗ Chance rolls and shuffles, players decide"),
        ("0", "✗ The choices are numbered 1 to 61."),
        ("62", "✗ The choices are numbered 1 to 61."),
        ("9" * 5000, "✗ The choices are numbered 1 to 61."),
        ("nonsense", "✗ “nonsense” is not a move here."),
        ("\x00\x1b[31m", "is not a move here."),
        ("? nonsense", "✗ There is no clause nonsense; near it are:"),
        ("save", "✗ Say in which file: save FILE"),
        ("save /", "✗ / exists already and is left as it is; choose another name."),
        ("save no/such/folder/file", "✗ There is no folder no/such/folder"),
        ("undo", "✗ You have not moved yet: there is nothing to take back."),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(run: Run, typed: str, said: str) -> None:
    shown = run(*ALONE, typed=f"\n{typed}\n")
    assert said in one_line(shown.out)
    assert shown.err == ""
    assert list(Path().iterdir()) == []


def test_bytes_that_are_no_text_are_no_move(run: Run) -> None:
    assert "is not a move here" in run(*ALONE, typed=b"\n\xff\xfe\xfa\n").out


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("?", ["DUDO-TURN-01", "DUDO-DUDO-01", "DUDO-CALZA-01"]),
        ("? DUDO-PAL-01", ["DUDO-PAL-01"]),
        ("?pal-1", ["DUDO-PAL-01"]),
        ("log", ["Five dice each. Clara starts.", "Clara bids 4 ones."]),
        ("options", ["direction = north", "clockwise, as in the northern hemisphere", "* salsa_window_s = 9"]),
        ("help", ["? CLAUSE", "the rules of this situation"]),
    ],
)
def test_help_is_at_hand(run: Run, typed: str, shown: list[str]) -> None:
    before = run(*ALONE, "--option", "salsa-window-s=9", typed="\n").out
    after = run(*ALONE, "--option", "salsa-window-s=9", typed=f"\n{typed}\n").out
    for part in shown:
        assert part in after
        assert after.count(part) > before.count(part)


def test_rules_and_commands_speak_the_language(run: Run) -> None:
    shown = one_line(run(*ALONE, "--lang", "fr", typed="\n?\njournal\naide\nannuler\n3x5\nquitter\n-\n").out)
    for part in ("À nombre de dés égal", "les règles maison", "il n’y a rien à annuler", "La règle : ? DUDO-BID-04"):
        assert part in shown
    assert "La partie n’est pas gardée." in shown


def test_the_language_of_the_surroundings_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert "Partiet är inte sparat." in run(*ALONE, typed="\nsluta\n-\n").out
    monkeypatch.setenv("LANG", "tlh")
    assert "The match is not kept." in run(*ALONE, typed="\nquit\n-\n").out


def test_after_the_last_page_of_choices_comes_the_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "height", 16)
    shown = run(*ALONE, typed="\n\nmore\n\n\n\nquit\n").out
    pages = [(int(page), int(pages)) for page, pages in re.findall(r"(\d+) of (\d+)", shown)]
    count = pages[0][1]
    assert 1 < count <= 5
    assert pages == [(number % count + 1, count) for number in range(6)]


def test_undo_takes_a_bid_back_while_only_bots_have_answered(run: Run) -> None:
    shown = run(*ALONE, "--save", "kept", typed="\n4x2\nundo\n4x3\nquit\n").out
    assert shown.count("Ada, answer 4 ones") == 2
    moves = json.loads(Path("kept").read_text("utf-8"))["record"]["moves"]
    assert [move for move in moves if move.startswith("0 ")] == ["0 4x3"]


def test_undo_is_refused_once_the_dice_have_been_seen(run: Run) -> None:
    shown = one_line(run(*ALONE, typed="\ndudo\nundo\n").out)
    assert "it cannot be taken back" in shown


def test_leaving_keeps_the_match_and_says_how_to_go_on(run: Run) -> None:
    left = run(*ALONE, typed="\n5x1\nquit\nlater\n")
    assert left.code == 0
    assert "estaminet play --resume later" in left.out
    save = json.loads(Path("later").read_text("utf-8"))
    assert save["estaminet-save"] == 1
    assert "secret" not in save["record"]
    assert "Show it to nobody" in save["private"]

    back = run("play", "--resume", "later", typed="log\nquit\n").out
    assert "Ada bids 5 ones." in back
    done = run("play", "dudo", "--resume", "later", typed=BOLD)
    assert "The match is over" in done.out
    assert Path("later").read_text("utf-8").startswith("estaminet-record 1\n")
    assert "as promised" in one_line(run("verify", "later").out)


def test_a_match_that_was_left_goes_on_with_the_dice_that_were_promised(run: Run) -> None:
    """Everything chance does after a break is what it would have done without one."""
    run(*ALONE, "--save", "kept", typed="\nquit\n")
    for _ in range(40):
        if not Path("kept").read_text("utf-8").startswith("{"):
            break
        run("play", "--resume", "kept", typed="dudo\n1\nquit\n")
    assert "as promised" in one_line(run("verify", "kept").out)


def test_leaving_proposes_a_name_and_takes_no_for_an_answer(run: Run) -> None:
    assert "The match is not kept." in run(*ALONE, typed="\nquit\n-\n").out
    assert list(Path().iterdir()) == []
    run(*ALONE, typed="\nquit\n\n")
    (proposed,) = Path().iterdir()
    assert proposed.name.startswith("dudo-")
    taken = run(*ALONE, typed=f"\nquit\n{proposed}\n-\n").out
    assert f"{proposed} exists already" in one_line(taken)


def test_the_end_of_the_input_loses_nothing_that_is_kept(run: Run) -> None:
    assert run(*ALONE, typed="\n5x1\n").code == 0
    assert list(Path().iterdir()) == []
    run(*ALONE, "--save", "kept", typed="\n5x1\n")
    assert '"0 5x1"' in Path("kept").read_text("utf-8")


def test_a_finished_match_offers_to_keep_its_record(run: Run) -> None:
    # What is left of the bold one's lines is asked for a name at the end, so that one is the name.
    run(*ALONE, typed="\n" + BOLD)
    (kept,) = Path().iterdir()
    assert kept.read_text("utf-8").startswith("estaminet-record 1\n")


def test_a_save_that_fails_leaves_the_match_where_it_is_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    replaced = Path.replace

    def full(self: Path, target: Path) -> Path:
        if target.name == "there":
            raise OSError(28, "No space left on device")
        return replaced(self, target)

    monkeypatch.setattr(Path, "replace", full)
    shown = run(*ALONE, "--save", "kept", typed="\nsave there\n5x1\nquit\n").out
    assert shown.count("there cannot be written") == 1
    assert '"0 5x1"' in Path("kept").read_text("utf-8")


def test_save_during_play_keeps_every_move_from_then_on(run: Run) -> None:
    shown = run(*ALONE, typed="\nsave here\n5x1\nsave there\nsave\n").out
    assert shown.count("The match is kept in") == 3
    assert '"0 5x1"' in Path("here").read_text("utf-8")
    assert '"0 5x1"' in Path("there").read_text("utf-8")


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_match(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced = Path.replace
    left = iter(range(3))

    def full_after_a_while(self: Path, target: Path) -> Path:
        if target.name == "kept" and next(left, None) is None:
            raise OSError(28, "No space left on device")
        return replaced(self, target)

    monkeypatch.setattr(Path, "replace", full_after_a_while)
    played = run(*ALONE, "--save", "kept", typed="\n" + "1\n" * 10 + "quit\nelsewhere\n")
    assert "✗ kept cannot be written (No space left on device)" in one_line(played.out)
    assert sorted(path.name for path in Path().iterdir()) == ["elsewhere", "kept"]
    assert run("play", "--resume", "elsewhere", typed="quit\n").code == 0


# Around one device

PAIR = ("play", "dudo", "--names", "Ada,Bruno,Clara", "--option", "first-starter=seat", "--seed", 3)


def chunks(played: Ran) -> list[tuple[str, str]]:
    """What was on the screen between one passing of the device and the next, and whose it was."""
    parts = played.out.split("Pass the device to ")[1:]
    return [(part.partition(";")[0], part) for part in parts]


def test_the_device_is_covered_before_it_changes_hands(run: Run) -> None:
    played = run(*PAIR, "--seats", "you,you,random", "--save", "kept", typed="\n\n\n1x1\n\n1\n\n")
    roll = json.loads(Path("kept").read_text("utf-8"))["record"]["moves"][0].split()[2:]
    cups = {name: " ".join(cup) for name, cup in zip(("Ada", "Bruno", "Clara"), roll, strict=True)}
    screens = chunks(played)
    assert [name for name, _ in screens] == ["Ada", "Bruno", "Ada"]
    for name, shown in screens:
        assert [other for other, cup in cups.items() if cup in one_line(shown)] == [name]


def test_everybody_is_told_what_happened_since_their_own_move(run: Run) -> None:
    """Whoever else has sat at the screen meanwhile."""
    played = run(*PAIR, "--seats", "you,you,random", typed="\n\n\n1x1\n\n1\n\n")
    (_, first), (_, second), (_, third) = chunks(played)
    told = [
        [name for name in ("Ada", "Bruno", "Clara") if f"· {name} bids" in shown] for shown in (first, second, third)
    ]
    assert told == [[], ["Ada"], ["Ada", "Bruno", "Clara"]]


def test_nobody_plays_for_a_bot_that_comes_after_a_window(run: Run) -> None:
    seats = ("--seats", "you,random,you", "--option", "salsa=on")
    played = run(*PAIR, *seats, "--save", "kept", typed="\n\n\n1x1\n2x1\n\n")
    assert played.out.count("✗ Type the number or name of somebody who may speak up (Clara)") == 1
    moves = json.loads(Path("kept").read_text("utf-8"))["record"]["moves"]
    assert moves[1:3] == ["0 1x1", "2 pass"], "and then the bot does what it likes"
    assert moves[3].startswith("1 ")


def test_undo_is_refused_when_another_person_has_moved(run: Run) -> None:
    played = run(*PAIR, "--seats", "you,you,random", typed="\n\n\n1x1\n\n1\n\nundo\n")
    assert "Bruno has moved since: your move can no longer be taken back." in one_line(played.out)


def test_a_window_names_who_may_speak_up_and_nobody_is_a_pass(run: Run) -> None:
    salsa = (*PAIR, "--seats", "you,you,you", "--option", "salsa=on")
    played = run(*salsa, "--save", "kept", typed="\n\n\n\n1x1\n\n")
    assert "Does anybody speak up: Clara?" in played.out
    assert json.loads(Path("kept").read_text("utf-8"))["record"]["moves"][-1] == "2 pass"
    assert chunks(played)[-1][0] == "Bruno"


@pytest.mark.parametrize("name", ["1", "clara"])
def test_who_speaks_up_in_a_window_gets_the_device(run: Run, name: str) -> None:
    salsa = (*PAIR, "--seats", "you,you,you", "--option", "salsa=on")
    played = run(*salsa, "--save", "kept", typed=f"\n\n\n\n1x1\nhelp\n?\nBruno\n{name}\n\nsalsa 2x1\n")
    assert "✗ Type the number or name of somebody who may speak up (Clara)" in played.out
    assert "DUDO-SALSA-02" in played.out
    assert json.loads(Path("kept").read_text("utf-8"))["record"]["moves"][-1] == "2 salsa 2x1"


def test_one_person_among_bots_is_asked_in_a_window_like_anywhere(run: Run) -> None:
    seats = ("--seats", "random,random,you", "--option", "salsa=on")
    played = run(*PAIR, *seats, "--save", "kept", typed="\npass\n")
    assert "1 pass" in played.out
    assert "Does anybody speak up" not in played.out


def test_the_next_player_may_go_on_in_a_window(run: Run) -> None:
    salsa = (*PAIR, "--seats", "you,you,you", "--option", "salsa=on")
    played = run(*salsa, "--save", "kept", typed="\n\n\n\n1x1\n1x1\n2x1\n")
    assert played.out.count("✗ Type the number or name of somebody who may speak up (Clara)") == 1, "1x1 is no raise"
    assert json.loads(Path("kept").read_text("utf-8"))["record"]["moves"][-2:] == ["2 pass", "1 2x1"]


def test_a_rematch_keeps_the_table_and_is_started_by_whoever_was_out_first(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(_: Screen, prompt: str) -> str | None:
        asked.append(prompt)
        if prompt.startswith("Another match"):
            return "Yes"
        if prompt == ">":
            return None if len([said for said in asked if said.startswith("Another match")]) else "1"
        return "second" if "which file" in prompt else ""

    monkeypatch.setattr(Screen, "ask", answer)
    run(*ALONE, "--save", "first")
    first = read(Path("first").read_text("utf-8"), find)[1]
    second = json.loads(Path("second").read_text("utf-8"))["record"]
    out_first = first.game.rematch_seat(first.state)
    assert out_first is not None
    assert second["rematch_seat"] == out_first
    assert second["names"] == ["Ada", "Bruno", "Clara"]
    assert second["commitment"] not in Path("first").read_text("utf-8")


# What is wrong from the start


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], 'Say which game, as in "estaminet play dudo"'),
        (["play", "chess"], "There is no game called chess; there are:"),
        (["play", "dudo", "--seats", "you"], "Dudo! is for 2 to 6 players, not 1."),
        (["play", "dudo", "--seats", ",".join(["you"] * 7)], "Dudo! is for 2 to 6 players, not 7."),
        (["play", "dudo", "--seats", "you,robot"], "Nobody called robot can take a seat; it can be: you,"),
        (["play", "dudo", "--seats", ""], "Nobody called"),
        (["play", "dudo", "--seats", "you,random", "--names", "Ada"], "Names given: 1, seats: 2"),
        (["play", "dudo", "--seats", "you,random", "--names", "Ada,"], '"" cannot be a name'),
        (["play", "dudo", "--seats", "you,random", "--names", "Ada,ada"], "Two players have the same name"),
        (["play", "dudo", "--seats", "you,random", "--names", f"Ada,{'x' * 41}"], "1 to 40 printable characters"),
        (["play", "dudo", "--option", "salsa"], "salsa is not an option; write it as NAME=VALUE."),
        (["play", "dudo", "--option", "sauce=on"], "dudo has no option sauce; it has: direction,"),
        (["play", "dudo", "--option", "salsa=perhaps"], "The option salsa cannot be perhaps; it can be: off, on."),
        (["play", "dudo", "--option", "first_seat=99"], "it can be: 0, 1, 2, 3, 4, 5."),
        (["play", "dudo", "--option", "salsa=on", "--option", "salsa=on"], "The option salsa is given twice"),
        (
            ["play", "dudo", "--seats", "you,random", "--option", "first_seat=5"],
            "These options will not do: This table has 2 seats; the one that starts has to be among them.",
        ),
        (["play", "dudo", "--lang", "tlh"], f"There is no language tlh; there are: {', '.join(languages())}."),
        (["play", "dudo", "--seed", "-1"], "A seed is a whole number from 0 to 4294967295."),
        (["play", "dudo", "--seed", "x"], '--seed has to be a whole number. See "estaminet play --help".'),
        (["play", "dudo", "--words", "a", "--words", "b"], "There are words for 2 people, but 1 at the table."),
        (["play", "dudo", "--words", "x" * 201], "one line of at most 200 printable characters"),
        (["play", "dudo", "--words", "a\nb"], "one line of at most 200 printable characters"),
        (["play", "dudo", "--save", "."], ". exists already and is left as it is"),
        (["play", "dudo", "--save", "no/where"], "There is no folder no for no/where"),
        (["play", "dudo", "--save", "x" * 300], "cannot be written"),
        (["play", "--resume", "nothing"], "There is no file nothing; check its name and folder."),
        (["play", "--resume", "."], ". is a folder; name a file in it."),
        (["play", "--resume", "x", "--seats", "you,random"], "--seats cannot be combined with --resume"),
        (["play", "dudo", "--frob"], "There is no option --frob."),
        (["frob"], "There is no command frob."),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_one_sentence_code_two_and_nothing_written(run: Run, arguments: list[str], said: str) -> None:
    ended = run(*arguments)
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("estaminet: ")
    assert ended.err.count("\n") == 1
    assert said in ended.err
    assert list(Path().iterdir()) == []


def test_an_existing_file_is_never_overwritten(run: Run) -> None:
    Path("mine").write_text("mine", encoding="utf-8")
    assert run(*ALONE, "--save", "mine").code == 2
    run(*ALONE, typed="\nsave mine\nquit\nmine\n-\n")
    assert Path("mine").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda save: save["record"]["moves"].__setitem__(1, "chance roll 11111 11111 11111"), "The secret gives"),
        (lambda save: save["record"]["moves"].append("0 1x1"), "is not allowed by"),
        (lambda save: save.update(secret="00" * 32), "The secret does not fit the commitment"),
        (lambda save: save.update(secret="x"), "The secret is not hexadecimal"),
        (lambda save: save.update(kinds=["you"]), "Seats: 3, players: 1"),
        (lambda save: save.update(kinds=["you", "random", "nobody"]), "Nobody called nobody can take a seat"),
        (lambda save: save["record"].update(game="chess"), "There is no game called chess"),
        (lambda save: save["record"].update(position={}), "A save begins at the start of a match"),
        (lambda save: save.update(record={}), "is not what a record looks like"),
    ],
)
def test_a_damaged_save_is_refused(run: Run, damage: object, said: str) -> None:
    run(*ALONE, "--save", "kept", typed="\nquit\n")
    save = json.loads(Path("kept").read_text("utf-8"))
    assert callable(damage)
    damage(save)
    text = json.dumps(save)
    Path("kept").write_text(text, encoding="utf-8")
    ended = run("play", "--resume", "kept")
    assert ended.code == 2
    assert said in ended.err
    assert ended.err.count("\n") == 1
    assert Path("kept").read_text("utf-8") == text


def test_a_record_or_another_game_cannot_be_gone_on_with(run: Run, record: Path) -> None:
    assert "is not the save of an unfinished match" in run("play", "--resume", record).err
    run(*ALONE, "--save", "kept", typed="\nquit\n")
    assert "kept is a match of dudo" in run("play", "other", "--resume", "kept").err


def test_the_very_first_move_is_taken_back_where_a_match_begins_with_a_player() -> None:
    """Nothing is rolled or dealt before it, as in a game without chance."""
    game = find("dudo")
    rolled = Match(game, game.read_options({"first_starter": "seat"}, 2), 2, chance=SeededChance(1))
    match = Match.from_position(game, rolled.state)
    fair = FairChance(bytes(32), ("", ""))
    table = LocalTable(match, fair, ("you", "you"), ("Ada", "Grace"), {}, "2026-11-19")
    ada, grace = Seat(0), Seat(1)
    assert table.why_not_take_back(ada) == ("cli-undo-nothing", {})
    match.play(ada, match.state.legal(ada)[0])
    assert table.last_move_of([ada]) == 0
    assert len(table.news(ada)) == len(table.news(grace)) == 1
    match.play(grace, match.state.legal(grace)[0])
    assert table.why_not_take_back(ada) == ("cli-undo-others", {"name": "Grace"})
    assert (len(table.news(ada)), len(table.news(grace))) == (2, 1), "each since their own move"
    table.take_back(grace)
    assert table.why_not_take_back(ada) is None
    table.take_back(ada)
    assert (match.moves, match.asked) == ([], (ada,))
