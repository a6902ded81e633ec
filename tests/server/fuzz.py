"""Strange requests and messages, as many as you like, against a server of its own; how many were answered with 500.

    PYTHONPATH=src python -m tests.server.fuzz 100000 [seed]

Requests follow the paths of the API's own description, with values that fit, nearly fit, or do not fit at all; messages
go through a socket at a table. A short run is among the tests.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

from tests.server.house import ConnectionClosed, House, Person

from estaminet import games
from estaminet.server.protocol import messages

ADMIN = "a-token-of-the-host"
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
WORDS = [
    "",
    "x",
    "dudo",
    "0",
    "-1",
    "1x1",
    "é",
    "\x00",
    "'",
    '"',
    "../..",
    "%",
    "a" * 300,
    "null",
    "[]",
    "\ud83c\udfb2",
    "NaN",
]
NUMBERS = [0, 1, -1, 2, 5, 16, 255, 2**31, 2**63, -(2**63), 2**70, 0.5, 1e308]
KINDS = [*sorted(str(one.__struct_config__.tag) for one in get_args(messages.FromClient)), "fly"]
"""What messages are called; the last is nothing."""
FIELDS = [
    "id",
    "text",
    "answers",
    "index",
    "action",
    "seat",
    "level",
    "open",
    "emote",
    "what",
    "vote",
    "agree",
    "round",
    "words",
    "options",
    "extra",
]


class Fuzzer:
    """One stream of strangeness. What it asks about is partly really there."""

    def __init__(self, house: House, paths: dict[str, Any], known: dict[str, list[str]], seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.paths = [(path, method.upper()) for path, methods in paths.items() for method in methods]
        self.known = known
        self.statuses: Counter[int] = Counter()
        self.failed: list[str] = []

    def value(self, depth: int = 0) -> Any:
        chance = self.chance
        kind = chance.randrange(9 if depth < 3 else 5)
        if kind == 0:
            return chance.choice(NUMBERS)
        if kind == 1:
            return chance.choice([True, False, None])
        if kind < 5:
            return chance.choice(WORDS + [word for words in self.known.values() for word in words])
        if kind < 7:
            return [self.value(depth + 1) for _ in range(chance.randrange(4))]
        return {chance.choice(WORDS[1:8] + FIELDS): self.value(depth + 1) for _ in range(chance.randrange(4))}

    def _body(self, path: str) -> bytes:
        chance = self.chance
        if chance.random() < 0.1:
            return chance.choice([b"", b"\xff\xfe", b"{", b"[" * 20_000, b"nul", chance.randbytes(50)])
        fitting: dict[str, dict[str, Any]] = {
            "/api/tables": {"game": "dudo", "seats": [ME, BOT], "name": "Ada"},
            "/api/sandbox": {"game": chance.choice(games.keys()), "seed": 1, "seat": 0},
            "/api/replays": {"record": chance.choice(self.known["record"])},
            "/api/host/do": {"do": chance.choice(["unsay", "settle", "unban", "message"]), "table": "x", "line": 1},
        }
        usual = fitting.get(
            path, {"name": "Ada", "text": "1x1", "id": "a", "answers": 1, "line": 1, "type": chance.choice(KINDS)}
        )
        body: Any = dict(usual)
        for _ in range(chance.randrange(4)):
            where = chance.choice([*body, *FIELDS, "options", "position", "clock", "viewer", "words", "public"])
            if chance.random() < 0.2:
                body.pop(where, None)
            else:
                body[where] = self.value()
        return json.dumps(body if chance.random() < 0.95 else self.value()).encode("utf-8", "replace")

    def request(self) -> bytes:
        chance = self.chance
        path, method = chance.choice(self.paths)
        parts = []
        for part in path.split("/"):
            if part.startswith("{"):
                fits = self.known.get(part.strip("{}"), [])
                word = chance.choice(fits) if fits and chance.random() < 0.7 else str(self.value())[:3_000]
                part = quote(word.encode("utf-8", "replace"), safe="")
            parts.append(part)
        target = "/".join(parts)
        if chance.random() < 0.3:
            name = chance.choice(["viewer", "since", "open", "lang", "game", "format", "move", "stage", "table", "x"])
            target += f"?{name}={quote(str(self.value())[:500].encode('utf-8', 'replace'), safe='')}"
        if chance.random() < 0.05:
            method = chance.choice(["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"])
        if chance.random() < 0.03:
            target, method = (
                chance.choice(["/", "/admin", f"/{'x' * 400}", "/%00", "/assets/%ff", "/t/x", "/metrics"]),
                "GET",
            )
        body = self._body(path) if method not in ("GET", "HEAD") else b""
        lines = [f"{method} {target} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
        lines.append(
            "Content-Type: " + chance.choice(["application/json"] * 8 + ["text/plain", "x", "multipart/form-data"])
        )
        if chance.random() < 0.7:
            lines.append(f"Authorization: Bearer {chance.choice([*self.known['token'], ADMIN, 'x'])}")
        if chance.random() < 0.2:
            odd = [("Origin", "http://[::1"), ("Cookie", 'a={"b; estaminet=x.y.z'), ("Accept-Encoding", "br, gzip")]
            odd += [("If-None-Match", "*"), ("Range", "bytes=0-1"), ("Authorization", "Basic é"), ("Accept", "text/x")]
            lines.append("{}: {}".format(*chance.choice(odd)))
        return "\r\n".join(lines).encode("utf-8", "replace") + b"\r\n\r\n" + body

    async def requests(self, count: int) -> None:
        done = 0
        while done < count:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port)
            try:
                while done < count:
                    asked = self.request()
                    writer.write(asked)
                    status = await self._answer(reader, asked.startswith(b"HEAD "))
                    done += 1
                    self.statuses[status] += 1
                    if status >= 500:
                        self.failed.append(f"{status} {asked[:300]!r}")
            except (ConnectionError, asyncio.IncompleteReadError):
                done += 1  # closed on us, as it may
                self.statuses[0] += 1
            finally:
                writer.close()

    async def _answer(self, reader: asyncio.StreamReader, is_head: bool) -> int:
        async with asyncio.timeout(30):
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            headers = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
            if is_head or status in (204, 304):
                return status
            if b"chunked" in headers.get(b"transfer-encoding", b""):
                while size := int(await reader.readline(), 16):
                    await reader.readexactly(size + 2)
                await reader.readline()
            else:
                await reader.readexactly(int(headers.get(b"content-length", b"0")))
            if headers.get(b"connection") == b"close":
                raise ConnectionResetError
            return status

    async def messages(self, person: Person, table: str, count: int) -> None:
        """Messages at a table; an answer that it was our fault counts as a 500."""
        left = count
        while left > 0:
            socket = person.socket(table)
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                await socket.connect()
                for _ in range(min(left, 60)):
                    left -= 1
                    message = {"type": self.chance.choice(KINDS), "id": self.chance.choice(["a", "b", "c"])}
                    for _ in range(self.chance.randrange(4)):
                        message[self.chance.choice(FIELDS)] = self.value()
                    play = socket.play or {}
                    if play.get("legal") and self.chance.random() < 0.3:
                        text = self.chance.choice(play["legal"])["text"]
                        message = {"type": "move", "id": str(left), "text": text, "answers": play["answers"]}
                    await socket.send_text(json.dumps(message).encode("utf-8", "replace").decode())
                    self.statuses[1] += 1
                await socket.ask("ping")
            for heard in socket.heard:
                if heard.get("reason", {}).get("code") == "our-fault":
                    self.failed.append(str(heard)[:300])
            await socket.close()


async def fuzz(house: House, count: int, seed: int) -> Fuzzer:
    async with Person(house, "Ada") as ada:
        token = (await ada.call("POST", "/api/bot/token", {"name": "Fuzz"}))["token"]
        tables = [await ada.open("dudo", ME, BOT) for _ in range(2)]
        over = await ada.open("dudo", ME, BOT)
        async with ada.socket(over) as mine:
            await mine.play_to_the_end(random.Random(seed))
        record = (await ada.web.get(f"/api/records/{over}")).text
        paths = (await ada.web.get("/api/schema/openapi.json")).json()["paths"]
        paths = {path: methods for path, methods in paths.items() if not path.endswith("stream")}
        known = {
            "table_id": [*tables, over],
            "record_id": [over, tables[0]],
            "key": games.keys(),
            "code": ["ABCD"],
            "lang": ["en", "fr"],
            "clause": ["DUDO-BID-01"],
            "token": [token],
            "record": [record],
        }
        fuzzer = Fuzzer(house, paths, known, seed)
        requests = count * 9 // 10
        await asyncio.gather(
            *(fuzzer.requests(requests // 4) for _ in range(4)),
            fuzzer.messages(ada, tables[0], (count - requests) // 2),
            fuzzer.messages(ada, tables[1], (count - requests) // 2),
        )
        assert (await ada.call("GET", "/api/health"))["status"] == "ok"
    return fuzzer


def main() -> None:
    count, seed = int(sys.argv[1]) if sys.argv[1:] else 10_000, int(sys.argv[2]) if sys.argv[2:] else 1
    with tempfile.TemporaryDirectory() as folder:
        house = House(f"sqlite:///{Path(folder) / 'x.sqlite'}", Path(folder) / "log", "--admin-token", ADMIN).open()
        try:
            fuzzer = asyncio.run(fuzz(house, count, seed))
        finally:
            house.stop()
        said = sorted(fuzzer.statuses.items())
        sys.stdout.write(f"{sum(fuzzer.statuses.values())} tries (0: closed, 1: a message): {dict(said)}\n")
        sys.stdout.write(f"{len(fuzzer.failed)} answered with 500 or our-fault\n")
        for line in fuzzer.failed[:20]:
            sys.stdout.write(f"  {line}\n")
        errors = [line for line in house.log.read_text("utf-8").splitlines() if '"level":"error"' in line]
        sys.stdout.write(f"{len(errors)} errors in the log\n")
        for line in errors[:10]:
            sys.stdout.write(f"  {line[:1500]}\n")
    sys.exit(1 if fuzzer.failed or errors else 0)


if __name__ == "__main__":
    main()
