"""NewGame drawn in a terminal: a line a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.values import Name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from estaminet.kernel.values import View
    from estaminet.text import Speaker


def draw(view: View, speaker: Speaker, width: int) -> RenderableType:  # noqa: ARG001
    assert isinstance(view, NewGameView)
    table = Table.grid(padding=(0, 2))
    table.title = Text(speaker.say("table-pile", count=view.pile), "bold")
    table.title_justify = "left"
    for seat, choice in enumerate(view.choices):
        did = "" if choice is None else speaker.say(f"action-{choice}")
        aside = view.asides[seat]
        lies = "" if aside is None else speaker.say("table-aside", card=aside)
        table.add_row(
            "▶" if view.turn == seat else " ",
            Text(speaker.say("name", seat=Name(seat))),
            Text(_card(view, seat), "bold"),
            Text(did),
            Text(lies),
        )
    return table


def _card(view: NewGameView, seat: int) -> str:
    """A card as far as the viewer may look at it."""
    if view.phase == "deal":
        return "[ ]"
    if view.shown is not None:
        return f"[{view.shown[seat]}]"
    return f"[{view.hand}]" if seat == view.seat else "[?]"
