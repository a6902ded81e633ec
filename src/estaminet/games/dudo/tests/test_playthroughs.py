"""What the records in playthroughs/ refuse when they are damaged. (That they replay is checked for every game.)"""

from __future__ import annotations

from pathlib import Path

import pytest

from estaminet.games.dudo.game import GAME
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.record import read

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_file
def test_nothing_is_played_after_the_end(path: Path) -> None:
    """DUDO-END-01"""
    body, _, _ = path.read_text("utf-8").partition("\nresult ")
    with pytest.raises(BadRecord) as caught:
        read(f"{body}0 1x1\n", lambda _: GAME)
    assert caught.value.clause == "DUDO-END-01"


@every_file
def test_a_roll_that_the_dice_cannot_show_is_refused_with_its_line(path: Path) -> None:
    """DUDO-ROLL-01"""
    lines = path.read_text("utf-8").splitlines()
    number = max(i for i, line in enumerate(lines) if line.startswith("chance roll"))
    lines[number] = "chance roll" + " 11111" * int(lines[4].split()[1])
    with pytest.raises(BadRecord) as caught:
        read("\n".join(lines), lambda _: GAME)
    assert (caught.value.line, caught.value.clause) == (number + 1, "DUDO-ROLL-01")
