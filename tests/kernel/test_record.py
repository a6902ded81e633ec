"""Records: both forms round-trip, and a damaged one fails with its line and clause."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from estaminet.games import find
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.fairness import FairChance, commitment
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record, branch_of, read, record_of, to_json, to_text
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.text import SHARED, Speaker, languages

GAME = find("dudo")
SECRET = bytes(range(32))
FAIR = FairChance(SECRET, ("my dice", ""))


def played(*, to_the_end: bool = True) -> Match:
    match = Match(GAME, GAME.read_options({}, 2), 2, chance=FAIR)
    rng = FastRng(3)
    while match.asked and (to_the_end or len(match.moves) < 12):
        legal = match.state.legal(match.asked[0])
        match.play(match.asked[0], legal[rng.below(len(legal))])
    return match


@pytest.fixture(scope="module")
def text() -> str:
    return to_text(record_of(played(), ("Ada", "Grace Hopper"), date="2026-11-15", fair=FAIR))


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, beginning: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def why(text: str, language: str = "en") -> str:
    """What is said of a record that is refused."""
    with pytest.raises(BadRecord) as caught:
        read(text, find)
    return Speaker(language, GAME, caught.value.names).bad_record(caught.value)


def test_both_forms_round_trip(text: str) -> None:
    record, match = read(text, find)
    assert to_text(record) == text
    again, _ = read(to_json(record), find)
    assert again == record
    assert match.ended
    assert record.names == ("Ada", "Grace Hopper")


@pytest.mark.parametrize("said", [" hi ", "   ", "", '"', '"hi"', '" hi "', "\\", "é ç 🎲", "# a", "0 1x1", "a  b"])
def test_words_come_through_both_forms_as_they_were_said(said: str) -> None:
    """Tables strip spaces around words; records from before that have them."""
    fair = FairChance(SECRET, (said, "other"))
    match = Match(GAME, GAME.read_options({}, 2), 2, chance=fair)
    while match.asked:
        match.play(match.asked[0], match.state.legal(match.asked[0])[-1])
    record = record_of(match, ("Ada", "Grace"), fair=fair)
    for form in (to_text, to_json):
        assert read(form(record), find)[0] == record


def test_an_unfinished_match_keeps_its_secret() -> None:
    record = record_of(played(to_the_end=False), ("a", "b"), fair=FAIR)
    assert record.secret is None
    assert record.commitment == commitment(SECRET)
    assert read(to_text(record), find)[1].ended is None


def test_comments_and_blank_lines_do_not_matter(text: str) -> None:
    assert read(changed(text, "\nchance", "\n# the first roll\n\n  chance"), find)[0] == read(text, find)[0]


def test_an_illegal_line_fails_with_its_number_and_clause(text: str) -> None:
    beginning = next(line for line in text.splitlines() if line[:1].isdecimal())
    broken = changed(text, f"\n{beginning}\n", f"\n{beginning[0]} dudo\n")
    with pytest.raises(BadRecord) as caught:
        read(broken, find)
    assert caught.value.line == line_of(broken, f"{beginning[0]} dudo")
    assert caught.value.clause == "DUDO-BID-01"
    assert "DUDO-BID-01" in str(caught.value)
    assert why(broken) == (
        f"Line {caught.value.line}: “{beginning[0]} dudo” is not allowed by DUDO-BID-01. "
        "There is no bid yet: whoever starts has to bid."
    )


def test_in_json_the_entry_is_named(text: str) -> None:
    record, match = read(text, find)
    first = next(number for number, move in enumerate(match.moves) if move.by >= 0)
    said = f"{match.moves[first].by} dudo"
    broken = msgspec.structs.replace(record, moves=(*record.moves[:first], said))
    entry = f"Entry {first + 1} of “moves”: “{said}” is not allowed by DUDO-BID-01. "
    assert why(to_json(broken)).startswith(entry)


def test_the_names_of_the_record_are_said(text: str) -> None:
    """A refusal says whose turn it is: Ada's, not that of a seat."""
    record, match = read(text, find)
    first = next(number for number, move in enumerate(match.moves) if move.by >= 0)
    asked = match.moves[first].by
    broken = msgspec.structs.replace(record, moves=(*record.moves[:first], f"{1 - asked} 1x1"))
    assert why(to_json(broken)).endswith(f"It is {record.names[asked]}’s turn.")


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence(language: str) -> None:
    """And no sentence is without a reason."""
    source = Path(__file__).parents[2] / "src" / "estaminet"
    code = "".join((source / name).read_text("utf-8") for name in ("kernel/record.py", "cli/save.py"))
    raised = {f"record-{reason}" for reason in re.findall(r'BadRecord\(\s*"([a-z-]+)"', code)}
    said = set(re.findall(r"^(record-[a-z-]+) =", (SHARED / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    assert len(raised) > 30
    assert said == raised | {"record-in-text", "record-in-json", "record-no-result"}


def test_it_is_said_in_the_language_of_whoever_asks(text: str) -> None:
    assert why(changed(text, "seats 2", "seats two"), "de") == "Zeile 4: Hier sollte eine Zahl stehen, nicht „two“."


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("estaminet-record 1", "some-record 1", "Line 1: A record begins with “estaminet-record 1”"),
        ("game dudo", "game chess", "no game called chess"),
        ("rules 1", "rules 99", "version 99 of the rules of Dudo!"),
        ("seats 2", "seats two", "Line 4: There should be a number here, not “two”"),
        ("seats 2", "seats " + "9" * 5000, "should be a number here"),
        ("seats 2", "seats 2\nposition " + "[" * 100_000, "The position is not a JSON object"),
        ("\n0 ", "\n" + "9" * 5000 + " ", "should be a number here"),
        ("option salsa off", "option salsa maybe", "salsa"),
        ("option salsa off", "option sauce off", "sauce"),
        ("name 1 Grace Hopper\n", "", "Seats: 2, names: 1"),
        ("name 1 Grace", "name 2 Grace", "“name 1” comes next, not “name 2”"),
        ("name 0 Ada", "name 0 " + "x" * 41, "has 1 to 40 printable characters"),
        ("seats 2", "seats 2\nseats 2", "Line 5: “seats” is there twice"),
        ("seats 2", "seats 2\nfavourite colour", "No line of a record begins with “favourite”"),
        ("seats 2", "seats 9", "Dudo! is for 2 to 6 players, not 9."),
        ("\nchance roll", "\nchance throw", "cannot be read. “throw "),
        ("\nresult", "\n0 1x1\n\nresult", "DUDO-END-01"),
        ("\nresult", "\nend\nresult", "“end” belongs before the first move"),
        ("result 1 2", "result 2 1", "The moves lead to this result:"),
        ("secret 00", "secret 01", "not the one that was promised"),
        ("secret 0001", "secret zz01", "The secret is not hexadecimal"),
        ("words 0 my dice", "words 0 your dice", "not what chance said"),
        ("seats 2", "seats 2\ntaken-back 3 2 1x1", "its place, its seat and itself"),
        ("seats 2", "seats 2\ntaken-back x 0 1x1", "its place, its seat and itself"),
        ("seats 2", "seats 2\ntaken-back 3 0", "its place, its seat and itself"),
        ("seats 2", "seats 2\nhints 1 0 0", "one whole number for each of the 2 seats, not “1 0 0”"),
        ("seats 2", "seats 2\nhints 1 -1", "There should be a number here, not “-1”"),
    ],
)
def test_whatever_is_wrong_is_named(text: str, old: str, new: str, says: str) -> None:
    if old.startswith("result") and old not in text:
        old, new = "result 2 1", "result 1 2"
    assert says in why(changed(text, old, new))


def test_a_secret_that_nobody_promised_verifies_nothing(text: str) -> None:
    """Whoever picks a secret afterwards can find one that gives the rolls they want."""
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("commitment "))
    assert without != text
    assert "no commitment to it" in why(without)
    record, _ = read(text, find)
    assert "no commitment to it" in why(to_json(msgspec.structs.replace(record, commitment=None)))


