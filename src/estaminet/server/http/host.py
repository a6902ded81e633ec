"""The host's desk: JSON for programs, and one plain page without scripts. Neither is there without an admin token."""

from __future__ import annotations

import base64
import binascii
import hmac
from html import escape
from typing import Any
from urllib.parse import parse_qs, quote

import litestar
import msgspec
from litestar import Response

from estaminet.server import host, limits
from estaminet.server.guests import own_origin
from estaminet.server.host import HostOrder, HostPeople, HostTable, HostTableWhole, Outcome
from estaminet.server.http.common import AnyRequest, HttpProblem, address, get, http_problem, post, server_of
from estaminet.server.protocol.http import Problem
from estaminet.text import Speaker, languages

MOST_LISTED = 200


def _password(header: str) -> str:
    scheme, _, value = header.partition(" ")
    if scheme.lower() == "bearer":
        return value.strip()
    if scheme.lower() == "basic":
        try:
            return base64.b64decode(value, validate=True).decode().partition(":")[2]
        except (binascii.Error, ValueError):
            return ""
    return ""


def check_host(request: AnyRequest) -> None:
    """Only for whoever has the token: as a bearer token, or as the password a browser asks for."""
    server = server_of(request)
    token = server.settings.admin_token
    if token is None:
        raise http_problem(404, "not-found", "there is no desk here: the house was opened without an admin token")
    given = _password(request.headers.get("authorization", ""))
    if given:
        # Before it is looked at: whoever guesses too fast does not learn of a right one either.
        server.buckets.check(limits.DESK, address(request))
    if not hmac.compare_digest(given.encode(), token.encode()):
        if given:
            server.buckets.take(limits.DESK, address(request), None)
        problem = Problem("no-token", "this is for the host")
        raise HttpProblem(401, problem, {"WWW-Authenticate": 'Basic realm="Estaminet", charset="UTF-8"'})
    if request.method != "GET" and not own_origin(request.headers, server.settings):
        raise http_problem(403, "wrong-origin", "this request comes from the page of another site")


@get("/api/host/tables")
async def tables(request: AnyRequest, stage: str | None = None) -> list[HostTable]:
    """The latest tables, of a stage or of all."""
    check_host(request)
    store = server_of(request).store
    return await store.apart(host.tables, store, stage, MOST_LISTED)


@get("/api/host/tables/{table_id:str}")
async def table(request: AnyRequest, table_id: str) -> HostTableWhole:
    """A table with its people and its chat."""
    check_host(request)
    return await _table(request, table_id)


async def _table(request: AnyRequest, table_id: str) -> HostTableWhole:
    store = server_of(request).store
    whole = await store.apart(host.table, store, table_id)
    if whole is None:
        raise http_problem(404, "no-such-table", f"there is no table {table_id[:40]!r}")
    return whole


@get("/api/host/people")
async def people(request: AnyRequest) -> HostPeople:
    """Who is kept out, what was reported, and the message of the day."""
    check_host(request)
    store = server_of(request).store
    return await store.apart(host.people, store)


@post("/api/host/do", status_code=200)
async def do(request: AnyRequest, data: HostOrder) -> Outcome:
    """Close or forget a table, take a line or a name away, ban, announce."""
    check_host(request)
    return await server_of(request).host_orders(data)


# The page


def _language(accepted: str) -> str:
    """The language a browser wants most that we speak; else English."""
    wanted = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), place, tag.lower().partition("-")[0]))
        except ValueError:
            continue
    known = languages()
    return next((tag for _, _, tag in sorted(wanted) if tag in known), known[0])


