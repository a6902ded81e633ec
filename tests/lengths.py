"""What `make test` leaves to `make test-wide`, which `.ci/run` runs as well, and to `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from estaminet.text import languages

WIDE = pytest.mark.wide
QUICK = ("en", "fr", "sv")
"""The languages in which `make test` and `make test-wide` look at pages."""


def rest_wide(values: Iterable[Any], short: int = 1, wide: int | None = None) -> list[Any]:
    """Values for a test, of which those after the first ones are for `make test-wide`, and those after the first `wide`
    for `make test-all`."""
    found: list[Any] = []
    for value in values:
        each = value if isinstance(value, tuple) else (value,)
        long = wide is not None and len(found) >= wide
        found.append(pytest.param(*each, marks=pytest.mark.long if long else WIDE if len(found) >= short else ()))
    return found


def rest_long(values: Iterable[Any], short: int = 1) -> list[Any]:
    """Values for a test, of which those after the first ones are for `make test-all`."""
    return rest_wide(values, short, short)


def every_language() -> list[Any]:
    """A language at a time, for a test of pages."""
    return rest_long(sorted(languages(), key=lambda code: code not in QUICK), len(QUICK))


def groups_of_languages() -> list[Any]:
    """Languages for a test that goes through several on one page or one after the other."""
    others = [code for code in languages() if code not in QUICK]
    return rest_wide([list(QUICK[:1]), list(QUICK[1:]), others], wide=2)