def test_nothing_may_follow_the_result(text: str) -> None:
    assert "Nothing may follow the result" in why(text + "0 1x1\n")


def test_a_chance_move_that_was_not_derived_from_the_secret_is_noticed(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("chance roll"))
    forged = "chance roll 11111 11111"
    assert line != forged
    assert "not what chance said" in why(changed(text, line, forged))


@pytest.mark.parametrize(
    "text", ["", "{", "{}", '{"game": 3}', "\x00\x01", "[1, 2]", "{" * 100_000, "estaminet-record 1\n"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text, find)


def test_unknown_keys_in_json_are_refused(text: str) -> None:
    data = json.loads(to_json(read(text, find)[0]))
    with pytest.raises(BadRecord, match="mood"):
        read(json.dumps({**data, "mood": "good"}), find)


def test_a_match_from_a_position_is_written_with_it() -> None:
    first = played(to_the_end=False)
    match = Match.from_position(GAME, GAME.from_position(GAME.position(first.state)))
    match.play(match.asked[0], match.state.legal(match.asked[0])[0])
    record = record_of(match, ("a", "b"), from_position=True)
    for form in (to_text(record), to_json(record)):
        again, replayed = read(form, find)
        assert again == record
        assert GAME.position(replayed.state) == GAME.position(match.state)


def test_a_branch_says_which_record_it_left_after_which_move_and_begins_in_a_position() -> None:
    match = Match.from_position(GAME, GAME.from_position(GAME.position(played(to_the_end=False).state)))
    record = record_of(match, ("a", "b"), from_position=True, branch="abc 12 drawn")
    assert branch_of(record) == ("abc", 12, "drawn")
    for form in (to_text, to_json):
        assert read(form(record), find)[0] == record
    for wrong in ("abc 12", "abc twelve same", "abc -1 same", "abc 12 another", "abc 12 same again"):
        assert f"not as “{wrong}”" in why(to_json(msgspec.structs.replace(record, branch=wrong)))
    whole = record_of(played(), ("a", "b"), branch="abc 12 same")
    assert "it begins in a position" in why(to_json(whole)), "what has all its moves was not left by anything"


def test_a_position_with_other_house_rules_or_seats_than_the_header_is_refused() -> None:
    record = record_of(Match(GAME, GAME.read_options({}, 2), 2, chance=FAIR), ("a", "b"), from_position=True)
    record = msgspec.structs.replace(record, moves=())
    assert read(to_json(record), find)[1].seats == 2
    others: list[dict[str, Any]] = [{"options": {"lost_dice": "hidden"}}, {"seats": 3, "names": ("a", "b", "c")}]
    for wrong in others:
        with pytest.raises(BadRecord, match="record-position-other"):
            read(to_json(msgspec.structs.replace(record, **wrong)), find)


def test_a_rematch_says_who_starts() -> None:
    match = Match(GAME, GAME.read_options({}, 2), 2, rematch_seat=Seat(1), chance=FAIR)
    record = record_of(match, ("a", "b"))
    assert "\nrematch 1\n" in to_text(record)
    assert read(to_text(record), find)[1].asked == (1,)
    for seat in (2, -1):
        assert f"The rematch names seat {seat}" in why(to_json(msgspec.structs.replace(record, rematch_seat=seat)))


def test_what_was_taken_back_and_hinted_comes_through_both_forms(text: str) -> None:
    record = msgspec.structs.replace(read(text, find)[0], taken_back=("3 1 1x1", "0 0 dudo"), hints=(0, 2))
    for form in (to_text, to_json):
        assert read(form(record), find)[0] == record
    assert "not “2 -1”" in why(to_json(msgspec.structs.replace(record, hints=(2, -1))))


def test_names_that_cannot_be_written_are_refused() -> None:
    for name in ("", " x", "a\nb", "x" * 41):
        with pytest.raises(BadRecord):
            record_of(played(to_the_end=False), (name, "b"))


def test_the_record_struct_can_be_made_by_hand() -> None:
    record = Record(game="dudo", rules=1, seats=2, options={}, names=("a", "b"), moves=("chance starter 0",))
    assert read(to_text(record), find)[0].moves == ("chance starter 0",)
