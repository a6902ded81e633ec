"""`estaminet serve`: live tables, for this machine or for everybody."""

from __future__ import annotations

import re
from ipaddress import ip_network
from typing import Annotated

import typer

from estaminet.cli.language import LangOption, bad_input, speaker_in

SHORTEST_TOKEN = 16
"""Letters of an admin token, so that nobody guesses it."""


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.", envvar="ESTAMINET_HOST")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.", envvar="ESTAMINET_PORT")
    ] = 8000,
    store: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://...; a file in your data folder if left out.", envvar="ESTAMINET_STORE"
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another origin whose pages may play here; can be repeated.", envvar="ESTAMINET_ORIGIN"),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="Served over https: mark cookies as secure.", envvar="ESTAMINET_SECURE")
    ] = False,
    proxies: Annotated[
        str,
        typer.Option(help="Proxies whose X-Forwarded-For is trusted, separated by commas.", envvar="ESTAMINET_PROXIES"),
    ] = "",
    inside: Annotated[
        str,
        typer.Option(
            help="HOST:PORT where the other processes of the house reach this one, if they are on other machines.",
            envvar="ESTAMINET_INSIDE",
        ),
    ] = "",
    lease: Annotated[
        float,
        typer.Option(
            min=1,
            max=60,
            help="Seconds of silence after which a process loses its tables to the others.",
            envvar="ESTAMINET_LEASE",
        ),
    ] = 2.0,
    bot_pause: Annotated[
        float,
        typer.Option(
            min=0, max=60, help="The least time a bot takes to answer, in seconds.", envvar="ESTAMINET_BOT_PAUSE"
        ),
    ] = 0.7,
    bot_budget: Annotated[
        float,
        typer.Option(
            min=0.1,
            max=600,
            help="Seconds a bot may take beyond the thinking time of its table before it is given up.",
            envvar="ESTAMINET_BOT_BUDGET",
        ),
    ] = 5.0,
    bot_workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which bots think.", envvar="ESTAMINET_BOT_WORKERS")
    ] = 1,
    limits: Annotated[
        float, typer.Option(min=0.1, help="The usual rate limits are multiplied by this.", envvar="ESTAMINET_LIMITS")
    ] = 1.0,
    log: Annotated[str, typer.Option(help="debug, info, warning or error.", envvar="ESTAMINET_LOG")] = "info",
    access_log: Annotated[
        bool,
        typer.Option(
            "--access-log", help="A line in the log for every request, with its address.", envvar="ESTAMINET_ACCESS_LOG"
        ),
    ] = False,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            help="What the house is called; requests to other names are refused. Can be repeated.",
            envvar="ESTAMINET_HOST_NAME",
        ),
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(help="ADDRESS:PORT for the metrics alone.", envvar="ESTAMINET_METRICS")
    ] = None,
    club_address: Annotated[
        list[str] | None,
        typer.Option(
            help="An address or network of a hall or school: it may do 50 times as much; can be repeated.",
            envvar="ESTAMINET_CLUB_ADDRESS",
        ),
    ] = None,
    admin_token: Annotated[
        str | None,
        typer.Option(
            help="Whoever has it is the host: /admin, and --house of other commands. Better given as a variable.",
            envvar="ESTAMINET_ADMIN_TOKEN",
        ),
    ] = None,
    keep_chat: Annotated[
        float, typer.Option(min=0, help="Days for which chat is kept; 0 for ever.", envvar="ESTAMINET_KEEP_CHAT")
    ] = 30.0,
    keep_unfinished: Annotated[
        float,
        typer.Option(
            min=0,
            help="Days for which tables without a finished match are kept; 0 for ever.",
            envvar="ESTAMINET_KEEP_UNFINISHED",
        ),
    ] = 90.0,
    lang: LangOption = None,
) -> None:
    """Serve live tables: http://localhost:8000 with no configuration. Every option can be given as an
    environment variable: ESTAMINET_STORE for --store, and so on."""
    # Imported here: the other verbs do not need the web server.
    from estaminet.server.run import CannotListen, PortTaken
    from estaminet.server.run import serve as run
    from estaminet.server.settings import Settings
    from estaminet.server.store.database import StoreFailing

    speaker = speaker_in(lang)
    if log not in ("debug", "info", "warning", "error"):
        raise bad_input(speaker, "server-wrong-log", level=log)
    for club in club_address or ():
        try:
            ip_network(club, strict=False)
        except ValueError:
            raise bad_input(speaker, "server-wrong-network", network=club) from None
    for proxy in proxies.split(","):
        try:
            if proxy.strip() not in ("", "*"):
                ip_network(proxy.strip())
        except ValueError:
            raise bad_input(speaker, "server-wrong-network", network=proxy.strip()) from None
    for name in host_name or ():
        if not re.fullmatch(r"[^:/?#@\s]+", name):
            raise bad_input(speaker, "server-wrong-host-name", name=name)
    for given in origin or ():
        if not re.fullmatch(r"https?://[^/?#@\s]+", given):
            raise bad_input(speaker, "server-wrong-origin-form", origin=given)
    address, _, metrics_port = (metrics or "").rpartition(":")
    if metrics is not None and not (address and metrics_port.isdecimal() and int(metrics_port) < 65_536):
        raise bad_input(speaker, "server-wrong-metrics", address=metrics)
    if inside and not re.fullmatch(r"[^\s/]+:\d{1,5}", inside):
        raise bad_input(speaker, "server-wrong-inside", address=inside)
    if admin_token is not None and len(admin_token) < SHORTEST_TOKEN:
        raise bad_input(speaker, "server-short-token", least=SHORTEST_TOKEN)
    settings = Settings(
        host=host,
        port=port,
        store=store,
        origins=tuple(origin or ()),
        secure=secure,
        proxies=proxies,
        inside=inside,
        lease=lease,
        clubs=tuple(club_address or ()),
        bot_pause=bot_pause,
        bot_budget=bot_budget,
        bot_workers=bot_workers,
        limits=limits,
        log=log,
        access_log=access_log,
        admin_token=admin_token,
        keep_chat=keep_chat,
        keep_unfinished=keep_unfinished,
        host_names=tuple(name.lower() for name in host_name or ()),
        metrics=(address.strip("[]"), int(metrics_port)) if metrics is not None else None,
    )

    # A port that somebody chose is in a proxy's settings or a bookmark: nobody would find the house at another.
    source = context.get_parameter_source("port")
    chosen = source is not None and source.name != "DEFAULT"

    def ready(bound: int) -> None:
        if port not in (0, bound):
            typer.echo(speaker.say("server-port-taken", port=str(port), other=str(bound)))
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
        typer.echo(speaker.say("server-ready", address=f"http://{shown}:{bound}"))

    try:
        run(settings, ready, move=not chosen)
    except (StoreFailing, ValueError) as error:
        raise bad_input(speaker, "server-wrong-store", reason=str(error)) from None
    except PortTaken as error:
        raise bad_input(speaker, "server-port-taken-chosen", port=str(port), other=str(error.free)) from None
    except CannotListen as error:
        raise bad_input(speaker, "server-cannot-listen", reason=str(error)) from None
