"""The same measurements in a process of its own: a request a line comes in, an answer a line goes out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from estaminet.lab.speed import Case, Costs, Driver, Mode, Sample, costs, mode, player, timed


class Request(msgspec.Struct, frozen=True):
    """Play this case for a number of seconds; without a driver, say what looking at it costs."""

    case: Case
    driver: Driver | None
    seconds: float


class Interpreted:
    """Our games as plain Python files, in a child process with src on its path. It works only while we wait for it."""

    def __init__(self, root: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker"],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        said = self._line()
        if said != b'"interpreted"':
            raise RuntimeError(f"the child process should run interpreted and says {said!r}")

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the child process with the interpreted games has ended")
        return line.strip()

    def _ask(self, request: Request) -> bytes:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        self._process.stdin.flush()
        return self._line()

    def sample(self, case: Case, driver: Driver, seconds: float) -> Sample:
        return msgspec.json.decode(self._ask(Request(case, driver, seconds)), type=Sample)

    def costs(self, case: Case, seconds: float) -> Costs:
        return msgspec.json.decode(self._ask(Request(case, None, seconds)), type=Costs)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=60)


def answer(requests: IO[bytes], answers: IO[bytes]) -> None:
    said: Mode = mode()
    answers.write(msgspec.json.encode(said) + b"\n")
    answers.flush()
    for line in requests:
        request = msgspec.json.decode(line, type=Request)
        done: Sample | Costs
        if request.driver is None:
            done = costs(request.case, seconds=request.seconds)
        else:
            done = timed(player(request.case, request.driver), request.seconds)
        answers.write(msgspec.json.encode(done) + b"\n")
        answers.flush()


if __name__ == "__main__":
    answer(sys.stdin.buffer, sys.stdout.buffer)
