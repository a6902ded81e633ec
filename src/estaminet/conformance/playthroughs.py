"""Whole matches as text, in every game's `tests/playthroughs`: the record, and below it what the table heard.

They are golden data that a person can read: read one before you trust a game. Each is a record that `estaminet verify`
accepts; its second line is a comment that ends with the language of the sentences. Where a change of rules or words is
meant, `estaminet check GAME --retell` tells them anew. Read them again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.conformance.finding import Finding
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.record import read, record_of, to_text
from estaminet.kernel.values import CHANCE
from estaminet.text import Speaker, languages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from estaminet.kernel.game import Game


def playthroughs(game: Game) -> list[Path]:
    return sorted((game.folder / "tests" / "playthroughs").glob("*.txt"))


def title_of(path: Path) -> str:
    """The second line; its last word is the language of the sentences."""
    return path.read_text("utf-8").splitlines()[1]


def told(game: Game, path: Path) -> str:
    """What the file should be: its match played again, written down and told, a move a paragraph."""
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
    missing = set(languages()) - {title_of(path).split()[-1] for path in files}
    if missing:
        yield Finding("playthroughs", f"there is no playthrough told in {', '.join(sorted(missing))}")
    for path in files:
        try:
            expected = told(game, path)
        except BadRecord as error:
            yield Finding("playthroughs", f"{path.name} does not verify: {error}")
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


def retell(game: Game) -> list[Path]:
    """Write the sentences of every playthrough anew; which files changed."""
    changed = []
    for path in playthroughs(game):
        text = told(game, path)
        if path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed
