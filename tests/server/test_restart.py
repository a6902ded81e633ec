"""A server that stops and starts, and one whose disk is full: nobody loses anything."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from pathlib import Path

import pytest
from tests.lengths import rest_long, rest_wide
from tests.server.house import PATIENCE, House, Person

from estaminet.server.logs import SELDOM

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("store_url", rest_wide(["sqlite", "postgres"]), indirect=True)
def test_a_table_comes_back_as_it_was(store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        house = House(store_url, tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
                table = await ada.open("dudo", ME, OPEN, OPEN, options={"first_starter": "seat"}, start="ready")
                await grace.join(table, words="mine")
                async with ada.socket(table) as first, grace.socket(table) as second:
                    await first.grant("arrange", seat=2, level="random")
                    await first.grant("chat", text="see you")
                    await first.grant("ready")
                    await second.grant("ready")
                    await first.until_true(lambda: first.asked)
                    await first.grant("move", id="kept", text="1x1", answers=(first.play or {})["answers"])
                    await second.until_true(lambda: second.asked)
                    before = (second.table, second.play, second.story, second.chat, second.number)
                    house.stop()
                    bye = await second.until(lambda m: m["type"] == "bye")
                    assert bye["reason"]["code"] == "stopping"
                    assert bye["again"] is not None
                house.open()
                async with grace.socket(table) as second, ada.socket(table) as first:
                    assert (second.table, second.play, second.story, second.chat, second.number) == before
                    # What was acknowledged before the restart is known to be a repetition after it.
                    again = await first.ask("move", id="kept", text="1x1", answers=0)
                    assert again["type"] == "accepted"
                    await asyncio.gather(*(s.play_to_the_end(random.Random(1)) for s in (first, second)))
        finally:
            house.stop()

    asyncio.run(run())


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite"
        house = House(f"sqlite:///{file}", tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada:
                table = await ada.open("dudo", ME, OPEN, options={"first_starter": "seat"})
                async with ada.socket(table) as first:
                    await first.grant("arrange", seat=1, level="random")
                    await first.until_true(lambda: first.asked)
                    number, play = first.number, first.play
                    assert play is not None
                    with sqlite3.connect(file) as other:
                        other.execute(
                            "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(FAIL, 'full'); END"
                        )
                    answer = await first.ask("move", text="1x1", answers=play["answers"])
                    assert answer["reason"]["code"] in ("store", "stale")
                    await first.until(lambda m: m["type"] == "table")
                    assert (first.number, first.play) == (number, play)
                    with sqlite3.connect(file) as other:
                        other.execute("DROP TRIGGER full")
                    other.close()
                    await first.grant("move", text="1x1", answers=play["answers"])
        finally:
            house.stop()

    asyncio.run(run())


UNREADABLE = ("unreadable-table", "rules-changed")
BAD_ENTRIES = {
    "junk": b"\xff\x00",
    "unknown": b'{"do":"flew"}',
    "illegal": b'{"do":"moved","by":0,"text":"dudo"}',
    "unreadable": b'{"do":"moved","by":0,"text":"fish"}',
    "no such seat": b'{"do":"left","seat":9}',
}


@pytest.mark.parametrize("what", rest_long(["gap", "opening", "game", "options", *BAD_ENTRIES], short=2))
def test_one_table_that_cannot_be_read_keeps_nobody_from_the_others(tmp_path: Path, what: str) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite"
        house = House(f"sqlite:///{file}", tmp_path / "log").open()
        options = {"first_starter": "seat"}  # so that nobody has bid before seat 0
        try:
            async with Person(house, "Ada") as ada:
                bad, good = [await ada.open("dudo", ME, OPEN, options=options, public=True) for _ in range(2)]
                for table in (bad, good):
                    async with ada.socket(table) as mine:
                        await mine.grant("arrange", seat=1, level="random")
                        await mine.until(lambda m: "play" in m)
                house.stop()
                other = sqlite3.connect(file)
                with other:
                    last = other.execute("SELECT max(number) FROM journal WHERE table_id = ?", [bad]).fetchone()[0]
                    if what == "opening":
                        other.execute("UPDATE tables SET opening = ? WHERE id = ?", [b"{}", bad])
                    elif what == "game":
                        other.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [bad])
                    elif what == "options":
                        was = other.execute("SELECT opening FROM tables WHERE id = ?", [bad]).fetchone()[0]
                        now = was.replace(b'"first_starter":"seat"', b'"first_starter":"fish"')
                        other.execute("UPDATE tables SET opening = ? WHERE id = ?", [now, bad])
                    else:
                        number = last + (2 if what == "gap" else 1)
                        body = BAD_ENTRIES.get(what, b'{"do":"ready","seat":0}')
                        other.execute("INSERT INTO journal VALUES (?, ?, ?, ?)", [bad, number, 0, body])
                other.close()
                house.open()
                for _ in range(6):
                    assert (await ada.call("GET", f"/api/tables/{bad}", status=409))["code"] in UNREADABLE
                assert [info["id"] for info in (await ada.call("GET", "/api/tables"))["tables"]] == [good]
                async with ada.socket(good) as mine:
                    assert mine.play is not None
                metrics = (await ada.web.get("/metrics")).text
                assert not re.search(r"^estaminet_unreadable_tables_total 0\.0", metrics, re.MULTILINE)
                unreadable = [line for line in house.log.read_text("utf-8").splitlines() if '"unreadable"' in line]
                assert 1 <= len(unreadable) <= 1 + PATIENCE / SELDOM, "now and then, not for the asking"
                assert all(bad in line for line in unreadable)
        finally:
            house.stop()

    asyncio.run(run())
