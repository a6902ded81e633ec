"""Single keys from a terminal, where the system has them; lines otherwise."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, Self

try:
    import termios
    import tty
except ImportError:  # not every system has terminals of this kind
    HAVE_KEYS = False
else:
    HAVE_KEYS = True

if TYPE_CHECKING:
    from estaminet.cli.screen import Screen

_NAMED = {
    "\x1b[C": "next",
    "\x1bOC": "next",
    "\x1b[B": "next",
    "\x1bOB": "next",
    "\x1b[D": "back",
    "\x1bOD": "back",
    "\x1b[A": "back",
    "\x1bOA": "back",
    "\x1b[H": "first",
    "\x1b[1~": "first",
    "\x1bOH": "first",
    "\x1b[F": "last",
    "\x1b[4~": "last",
    "\x1bOF": "last",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\r": "enter",
    "\n": "enter",
    "\x04": "quit",
    "": "quit",
}

_KEY = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Z]|.", re.DOTALL)


class Keys:
    """A context in which single keys are read, one after the other; what is typed ahead is kept."""

    def __init__(self) -> None:
        self._typed = ""

    def __enter__(self) -> Self:
        self._number = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._number)
        # Once for all keys; TCSADRAIN, because the default would discard what was typed ahead.
        tty.setcbreak(self._number, termios.TCSADRAIN)
        return self

    def __exit__(self, *_: object) -> None:
        termios.tcsetattr(self._number, termios.TCSADRAIN, self._before)

    def read(self) -> str:
        """The next key: its name for Enter and the arrows, else the letter itself."""
        if not self._typed:
            try:
                # Terminals send the bytes of an arrow together, so no key is cut in two.
                self._typed = os.read(self._number, 1024).decode(errors="replace")
            except KeyboardInterrupt:
                return "quit"
        key = _KEY.match(self._typed)
        text = key[0] if key else ""
        self._typed = self._typed[len(text) :]
        return _NAMED.get(text, text)


class Lines:
    """The same where there are no single keys: a line stands for a key, an empty line for Enter."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was changed."""

    def read(self) -> str:
        said = self._screen.ask(">")
        return "quit" if said is None else said or "enter"
