"""A host is in charge: tables, people, lines and names, over HTTP, on the page and in the terminal; and so is everybody
of what they said and of who they are."""

from __future__ import annotations

import asyncio
import base64
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select
from tests.server.house import ConnectionClosed, House, Person, Socket
from tests.server.test_bad_day import program

from estaminet.kernel.record import Record
from estaminet.server import host, journal
from estaminet.server.clocks import now_ms
from estaminet.server.store.rows import NewRow, PlayRow, Row
from estaminet.server.store.schema import TABLES
from estaminet.server.store.sql import Store
from estaminet.server.tokens import DAY
from estaminet.text import Speaker, languages

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
TOKEN = "a-token-of-the-host"
HOST = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("hosted")
    made = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log", "--admin-token", TOKEN).open()
    yield made
    made.stop()


async def _do(person: Person, **order: Any) -> dict[str, Any]:
    answer = await person.web.post("/api/host/do", json=order, headers=HOST)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def _goodbye(socket: Socket) -> str:
    """Why one is sent away."""
    bye = await socket.until(lambda m: m["type"] == "bye")
    try:
        while True:
            await socket.next()
    except ConnectionClosed:
        return str(bye["reason"]["code"])


def test_without_a_token_there_is_no_desk_and_with_one_it_is_shut(house: House, hosted: House) -> None:
    paths = ("/admin", "/api/host/tables", "/api/host/people")
    for path in paths:
        assert httpx.get(f"{house.http}{path}", headers=HOST).status_code == 404
        assert httpx.get(f"{hosted.http}{path}").status_code == 401
        assert httpx.get(f"{hosted.http}{path}", headers={"Authorization": f"Bearer {TOKEN}x"}).status_code == 401
        assert httpx.get(f"{hosted.http}{path}", headers=HOST).status_code == 200
        assert httpx.get(f"{hosted.http}{path}", auth=("anybody", TOKEN)).status_code == 200
        assert httpx.get(f"{hosted.http}{path}", headers={b"Authorization": "Basic é".encode()}).status_code == 401
    order = {"do": "message", "text": "hello"}
    foreign = {**HOST, "Origin": "https://evil.example"}
    assert httpx.post(f"{hosted.http}/api/host/do", json=order, headers=foreign).status_code == 403
    assert httpx.post(f"{hosted.http}/admin", data=order, headers=foreign).status_code == 403
    assert program("serve", "--admin-token", "short").returncode == 2


def test_a_table_is_closed_and_a_table_is_forgotten(hosted: House) -> None:
    async def run() -> None:
        async with Person(hosted, "Ada") as ada:
            closed = await ada.open("dudo", ME, OPEN, public=True)
            gone = await ada.open("dudo", ME, BOT)
            kept = await ada.open("dudo", ME, OPEN, public=True)
            async with ada.socket(closed) as first, ada.socket(gone) as second, ada.socket(kept) as third:
                assert (await _do(ada, do="close", table=closed))["changed"] == 1
                assert await _goodbye(first) == "closed-table"
                assert (await _do(ada, do="forget", table=gone))["changed"] == 1
                assert await _goodbye(second) == "no-such-table"
                await third.grant("chat", text="still here")
            assert (await ada.call("GET", f"/api/tables/{closed}", status=409))["code"] == "closed-table"
            assert (await ada.call("GET", f"/api/tables/{gone}", status=404))["code"] == "no-such-table"
            assert [t["id"] for t in (await ada.call("GET", "/api/tables"))["tables"]] == [kept]
            assert (await _do(ada, do="close", table="nowhere"))["changed"] == 0

    asyncio.run(run())


