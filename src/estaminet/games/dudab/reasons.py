"""Why a move was worse than another: columns taken home, points in hand, what a call leaves."""

from typing import Final

from estaminet.games.dudab.actions import Draw, DrawPut, Lay, LayDudab, Penalty, Trim
from estaminet.games.dudab.advice import facts
from estaminet.games.dudab.material import CALL_OF, COPIES, DUDAB, KIND_OF, NUMBERS, VALUE
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.cards import ANSWERING
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.values import Action, Message, Observation

ROUGH_POINTS: Final = 5
"""A Shaman, or a Dudab in hand."""

Seen = Observation[DudabOptions, DudabView]


def points(card: str) -> int:
    """What a card in hand costs at the end of a round, by itself."""
    kind = KIND_OF[card]
    return VALUE[kind] if kind < NUMBERS else ROUGH_POINTS


def laid(action: Action) -> tuple[str, int] | None:
    """The card it lays, and the column."""
    if isinstance(action, Lay):
        return action.card, action.column
    return ("D", action.column) if isinstance(action, LayDudab) else None


def collected(observation: Seen, action: Action) -> int:
    """How many cards it takes home."""
    put = laid(action)
    if put is None:
        return 0
    view = observation.view
    near = facts(observation.options, view, ()).columns[put[1]]
    column = view.columns[put[1]]
    if near.count + 1 < near.most:
        return 0
    return len(column.above) + len(column.below) + column.hidden + (1 if column.jungle else 0)


def answers(observation: Seen, call: str) -> int:
    """How many cards that this seat cannot see answer a call, other Dudabs apart."""
    view = observation.view
    left = list(COPIES)
    seen = [*(view.hand or ()), *view.discard]
    for column in view.columns:
        seen += [*column.above, *column.below]
    for pile in view.own:
        seen += [*pile.public, *(pile.hidden or ())]
    for card in seen:
        left[KIND_OF[card]] -= 1
    number = CALL_OF[call]
    return sum(max(0, left[kind]) for kind in range(DUDAB) if ANSWERING[number][kind] is None)


def why(observation: Seen, played: Action, best: Action) -> Message | None:
    """A column that has to be taken; points that could have left the hand, or need not have come to the pile; a call
    that fewer cards answer."""
    taken, less = collected(observation, played), collected(observation, best)
    if taken > less:
        return "collects", {"count": taken}
    one, other = laid(played), laid(best)
    if other is not None and not less:
        if isinstance(played, (Draw, DrawPut, Penalty)):
            return "lays", {"points": points(other[0])}
        if one is not None and not taken and points(other[0]) > points(one[0]):
            return "points", {"best": points(other[0]), "played": points(one[0])}
    if isinstance(played, LayDudab) and isinstance(best, LayDudab) and "none" not in (played.call, best.call):
        many, few = answers(observation, played.call), answers(observation, best.call)
        if few < many:
            return "call", {"played": many, "best": few}
    for kind in (Trim, DrawPut):
        if isinstance(played, kind) and isinstance(best, kind) and points(best.card) < points(played.card):
            return "puts", {"best": points(best.card), "played": points(played.card)}
    return None
