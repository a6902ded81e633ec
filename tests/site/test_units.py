"""What the page computes and decides by itself, run by Node without a page."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("script", ["units.js", "table.js", "offline.js"])
def test_the_page_computes_and_decides_rightly_by_itself(script: str) -> None:
    folder = runpy.run_path(str(WEB / "build.py"))["folder_of_node"]()
    assert folder is not None, "Node is missing; `make install` brings it"
    done = subprocess.run(
        [folder / "node", WEB / "scripts" / script], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
