"""Logs: one JSON object per line on standard error. What players type, hold or see is never in them."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message", "seldom"}

SELDOM = 10.0
"""Seconds between two lines that say the same while something lasts."""


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _USUAL})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Seldom(logging.Filter):
    """What is marked `seldom` is said once in `SELDOM` seconds; the next time with how often it was not. If it is
    marked with a text, it is said once of each such text."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, object], float] = {}
        self._unsaid: dict[tuple[str, object], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        seldom = getattr(record, "seldom", False)
        if not seldom:
            return True
        now = time.monotonic()
        key = record.msg, seldom
        if now < self._said.get(key, -SELDOM) + SELDOM:
            self._unsaid[key] = self._unsaid.get(key, 0) + 1
            return False
        self._said[key] = now
        if unsaid := self._unsaid.pop(key, 0):
            record.unsaid = unsaid
        return True


def _mark_warning(record: logging.LogRecord) -> bool:
    """uvicorn warns of every request it cannot read, and strangers can send many."""
    if record.levelno == logging.WARNING:
        record.seldom = True
    return True


def set_up(level: str) -> None:
    # Two processes that want the same number are nothing to warn of.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Seldom())
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(_mark_warning)
