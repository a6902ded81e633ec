"""docs/dudo-chances.md: who wins a match of Dudo! from every public state of two players.

    python -m benchmarks.chances

From `games/dudo/rounds/chances.json`, which `estaminet.train.chances` writes.
"""

from __future__ import annotations

import json
from pathlib import Path

from estaminet.games.dudo.solved import FOLDER

PAGE = Path(__file__).parent.parent / "docs" / "dudo-chances.md"
SIDES = [(1, True), *((dice, been) for dice in range(2, 6) for been in (True, False))]
"""Dice, and whether their owner has been palifico."""
HEAD = """\
# Dudo!: who wins from here

For every public state of a match of two: how often (per cent) the player who opens the next round wins the match.
Default rules, nobody holds a joker. `f`: has not been palifico yet, so that the last die will bring a palifico round;
with one die everybody has been.

**In bold**: solved ([strength.md](strength.md#exact-rounds-of-dudo)), right to a tenth of a point as far as the
estimates hold to which calza leads from there. The others were played: 65,536 matches from each state, the expert's
networks against one another, each match until it came to a solved round; the error is at most 0.4 points (two standard
errors).

```
python -m estaminet.train.chances --weights network/weights.npz --ending network/endgame.npz \\
    --worths rounds/worths.json --out rounds/chances.json
```

makes the numbers on an accelerator (half a minute on one H200), `python -m benchmarks.chances` this page.
"""


def name(side: tuple[int, bool]) -> str:
    dice, been = side
    return f"{dice}{'' if been else 'f'}"


def cell(chances: dict[str, float], mine: tuple[int, bool], theirs: tuple[int, bool], palifico: bool) -> str:
    key = "/".join(str(int(part)) for part in (mine[0], theirs[0], mine[1], theirs[1], palifico))
    text = f"{100 * chances[key]:.1f}"
    return f"**{text}**" if mine[0] + theirs[0] <= 5 else text


def page() -> str:
    chances = json.loads((FOLDER / "chances.json").read_text(encoding="utf-8"))
    columns = " | ".join(name(side) for side in SIDES)
    rule = "| --- |" + " ---: |" * len(SIDES)
    parts = [HEAD, f"| opens, against | {columns} |", rule]
    for mine in SIDES:
        parts.append(f"| {name(mine)} | " + " | ".join(cell(chances, mine, side, False) for side in SIDES) + " |")
    parts += ["", "In a palifico round, which whoever has just lost the last die but one opens:", ""]
    parts += [f"| opens, against | {columns} |", rule]
    parts.append("| 1, palifico | " + " | ".join(cell(chances, (1, True), side, True) for side in SIDES) + " |")
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
