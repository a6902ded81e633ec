"""What a review needs to know about Dudab, and why a move was worse than another: columns, points, calls."""

from typing import Final

from estaminet.games.dudab import material as box
from estaminet.games.dudab.actions import Draw, DrawPut, Lay, LayDudab, Penalty, Trim
from estaminet.games.dudab.advice import facts
from estaminet.games.dudab.rules.obstacles import ANSWERING
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabObservation
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Action, Message

ROUGH_POINTS: Final = 5
"""A Shaman, or a Dudab in hand."""


def points(card: str) -> int:
    """What a card in hand costs at the end of a round, by itself."""
    kind = box.KIND_OF[card]
    return box.VALUE[kind] if kind < box.NUMBERS else ROUGH_POINTS


def laid(action: Action) -> tuple[str, int] | None:
    """The card it lays, and the column."""
    if isinstance(action, Lay):
        return action.card, action.column
    return ("D", action.column) if isinstance(action, LayDudab) else None


def collected(observation: DudabObservation, action: Action) -> int:
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


def answers(observation: DudabObservation, call: str) -> int:
    """How many cards that this seat cannot see answer a call, other Dudabs apart."""
    view = observation.view
    left = list(box.COPIES)
    seen = [*(view.hand or ()), *view.discard]
    for column in view.columns:
        seen += [*column.above, *column.below]
    for pile in view.own:
        seen += [*pile.public, *(pile.hidden or ())]
    for card in seen:
        left[box.KIND_OF[card]] -= 1
    number = box.CALL_OF[call]
    return sum(max(0, left[kind]) for kind in range(box.DUDAB) if ANSWERING[number][kind] is None)


def why(observation: DudabObservation, played: Action, best: Action) -> Message | None:
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
        if isinstance(played, kind) and isinstance(best, kind):
            # A Dudab costs something in hand, and nothing on the pile.
            one_costs, other_costs = (0 if put.card == "D" else points(put.card) for put in (played, best))
            if other_costs < one_costs:
                return "puts", {"best": other_costs, "played": one_costs}
    return None


DEPTH: Final = 16
"""The expert looks as far; a round is ten times as long."""


LUCK: Final = 4
"""A match has two hundred draws."""


FULL_PILE: Final = 73
"""Quarters of a round are told by the draw pile; more cards than this it never has."""


def undrawn(state: DudabState) -> int:
    return len(state.pile) if state.phase == box.PLAY else 0


def reshuffle(state: DudabState, rng: Rng) -> None:
    """Nobody has seen the draw pile: its order is anything."""
    rng.shuffle(state.pile)


def standing(state: DudabState) -> tuple[str, list[dict[str, float] | None]] | None:
    """At any time: the policy's estimate, which is the less sure the more is to come, and whose turn it is."""
    if state.phase not in (box.DEAL, box.PLAY, box.ROUND_OVER) or state.house.deck is not box.DECKS["none"]:
        return None
    left = state.house.rounds - len(state.scores)
    time = f"{left}"
    if state.phase == box.PLAY:
        time = f"{left - 1}.{len(state.pile) * 4 // FULL_PILE}"
    rows: list[dict[str, float] | None] = []
    for seat in range(state.seats):
        turn = f"turn {time}" if seat == state.active else "wait"
        rows.append({f"log {time}": 1.0, turn: 1.0})
    return str(state.seats), rows
