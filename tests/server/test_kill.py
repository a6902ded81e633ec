"""kill -9 at any moment, under load: nothing that was acknowledged is lost, no table is stuck."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.house import House, Person
from tests.server.stubborn import Stubborn, compare

from estaminet import games

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def test_kill_minus_nine_loses_no_acknowledged_move(store_url: str, tmp_path: Path, scale: int) -> None:
    tables, kills = 6 * scale, 4 * scale
    chance = random.Random(6)

    async def run() -> None:
        house = House(store_url, tmp_path / "log").open()
        people: list[Person] = []
        players: list[Stubborn] = []
        try:
            for number in range(tables):
                ada, grace = Person(house, f"Ada {number}"), Person(house, f"Grace {number}")
                people += [ada, grace]
                table = await ada.open(games.keys()[number % len(games.keys())], ME, OPEN, BOT)
                await grace.join(table)
                players += [Stubborn(p, table, [house], number) for p in (ada, grace)]
            playing = [asyncio.create_task(player.play()) for player in players]
            for _ in range(kills):
                await asyncio.sleep(chance.random() * 0.6)
                if all(task.done() for task in playing):
                    break
                house.kill()
                await asyncio.to_thread(house.open)
            await asyncio.gather(*playing)
            assert any(player.returns for player in players)
            for player in players:
                await compare(player)
        finally:
            for person in people:
                await person.web.aclose()
            house.stop()
        assert '"level":"error"' not in house.log.read_text("utf-8")

    asyncio.run(run())
