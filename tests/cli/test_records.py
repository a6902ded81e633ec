"""Looking at records: verify and replay, and everything that is no record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from estaminet.games import find
from estaminet.kernel import record as records

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_verify_says_what_was_verified(run: Run, record: Path) -> None:
    said = one_line(run("verify", record).out)
    for part in (
        "is a good record of Dudo!",
        "moves by Ada, Bruno and Clara, replayed with version 1 of the rules: all allowed.",
        "outcomes, recomputed from the secret and the players’ words: as promised.",
        "[DUDO-END-01]",
    ):
        assert part in said


def test_verify_reads_json_as_well(run: Run, record: Path) -> None:
    written, _ = records.read(record.read_text("utf-8"), find)
    Path("match.json").write_text(records.to_json(written), encoding="utf-8")
    assert "as promised" in one_line(run("verify", "match.json").out)


def test_verify_says_so_when_chance_cannot_be_checked(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(line for line in lines if not line.startswith("secret ")), encoding="utf-8")
    ended = run("verify", record)
    assert ended.code == 3
    assert "Chance not verifiable: no secret." in one_line(ended.out)
    assert "has left the secret out" in one_line(ended.out)
    record.write_text(
        "\n".join(line for line in lines if not line.startswith(("secret ", "commitment ", "words "))), encoding="utf-8"
    )
    ended = run("verify", record)
    assert ended.code == 3
    assert "has left the secret out" not in one_line(ended.out), "nobody promised one"


def test_verify_tells_of_moves_that_were_taken_back(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace("\nsecret ", "\ntaken-back 3 1 dudo\nsecret "), encoding="utf-8")
    ended = run("verify", record)
    assert ended.code == 0
    assert "One move was taken back" in one_line(ended.out)
    record.write_text(text.replace("\nsecret ", "\ntaken-back 3 9 dudo\nsecret "), encoding="utf-8")
    assert run("verify", record).code == 2


def test_words_given_before_the_secret_are_not_said_to_bind_it(run: Run) -> None:
    typed = "quit\n"
    assert "came before this secret" in one_line(
        run("play", "dudo", "--seats", "you,random", "--words", "x", typed=typed).out
    )
    assert "came before this secret" not in one_line(
        run("play", "dudo", "--seats", "you,random", typed=f"x\n{typed}").out
    )


def test_verify_takes_a_save_too(run: Run) -> None:
    run("play", "dudo", "--seats", "you,random", "--save", "kept", typed="\nquit\n")
    ended = run("verify", "kept")
    assert ended.code == 0
    assert "The match is not over." in ended.out
    assert "as promised" in one_line(ended.out)


def test_verify_names_the_line_and_the_clause(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    lines[at] = "0 1x1"
    record.write_text("\n".join(lines), encoding="utf-8")
    ended = run("verify", record)
    assert ended.code == 2
    assert ended.out == ""
    assert f"Line {at + 1}: “0 1x1” is not allowed by DUDO-BID-" in ended.err
    assert ended.err.count("\n") == 1


def test_verify_notices_a_roll_that_was_not_promised(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("chance roll "))
    lines[at] = "chance roll 11111 11111 11111"
    record.write_text("\n".join(lines), encoding="utf-8")
    assert "The secret gives" in run("verify", record).err


@pytest.mark.parametrize("verb", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "There is no file thing"),
        (b"", "A record begins with “estaminet-record 1”"),
        (b"hello\n", "Line 1: A record begins with “estaminet-record 1”"),
        (b"estaminet-record 1\n", "The line “game” is missing."),
        (b"estaminet-record 1\ngame chess\nrules 1\nseats 2\n", "There is no game called chess;"),
        (b"estaminet-record 1\ngame dudo\nrules 99\nseats 2\n", "version 99"),
        (b"estaminet-record 1\ngame dudo\nrules 1\nseats 99\n", "2 to 6 players, not 99"),
        (b"estaminet-record 1\ngame dudo\nrules 1\nseats " + b"9" * 5000, "does not verify"),
        (b"estaminet-record 1\ngame dudo\nrules 1\nseats 2\nposition " + b"[" * 100_000, "does not verify"),
        (b"{", "This JSON is not what a record looks like"),
        (b'{"a": ' * 100_000, "does not verify"),
        (b'{"estaminet-save": 1}', "does not verify"),
        (b"\x00\xff\xfe" * 100, "is not a text file"),
        (b"x" * 10_000_001, "has more than 10 MB"),
    ],
    ids=str,
)
def test_what_is_no_record_is_refused_in_a_sentence(run: Run, verb: str, content: bytes | None, said: str) -> None:
    if content is not None:
        Path("thing").write_bytes(content)
    ended = run(verb, "thing")
    assert ended.code == 2
    assert ended.out == ""
    assert said in ended.err
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_a_folder_is_no_record(run: Run, verb: str) -> None:
    assert "is a folder; name a file in it." in run(verb, ".").err


def test_replay_tells_the_story_of_a_spectator(run: Run, record: Path) -> None:
    story = run("replay", record).out
    assert "Round 1: everybody rolls.\n" in story
    assert story.index("everybody rolls") < story.index("Dudo!") < story.index("The match is over [DUDO-END-01]")


def test_replay_from_a_seat_knows_that_cup_only(run: Run, record: Path) -> None:
    rolls = next(line for line in record.read_text("utf-8").splitlines() if line.startswith("chance roll"))
    cups = [" ".join(cup) for cup in rolls.split()[2:]]

    def known(*arguments: object) -> list[str]:
        line = next(line for line in run("replay", record, *arguments).out.splitlines() if "Round 1" in line)
        return [cup for cup in cups if cup in line]

    assert known() == []
    assert known("--seat", 1) == known("--seat", "bruno") == [cups[1]]
    assert known("--open") == cups


def test_replay_speaks_the_language(run: Run, record: Path) -> None:
    assert "La partie est finie" in run("replay", record, "--lang", "fr").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "3"], "There is no seat 3 in this match; there are: 0 (Ada), 1 (Bruno), 2 (Clara)."),
        (["--seat", "0", "--open"], "Choose one:"),
        (["--lang", "xx"], "There is no language xx"),
    ],
)
def test_replay_refuses_what_does_not_exist(run: Run, record: Path, arguments: list[str], said: str) -> None:
    ended = run("replay", record, *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err


def test_a_match_in_progress_is_not_for_replay(run: Run) -> None:
    run("play", "dudo", "--seats", "you,random", "--save", "kept", typed="\nquit\n")
    ended = run("replay", "kept")
    assert ended.code == 2
    assert "is a match that is not over" in ended.err
