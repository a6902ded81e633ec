"""What import-linter cannot say: a package that may import these things and nothing else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
KERNEL = SOURCE / "estaminet" / "kernel"
GAMES = SOURCE / "estaminet" / "games"

THIRD_PARTY = {"msgspec", "mypy_extensions", "typing_extensions"}
"""The last of them for types alone: it is imported where only a type checker looks."""
RULES = ["state.py", "imagine.py", "rules/*.py"]


def imported(file: Path) -> Iterator[str]:
    """The full names of the modules a file imports, relative ones resolved."""
    package = file.relative_to(SOURCE).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def strangers(file: Path, *ours: str) -> list[str]:
    return sorted(
        name
        for name in imported(file)
        if name.partition(".")[0] not in THIRD_PARTY | sys.stdlib_module_names
        and not any(name.startswith(f"{package}.") for package in ours)
    )


@pytest.mark.parametrize("file", sorted(KERNEL.rglob("*.py")), ids=lambda file: file.name)
def test_the_kernel_imports_the_standard_library_and_msgspec(file: Path) -> None:
    assert strangers(file, "estaminet.kernel") == []


@pytest.mark.parametrize("game", sorted(GAMES.glob("*/")), ids=lambda game: game.name)
def test_rules_import_the_kernel_and_their_own_folder(game: Path) -> None:
    ours = ("estaminet.kernel", f"estaminet.games.{game.name}")
    files = [file for pattern in RULES for file in game.glob(pattern)]
    assert {file.name: names for file in files if (names := strangers(file, *ours))} == {}
