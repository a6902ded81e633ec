"""Whole matches as text: the record, and below it the sentences the table heard. Read them; then trust the game.

Each file is a record that `estaminet verify` reads. Where a change of rules or words is meant,
`python -m estaminet.games.dudab.tests.test_playthroughs` writes the sentences anew. Read them again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from estaminet.games.dudab.game import GAME
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.record import read, record_of, to_text
from estaminet.kernel.values import CHANCE
from estaminet.text import Speaker, languages

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def title_of(path: Path) -> str:
    """The second line; its last word is the language of the sentences."""
    return path.read_text("utf-8").splitlines()[1]


def written(path: Path) -> str:
    """What the file should be: its match played again, written down and told, a move a paragraph."""
    record, match = read(path.read_text("utf-8"), lambda _: GAME)
    title = title_of(path)
    speaker = Speaker(title.split()[-1], GAME, record.names)
    first, _, rest = to_text(record_of(match, record.names)).partition("\n")
    lines = [first, title, rest, "# What the table heard, all hands and draws included"]
    told = -1
    for number, event in match.events:
        if number != told:
            move = match.moves[number]
            who = "chance" if move.by == CHANCE else record.names[move.by]
            text = GAME.write(move.deed)
            lines += ["#", f"# {who}: {text if move.by != CHANCE else text.split()[0]}"]
            told = number
        lines.append(f"#   {speaker.event(event)} [{event.clause()}]")
    return "\n".join(lines) + "\n"


@every_file
def test_the_record_replays_and_reads_like_the_game(path: Path) -> None:
    assert path.read_text("utf-8") == written(path)


def test_there_is_one_in_every_language() -> None:
    assert {title_of(path).split()[-1] for path in FILES} == set(languages())


@every_file
def test_setup_02_nothing_is_played_after_the_end(path: Path) -> None:
    """DUDAB-SETUP-02"""
    body, _, _ = path.read_text("utf-8").partition("\nresult ")
    with pytest.raises(BadRecord) as caught:
        read(f"{body}\n0 draw\n", lambda _: GAME)
    assert caught.value.clause == "DUDAB-SETUP-02"


if __name__ == "__main__":
    for file in FILES:
        file.write_text(written(file), "utf-8")