def test_a_line_and_a_name_are_taken_away_everywhere(hosted: House) -> None:
    async def run() -> None:
        async with Person(hosted, "Rude Name") as rude, Person(hosted, "Grace") as grace:
            over = await rude.open("dudo", ME, BOT)
            async with rude.socket(over) as alone:
                await alone.play_to_the_end(random.Random(1))
            table = await rude.open("dudo", ME, OPEN, OPEN)
            await grace.join(table)
            async with rude.socket(table) as first, grace.socket(table) as second:
                await first.grant("chat", text="something rude")
                await second.grant("chat", text="please")
                line = next(said["line"] for said in first.chat if said["text"] == "something rude")
                assert (await _do(grace, do="unsay", table=table, line=line))["changed"] == 1
                await second.until(lambda m: m["type"] == "table")
                assert [said["text"] for said in second.chat] == ["please"]
                shown = (await grace.web.get(f"/api/host/tables/{table}", headers=HOST)).json()
                assert [said["text"] for said in shown["chat"]] == ["please"]
                guest = shown["seats"][0]["guest"]
                assert shown["seats"][0]["name"] == "Rude Name"
                await _do(grace, do="unname", guest=guest)
                await second.until_true(lambda: second.table["seats"][0]["name"] == "Guest")
                assert await _goodbye(first) == "stopping"
            async with rude.socket(table) as first:
                assert first.you == 0, "the seat is still theirs"
                await first.grant("chat", text="who am I")
                assert first.chat[-1]["name"] == "Guest"
            record = await rude.web.get(f"/api/records/{over}")
            assert "Rude" not in record.text
            assert (await rude.call("GET", f"/api/replays/{over}"))["verified"]
            assert (await rude.call("GET", "/api/me"))["name"] is None
            await rude.call("POST", "/api/me", {"name": "Better Name"})
            assert (await rude.call("GET", "/api/me"))["name"] == "Better Name"

    asyncio.run(run())


def test_somebody_is_kept_out_for_a_while(hosted: House) -> None:
    async def run() -> None:
        async with Person(hosted, "Ada") as ada, Person(hosted, "Eve") as eve:
            table = await ada.open("dudo", ME, OPEN, OPEN)
            await eve.join(table)
            shown = (await ada.web.get(f"/api/host/tables/{table}", headers=HOST)).json()
            guest = shown["seats"][1]["guest"]
            async with ada.socket(table) as first, eve.socket(table) as second:
                await _do(ada, do="ban", who=f"guest {guest}", hours=1)
                assert await _goodbye(second) == "banned"
                await first.grant("chat", text="quiet now")
            for path in (f"/api/tables/{table}", "/api/me"):
                assert (await eve.call("GET", path, status=403))["code"] == "banned"
            assert (await eve.call("POST", "/api/tables", {"game": "dudo", "seats": [ME, OPEN]}, 403))[
                "code"
            ] == "banned"
            await _do(ada, do="unban", who=f"guest {guest}")
            assert (await eve.call("GET", f"/api/tables/{table}"))["seat"] == 1
            await _do(ada, do="ban", who="address 127.0.0.1", hours=1)
            assert (await ada.call("GET", "/api/me", status=403))["code"] == "banned"
            await _do(ada, do="unban", who="address 127.0.0.1")
            await ada.call("GET", "/api/me")
            # An address of IPv6 stands for its /64, whichever of the two is named.
            for who in ("address 2001:db8::1", "address 2001:db8::/64"):
                await _do(ada, do="ban", who="address 2001:db8::1", hours=1)
                assert (await _do(ada, do="unban", who=who))["changed"] == 1

    asyncio.run(run())


def test_the_page_does_the_same_without_scripts(hosted: House) -> None:
    async def run() -> None:
        async with Person(hosted, "<b>Ada</b>") as ada:
            table = await ada.open("dudo", ME, OPEN)
            async with ada.socket(table) as mine:
                await mine.grant("chat", text="<script>alert(1)</script>")
                line = mine.chat[-1]["line"]
                async with httpx.AsyncClient(base_url=hosted.http, auth=("host", TOKEN)) as web:
                    assert table in (await web.get("/admin")).text
                    shown = (await web.get(f"/admin?table={table}")).text
                    assert "&lt;script&gt;" in shown
                    assert "<script" not in shown
                    assert "<b>Ada" not in shown
                    for language in languages():
                        wish = {"Accept-Language": f"tlh;q=0.9, {language}-XX;q=0.8, *;q=0.1"}
                        for path in ("/admin", f"/admin?table={table}"):
                            told = (await web.get(path, headers=wish)).text
                            assert f'<html lang="{language}">' in told
                            assert escape(Speaker(language).say("desk-title")) in told
                    assert '<html lang="en">' in (await web.get("/admin", headers={"Accept-Language": "tlh;q=x"})).text
                    order = {"do": "unsay", "table": table, "line": str(line)}
                    done = await web.post("/admin", data=order)
                    assert (done.status_code, done.headers["location"]) == (303, f"/admin?table={table}")
                    await mine.until(lambda m: m["type"] == "table")
                    assert mine.chat == []
                    await web.post("/admin", data={"do": "message", "text": "closing at ten"})
                    assert (await ada.call("GET", "/api/version"))["message"] == "closing at ten"
                    await web.post("/admin", data={"do": "message", "text": ""})
                    assert (await web.post("/admin", data={"do": "dance"})).status_code == 400
                    assert (await web.post("/admin", content=b"\xff%ff=%zz")).status_code == 400

    asyncio.run(run())


