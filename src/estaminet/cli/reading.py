"""Reading a record from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet import games
from estaminet.cli.files import read_text
from estaminet.cli.language import bad_input
from estaminet.cli.save import is_save, read_save
from estaminet.kernel import record as records
from estaminet.kernel.errors import BadRecord

if TYPE_CHECKING:
    from pathlib import Path

    from estaminet.kernel.match import Match
    from estaminet.kernel.record import Record
    from estaminet.text import Speaker


def read_match(path: Path, speaker: Speaker) -> tuple[Record, Match, bool]:
    """The record in a file, verified; its match; and whether the file is a save, which holds the secret already."""
    text = read_text(path, speaker)
    try:
        if is_save(text):
            save, match, _ = read_save(text)
            return save.record, match, True
        record, match = records.read(text, games.find)
    except BadRecord as error:
        clause = f" [{error.clause}]" if error.clause and error.clause not in str(error) else ""
        raise bad_input(speaker, "cli-wrong-record", file=str(path), reason=f"{error}{clause}") from None
    except (ValueError, RecursionError):
        # Numbers with thousands of digits, JSON a thousand brackets deep.
        raise bad_input(speaker, "cli-wrong-record", file=str(path), reason=speaker.say("cli-absurd")) from None
    return record, match, False
