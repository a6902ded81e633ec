"""The set-up's progress: a line for each stage, the rest in a log, and the end of the log if something fails."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "stage.py"
pytestmark = pytest.mark.inside
CHATTY = """
print("WARNING: nobody wants to read this")
print("  estaminet stage: 0/2 compiling")
print("  estaminet stage: 1/2 compiling")
print("  estaminet stage: 2/2 compiling")
print("  estaminet build: no site: there is no Node")
"""
FAILING = "print('a long story'); raise SystemExit('the compiler is missing')"


def stage(log: Path, title: str, *rest: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), str(log), title, *rest]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_log_of_a_machine_has_plain_lines_and_what_was_said_is_kept(tmp_path: Path) -> None:
    log = tmp_path / "build" / "one.log"
    done = stage(log, "building", "--", sys.executable, "-c", CHATTY)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "building ..."
    assert lines[1] == "compiling ..."
    assert [line.split(":")[0] for line in lines[2:]] == ["compiling", "building", "  no site"]
    assert "\x1b" not in done.stdout
    assert "WARNING" not in done.stdout
    assert "WARNING: nobody wants" in log.read_text("utf-8")


def test_a_failure_shows_the_end_of_the_log_and_is_passed_on(tmp_path: Path) -> None:
    done = stage(tmp_path / "one.log", "building", "--", sys.executable, "-c", FAILING)
    assert done.returncode == 1
    assert "building failed" in done.stdout
    assert "the compiler is missing" in done.stdout
    assert stage(tmp_path / "one.log", "building", "--", str(tmp_path / "nothing")).returncode == 127


def test_packages_are_counted_by_the_pins(tmp_path: Path) -> None:
    pins = tmp_path / "pins.txt"
    pins.write_text("one==1 \\\n    --hash=sha256:0\ntwo==2 \\\n    --hash=sha256:0\n", "utf-8")
    says = "print('Collecting one==1'); print('Installing collected packages: one, two')"
    done = stage(tmp_path / "one.log", "fetching", "--pins", str(pins), "--", sys.executable, "-c", says)
    assert done.returncode == 0
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["fetching ...", "fetching"]


def test_on_a_terminal_stages_are_redrawn_in_place(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, str(TOOL), str(tmp_path / "one.log"), "building", "--", sys.executable, "-c", CHATTY]
    with subprocess.Popen(command, stdout=theirs, env={**os.environ, "TERM": "xterm"}) as process:
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:  # how Linux says that the other end is closed
            pass
        assert process.wait() == 0
    os.close(ours)
    text = shown.decode()
    assert "\x1b[2K" in text
    assert "✓ building" in text
    assert "✓ compiling" in text
    assert "no site" in text
