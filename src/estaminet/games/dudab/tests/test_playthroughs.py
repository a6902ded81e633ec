"""What the records in playthroughs/ refuse when they are damaged. (That they replay is checked for every game.)"""

from __future__ import annotations

from pathlib import Path

import pytest

from estaminet.games.dudab.game import GAME
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.record import read

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_file
def test_setup_02_nothing_is_played_after_the_end(path: Path) -> None:
    """DUDAB-SETUP-02"""
    body, _, _ = path.read_text("utf-8").partition("\nresult ")
    with pytest.raises(BadRecord) as caught:
        read(f"{body}\n0 draw\n", lambda _: GAME)
    assert caught.value.clause == "DUDAB-SETUP-02"
