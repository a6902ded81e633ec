"""The drawing in the terminal, and the sentences around it, in every language."""

from __future__ import annotations

import pytest
from rich.console import Console

from estaminet.games.dudab import terminal
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.tests.table import Table
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.text import Speaker, languages

NAMES = ("Ada", "Bo", "Cléo", "Dov", "Eve", "Finn")


def drawn(view: DudabView, width: int = 80, language: str = "en", *, small: bool = False) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(terminal.draw(view, Speaker(language, GAME, NAMES), width, low=small))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def test_columns_are_drawn_as_columns_under_the_open_call() -> None:
    jungle = {"above": ["B2M", "R3P"], "jungle": True, "below": ["R1C"], "hidden": ["G4P", "BB"]}
    options = {"expansions": "both"}
    table = Table([["G3M", "D"], jungle], ["SB", "R1M", "D"], pending="call@0:symbol=P", options=options)
    assert (
        drawn(table.view_of(0))
        == """\
Round 1 of 3 · Pile 40 · Discard 0
┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
┃ Cléo calls palm on column 1: a number with that symbol, or a Dudab ┃
┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

▼ 1 ▼    2          Player   Hand    Own pile   Worth now   Total
[G3M]  ▒ 2 hidden   ─────────────────────────────────────────────
[D]    [B2M]        ► Ada    ▮▮▮ 3   0                  0       0
       [R3P]          Bo     ▮▮▮ 3   0                  ?       0
       ══J══          Cléo   ▮▮▮ 3   39                 ?       0
       [R1C]

Your hand
╭───╮ ╭───╮ ╭───╮
│R1M│ │ SB│ │ D │
╰───╯ ╰───╯ ╰───╯"""
    )
    message, args = GAME.asks(table.match.options, table.view)
    assert Speaker("en", GAME, NAMES).say(message, **args) == (
        "Ada: answer the call for “palm” on column 1, lay a Dudab there, or draw if you hold no answer."
    )


def test_a_waiting_shaman_is_on_the_screen() -> None:
    table = Table([["R2P", "SR"], ["Y3C"]], ["SY", "B1M"], pending="shaman@0")
    for small in (False, True):
        assert "A Shaman waits on column 1: a Shaman, a Dudab, or the penalty" in drawn(table.view_of(1), small=small)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("expansions", ["both", pytest.param("none", marks=pytest.mark.wide)])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_situation_is_drawn_asked_and_told(seats: int, expansions: str, language: str) -> None:
    """To a player and a spectator, wide and narrow; no line is too long, and every sentence exists."""
    speaker = Speaker(language, GAME, NAMES)
    match = Match(
        GAME, GAME.read_options({"expansions": expansions, "rounds": 1}, seats), seats, chance=SeededChance(3)
    )
    rng = FastRng(3)
    while match.asked:
        seat = match.asked[0]
        legal = match.state.legal(seat)
        if len(match.moves) % 9 == 0:
            for viewer in (None, Seat(0)):
                view = match.state.view(viewer)
                message, args = GAME.asks(match.options, view)
                assert speaker.say(message, **args)
                for width, small in ((80, False), (80, True), (50, False)):
                    assert all(len(line) <= width for line in drawn(view, width, language, small=small).splitlines())
        assert speaker.deed(legal[0])
        match.play(seat, legal[rng.below(len(legal))])
    told = [speaker.event(event) for event in match.seen(Seat(0))]
    assert all(told)
    assert drawn(match.state.view(None), language=language)