class _Desk:
    """The page in one language."""

    def __init__(self, language: str) -> None:
        self._speaker = Speaker(language)

    def say(self, message: str, **args: str | int) -> str:
        return escape(self._speaker.say(message, **args))

    def _stage(self, stage: str) -> str:
        return self.say("desk-stage-closed" if stage == "closed" else f"site-stage-{stage}")

    def page(self, parts: list[str]) -> Response[str]:
        title = self.say("desk-title")
        body = "\n".join(parts)
        text = (
            f'<!doctype html><html lang="{self._speaker.language}"><head><meta charset="utf-8">'
            f'<title>Estaminet: {title}</title><meta name="viewport" content="width=device-width"></head>'
            f'<body><h1><a href="/admin">{title}</a></h1>{body}</body></html>'
        )
        return Response(text, media_type="text/html", headers={"vary": "accept-language"})

    def form(self, label: str, order: str, **fields: str) -> str:
        hidden = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in fields.items()
        )
        return (
            f'<form method="post" action="/admin"><input type="hidden" name="do" value="{order}">{hidden}'
            f"<button>{self.say(label)}</button></form>"
        )

    def people(self, known: HostPeople) -> list[str]:
        say = self.say
        reports = [
            _row(
                escape(r.at),
                _link(r.table),
                escape(r.about),
                escape(r.said),
                escape(r.why),
                self.form("desk-settle", "settle", report=r.report),
            )
            for r in known.reports
        ]
        bans = [
            _row(escape(b.who), escape(b.until), escape(b.why), self.form("desk-unban", "unban", who=b.who))
            for b in known.bans
        ]
        return [
            f"<h2>{say('desk-message')}</h2>",
            '<form method="post" action="/admin"><input type="hidden" name="do" value="message">'
            f'<input name="text" maxlength="300" size="60" aria-label="{say("desk-message")}" '
            f'value="{escape(known.message)}"><button>{say("desk-announce")}</button></form>',
            f"<h2>{say('desk-reports')}</h2><table>{''.join(reports)}</table>",
            f"<h2>{say('desk-bans')}</h2><table>{''.join(bans)}</table>",
            '<form method="post" action="/admin"><input type="hidden" name="do" value="ban">'
            f'<label>{say("desk-who")} <input name="who" placeholder="address 203.0.113.7" required></label> '
            f'<label>{say("desk-hours")} <input name="hours" value="24" size="4"></label> '
            f'<label>{say("desk-why")} <input name="why" maxlength="300"></label>'
            f"<button>{say('desk-ban')}</button></form>",
        ]

    def tables(self, listed: list[HostTable]) -> str:
        rows = [
            _row(_link(t.id), escape(t.code or ""), escape(t.game), self._stage(t.stage), t.last, str(t.entries))
            for t in listed
        ]
        return f"<h2>{self.say('desk-tables')}</h2><table>{''.join(rows)}</table>"

    def whole(self, whole: HostTableWhole) -> list[str]:
        head = whole.table
        seats = [
            _row(
                str(s.seat),
                escape(s.name),
                escape(s.guest or ""),
                self.form("desk-unname", "unname", guest=s.guest)
                + self.form("desk-ban-day", "ban", who=f"guest {s.guest}")
                if s.guest
                else "",
            )
            for s in whole.seats
        ]
        lines = [
            _row(
                escape(c.at),
                escape(c.name),
                escape(c.text),
                self.form("desk-unsay", "unsay", table=head.id, line=str(c.line)),
            )
            for c in whole.chat
        ]
        facts = [escape(head.game), self._stage(head.stage), self.say("desk-entries", count=head.entries)]
        return [
            f"<h2>{self.say('desk-table', id=head.id)}</h2>",
            f"<p>{', '.join([*facts, self.say('desk-last', when=head.last)])}</p>",
            self.form("desk-close", "close", table=head.id),
            self.form("desk-forget", "forget", table=head.id),
            f"<h3>{self.say('desk-seats')}</h3><table>{''.join(seats)}</table>",
            f"<h3>{self.say('desk-chat')}</h3><table>{''.join(lines)}</table>",
        ]


def _row(*cells: str) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _link(table_id: str) -> str:
    return f'<a href="/admin?table={quote(table_id)}">{escape(table_id)}</a>'


@litestar.get("/admin", include_in_schema=False)
async def page(request: AnyRequest, table: str | None = None) -> Response[str]:
    check_host(request)
    store = server_of(request).store
    desk = _Desk(_language(request.headers.get("accept-language", "")))
    if table is not None:
        return desk.page(desk.whole(await _table(request, table)))
    listed = await store.apart(host.tables, store, None, MOST_LISTED)
    return desk.page([*desk.people(await store.apart(host.people, store)), desk.tables(listed)])


@litestar.post("/admin", include_in_schema=False, status_code=303)
async def ordered(request: AnyRequest) -> Response[None]:
    check_host(request)
    fields: dict[str, Any] = {
        name: values[-1]
        for name, values in parse_qs((await request.body()).decode("utf-8", "replace"), keep_blank_values=True).items()
    }
    try:
        order = msgspec.convert(fields, HostOrder, strict=False)
    except msgspec.ValidationError as error:
        raise http_problem(400, "bad-request", str(error)) from None
    await server_of(request).host_orders(order)
    back = f"/admin?table={quote(order.table)}" if isinstance(order, (host.Unsay, host.CloseTable)) else "/admin"
    return Response(None, status_code=303, headers={"location": back})


HANDLERS = [tables, table, people, do, page, ordered]
