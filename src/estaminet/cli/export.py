"""`estaminet export`: all finished matches in a store, for whoever runs the server."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from estaminet.cli.arguments import find_game
from estaminet.cli.language import LangOption, bad_input, speaker_in


def export(
    store: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://...; a file in your data folder if left out.", envvar="ESTAMINET_STORE"
        ),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    lang: LangOption = None,
) -> None:
    """Write every finished match to standard output, one JSON record per line."""
    # Imported here: the other verbs do not need a database.
    from estaminet.server.store.database import StoreFailing, default_url
    from estaminet.server.store.matches import pages
    from estaminet.server.store.sql import Store

    speaker = speaker_in(lang)
    key = find_game(game, speaker).key if game is not None else None
    try:
        opened = Store(store or default_url(), "export")
    except (StoreFailing, ValueError) as error:
        raise bad_input(speaker, "server-wrong-store", reason=str(error)) from None
    try:
        for page in pages(opened, key, public=False):
            for record in page:
                typer.echo(msgspec.json.format(record, indent=-1).decode())
    finally:
        opened.close()
