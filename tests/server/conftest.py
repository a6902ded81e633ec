"""Servers for the tests: SQLite, and a real PostgreSQL that the tests bring up themselves."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

# What these tests share is imported as tests.server.*, whatever mode they run in.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.house import House

ASKED = int(os.environ.get("ESTAMINET_MATCHES", "1"))


@pytest.fixture(scope="session")
def scale() -> int:
    """How many times as many matches as usual the long tests play: ESTAMINET_MATCHES."""
    return ASKED


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def _postgres_folder() -> Path | None:
    """Where PostgreSQL's programs are."""
    places = [Path(program).resolve().parent for program in (shutil.which("initdb"),) if program]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "postgres").exists()), None)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of our own, on loopback, in a folder that is removed afterwards; the URL of its server."""
    programs = _postgres_folder()
    if programs is None:
        pytest.fail("PostgreSQL is not installed; `make test` installs it as root, else: apt install postgresql")
    # PostgreSQL does not run as root.
    as_other: dict[str, object] = {}
    owner = None
    if os.getuid() == 0:
        owner = next(u for u in ("postgres", "nobody") if u in {entry.pw_name for entry in pwd.getpwall()})
        as_other = {"user": owner, "group": pwd.getpwnam(owner).pw_gid, "extra_groups": []}
    folder = Path(tempfile.mkdtemp(prefix="estaminet-pg-"))
    if owner is not None:
        shutil.chown(folder, owner)
    data = folder / "data"
    port = _free_port()
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(folder)}

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), *arguments]
        done = subprocess.run(  # type: ignore[call-overload]
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False, **as_other
        )
        assert done.returncode == 0, done.stderr

    try:
        run("initdb", "--pgdata", str(data), "--username", "estaminet", "--auth", "trust", "--no-sync", "-E", "UTF8")
        settings = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={folder}"
        settings += " -c max_connections=200 -c shared_buffers=32MB"
        log = str(folder / "log")
        run("pg_ctl", "--pgdata", str(data), "-w", "-l", log, "-o", settings, "start")
        try:
            yield f"postgresql://estaminet@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "--pgdata", str(data), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """A fresh database."""
    import psycopg

    name = f"test_{uuid4().hex[:12]}"
    with psycopg.connect(f"{postgres_server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{postgres_server}/{name}"


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
