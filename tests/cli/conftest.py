"""The program as people run it: arguments in, what is typed in, what is printed out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import estaminet
from estaminet.cli.app import main

SOURCE = str(Path(estaminet.__file__).parents[1])
"""Where the package under test is, for programs that are started in another folder."""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "dudo", typed="...")`: the whole program, in an empty folder, in no particular language."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", SOURCE)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, typed: str | bytes = "") -> Ran:
        data = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else 0, out, err)

    return run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole match of three bots, with its secret."""
    names = "Ada,Bruno,Clara"
    seats = "random,random,random"
    assert run("play", "dudo", "--seats", seats, "--names", names, "--seed", 4, "--save", "match.txt").code == 0
    return tmp_path / "match.txt"
