"""Behind real proxies, with the files that docs/hosting.md tells people to copy."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.lengths import rest_long
from tests.server.house import PATIENCE, House
from tests.server.proxies import DEPLOY, Proxy
from tests.server.test_floods import Line

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PEOPLE = int(os.environ.get("ESTAMINET_PEOPLE", "60"))
"""How many come to the club: 300 are measured with
`ESTAMINET_PEOPLE=300 pytest -s tests/server/test_proxies.py -k club`."""


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Proxy]]:
    """A house with the usual limits behind a proxy."""
    folder = tmp_path_factory.mktemp(request.param)
    house = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log", "--limits", "1", "--proxies", "127.0.0.1")
    with Proxy(request.param, [house.open().port], folder / "proxy") as proxy:
        yield house, proxy
    house.stop()


def _web(proxy: Proxy, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{proxy.port}", transport=transport, timeout=PATIENCE)


def test_requests_pass_a_proxy_as_they_should(behind: tuple[House, Proxy]) -> None:
    async def run() -> None:
        _, proxy = behind
        async with _web(proxy, "127.6.0.1") as web:
            own, foreign = f"http://127.0.0.1:{proxy.port}", "https://elsewhere.example"
            body = {"game": "dudo", "seats": [ME, OPEN], "name": "Ada"}
            assert (await web.post("/api/tables", json=body, headers={"Origin": foreign})).status_code == 403
            made = await web.post("/api/tables", json=body, headers={"Origin": own})
            assert made.status_code == 201
            strings = await web.get("/api/strings/en", headers={"Accept-Encoding": "gzip"})
            assert strings.headers["content-encoding"] == "gzip"
            assert (await web.get("/metrics")).status_code == 404
            assert (await web.get("/", headers={"Accept-Encoding": "br"})).status_code == 200
            token = (await web.post("/api/bot/token", json={"name": "Robot"})).json()["token"]
            headers = {"Authorization": f"Bearer {token}", "Accept-Encoding": "gzip"}
            table = made.json()["table"]["id"]
            await web.post(f"/api/tables/{table}/join", json={"name": "Robot"}, headers=headers)
            async with (
                asyncio.timeout(PATIENCE),
                web.stream("GET", f"/api/bot/tables/{table}/stream", headers=headers) as lines,
            ):
                assert (await anext(lines.aiter_lines())).startswith('{"type":"table"')
            cookie = made.headers["set-cookie"].partition(";")[0]
            async with Line(proxy.port, "127.6.0.1") as line:
                assert await line.shake(table, cookie, f"Origin: {foreign}\r\n") == 403
            async with Line(proxy.port, "127.6.0.1") as line:
                assert await line.shake(table, cookie, "Origin: http://x\r\n") == 101

    asyncio.run(run())


def test_everybody_behind_a_proxy_is_counted_by_their_own_address(behind: tuple[House, Proxy]) -> None:
    """And whoever makes an address up is counted by the real one."""

    async def run() -> None:
        _, proxy = behind
        async with _web(proxy, "127.6.1.1") as web, contextlib.AsyncExitStack() as stack:
            body = {"game": "dudo", "seats": [ME, OPEN], "name": "Ada"}
            table = (await web.post("/api/tables", json=body)).json()["table"]["id"]
            for number in range(100):
                line = await stack.enter_async_context(Line(proxy.port, f"127.6.2.{1 + number}"))
                assert await line.shake(table) == 101
            answers = []
            for number in range(70):
                async with Line(proxy.port, "127.6.1.1") as line:
                    answers.append(await line.shake(table, more=f"X-Forwarded-For: 198.51.100.{number}\r\n"))
            assert answers[0] == 101
            assert answers[-1] == 429

    asyncio.run(run())


class Member:
    """Somebody of the club, at an address of their own, who comes back as the page does."""

    def __init__(self, proxy: Proxy, number: int) -> None:
        self._port = proxy.port
        self.address = f"127.7.{number // 250}.{1 + number % 250}"
        self.cookie: str | None = None
        self.table = ""
        self.here = asyncio.Event()
        self.lost: float | None = None
        self.away = 0.0
        """Seconds without a connection, the longest time."""
        self.refused: list[int] = []

    async def ask(self, path: str, body: object) -> Any:
        data = msgspec.json.encode(body)
        async with Line(self._port, self.address) as line:
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
            head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
            line.writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
            async with asyncio.timeout(PATIENCE):
                answer = await line.reader.read()
        told, _, content = answer.partition(b"\r\n\r\n")
        assert told.split()[1] in (b"200", b"201"), answer
        for row in told.decode().split("\r\n"):
            if row.lower().startswith("set-cookie:"):
                self.cookie = row.partition(":")[2].partition(";")[0].strip()
        if b"chunked" in told.lower():
            content = content.split(b"\r\n")[1]
        return msgspec.json.decode(content)

    async def stay(self) -> None:
        """Be connected; after a loss come back, a second later and then every half second."""
        wait = 1.0
        while True:
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, OSError):
                async with Line(self._port, self.address) as line:
                    status = await line.shake(self.table, self.cookie)
                    if status == 101:
                        await line.reader.readuntil(b'"type":"table"')
                        if self.lost is not None:
                            self.away = max(self.away, time.monotonic() - self.lost)
                        self.here.set()
                        while await line.reader.read(65_536):
                            pass
                        self.here.clear()
                        self.lost = time.monotonic()
                        wait = 1.0
                    else:
                        self.refused.append(status)
            await asyncio.sleep(wait)
            wait = 0.5


@pytest.mark.parametrize("kind", rest_long(["nginx", "caddy"]))
def test_a_club_comes_and_comes_back_after_a_restart(kind: str, postgres: str, tmp_path: Path) -> None:
    """Two processes, default limits, everybody from an address of their own: all are connected within five seconds, and
    back three seconds after one process was stopped and started again. A proxy notices a process that was killed."""
    more = ("--limits", "1", "--proxies", "127.0.0.1")
    houses = [House(postgres, tmp_path / f"log-{n}", *more).open() for n in range(2)]

    async def run(proxy: Proxy) -> None:
        club = [Member(proxy, number) for number in range(PEOPLE)]
        gate = asyncio.Semaphore(8)

        async def sit(four: list[Member]) -> None:
            async with gate:
                seats = [ME, *[OPEN] * (len(four) - 1)]
                made = await four[0].ask("/api/tables", {"game": "dudo", "seats": seats, "name": "Ada"})
                for member in four:
                    member.table = made["table"]["id"]
                for member in four[1:]:
                    await member.ask(f"/api/tables/{member.table}/join", {"name": "Bo"})

        started = time.monotonic()
        await asyncio.gather(*(sit(club[n : n + 4]) for n in range(0, PEOPLE, 4)))
        seated = time.monotonic() - started
        started = time.monotonic()
        staying = [asyncio.create_task(member.stay()) for member in club]
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(member.here.wait() for member in club))
            connected = time.monotonic() - started
            refused = sum(len(member.refused) for member in club)
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(None, houses[0].stop)
            await loop.run_in_executor(None, houses[0].open)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(member.here.wait() for member in club))
            away = sorted(member.away for member in club if member.lost is not None)
            for member in club:
                member.lost, member.away, member.refused = None, 0.0, []
            houses[1].kill()
            async with asyncio.timeout(PATIENCE):
                while not any(member.lost for member in club) or not all(member.here.is_set() for member in club):
                    await asyncio.sleep(0.01)
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
        killed = sorted(member.away for member in club if member.lost is not None)
        sys.stdout.write(
            f"\n{kind}, {PEOPLE} people: seated in {seated:.1f} s, connected in {connected:.1f} s, {refused} refused; "
            f"restart of one process: {len(away)} lost their socket, back after {max(away, default=0):.1f} s at most; "
            f"kill -9 of the other: {len(killed)}, back after {max(killed):.1f} s\n"
        )
        assert connected <= 5
        assert not refused
        assert not any(502 in member.refused for member in club), "the proxy tries the process that is there"
        assert away, "nobody was at the process that was restarted"
        assert away[-1] <= 3

    try:
        with Proxy(kind, [house.port for house in houses], tmp_path / "proxy") as proxy:
            asyncio.run(run(proxy))
    finally:
        for house in houses:
            house.stop()


class Earlier(BaseHTTPRequestHandler):
    """A process of the version before: it has no such file."""

    status = 404

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


class Later(Earlier):
    status = 200


@pytest.mark.inside
def test_in_the_middle_of_an_upgrade_nginx_finds_scripts_at_either_process(tmp_path: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Earlier) as one, ThreadingHTTPServer(("127.0.0.1", 0), Later) as two:
        threads = [threading.Thread(target=server.serve_forever) for server in (one, two)]
        for thread in threads:
            thread.start()
        try:
            with (
                Proxy("nginx", [one.server_port, two.server_port], tmp_path / "proxy") as proxy,
                httpx.Client(base_url=f"http://127.0.0.1:{proxy.port}", timeout=PATIENCE) as web,
            ):
                assert {web.get("/assets/later.js").status_code for _ in range(40)} == {200}
                assert {web.get("/api/version").status_code for _ in range(40)} == {200, 404}
        finally:
            for server in (one, two):
                server.shutdown()
            for thread in threads:
                thread.join()


@pytest.mark.inside
@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile", "Caddyfile.two"])
def test_the_page_prints_the_files_that_are_tested(name: str) -> None:
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")
    file = (DEPLOY / name).read_text("utf-8")
    printed = "".join(f"    {line}\n" if line else "\n" for line in file.expandtabs(4).splitlines())
    assert printed in page
