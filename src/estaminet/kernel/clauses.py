"""By which clause of the rules something happened, as an event's class says it. Compiled: it is asked at every move."""

from __future__ import annotations

from typing import Any


def clause_of(event: Any, by: Any) -> str:
    """The clause of this event; `by` is its `BY`, or what its field `rule` says."""
    if isinstance(by, str) and by:
        return by
    if isinstance(by, dict):
        for field, clauses in by.items():
            value = getattr(event, field) if field else True
            if isinstance(clauses, dict):
                clause = clauses.get(value)
            else:
                clause = clauses if value else None
            if clause:
                return str(clause)
    raise TypeError(f"{type(event).__name__} names no clause")
