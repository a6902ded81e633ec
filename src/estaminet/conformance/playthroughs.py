"""Whole matches as text, in every game's `tests/playthroughs`: the record, and below it what the table heard.

They are golden data that a person can read: read one before you trust a game. Each is a record that `estaminet verify`
accepts; its second line is a comment that ends with the language of the sentences. After an intended change of rules or
words, `estaminet check GAME --retell` rewrites them, and plays one for every language that has none. Read them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.conformance.finding import Finding
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.record import read, record_of, to_text
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE
from estaminet.text import MissingText, Speaker, languages_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from estaminet.kernel.game import Game

_NAMES = ("Ada", "Bo", "Cléo", "Dov", "Eve", "Finn", "Gus", "Hal")


def playthroughs(game: Game) -> list[Path]:
    return sorted((game.folder / "tests" / "playthroughs").glob("*.txt"))


def title_of(path: Path) -> str:
    """The second line; its last word is the language of the sentences."""
    return path.read_text("utf-8").splitlines()[1]


def told(game: Game, path: Path) -> str:
    """What the file should contain: its match replayed, written down and told, a paragraph per move."""
    record, match = read(path.read_text("utf-8"), lambda _: game)
    title = title_of(path)
    speaker = Speaker(title.split()[-1], game, record.names)
    first, _, rest = to_text(record_of(match, record.names)).partition("\n")
    lines = [first, title, rest, "# What the table heard, everything hidden included"]
    move = -1
    for number, event in match.events:
        if number != move:
            by, deed = match.moves[number].by, match.moves[number].deed
            # An outcome is told by its events; the line above it has it in full.
            said = game.write(deed).split()[0] if by == CHANCE else f"{record.names[by]}: {game.write(deed)}"
            lines += ["#", f"# {said}"]
            move = number
        lines.append(f"#   {speaker.event(event)} [{event.clause()}]")
    return "\n".join(lines) + "\n"


def check_playthroughs(game: Game, matches: int, seed: int) -> Iterator[Finding]:  # noqa: ARG001
    files = playthroughs(game)
    if missing := _untold(game):
        yield Finding("playthroughs", f"there is no playthrough told in {', '.join(missing)}; --retell plays one")
    for path in files:
        try:
            expected = told(game, path)
        except BadRecord as error:
            again = "If the rules have changed, delete it and --retell plays another."
            yield Finding("playthroughs", f"{path.name} does not verify. {_why(game, error)} {again}")
            continue
        except Exception as error:  # a crash of the game, or a sentence it lacks
            yield Finding("playthroughs", f"{path.name} cannot be told: {type(error).__name__}: {error}")
            continue
        for number, (line, should) in enumerate(
            zip(path.read_text("utf-8").splitlines(), expected.splitlines(), strict=False), start=1
        ):
            if line != should:
                yield Finding("playthroughs", f"{path.name}, line {number}: {line!r} should be {should!r}")
                break
        else:
            if path.read_text("utf-8") != expected:
                yield Finding("playthroughs", f"{path.name} ends too early or too late")


def _why(game: Game, error: BadRecord) -> str:
    try:
        return Speaker("en", game, error.names).bad_record(error)
    except MissingText:
        return str(error)  # a game that is still being written


def retell(game: Game) -> list[Path]:
    """Rewrite the sentences of every playthrough, and play one where a language has none; returns what changed.

    One that does not verify is left as it is: the check says why.
    """
    changed = [_play(game, language) for language in _untold(game)]
    for path in playthroughs(game):
        try:
            text = told(game, path)
        except BadRecord:
            continue
        if path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return sorted(set(changed))


def _untold(game: Game) -> list[str]:
    return sorted(set(languages_of(game)) - {title_of(path).split()[-1] for path in playthroughs(game)})


def _play(game: Game, language: str) -> Path:
    """A random match, with a different number of seats for each language, written down without its sentences."""
    number = languages_of(game).index(language)
    seats = game.seats[number % len(game.seats)]
    match = Match(game, game.options_type(), seats, chance=SeededChance(number))
    rng = FastRng(number)
    while match.asked:
        seat = match.asked[rng.below(len(match.asked))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    first, _, rest = to_text(record_of(match, _NAMES[:seats])).partition("\n")
    path = game.folder / "tests" / "playthroughs" / f"{seats}-players-{language}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{first}\n# {seats} players, told in {language}\n{rest}", encoding="utf-8")
    return path
