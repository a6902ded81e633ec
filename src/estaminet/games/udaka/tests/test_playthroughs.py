"""Whole matches as text: the record, and below it the sentences the table heard. Read them; then trust the game.

Each file is a record that `estaminet verify` reads. Where a change of rules or words is meant,
`python -m estaminet.games.udaka.tests.test_playthroughs` writes the sentences anew. Read them again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from estaminet.games.udaka.events import CardTurnedUp, Drew, RoundBegins, RoundScored
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.tests.tables import BOX
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.record import read, record_of, to_text
from estaminet.text import Speaker, languages

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def title_of(path: Path) -> str:
    """The second line; its last word is the language of the sentences."""
    return path.read_text("utf-8").splitlines()[1]


def written(path: Path) -> str:
    """What the file should be: its match played again, written down and told, a turn a paragraph."""
    record, match = read(path.read_text("utf-8"), lambda _: GAME)
    title = title_of(path)
    speaker = Speaker(title.split()[-1], GAME, record.names)
    first, _, rest = to_text(record_of(match, record.names)).partition("\n")
    lines = [first, title, rest, "# What the table heard, all hands and draws included"]
    before: type | None = None
    for _, event in match.events:
        turn = isinstance(event, Drew) and not event.refill
        choice = isinstance(event, CardTurnedUp) and before is not CardTurnedUp
        if turn or choice or isinstance(event, (RoundBegins, RoundScored)):
            lines.append("#")
        lines.append(f"# {speaker.event(event)} [{event.clause()}]")
        before = type(event)
    return "\n".join(lines) + "\n"


@every_file
def test_the_record_replays_and_reads_like_the_game(path: Path) -> None:
    assert path.read_text("utf-8") == written(path)


def test_there_is_one_in_every_language() -> None:
    assert {title_of(path).split()[-1] for path in FILES} == set(languages())


@every_file
def test_nothing_is_played_after_the_end(path: Path) -> None:
    """UDAKA-GAME-02, UDAKA-GAME-03"""
    body, _, rest = path.read_text("utf-8").partition("\nresult ")
    with pytest.raises(BadRecord) as caught:
        read(f"{body}\n0 7\n", lambda _: GAME)
    assert caught.value.clause in ("UDAKA-GAME-02", "UDAKA-GAME-03")
    assert caught.value.clause == rest.split("\n")[0].split()[-1]


@every_file
def test_a_deck_with_a_card_too_many_is_refused_with_its_line(path: Path) -> None:
    """UDAKA-DEAL-01"""
    lines = path.read_text("utf-8").splitlines()
    number = max(i for i, line in enumerate(lines) if line.startswith("chance deck"))
    lines[number] = f"chance deck {BOX}7"
    with pytest.raises(BadRecord) as caught:
        read("\n".join(lines), lambda _: GAME)
    assert (caught.value.line, caught.value.clause) == (number + 1, "UDAKA-DEAL-01")


if __name__ == "__main__":
    for file in FILES:
        file.write_text(written(file), "utf-8")
