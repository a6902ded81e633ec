"""What the rules say about a view of Dudab, for those who draw it."""

from collections.abc import Sequence

from estaminet.games.dudab.material import COLUMN_MOST
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.view import ColumnFacts, ColumnView, DudabFacts, DudabView
from estaminet.kernel.values import Action


def facts(options: DudabOptions, view: DudabView, legal: Sequence[Action]) -> DudabFacts:  # noqa: ARG001
    return DudabFacts(tuple(_of(column) for column in view.columns))


def _of(column: ColumnView) -> ColumnFacts:
    above, below = len(column.above), len(column.below)
    if not column.jungle:
        return ColumnFacts(above, COLUMN_MOST + 1, None)
    # DUDAB-JUN-05, DUDAB-JUN-06: the first card below the Jungle lies opposite the last one above it, and so on.
    return ColumnFacts(below, above + 1, above - 1 - below if below < above else None)
