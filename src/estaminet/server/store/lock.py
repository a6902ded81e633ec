"""One server at a time on a SQLite file: a lock on a file beside it, which ends with the process that holds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if sys.platform != "win32":  # there nobody is kept out
    import fcntl

if TYPE_CHECKING:
    from sqlalchemy import URL


class FileTaken(Exception):
    """Another server is at work on the file."""


class FileLock:
    """Held from when it is made until `release`, or until the process ends, however it ends."""

    def __init__(self, url: URL) -> None:
        self._file: int | None = None
        name = url.database
        if url.get_backend_name() != "sqlite" or not name or name.startswith("file:"):
            return
        # By whatever name it is called: a link leads to the same tables.
        beside = Path(f"{Path(name).resolve()}.lock")
        self._file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            # Not `flock`: that would be kept by processes that this one starts.
            if sys.platform != "win32":
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise FileTaken(
                f"another server is at work on {name}; SQLite is for one at a time, give several a PostgreSQL"
            ) from None

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
