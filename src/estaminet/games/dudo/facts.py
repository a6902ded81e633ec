"""What the rules say about a view of Dudo!, for those who draw it."""

from collections.abc import Sequence

from estaminet.games.dudo.material import COUNTS, CUP_OF, DICE_EACH, FACE_TEXT, FACES
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.view import DudoFacts, DudoView
from estaminet.kernel.values import Action

COUNTING = [
    ["".join(FACE_TEXT[face] for face in FACES if counts[CUP_OF[FACE_TEXT[face]]]) for counts in by_value]
    for by_value in COUNTS
]
"""`COUNTING[wild][value]`: the faces that a bid on that value is judged on."""


def facts(options: DudoOptions, view: DudoView, legal: Sequence[Action]) -> DudoFacts:  # noqa: ARG001
    last = view.last
    return DudoFacts(
        COUNTING[0 if view.palifico else 1][view.bids[-1].value] if view.bids else "",
        COUNTING[0 if last.palifico else 1][last.value] if last is not None else "",
        None if view.total is None else DICE_EACH * len(view.counts) - view.total,
    )
