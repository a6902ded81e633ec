"""A real server in a process of its own, and people who talk to it through somebody else's WebSocket library."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import random
import re
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from estaminet.server.app import make_app
from estaminet.server.limits import FRAMES
from estaminet.server.server import Server
from estaminet.server.settings import Settings
from estaminet.server.websocket import socket_protocol

SOURCE = Path(__file__).parents[2] / "src"
PATIENCE = 30.0
"""Seconds after which a test that waits has failed."""


class House:
    """`estaminet serve` on a free port."""

    def __init__(self, store: str, log: Path, *more: str, port: int = 0) -> None:
        self.store = store
        self.log = log
        self.port = port
        self._more = more
        self.command = [sys.executable, "-m", "estaminet", "serve"]
        self.environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        if os.environ.get("ESTAMINET_EXPECT") != "compiled":
            self.environment["PYTHONPATH"] = str(SOURCE)
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> Self:
        command = [*self.command, "--port", str(self.port), "--store", self.store]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--bot-pause", "0", "--limits", "1000", *self._more],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.environment,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        port = re.search(r":(\d+)", line)
        assert port, f"the server did not start: {line!r} {self.log.read_text('utf-8')[-2000:]}"
        self.port = int(port[1])
        return self

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a service manager would; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        return code

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Kilobytes it occupies."""
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


class _SkippingLoop(asyncio.SelectorEventLoop):
    """Time that can be put forward."""

    skipped = 0.0

    def time(self) -> float:
        return super().time() + self.skipped


class ClockHouse:
    """A server in a thread of this process, on a free port, whose time can be put forward. (The clocks of matches run
    by the wall and stay.)"""

    def __init__(self, store: str, **settings: Any) -> None:
        self._settings = Settings(store=store, limits=1000, **settings)
        self.loop = _SkippingLoop()
        self._port: concurrent.futures.Future[int] = concurrent.futures.Future()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
                runner.run(self._serve())
        except BaseException as error:
            if not self._port.done():
                self._port.set_exception(error)
            raise

    async def _serve(self) -> None:
        server = self.server = Server(self._settings)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the libraries; here they would be errors
            app = make_app(server)
        config = uvicorn.Config(
            app,
            port=0,
            ws=socket_protocol(server.accept, server.addresses.client, server.buckets.limit(FRAMES)),  # type: ignore[arg-type]
            lifespan="on",
            log_config=None,
        )
        self._uvicorn = uvicorn.Server(config)
        serving = asyncio.get_running_loop().create_task(self._uvicorn.serve())
        while not self._uvicorn.started and not serving.done():
            await asyncio.sleep(0.01)
        if self._uvicorn.started:
            self._port.set_result(self._uvicorn.servers[0].sockets[0].getsockname()[1])
        await serving

    def __enter__(self) -> Self:
        self._thread.start()
        self._port.result(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)

    def skip(self, seconds: float) -> None:
        """Let this much time pass at once."""

        async def pass_by() -> None:
            self.loop.skipped += seconds

        asyncio.run_coroutine_threadsafe(pass_by(), self.loop).result(PATIENCE)

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self._port.result()}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self._port.result()}"


