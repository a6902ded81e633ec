"""Databases of earlier versions, with matches in the middle, open and are played on."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
from pathlib import Path

import pytest
from tests.lengths import rest_wide
from tests.server.house import House, Person
from tests.server.old_database import FOLDER

from estaminet import games
from estaminet.server import journal
from estaminet.server.store.migrations import MIGRATIONS
from estaminet.server.store.sql import Store
from estaminet.server.tokens import COOKIE, load_signer

FILES = sorted(FOLDER.glob("*.sqlite.gz"))


def test_there_is_a_database_of_this_version() -> None:
    assert f"{len(MIGRATIONS)}.sqlite.gz" in {file.name for file in FILES}, "python -m tests.server.old_database"


@pytest.mark.parametrize("packed", rest_wide(reversed(FILES), short=2), ids=lambda file: file.name)
def test_matches_of_an_earlier_version_are_played_on(packed: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    url = f"sqlite:///{file}"
    with sqlite3.connect(file) as connection:
        kept = connection.execute("SELECT id, game, stage, opening FROM tables").fetchall()
        people = dict[str, list[str]]()
        for table, holder in connection.execute("SELECT table_id, holder FROM holders ORDER BY seat"):
            people.setdefault(table, []).append(holder)
    connection.close()
    store = Store(url, "test")
    signer = load_signer(store)
    store.close()
    assert {game for _, game, stage, _ in kept if stage == "playing"} == set(games.keys())
    assert {game for _, game, stage, _ in kept if stage == "ended"} == set(games.keys())

    async def run() -> None:
        house = House(url, tmp_path / "log").open()
        try:
            for table, key, stage, opening in kept:
                rules = journal.decode_opening(opening).rules
                async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
                    for person, holder in zip((ada, grace), people[table], strict=True):
                        person.cookie = f"{COOKIE}={signer.token(holder, person.name)}"
                    if rules != games.find(key).manifest.rules_version and stage != "ended":
                        # Rules that have changed since say so, and the others are played on.
                        assert (await ada.call("GET", f"/api/tables/{table}", status=409))["code"] == "rules-changed"
                        continue
                    async with ada.socket(table) as first, grace.socket(table) as second:
                        assert [line.get("text") for line in first.chat] == ["good evening", None]
                        assert (first.you, second.you) == (0, 1)
                        await asyncio.gather(*(one.play_to_the_end(random.Random(table)) for one in (first, second)))
                    assert (await ada.call("GET", f"/api/replays/{table}"))["verified"]
        finally:
            house.stop()

    asyncio.run(run())
