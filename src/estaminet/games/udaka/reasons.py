"""Why a discard was worse than another: tokens, pairs, and what the pile offers next."""

from math import comb
from typing import Final

from estaminet.games.udaka.actions import Discard
from estaminet.games.udaka.advice import facts
from estaminet.games.udaka.events import Dealt, Discarded
from estaminet.games.udaka.material import COPIES, RANK_OF
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.view import UdakaView
from estaminet.kernel.values import Action, Message, Observation

RISK: Final = 0.05
"""A difference between two odds that is worth a sentence."""


def offered(observation: Observation[UdakaOptions, UdakaView], action: Action) -> float:
    """The chance that the next player has a card that wins a token on the pile as this discard leaves it, going by the
    cards that this seat holds and has seen laid."""
    assert isinstance(action, Discard)
    view = observation.view
    hand = view.hand or ""
    top = view.top if action.card == "A" else action.card
    if top is None or not top.isdecimal():
        return 0.0
    tokens = view.board[int(top) - 2]
    if action.card == top:
        tokens -= facts(observation.options, view, (action,)).wins.get(action.index, 0)
    if tokens <= 0:
        return 0.0
    gone = hand.count(top)
    for event in reversed(observation.seen):
        if isinstance(event, Dealt):
            break
        if isinstance(event, Discarded) and event.card == top:
            gone += event.count
    unseen = view.pile + sum(view.hand_counts) - len(hand)
    left = min(max(0, COPIES[RANK_OF[top]] - gone), unseen)
    following = (observation.seat + 1) % observation.seats
    # Whoever laid two cards draws one more before the next player does.
    drawn = 1 if view.pile > (1 if action.count == 2 else 0) else 0
    held = min(unseen, view.hand_counts[following] + drawn)
    return 1.0 - comb(unseen - left, held) / comb(unseen, held)


def why(observation: Observation[UdakaOptions, UdakaView], played: Action, best: Action) -> Message | None:
    """A token that was to be had; a pair that was split; what the pile offers the next player."""
    assert isinstance(played, Discard)
    assert isinstance(best, Discard)
    view = observation.view
    takes = facts(observation.options, view, (played, best))
    if takes.wins.get(best.index, 0) > takes.wins.get(played.index, 0):
        return "token", {"count": takes.wins[best.index]}
    if best.index in takes.wins_udaka and played.index not in takes.wins_udaka:
        return "udaka", {}
    risk, better = offered(observation, played), offered(observation, best)
    if risk - better >= RISK:
        return "offered", {"odds": round(100 * risk), "better": round(100 * better)}
    card = played.card
    paired = card.isdecimal() and played.count == 1 and (view.hand or "").count(card) > 1
    if paired and best.card != card and view.board[int(card) - 2]:
        return "split", {"space": int(card)}
    return None
