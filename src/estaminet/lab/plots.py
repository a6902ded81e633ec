"""Plots as SVG text, drawn by us: no script, no font, no file but the page they are on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import isfinite

WIDTH = 640
LABEL = 190

STYLE = """
:root { color-scheme: light dark; --ink: #222; --soft: #767676; --line: #ddd; --bar: #3a6ea5; --mark: #b4442c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --soft: #9a9a9a; --line: #444; --bar: #7fb2e5; --mark: #f0907a; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .8rem .2rem 0; text-align: right } th:first-child, td:first-child { text-align: left }
th { border-bottom: 1px solid var(--line) }
svg.plot { max-width: 100%; height: auto; display: block; margin: .5rem 0 }
svg.plot text { fill: var(--ink); font: 13px system-ui, sans-serif } svg.plot .soft { fill: var(--soft) }
svg.plot .bar { fill: var(--bar) } svg.plot .axis { stroke: var(--line) }
svg.plot .mark { stroke: var(--mark); stroke-dasharray: 4 3 }
svg.plot .whisker { stroke: var(--ink); stroke-width: 1.5 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem } dt { color: var(--soft) } dd { margin: 0 }
"""


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def intervals(
    rows: Sequence[tuple[str, float, float, float]], title: str, *, most: float = 1.0, mark: float | None = None
) -> str:
    """A bar for each row (label, mean, low, high) with its interval as a whisker; `mark` is a line to compare with.

    The numbers stand beside the bars, so that nothing is told by length alone.
    """
    span = WIDTH - LABEL - 70
    top = 22
    height = top + 26 * len(rows) + 4
    parts = []
    if mark is not None:
        x = LABEL + span * mark / most
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{top - 4}" y2="{height}"/>')
        parts.append(f'<text class="soft" x="{x:.1f}" y="12" text-anchor="middle">{100 * mark:.0f} %</text>')
    for place, (label, mean, low, high) in enumerate(rows):
        y = top + 26 * place
        middle = y + 10
        x1, x2 = LABEL + span * low / most, LABEL + span * min(high, most) / most
        parts.append(f'<text x="{LABEL - 8}" y="{y + 14}" text-anchor="end">{escape(label)}</text>')
        parts.append(f'<rect class="bar" x="{LABEL}" y="{y}" width="{max(0.5, span * mean / most):.1f}" height="20"/>')
        parts.append(f'<line class="whisker" x1="{x1:.1f}" x2="{x2:.1f}" y1="{middle}" y2="{middle}"/>')
        for x in (x1, x2):
            parts.append(f'<line class="whisker" x1="{x:.1f}" x2="{x:.1f}" y1="{middle - 4}" y2="{middle + 4}"/>')
        parts.append(f'<text x="{WIDTH - 4}" y="{y + 14}" text-anchor="end">{100 * mean:.1f} %</text>')
    return _svg(height, title, parts)


def changes(rows: Sequence[tuple[str, float, float, float]], title: str, *, percent: bool = False) -> str:
    """A point for each row (label, mean, low, high) with its interval; the line in the middle is no change."""
    span = (WIDTH - LABEL - 80) / 2
    reach = max((max(abs(low), abs(high)) for _, _, low, high in rows if isfinite(low)), default=0) or 1
    zero = LABEL + span
    height = 6 + 24 * len(rows)
    parts = [f'<line class="mark" x1="{zero:.1f}" x2="{zero:.1f}" y1="0" y2="{height}"/>']
    for place, (label, mean, low, high) in enumerate(rows):
        y = 14 + 24 * place
        x1, x, x2 = (zero + span * max(-1.0, min(1.0, value / reach)) for value in (low, mean, high))
        text = f"{100 * mean:+.1f} %" if percent else f"{mean:+.2f}"
        parts.append(f'<text x="{LABEL - 8}" y="{y + 4}" text-anchor="end">{escape(label)}</text>')
        parts.append(f'<line class="whisker" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="bar" cx="{x:.1f}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{WIDTH - 4}" y="{y + 4}" text-anchor="end">{text}</text>')
    return _svg(height, title, parts)


def histogram(counts: Mapping[int, int], title: str, *, bins: int = 24) -> str:
    """How often each number occurred; neighbouring numbers share a bar where there are many."""
    low, high = min(counts), max(counts)
    step = (high - low) // bins + 1
    grouped: dict[int, int] = dict.fromkeys(range(low, high + 1, step), 0)
    for value, count in counts.items():
        grouped[low + (value - low) // step * step] += count
    most = max(grouped.values())
    width = (WIDTH - 20) / len(grouped)
    parts = [f'<line class="axis" x1="10" x2="{WIDTH - 10}" y1="150" y2="150"/>']
    for place, (value, count) in enumerate(grouped.items()):
        x = 10 + place * width
        tall = 120 * count / most
        tip = f"{value}" if step == 1 else f"{value} – {value + step - 1}"
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{150 - tall:.1f}" width="{max(1, width - 2):.1f}" '
            f'height="{tall:.1f}"><title>{tip}: {count}</title></rect>'
        )
        if place % max(1, len(grouped) // 8) == 0:
            parts.append(f'<text class="soft" x="{x + width / 2:.1f}" y="168" text-anchor="middle">{value}</text>')
    return _svg(176, title, parts)


def bars(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    """A plain bar for each row: label, length, and the text that says it."""
    most = max((length for _, length, _ in rows), default=0) or 1
    span = WIDTH - LABEL - 110
    parts = []
    for place, (label, length, text) in enumerate(rows):
        y = 4 + 22 * place
        parts.append(f'<text x="{LABEL - 8}" y="{y + 13}" text-anchor="end">{escape(label)}</text>')
        parts.append(
            f'<rect class="bar" x="{LABEL}" y="{y}" width="{max(0.5, span * length / most):.1f}" height="17"/>'
        )
        parts.append(f'<text x="{WIDTH - 4}" y="{y + 13}" text-anchor="end">{escape(text)}</text>')
    return _svg(8 + 22 * len(rows), title, parts)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def page(title: str, language: str, parts: Sequence[str], script: str = "") -> str:
    """One file that needs nothing else."""
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1>{''.join(parts)}{script}</body></html>\n"
    )
