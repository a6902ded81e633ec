"""The terminal: printing, clearing, asking for a line, showing a text page by page."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.segment import Segments
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from estaminet.text import Speaker

WIDEST = 110
"""Wider lines are hard to read; the rest of a wide window stays empty."""


def bullet(sentence: str, clause: str = "") -> Table:
    """A sentence of the log behind a dot, its lines aligned."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row("·", Text.assemble(sentence, (f" [{clause}]" if clause else "", "dim")))
    return grid


class Screen:
    """One terminal, or a pipe: then nothing is cleared and nothing is cut to fit."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.console = Console(highlight=False, soft_wrap=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """Lines of the window; a pipe is endless."""
        return self.console.height if self.live else 10_000

    def clear(self, *, history: bool = False) -> None:
        """An empty screen. With `history` nobody can scroll back to it either."""
        if self.live:
            if history:
                self.console.file.write("\x1b[3J")
            self.console.clear()

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, width=self.width)

    def tell(self, message: str, style: str = "") -> None:
        self.show(Text(message, style=style))

    def count_lines(self, *parts: RenderableType) -> int:
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(Group(*parts), options, pad=False))

    def ask(self, prompt: str) -> str | None:
        """The line that is typed, stripped; None if there is none (end of input, Ctrl-C)."""
        try:
            self.console.print(Text(prompt), end=" ", width=self.width)
            return input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def wait(self) -> None:
        """Wait for Enter."""
        if self.live:
            self.ask(self.speaker.say("cli-press-enter"))

    def read(self, parts: Sequence[RenderableType]) -> None:
        """Show a longer text on a screen of its own, page by page, and wait before going back."""
        options = self.console.options.update(width=self.width)
        lines = self.console.render_lines(Group(*parts), options, pad=False, new_lines=True)
        step = max(1, self.height - 2)
        for start in range(0, max(1, len(lines)), step):
            self.clear()
            page = lines[start : start + step]
            self.console.print(Segments([segment for line in page for segment in line]), end="")
            self.wait()
