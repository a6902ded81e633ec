"""The drawing in the terminal: every view fits its window, in every language, and says by letters what colours say."""

from __future__ import annotations

import pytest
from rich.console import Console

from estaminet.conformance.table import play, view
from estaminet.games.dnup import terminal
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.tests.tables import match_from, options, position
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.text import Speaker, languages

NAMES = ("Ada", "Bo", "Cléo", "Dov", "Someone with a name of forty characters!!")


def drawn(match: Match, viewer: int | None, width: int, language: str = "en", *, small: bool = False) -> str:
    speaker = Speaker(language, GAME, NAMES[: match.seats])
    console = Console(width=width, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(terminal.draw(view(match, viewer), speaker, width, low=small))
    return capture.get()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 5])
def test_every_view_of_a_match_fits_the_window(language: str, seats: int) -> None:
    given = {"memory_aid": "on", "open_discards": "on"}
    match = Match(GAME, options(seats, **given), seats, chance=SeededChance(1))
    rng = FastRng(1)
    looks = 0
    while match.ended is None:
        seat = match.asked[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if len(match.moves) % 40 == 0 or match.ended is not None:
            for viewer, width, small in ((0, 80, False), (None, 80, False), (1, 40, False), (1, 60, True)):
                text = drawn(match, viewer, width, language, small=small)
                assert max(map(len, text.splitlines())) <= width
                looks += 1
    assert looks >= 4


def test_a_set_shows_its_ghosts_and_when_it_goes() -> None:
    """DNUP-TURN-02, DNUP-ADD-04"""
    match = match_from(position(3, "P1", ["5/2", "8/2"], {"P3": ["5/8"]}))
    play(match, "add 5/2 P3")
    text = drawn(match, 0, 100)
    assert "[5/8] [5/2]  the last one added by others, goes after this turn" in text
    assert "▶ P2 Bo" in text
    assert "│ 8 │" in text
    assert "│  2│" in text
    assert "Your hand" not in drawn(match, None, 80)
