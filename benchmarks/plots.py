"""Pictures of docs/strength.md and docs/games.md, from what is kept beside the weights and beside this file.

python -m benchmarks.plots        writes dudo-endgame, review-calibration, games-skill and games-first to docs/pictures
"""

from __future__ import annotations

import json
from math import log10, sqrt
from pathlib import Path
from typing import Any

from estaminet.games.dudo.endgame import WEIGHTS

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
REVIEWS = Path(__file__).parent / "review.jsonl"
"""What `benchmarks.review` said."""
GAMES = Path(__file__).parent / "games.jsonl"
"""What `benchmarks.games` said."""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 60, 90, 36, 44
LOW, HIGH = 0.001, 1.0
BAR = 0.02
COLOURS = {"1-1": "#4f7f52", "2-1": "#3d6b8e", "2-2": "#b3552e", "3-2": "#7a4d8b", "4-1": "#8a6d1b"}


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
    for seconds in range(0, int(last) + 1, 60):
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


PANEL, GAP = 170, 50
PLAYERS = {2: "#3d6b8e", 3: "#5b7f3a", 4: "#b3552e", 5: "#7a4b8c", 6: "#8a6d1f"}


def reliability(reports: list[dict[str, Any]]) -> str:
    """A panel for each game: what was forecast across, what came up; a line for each number of players, and the size
    of each point by how many forecasts it stands for."""
    keys = sorted({report["game"] for report in reports})
    width, height = GAP + (PANEL + GAP) * len(keys), PANEL + 155
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fbf7ef"/>',
    ]
    for number, key in enumerate(keys):
        left, bottom = GAP + (PANEL + GAP) * number, PANEL + 40
        parts.append(f'<text x="{left}" y="22" font-weight="bold">{key}</text>')
        parts.append(f'<rect x="{left}" y="40" width="{PANEL}" height="{PANEL}" fill="none" stroke="#d8cdb8"/>')
        parts.append(f'<path d="M{left} {bottom}l{PANEL} -{PANEL}" stroke="#222" stroke-dasharray="5 4"/>')
        for share in (0.0, 0.5, 1.0):
            parts.append(f'<text x="{left - 6}" y="{bottom - PANEL * share + 4}" text-anchor="end">{share:g}</text>')
            parts.append(f'<text x="{left + PANEL * share}" y="{bottom + 16}" text-anchor="middle">{share:g}</text>')
        for place, report in enumerate(one for one in reports if one["game"] == key):
            colour = PLAYERS[report["players"]]
            points = [(left + PANEL * said, bottom - PANEL * won, count) for count, said, won in report["bins"]]
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
            for x, y, count in points:
                size = 1.5 + 12 * sqrt(count / report["forecasts"]) / 2
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{colour}" fill-opacity="0.5"/>')
            text = f"{report['players']} players: {report['ece']:.3f}"
            parts.append(f'<text x="{left}" y="{bottom + 36 + 16 * place}" fill="{colour}">{text}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


TITLES = {"dudo": "Dudo!", "dnup": "dnup", "dudab": "Dudab", "udaka": "UDAKA"}
BARS = {("club", "novice"): "#4f7f52", ("expert", "club"): "#3d6b8e", ("expert", "novice"): "#b3552e"}


def framed(width: int, height: int, title: str) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fbf7ef"/>',
        f'<text x="{LEFT}" y="22">{title}</text>',
    ]


def skill(rows: list[dict[str, Any]]) -> str:
    """For two players by the usual rules: how often the better one wins, with the interval."""
    parts = framed(WIDTH, HEIGHT, "Share of wins of the better of two players, with its 95 % interval")
    floor, top = HEIGHT - BOTTOM - 20, TOP + 14

    def y(share: float) -> float:
        return round(floor - (floor - top) * (share - 0.5) / 0.5, 1)

    for share in (0.5, 0.75, 1.0):
        parts.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - 20}" stroke="#d8cdb8"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{100 * share:.0f} %</text>')
    for place, (key, title) in enumerate(TITLES.items()):
        left = LEFT + 20 + 160 * place
        parts.append(f'<text x="{left + 60}" y="{floor + 20}" text-anchor="middle" font-weight="bold">{title}</text>')
        for number, ((bot, other), colour) in enumerate(BARS.items()):
            pair = {"game": key, "what": "skill", "rules": {}, "players": 2, "bot": bot, "others": other}
            row = next((one for one in rows if pair.items() <= one.items()), None)
            if row is None:
                continue
            x, height = left + 40 * number, y(0.5) - y(max(0.5, row["won"]))
            parts.append(f'<rect x="{x}" y="{y(row["won"])}" width="34" height="{height:.1f}" fill="{colour}"/>')
            low, high = y(max(0.5, row["low"])), y(row["high"])
            parts.append(f'<path d="M{x + 17} {low}V{high}" stroke="#222" stroke-width="2"/>')
    for number, ((bot, other), colour) in enumerate(BARS.items()):
        x = LEFT + 20 + 200 * number
        parts.append(f'<rect x="{x}" y="{HEIGHT - 22}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="{HEIGHT - 11}">{bot} : {other}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def first_move(rows: list[dict[str, Any]]) -> str:
    """What whoever moves first wins among club players, as a multiple of a fair share, by the number of players."""
    parts = framed(WIDTH, HEIGHT, "Wins of whoever moves first, a fair share being 1, with the 95 % interval")
    floor, low, high = HEIGHT - BOTTOM, 0.4, 1.6

    def y(times: float) -> float:
        return round(floor - (floor - TOP) * (min(max(times, low), high) - low) / (high - low), 1)

    for times in (0.5, 1.0, 1.5):
        parts.append(f'<path d="M{LEFT} {y(times)}H{WIDTH - 20}" stroke="{"#222" if times == 1 else "#d8cdb8"}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(times) + 4}" text-anchor="end">{times:g}</text>')
    for place, (key, title) in enumerate(TITLES.items()):
        left = LEFT + 20 + 160 * place
        parts.append(f'<text x="{left + 60}" y="{floor + 34}" text-anchor="middle" font-weight="bold">{title}</text>')
        for row in rows:
            if row["what"] == "length" and row["game"] == key and not row["rules"]:
                players = row["players"]
                x = left + 12 + 26 * (players - 2)
                ends = f"M{x} {y(players * row['low'])}V{y(players * row['high'])}"
                parts.append(f'<path d="{ends}" stroke="#3d6b8e" stroke-width="2"/>')
                parts.append(f'<circle cx="{x}" cy="{y(players * row["first"])}" r="5" fill="#3d6b8e"/>')
                parts.append(f'<text x="{x}" y="{floor + 16}" text-anchor="middle">{players}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    rows = [json.loads(line) for line in GAMES.read_text(encoding="utf-8").splitlines()]
    (PICTURES / "games-skill.svg").write_text(skill(rows), encoding="utf-8")
    (PICTURES / "games-first.svg").write_text(first_move(rows), encoding="utf-8")
    endgame = drawn(read(WEIGHTS.parent / "endgame.jsonl"))
    (PICTURES / "dudo-endgame.svg").write_text(endgame, encoding="utf-8")
    reports = [json.loads(line) for line in REVIEWS.read_text(encoding="utf-8").splitlines()]
    calibrated = [report for report in reports if "ece" in report]
    (PICTURES / "review-calibration.svg").write_text(reliability(calibrated), encoding="utf-8")


if __name__ == "__main__":
    main()
