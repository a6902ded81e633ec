"""kill -9 at any moment, under load: nothing that was acknowledged is lost, no table is stuck."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.lengths import rest_wide
from tests.server.house import PATIENCE, House, Person
from tests.server.stubborn import GONE, Stubborn, compare

from estaminet import games

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
PAIRS = 8


@pytest.mark.parametrize("store_url", rest_wide(["sqlite", "postgres"]), indirect=True)
def test_kill_minus_nine_loses_no_acknowledged_move(store_url: str, tmp_path: Path, scale: int) -> None:
    """Pairs of people play one match after the other, and the house is killed and opened again; after the last time
    they end what they have begun. Each compares what it saw last with the record."""
    kills = 10 * scale
    chance = random.Random(6)

    async def run() -> None:
        house = House(store_url, tmp_path / "log").open()
        is_open, last_time = asyncio.Event(), asyncio.Event()
        is_open.set()
        played: list[Stubborn] = []
        playing: list[Stubborn] = []

        async def one_match(people: tuple[Person, Person], number: int) -> None:
            try:
                table = await people[0].open(games.keys()[number % len(games.keys())], ME, OPEN, BOT)
                await people[1].join(table)
            except GONE:
                # Nobody was told that there is a table with two people: they open another.
                await is_open.wait()
                return
            players = [Stubborn(person, table, [house], number) for person in people]
            playing.extend(players)
            await asyncio.gather(*(player.play() for player in players))
            while players:
                try:
                    await compare(players[-1])
                    played.append(players.pop())
                except GONE:
                    await is_open.wait()

        async def matches(pair: int) -> None:
            async with Person(house, f"Ada {pair}") as ada, Person(house, f"Grace {pair}") as grace:
                number = pair
                while not last_time.is_set():
                    await one_match((ada, grace), number)
                    number += PAIRS + 1  # so that every pair plays every game

        async def kill() -> None:
            for _ in range(kills):
                # Something is acknowledged first, however slow the machine is.
                before = sum(player.acknowledged for player in playing)
                async with asyncio.timeout(10 * PATIENCE):
                    while sum(player.acknowledged for player in playing) == before:
                        await asyncio.sleep(0.01)
                await asyncio.sleep(chance.random() * 0.6)
                is_open.clear()
                house.kill()
                await asyncio.to_thread(house.open)
                is_open.set()
            last_time.set()

        try:
            await asyncio.gather(kill(), *(matches(pair) for pair in range(PAIRS)))
        finally:
            house.stop()
        assert sum(player.returns for player in played) >= kills
        assert '"level":"error"' not in house.log.read_text("utf-8")

    asyncio.run(run())
