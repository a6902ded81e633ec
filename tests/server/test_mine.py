"""My tavern: what a guest has played, how they fare, all of it as a file, on another device, and gone."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.house import House, Person
from tests.server.old_database import FOLDER

from estaminet import games
from estaminet.kernel.record import Record, read
from estaminet.review.standing import Opponent, Played, Standing, played_in, standing_of
from estaminet.server import host
from estaminet.server.http.mine import PAGE, played
from estaminet.server.store.rows import NewRow, PlayRow, Row
from estaminet.server.store.sql import Store
from estaminet.server.tokens import Signer

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}


def recomputed(export: dict[str, Any]) -> Standing:
    """The statistics, from nothing but the records of an export and what stands beside each."""
    matches: list[Played] = []
    for match in export["matches"]:
        record, replayed = read(json.dumps(match["record"]), games.find)
        assert replayed.ended is not None
        review = match["review"]
        account = None
        if review is not None:
            mine = review["accounts"][match["seat"]]
            account = (mine["luck"], mine["own"])
        others = msgspec.convert(match["others"], tuple[Opponent, ...])
        how = {"counts": match["counts"], "account": account}
        matches.append(played_in(record, match["id"], match["ended"], match["seat"], others, **how))
    return standing_of(matches)


async def _answer(person: Person, path: str) -> httpx.Response:
    return await person.web.get(path, headers={"Cookie": person.cookie or ""})


def test_what_is_shown_is_what_the_exported_records_give(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            stranger = await ada.call("GET", "/api/me/matches")
            assert stranger == {"matches": []}
            assert (await ada.call("GET", "/api/me/standing"))["played"] == 0
            await ada.call("GET", "/api/me/export", status=401)
            ids = []
            for number, seats in enumerate(((ME, BOT), (BOT, ME), (ME, BOT, BOT))):
                table = await ada.open("dudo", *seats, hold=0)
                async with ada.socket(table) as one:
                    await one.grant("chat", text=f"line {number}")
                    await one.play_to_the_end(random.Random(number))
                ids.append(table)
            # Somebody else's match is not mine, and one at a shared device does not count.
            theirs = await grace.open("dudo", ME, BOT, hold=0)
            async with grace.socket(theirs) as one:
                await one.play_to_the_end(random.Random(9))
            review: dict[str, Any] = {"done": 0, "total": 1}
            while review["done"] < review["total"]:
                review = await ada.call("GET", f"/api/reviews/{ids[0]}")

            listed = (await ada.call("GET", "/api/me/matches"))["matches"]
            assert [match["id"] for match in listed] == ids[::-1]
            for match in listed:
                record = await ada.call("GET", f"/api/records/{match['id']}?format=json")
                assert (match["places"], match["names"]) == (record["places"], record["names"])
                assert match["names"][match["seat"]] == "Ada"
                assert match["moves"] == len(record["moves"])
                last = await ada.call("GET", f"/api/replays/{match['id']}?since={match['moves']}")
                assert [step["result"]["places"] for step in last["steps"]] == [match["places"]], "the end position"
            assert [match.get("luck") is not None for match in listed] == [False, False, True]

            shown = msgspec.convert(await ada.call("GET", "/api/me/standing"), Standing)
            answer = await _answer(ada, "/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            export = answer.json()
            assert [match["id"] for match in export["matches"]] == ids[::-1]
            assert [line["said"] for line in export["said"]] == ["line 0", "line 1", "line 2"]
            assert export["name"] == "Ada"
            assert theirs not in answer.text
            assert shown.played == 3
            assert shown.reviewed == 1
            assert {fare.level for fare in shown.bots} == {"random"}
            assert shown == recomputed(export) == msgspec.convert(export["standing"], Standing)

            await ada.call("POST", "/api/me/forget", {})
            kept = await grace.call("GET", f"/api/records/{ids[0]}?format=json")
            assert "Ada" not in kept["names"]

    asyncio.run(run())


def test_a_personal_link_takes_everything_along_once(house: House) -> None:
    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            ada, phone, eve, grace = [
                await stack.enter_async_context(Person(house, name)) for name in ("Ada", "Ada's phone", "Eve", "Grace")
            ]
            table = await ada.open("dudo", ME, BOT, hold=0)
            async with ada.socket(table) as one:
                await one.play_to_the_end(random.Random(1))
            link = await ada.call("POST", "/api/me/link")
            assert link["path"] == f"/me#claim={link['claim']}"
            assert (await phone.call("POST", "/api/me/claim", {"claim": link["claim"]}))["name"] == "Ada"
            assert [m["id"] for m in (await phone.call("GET", "/api/me/matches"))["matches"]] == [table]
            assert [m["id"] for m in (await ada.call("GET", "/api/me/matches"))["matches"]] == [table], "both are Ada"
            await eve.call("POST", "/api/me/claim", {"claim": link["claim"]}, 410)
            other = "A" if link["claim"][-1] != "A" else "B"
            await eve.call("POST", "/api/me/claim", {"claim": link["claim"][:-1] + other}, 410)
            # Whoever is somebody here is asked before they become somebody else.
            await eve.open("dudo", ME, OPEN)
            fresh = (await ada.call("POST", "/api/me/link"))["claim"]
            said = await eve.call("POST", "/api/me/claim", {"claim": fresh}, 409)
            assert said["code"] == "somebody-else"
            await eve.call("POST", "/api/me/claim", {"claim": fresh, "instead": True})
            assert [m["id"] for m in (await eve.call("GET", "/api/me/matches"))["matches"]] == [table]
            # Whoever is this guest already loses nothing by it.
            again = (await ada.call("POST", "/api/me/link"))["claim"]
            assert (await ada.call("POST", "/api/me/claim", {"claim": again}))["name"] == "Ada"
            # However long the name is.
            await grace.call("POST", "/api/me", {"name": "\N{DIE FACE-6}\N{GAME DIE}" * 20})
            claim = (await grace.call("POST", "/api/me/link"))["claim"]
            assert len((await phone.call("POST", "/api/me/claim", {"claim": claim, "instead": True}))["name"]) == 40
            # No kind of link or token passes for another.
            await eve.call("POST", "/api/claim", {"claim": (await ada.call("POST", "/api/me/link"))["claim"]}, 410)
            assert eve.cookie is not None
            await eve.call("POST", "/api/me/claim", {"claim": eve.cookie.partition("=")[2]}, 410)

    asyncio.run(run())


def test_a_link_is_good_for_a_while() -> None:
    signer = Signer([("k", b"secret", 0)])
    good = signer.guest_claim_token("id", "ada", "Ada", int(time.time()) + 60)
    assert (claim := signer.guest_claim(good)) is not None
    assert (claim.id, claim.holder, claim.name) == ("id", "ada", "Ada")
    assert signer.guest_claim(signer.guest_claim_token("id", "ada", "Ada", int(time.time()) - 1)) is None
    assert signer.guest(good) is None


# In the store


def _play(seat: int, holder: str, counts: int = 1) -> PlayRow:
    return PlayRow(seat, holder, 40, counts, "[1,2]", "[]", '[{"level":"club","regular":"basile"}]')


def _finished(store: Store, name: str, at: int, *plays: PlayRow) -> None:
    assert store.open(NewRow(name, None, "dudo", False, b"{}", b"s" * 32, at, ()))
    record = msgspec.json.encode(
        Record(game="dudo", rules=1, seats=2, options={}, names=("Ada", "Basile"), places=(1, 2), clause="X")
    )
    row = Row(name, 1, at, b'{"do":"moved"}', stage="ended", record=("dudo", record), plays=plays)
    assert store.append([row]) == set()


def test_matches_come_page_by_page_each_once_also_where_many_ended_together(store_url: str) -> None:
    store = Store(store_url, "test")
    try:
        for number in range(2 * PAGE + 3):
            _finished(store, f"t{number:03}", 1_000 + number // 5, _play(0, "ada"), _play(1, "grace"))
        seen: list[str] = []
        before: tuple[int, str] | None = None
        while plays := store.plays_of("ada", before, PAGE):
            seen += [play.table_id for play in plays]
            assert len(seen) == len(set(seen)), "or there would be no end of pages"
            before = plays[-1].ended, plays[-1].table_id
        assert seen == sorted(seen, reverse=True)
        assert len(seen) == 2 * PAGE + 3
        # A seat that moves to another device after the end takes its match along; a review leaves its figures.
        store.append([Row("t000", 2, 2_000, b'{"do":"held"}', holders=((0, "phone"),))])
        store.keep_review("t000", 7, b"{}", [(0.25, -0.5), (-0.25, 0.0)])
        (moved,) = store.plays_of("phone")
        assert (moved.table_id, moved.luck, moved.own, moved.version) == ("t000", 0.25, -0.5, 7)
        assert played(moved).luck is None, "figures of another version are not mixed in"
        # Forgotten with the guest, and with the table.
        host.anonymise(store, "phone", gone=True)
        assert store.plays_of("phone") == []
        host.carry_out(store, host.ForgetTable("t001"))
        assert "t001" not in {play.table_id for play in store.plays_of("grace")}
        assert store.use_link("no") is False
        store.make_link("yes", 5)
        assert [store.use_link("yes"), store.use_link("yes")] == [True, False]
    finally:
        store.close()


def test_a_guest_with_many_matches_in_a_full_house_is_answered_from_the_index(sqlite: str) -> None:
    store = Store(sqlite, "test")
    try:
        with store.reading() as connection:
            asked = "SELECT * FROM plays WHERE holder = 'x' AND ended < 5 ORDER BY ended DESC, table_id DESC LIMIT 12"
            plan = " ".join(str(row) for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}"))
        assert "plays_by_holder" in plan
        assert "TEMP B-TREE" not in plan, "nothing is sorted"
    finally:
        store.close()


def test_branches_that_an_earlier_version_counted_count_no_more(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((FOLDER / "6.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as connection:
        (known,) = connection.execute("SELECT table_id FROM plays LIMIT 1").fetchone()
        (record,) = connection.execute("SELECT record FROM records WHERE id = ?", (known,)).fetchone()
        of = json.dumps({**json.loads(record), "branch": f"{known} 3 same"}).encode()
        connection.execute("INSERT INTO records SELECT 'branch', game, ended, ? FROM records WHERE id = ?", (of, known))
        connection.execute(
            "INSERT INTO plays SELECT 'branch', seat, holder, game, ended, moves, counts, places, score, others,"
            " luck, own, version FROM plays WHERE table_id = ?",
            (known,),
        )
        (holder,) = connection.execute("SELECT holder FROM plays WHERE table_id = 'branch' LIMIT 1").fetchone()
    connection.close()
    store = Store(f"sqlite:///{file}", "test")
    try:
        counted = {play.table_id: play.counts for play in store.plays_of(holder)}
        assert (counted[known], counted["branch"]) == (1, 0)
    finally:
        store.close()


@pytest.mark.parametrize("version", ["1", "5"])
def test_matches_of_an_earlier_version_are_remembered(version: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((FOLDER / f"{version}.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as connection:
        over = connection.execute(
            "SELECT holders.table_id, seat, holder, record FROM holders JOIN records ON records.id = holders.table_id"
        ).fetchall()
    connection.close()
    assert over
    store = Store(f"sqlite:///{file}", "test")
    try:
        for table_id, seat, holder, record in over:
            (play,) = [play for play in store.plays_of(holder) if play.table_id == table_id]
            one = played(play)
            assert (one.seat, one.places) == (seat, tuple(json.loads(record)["places"]))
            assert [who.level for who in one.others] == [None, "random"]
            assert one.counts
    finally:
        store.close()
