"""What the network for the end of matches sees (`endgame.py`), as arrays over decisions, in numpy or JAX.
`games/dudo/endgame.py` writes the same from a view; a test compares them."""

from __future__ import annotations

from typing import Any

from estaminet.games.dudo.endgame import MOST_BIDS, MOST_EACH, MOST_TOTAL, NEEDS
from estaminet.games.dudo.material import FACES
from estaminet.train.looks import TAILS
from estaminet.train.solve import VALUES

Array = Any
ROW = 7 + len(FACES)
"""A decision as whole numbers: own dice, the other's, who of the two has been palifico (own, other), who one is (0
opened), the column, a value if the other one has just bid all dice of it (else -1), and how often each face lies in the
cup. The column is that of the player to act, or of the other one if that bid is there."""


def look(rows: Array, xp: Any) -> tuple[Array, Array]:
    """`[rows, FEATURES]` and which actions there are, `[rows, ACTIONS]`."""
    mine, theirs, been_mine, been_theirs, who, column, top = (rows[:, i] for i in range(7))
    faces = rows[:, 7:]
    total = mine + theirs
    kept = VALUES * (total - 1)
    topped = top >= 0
    turn = xp.where(topped, 1 - who, who)
    every = xp.arange(MOST_BIDS)
    # A column is the set of bids without the lowest, which parity tells.
    above = (column[:, None] >> xp.maximum(every - 1, 0) & 1) * (every > 0)
    lowest = ((xp.sum(above, axis=1) + turn) & 1)[:, None] * (every == 0)
    bids = (above + lowest > 0) | (topped[:, None] & (every == (kept + xp.maximum(top, 0))[:, None]))
    number = xp.cumsum(bids.astype(xp.int32), axis=1) - bids
    by_me = bids & (number % 2 == who[:, None])
    last = xp.max(xp.where(bids, every, -1), axis=1)
    opening = last < 0
    matching = faces[:, :VALUES] + faces[:, VALUES:]
    said = xp.maximum(last, 0)
    held = xp.take_along_axis(matching, (said % VALUES)[:, None], axis=1)[:, 0]
    need = said // VALUES + 1 - held
    tails = xp.asarray(TAILS[0])
    true = tails[theirs, xp.clip(need, 0, tails.shape[1] - 1)]
    exact = xp.where(need < 0, 0.0, true - tails[theirs, xp.clip(need + 1, 0, tails.shape[1] - 1)])
    each = xp.arange(1, MOST_EACH + 1)
    needs = xp.where(opening, -1, xp.clip(need, -1, NEEDS - 2) + 1)
    number_of = rows.shape[0]
    blocks = [
        (faces[:, :, None] >= xp.arange(1, 6)).reshape(number_of, -1),
        (matching[:, :, None] >= xp.arange(1, 6)).reshape(number_of, -1),
        mine[:, None] == each,
        theirs[:, None] == each,
        been_mine[:, None],
        been_theirs[:, None],
        who[:, None] == 0,
        by_me,
        bids & ~by_me,
        last[:, None] == every,
        needs[:, None] == xp.arange(NEEDS),
        xp.where(opening, 0.0, true)[:, None],
        xp.where(opening, 0.0, exact)[:, None],
    ]
    seen = xp.concatenate([block.astype(xp.float32) for block in blocks], axis=1)
    most = xp.where(topped, 0, xp.where(total < MOST_TOTAL, VALUES * total, kept))
    may = (every > last[:, None]) & (every < most[:, None])
    calls = xp.broadcast_to(~opening[:, None], (number_of, 2))
    return seen, xp.concatenate([may, calls], axis=1)
