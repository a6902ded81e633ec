"""Results of a long run in a file: the plan in its first line, then a line for everything that is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from estaminet.kernel.errors import EstaminetError

if TYPE_CHECKING:
    from pathlib import Path

D = TypeVar("D", bound=msgspec.Struct)


class OtherRun(EstaminetError):
    """The file to resume from belongs to another run."""


def done_before(path: Path, plan: msgspec.Struct, done: type[D]) -> list[D]:
    """What a file of results has of this plan. A last line that was cut off in the middle is done again."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    if not lines:
        return []
    try:
        kept = msgspec.json.decode(lines[0], type=type(plan))
    except msgspec.DecodeError as error:
        raise OtherRun(f"{path} is no file of results ({error}); name another") from None
    if kept != plan:
        different = [name for name in plan.__struct_fields__ if getattr(kept, name) != getattr(plan, name)]
        raise OtherRun(f"{path} belongs to a run with other {', '.join(different)}; name another")
    results = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            results.append(msgspec.json.decode(line, type=done))
        except msgspec.DecodeError:
            if number < len(lines):
                raise OtherRun(f"{path} cannot be read in line {number}; name another") from None
    return results


def resume(path: Path | None, plan: msgspec.Struct, done: type[D]) -> list[D]:
    """What was done before; the file is written again, so that a line that was cut off is gone."""
    if path is None:
        return []
    results = done_before(path, plan, done)
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (plan, *results)))
    return results


def keep(path: Path | None, done: msgspec.Struct) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")
