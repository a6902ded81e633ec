"""The programs on the guides' pages run as they stand there."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.house import House, Person

import estaminet

DOCS = Path(__file__).parents[2] / "docs"


def programs(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", [0, 1], ids=["pettingzoo", "openspiel"])
def test_a_learner_of_the_research_page_beats_random_play(number: int) -> None:
    script = programs("research.md")[number]
    around = {**os.environ, "PYTHONPATH": str(Path(estaminet.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", script], env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    before, after = map(int, re.findall(r"(\d+)%", done.stdout))
    # Everything is seeded: about half before, and nine in ten after.
    assert before < 65
    assert after > 70


def test_the_bot_of_the_ten_minutes_plays_a_match(house: House, tmp_path: Path) -> None:
    (script,) = programs("ten-minutes.md")
    path = tmp_path / "mybot.py"
    path.write_text(script, "utf-8")

    async def run() -> None:
        async with Person(house, "Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await ada.call("POST", "/api/tables", {"game": "udaka", "seats": seats, "name": "Ada"}, 201)
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(path), house.http, made["table"]["code"], stdout=subprocess.PIPE
            )
            async with ada.socket(made["table"]["id"]) as mine:
                await mine.play_to_the_end(random.Random(4))
                said, _ = await bot.communicate()
            assert mine.play is not None
            assert said.decode().strip() == f"places: {mine.play['result']['places']}"

    asyncio.run(run())
