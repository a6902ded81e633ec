"""Reading and writing what people name on the command line."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from estaminet.cli.language import bad_input

if TYPE_CHECKING:
    from pathlib import Path

    from estaminet.text import Speaker

MOST_BYTES = 10_000_000
"""A larger file is not a record: no match is that long."""


def read_text(path: Path, speaker: Speaker) -> str:
    """The text in a file; raises `BadInput`."""
    if path.is_dir():
        raise bad_input(speaker, "cli-wrong-file-folder", file=str(path))
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise bad_input(speaker, "cli-wrong-file-large", file=str(path), megabytes=MOST_BYTES // 1_000_000)
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise bad_input(speaker, "cli-wrong-file-missing", file=str(path)) from None
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise bad_input(speaker, "cli-wrong-file-binary", file=str(path)) from None
        raise bad_input(speaker, "cli-wrong-file-unreadable", file=str(path), reason=reason_of(error)) from None


def check_free(path: Path, speaker: Speaker) -> Path:
    """A path that can be written and does not exist yet: nobody's file is ever overwritten."""
    try:
        if path.exists():
            raise bad_input(speaker, "cli-wrong-file-exists", file=str(path))
        if not path.parent.is_dir():
            raise bad_input(speaker, "cli-wrong-file-nowhere", file=str(path), folder=str(path.parent))
    except (OSError, ValueError) as error:
        raise bad_input(speaker, "cli-wrong-file-unwritable", file=str(path), reason=reason_of(error)) from None
    return path


def write_text(path: Path, text: str, speaker: Speaker) -> None:
    """Write the whole file or leave it as it was."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise bad_input(speaker, "cli-wrong-file-unwritable", file=str(path), reason=reason_of(error)) from None


def reason_of(error: Exception) -> str:
    """What the system says about a file, without its name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
