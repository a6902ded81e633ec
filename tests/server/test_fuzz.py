"""A short run of the fuzzer; `python -m tests.server.fuzz 100000` is the long one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzz import ADMIN, fuzz
from tests.server.house import House


def test_nothing_strange_is_our_fault(tmp_path: Path, scale: int) -> None:
    house = House(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path / "log", "--admin-token", ADMIN).open()
    try:
        fuzzer = asyncio.run(fuzz(house, 1_500 * scale, seed=7))
    finally:
        house.stop()
    assert fuzzer.failed == []
    assert '"level":"error"' not in house.log.read_text("utf-8")
    assert {200, 400, 404} <= set(fuzzer.statuses), fuzzer.statuses
