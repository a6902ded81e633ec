"""Pictures of docs/strength.md, from what is kept beside the weights.

python -m benchmarks.plots        writes docs/pictures/dudo-endgame.svg
"""

from __future__ import annotations

import json
from math import log10
from pathlib import Path

from estaminet.games.dudo.endgame import WEIGHTS

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "dudo-endgame.svg"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 60, 90, 36, 44
LOW, HIGH = 0.001, 1.0
BAR = 0.02
COLOURS = {"1-1": "#4f7f52", "2-1": "#3d6b8e", "2-2": "#b3552e", "3-1": "#7a4d8b"}


def read(path: Path) -> list[tuple[float, dict[str, float]]]:
    """Seconds of training, and the exact exploitability of the network then, by round; the last is as shipped."""
    found: list[tuple[float, dict[str, float]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        if said["what"] == "reviewed":
            found.append((said["seconds"], said["by"]))
        elif said["what"] == "exact":
            found.append((found[-1][0] + 8.0, said["by"]))
    return found


def drawn(points: list[tuple[float, dict[str, float]]]) -> str:
    last = points[-1][0]

    def x(seconds: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * seconds / last, 1)

    def y(value: float) -> float:
        share = (log10(max(value, LOW)) - log10(LOW)) / (log10(HIGH) - log10(LOW))
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ef"/>',
        f'<text x="{LEFT}" y="22">Exact exploitability of the network, in units of the round</text>',
    ]
    for value in (0.001, 0.01, 0.1, 1.0):
        parts.append(f'<path d="M{LEFT} {y(value)}H{WIDTH - RIGHT}" stroke="#d8cdb8"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4}" text-anchor="end">{value:g}</text>')
    parts.append(f'<path d="M{LEFT} {y(BAR)}H{WIDTH - RIGHT}" stroke="#222" stroke-dasharray="5 4"/>')
    parts.append(f'<text x="{LEFT + 6}" y="{y(BAR) - 5}">bar: {BAR}</text>')
    for seconds in range(0, int(last) + 1, 20):
        parts.append(f'<text x="{x(seconds)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{seconds} s</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">training</text>')
    labels = sorted(((y(points[-1][1][name]), name) for name in COLOURS), reverse=True)
    at = float(HEIGHT)
    for place, name in labels:
        at = min(place, at - 15)
        line = " ".join(f"{x(seconds)},{y(by[name])}" for seconds, by in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        value = points[-1][1][name]
        parts.append(f'<text x="{WIDTH - RIGHT + 6}" y="{at + 4}" fill="{COLOURS[name]}">{name}: {value:.4f}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    TARGET.write_text(drawn(read(WEIGHTS.parent / "endgame.jsonl")), encoding="utf-8")


if __name__ == "__main__":
    main()
