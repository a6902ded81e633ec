"""Decks as data: ours, and what an owner of the box may hand in."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from estaminet.conformance.table import play, view
from estaminet.games.dnup.deck import Deck, check_deck, number_of_sets, presets, provenance, read_deck
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.tests.tables import options
from estaminet.kernel.codec import Codec
from estaminet.kernel.errors import BadOptions, Illegal
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.record import read, record_of, to_json, to_text
from estaminet.kernel.values import Message
from estaminet.text import Speaker, languages

NOTHING = {"5": "", "4": "", "3": "", "2": ""}
PAIRS = [f"{low}/{high}" for low in range(1, 9) for high in range(low + 1, 10)]
GOOD: dict[str, Any] = {"name": "my copy", "cards": " ".join(PAIRS).replace("1/5", "1/5*"), "removed": NOTHING}


def file_with(**changes: Any) -> str:
    return json.dumps({**GOOD, **changes})


def in_words(messages: Sequence[Message], language: str = "en") -> list[str]:
    speaker = Speaker(language, GAME)
    return [speaker.say(message, **args) for message, args in messages]


def problems(text: str) -> list[str]:
    return in_words(check_deck(text, "box.json").problems)


def test_setup_01_even40_is_what_the_sheet_lists() -> None:
    """DNUP-SETUP-01: how many cards show each value, either way up, at each number of players; the mean is 5."""
    expected = {
        5: [9, 9, 9, 9, 8, 9, 9, 9, 9],
        4: [7, 7, 7, 7, 8, 7, 7, 7, 7],
        3: [5, 5, 5, 6, 6, 6, 5, 5, 5],
        2: [3, 4, 4, 3, 4, 4, 3, 3, 4],
    }
    deck = presets()["even40"]
    for players, counts in expected.items():
        cards = deck.in_play(players)
        shown = Counter(value for card in cards for value in (card.low, card.high))
        assert [shown[value] for value in range(1, 10)] == counts
        assert sum(value * many for value, many in shown.items()) == 5 * 2 * len(cards)
        doubled = [pair for pair, many in Counter((card.low, card.high) for card in cards).items() if many > 1]
        assert doubled == ([(1, 9), (2, 8), (3, 7), (4, 6)] if players == 5 else [])
        named = {(1, 5), (2, 5), (2, 7), (2, 9), (3, 4), (3, 6)}
        assert named <= {(card.low, card.high) for card in cards}


def test_setup_01_pairs36_is_every_pair_once() -> None:
    """DNUP-SETUP-01: the 9s, then the 8s, then the 7s go."""
    deck = presets()["pairs36"]
    for players, highest in ((5, 9), (4, 8), (3, 7), (2, 6)):
        pairs = [(card.low, card.high) for card in deck.in_play(players)]
        assert pairs == [(low, high) for low in range(1, highest) for high in range(low + 1, highest + 1)]


def test_our_decks_say_where_they_come_from() -> None:
    assert set(presets()) == {"even40", "pairs36"}
    assert "reconstruction" in provenance("even40")
    assert "guess" in provenance("pairs36")
    assert in_words(check_deck(file_with(), "box.json").warnings) == ["36 cards for 5 players are not dealt evenly."]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5/1", "the lower value is written first, 1/5"),
        ("4/4", "have to differ"),
        ("0/4", "0 could never be played"),
        ("1/4d", "a card is lower/higher"),
        ("1/4*c", "a card is lower/higher"),
        ("1/4ab", "a card is lower/higher"),
        ("1-4", "a card is lower/higher"),
        ("²/4", "a card is lower/higher"),
        ("1/4*", "only one card has it"),
    ],
)
def test_check_1_and_2_name_card_and_line(text: str, said: str) -> None:
    cards = [GOOD["cards"], "2/3", f"2/4 {text}"]
    whole = json.dumps({**GOOD, "cards": cards}, indent=1)
    line = next(number for number, row in enumerate(whole.splitlines(), 1) if "2/4 " in row and "2/3 " not in row)
    reasons = problems(whole.replace("\\u00b2", "²"))
    assert len(reasons) == 1
    assert reasons[0].startswith(f"Line {line}, card {text}: ")
    assert said in reasons[0]


def test_check_2_exactly_one_star_on_a_card_without_symbol() -> None:
    assert problems(file_with(cards=GOOD["cards"].replace("*", ""))) == [
        "No card has the star; write 1/5* for the card that starts."
    ]
    symbol = GOOD["cards"].replace("1/5*", "1/5c*")
    assert any("has no symbol" in problem for problem in problems(file_with(cards=symbol)))
    elsewhere = GOOD["cards"].replace("1/5*", "1/5").replace("2/3", "2/3*")
    checked = check_deck(file_with(cards=elsewhere), "box.json")
    assert checked.problems == []
    assert "Line 1, card 2/3*: the star is printed on 1/5." in in_words(checked.warnings)


def test_check_3_what_is_removed() -> None:
    assert problems(file_with(removed={"5": "", "4": "a", "3": "ab", "2": "abc"})) == [
        f"“removed” takes out “{letter}”, but no card has that symbol." for letter in "abc"
    ]
    assert problems(file_with(removed={"5": "", "4": "", "3": ""})) == ["“removed” has nothing for 2 players."]
    assert problems(file_with(removed={**NOTHING, "6": ""})) == ["“removed” is for 2, 3, 4 and 5 players, not “6”."]
    assert any("letters a, b and c" in said for said in problems(file_with(removed={**NOTHING, "2": "x"})))
    # The literal reading "b and c" for three players can be entered; it is odd, not wrong.
    even = json.loads(msgspec.json.encode(presets()["even40"]))
    del even["hash"]
    even["removed"]["3"] = "bc"
    checked = check_deck(json.dumps(even), "box.json")
    assert checked.deck is not None
    assert in_words(checked.warnings) == ["What is out with 4 players (a) is not all out with 3 (bc)."]
    assert len(checked.deck.in_play(3)) == 24


def test_check_4_at_least_five_cards_each() -> None:
    few = " ".join(GOOD["cards"].split()[:24])
    assert problems(file_with(cards=few)) == ["24 cards for 5 players are too few; everybody gets at least 5."]


def test_values_above_nine_are_numbers_and_odd() -> None:
    """Values compare as numbers: 9 is below 10."""
    checked = check_deck(file_with(cards=f"{GOOD['cards']} 9/10"), "box.json")
    assert "Line 1, card 9/10: a value above 9." in in_words(checked.warnings)
    assert any("lower value is written first" in said for said in problems(file_with(cards=f"{GOOD['cards']} 10/9")))
    deck = checked.deck
    assert deck is not None
    match = Match(GAME, options(5, deck=json.loads(msgspec.json.encode(deck))), 5)
    play(match, "first P1")
    cards = [card for card in GOOD["cards"].split() if card not in ("7/9", "1/5*")]
    deal = ["1/5*", "10/9", *cards]
    deal.insert(5, "9/7")
    play(match, "deal " + " ".join(deal))
    assert match.asked == (0,)
    play(match, "play 9/7")
    play(match, "play 10/9")
    assert view(match).table[0].cards == ("10/9",)


@pytest.mark.parametrize(
    "text", ["", "[]", "12", "{", '{"name": 1}', '{"cards": []}', "[" * 5000, '{"name":"x","name":"y"}']
)
def test_garbage_is_refused_in_sentences(text: str) -> None:
    with pytest.raises(BadOptions) as caught:
        read_deck(text, "box.json")
    for language in languages():
        assert all(in_words(caught.value.reasons, language))


def test_everything_that_is_wrong_is_said_at_once() -> None:
    text = file_with(name="", cards="5/1 x", removed={}, colour="red")
    assert len(problems(text)) >= 7
    checked = check_deck(text, "box.json").problems
    for language in languages():
        assert len(set(in_words(checked, language))) == len(checked)


def test_a_deck_with_too_many_sets_is_refused() -> None:
    """Engine: the list of actions lists every set."""
    wide = "1/5* " + " ".join(f"1/{high}" for high in range(2, 40) if high != 5)
    assert any("different sets" in said for said in problems(file_with(cards=wide)))
    assert number_of_sets(presets()["even40"].card_list()) == 3319


def test_a_deck_may_be_named_given_whole_or_read_from_a_file() -> None:
    """The command line reads the file; the rules are handed a deck."""
    assert options(4, deck="even40") == options(4) == DnupOptions()
    assert options(4, deck=" Pairs36 ").deck.name == "pairs36"
    inline = options(4, deck=dict(GOOD))
    assert options(4, deck=json.dumps(GOOD)) == inline
    from_file = GAME.read_option_file("deck", json.dumps(GOOD, indent=2), "box.json")
    assert isinstance(from_file, Deck)
    assert options(4, deck=from_file) == inline
    assert GAME.option_file_warnings("deck", json.dumps(GOOD), "box.json") != []
    with pytest.raises(BadOptions, match="wrong-option-no-file"):
        GAME.read_option_file("stall_guard", "on", "box.json")
    with pytest.raises(BadOptions, match="known: even40, pairs36"):
        options(4, deck="printed")
    with pytest.raises(BadOptions) as caught:
        options(4, deck={**GOOD, "cards": "5/1"}, stall_guard="perhaps")
    assert len(caught.value.reasons) >= 3


def test_the_same_list_is_the_same_deck_however_it_is_typed() -> None:
    shuffled = " \n ".join(reversed(GOOD["cards"].split()))
    assert options(4, deck={**GOOD, "cards": shuffled}) == options(4, deck=dict(GOOD))
    renamed = options(4, deck={**GOOD, "name": "other"}).deck
    assert renamed.hash == options(4, deck=dict(GOOD)).deck.hash


def test_a_record_holds_the_whole_list_and_its_hash() -> None:
    """So a replay never depends on a file."""
    match = Match(GAME, options(3, deck=dict(GOOD)), 3, chance=SeededChance(1))
    while match.ended is None:
        seat = match.asked[0]
        match.play(seat, GAME.default_action(match.observation(seat)))
    record = record_of(match, ("Ada", "Bo", "Cléo"))
    for text in (to_text(record), to_json(record)):
        assert '"my copy"' in text
        assert options(3, deck=dict(GOOD)).deck.hash in text
        again, replayed = read(text, lambda _: GAME)
        assert again == record
        assert replayed.events == match.events
    wrong = to_text(record).replace("8/9", "7/8", 1)
    with pytest.raises(Exception, match="deck-hash"):
        read(wrong, lambda _: GAME)


def test_a_deck_that_did_not_come_through_reading_is_checked_too() -> None:
    """Options decoded from JSON are checked when a match begins."""
    codec = Codec(GAME)
    data = json.loads(codec.encode(DnupOptions()))
    data["deck"]["cards"] = "1/5*"
    bad = codec.decode_options(json.dumps(data).encode())
    with pytest.raises(BadOptions, match="deck-few-cards"):
        Match(GAME, bad, 3)


def test_setup_02_of_two_cards_with_the_stars_values_only_one_is_the_star() -> None:
    """DNUP-SETUP-02: a deal has to say which."""
    match = Match(GAME, options(2, deck={**GOOD, "cards": f"{GOOD['cards']} 1/5"}), 2)
    play(match, "first P1")
    rest = [card for card in GOOD["cards"].split() if card != "1/5*"]
    with pytest.raises(Illegal) as caught:
        play(match, "deal 1/5 5/1 " + " ".join(rest))
    assert caught.value.refusal.clause == "DNUP-SETUP-02"
    play(match, "deal 1/5 5/1* " + " ".join(rest))
    assert match.asked == (1,)
