"""Where processes share a PostgreSQL, a table has one home, and its people are brought there wherever they come in."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import psycopg
import pytest
from tests.server.house import PATIENCE, House, Person
from tests.server.proxies import Proxy
from tests.server.stubborn import Stubborn, compare
from tests.server.test_floods import Line

from estaminet.server.homes import RENEWALS, Homes
from estaminet.server.http.forward import _Passage
from estaminet.server.relay import relay_to
from estaminet.server.store.database import StoreFailing
from estaminet.server.store.leases import TERM, Home, Leases
from estaminet.server.store.rows import NewRow, Row
from estaminet.server.store.sql import Store

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
LONG = ("--lease", "60")
"""However busy the machine is, nobody loses a table."""
NOWHERE = ("--inside", "127.0.0.1:1")


def _expire(url: str, process: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE processes SET until = 0 WHERE id = %s", [process])


def test_a_table_has_one_home_until_its_lease_is_over(postgres: str) -> None:
    assert TERM + TERM / RENEWALS <= 3, "a home that dies is taken over within three seconds"
    stores = [Store(postgres, name) for name in ("left", "right")]
    left, right = (Leases(store, f"{store.process}:1", "k") for store in stores)
    try:
        for name in ("one", "two"):
            assert stores[0].open(NewRow(name, None, "dudo", False, b"{}", b"s" * 32, 1))
        for leases in (left, right):
            leases.sign_on()
        assert left.claim(["one", "no-such-table"]) == {"one"}
        assert right.claim(["one", "two"]) == {"two"}
        assert left.claim(["one", "two"]) == {"one"}
        assert right.home_of("one") == Home("left", "left:1", "k")
        assert left.renew() == (True, 0)
        _expire(postgres, "left")
        assert right.home_of("one") is None
        assert right.claim(["one", "two"]) == {"one", "two"}
        assert left.renew()[0] is False, "it has to look which of its tables are its own"
        assert left.claim(["one"]) == set()
        left.release(["one", "two"])
        assert left.home_of("one") == Home("right", "right:1", "k"), "nobody lets go of what others have"
        right.release(["one"])
        assert left.home_of("one") is None
        right.sign_off()
        left.sign_on()
        assert left.claim(["one", "two"]) == {"one", "two"}
        left.tidy()
        assert left.home_of("two") == Home("left", "left:1", "k")
    finally:
        for store in stores:
            store.close()


def test_after_the_store_was_away_a_process_looks_which_tables_are_still_its_own() -> None:
    """Others may have taken them meanwhile, even if its lease was renewed in time after all."""
    done: list[str] = []
    answers = iter(["ours", "ours", "away"])

    def renew() -> tuple[bool, int]:
        done.append(next(answers, "ours"))
        if done[-1] == "away":
            raise StoreFailing("away")
        return True, 0

    def claim(tables: set[str]) -> set[str]:
        done.append(f"claim {sorted(tables)}")
        return {"one"} if "away" in done else tables

    services = SimpleNamespace(mine={"one", "two"}, is_home=lambda _: True)
    leases = SimpleNamespace(term=0.0, renew=renew, claim=claim)
    homes = Homes(cast("Any", services), cast("Any", SimpleNamespace(live={})), cast("Any", leases), cast("Any", None))

    async def run() -> None:
        keeping = asyncio.create_task(homes.keep())
        async with asyncio.timeout(20):
            while done.count("ours") < 4:
                await asyncio.sleep(0.001)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    asyncio.run(run())
    both = "claim ['one', 'two']"
    assert done[:7] == ["ours", both, "ours", "away", "ours", both, "ours"]
    assert services.mine == {"one"}


def test_nobody_says_by_themselves_that_another_process_has_passed_them_on() -> None:
    """However they write it: the home believes what these headers say."""
    home_key, client = b"x-estaminet-home: house-key", b"x-estaminet-client: 198.51.100.7"
    said: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        await reader.read()
        writer.close()
        await writer.wait_closed()
        over.set()

    over = asyncio.Event()

    async def run() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            home = Home("right", f"127.0.0.1:{server.sockets[0].getsockname()[1]}", "house-key")
            forged = b"X-Estaminet-Client: 9.9.9.9\r\nx-estaminet-HOME: guess\r\nx-estaminet-client:9.9.9.9\r\n"
            handshake = b"GET /socket HTTP/1.1\r\nHost: house\r\n" + forged + b"Cookie: mine\r\n\r\n"
            (await relay_to(home, handshake, "198.51.100.7")).close()
            async with asyncio.timeout(PATIENCE):
                await over.wait()
        names = [(b"host", b"house"), (b"x-estaminet-client", b"9.9.9.9"), (b"x-estaminet-home", b"guess")]
        scope = {"method": "GET", "raw_path": b"/api", "query_string": b"", "client": ("198.51.100.7", 5)}
        said.append(_Passage({**scope, "headers": names}, cast("Any", None))._head(home, 0))

    asyncio.run(run())
    for head in said:
        lines = head.split(b"\r\n")
        assert [line for line in lines if line.lower().startswith(b"x-estaminet-")] == [home_key, client]
        assert b"house" in head
    assert b"Cookie: mine" in said[0]


def test_a_process_that_died_is_found_by_one_of_the_others(postgres: str) -> None:
    stores = [Store(postgres, name) for name in ("one", "dead")]
    leases, dead = (Leases(store, "", "") for store in stores)
    try:
        leases.sign_on()
        dead.sign_on()
        assert leases.renew() == (True, 0)
        _expire(postgres, "dead")
        assert leases.renew() == (True, 1)
        assert leases.renew() == (True, 0)
    finally:
        for store in stores:
            store.close()


def test_a_match_that_has_a_home_is_left_alone(postgres: str) -> None:
    store = Store(postgres, "one")
    try:
        leases = Leases(store, "", "")
        leases.sign_on()
        for name in ("busy", "left"):
            assert store.open(NewRow(name, None, "dudo", False, b"{}", b"s" * 32, 1))
            assert store.append([Row(name, 1, 1, b"{}", stage="playing")]) == set()
        assert set(store.awake()) == {"busy", "left"}
        leases.claim(["busy"])
        assert store.awake() == ["left"]
        _expire(postgres, "one")
        assert set(store.awake()) == {"busy", "left"}
    finally:
        store.close()


@contextmanager
def _two(postgres: str, folder: Path, *more: str) -> Iterator[tuple[House, House]]:
    houses = [House(postgres, folder / name, *more).open() for name in ("left", "right")]
    try:
        yield houses[0], houses[1]
    finally:
        for house in houses:
            house.kill()


async def _metric(house: House, name: str) -> float:
    async with httpx.AsyncClient(timeout=PATIENCE) as web:
        text = (await web.get(f"{house.http}/metrics")).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_whoever_comes_in_elsewhere_is_brought_to_the_home(postgres: str, tmp_path: Path) -> None:
    async def run(left: House, right: House) -> None:
        async with Person(left, "Ada") as ada, Person(right, "Grace") as grace, Person(right, "Eve") as eve:
            table = await ada.open("dudo", ME, OPEN, start="ready", words="w")
            await grace.join(table)
            assert (await grace.call("GET", f"/api/tables/{table}"))["seat"] == 1
            async with ada.socket(table) as first, grace.socket(table) as second, eve.socket(table) as third:
                await first.until_true(lambda: first.presence["here"] == [True, True])
                await first.until_true(lambda: [w["name"] for w in first.presence["watchers"]] == ["Guest"])
                await second.grant("chat", text="héllo from over there")
                await third.until_true(lambda: bool(third.chat))
                for one in (first, second):
                    await one.grant("ready")
                await asyncio.gather(*(one.play_to_the_end(random.Random(1)) for one in (first, second)))
                await third.until_true(lambda: third.over)
                # The other process has none of it in memory and only passes it on.
                assert await _metric(right, "estaminet_live_tables") == 0
                assert await _metric(right, "estaminet_relayed_connections") == 2
                assert await _metric(left, "estaminet_connections") == 3
                await second.grant("rematch")
            answer = await grace.web.get(f"/api/tables/{table}")
            assert answer.headers["content-security-policy"], "as any other answer"
            assert len(answer.headers.get_list("content-length")) == 1
            waits = {"Expect": "100-continue", "Cookie": str(grace.cookie)}
            seated = await grace.web.post(f"/api/tables/{table}/join", json={"name": "Grace"}, headers=waits)
            assert seated.json()["seat"] == 1, "whoever waits for leave to send a body is answered all the same"
            strange = await grace.web.get(f"/api/tables/{table}", headers={"X-Estaminet-Home": "guess"})
            assert strange.status_code == 421
            await eve.call("GET", "/api/tables/nosuchtable", status=404)
            await eve.call("POST", f"/api/tables/{table}/join", {"name": "Eve"}, status=409)

    with _two(postgres, tmp_path, *LONG) as (left, right):
        asyncio.run(run(left, right))
        for house in (left, right):
            assert '"level":"error"' not in house.log.read_text("utf-8")


@pytest.mark.wide
def test_a_limit_of_a_table_holds_over_all_processes(postgres: str, tmp_path: Path) -> None:
    """Whoever is passed on is counted at the home, so a second process is no second helping there."""

    async def run(left: House, right: House) -> None:
        async with Person(left, "Ada") as ada, AsyncExitStack() as stack:
            table = await ada.open("dudo", ME, OPEN)
            answers = []
            for house in (*[left] * 10, right):
                line = await stack.enter_async_context(Line(house.port))
                answers.append(await line.shake(table, ada.cookie))
            assert answers == [101] * 10 + [429]

    with _two(postgres, tmp_path, *LONG, "--limits", "1") as (left, right):
        asyncio.run(run(left, right))


@pytest.mark.wide
def test_after_a_restart_people_come_back_with_their_next_table(postgres: str, tmp_path: Path) -> None:
    """A table stays where its people went meanwhile; the one they open at the restarted process is at home there."""

    async def run(left: House, right: House) -> None:
        async with Person(left, "Ada") as ada:
            table = await ada.open("dudo", ME, OPEN)
            cookie = ada.cookie
            left.stop()
            async with AsyncExitStack() as stack:
                line = await stack.enter_async_context(Line(right.port))
                assert await line.shake(table, cookie) == 101
                await asyncio.to_thread(left.open)
                line = await stack.enter_async_context(Line(left.port))
                assert await line.shake(table, cookie) == 101
                assert await _metric(left, "estaminet_relayed_connections") == 1
                following = await ada.open("dudo", ME, OPEN)
                line = await stack.enter_async_context(Line(left.port))
                assert await line.shake(following, cookie) == 101
                assert await _metric(left, "estaminet_connections") == 1
                assert await _metric(left, "estaminet_relayed_connections") == 1

    with _two(postgres, tmp_path, *LONG) as (left, right):
        asyncio.run(run(left, right))


@pytest.mark.wide
def test_a_bots_stream_passes_through_to_the_home_line_by_line(postgres: str, tmp_path: Path) -> None:
    async def run(left: House, right: House) -> None:
        async with Person(left, "Ada") as ada, Person(right, "Robot") as robot:
            table = await ada.open("dudo", ME, OPEN)
            token = (await robot.call("POST", "/api/bot/token", {"name": "Robot"}))["token"]
            headers = {"Authorization": f"Bearer {token}"}
            await robot.web.post(f"/api/tables/{table}/join", json={}, headers=headers)
            async with (
                asyncio.timeout(PATIENCE),
                ada.socket(table) as first,
                robot.web.stream("GET", f"/api/bot/tables/{table}/stream", headers=headers) as stream,
            ):
                lines = stream.aiter_lines()
                assert (await anext(lines)).startswith('{"type":"table"')
                await first.grant("chat", text="a line")
                while '"a line"' not in await anext(lines):
                    pass
                await first.until_true(lambda: first.presence["here"] == [True, True])
            # It is noticed that the stream has ended, through both processes.
            async with ada.socket(table) as first:
                await first.until_true(lambda: first.presence["here"] == [True, False])

    with _two(postgres, tmp_path, *LONG) as (left, right):
        asyncio.run(run(left, right))


def test_a_home_that_dies_is_taken_over_by_whoever_has_people_there(postgres: str, tmp_path: Path) -> None:
    """Its bots, too: a match of two people and a bot is played to its end at the other process."""

    async def run(left: House, right: House) -> None:
        async with Person(left, "Ada") as ada, Person(right, "Grace") as grace:
            table = await ada.open("dudo", ME, OPEN, BOT)
            await grace.join(table)
            players = [Stubborn(person, table, [left, right], number) for number, person in enumerate((ada, grace))]
            playing = [asyncio.create_task(player.play()) for player in players]
            while min(player.acknowledged for player in players) < 10:
                await asyncio.sleep(0.01)
                assert not any(task.done() for task in playing), "the match is over already"
            left.kill()
            await asyncio.gather(*playing)
            assert all(player.returns for player in players), "one was there, the other was passed on to it"
            for player in players:
                player.person.move_to(right)
                await compare(player)

    with _two(postgres, tmp_path) as (left, right):
        asyncio.run(run(left, right))
        assert '"level":"error"' not in right.log.read_text("utf-8")


@pytest.mark.long
def test_a_table_of_bots_goes_on_when_its_process_has_died(postgres: str, tmp_path: Path) -> None:
    async def run(left: House, right: House) -> None:
        async with Person(left, "Ada") as ada:
            table = await ada.open("dudo", BOT, BOT, start="ready")
            async with ada.socket(table) as first:
                await first.until_true(lambda: first.play is not None)
            left.kill()
            ada.move_to(right)
            while not (await ada.web.get(f"/api/records/{table}")).is_success:
                await asyncio.sleep(0.05)

    with _two(postgres, tmp_path, "--bot-pause", "0.05") as (left, right):
        asyncio.run(asyncio.wait_for(run(left, right), PATIENCE * 2))


@pytest.mark.parametrize(
    "reached", [pytest.param("nowhere", marks=pytest.mark.wide), pytest.param("elsewhere", marks=pytest.mark.long)]
)
def test_who_cannot_be_brought_to_the_home_plays_where_they_are(postgres: str, tmp_path: Path, reached: str) -> None:
    """An address that leads nowhere, or to a process that is not the home: the table is followed instead."""

    async def run(left: House, right: House) -> None:
        async with Person(left, "Ada") as ada, Person(right, "Grace") as grace:
            table = await ada.open("dudo", ME, OPEN, BOT)
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second:
                await first.until_true(lambda: first.presence["here"] == [True, True, False])
                await second.until_true(lambda: second.presence["here"] == [True, True, False])
                await asyncio.gather(*(one.play_to_the_end(random.Random(1)) for one in (first, second)))
                assert first.story == second.story or first.you != second.you
                assert await _metric(right, "estaminet_live_tables") == 1
                assert await _metric(right, "estaminet_relayed_connections") == 0

    right = House(postgres, tmp_path / "right", *LONG).open()
    inside = NOWHERE if reached == "nowhere" else ("--inside", f"127.0.0.1:{right.port}")
    left = House(postgres, tmp_path / "left", *LONG, *inside).open()
    try:
        asyncio.run(run(left, right))
    finally:
        left.kill()
        right.kill()


@pytest.mark.parametrize(
    "inside",
    [
        pytest.param((), marks=pytest.mark.long, id="brought"),
        pytest.param(NOWHERE, marks=pytest.mark.wide, id="following"),
    ],
)
def test_nobody_is_stale_for_sitting_down_being_ready_or_a_rematch(
    postgres: str, tmp_path: Path, inside: tuple[str, ...]
) -> None:
    """Four people do each at the very same time through two processes."""

    async def at_once(houses: tuple[House, House]) -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(houses[n % 2], f"Person {n}")) for n in range(4)]
            table = await people[0].open("dudo", ME, OPEN, OPEN, OPEN, start="ready")
            seats = await asyncio.gather(*(person.join(table, words="w") for person in people))
            assert sorted(seats) == [0, 1, 2, 3]
            words = [person.call("POST", f"/api/tables/{table}/words", {"text": "v"}) for person in people]
            await asyncio.gather(*words)
            sockets = [await stack.enter_async_context(person.socket(table)) for person in people]
            await asyncio.gather(*(socket.grant("ready") for socket in sockets))
            await asyncio.gather(*(socket.play_to_the_end(random.Random(1)) for socket in sockets))
            await asyncio.gather(*(socket.grant("rematch") for socket in sockets))

    async def run(houses: tuple[House, House]) -> None:
        for _ in range(3):
            await at_once(houses)

    with _two(postgres, tmp_path, *inside) as houses:
        asyncio.run(run(houses))


@pytest.mark.parametrize("kind", ["nginx", pytest.param("caddy", marks=pytest.mark.long)])
def test_a_proxy_brings_everybody_at_a_table_to_one_process(kind: str, postgres: str, tmp_path: Path) -> None:
    async def run(houses: tuple[House, House], proxy: Proxy) -> None:
        door = House("", tmp_path / "door", port=proxy.port)
        async with AsyncExitStack() as stack:
            for number in range(3):
                people = [await stack.enter_async_context(Person(door, f"Person {n}")) for n in range(3)]
                table = await people[0].open("dudo", ME, OPEN, OPEN, start="ready")
                for person in people[1:]:
                    await person.join(table)
                sockets = [await stack.enter_async_context(person.socket(table)) for person in people]
                while sockets[0].presence["here"] != [True] * 3:
                    await sockets[0].next()
                assert sum([await _metric(house, "estaminet_live_tables") for house in houses]) == number + 1
            assert sum([await _metric(house, "estaminet_connections") for house in houses]) == 9
            assert [await _metric(house, "estaminet_relayed_connections") for house in houses] == [0, 0]

    with (
        _two(postgres, tmp_path, *LONG, "--proxies", "127.0.0.1") as houses,
        Proxy(kind, [house.port for house in houses], tmp_path / "proxy") as proxy,
    ):
        asyncio.run(run(houses, proxy))
