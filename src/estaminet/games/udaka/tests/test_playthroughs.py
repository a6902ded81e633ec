"""What the records in playthroughs/ refuse when they are damaged. (That they replay is checked for every game.)"""

from __future__ import annotations

from pathlib import Path

import pytest

from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.tests.tables import BOX
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.record import read

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


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
