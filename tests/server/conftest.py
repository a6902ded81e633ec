"""Servers for the tests: SQLite, and a real PostgreSQL that the tests bring up themselves."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# What these tests share is imported as tests.server.*, whatever mode they run in.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.house import House
from tests.server.postgres import Postgres

ASKED = int(os.environ.get("ESTAMINET_MATCHES", "1"))


@pytest.fixture(scope="session")
def scale() -> int:
    """How many times as many matches as usual the long tests play: ESTAMINET_MATCHES."""
    return ASKED


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture
def postgres(postgres_server: Postgres) -> str:
    """A fresh database."""
    return postgres_server.database()


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The same tests on both databases."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that many tests share."""
    folder = tmp_path_factory.mktemp("house")
    made = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log").open()
    yield made
    made.stop()
    assert '"says":"stopped"' in made.log.read_text("utf-8"), made.log.read_text("utf-8")[-2000:]
