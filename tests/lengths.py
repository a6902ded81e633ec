"""What `make test` leaves to `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from estaminet.text import languages

QUICK = ("en", "fr", "sv")
"""The languages in which `make test` looks at pages."""


def rest_long(values: Iterable[Any], short: int = 1) -> list[Any]:
    """Values for a test, of which those after the first ones are for `make test-all`."""
    found: list[Any] = []
    for value in values:
        each = value if isinstance(value, tuple) else (value,)
        found.append(pytest.param(*each, marks=[pytest.mark.long] if len(found) >= short else []))
    return found


def every_language() -> list[Any]:
    """A language at a time, for a test of pages."""
    return rest_long(sorted(languages(), key=lambda code: code not in QUICK), len(QUICK))


def groups_of_languages() -> list[Any]:
    """Languages for a test that goes through several on one page or one after the other."""
    others = [code for code in languages() if code not in QUICK]
    return rest_long([list(QUICK), others] if others else [list(QUICK)])
