"""What was measured, the bars it is held to, and the tables that tell it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from estaminet.lab.speed import Costs, Steps

START = "<!-- measured: written by make bench, not by hand -->"
END = "<!-- end of what was measured -->"


class Ours(msgspec.Struct, frozen=True):
    """Decisions a second of one of our games, by who drives it; None where it was not measured."""

    name: str
    python_compiled: float | None = None
    loop_compiled: float | None = None
    python_interpreted: float | None = None
    loop_interpreted: float | None = None


class Peer(msgspec.Struct, frozen=True):
    """Decisions a second of somebody else's game."""

    name: str
    how: str
    rate: float


class Looks(msgspec.Struct, frozen=True):
    name: str
    compiled: Costs | None
    interpreted: Costs | None


class Bar(msgspec.Struct, frozen=True):
    """Something to reach: `measured` at least (or at most) `wanted`. None: it was not measured."""

    name: str
    measured: float | None
    wanted: float
    at_most: bool = False
    unit: str = "x"

    @property
    def reached(self) -> bool | None:
        if self.measured is None:
            return None
        return self.measured <= self.wanted if self.at_most else self.measured >= self.wanted

    def cells(self) -> list[str]:
        verdict = {True: "reached", False: "NOT reached", None: "not measured"}[self.reached]
        measured = "-" if self.measured is None else f"{self.measured:.2f} {self.unit}"
        return [
            self.name,
            measured,
            f"{'at most' if self.at_most else 'at least'} {self.wanted:g} {self.unit}",
            verdict,
        ]


class Report(msgspec.Struct, frozen=True):
    machine: str
    versions: str
    command: str
    method: str
    ours: list[Ours]
    peers: list[Peer]
    bars: list[Bar]
    steps: dict[str, Steps]
    looks: list[Looks]
    memory: list[tuple[int, int]]
    """Games played and bytes held."""


Table = tuple[str, list[str], list[list[str]]]
"""A title, the heads of the columns, and the rows."""


def ratio(ours: float | None, theirs: float | None) -> float | None:
    return None if ours is None or theirs is None else ours / theirs


def number(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}"


def microseconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def tables(report: Report) -> list[Table]:
    tables: list[Table] = [
        ("Bars", ["what", "measured", "wanted", ""], [bar.cells() for bar in report.bars]),
        (
            "Our games, decisions a second",
            ["game", "compiled: from Python", "compiled: playout", "interpreted: from Python", "interpreted: playout"],
            [
                [
                    row.name,
                    number(row.python_compiled),
                    number(row.loop_compiled),
                    number(row.python_interpreted),
                    number(row.loop_interpreted),
                ]
                for row in report.ours
            ],
        ),
        (
            "Beside them, decisions a second",
            ["game", "how", "rate"],
            [[peer.name, peer.how, number(peer.rate)] for peer in report.peers],
        ),
        (
            "One step: legal list, choice, play",
            ["game", "steps", "median, µs", "slowest, µs", "slowest : median"],
            [
                [
                    name,
                    number(steps.steps),
                    f"{steps.median / 1000:.2f}",
                    f"{steps.worst / 1000:.1f}",
                    f"{steps.ratio:.1f}",
                ]
                for name, steps in report.steps.items()
            ],
        ),
        (
            "Looking, µs each, compiled (interpreted)",
            ["game", "view", "one JSON message", "its bytes", "copy"],
            [looks_row(looks) for looks in report.looks],
        ),
        (
            "Memory",
            ["games played", "held, MiB"],
            [[number(games), f"{held / 2**20:.2f}"] for games, held in report.memory],
        ),
    ]
    return [table for table in tables if table[2]]


def looks_row(looks: Looks) -> list[str]:
    compiled, interpreted = looks.compiled, looks.interpreted
    costs = compiled or interpreted
    size = None if costs is None else costs.message_bytes

    def both(part: str) -> str:
        first = None if compiled is None else getattr(compiled, part)
        second = None if interpreted is None else getattr(interpreted, part)
        return f"{microseconds(first)} ({microseconds(second)})"

    return [looks.name, both("view"), both("message"), number(size), both("copy")]


def markdown(report: Report) -> str:
    lines = [START, "", f"`{report.command}` on {report.machine}; {report.versions}. {report.method}", ""]
    for title, heads, rows in tables(report):
        lines += [f"### {title}", "", row(heads), row(["---"] * len(heads)), *map(row, rows), ""]
    return "\n".join([*lines, END])


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def replaced(page: str, report: Report) -> str:
    """The page with what was measured last in place of what was measured before; the prose stays."""
    before, start, rest = page.partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise ValueError(f"the page has no place for the tables: {START} ... {END}")
    return before + markdown(report) + after