@pytest.mark.wide
def test_the_terminal_works_through_a_running_house_and_on_a_closed_one(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    house = House(url, tmp_path / "log", "--admin-token", TOKEN).open()

    async def fill() -> tuple[str, str]:
        async with Person(house, "Ada") as ada:
            one, two = [await ada.open("dudo", ME, OPEN) for _ in range(2)]
            async with ada.socket(one) as mine:
                await mine.grant("chat", text="good evening")
            return one, two

    try:
        one, two = asyncio.run(fill())

        def there(*arguments: str) -> str:
            done = program(*arguments, "--house", house.http, ESTAMINET_ADMIN_TOKEN=TOKEN)
            assert done.returncode == 0, done.stderr
            return done.stdout

        assert one in there("tables", "list", "--stage", "waiting")
        shown = there("tables", "show", one)
        assert "good evening" in shown
        there("tables", "unsay", one, next(row for row in shown.splitlines() if row.startswith("line")).split("\t")[1])
        assert "good evening" not in there("tables", "show", one)
        there("people", "ban", "203.0.113.7", "--hours", "2")
        assert "address 203.0.113.7" in there("people", "list")
        there("message", "closing at ten")
        refused = program("tables", "close", one, "--store", url)
        assert refused.returncode == 2
        assert "--house" in refused.stderr
        wrong = program("tables", "list", "--house", house.http, ESTAMINET_ADMIN_TOKEN="wrong")
        assert (wrong.returncode, len(wrong.stderr.splitlines())) == (2, 1)
    finally:
        house.stop()

    def here(*arguments: str, code: int = 0) -> str:
        done = program(*arguments, "--store", url)
        assert done.returncode == code, done.stderr
        return done.stdout

    here("tables", "close", one)
    assert one in here("tables", "list", "--stage", "closed")
    here("tables", "forget", two)
    assert two not in here("tables", "list")
    here("tables", "forget", two, code=2)
    here("people", "unban", "203.0.113.7")
    assert here("people", "list") == ""
    assert "tables: 0" in here("prune", "--vacuum")


def test_with_postgresql_a_running_house_hears_of_it(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        house = House(postgres, tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada:
                table = await ada.open("dudo", ME, OPEN)
                async with ada.socket(table) as mine:
                    await mine.grant("chat", text="good evening")
                    line = str(mine.chat[-1]["line"])
                    done = await asyncio.to_thread(program, "tables", "unsay", table, line, "--store", postgres)
                    assert done.returncode == 0, done.stderr
                    await mine.until(lambda m: m["type"] == "table")
                    assert mine.chat == []
                    await asyncio.to_thread(program, "message", "closing at ten", "--store", postgres)
                    await asyncio.to_thread(program, "tables", "close", table, "--store", postgres)
                    assert await _goodbye(mine) == "closed-table"
                assert (await ada.call("GET", "/api/version"))["message"] == "closing at ten"
        finally:
            house.stop()

    asyncio.run(run())


# Players


def test_players_report_lines_and_names(hosted: House) -> None:
    async def run() -> None:
        async with Person(hosted, "Ada") as ada, Person(hosted, "Eve") as eve:
            table = await ada.open("dudo", ME, OPEN, OPEN)
            await eve.join(table)
            async with eve.socket(table) as theirs:
                await theirs.grant("chat", text="something rude")
                line = theirs.chat[-1]["line"]
            await ada.call("POST", f"/api/tables/{table}/report", {"line": line, "why": "rude"})
            await ada.call("POST", f"/api/tables/{table}/report", {"seat": 1})
            for bad in ({}, {"line": 9_999}, {"seat": 2}):
                await ada.call("POST", f"/api/tables/{table}/report", bad, 400)
            async with Person(hosted, "Nobody") as stranger:
                await stranger.call("POST", f"/api/tables/{table}/report", {"seat": 1}, 401)
            reports = (await ada.web.get("/api/host/people", headers=HOST)).json()["reports"]
            mine = [report for report in reports if report["table"] == table]
            assert [(report["said"], report["why"]) for report in mine] == [
                ("Eve: something rude", "rude"),
                ("Eve", ""),
            ]
            guest = (await ada.web.get(f"/api/host/tables/{table}", headers=HOST)).json()["seats"][1]["guest"]
            assert {report["about"] for report in mine} == {guest}
            for report in mine:
                await _do(ada, do="settle", report=report["report"])
            assert table not in (await ada.web.get("/api/host/people", headers=HOST)).text

    asyncio.run(run())


def test_nobody_fills_the_hosts_desk(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "MOST_OF_REPORTER", 3)
    monkeypatch.setattr(host, "MOST_REPORTS", 5)
    store = Store(store_url, "test")
    try:

        def report(by: str, said: str) -> None:
            host.report(store, "table", by, "somebody", said, "")

        def kept() -> list[tuple[str, str]]:
            return [(one.by, one.said) for one in host.people(store).reports]

        for moment, said in enumerate(("one", "one", "two", "three", "four")):
            monkeypatch.setattr(host, "now_ms", lambda moment=moment: moment)
            report("eve", said)
        assert kept() == [("eve", "two"), ("eve", "three"), ("eve", "four")]
        for moment in range(5, 9):
            monkeypatch.setattr(host, "now_ms", lambda moment=moment: moment)
            report(f"guest {moment}", "something")
        assert kept() == [("eve", "four"), *((f"guest {moment}", "something") for moment in range(5, 9))]
    finally:
        store.close()


def test_everybody_can_take_back_what_they_said_and_nothing_else(hosted: House) -> None:
    async def run() -> None:
        async with Person(hosted, "Ada") as ada, Person(hosted, "Grace") as grace:
            table = await ada.open("dudo", ME, OPEN, OPEN)
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second:
                for text in ("one", "two"):
                    await first.grant("chat", text=text)
                await second.grant("chat", text="three")
                await first.until_true(lambda: len(first.chat) == 3)
                lines = {said["text"]: said["line"] for said in first.chat}
                theirs = {"table": table, "line": lines["three"]}
                assert (await ada.call("POST", "/api/me/unsay", theirs))["changed"] == 0
                assert (await ada.call("POST", "/api/me/unsay", {"table": table, "line": lines["one"]}))["changed"] == 1
                await second.until_true(lambda: [said["text"] for said in second.chat] == ["two", "three"])
                assert (await ada.call("POST", "/api/me/unsay", {}))["changed"] == 1
                await second.until_true(lambda: [said["text"] for said in second.chat] == ["three"])
                await ada.call("POST", "/api/me/unsay", {"line": 1}, 400)

    asyncio.run(run())


def test_whoever_is_forgotten_holds_no_seat_any_more_at_however_many_tables(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            oldest = await ada.open("dudo", ME, OPEN)
            await grace.join(oldest)
            tables = [await ada.open("dudo", ME, OPEN) for _ in range(51)]
            export = await ada.call("GET", "/api/me/export")
            assert {one["table"] for one in export["seats"]} == {oldest, *tables}
            await ada.call("POST", "/api/me/forget")
            left = (await grace.call("GET", f"/api/tables/{oldest}"))["table"]["seats"]
            assert [seat["kind"] for seat in left] == ["bot", "person"]
            for table in tables:
                seats = (await grace.call("GET", f"/api/tables/{table}"))["table"]["seats"]
                assert [seat["kind"] for seat in seats] == ["open", "open"]

    asyncio.run(run())


def test_a_guest_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.sqlite"
        house = House(f"sqlite:///{file}", tmp_path / "log").open()
        try:
            async with Person(house, "Distinctive") as ada, Person(house, "Grace") as grace:
                over = await ada.open("dudo", ME, BOT)
                async with ada.socket(over) as alone:
                    await alone.play_to_the_end(random.Random(1))
                table = await ada.open("dudo", ME, OPEN, BOT)
                await ada.open("dudo", BOT, BOT)
                await grace.join(table)
                assert ada.cookie is not None
                payload = ada.cookie.partition("=")[2].split(".")[1]
                who = msgspec.json.decode(base64.urlsafe_b64decode(payload + "==="))["id"]
                link = (await ada.call("POST", "/api/me/link"))["claim"]
                async with grace.socket(table) as second:
                    async with ada.socket(table) as first:
                        await first.grant("chat", text="unmistakable")
                    answer = await ada.web.post("/api/me/forget", headers={"Cookie": ada.cookie or ""})
                    assert answer.status_code == 200
                    assert all("Max-Age=0" in cookie for cookie in answer.headers.get_list("set-cookie"))
                    await second.until_true(lambda: second.chat == [] and second.table["seats"][0]["kind"] == "bot")
                assert (await ada.call("GET", "/api/me"))["tables"] == []
                await grace.call("POST", "/api/me/claim", {"claim": link, "instead": True}, 410)
                assert (await ada.call("GET", f"/api/tables/{table}"))["seat"] is None
                assert (await ada.call("GET", f"/api/replays/{over}"))["verified"]
        finally:
            house.stop()
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept = "\n".join(connection.iterdump())
        blobs = [bytes(row[0]) for row in connection.execute("SELECT body FROM journal")]
        blobs += [bytes(row[0]) for row in connection.execute("SELECT opening FROM tables")]
        blobs += [bytes(row[0]) for row in connection.execute("SELECT record FROM records")]
        connection.close()
        for word in ("Distinctive", "unmistakable"):
            assert word not in kept
            assert all(word.encode() not in blob for blob in blobs)
        assert all(who.encode() not in blob for blob in blobs), "nor who they were, at tables of bots neither"

    asyncio.run(run())


# What is old


@pytest.mark.inside
def test_nobody_waits_while_every_entry_is_looked_at_for_somebodys_name(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal may have millions of entries: they are read beside those who write, and changed table by table."""
    store = Store(store_url, "test")
    looked: list[bool] = []
    commits: list[str] = []
    holding, changing = host._holding, host._changing

    def noted(store: Store, column: str) -> Any:
        looked.append(store._write_lock.locked())
        return holding(store, column)

    @contextmanager
    def counted(store: Store) -> Iterator[Any]:
        with changing(store) as connection:
            yield connection
        commits.append("commit")

    monkeypatch.setattr(host, "_holding", noted)
    monkeypatch.setattr(host, "_changing", counted)
    try:
        for name in ("one", "two", "three"):
            assert store.open(NewRow(name, None, "dudo", False, b"{}", b"s" * 32, 1))
            lines = [journal.encode(journal.Spoke("Ada", 0, "hello", holder="ada")) for _ in range(3)]
            assert not store.append([Row(name, n, 1, line) for n, line in enumerate(lines)])
        assert host.unsay_all(store, "ada") == host.Outcome(9, ("one", "three", "two"))
        assert len(commits) == 3
        assert host.anonymise(store, "ada", gone=True).changed == 0, "nothing is left"
        assert len(looked) == 3
        assert not any(looked)
    finally:
        store.close()


def test_nothing_of_a_forgotten_table_is_left_in_any_place_of_the_store(store_url: str) -> None:
    """Whoever tried a deal there may try it again."""
    store = Store(store_url, "test")
    try:
        for name in ("gone", "stays"):
            store.open(NewRow(name, None, "dudo", True, b"{}", b"s" * 32, 1, ((0, "ada"),)))
            assert store.keep_try(f"dudo.{name}", "ada", name, 1)
            play = PlayRow(0, "ada", 4, 1, "[1,2]", "[]", "[]")
            row = Row(name, 1, 2, b"{}", stage="ended", record=("dudo", b'{"names":[]}'), plays=(play,))
            store.append([row])
            store.keep_review(name, 1, b"{}")
        assert host.carry_out(store, host.ForgetTable("gone")).changed == 1
        left = {}
        with store.reading() as connection:
            for place in TABLES.metadata.sorted_tables:
                if place.name != "tables" and (columns := [c for c in ("table_id", "id") if c in place.c]):
                    found = list(connection.execute(select(place.c[columns[0]])).scalars())
                    left[place.name] = [name for name in found if name in ("gone", "stays")]
        assert {place for place, names in left.items() if names} == {
            "journal",
            "holders",
            "records",
            "reviews",
            "plays",
            "tries",
        }
        assert all(names in ([], ["stays"]) for names in left.values()), left
        assert store.load("gone") is None
        assert store.try_of("dudo.gone", "ada") is None
    finally:
        store.close()


def test_a_ban_that_is_over_is_not_listed(sqlite: str) -> None:
    store = Store(sqlite, "test")
    try:
        for who, hours in (("guest bo", 1.0), ("guest ada", 1e-9)):
            host.carry_out(store, host.Ban(who, hours))
        assert [ban.who for ban in host.people(store).bans] == ["guest bo"]
    finally:
        store.close()


def test_a_name_that_was_taken_away_is_in_no_record_and_no_review(sqlite: str) -> None:
    store = Store(sqlite, "test")
    try:
        for name, holder in (("one", "ada"), ("other", "grace")):
            opening = journal.Opening(
                game="dudo",
                rules=1,
                options={},
                seats=(journal.SeatOpening(holder, "Rude Name"), journal.SeatOpening(level="random")),
                public=False,
                spectators=True,
                start="full",
                stand_in="random",
            )
            store.open(NewRow(name, None, "dudo", False, msgspec.json.encode(opening), b"s" * 32, 1, ((0, holder),)))
            record = Record(game="dudo", rules=1, seats=2, options={}, names=("Rude Name", "Basile"))
            kept = ("dudo", msgspec.json.encode(record))
            store.append([Row(name, 1, 2, journal.encode(journal.Readied(0)), stage="ended", record=kept)])
            store.keep_review(name, 7, b'{"names":["Rude Name"]}')
        assert host.carry_out(store, host.Unname("ada")).tables == ("one",)
        assert b"Rude" not in (store.record("one") or b"Rude")
        assert store.review("one", 7) is None, "it is made again, from the record as it is now"
        assert b"Rude" in (store.record("other") or b"")
        assert store.review("other", 7) is not None
    finally:
        store.close()


def test_chat_and_unfinished_tables_are_kept_for_a_while_and_finished_ones_for_good(store_url: str) -> None:
    store = Store(store_url, "test")
    now = now_ms()
    day = DAY * 1000
    said = journal.encode(journal.Spoke("Ada", 0, "hello"))
    ready = journal.encode(journal.Readied(0))
    try:
        for name, age, record in (
            ("finished", 400, ("dudo", b"{}")),
            ("leftold", 400, None),
            ("leftnew", 60, None),
            ("watched", 400, None),
            ("visited", 400, None),
        ):
            store.open(NewRow(name, None, "dudo", False, b"{}", b"s" * 32, now - age * day, ((0, "ada"),)))
            stage = "ended" if record else "playing"
            rows = [
                Row(name, 1, now - age * day, said),
                Row(name, 2, now - age * day, ready, stage=stage, record=record),
            ]
            store.append([*rows, Row(name, 3, now - (age if age == 400 else 10) * day, said)])
        store.touch(["visited"], now - 10 * day)
        pruned = host.prune(store, 30, 90, spare=frozenset({"watched"}))
        assert (pruned.tables, pruned.lines) == (1, 5)
        assert store.load("leftold") is None
        kept = ("finished", "leftnew", "watched", "visited")
        bodies = {name: [body for _, _, body in store.entries_after(name, 0)] for name in kept}
        assert bodies == {
            "finished": [host.BLANK, ready, host.BLANK],
            "leftnew": [host.BLANK, ready, said],
            "watched": [said, ready, said],
            "visited": [host.BLANK, ready, host.BLANK],
        }
        assert store.record("finished") == b"{}"
        again = host.prune(store, 30, 90, spare=frozenset({"watched"}))
        assert (again.tables, again.lines) == (0, 0)
        assert host.prune(store, 0, 0).lines == 0
        host.vacuum(store)
    finally:
        store.close()
