"""The glossary holds: one word for one thing, in every language, in all strings and rules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from estaminet.games import all_games
from estaminet.text import SHARED, languages, languages_of, strings_of

DOCS = Path(__file__).parents[1] / "docs"
GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads((DOCS / "glossary.toml").read_text("utf-8"))


def guide(language: str) -> str:
    name = "index.md" if language == "en" else f"index.{language}.md"
    return (DOCS / "play" / name).read_text("utf-8")


def texts(language: str) -> dict[str, str]:
    """What people read: values of messages, without identifiers, notation in quotes and options; rules; the guide."""
    read = {"strings": (SHARED / f"{language}.ftl").read_text("utf-8")}
    for game in all_games():
        if language in languages_of(game):
            read[f"{game.key} strings"] = strings_of(game, language).read_text("utf-8")
    said = {}
    for name, text in read.items():
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        values = [re.sub(r"^[a-z][\w-]* = |^\s+\*?\[\w+\] ", "", line) for line in lines]
        said[name] = re.sub(r"\{[^{}]*\}", " ", "\n".join(values))
    for game in all_games():
        if language in languages_of(game):
            said[f"{game.key} rules"] = re.sub(r"`[^`]*`", " ", game.rules(language).text)
    said["guide"] = re.sub(r"`[^`]*`|\]\([^)]*\)", " ", guide(language))
    return said


@pytest.mark.parametrize("language", languages())
def test_words_we_do_not_use_do_not_occur(language: str) -> None:
    found = [
        f"{where}: {match[0]!r} in {text[max(0, match.start() - 30) : match.end() + 30]!r}, say {entry[language]!r}"
        for entry in GLOSSARY.values()
        for word in entry.get("not", {}).get(language, [])
        for where, text in texts(language).items()
        for match in re.finditer(rf"(?<!\w){word}", text, re.IGNORECASE)
    ]
    assert not found


@pytest.mark.parametrize("language", languages())
def test_words_we_use_do_occur(language: str) -> None:
    whole = " ".join(" ".join(texts(language).values()).split()).casefold()
    assert [name for name, entry in GLOSSARY.items() if entry[language].casefold() not in whole] == []


def test_every_entry_has_every_language() -> None:
    for name, entry in GLOSSARY.items():
        assert set(entry) - {"not"} == set(languages()), name


@pytest.mark.parametrize("language", languages())
def test_what_the_guide_says_to_press_is_on_the_site(language: str) -> None:
    values = re.findall(r"^[a-z][\w-]* = (.+)$", (SHARED / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    named = re.findall(r"\*\*(.+?)\*\*", guide(language))
    assert len(named) > 10
    assert [label for label in named if label not in values] == []


def test_french_punctuation_stays_with_its_word() -> None:
    """A space that may end a line stands before no colon, question mark or closing quote. Drawings are left alone."""
    cut = [
        f"{where}: {text[max(0, match.start() - 30) : match.end() + 10]!r}"
        for where, whole in texts("fr").items()
        for text in [re.sub(r"```.*?```", "", whole, flags=re.DOTALL)]
        for match in re.finditer(r"(?<=[\w’.)*]) [;:?!»%]|« ", text)
    ]
    assert not cut


def test_english_has_no_space_before_a_per_cent_sign_or_dots() -> None:
    files = [SHARED / "en.ftl", *(strings_of(game, "en") for game in all_games())]
    apart = [(path.parent.name, m[0]) for path in files for m in re.finditer(r"[\w}] [%…]", path.read_text("utf-8"))]
    assert not apart


@pytest.mark.parametrize("language", ["de", "es", "fr", "sv"])
def test_a_per_cent_sign_and_dots_stay_with_their_word(language: str) -> None:
    files = [SHARED / f"{language}.ftl", *(strings_of(game, language) for game in all_games())]
    cut = [
        (path.parent.parent.name, m[0]) for path in files for m in re.finditer(r"[\w}] [%…]", path.read_text("utf-8"))
    ]
    assert not cut


def test_french_needs_no_elision_before_a_name() -> None:
    """*De* and *que* lose their vowel before Ada and keep it before Bo, so neither stands before a name."""
    names = "seat|seats|name|names|place|victim|by|player|players|leaders|winners|bidder|caller|title|game"
    files = [SHARED / "fr.ftl", *(strings_of(game, "fr") for game in all_games())]
    elided = [m[0] for path in files for m in re.finditer(rf".*\b(de|que) \{{ \$({names}) .*", path.read_text("utf-8"))]
    assert not elided
