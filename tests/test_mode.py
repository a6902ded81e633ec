"""The suite runs twice, interpreted from src and compiled from the installed package: is it really so?"""

import os
from pathlib import Path

import pytest

import estaminet.kernel.playout
import estaminet.kernel.rng
import estaminet.kernel.state

SOURCE = Path(__file__).parents[1] / "src"


def test_the_mode_is_the_one_asked_for() -> None:
    expected = os.environ.get("ESTAMINET_EXPECT")
    if expected is None:
        pytest.skip("ESTAMINET_EXPECT is not set: any mode will do")
    files = [
        Path(str(module.__file__))
        for module in (estaminet.kernel.playout, estaminet.kernel.rng, estaminet.kernel.state)
    ]
    if expected == "interpreted":
        assert [file.suffix for file in files] == [".py"] * 3
        assert all(file.is_relative_to(SOURCE) for file in files)
    else:
        assert expected == "compiled"
        assert all(file.suffix in {".so", ".pyd"} for file in files)


def test_nothing_compiled_lies_in_the_source_tree() -> None:
    assert [file for file in SOURCE.rglob("*") if file.suffix in {".so", ".pyd"}] == []
