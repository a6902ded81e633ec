"""The glossary holds: one word for one thing, in every language, in all strings and rules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from estaminet.conformance.texts import FAULTS, faults, values_of
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


@pytest.mark.parametrize("language", FAULTS)
def test_shared_strings_and_the_guide_are_free_of_common_faults(language: str) -> None:
    """Of the games themselves `estaminet check` says so."""
    shared = (SHARED / f"{language}.ftl").read_text("utf-8")
    assert [*faults(values_of(shared), language), *faults(guide(language), language)] == []


def test_a_name_that_runs_into_a_number_is_noticed() -> None:
    selected = "event-drew = { $seat } { $count ->\n    [one] a card\n   *[other] { $count } cards\n}.\n"
    assert list(faults(values_of(selected), "en"))
    assert list(faults(values_of("event-drew = { $seat } { $count } lapot húz.\n"), "hu"))
    assert not list(
        faults(values_of("event-drew = { $seat } húz { $count } lapot.\ntokens = { $seat }: { $count }\n"), "hu")
    )


def test_an_article_before_what_is_put_in_is_noticed_in_hungarian() -> None:
    assert list(faults(values_of("record-twice = A „{ $key }” sor kétszer szerepel.\n"), "hu"))
    assert list(faults(values_of("record-other-rules = { $game }: itt a { $has }. változat van.\n"), "hu"))
    selected = "event-laid = { $column ->\n    [1] Az 1.\n   *[other] A { $column }.\n} oszlopra.\n"
    assert not list(faults(values_of(selected), "hu"))
