"""What a viewer may know, built field by field (section INFO)."""

from typing import Final, Literal

from estaminet.games.dudab.material import CALLS
from estaminet.games.dudab.rules.cards import BABY
from estaminet.games.dudab.rules.drawing import Drawing
from estaminet.games.dudab.rules.scoring import codes, parts_of, score
from estaminet.games.dudab.rules.table import (
    CALL,
    DEAL,
    DRAW_FRAME,
    FRAME,
    GAME_OVER,
    HAND_LEAST,
    HAND_MOST,
    MASS_FRAME,
    NO_OBLIGATION,
    NOBODY,
    PLACE_BABY,
    PLACE_FRAME,
    PLACE_JUNGLE,
    PLAY,
    ROUND_OVER,
    SHAMAN,
    SHED,
    SHED_FRAME,
    SHED_TO,
    STARTER,
    TO_DISCARD,
    TO_NAME,
    TRIM,
    TRIM_FRAME,
)
from estaminet.games.dudab.view import ColumnView, DudabView, Explanation, Obligation, OwnPile, Phase, Work
from estaminet.kernel.values import Viewer

WHY: Final[list[Literal["turn", "penalty", "refill", "mass"]]] = ["turn", "penalty", "refill", "mass"]


def phase_of(table: Drawing) -> Phase:
    if table.phase != PLAY:
        if table.phase == STARTER:
            return "starter"
        if table.phase == DEAL:
            return "deal"
        return "round-over" if table.phase == ROUND_OVER else "game-over"
    asking = table.asking
    if asking == PLACE_JUNGLE:
        return "jungle"
    if asking == PLACE_BABY:
        return "baby"
    if asking == TRIM:
        return "trim"
    if asking == SHED_TO:
        return "shed-to"
    if asking == SHED:
        return "shed"
    if table.obligation == SHAMAN:
        return "react"
    return "call" if table.obligation == CALL else "normal"


def obligation_of(table: Drawing) -> Obligation | None:
    if table.obligation == NO_OBLIGATION:
        return None
    if table.obligation == SHAMAN:
        return Obligation("shaman", table.obliged_column, None, None)
    return Obligation("call", table.obliged_column, CALLS[table.call], table.caller)


def work_of(table: Drawing) -> tuple[Work, ...]:
    """The frames in words, the oldest first."""
    frames = table.frames
    found: list[Work] = []
    for i in range(0, len(frames), FRAME):
        kind = frames[i]
        seat = frames[i + 1]
        second = frames[i + 2]
        third = frames[i + 3]
        if kind == DRAW_FRAME:
            found.append(Work("draw", seat, count=second, why=WHY[third]))
        elif kind == PLACE_FRAME:
            found.append(Work("place", seat, card="BB" if second == BABY else "J"))
        elif kind == MASS_FRAME:
            found.append(Work("mass", seat, count=second, value=third))
        elif kind == TRIM_FRAME:
            found.append(Work("trim", seat))
        elif kind == SHED_FRAME:
            where: Literal["discard", "own"] | None = None
            if second != TO_NAME:
                where = "discard" if second == TO_DISCARD else "own"
            found.append(Work("shed", seat, where=where))
        else:
            found.append(Work("refill", seat))
    return tuple(found)


def need_of(table: Drawing) -> int:
    if table.asking == TRIM:
        return len(table.hands[table.asked]) - HAND_MOST
    if table.asking == SHED_TO or table.asking == SHED:
        return len(table.hands[table.asked]) - HAND_LEAST
    return 0


def view_of(table: Drawing, viewer: Viewer) -> DudabView:
    over = table.phase == ROUND_OVER or table.phase == GAME_OVER
    columns = [
        ColumnView(len(table.hidden[c]), codes(table.above[c]), table.jungle[c], codes(table.below[c]))
        for c in range(table.width)
    ]
    own: list[OwnPile] = []
    standing: list[int | None] = []
    for seat in range(table.seats):
        public = table.own_public[seat]
        hidden = table.own_hidden[seat]
        seen = over or table.open_piles or seat == viewer  # INFO-04 to 06
        own.append(OwnPile(codes(public), codes(sorted(hidden)) if seen else None, len(hidden)))
        standing.append(score([], public, hidden)[5] if seen else None)
    explained: tuple[Explanation, ...] | None = None
    shown: tuple[tuple[str, ...], ...] | None = None
    if over:
        explained = tuple([table.explain(seat) for seat in range(table.seats)])
        shown = tuple([codes(hand) for hand in table.hands])
    return DudabView(
        viewer,
        phase_of(table),
        table.round,
        table.rounds,
        None if table.starter == NOBODY else table.starter,
        None if table.active == NOBODY else table.active,
        None if table.asked == NOBODY else table.asked,
        tuple(columns),
        obligation_of(table),
        None if viewer is None else codes(table.hands[viewer]),
        tuple([len(hand) for hand in table.hands]),
        shown,
        tuple(own),
        len(table.pile),
        codes(table.discard),
        need_of(table),
        work_of(table),
        table.mass_done,
        tuple(standing),
        tuple([tuple([parts_of(parts) for parts in scored]) for scored in table.scores]),
        tuple(table.totals()),
        explained,
    )
