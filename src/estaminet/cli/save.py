"""A match in progress, kept in a file to be resumed.

A save is not a record. A record can be shown to anybody; it holds the secret behind its chance only once the match is
over. A save holds that secret while the match goes on, because without it the rolls and shuffles to come could not be
those that were promised. Whoever reads it could predict them, so it says that it is private. When the match is over
the record takes its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from estaminet import games
from estaminet.kernel import record as records
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.fairness import FairChance
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record
from estaminet.kernel.values import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

PRIVATE = "This file gives away the chance of a match in progress. Show it to nobody until the match is over."


class Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"format": "estaminet-save"}):
    """`kinds`: who plays each seat, `you` or the name of a bot. `secret`: hexadecimal, fits the record's commitment."""

    format: Literal[1] = 1
    private: str = PRIVATE
    kinds: tuple[str, ...]
    secret: str
    record: Record


def is_save(text: str) -> bool:
    """Whether this text is meant to be a save (it may still be a bad one)."""
    return text.lstrip().startswith("{") and '"estaminet-save"' in text[:200]


def write_save(record: Record, fair: FairChance, kinds: Sequence[str]) -> str:
    save = Save(kinds=tuple(kinds), secret=fair.secret.hex(), record=record)
    # omit_defaults is off for Save, so the format and the warning always come first.
    return msgspec.json.format(msgspec.json.encode(save), indent=1).decode() + "\n"


def read_save(text: str) -> tuple[Save, Match, FairChance]:
    """The save, its match ready to be resumed, and its chance; raises `BadRecord`.

    Every move is replayed and every outcome recomputed from the secret, as for a finished record.
    """
    try:
        save = msgspec.json.decode(text, type=Save)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("not-a-record", why=str(error)) from None
    record = save.record
    if record.position is not None:
        raise BadRecord("save-position")
    if len(save.kinds) != record.seats:
        raise BadRecord("save-players", seats=record.seats, players=len(save.kinds))
    revealed = msgspec.structs.replace(record, secret=save.secret)
    _, replayed = records.read(records.to_json(revealed), games.find)
    fair = FairChance(bytes.fromhex(save.secret), record.words)
    match = Match(replayed.game, replayed.options, replayed.seats, rematch_seat=replayed.rematch_seat, chance=fair)
    for move in replayed.moves:
        # Chance has already moved by itself, with the same outcome: that was checked above.
        if move.by != CHANCE:
            match.play(Seat(move.by), move.deed)
    return save, match, fair
