"""Sentences: every language has them all, and says them as it should."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from estaminet import games
from estaminet.cli.new_game import write_game
from estaminet.kernel.values import Arg, Name, Several, View, Word, hands_word
from estaminet.text import SHARED, MissingText, Speaker, languages, languages_of

_MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*)\s*=", re.MULTILINE)


def test_english_comes_first_and_the_languages_of_the_rulebooks_are_there() -> None:
    assert languages()[0] == "en"
    assert {"de", "es", "fr", "hu", "sv"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_shared_message_once(language: str) -> None:
    english, theirs = (_MESSAGE.findall((SHARED / f"{code}.ftl").read_text("utf-8")) for code in ("en", language))
    assert sorted(english) == sorted(theirs)
    assert len(set(theirs)) == len(theirs)


def test_lists_are_joined_as_the_language_joins_them() -> None:
    speaker = Speaker("en", names=("Ada", "Grace"))
    assert speaker.join([]) == "nothing"
    assert speaker.join(["a"]) == "a"
    assert speaker.join(["a", "b"]) == "a and b"
    assert speaker.join(["a", "b", "c"]) == "a, b and c"
    assert speaker.join(["word"] * 100).count("word") == 100
    assert Speaker("fr").join(["a", "b", "c"]) == "a, b et c"
    assert Speaker("es").join(["a", "b", "c"]) == "a, b y c"
    assert Speaker("es").join(["Odette", "Isidore"]) == "Odette e Isidore"
    assert Speaker("es").join(["a", "Ingrid", "Hielo"]) == "a, Ingrid y Hielo"
    assert Speaker("hu").join(["a", "b", "c"]) == "a, b és c"
    assert Speaker("sv").join(["a", "b"]) == "a och b"
    assert Speaker("de").join(["a", "b", "c"]) == "a, b und c"


def test_tenths_stand_behind_the_mark_of_the_language() -> None:
    assert Speaker("en").figures("-19.5") == "-19.5"
    assert {Speaker(language).figures("+0.4") for language in languages() if language != "en"} == {"+0,4"}


def test_a_list_of_lists_is_told_apart_by_semicolons() -> None:
    speaker = Speaker("en", names=("Ada", "Grace"))
    hands = hands_word(lambda cards: Several(tuple(cards)))((("7", "K", "J"), None, ("2",)))
    assert [part.message for part in hands.parts if isinstance(part, Word)] == ["hand-of", "hand-of"]
    pairs = Several((Several(("a", "b")), Several(("c",)), Several(("d", "e"))))
    assert speaker.say("list-last", left=pairs, right="x") == "a and b; c; d and e and x"
    assert speaker.say("list-last", left=Several((Several(("a",)), Several(("c",)))), right="x") == "a and c and x"


def test_a_game_without_a_language_is_told_in_english_and_the_rest_is_not(tmp_path: Path) -> None:
    write_game("lesser", tmp_path / "lesser")
    (tmp_path / "lesser" / "strings" / "sv.ftl").unlink()
    (tmp_path / "lesser" / "RULES.sv.md").unlink()
    with games.also_in(tmp_path):
        game = games.find("lesser")
    assert languages_of(game) == ["en", "fr"]
    english, french, swedish = (Speaker(code, game, ("Ada", "Bo")) for code in ("en", "fr", "sv"))
    both: dict[str, Arg] = {"seat": Several((Name(0), Name(1)))}
    assert swedish.say("event-kept", **both) == english.say("event-kept", **both) != french.say("event-kept", **both)
    assert "Ada and Bo" in swedish.say("event-kept", **both)
    assert swedish.has("event-kept")
    assert not swedish.has("no-such-message")
    assert swedish.say("seat", number=2) == Speaker("sv").say("seat", number=2) != english.say("seat", number=2)
    assert game.rules("sv") == game.rules()
    assert game.rules("fr").language == "fr"
    with pytest.raises(MissingText, match="no message"):
        swedish.say("no-such-message")


class Sight(View, frozen=True):
    pile: int
    hand: tuple[str, ...] | None
    hands: tuple[int | None, ...]
    open: bool


def test_a_view_is_told_by_the_strings_of_its_fields() -> None:
    words = "view-pile = Pile: { $value }\nview-hand = You: { $value }\nview-hands-of = { $seat }: { $value }\n"
    speaker = Speaker("en", names=("Ada", "Grace", "Mary"))
    speaker._bundle.add_resource(FluentResource(words + "view-open = Open: { $value }\n"))
    assert speaker.view(Sight(0, 3, ("7", "K"), (2, None, 5), True)).splitlines() == [
        "Pile: 3",
        "You: 7 and K",
        "Ada: 2",
        "Mary: 5",
        "Open: yes",
    ]
    assert speaker.view(Sight(None, 3, None, (), False)).splitlines() == ["Pile: 3", "Open: no"]


def test_arguments_can_be_names_words_and_lists() -> None:
    speaker = Speaker("en", names=("Ada", "Grace"))
    several = Several((Name(0), Word("seat", {"number": 9}), "x"))
    assert speaker.say("list-last", left=several, right=Name(5)) == "Ada, Seat 9 and x and Seat 6"


def test_what_is_missing_is_an_error_and_never_an_empty_place() -> None:
    speaker = Speaker("en")
    with pytest.raises(MissingText, match="no message"):
        speaker.say("no-such-message")
    with pytest.raises(MissingText, match="list-last"):
        speaker.say("list-last", left="a")


def test_very_long_input_is_echoed_in_part() -> None:
    said = Speaker("en").say("list-last", left="x" * 5000, right="y")
    assert said.endswith("… and y")
    assert len(said) < 300


@pytest.mark.parametrize("message", ["cli-verified-hints", "site-unsaid"])
@pytest.mark.parametrize("language", languages())
def test_nothing_is_not_told_as_one(language: str, message: str) -> None:
    """French takes the singular for 0 too, and a singular that says “one” would then be untrue."""
    speaker = Speaker(language)
    assert speaker.say(message, count=0) != speaker.say(message, count=1)
