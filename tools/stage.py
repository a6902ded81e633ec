"""Runs one command of the set-up and shows how far it is; what the command says goes into a log.

    python tools/stage.py LOG TITLE [--pins FILE] -- COMMAND...

On a terminal each stage has a line of its own that is redrawn in place; elsewhere a line says that a stage has begun
and another how long it took. If the command fails, the end of the log is shown. Only the standard library is used: this
runs before anything is installed.

A command tells of stages of its own by lines such as

    estaminet stage: 3/12 compiling the rules

A stage is over when as many are done as there are, and begun by its first line; 0/1 and 1/1 are one that cannot say how
far it is. With --pins the command is pip, and the stage counts the packages that FILE pins.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

STAGE = re.compile(r"estaminet stage: (\d+)/(\d+) (.+)")
NEWS = re.compile(r"estaminet build: (.+)")
FETCHED = re.compile(r"\s*(?:Collecting|Requirement already satisfied:) ([\w.\-]+)")
PIN = re.compile(r"^[\w.\-\[\]]+==", re.MULTILINE)
BAR = 24
TAIL = 40
"""Lines of the log that are shown when a command fails."""


class Stage:
    def __init__(self, title: str, total: int = 1) -> None:
        self.title = title
        self.done = 0
        self.total = total
        self.detail = ""
        self.began = time.monotonic()
        self.ended: float | None = None

    def seconds(self) -> float:
        return (self.ended or time.monotonic()) - self.began

    def line(self, width: int) -> str:
        """As shown on a terminal: a mark (`✗` if it did not get there), the bar or the time it took."""
        if self.ended is not None:
            return f"  {'✓' if self.done >= self.total else '✗'} {self.title}  {self.seconds():.0f} s"[:width]
        if self.total > 1:
            full = BAR * self.done // self.total
            bar = f"{'━' * full}{'┄' * (BAR - full)} {self.done}/{self.total}"
        else:
            at = int(2 * self.seconds()) % (BAR - 3)
            bar = f"{'┄' * at}━━━{'┄' * (BAR - 3 - at)}"
        return f"  … {self.title}  {bar}  {self.seconds():.0f} s  {self.detail}"[:width]


class Board:
    """The stages so far, in the order in which they began."""

    def __init__(self, *, live: bool) -> None:
        self.stages: dict[str, Stage] = {}
        self._live = live
        self._drawn = 0
        self._lock = threading.Lock()

    def tell(self, title: str, done: int, total: int, detail: str = "") -> None:
        with self._lock:
            stage = self.stages.get(title)
            if stage is None:
                stage = self.stages[title] = Stage(title, total)
                if not self._live:
                    print(f"{title} ...", flush=True)
            stage.done, stage.total, stage.detail = max(stage.done, done), total, detail
            if stage.done >= total and stage.ended is None:
                stage.ended = time.monotonic()
                if not self._live:
                    print(f"{title}: {stage.seconds():.0f} s", flush=True)

    def close(self) -> None:
        """What is not over by now never will be."""
        for stage in self.stages.values():
            stage.ended = stage.ended or time.monotonic()
        self.draw()

    def draw(self) -> None:
        if not self._live:
            return
        with self._lock:
            width = shutil.get_terminal_size().columns - 1
            back = f"\x1b[{self._drawn}A" if self._drawn else ""
            lines = [f"\x1b[2K{stage.line(width)}\n" for stage in self.stages.values()]
            sys.stdout.write(back + "".join(lines))
            sys.stdout.flush()
            self._drawn = len(lines)


def run(log: Path, title: str, pins: Path | None, command: list[str], *, live: bool) -> int:
    """The command's exit status. The stage that is named by `title` is the command itself, unless it is empty."""
    board = Board(live=live)
    total = max(1, len(PIN.findall(pins.read_text("utf-8")))) if pins else 1
    # Fetching is all but the last step of pip; the last is the installation.
    total += 1 if pins else 0
    fetched: set[str] = set()
    news: list[str] = []
    if title:
        board.tell(title, 0, total)
    log.parent.mkdir(parents=True, exist_ok=True)
    over = threading.Event()

    def redraw() -> None:
        while not over.wait(0.2):
            board.draw()

    clock = threading.Thread(target=redraw, daemon=True)
    clock.start()
    with log.open("w", encoding="utf-8") as file:
        file.write(f"$ {' '.join(command)}\n")
        try:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                env={**os.environ, "ESTAMINET_STAGES": "1"},
            )
        except OSError as error:
            over.set()
            print(f"{command[0]}: {error.strerror}", flush=True)
            return 127
        assert process.stdout is not None
        for line in process.stdout:
            file.write(line)
            if told := STAGE.search(line):
                board.tell(told[3].strip(), int(told[1]), int(told[2]))
            elif said := NEWS.search(line):
                news.append(said[1])
            elif pins and (got := FETCHED.match(line)):
                fetched.add(got[1].lower())
                board.tell(title, min(len(fetched), total - 1), total, got[1])
            elif pins and line.startswith("Installing collected packages"):
                board.tell(title, total - 1, total, "installing")
        status = process.wait()
    over.set()
    clock.join()
    if status == 0 and title:
        board.tell(title, total, total)
    board.close()
    for one in news if status == 0 else ():
        print(f"  {one}", flush=True)
    if status != 0:
        print(f"\n{title or 'The last step'} failed; the end of {log}:\n", flush=True)
        print("\n".join(log.read_text("utf-8").splitlines()[-TAIL:]), flush=True)
    return status


def main(arguments: list[str]) -> int:
    if "--" not in arguments or arguments.index("--") not in (2, 4):
        print(__doc__)
        return 2
    at = arguments.index("--")
    pins = Path(arguments[3]) if arguments[2] == "--pins" else None
    live = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return run(Path(arguments[0]), arguments[1], pins, arguments[at + 1 :], live=live)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
