"""Tests run against the installed package, compiled, and some from src, interpreted: is it really so?"""

import ast
import os
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def compiled_patterns() -> list[str]:
    """What `setup.py` compiles, read without running it."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            patterns: list[str] = list(ast.literal_eval(node.value))
            return patterns
    raise AssertionError("setup.py has no COMPILED")


def compiled_modules() -> list[str]:
    files = {file for pattern in compiled_patterns() for file in (SOURCE / "estaminet").glob(pattern)}
    names = [file.relative_to(SOURCE).with_suffix("").parts for file in sorted(files) if file.name != "__init__.py"]
    return [".".join(name) for name in names]


def test_the_mode_is_the_one_asked_for() -> None:
    expected = os.environ.get("ESTAMINET_EXPECT")
    if expected is None:
        pytest.skip("ESTAMINET_EXPECT is not set: any mode will do")
    specs = [find_spec(module) for module in compiled_modules()]
    files = [Path(str(spec.origin)) for spec in specs if spec is not None]
    assert len(files) == len(specs) > 0
    if expected == "interpreted":
        assert [file for file in files if file.suffix != ".py" or not file.is_relative_to(SOURCE)] == []
    else:
        assert expected == "compiled"
        assert [file for file in files if file.suffix not in {".so", ".pyd"}] == []


def test_every_pattern_of_compiled_files_matches_something() -> None:
    assert [pattern for pattern in compiled_patterns() if not [*(SOURCE / "estaminet").glob(pattern)]] == []


def test_nothing_compiled_lies_in_the_source_tree() -> None:
    assert [file for file in SOURCE.rglob("*") if file.suffix in {".so", ".pyd"}] == []


def only_for_types(tree: ast.Module) -> set[str]:
    """Names that are imported under `if TYPE_CHECKING:`, from modules that are not compiled."""
    compiled = compiled_modules()
    blocks = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    imports = [node for block in blocks for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name for node in imports for alias in node.names if node.module not in compiled}


@pytest.mark.parametrize("module", compiled_modules())
def test_the_types_of_a_struct_are_there_when_it_is_made(module: str) -> None:
    """Compiled, a struct looks its fields' types up at once, whatever `from __future__ import annotations` says."""
    tree = ast.parse((SOURCE / module.replace(".", "/")).with_suffix(".py").read_text("utf-8"))
    absent = only_for_types(tree)
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        if any(ast.unparse(base).endswith(("Struct", "Facts")) for base in node.bases):
            kinds = [field.annotation for field in node.body if isinstance(field, ast.AnnAssign)]
            outer = {ast.unparse(kind.value if isinstance(kind, ast.Subscript) else kind) for kind in kinds}
            assert not outer & absent, f"{node.name} of {module}"
