"""A true terminal: a window of 80 by 24, real keys, a cleared screen per turn."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import estaminet

PATIENCE = 30
"""Seconds to wait for what must come; reached only when something is wrong."""


class Terminal:
    """A program in a terminal of its own. `until` reads what it prints; nothing here waits for time to pass."""

    def __init__(self, where: Path, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {
            name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "estaminet", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=where,
            env={
                **environment,
                "PYTHONPATH": str(Path(estaminet.__file__).parents[1]),
                "TERM": "xterm-256color",
                "LANG": "C.UTF-8",
            },
            start_new_session=True,
            preexec_fn=self._at_the_keyboard,
        )
        os.close(slave)

    @staticmethod
    def _at_the_keyboard() -> None:
        """Ctrl-C reaches only those whose terminal this is, and who do not ignore it as what runs in a shell's
        background does."""
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, once the program sleeps over its prompt: Python misses one that comes just before it begins to read,
        and nothing but the system says that it has begun."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        deadline = time.monotonic() + PATIENCE
        while stat.read_text("utf-8").rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, "the program never waits"
            os.sched_yield()
        self.type("\x03")

    def until(self, *wanted: str) -> str:
        """Everything printed up to the first of these."""
        seen = ""
        deadline = time.monotonic() + PATIENCE
        while not any(text in seen for text in wanted):
            ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"none of {wanted} in {seen!r}")
            try:
                data = os.read(self._master, 65536)
            except OSError:  # the other end is closed: that is how a terminal ends on Linux
                data = b""
            if not data:
                raise AssertionError(f"ended without {wanted}: {seen!r}")
            seen += data.decode(errors="replace")
        return seen

    def ended(self) -> int:
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


CLEAR = "\x1b[2J\x1b[H"
FORGET = "\x1b[3J"
PROMPT = "\n> "


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


def height(screen: str) -> int:
    """Lines of the last screen, the prompt included."""
    return plain(screen.rpartition(CLEAR)[2]).count("\n") + 1


def test_a_match_is_played_on_screens_that_fit(tmp_path: Path, terminals: list[Terminal]) -> None:
    table = Terminal(tmp_path, "play", "dudo", "--seats", "you,random,random", "--seed", "3", "--save", "kept")
    terminals.append(table)
    welcome = table.until("(or just Enter):")
    assert CLEAR in welcome
    table.type("\r")
    for _ in range(200):
        screen = table.until("> ", "To check it:")
        if "To check it:" in screen:
            break
        if CLEAR in screen:
            assert height(screen) <= 24
            assert FORGET not in screen
        table.type("1\r" if "✗" in screen else "dudo\r")
    else:
        raise AssertionError("no end")
    if "Enter for no)" not in plain(screen):
        table.until("Enter for no)")
    table.type("\r")
    assert table.ended() == 0
    assert (tmp_path / "kept").read_text("utf-8").startswith("estaminet-record 1\n")

    replay = Terminal(tmp_path, "replay", "kept")
    terminals.append(replay)
    assert "move 0 " in plain(replay.until("q quit"))
    for keys, move in (
        ("\x1b[C", 2),
        ("n", 3),
        ("\r", 4),
        ("\x1b[D", 3),
        ("p", 2),
        ("5\x7f", 2),
        ("5\r", 5),
        ("\x1b[H", 0),
    ):
        replay.type(keys)
        assert f"move {move} " in plain(replay.until("q quit"))
    replay.type("\x1b[F")
    assert "The match is over [DUDO-END-01]" in plain(replay.until("q quit"))
    replay.type("q")
    assert replay.ended() == 0


def test_help_has_a_screen_of_its_own_and_comes_back(tmp_path: Path, terminals: list[Terminal]) -> None:
    table = Terminal(tmp_path, "play", "dudo", "--seats", "you,random,random", "--seed", "3")
    terminals.append(table)
    table.until("(or just Enter):")
    table.type("\r")
    bid = re.search(r"Aldo bids \d+ \w+\.", plain(table.until(PROMPT.strip("\n"))))
    assert bid
    table.type("help\r")
    assert "the rules of this situation" in plain(table.until("Press Enter to continue"))
    table.type("\r")
    assert bid[0] in plain(table.until("> "))
    table.interrupt()
    table.until("not at all)")
    table.type("\x04")
    assert "The match is not kept." in plain(table.until("kept."))
    assert table.ended() == 0
    assert list(tmp_path.iterdir()) == []


def test_nobody_can_scroll_back_to_anothers_dice(tmp_path: Path, terminals: list[Terminal]) -> None:
    table = Terminal(tmp_path, "play", "dudo", "--seats", "you,you", "--option", "first-starter=seat")
    terminals.append(table)
    for prompt in ("(or just Enter):", "(or just Enter):", "press Enter."):
        table.until(prompt)
        table.type("\r")
    table.until("> ")
    table.type("1x1\r")
    cover = table.until("press Enter.")
    assert FORGET in cover
    assert "Your cup" not in cover.rpartition(CLEAR)[2]
