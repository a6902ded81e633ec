"""What the drawings of games in a terminal share: how their parts are put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text


def stacked(parts: Iterable[RenderableType | None], *, low: bool = False) -> Group:
    """One under the other, without those that are None. An empty line is between them, unless the window is low."""
    lines: list[RenderableType] = []
    for part in parts:
        if part is not None:
            lines += [part] if low or not lines else [Text(), part]
    return Group(*lines)


def beside(parts: Sequence[RenderableType], *, gap: int = 1) -> Table:
    """From left to right."""
    grid = Table.grid(padding=(0, gap))
    grid.add_row(*parts)
    return grid


def in_a_row(pieces: Iterable[Text]) -> Text:
    """On one line, with spaces between them."""
    return Text(" ").join(pieces)


def framed(card: str, style: str) -> Text:
    """A card with a frame, its text of at most three letters in the middle."""
    return Text(f"╭───╮\n│{card.center(3)}│\n╰───╯", style)
