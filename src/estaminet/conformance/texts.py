"""Checks of a game's texts: rules by clause and strings in every language the game is written in, and tests that name
every clause.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from estaminet.conformance.finding import Finding
from estaminet.kernel.rules import CLAUSE_ID
from estaminet.text import SHARED, MissingText, languages_of, strings_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Event
    from estaminet.text import Speaker

_TEST = re.compile(r"^ *def (test_\w+?_\d+)_", re.MULTILINE)
_MESSAGE = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)\s*=", re.MULTILINE)

_APART = (r"(?<=[\w}]) [%…]", "a space that may end a line (U+00A0 may not) stands before % or …")
_NAMES = "seat|seats|name|names|place|victim|by|player|players|leaders|winners|bidder|caller|title|game"
_NUMBERS = "area|column|count|dice|left|need|number|points|round|score|space|total|value|wins"
_RUNS_ON = (
    rf"\{{ \$({_NAMES}) \}} \{{ \$({_NUMBERS}) (\}}|\n[^{{}}]*\n +\{{ \$)",
    "a name, which may be 7, runs into a number",
)
FAULTS = {
    "en": (_RUNS_ON, (r"(?<=[\w}]) [%…]", "a space stands before % or …")),
    "de": (_RUNS_ON, _APART),
    "es": (_RUNS_ON, _APART),
    "hu": (
        _RUNS_ON,
        # It is a before 2 and az before 1 and 5. A variant, on a line of its own, knows its number.
        (r"(?m)(?:^ |\S )[Aa]z? [„(]?\{ \$", "a or az stands before something that is put in"),
    ),
    "sv": (_RUNS_ON, _APART),
    "fr": (
        _RUNS_ON,
        _APART,
        (
            r"(?<=[\w’.)*}]) [;:?!»]|« ",
            "a space that may end a line (U+00A0 may not) stands before ; : ? ! or », or after «",
        ),
        # They lose their vowel before Ada and keep it before Bo.
        (rf"\b(de|que) \{{ \$({_NAMES}) ", "de or que stands before a name"),
    ),
}
"""What a language does not do, by a pattern and in words."""


def check_texts(game: Game, matches: int, seed: int) -> Iterator[Finding]:  # noqa: ARG001
    yield from _rules(game)
    yield from _strings(game)
    yield from _faults(game)
    yield from _tests_name_every_clause(game)
    yield from _credit(game)


def _credit(game: Game) -> Iterator[Finding]:
    """Whoever sees another's game here must not think that its owners had a hand in it."""
    manifest = game.manifest
    if not manifest.credit.strip():
        yield Finding("credits", "the manifest's credit does not say whose game it is")
    elif not manifest.own and "affiliated" not in manifest.credit:
        yield Finding(
            "credits",
            "the manifest's credit does not say that Estaminet is not affiliated with the owners "
            "(a game by its own author needs no such sentence: own = true)",
        )


def _rules(game: Game) -> Iterator[Finding]:
    english = game.rules().clauses
    if not english:
        yield Finding("rules", "RULES.md has no clauses")
    for language in languages_of(game):
        rules = game.rules(language)
        if rules.language != language:
            yield Finding("rules", f"there are strings in {language}, but there is no RULES.{language}.md")
        if list(rules.clauses) != list(english):
            apart = sorted(set(rules.clauses) ^ set(english)) or ["their order"]
            yield Finding("rules", f"the clauses in {language} are not those of RULES.md: {', '.join(apart[:5])}")
        for clause in rules.clauses.values():
            if len(clause.text) < 10:
                yield Finding("rules", f"{clause.id} says nothing in {language}")
        for named in sorted(set(CLAUSE_ID.findall(rules.text)) - set(english)):
            if named.split("-")[0] == next(iter(english), "-").split("-")[0]:
                yield Finding("rules", f"the rules in {language} speak of {named}, which does not exist")


def _messages(game: Game, language: str) -> set[str]:
    path = strings_of(game, language)
    return set(_MESSAGE.findall(path.read_text("utf-8"))) if path.exists() else set()


def _strings(game: Game) -> Iterator[Finding]:
    english = _messages(game, "en")
    shared = set(_MESSAGE.findall((SHARED / "en.ftl").read_text("utf-8")))
    needed = {"game-title", "game-summary"}
    for field in msgspec.structs.fields(game.options_type):
        name = "option-" + field.name.replace("_", "-")
        needed.add(name)
        choices = game.options_type.choices(field.name)
        needed |= {f"{name}-{choice}" for choice in choices if isinstance(choice, str)}
    for missing in sorted(needed - english):
        yield Finding("strings", f"there is no message {missing} in en")
    for language in languages_of(game):
        messages = _messages(game, language)
        if messages != english:
            apart = ", ".join(sorted(messages ^ english)[:5])
            yield Finding("strings", f"{language} has other messages than en: {apart}")
    if taken := sorted(english & shared):
        yield Finding("strings", f"{taken[0]} is a message that all games share")


def values_of(strings: str) -> str:
    """What the messages of a file say, without their names, the names of variants, and comments."""
    return re.sub(r"^(#.*|[a-z][\w-]* =)|->$|\*?\[\w+\]", "", strings, flags=re.MULTILINE)


def faults(text: str, language: str) -> Iterator[str]:
    """Where a text does what its language does not. Drawings and what is written as code are left alone."""
    prose = re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)
    for pattern, words in FAULTS.get(language, ()):
        for match in re.finditer(pattern, prose):
            yield f"{words} in {prose[max(0, match.start() - 30) : match.end() + 10]!r}"


def _faults(game: Game) -> Iterator[Finding]:
    for language in languages_of(game):
        path = strings_of(game, language)
        strings = path.read_text("utf-8") if path.exists() else ""
        for text in (values_of(strings), game.rules(language).text):
            for fault in faults(text, language):
                yield Finding("strings", f"{language}: {fault}")


def _tests_name_every_clause(game: Game) -> Iterator[Finding]:
    """In its text (`HAZARD-BID-01`), or at the beginning of its name (`test_bid_01_...`)."""
    named: set[str] = set()
    by_name: set[str] = set()
    for path in (game.folder / "tests").rglob("*"):
        if path.suffix in {".py", ".yaml", ".json", ".txt"}:
            text = path.read_text("utf-8")
            named |= set(CLAUSE_ID.findall(text))
            by_name |= set(_TEST.findall(text))
    for clause in game.rules().clauses:
        name = "test" + clause[clause.index("-") :].replace("-", "_").lower()
        if clause not in named and name not in by_name:
            yield Finding("tests", f"no test names {clause}, in its text or by being called {name}_...")


def sayable(speaker: Speaker, event: Event) -> str | None:
    """What is missing to tell this event in the speaker's language, or None."""
    try:
        text = speaker.event(event)
    except MissingText as error:
        return str(error)
    return None if text.strip() else f"{event} has an empty sentence in {speaker.language}"
