"""What a review needs to know about dnup, and why a move was worse than another: cards sent back or left in hand."""

from collections import Counter
from typing import Final

from estaminet.games.dnup.actions import Add, Play, Take, Turn
from estaminet.games.dnup.advice import facts
from estaminet.games.dnup.belief import listed
from estaminet.games.dnup.belief import worlds as believe
from estaminet.games.dnup.bots import CLUB
from estaminet.games.dnup.material import DEAL
from estaminet.games.dnup.state import DnupState
from estaminet.games.dnup.view import DnupObservation, DnupView, Lying
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Decision
from estaminet.kernel.values import Action, Message, Name, Observation, Seat

TRUST = {4: 0.5}
"""By number of players: worlds weigh by this power of how likely the others' moves were in them. Of 160 worlds that are
drawn some 26 would carry the weight, and at four that made chances too sure of themselves."""


def turned(card: str) -> str:
    """The card the other way up."""
    up, down = card.rstrip("*").split("/")
    return f"{down}/{up}"


def _lying(view: DnupView, seat: int, area: int | None) -> Lying:
    return next(one for one in view.table if one.seat == seat and one.area == area)


def beaten(observation: DnupObservation, action: Action) -> Lying | None:
    """The set that this sends back to a hand."""
    view = observation.view
    found = facts(observation.options, view, (action,)).beats.get(action.index)
    return _lying(view, found.seat, found.area) if found is not None and found.to == "hand" else None


def hand_after(observation: DnupObservation, action: Action) -> list[str]:
    """One's own hand after it, each card the way up it is then."""
    view = observation.view
    hand = [card.rstrip("*") for card in view.hand or ()]
    if isinstance(action, Turn):
        return [turned(card) for card in hand]
    if isinstance(action, Take):
        return hand + [turned(card) for card in _lying(view, action.seat, action.area).cards]
    laid = action.cards if isinstance(action, Play) else (action.card,) if isinstance(action, Add) else ()
    for card in laid:
        hand.remove(card.rstrip("*"))
    back = beaten(observation, action)
    if back is not None and back.seat == view.seat:
        hand += [turned(card) for card in back.cards]
    return hand


WORLDS: Final = 100
"""Worlds in which the next player's answers are looked at."""
RISK: Final = 0.15
"""A difference between two chances that is worth a sentence."""


def answered(observation: DnupObservation, action: Action) -> float | None:
    """The chance that whoever moves next can send a set of this seat back, by what it could think; None where nobody
    else moves next."""
    rng = FastRng(1)
    worlds = believe(observation, CLUB, rng)
    hits = 0
    for _ in range(WORLDS):
        world = worlds.draw(rng)
        world.play(Seat(observation.seat), action, None)
        pending = world.pending()
        if not isinstance(pending, Decision) or observation.seat in pending.seats:
            return None
        seat = pending.seats[0]
        view = world.view(seat)
        assert isinstance(view, DnupView)
        beats = facts(observation.options, view, world.legal(seat)).beats
        hits += any(one.seat == observation.seat and one.to == "hand" for one in beats.values())
    return hits / WORLDS


def largest_set(hand: list[str]) -> int:
    return max(Counter(card.split("/")[0] for card in hand).values(), default=0)


def why(observation: DnupObservation, played: Action, best: Action) -> Message | None:
    """The last card; a set sent back to somebody; fewer cards left; larger sets among them; what the next player can
    send back."""
    mine, better = hand_after(observation, played), hand_after(observation, best)
    if mine and not better:
        return "out", {}
    back, not_back = beaten(observation, best), beaten(observation, played)
    if back is not None and back.seat != observation.seat and not_back is None:
        return "beats", {"seat": Name(back.seat), "count": len(back.cards)}
    if not_back is not None and not_back.seat == observation.seat and back is None:
        return "own", {"count": len(not_back.cards)}
    if len(better) < len(mine):
        return "left", {"played": len(mine), "best": len(better)}
    if largest_set(better) > largest_set(mine):
        return "set", {"played": largest_set(mine), "best": largest_set(better)}
    risk, less = answered(observation, played), answered(observation, best)
    if risk is not None and less is not None and risk - less >= RISK:
        return "answered", {"odds": round(100 * risk), "better": round(100 * less)}
    return None


def standing(state: DnupState) -> tuple[str, list[dict[str, float] | None]] | None:
    """Between two rounds: points, and how soon one is dealt to."""
    if state.phase != DEAL:
        return None
    rows: list[dict[str, float] | None] = []
    for seat in range(state.seats):
        row = {f"points {state.points[seat]} of {sum(state.points)}": 1.0}
        if state.pack.uneven:
            row[f"place {(seat - state.first) % state.seats}"] = 1.0
        rows.append(row)
    return str(state.seats), rows


def complete(observation: Observation) -> bool:
    """For two: only the sides of the other's cards are hidden, and all ways they may lie are listed."""
    return listed(observation, FastRng(1)) is not None
