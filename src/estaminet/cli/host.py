"""The host's verbs: `estaminet tables`, `people`, `message`, `prune`. On the store itself while the house is closed
(with PostgreSQL at any time), or through a running house with its admin token."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar
from urllib.parse import quote

import msgspec
import typer

from estaminet.cli.backup import StoreOption
from estaminet.cli.files import reason_of
from estaminet.cli.language import LangOption, bad_input, speaker_in

if TYPE_CHECKING:
    from estaminet.server.host import HostOrder
    from estaminet.server.store.sql import Store
    from estaminet.text import Speaker

T = TypeVar("T")

House = Annotated[
    str | None,
    typer.Option(help="A running house, such as http://127.0.0.1:8000; needs its admin token."),
]
Token = Annotated[
    str, typer.Option(help="The admin token of the house. Better given as a variable.", envvar="ESTAMINET_ADMIN_TOKEN")
]

tables = typer.Typer(help="Tables: list, show, close, forget; remove a line of chat.", no_args_is_help=True)
people = typer.Typer(help="People: keep out, remove names, read reports.", no_args_is_help=True)


class Desk:
    """Where the host works: a store, or a house behind its address."""

    def __init__(self, store: str | None, house: str | None, token: str, lang: str | None) -> None:
        self._store = store
        self._house = house.rstrip("/") if house else None
        self._token = token
        self.speaker: Speaker = speaker_in(lang)

    def ask(self, path: str, kind: type[T], here: Callable[[Store], T | None], body: object = None) -> T:
        """What the house answers under this path, or what `here` says about the store."""
        from estaminet.server.store.database import StoreFailing, default_url
        from estaminet.server.store.sql import Store

        if self._house is not None:
            return self._fetch(path, kind, body)
        try:
            store = Store(self._store or default_url(), "desk", alone=True)
        except (StoreFailing, ValueError) as error:
            said = str(error)
            if "another server" in said:
                raise bad_input(self.speaker, "cli-host-open") from None
            raise bad_input(self.speaker, "server-wrong-store", reason=said) from None
        try:
            answer = here(store)
        except StoreFailing as error:
            raise bad_input(self.speaker, "cli-host-failed", reason=str(error)) from None
        finally:
            store.close()
        if answer is None:
            raise bad_input(self.speaker, "cli-host-nothing")
        return answer

    def _fetch(self, path: str, kind: type[T], body: object) -> T:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        try:
            request = urllib.request.Request(f"{self._house}{path}", data, headers)
            with urllib.request.urlopen(request, timeout=30) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as error:
            try:
                said = str(json.loads(error.read())["detail"])
            except (ValueError, KeyError, TypeError):
                said = f"{error.code} {error.reason}"
            raise bad_input(self.speaker, "cli-host-failed", reason=said) from None
        except (OSError, ValueError) as error:
            cause = error.reason if isinstance(error, urllib.error.URLError) else error
            reason = reason_of(cause) if isinstance(cause, Exception) else str(cause)
            raise bad_input(self.speaker, "cli-host-failed", reason=reason) from None

    def do(self, order: dict[str, Any]) -> None:
        """Have an order carried out, and say what came of it."""
        from estaminet.server.host import HostOrder, Outcome, carry_out

        try:
            read: HostOrder = msgspec.convert(order, HostOrder)
        except msgspec.ValidationError as error:
            raise bad_input(self.speaker, "cli-host-failed", reason=str(error)) from None
        outcome = self.ask("/api/host/do", Outcome, lambda store: carry_out(store, read), order)
        if not outcome.changed:
            raise bad_input(self.speaker, "cli-host-nothing")
        typer.echo(self.speaker.say("cli-host-done"))


def _row(*cells: object) -> None:
    typer.echo("\t".join("-" if cell is None or cell == "" else str(cell) for cell in cells))


@tables.command("list")
def list_tables(
    stage: Annotated[str | None, typer.Option(help="waiting, playing, ended or closed.")] = None,
    store: StoreOption = None,
    house: House = None,
    admin_token: Token = "",
    lang: LangOption = None,
) -> None:
    """The latest tables: id, code, game, stage, when something happened last, entries."""
    from estaminet.server import host

    path = "/api/host/tables" + (f"?stage={quote(stage)}" if stage else "")
    desk = Desk(store, house, admin_token, lang)
    for one in desk.ask(path, list[host.HostTable], lambda opened: host.tables(opened, stage)):
        _row(one.id, one.code, one.game, one.stage, one.last, one.entries)


@tables.command()
def show(
    table: str, store: StoreOption = None, house: House = None, admin_token: Token = "", lang: LangOption = None
) -> None:
    """A table: its seats with the ids of guests, its chat with the numbers of lines."""
    from estaminet.server import host

    desk = Desk(store, house, admin_token, lang)
    path = f"/api/host/tables/{quote(table)}"
    whole = desk.ask(path, host.HostTableWhole, lambda opened: host.table(opened, table))
    one = whole.table
    _row(one.id, one.code, one.game, one.stage, one.last, one.entries)
    for seat in whole.seats:
        _row("seat", seat.seat, seat.name, seat.guest)
    for line in whole.chat:
        _row("line", line.line, line.at, line.name, line.guest, line.text)


@tables.command()
def close(
    table: str, store: StoreOption = None, house: House = None, admin_token: Token = "", lang: LangOption = None
) -> None:
    """Close a table: everybody is sent away. Nothing is deleted."""
    Desk(store, house, admin_token, lang).do({"do": "close", "table": table})


@tables.command()
def forget(
    table: str, store: StoreOption = None, house: House = None, admin_token: Token = "", lang: LangOption = None
) -> None:
    """Delete a table, with its record."""
    Desk(store, house, admin_token, lang).do({"do": "forget", "table": table})


@tables.command()
def unsay(
    table: str,
    line: Annotated[int, typer.Argument(help="Its number, as `show` lists it.")],
    store: StoreOption = None,
    house: House = None,
    admin_token: Token = "",
    lang: LangOption = None,
) -> None:
    """Remove a line of chat."""
    Desk(store, house, admin_token, lang).do({"do": "unsay", "table": table, "line": line})


@people.command("list")
def list_people(
    store: StoreOption = None, house: House = None, admin_token: Token = "", lang: LangOption = None
) -> None:
    """Who is kept out, and what was reported."""
    from estaminet.server import host

    known = Desk(store, house, admin_token, lang).ask("/api/host/people", host.HostPeople, host.people)
    for ban in known.bans:
        _row("ban", ban.who, ban.until, ban.why)
    for report in known.reports:
        _row("report", report.report, report.at, report.table, report.about, report.said, report.why)


Who = Annotated[str, typer.Argument(help="A guest's id or an address.")]


def _who(who: str) -> str:
    """Addresses have dots or colons, guests' ids have neither."""
    return f"address {who}" if "." in who or ":" in who else f"guest {who}"


