"""`estaminet backup` and `estaminet restore`: a copy of the whole store, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from estaminet.cli.language import LangOption, bad_input, speaker_in

StoreOption = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://...; a file in your data folder if left out.", envvar="ESTAMINET_STORE"
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    store: StoreOption = None,
    lang: LangOption = None,
) -> None:
    """Copy everything in the store to a file, while the house is open or not; the copy is checked."""
    # Imported here: the other verbs do not need a database.
    from estaminet.server.store.backup import BackupFailed
    from estaminet.server.store.backup import backup as copy
    from estaminet.server.store.database import default_url, known_url

    speaker = speaker_in(lang)
    try:
        copy(known_url(store or default_url()), file)
    except (BackupFailed, OSError, ValueError) as error:
        raise bad_input(speaker, "cli-backup-failed", reason=str(error)) from None
    typer.echo(speaker.say("cli-backup-done", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `estaminet backup` has written.")],
    store: StoreOption = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace what is in the store now, which is lost.")
    ] = False,
    lang: LangOption = None,
) -> None:
    """Put a copy back into the store, while the house is closed."""
    from estaminet.server.store.backup import BackupFailed
    from estaminet.server.store.backup import restore as put_back
    from estaminet.server.store.database import default_url, known_url

    speaker = speaker_in(lang)
    try:
        put_back(known_url(store or default_url()), file, replace=replace)
    except (BackupFailed, OSError, ValueError) as error:
        raise bad_input(speaker, "cli-restore-failed", reason=str(error)) from None
    typer.echo(speaker.say("cli-restore-done", file=str(file)))
