"""The solver of `capped.py` in compiled code (`fused.c`): the same steps in a tenth of the passes over memory.

On an accelerator CuPy compiles it; elsewhere any C compiler does, and all cores take part. What comes out is judged by
`capped.py`, which shares nothing with it but the tables.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from estaminet.train.capped import Array, Capped, Plan
from estaminet.train.solve import Side

SOURCE = Path(__file__).with_name("fused.c")
THREADS = 256


@cache
def _library() -> ctypes.CDLL:
    """Compiled for this machine; with all its cores, if the compiler knows how."""
    options = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fused.so"
        command = [os.environ.get("CC", "cc"), *options, "-o", str(path), str(SOURCE)]
        if subprocess.run([*command, "-fopenmp"], check=False, capture_output=True).returncode:
            subprocess.run(command, check=True)
        return ctypes.CDLL(str(path))


def _here(name: str) -> Callable[..., None]:
    function = getattr(_library(), name)

    def launch(threads: int, *arguments: Any) -> None:  # noqa: ARG001
        function(*(one.ctypes.data_as(ctypes.c_void_p) if isinstance(one, np.ndarray) else one for one in arguments))

    return launch


@cache
def _module(xp: Any) -> Any:
    return xp.RawModule(code=SOURCE.read_text(encoding="utf-8"), options=("-std=c++14", "--use_fast_math"))


def _there(xp: Any, name: str) -> Callable[..., None]:
    kernel = _module(xp).get_function(name)

    def launch(threads: int, *arguments: Any) -> None:
        scalars = {ctypes.c_longlong: np.int64, ctypes.c_int: np.int32, ctypes.c_float: np.float32}
        kernel(
            ((threads + THREADS - 1) // THREADS,),
            (THREADS,),
            tuple(scalars[type(one)](one.value) if type(one) in scalars else one for one in arguments),
        )

    return launch


class Fused(Capped):
    """Solves as `Capped` does, many times quicker. Bids that are held back it does not know."""

    def __init__(self, a: int, b: int, paid: Array, xp: Any = np) -> None:
        super().__init__(a, b, paid, xp)
        sides = [Side(dice, 1, np.float64) for dice in (a, b)]
        self.counts = [xp.asarray(np.ascontiguousarray(np.asarray(side.counts), np.int32)) for side in sides]
        names = ("reach", "values", "back", "learn")
        self.kernels = {name: _here(name) if xp is np else _there(xp, name) for name in names}

    def begin(self) -> None:
        super().begin()
        shapes = [(len(self.paid), len(odds), self.columns) for odds in self.odds]
        self.comes = [tuple(self.xp.empty(shape, np.float32) for _ in range(2)) for shape in shapes]
        """By side: how likely its cups come to its own nodes and to the other's."""
        most = (len(self.paid), max(shape[1] for shape in shapes), self.columns)
        self.space = [self.xp.empty(most, np.float32).ravel() for _ in range(4)]
        few = (len(self.paid), 5, self.columns)
        self.small = [self.xp.empty(few, np.float32) for _ in range(2)]

    def finish(self) -> None:
        super().finish()
        self.comes, self.space, self.small = [], [], []

    def _come(self, who: int) -> None:
        own, other = self.comes[who]
        raises = self.played[who].raises
        rows = len(self.paid) * len(self.odds[who])
        for level in range(-1, self.bids - 1):
            shape = (_long(rows), _int(self.bids - 1), _int(level))
            self.kernels["reach"](rows << max(level, 0), own, other, raises, *shape, _int(who == 0))

    def solve(self, iterations: int) -> None:
        for who in (0, 1):
            self._come(who)
        super().solve(iterations)

    def _improve(self, who: int, weight: float) -> None:
        other = 1 - who
        mine, theirs = self.played[who], self.played[other]
        regrets, means = self.regrets[who], self.means[who]
        rounds, cups, others = len(self.paid), len(self.odds[who]), len(self.odds[other])
        columns, rows, depth = self.columns, rounds * cups, _int(self.bids - 1)
        dudo, calza, at_other, at_mine = self.space
        sizes = (_long(rounds), depth, _int(cups))
        self.kernels["values"](
            rounds * columns, dudo, calza, at_other, at_mine, *self.small, mine.answers, regrets.answers,
            self.doubts[who], means.answers, mine.dudo, mine.calza, mine.tops, *self.comes[other], theirs.dudo,
            theirs.calza, theirs.tops, theirs.answers, self.paid, self.counts[who], self.counts[other],
            self.odds[other], *sizes, _int(others), _int(who), _int(self.dice[who]), _int(self.dice[other]),
            _float(weight),
        )  # fmt: skip
        for level in range(self.bids - 2, -2 if who == 0 else -1, -1):
            self.kernels["back"](rows << max(level, 0), at_mine, at_other, mine.raises, _long(rows), depth, _int(level))
        self.kernels["learn"](
            rows * columns, mine.raises, mine.dudo, mine.calza, mine.tops, *_parts(regrets), *_parts(means),
            self.comes[who][0], dudo, calza, at_other, at_mine, *self.small, self.counts[who], *sizes, _int(who),
            _int(self.dice[who]), _float(weight),
        )  # fmt: skip
        self._come(who)


def _parts(plan: Plan) -> tuple[Array, Array, Array, Array]:
    return plan.raises, plan.dudo, plan.calza, plan.tops


_long, _int, _float = ctypes.c_longlong, ctypes.c_int, ctypes.c_float
