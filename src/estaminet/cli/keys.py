"""Single keys from a terminal, where the system has them; lines otherwise."""

from __future__ import annotations

import os
import sys

try:
    import termios
    import tty
except ImportError:  # not every system has terminals of this kind
    HAVE_KEYS = False
else:
    HAVE_KEYS = True

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
    "\x7f": "rub",
    "\x08": "rub",
    "\r": "enter",
    "\n": "enter",
    "\x03": "quit",
    "\x04": "quit",
    "": "quit",
}


def read_key() -> str:
    """The next key: its name for Enter and the arrows, else the letter itself."""
    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    try:
        # Ctrl-C arrives as a key too, so that the terminal is always put back as it was.
        tty.setraw(number)
        # One read gives a whole key: terminals send the bytes of an arrow together.
        typed = os.read(number, 8).decode(errors="replace")
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)
    return _NAMED.get(typed, typed)
