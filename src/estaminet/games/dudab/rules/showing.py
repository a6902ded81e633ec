"""What a viewer may know, built field by field (section INFO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from estaminet.games.dudab import material as box
from estaminet.games.dudab.rules.frames import Frame
from estaminet.games.dudab.rules.scoring import explain, score, totals
from estaminet.games.dudab.view import ColumnView, DudabView, Explanation, Obligation, OwnPile, Phase, Work

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.values import Viewer

# By the numbers of material.py and frames.py
_PHASES: Final[list[Phase]] = ["starter", "deal", "normal", "round-over", "game-over"]
_ASKING: Final[list[Phase]] = ["normal", "jungle", "baby", "trim", "shed-to", "shed"]
_OBLIGED: Final[list[Phase]] = ["normal", "react", "call"]
_WHY: Final[list[Literal["turn", "penalty", "refill", "mass"]]] = ["turn", "penalty", "refill", "mass"]
_WHERE: Final[list[Literal["discard", "own"] | None]] = [None, "discard", "own"]


def phase_of(state: DudabState) -> Phase:
    if state.phase != box.PLAY:
        return _PHASES[state.phase]
    return _OBLIGED[state.obligation] if state.asking == box.TURN else _ASKING[state.asking]


def obligation_of(state: DudabState) -> Obligation | None:
    if state.obligation == box.NO_OBLIGATION:
        return None
    if state.obligation == box.SHAMAN:
        return Obligation("shaman", state.obliged_column, None, None)
    return Obligation("call", state.obliged_column, box.CALLS[state.call], state.caller)


def work_of(frame: Frame) -> Work:
    """A frame in words."""
    kind = frame.kind
    seat = frame.seat
    if kind == Frame.DRAW:
        return Work("draw", seat, count=frame.count, why=_WHY[frame.about])
    if kind == Frame.PLACE:
        return Work("place", seat, card="BB" if frame.about == box.BABY else "J")
    if kind == Frame.MASS:
        return Work("mass", seat, count=frame.count, value=frame.about)
    if kind == Frame.SHED:
        return Work("shed", seat, where=_WHERE[frame.about])
    return Work("trim" if kind == Frame.TRIM else "refill", seat)


def frame_of(work: Work) -> Frame:
    """The frame that these words are about."""
    if work.kind == "draw":
        return Frame(Frame.DRAW, work.seat, work.count, _WHY.index(work.why or "turn"))
    if work.kind == "place":
        return Frame(Frame.PLACE, work.seat, 0, box.BABY if work.card == "BB" else box.JUNGLE)
    if work.kind == "mass":
        return Frame(Frame.MASS, work.seat, work.count, work.value)
    if work.kind == "shed":
        return Frame(Frame.SHED, work.seat, 0, _WHERE.index(work.where))
    return Frame(Frame.TRIM if work.kind == "trim" else Frame.REFILL, work.seat)


def need_of(state: DudabState) -> int:
    if state.asking == box.TRIM:
        return len(state.hands[state.asked]) - box.HAND_MOST
    if state.asking == box.SHED_TO or state.asking == box.SHED:
        return len(state.hands[state.asked]) - box.HAND_LEAST
    return 0


def view_of(state: DudabState, viewer: Viewer) -> DudabView:
    over = state.phase == box.ROUND_OVER or state.phase == box.GAME_OVER
    columns = [
        ColumnView(len(state.hidden[c]), box.codes(state.above[c]), state.jungle[c], box.codes(state.below[c]))
        for c in range(state.width)
    ]
    own: list[OwnPile] = []
    standing: list[int | None] = []
    for seat in range(state.seats):
        public = state.own_public[seat]
        hidden = state.own_hidden[seat]
        seen = over or state.house.open_piles or seat == viewer  # INFO-04 to 06
        own.append(OwnPile(box.codes(public), box.codes(sorted(hidden)) if seen else None, len(hidden)))
        standing.append(score([], public, hidden)[box.TOTAL] if seen else None)
    explained: tuple[Explanation, ...] | None = None
    shown: tuple[tuple[str, ...], ...] | None = None
    if over:  # INFO-05
        explained = tuple(
            [explain(state.hands[seat], state.own_public[seat], state.own_hidden[seat]) for seat in range(state.seats)]
        )
        shown = tuple([box.codes(hand) for hand in state.hands])
    return DudabView(
        viewer,  # seat
        phase_of(state),  # phase
        state.round,  # round
        state.house.rounds,  # rounds
        None if state.starter == box.NOBODY else state.starter,  # starter
        None if state.active == box.NOBODY else state.active,  # active
        None if state.asked == box.NOBODY else state.asked,  # asked
        tuple(columns),  # columns
        obligation_of(state),  # obligation
        None if viewer is None else box.codes(state.hands[viewer]),  # hand
        tuple([len(hand) for hand in state.hands]),  # hands: how many cards
        shown,  # shown_hands
        tuple(own),  # own
        len(state.pile),  # pile: how many cards
        box.codes(state.discard),  # discard
        need_of(state),  # need
        tuple([work_of(frame) for frame in state.frames]),  # work
        state.mass_done,  # mass_done
        tuple(standing),  # standing
        tuple([tuple(scored) for scored in state.scores]),  # scores
        tuple(totals(state)),  # totals
        explained,  # explained
    )
