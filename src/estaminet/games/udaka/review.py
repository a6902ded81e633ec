"""What a review needs to know about UDAKA Classic, and why a discard was worse than another."""

from itertools import permutations
from math import comb
from typing import Final

from estaminet.bots.search import Worlds
from estaminet.games.udaka import material as box
from estaminet.games.udaka.actions import Discard
from estaminet.games.udaka.advice import facts
from estaminet.games.udaka.belief import HANDS_OF, UdakaWorlds, odds
from estaminet.games.udaka.events import Dealt, Discarded
from estaminet.games.udaka.state import UdakaState
from estaminet.games.udaka.view import UdakaObservation
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Message, Observation

RISK: Final = 0.05
"""A difference between two odds that is worth a sentence."""


def offered(observation: UdakaObservation, action: Action) -> float:
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
    left = min(max(0, box.COPIES[box.RANK_OF[top]] - gone), unseen)
    following = (observation.seat + 1) % observation.seats
    # Whoever laid two cards draws one more before the next player does.
    drawn = 1 if view.pile > (1 if action.count == 2 else 0) else 0
    held = min(unseen, view.hand_counts[following] + drawn)
    return 1.0 - comb(unseen - left, held) / comb(unseen, held)


def why(observation: UdakaObservation, played: Action, best: Action) -> Message | None:
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


LAST_CARDS: Final = 3
"""With as many left to draw, everything that may be hidden is listed."""
MOST: Final = 400
"""Worlds are listed up to this number."""


def undrawn(state: UdakaState) -> int:
    return state.pile() if state.phase == box.DISCARD else 0


def reshuffle(state: UdakaState, rng: Rng) -> None:
    """Nobody has seen the draw pile: its order is anything."""
    if state.phase == box.DISCARD:
        state.deck = state.deck[: state.drawn] + rng.shuffled(state.deck[state.drawn :])


def standing(state: UdakaState) -> tuple[str, list[dict[str, float] | None]] | None:
    """Between two rounds: rounds won, and how soon one discards after the dealer."""
    if state.phase != box.DEAL or state.udaka_counts or state.take_all or state.at_once:
        return None
    won = sum(state.wins)
    rows: list[dict[str, float] | None] = []
    for seat in range(state.seats):
        place = (seat - state.dealer - 1) % state.seats
        rows.append({f"place {place}": 1.0, f"won {state.wins[seat]} of {won}, place {place}": 1.0})
    return str(state.seats), rows


def ending(observation: Observation, worlds: Worlds) -> list[tuple[State, float]] | None:
    """The last draws: every way the unseen cards may lie, in the other hands and in the order of the pile."""
    if not isinstance(worlds, UdakaWorlds) or not worlds.simple or worlds.base.pile() > LAST_CARDS:
        return None
    base = worlds.base
    dealt: list[tuple[UdakaState, list[int], float]] = [(base, worlds.unseen, 1.0)]
    for seat in range(base.seats):
        if seat == observation.seat:
            continue
        more: list[tuple[UdakaState, list[int], float]] = []
        for state, left, weight in dealt:
            for hand, likely in zip(HANDS_OF[box.HAND_SIZE[base.hands[seat]]], worlds.weights[seat], strict=True):
                ways = odds(hand, left)
                if ways > 0.0 and likely > 0.0:
                    # The weights hold the odds already, as if this were the only other hand.
                    world = state.copy()
                    world.hands[seat] = hand
                    rest = [count - held for count, held in zip(left, box.HELD[hand], strict=True)]
                    more.append((world, rest, weight * likely * ways / odds(hand, worlds.unseen)))
        if not 0 < len(more) <= MOST:
            return None
        dealt = more
    piled: list[tuple[State, float]] = []
    for state, left, weight in dealt:
        orders = piles(left)
        if len(piled) + len(orders) > MOST:
            return None
        for order in orders:
            world = state.copy()
            world.deck = base.deck[: base.drawn] + order
            piled.append((world, weight / len(orders)))
    return piled


def piles(left: list[int]) -> list[list[int]]:
    """Every order of these cards, counted by rank; each is as likely as another."""
    cards = [rank for rank, count in enumerate(left) for _ in range(count)]
    return [list(order) for order in sorted(set(permutations(cards)))]
