"""`estaminet new-game`: what it writes passes every check there is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import estaminet
from estaminet.games import keys

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
LONGEST = "a" * 12


def tool(name: str, *arguments: str | Path, where: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", name, *map(str, arguments)],
        cwd=where,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_passes_its_tests_and_the_conformance_suite(run: Run, tmp_path: Path) -> None:
    said = run("new-game", "pebble", "--into", tmp_path)
    assert said.code == 0
    for part in ("a complete small game", f"ESTAMINET_GAMES={tmp_path}", "estaminet check pebble"):
        assert part in " ".join(said.out.split())
    folder = tmp_path / "pebble"
    assert not [path for path in folder.rglob("*") if path.is_file() and "newgame" in path.read_text("utf-8").lower()]

    elsewhere = {"ESTAMINET_GAMES": str(tmp_path), "COLUMNS": "100"}
    tested = tool("pytest", "-q", "-p", "no:cacheprovider", folder / "tests", where=tmp_path, **elsewhere)
    assert tested.returncode == 0, tested.stdout
    checked = tool("estaminet", "check", "pebble", "--games", "8", "--lang", "en", where=tmp_path, **elsewhere)
    assert (checked.returncode, checked.stdout.splitlines()[0]) == (0, "OK: pebble, grade board"), checked.stdout
    listed = tool("estaminet", "games", "--lang", "en", where=tmp_path, **elsewhere)
    assert "pebble" in listed.stdout
    played = tool("estaminet", "play", "pebble", "--seats", "random,random", where=tmp_path, **elsewhere)
    assert played.returncode == 0
    assert "PEBBLE-END-01" in played.stdout


@pytest.mark.wide
def test_the_tests_of_the_repository_take_a_new_game(run: Run, tmp_path: Path) -> None:
    """It is short, has one round, few words and none of what the documents call optional."""
    assert run("new-game", "pebble", "--into", tmp_path).code == 0
    chosen = ("-q", "-n", "0", "-p", "no:cacheprovider", "-k", "pebble", "-m", "not long and not inside")
    more = () if Path(estaminet.__file__).is_relative_to(ROOT / "src") else ("-o", "pythonpath=")
    tests = [path for path in sorted((ROOT / "tests").iterdir()) if path.name not in ("site", "__pycache__")]
    tested = tool("pytest", *chosen, *more, *tests, where=ROOT, ESTAMINET_GAMES=str(tmp_path))
    assert tested.returncode == 0, tested.stdout[-5000:]
    assert int(re.findall(r"(\d+) passed", tested.stdout)[0]) > 40, tested.stdout


@pytest.mark.parametrize("key", ["ab", LONGEST])
def test_a_new_game_is_well_formed_whatever_the_length_of_its_name(run: Run, tmp_path: Path, key: str) -> None:
    """In a checkout it goes to the games, and format and lint have nothing to say. (Types do not depend on names.)"""
    games = tmp_path / "src" / "estaminet" / "games"
    games.mkdir(parents=True)
    for folder in (games, games.parent):
        (folder / "__init__.py").touch()
    said = run("new-game", key)
    assert said.code == 0
    assert "ESTAMINET_GAMES" not in said.out
    assert f"PYTHONPATH=src .venv/bin/python -m estaminet check {key}\n" in said.out
    config = ("--config", ROOT / "pyproject.toml", "--no-cache")
    for command in (("check",), ("format", "--check")):
        checked = tool("ruff", *command, *config, "src", where=tmp_path)
        assert checked.returncode == 0, checked.stdout


@pytest.mark.wide
def test_a_new_game_is_typed_strictly(run: Run, tmp_path: Path) -> None:
    # A checkout with nothing in it but what a game builds on.
    source = Path(estaminet.__file__).parent
    copy = tmp_path / "src" / "estaminet"
    for part in ("kernel", "text", "bots", "conformance"):
        shutil.copytree(source / part, copy / part, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    (copy / "games").mkdir()
    for name in ("__init__.py", "games/__init__.py", "py.typed"):
        shutil.copy(source / name, copy / name)
    assert run("new-game", "pebble").code == 0
    config = ("--config-file", ROOT / "pyproject.toml", "--cache-dir", tmp_path / "cache")
    checked = tool("mypy", *config, "src/estaminet/games/pebble", where=tmp_path, MYPYPATH="src")
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize(
    "key", ["", "a", "Pebble", "1st", "my-game", "my_game", "../up", "class", "match", "é", "a" * 13]
)
def test_a_bad_key_is_refused(run: Run, tmp_path: Path, key: str) -> None:
    ended = run("new-game", "--into", tmp_path, "--", key)
    assert ended.code == 2
    assert "cannot be the key of a game" in ended.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "pebble"
    mine.mkdir()
    ended = run("new-game", "pebble", "--into", tmp_path)
    assert ended.code == 2
    assert "exists already and is left as it is" in ended.err
    assert list(mine.iterdir()) == []
    for key in keys():
        assert run("new-game", key, "--into", tmp_path).code == 2


def test_somewhere_has_to_be_said_where(run: Run, tmp_path: Path) -> None:
    assert "--into DIR" in run("new-game", "pebble").err
    assert "There is no folder" in run("new-game", "pebble", "--into", tmp_path / "no").err
    assert list(tmp_path.iterdir()) == []


def test_the_template_is_no_game_itself() -> None:
    assert "game" not in keys()
    assert "newgame" not in keys()
