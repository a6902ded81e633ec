"""What `make test` leaves to `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def rest_long(values: Iterable[Any], short: int = 1) -> list[Any]:
    """Values for a test, of which those after the first ones are for `make test-all`."""
    found: list[Any] = []
    for value in values:
        each = value if isinstance(value, tuple) else (value,)
        found.append(pytest.param(*each, marks=[pytest.mark.long] if len(found) >= short else []))
    return found
