"""The drawing of a game in the terminal: `terminal.py` in its folder.

`draw(view, speaker, width, low=...)` is a view, `width` columns wide, as anything rich can print; in few lines for a
low window. What drawings share is in `text/drawing.py`.

A game without one is told by its strings: `view-<field>` (`Speaker.view`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    from rich.console import RenderableType

    from estaminet.cli.screen import Screen
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Options, View
    from estaminet.text import Speaker


class Board:
    """How one game is drawn, for one speaker."""

    def __init__(self, game: Game, module: ModuleType | None, speaker: Speaker) -> None:
        self._game = game
        self._module = module
        self._speaker = speaker

    def draw(self, view: View, screen: Screen, spare: int) -> RenderableType:
        """The view, drawn small if fewer than `spare` lines of the screen would be left otherwise."""
        if self._module is None:
            return self._speaker.view(view)
        drawing: RenderableType = self._module.draw(view, self._speaker, screen.width, low=False)
        if screen.count_lines(drawing) > screen.height - spare:
            drawing = self._module.draw(view, self._speaker, screen.width, low=True)
        return drawing

    def ask(self, options: Options, view: View) -> str:
        """What is being asked, and of whom, in a sentence."""
        message, args = self._game.asks(options, view)
        return self._speaker.say(message, **args)


def board_of(game: Game, speaker: Speaker) -> Board:
    return Board(game, game.part("terminal") if game.has("terminal") else None, speaker)
