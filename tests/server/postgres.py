"""A PostgreSQL of our own, on loopback, in a folder that is removed afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from uuid import uuid4


def _programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    places = [Path(program).resolve().parent for program in (shutil.which("initdb"),) if program]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "postgres").exists()), None)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    def __init__(self) -> None:
        programs = _programs()
        if programs is None:
            raise RuntimeError(
                "PostgreSQL is not installed; `make test` installs it as root, else: apt install postgresql"
            )
        self._programs = programs
        # PostgreSQL does not run as root.
        self._as_other: dict[str, Any] = {}
        self._folder = Path(tempfile.mkdtemp(prefix="estaminet-pg-"))
        if os.getuid() == 0:
            owner = next(u for u in ("postgres", "nobody") if u in {entry.pw_name for entry in pwd.getpwall()})
            self._as_other = {"user": owner, "group": pwd.getpwnam(owner).pw_gid, "extra_groups": []}
            shutil.chown(self._folder, owner)
        self._data = str(self._folder / "data")
        self._port = _free_port()
        self.url = f"postgresql://estaminet@127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self._run(
            "initdb", "--pgdata", self._data, "--username", "estaminet", "--auth", "trust", "--no-sync", "-E", "UTF8"
        )
        self._start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._stop("immediate")
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        """The process whose children do the work."""
        return int((Path(self._data) / "postmaster.pid").read_text("utf-8").splitlines()[0])

    def restart(self, how: str = "fast") -> None:
        """`fast` ends all connections in good order, `immediate` as if the machine had lost its power."""
        self._stop(how)
        self._start()

    def database(self) -> str:
        """A fresh database."""
        import psycopg

        name = f"test_{uuid4().hex[:12]}"
        with psycopg.connect(f"{self.url}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"{self.url}/{name}"

    def _start(self) -> None:
        settings = f"-c listen_addresses=127.0.0.1 -p {self._port} -c unix_socket_directories={self._folder}"
        settings += " -c max_connections=200 -c shared_buffers=32MB"
        self._run("pg_ctl", "--pgdata", self._data, "-w", "-l", str(self._folder / "log"), "-o", settings, "start")

    def _stop(self, how: str) -> None:
        self._run("pg_ctl", "--pgdata", self._data, "-w", "-m", how, "stop")

    def _run(self, program: str, *arguments: str) -> None:
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(self._folder)}
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(
            command, cwd=self._folder, env=environment, capture_output=True, text=True, check=False, **self._as_other
        )
        assert done.returncode == 0, done.stderr
