"""How fast a long run goes."""

from __future__ import annotations

from rich.progress import ProgressColumn, Task
from rich.text import Text


class Rate(ProgressColumn):
    """The rate per second, over the whole run so far."""

    def __init__(self, what: str, unit: str) -> None:
        super().__init__()
        self._what = what
        self._unit = unit

    def render(self, task: Task) -> Text:
        done = task.completed if self._what == "games" else float(task.fields["decisions"])
        seconds = task.elapsed or 0.0
        return Text(f"{done / seconds:,.0f} {self._unit}" if seconds else "")
