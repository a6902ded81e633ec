"""Reading a record from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet import games
from estaminet.cli.files import read_text
from estaminet.cli.language import bad_input
from estaminet.cli.save import is_save, read_save
from estaminet.kernel import record as records
from estaminet.kernel.errors import BadRecord
from estaminet.text import Speaker

if TYPE_CHECKING:
    from pathlib import Path

    from estaminet.kernel.match import Match
    from estaminet.kernel.record import Record


def read_match(path: Path, speaker: Speaker) -> tuple[Record, Match, bool]:
    """The record in a file, verified; its match; and whether the file is a save, which holds the secret already."""
    text = read_text(path, speaker)
    try:
        if is_save(text):
            save, match, _ = read_save(text)
            return save.record, match, True
        record, match = records.read(text, games.find)
    except BadRecord as error:
        raise bad_input(speaker, "cli-wrong-record", file=str(path), reason=why_bad_record(error, speaker)) from None
    except (ValueError, RecursionError):
        # Numbers with thousands of digits, JSON a thousand brackets deep.
        raise bad_input(speaker, "cli-wrong-record", file=str(path), reason=speaker.say("cli-absurd")) from None
    return record, match, False


def why_bad_record(error: BadRecord, speaker: Speaker) -> str:
    """Why a record cannot be read or does not verify, in sentences: the shared ones and those of its game."""
    game = games.find(error.game) if error.game in games.keys() else None  # noqa: SIM118 (a function, not a dict)
    return Speaker(speaker.language, game, error.names).bad_record(error)
