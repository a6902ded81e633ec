"""The legal actions of one seat as a numbered list: a few with their sentences, many in a narrow grid."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Action, Options
    from estaminet.text import Speaker

FEW = 8
"""A kind of action with at most this many choices is shown with its sentences."""


class NumberedChoices:
    """Numbers run through the legal actions as they stand on the screen, kind by kind.

    Where a game writes some action as a bare number (a card), the number of a choice is written `#2` instead, so that
    what is typed never means two things. `#2` is understood in every game.
    """

    def __init__(self, legal: Sequence[Action], game: Game, speaker: Speaker, *, marked: bool) -> None:
        self._mark = "#" if marked else ""
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(action.message()[0], []).append(action)
        self._kinds = list(kinds.values())
        self.legal = tuple(action for same in self._kinds for action in same)
        self._notations = [game.write(action) for action in self.legal]
        self._labels = [speaker.deed(action) for action in self.legal]
        self._digits = len(f"{self._mark}{len(legal)}")

    def is_number(self, text: str) -> bool:
        """Whether this is meant as the number of a choice."""
        return text.removeprefix("#").isdecimal() and text.startswith(self._mark)

    def by_number(self, text: str) -> Action | None:
        """The action behind a typed number, None if there is none."""
        digits = text.removeprefix("#")
        # A long row of digits is not worth converting: no list is that long.
        number = int(digits) if len(digits) <= 6 else 0
        return self.legal[number - 1] if 1 <= number <= len(self.legal) else None

    def lines(self, width: int) -> list[Text]:
        """All choices: those of kinds with few with their sentences, those of a kind with many as a grid."""
        lines: list[Text] = []
        start = 0
        for few, kinds in groupby(self._kinds, key=lambda same: len(same) <= FEW):
            sizes = [len(same) for same in kinds]
            for size in [sum(sizes)] if few else sizes:
                places = range(start, start + size)
                lines += self._spoken(places, width) if few else self._grid(places, width)
                start += size
        return lines

    def _cell(self, place: int, *, spoken: bool) -> Text:
        notation, label = self._notations[place], self._labels[place]
        number = f"{self._mark}{place + 1}"
        cell = Text(f"{number:>{self._digits}} ", style="dim", no_wrap=True)
        cell.append(notation, style="bold not dim")
        if spoken and label.casefold() != notation.casefold():
            cell.append(f"  {label}", style="not dim")
        return cell

    def _spoken(self, places: range, width: int) -> list[Text]:
        return _columns([self._cell(place, spoken=True) for place in places], width, most=3)

    def _grid(self, places: range, width: int) -> list[Text]:
        return _columns([self._cell(place, spoken=False) for place in places], width, most=20)


def _columns(cells: list[Text], width: int, most: int) -> list[Text]:
    """Cells in rows from left to right, in as many equal columns as fit."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, min(most, (width + 1) // (widest + 2)))
    lines = []
    for start in range(0, len(cells), columns):
        line = Text(" ", overflow="ellipsis", no_wrap=True)
        for cell in cells[start : start + columns]:
            padded = cell.copy()
            padded.pad_right(widest + 2 - cell.cell_len)
            line.append_text(padded)
        line.rstrip()
        lines.append(line)
    return lines


def writes_numbers(game: Game, options: Options, seats: int) -> bool:
    """Whether some action of this game is written as a bare number."""
    return any(game.write(action).isdecimal() for action in game.actions(options, seats))
