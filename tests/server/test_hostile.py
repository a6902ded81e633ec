"""A server among people who mean ill: garbage, huge, slow, early, late, foreign. No crash, no leak, no growth."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import struct
from pathlib import Path

import pytest
from tests.server.house import PATIENCE, House, Person

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)


def framed(payload: bytes, first: int = 0x81, *, masked: bool = True, said: int | None = None) -> bytes:
    """A frame as a client would send it, or nearly."""
    size = len(payload) if said is None else said
    flag = 0x80 if masked else 0
    if size < 126:
        head = bytes((first, flag | size))
    elif size < 65_536:
        head = bytes((first, flag | 126)) + struct.pack(">H", size)
    else:
        head = bytes((first, flag | 127)) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Raw:
    """A bare connection that has shaken hands."""

    def __init__(self, house: House, table: str, cookie: str | None = None) -> None:
        self._house = house
        self._path = f"/api/tables/{table}/socket"
        self._cookie = cookie

    async def __aenter__(self) -> Raw:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self._house.port)
        more = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        self.writer.write(HANDSHAKE.format(path=self._path, more=more).encode())
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def closing_code(self) -> int:
        """Read to the end; the code with which the server closed."""
        async with asyncio.timeout(PATIENCE):
            data = await self.reader.read()
        at = data.rfind(b"\x88\x02")
        return int(struct.unpack(">H", data[at + 2 : at + 4])[0]) if at >= 0 else 0


CASES = {
    "unmasked": (framed(b'{"type":"ping","id":"a"}', masked=False), 1002),
    "reserved bits": (framed(b"x", 0xF1), 1002),
    "unknown opcode": (framed(b"x", 0x83), 1002),
    "huge by its own word": (framed(b"x", said=2**62), 1009),
    "too long": (framed(b"x" * 20_000), 1009),
    "long ping": (framed(b"x" * 126, 0x89), 1002),
    "fragmented ping": (framed(b"x", 0x09), 1002),
    "binary": (framed(b"x", 0x82), 1003),
    "not UTF-8": (framed(b"\xff\xfe"), 1007),
    "continuation of nothing": (framed(b"x", 0x80), 1002),
    "a new message inside another": (framed(b"x", 0x01) + framed(b"y", 0x81), 1002),
    "endless empty pieces": (framed(b"x", 0x01) + framed(b"", 0x00) * 17_000, 1009),
    "goodbye": (framed(struct.pack(">H", 1000), 0x88), 1000),
}


@pytest.mark.parametrize("case", CASES)
def test_frames_that_are_wrong_close_the_connection_with_the_right_code(house: House, case: str) -> None:
    data, code = CASES[case]

    async def run() -> None:
        async with Person(house, "Ada") as ada:
            table = await ada.open("dudo", ME, OPEN)
            async with Raw(house, table) as raw:
                await raw.send(data)
                assert await raw.closing_code() == code

    asyncio.run(run())


def test_pieces_pings_and_slow_typing_are_fine(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            table = await ada.open("dudo", ME, OPEN)
            async with Raw(house, table) as raw:
                whole = framed(b'{"type":"pi', 0x01) + framed(b"hello", 0x89) + framed(b'ng","id":"slow"}', 0x80)
                for byte in whole:
                    await raw.send(bytes((byte,)))
                    await asyncio.sleep(0)
                async with asyncio.timeout(PATIENCE):
                    assert await raw.reader.readuntil(b"\x8a\x05hello")
                    assert await raw.reader.readuntil(b'{"type":"pong","id":"slow"}')

    asyncio.run(run())


def test_handshakes_that_are_wrong_are_turned_away(house: House) -> None:
    async def run() -> None:
        for text, status in (
            (HANDSHAKE.format(path="/api/tables/none/socket", more=""), b"404"),
            (HANDSHAKE.format(path="/elsewhere", more=""), b"404"),
            (HANDSHAKE.format(path="/api/tables/none/socket", more="").replace(": 13", ": 12"), b"400"),
            (HANDSHAKE.format(path="/api/tables/none/socket", more="").replace("dGhl", ""), b"400"),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(text.encode())
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
            assert answer.split()[1] == status, answer
            writer.close()

    asyncio.run(run())


def _nonsense(chance: random.Random, table: str) -> bytes:
    """Something somebody could send instead of a message."""
    kinds = ["move", "why", "load", "ping", "ready", "words", "arrange", "leave", "hand-over", "come-back", "open-hand"]
    kinds += ["chat", "emote", "take-back", "propose", "vote", "rematch", "table", "update", "nothing"]
    values: list[object] = [None, True, -1, 0, 2**70, 1e308, "", "x" * 500, "\ud7ff\u0000<script>", [], [[[[]]]], {}]
    values += ["1x1", "dudo", table, "random", "seat", "bot", {"type": "move"}]
    fields = ["text", "answers", "seat", "level", "open", "emote", "what", "vote", "agree", "id", "type", "extra"]
    message: dict[str, object] = {"type": chance.choice(kinds), "id": chance.choice(["a", "b", "", 5, "x" * 41])}
    for _ in range(chance.randrange(5)):
        message[chance.choice(fields)] = chance.choice(values)
    text = json.dumps(message).encode()
    how = chance.randrange(8)
    if how == 0:
        cut = chance.randrange(len(text))
        return text[:cut]
    if how == 1:
        return bytes(chance.randrange(32, 127) for _ in range(chance.randrange(60)))
    if how == 2:
        return b"[" * chance.randrange(10_000)
    return text


def test_nonsense_for_a_while_leaves_the_house_standing(tmp_path: Path, scale: int) -> None:
    """Everybody sends garbage: players, spectators, strangers. The match at the table beside goes on to its end."""
    house = House(f"sqlite:///{tmp_path / 'hostile.sqlite'}", tmp_path / "log").open()

    async def shout(person: Person, table: str, seed: int) -> None:
        chance = random.Random(seed)
        for _ in range(10):
            async with Raw(house, table, person.cookie) as raw:
                for _ in range(60):
                    raw.writer.write(framed(_nonsense(chance, table)))
                raw.writer.write(framed(b"", 0x88))
                async with asyncio.timeout(PATIENCE):
                    # After so much nonsense the server hangs up without reading the rest.
                    with contextlib.suppress(ConnectionError):
                        await raw.reader.read()

    async def abandon(table: str, seed: int) -> None:
        """Connections that never finish what they begin, or never read."""
        chance = random.Random(seed)
        for _ in range(30):
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            data = HANDSHAKE.format(path=f"/api/tables/{table}/socket", more="").encode()
            writer.write(data[: chance.randrange(1, len(data))] if chance.random() < 0.5 else data + os.urandom(50))
            await asyncio.sleep(0)
            writer.transport.abort()

    async def round_of(number: int) -> None:
        async with Person(house, "Ada") as ada, Person(house, "Eve") as eve, Person(house, "Mallory") as mallory:
            await eve.call("POST", "/api/me", {"name": "Eve"})
            target = await ada.open("dudo", ME, BOT)
            beside = await mallory.open("dudo", ME, BOT)
            async with mallory.socket(beside) as playing:
                await asyncio.gather(
                    *(shout(person, target, number * 10 + i) for i, person in enumerate((ada, eve, mallory))),
                    abandon(target, number),
                    playing.play_to_the_end(random.Random(number)),
                )
            async with ada.socket(target) as still:
                assert still.table["id"] == target

    async def run() -> None:
        await round_of(0)
        await round_of(1)
        before = house.memory()
        for number in range(2, 5 + scale):
            await round_of(number)
        assert house.memory() - before < 20_000, "kilobytes"
        async with Person(house, "Ada") as ada:
            assert (await ada.call("GET", "/api/health"))["status"] == "ok"
            lines = (await ada.web.get("/metrics")).text.splitlines()
            connections = next(line for line in lines if line.startswith("estaminet_connections "))
            assert float(connections.split()[1]) == 0.0

    try:
        asyncio.run(run())
    finally:
        house.stop()
    log = house.log.read_text("utf-8")
    assert '"level":"error"' not in log, log[-3000:]
    assert "script" not in log


@pytest.mark.inside
def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that leaves megabytes unread is let go, and costs the table nothing."""
    from estaminet.server import websocket
    from estaminet.server.addresses import Addresses
    from estaminet.server.limits import FRAMES

    class Pipe(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__()
            self.size = 0
            self.aborted = False

        def write(self, data: object) -> None:
            self.size += len(data)  # type: ignore[arg-type]

        def get_write_buffer_size(self) -> int:
            return self.size

        def abort(self) -> None:
            self.aborted = True

    class State:
        connections: set[object] = set()  # noqa: RUF012
        tasks: set[object] = set()  # noqa: RUF012

    monkeypatch.setattr(websocket, "MOST_WAITING", 1_000)

    class AtOnce(websocket.Outbox):
        def add(self, socket: websocket.Socket) -> None:
            waiting.append(socket)

    waiting: list[websocket.Socket] = []
    socket = websocket.Socket(lambda *_: None, State(), AtOnce(), Addresses().client, FRAMES)  # type: ignore[arg-type]
    pipe = Pipe()
    socket.connection_made(pipe)
    cut_off = []
    for _ in range(3):
        socket.send(b"x" * 900)
        socket.flush()
        cut_off.append(pipe.aborted)
    assert waiting == [socket] * 3, "once for each time that there is something to send"
    assert cut_off == [False, False, True]
    assert socket.is_over()
    assert pipe.size < 2_000
