"""Makes a database with running matches of every game, which later versions have to open: once for every version of the
database, before it is released.

    PYTHONPATH=src python -m tests.server.old_database

writes tests/server/databases/<version>.sqlite.gz. Never make an old one again: that it is old is its use.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import tempfile
from pathlib import Path

from tests.server.house import House, Person

from estaminet import games
from estaminet.server.store.migrations import MIGRATIONS

FOLDER = Path(__file__).parent / "databases"
MOVES = 12
"""Moves that people have made when the house is stopped."""
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


async def _play(house: House, key: str) -> None:
    """A match of two people and a bot, stopped in the middle, with everything a journal may hold around it."""
    choose = random.Random(key)
    async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
        for ends in (False, True):
            table = await ada.open(key, ME, OPEN, BOT, start="ready", words="old words", public=True)
            await grace.join(table, words="others")
            async with ada.socket(table) as first, grace.socket(table) as second:
                await first.grant("chat", text="good evening")
                await second.grant("emote", emote="hello")
                for one in (first, second):
                    await one.grant("ready")
                if ends:
                    await asyncio.gather(*(one.play_to_the_end(random.Random(key)) for one in (first, second)))
                    continue
                for _ in range(MOVES):
                    while not (first.asked or second.asked) and not first.over:
                        waits = [asyncio.ensure_future(one.next()) for one in (first, second)]
                        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                        for wait in waits:
                            wait.cancel()
                        await asyncio.gather(*waits, return_exceptions=True)
                    if first.over:
                        break
                    mover = first if first.asked else second
                    play = mover.play or {}
                    text = choose.choice(play["legal"])["text"]
                    await mover.ask("move", text=text, answers=play["answers"])
                    mover.play = {**(mover.play or {}), "legal": None} if mover.play is play else mover.play
                await second.ask("take-back")
                await first.grant("open-hand", open=True)
                await second.grant("hand-over", level="random")
                await second.grant("come-back")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        house = House(f"sqlite:///{file}", Path(folder) / "log").open()
        try:
            for key in sorted(games.keys()):
                asyncio.run(_play(house, key))
        finally:
            house.stop()
        whole = Path(folder) / "whole.sqlite"
        with sqlite3.connect(file) as connection:
            connection.execute("VACUUM INTO ?", [str(whole)])
        connection.close()
        FOLDER.mkdir(exist_ok=True)
        packed = FOLDER / f"{len(MIGRATIONS)}.sqlite.gz"
        packed.write_bytes(gzip.compress(whole.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main()