@people.command()
def ban(
    who: Who,
    hours: Annotated[float, typer.Option(min=0.01, help="For how long.")] = 24.0,
    why: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    store: StoreOption = None,
    house: House = None,
    admin_token: Token = "",
    lang: LangOption = None,
) -> None:
    """Keep a guest or an address out for a while."""
    Desk(store, house, admin_token, lang).do({"do": "ban", "who": _who(who), "hours": hours, "why": why})


@people.command()
def unban(
    who: Who, store: StoreOption = None, house: House = None, admin_token: Token = "", lang: LangOption = None
) -> None:
    """Let somebody in again."""
    Desk(store, house, admin_token, lang).do({"do": "unban", "who": _who(who)})


@people.command()
def unname(
    guest: str, store: StoreOption = None, house: House = None, admin_token: Token = "", lang: LangOption = None
) -> None:
    """Remove a guest's name wherever it stands."""
    Desk(store, house, admin_token, lang).do({"do": "unname", "guest": guest})


@people.command()
def settle(
    report: str, store: StoreOption = None, house: House = None, admin_token: Token = "", lang: LangOption = None
) -> None:
    """Mark a report as dealt with."""
    Desk(store, house, admin_token, lang).do({"do": "settle", "report": report})


def message(
    text: Annotated[
        str, typer.Argument(help="What everybody reads on the first page; leave it out to remove the message.")
    ] = "",
    store: StoreOption = None,
    house: House = None,
    admin_token: Token = "",
    lang: LangOption = None,
) -> None:
    """Announce something: "the house closes at ten for a quarter of an hour"."""
    Desk(store, house, admin_token, lang).do({"do": "message", "text": text})


def prune(
    chat: Annotated[float, typer.Option(min=0, help="Days for which chat is kept; 0 for ever.")] = 30.0,
    unfinished: Annotated[float, typer.Option(min=0, help="Days for tables without a finished match.")] = 90.0,
    vacuum: Annotated[bool, typer.Option("--vacuum", help="Give the space back to the disk.")] = False,
    store: StoreOption = None,
    lang: LangOption = None,
) -> None:
    """Throw away what is old, now; a running house does it by itself."""
    from estaminet.server import host

    desk = Desk(store, None, "", lang)

    def here(opened: Store) -> host.Pruned:
        pruned = host.prune(opened, chat, unfinished)
        if vacuum:
            host.vacuum(opened)
        return pruned

    pruned = desk.ask("", host.Pruned, here)
    typer.echo(desk.speaker.say("cli-pruned", lines=pruned.lines, tables=pruned.tables))
