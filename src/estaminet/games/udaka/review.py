"""What a review needs to know about UDAKA Classic."""

from typing import Final

from estaminet.bots.search import Worlds
from estaminet.games.udaka import material as box
from estaminet.games.udaka.belief import HANDS_OF, UdakaWorlds, odds
from estaminet.games.udaka.material import DEAL, DISCARD
from estaminet.games.udaka.reasons import why as why
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Observation

LAST_CARDS: Final = 3
"""With as many left to draw, everything that may be hidden is listed."""
MOST: Final = 400
"""Worlds are listed up to this number."""


def undrawn(state: State) -> int:
    assert isinstance(state, UdakaState)
    return state.pile() if state.phase == DISCARD else 0


def reshuffle(state: State, rng: Rng) -> None:
    """Nobody has seen the draw pile: its order is anything."""
    assert isinstance(state, UdakaState)
    if state.phase == DISCARD:
        rest = state.deck[state.drawn :]
        rng.shuffle(rest)
        state.deck = state.deck[: state.drawn] + rest


def standing(state: State) -> tuple[str, list[dict[str, float] | None]] | None:
    """Between two rounds: rounds won, and how soon one discards after the dealer."""
    assert isinstance(state, UdakaState)
    if state.phase != DEAL or state.udaka_counts or state.take_all or state.at_once:
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
    if not any(left):
        return [[]]
    orders: list[list[int]] = []
    for rank, count in enumerate(left):
        if count:
            rest = [*left[:rank], count - 1, *left[rank + 1 :]]
            orders += [[rank, *order] for order in piles(rest)]
    return orders