class Person:
    """Somebody with a browser: a cookie jar for HTTP, and at most one socket at a time."""

    def __init__(self, house: House | ClockHouse, name: str, address: str = "127.0.0.1") -> None:
        self.house = house
        self.name = name
        self.address = address
        """Where they are: any address that begins with 127 is this machine."""
        # Nothing is encrypted here, and reading all the world's certificates takes longer than a short match.
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        self.web = httpx.AsyncClient(base_url=house.http, timeout=PATIENCE, transport=transport)
        self.cookie: str | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.web.aclose()

    def move_to(self, house: House | ClockHouse) -> None:
        """Use another process of the same house."""
        self.house = house
        self.web.base_url = httpx.URL(house.http)

    async def call(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.web.request(method, path, json=body, headers=headers)
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            self.web.cookies.clear()
        return msgspec.json.decode(answer.content)

    async def open(self, game: str, *seats: dict[str, Any], words: str = "", **more: Any) -> str:
        """Open a table and sit down; its id. Without `start` it begins as soon as every seat is taken."""
        made = await self.call("POST", "/api/tables", {"game": game, "seats": seats, "name": self.name, **more}, 201)
        if made["seat"] is not None and (words or "start" not in more):
            await self.call("POST", f"/api/tables/{made['table']['id']}/words", {"text": words})
        return str(made["table"]["id"])

    async def join(self, table: str, **more: Any) -> int:
        return int((await self.call("POST", f"/api/tables/{table}/join", {"name": self.name, **more}))["seat"])

    def socket(self, table: str, seat: int | None = None) -> Socket:
        return Socket(self, table, seat)


class Socket:
    """A person's socket at a table. Keeps the table as the protocol says one should, and checks the numbering."""

    def __init__(self, person: Person, table: str, seat: int | None = None) -> None:
        self.person = person
        self._query = "" if seat is None else f"?seat={seat}"
        self.table_id = table
        self.number = -1
        self.you: int | None = None
        self.back: int | None = None
        self.table: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.story: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._connection: ClientConnection | None = None
        self._count = 0

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        person = self.person
        headers = {"Cookie": person.cookie} if person.cookie else {}
        url = f"{person.house.ws}/api/tables/{self.table_id}/socket{self._query}"
        self._connection = await connect(
            url,
            additional_headers=headers,
            max_size=None,
            max_queue=None,  # who does not listen for a while must still notice the end
            open_timeout=PATIENCE,
            compression=None,
            proxy=None,
            local_addr=(person.address, 0),
        )
        await self.until(lambda m: m["type"] == "table")

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def send(self, kind: str, **fields: Any) -> str:
        """Say something; its id."""
        self._count += 1
        message_id = fields.pop("id", f"{kind}-{self._count}-{random.getrandbits(40):x}")
        await self.send_text(msgspec.json.encode({"type": kind, "id": message_id, **fields}).decode())
        return str(message_id)

    async def send_text(self, text: str | bytes) -> None:
        assert self._connection is not None
        await self._connection.send(text)

    async def next(self) -> dict[str, Any]:
        assert self._connection is not None
        async with asyncio.timeout(PATIENCE):
            text = await self._connection.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.number, self.you, self.table = message["number"], message["you"], message["table"]
            self.back = message.get("back")
            self.story, self.chat = list(message["story"]), list(message["chat"])
            self.play, self.presence = message.get("play"), message["presence"]
        elif kind == "update":
            assert message["number"] == self.number + 1, (message["number"], self.number)
            self.number = message["number"]
            if "rewound" in message:
                self.story = [told for told in self.story if told["move"] < message["rewound"]]
            self.story += message.get("events", [])
            self.table = message.get("table", self.table)
            self.play = message.get("play", self.play)
            if "said" in message:
                self.chat.append(message["said"])
        elif kind == "presence":
            self.presence = message

    async def until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hear messages up to the first that meets the condition."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if met(message):
                    return message

    async def until_true(self, met: Callable[[], bool]) -> None:
        """Hear messages until the condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not met():
                await self.next()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and hear the answer to it."""
        message_id = await self.send(kind, **fields)
        return await self.until(lambda m: m.get("id") == message_id)

    async def grant(self, kind: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "accepted", answer
        return answer

    async def refuse(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something that is refused; the reason."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        reason: dict[str, Any] = answer["reason"]
        return reason

    @property
    def asked(self) -> bool:
        return bool(self.play and self.play.get("legal"))

    @property
    def over(self) -> bool:
        return bool(self.play and "result" in self.play)

    async def move(self, text: str, **fields: Any) -> str:
        assert self.play is not None
        return await self.send("move", text=text, **{"answers": self.play.get("answers", 0), **fields})

    async def play_to_the_end(self, choose: random.Random) -> None:
        """Move at random whenever asked, and never keep the next round waiting."""
        answered = -1
        rested = -1
        while not self.over:
            between = (self.play or {}).get("between")
            if between and self.you is not None and between["round"] != rested:
                rested = between["round"]
                await self.send("next-round", round=rested)
            if self.asked and self.play and self.play["answers"] != answered:
                answered = self.play["answers"]
                await self.move(choose.choice(self.play["legal"])["text"])
            await self.next()


__all__ = ["PATIENCE", "ClockHouse", "ConnectionClosed", "House", "Person", "Socket"]
