"""The page's own arithmetic, run by Node without a page."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_hashes_have_known_answers_and_markdown_stays_harmless() -> None:
    folder = runpy.run_path(str(WEB / "build.py"))["folder_of_node"]()
    assert folder is not None, "Node is missing; `make install` brings it"
    done = subprocess.run(
        [folder / "node", WEB / "scripts" / "units.js"], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
