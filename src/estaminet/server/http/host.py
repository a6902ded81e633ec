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
from estaminet.server.protocol import Problem

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
    if not hmac.compare_digest(given.encode(), token.encode()):
        if given:
            server.buckets.take(limits.TOKENS, address(request), None)
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


def _form(label: str, order: str, **fields: str) -> str:
    hidden = "".join(f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in fields.items())
    return (
        f'<form method="post" action="/admin"><input type="hidden" name="do" value="{order}">{hidden}'
        f"<button>{label}</button></form>"
    )


def _row(*cells: str) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _link(table_id: str) -> str:
    return f'<a href="/admin?table={quote(table_id)}">{escape(table_id)}</a>'


def _page(parts: list[str]) -> Response[str]:
    body = "\n".join(parts)
    text = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Estaminet: the host\'s desk</title>'
        '<meta name="viewport" content="width=device-width"></head><body><h1><a href="/admin">The host\'s desk</a></h1>'
        f"{body}</body></html>"
    )
    return Response(text, media_type="text/html")


def _people(known: HostPeople) -> list[str]:
    reports = [
        _row(
            escape(r.at),
            _link(r.table),
            escape(r.about),
            escape(r.said),
            escape(r.why),
            _form("Done", "settle", report=r.report),
        )
        for r in known.reports
    ]
    bans = [_row(escape(b.who), escape(b.until), escape(b.why), _form("Lift", "unban", who=b.who)) for b in known.bans]
    return [
        "<h2>Message of the day</h2>",
        '<form method="post" action="/admin"><input type="hidden" name="do" value="message">'
        f'<input name="text" maxlength="300" size="60" aria-label="Message" value="{escape(known.message)}">'
        "<button>Announce</button></form>",
        f"<h2>Reports</h2><table>{''.join(reports)}</table>",
        f"<h2>Kept out</h2><table>{''.join(bans)}</table>",
        '<form method="post" action="/admin"><input type="hidden" name="do" value="ban">'
        '<label>Who <input name="who" placeholder="address 203.0.113.7" required></label> '
        '<label>Hours <input name="hours" value="24" size="4"></label> '
        '<label>Why <input name="why" maxlength="300"></label><button>Keep out</button></form>',
    ]


def _whole(whole: HostTableWhole) -> list[str]:
    head = whole.table
    seats = [
        _row(
            str(s.seat),
            escape(s.name),
            escape(s.guest or ""),
            _form("Remove name", "unname", guest=s.guest) + _form("Keep out for a day", "ban", who=f"guest {s.guest}")
            if s.guest
            else "",
        )
        for s in whole.seats
    ]
    lines = [
        _row(escape(c.at), escape(c.name), escape(c.text), _form("Remove", "unsay", table=head.id, line=str(c.line)))
        for c in whole.chat
    ]
    return [
        f"<h2>Table {escape(head.id)}</h2>",
        f"<p>{escape(head.game)}, {head.stage}, {head.entries} entries, last {head.last}</p>",
        _form("Close", "close", table=head.id),
        _form("Forget", "forget", table=head.id),
        f"<h3>Seats</h3><table>{''.join(seats)}</table><h3>Chat</h3><table>{''.join(lines)}</table>",
    ]


@litestar.get("/admin", include_in_schema=False)
async def page(request: AnyRequest, table: str | None = None) -> Response[str]:
    check_host(request)
    store = server_of(request).store
    if table is not None:
        return _page(_whole(await _table(request, table)))
    listed = await store.apart(host.tables, store, None, MOST_LISTED)
    rows = [_row(_link(t.id), escape(t.code or ""), escape(t.game), t.stage, t.last, str(t.entries)) for t in listed]
    return _page([*_people(await store.apart(host.people, store)), f"<h2>Tables</h2><table>{''.join(rows)}</table>"])


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
