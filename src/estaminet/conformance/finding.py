"""What the suite reports."""

from __future__ import annotations

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong: which check found it, and a sentence."""

    check: str
    message: str

    def __str__(self) -> str:
        return f"{self.check}: {self.message}"
