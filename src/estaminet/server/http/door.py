"""What every request passes on its way in and every answer on its way out, whatever it is about: how many there were,
the host name, `HEAD`, headers, entity tags, and the access log if one is kept."""

from __future__ import annotations

import hashlib
import logging
import re
import time
from secrets import compare_digest
from typing import TYPE_CHECKING, Any

from estaminet.server import limits, metrics
from estaminet.server.addresses import is_nobodys, name_in
from estaminet.server.limits import TooFast
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.http import Problem
from estaminet.server.relay import KEY

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from estaminet.server.server import Server
    from estaminet.server.settings import Settings

    Message = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    App = Callable[[Any, Any, Any], Awaitable[None]]

log = logging.getLogger("estaminet.access")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
EMBEDDED = "/embed/"
"""The pages that others may show inside theirs: a board to look at, on which nothing can be done. Nobody is known
there: our cookie is not sent from within another site's page."""
_FRAMED = {
    **{name: value for name, value in HEADERS.items() if name != "x-frame-options"},
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
}
MOST_PATH = 1_000
"""Letters of a path: nothing here is called anything longer, and a file is looked for folder by folder."""
SECURE = {"strict-transport-security": "max-age=31536000"}

_ids = re.compile(r"(?<=/)(tables|t|c|codes|records|replays|replay|embed|positions)/([^/]{3})[^/]*")


def shown_path(path: str) -> str:
    """A path as it may be kept: the ids of tables are what lets people in."""
    return _ids.sub(r"\1/\2…", path)[:200]


def known_host(host: str, settings: Settings) -> bool:
    """Whether a request names this house. Somebody else's name that leads here (DNS rebinding) is not ours; an address
    is nobody's name."""
    if not settings.host_names:
        return True
    name = name_in(host)
    return name.lower() in settings.host_names or is_nobodys(name)


class Door:
    def __init__(self, app: App, server: Server) -> None:
        self._app = app
        self._server = server
        settings = self._settings = server.settings
        secure = SECURE if settings.secure else {}
        self._headers, self._framed = (
            [(name.encode(), value.encode()) for name, value in {**headers, **secure}.items()]
            for headers in (HEADERS, _FRAMED)
        )

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        framed = scope["path"].startswith(EMBEDDED)
        answer = _Answer(scope, send, self._framed if framed else self._headers)
        started = time.perf_counter()
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            fast = self._too_fast(scope, headers)
            if fast is not None:
                await answer.too_fast(fast)
            elif not known_host(headers.get(b"host", ""), self._settings):
                await answer.problem(421, "wrong-host", "this house does not answer to that name")
            elif headers.get(b"x-forwarded-prefix", "/").strip("/"):
                await answer.problem(
                    404, "path-prefix", "Estaminet needs a host name of its own, not a path of another's"
                )
            elif len(scope["path"]) > MOST_PATH:
                await answer.problem(404, "not-found", "there is nothing at an address as long as this")
            elif "\0" in scope["path"] or b"%00" in scope["query_string"]:
                # Not every database takes it, and nothing is called that.
                await answer.problem(404, "not-found", "there is nothing at an address with a zero in it")
            else:
                if scope["method"] == "HEAD" and not scope["path"].endswith("/stream"):
                    # The server leaves the body out by itself; it keeps the scope it made.
                    scope = {**scope, "method": "GET"}
                await self._app(scope, receive, answer.send)
        finally:
            if self._settings.access_log:
                client = scope.get("client")
                log.info(
                    "request",
                    extra={
                        "address": client[0] if client else "local",
                        "method": scope["method"],
                        "path": shown_path(scope["path"]),
                        "status": answer.status,
                        "ms": round((time.perf_counter() - started) * 1000, 1),
                    },
                )

    def _too_fast(self, scope: Any, headers: dict[bytes, str]) -> TooFast | None:
        """Count this request; what was wrong if there have been too many from its address. What another process passes
        on was counted there."""
        homes, given = self._server.homes, headers.get(KEY.encode())
        if homes is not None and given is not None and compare_digest(given.encode("latin-1"), homes.key.encode()):
            return None
        client = scope.get("client")
        try:
            self._server.buckets.of_address(limits.REQUESTS, client[0] if client else "local").take()
        except TooFast as fast:
            return fast
        return None


class _Answer:
    """One answer on its way out."""

    def __init__(self, scope: Any, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._scope = scope
        self._send = send
        self._headers = headers
        self._start: Message | None = None
        self.status = 0

    async def problem(self, status: int, code: str, detail: str) -> None:
        await self._problem(status, Problem(code, detail))

    async def too_fast(self, fast: TooFast) -> None:
        """Also hang up: whoever goes on has to connect again for every request."""
        seconds = round(fast.seconds + 0.05, 1)
        problem = Problem("too-fast", str(fast), key=fast.limit.key, seconds=seconds)
        await self._problem(429, problem, (b"retry-after", b"%d" % (int(seconds) + 1)), (b"connection", b"close"))

    async def _problem(self, status: int, problem: Problem, *headers: tuple[bytes, bytes]) -> None:
        metrics.HTTP.labels(str(status)).inc()
        body = encode(problem)
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
        await self.send({"type": "http.response.start", "status": status, "headers": kind})
        await self.send({"type": "http.response.body", "body": body})

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = list(message.get("headers", ()))
            known = {name.lower(): value for name, value in headers}
            headers += [pair for pair in self._headers if pair[0] not in known]
            if b"cache-control" not in known:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
            if self.status == 200 and b"no-cache" in known.get(b"cache-control", b""):
                self._start = message  # until its body is known
                return
        elif self._start is not None:
            start, self._start = self._start, None
            if not message.get("more_body"):
                start, message = self._tagged(start, message)
            await self._send(start)
        await self._send(message)

    def _tagged(self, start: Message, message: Message) -> tuple[Message, Message]:
        """The answer with its entity tag; without a body for whoever has it already."""
        tag = b'"' + hashlib.blake2b(message.get("body", b""), digest_size=12).hexdigest().encode() + b'"'
        wanted = next((value for name, value in self._scope["headers"] if name == b"if-none-match"), b"")
        headers = [*start["headers"], (b"etag", tag)]
        if tag not in wanted:
            return {**start, "headers": headers}, message
        self.status = 304
        headers = [pair for pair in headers if pair[0].lower() not in (b"content-length", b"content-type")]
        return {**start, "status": 304, "headers": headers}, {**message, "body": b""}
