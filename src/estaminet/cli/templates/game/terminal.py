"""NewGame drawn in a terminal: a line a seat."""

from rich.console import RenderableType
from rich.table import Table

from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.values import Name
from estaminet.text import Speaker


def draw(view: NewGameView, speaker: Speaker, width: int) -> RenderableType:  # noqa: ARG001
    table = Table.grid(padding=(0, 2))
    table.add_row("", speaker.say("table-pile", count=view.pile))
    for seat, choice in enumerate(view.choices):
        card = view.hand if seat == view.seat else view.hands[seat] if view.hands else None
        aside = view.asides[seat]
        table.add_row(
            "▶" if view.turn == seat else "",
            speaker.say("card-of", seat=Name(seat), card=card or "?"),
            speaker.say(f"action-{choice}") if choice else "",
            speaker.say("table-aside", card=aside) if aside else "",
        )
    return table
