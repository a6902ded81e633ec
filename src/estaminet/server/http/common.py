"""What all parts of the HTTP API need: the server behind a request, who asks, limits, problems."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import litestar
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from estaminet import games
from estaminet.kernel.errors import UnknownGame
from estaminet.kernel.fairness import WORDS_LIMIT
from estaminet.server import metrics
from estaminet.server.guests import WrongOrigin, token_in
from estaminet.server.limits import Limit, TooFast
from estaminet.server.links import wanted_seat
from estaminet.server.live import MOST_TRIES
from estaminet.server.names import problem_of_new_name
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.http import Problem
from estaminet.server.reasons import RequestRefused, reason
from estaminet.server.store.database import StoreAway, StoreFailing
from estaminet.server.tokens import COOKIE, DAY, SECURE_COOKIE, TOKEN_DAYS, Guest, new_guest_id

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from estaminet.kernel.game import Game
    from estaminet.server.live import LiveTable
    from estaminet.server.server import Server

log = logging.getLogger("estaminet.http")

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]
JSON = "application/json"

_MEANINGS = {
    400: "A bad request; `reasons` lists what is wrong with it.",
    401: "This needs a token.",
    403: "Not yours to see.",
    404: "Not found.",
    409: "Not now; `code` says why.",
    410: "This link is no longer valid.",
    429: "Too many requests; `seconds` says when to try again.",
    503: "The store does not answer, or the server is stopping.",
}
PROBLEMS = {status: ResponseSpec(Problem, description=said) for status, said in _MEANINGS.items()}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)


class HttpProblem(Exception):
    """An answer that is not a success."""

    def __init__(self, status: int, problem: Problem, headers: dict[str, str] | None = None) -> None:
        super().__init__(problem.code)
        self.status = status
        self.problem = problem
        self.headers = headers or {}


def http_problem(status: int, code: str, detail: str, reasons: tuple[str, ...] = ()) -> HttpProblem:
    return HttpProblem(status, Problem(code, detail, reasons))


def bad_words() -> HttpProblem:
    return http_problem(400, "bad-words", f"words are one line of at most {WORDS_LIMIT} printable characters")


def server_of(request: AnyRequest) -> Server:
    server: Server = request.app.state.server
    return server


def address(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else "local"


def limit(request: AnyRequest, kind: Limit) -> None:
    """Count this request; raises `TooFast`, which is answered with 429, if there have been too many."""
    server_of(request).buckets.take(kind, address(request), known_as(request))


def known_as(request: AnyRequest) -> str | None:
    """The guest whose limits count; a stranger has none."""
    server = server_of(request)
    token, _ = token_in(request.headers, server.signer, secure=server.settings.secure)
    guest = server.signer.guest(token) if token else None
    return guest.id if guest is not None else None


def wanted(request: AnyRequest) -> int | None:
    """With which of their seats somebody speaks, at a hot seat: `?seat=`."""
    return wanted_seat(request.url.query)


def guest_of(request: AnyRequest) -> Guest | None:
    """Who asks; a page of another site gets no further."""
    server = server_of(request)
    try:
        return server.guest_in(request.headers, address(request), writes=request.method != "GET")
    except WrongOrigin:
        raise http_problem(403, "wrong-origin", "this request comes from the page of another site") from None


def known_guest(request: AnyRequest) -> Guest:
    guest = guest_of(request)
    if guest is None:
        raise http_problem(401, "no-token", "this needs a guest's cookie or a bearer token")
    return guest


def named_guest(request: AnyRequest, name: str | None) -> Guest:
    """Who asks, under the name they give now; a stranger becomes a guest."""
    guest = guest_of(request)
    if name is not None and (why := problem_of_new_name(name)):
        raise http_problem(400, "bad-name", why)
    called = name or (guest.name if guest is not None else None) or "Guest"
    return Guest(guest.id if guest is not None else new_guest_id(), called)


def with_cookie(request: AnyRequest, content: Any, guest: Guest, status: int = 200) -> Response[Any]:
    """An answer that makes the browser remember who it is. Programs that sent a bearer token keep theirs."""
    server = server_of(request)
    token, from_cookie = token_in(request.headers, server.signer, secure=server.settings.secure)
    if token is not None and not from_cookie:
        return Response(content, status_code=status)
    cookie = Cookie(
        SECURE_COOKIE if server.settings.secure else COOKIE,
        # Later than the moment at which the host took a name away: this one is new.
        value=server.signer.token(guest.id, guest.name, server.known.nameless.get(guest.id, 0) // 1000 + 1),
        max_age=TOKEN_DAYS * DAY,
        path="/",
        httponly=True,
        secure=server.settings.secure,
        samesite="strict",
    )
    return Response(content, status_code=status, cookies=[cookie])


async def live_table(request: AnyRequest, table_id: str) -> LiveTable:
    live = await server_of(request).registry.find(table_id)
    if live is None:
        raise http_problem(404, "no-such-table", f"there is no table {table_id[:40]!r}")
    await live.rest()
    return live


async def insisted(live: LiveTable, attempt: Callable[[], Awaitable[T]]) -> T:
    """Carry something out, again if another process was quicker: what answers no position is never `stale`."""
    for _ in range(MOST_TRIES):
        try:
            return await attempt()
        except RequestRefused as error:
            if error.reason.code != "stale":
                raise
            await live.rest()
    return await attempt()


def known_game(key: str) -> Game:
    try:
        return games.find(key)
    except UnknownGame as error:
        raise http_problem(404, "no-such-game", str(error)) from None


# What goes wrong, as answers


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    metrics.HTTP.labels(str(status)).inc()
    return Response(encode(problem), status_code=status, media_type=JSON, headers=headers)


def on_problem(_: AnyRequest, error: HttpProblem) -> Response[bytes]:
    return _answer(error.status, error.problem, error.headers)


def on_too_fast(_: AnyRequest, error: TooFast) -> Response[bytes]:
    seconds = round(error.seconds + 0.05, 1)
    problem = Problem("too-fast", str(error), key=error.limit.key, seconds=seconds)
    return _answer(429, problem, {"Retry-After": str(int(seconds) + 1)})


def on_refused(_: AnyRequest, error: RequestRefused) -> Response[bytes]:
    because = error.reason
    detail = because.text or because.code
    status = {"store": 503, "stopping": 503, "banned": 403}.get(because.code, 409)
    return _answer(status, Problem(because.code, f"{because.clause}: {detail}" if because.clause else detail))


def on_store(_: AnyRequest, error: StoreFailing) -> Response[bytes]:
    """What is wrong with the database is for the log, and nobody else's business."""
    log.warning("store failing", extra={"error": str(error), "seldom": True})
    because = reason("store-away" if isinstance(error, StoreAway) else "store")
    return _answer(503, Problem(because.code, because.text or ""))


def _said(part: dict[str, Any]) -> str:
    if part.get("message") == "'data'":
        return "the request has no body"
    return ": ".join(str(part[key]) for key in ("key", "message") if key in part)


def on_http(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    reasons: tuple[str, ...] = ()
    if isinstance(error.extra, list):
        reasons = tuple(_said(part) for part in error.extra if isinstance(part, dict))
    code = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large"}.get(error.status_code, "error")
    return _answer(error.status_code, Problem(code, str(error.detail), reasons), dict(error.headers or {}))


def _raised_in(error: Exception) -> str:
    """The function that raised it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_name if trace is not None else ""


def on_our_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    if isinstance(error, (RecursionError, UnicodeDecodeError)) and _raised_in(error) == "decode_json":
        return _answer(400, Problem("bad-request", "the body is not JSON in UTF-8, or too deep"))
    log.error("request failed", exc_info=error, extra={"route": request.route_handler.handler_name})
    return _answer(500, Problem("our-fault", "something went wrong here; it has been logged"))


HANDLERS: dict[Any, Any] = {
    Exception: on_our_fault,
    HttpProblem: on_problem,
    TooFast: on_too_fast,
    RequestRefused: on_refused,
    StoreFailing: on_store,
    HTTPException: on_http,
}
