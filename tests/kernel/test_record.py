"""Records: both forms round-trip, and a damaged one fails with its line and clause."""

from __future__ import annotations

import json

import msgspec
import pytest

from estaminet.games import find
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.fairness import FairChance, commitment
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record, read, record_of, to_json, to_text
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat

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


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("estaminet-record 1", "some-record 1", "begins with"),
        ("game dudo", "game chess", "no game called 'chess'"),
        ("rules 1", "rules 99", "version 99"),
        ("seats 2", "seats two", "expected a number"),
        ("seats 2", "seats " + "9" * 5000, "expected a number"),
        ("seats 2", "seats 2\nposition " + "[" * 100_000, "not a JSON object"),
        ("\n0 ", "\n" + "9" * 5000 + " ", "expected a number"),
        ("option salsa off", "option salsa maybe", "salsa"),
        ("option salsa off", "option sauce off", "sauce"),
        ("name 1 Grace Hopper\n", "", "1 names"),
        ("name 1 Grace", "name 2 Grace", "expected name 1"),
        ("name 0 Ada", "name 0 " + "x" * 41, "1 to 40"),
        ("seats 2", "seats 2\nseats 2", "twice"),
        ("seats 2", "seats 2\nfavourite colour", "unknown header line 'favourite'"),
        ("seats 2", "seats 9", "low: 2, high: 6, seats: 9"),
        ("\nchance roll", "\nchance throw", "cannot read"),
        ("\nresult", "\n0 1x1\n\nresult", "DUDO-END-01"),
        ("\nresult", "\nend\nresult", "after the first move"),
        ("result 1 2", "result 2 1", "the result is"),
        ("secret 00", "secret 01", "not the one that was promised"),
        ("secret 0001", "secret zz01", "hexadecimal"),
        ("words 0 my dice", "words 0 your dice", "not what chance said"),
        ("seats 2", "seats 2\ntaken-back 3 2 1x1", "its place, its seat and itself"),
        ("seats 2", "seats 2\ntaken-back x 0 1x1", "its place, its seat and itself"),
        ("seats 2", "seats 2\ntaken-back 3 0", "its place, its seat and itself"),
        ("seats 2", "seats 2\nhints 1 0 0", "hints of 3"),
        ("seats 2", "seats 2\nhints 1 -1", "expected a number"),
    ],
)
def test_whatever_is_wrong_is_named(text: str, old: str, new: str, says: str) -> None:
    if old.startswith("result") and old not in text:
        old, new = "result 2 1", "result 1 2"
    with pytest.raises(BadRecord, match=says):
        read(changed(text, old, new), find)


def test_a_secret_that_nobody_promised_verifies_nothing(text: str) -> None:
    """Whoever picks a secret afterwards can find one that gives the rolls they want."""
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("commitment "))
    assert without != text
    with pytest.raises(BadRecord, match="no commitment was made"):
        read(without, find)
    record, _ = read(text, find)
    with pytest.raises(BadRecord, match="no commitment was made"):
        read(to_json(msgspec.structs.replace(record, commitment=None)), find)


def test_nothing_may_follow_the_result(text: str) -> None:
    with pytest.raises(BadRecord, match="nothing may follow"):
        read(text + "0 1x1\n", find)


def test_a_chance_move_that_was_not_derived_from_the_secret_is_noticed(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("chance roll"))
    forged = "chance roll 11111 11111"
    assert line != forged
    with pytest.raises(BadRecord, match="not what chance said"):
        read(changed(text, line, forged), find)


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


def test_a_rematch_says_who_starts() -> None:
    match = Match(GAME, GAME.read_options({}, 2), 2, rematch_seat=Seat(1), chance=FAIR)
    record = record_of(match, ("a", "b"))
    assert "\nrematch 1\n" in to_text(record)
    assert read(to_text(record), find)[1].asked == (1,)
    for seat in (2, -1):
        with pytest.raises(BadRecord, match="for the rematch"):
            read(to_json(msgspec.structs.replace(record, rematch_seat=seat)), find)


def test_what_was_taken_back_and_hinted_comes_through_both_forms(text: str) -> None:
    record = msgspec.structs.replace(read(text, find)[0], taken_back=("3 1 1x1", "0 0 dudo"), hints=(0, 2))
    for form in (to_text, to_json):
        assert read(form(record), find)[0] == record
    with pytest.raises(BadRecord, match="hints"):
        read(to_json(msgspec.structs.replace(record, hints=(2, -1))), find)


def test_names_that_cannot_be_written_are_refused() -> None:
    for name in ("", " x", "a\nb", "x" * 41):
        with pytest.raises(BadRecord):
            record_of(played(to_the_end=False), (name, "b"))


def test_the_record_struct_can_be_made_by_hand() -> None:
    record = Record(game="dudo", rules=1, seats=2, options={}, names=("a", "b"), moves=("chance starter 0",))
    assert read(to_text(record), find)[0].moves == ("chance starter 0",)
