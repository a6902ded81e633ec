"""What a review says about Dudo!: the odds of a bid, exact, from the dice its judge could see, and with what the bids
said; and what a standing is told by."""

from estaminet.bots.search import Worlds
from estaminet.games.dudo import material as box
from estaminet.games.dudo.belief import CUPS_OF, DudoWorlds
from estaminet.games.dudo.bots import CLUB
from estaminet.games.dudo.policy import ONE_FACE, TWO_FACES, at_least
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.view import DudoObservation, DudoView
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Message


def odds(view: DudoView, count: int, value: int, *, exactly: bool = False) -> float | None:
    """The chance that a bid is true, going by one's own dice alone; None where nobody can tell how many dice there are.

    The others' dice are independent of one's own and of each other, so this is exact.
    """
    if view.dice is None or view.seat is None or any(dice is None for dice in view.counts):
        return None
    unseen = sum(dice or 0 for dice in view.counts) - len(view.dice)
    tails = ONE_FACE if value == box.BLANK or view.palifico else TWO_FACES
    need = float(count - box.COUNTS[0 if view.palifico else 1][value][box.CUP_OF[view.dice]])
    true = at_least(tails, unseen, need)
    if not exactly:
        return true
    return true - at_least(tails, unseen, need + 1.0) if need >= 0.0 else 0.0


def heard(observation: DudoObservation, count: int, value: int, *, exactly: bool = False) -> float | None:
    """The same with what the others' bids of the round say about their dice, to a club player; None where they have bid
    nothing, or where who has how many dice is a guess."""
    view = observation.view
    if view.dice is None or all(bid.seat == observation.seat for bid in view.bids):
        return None
    worlds = DudoWorlds(observation, CLUB, FastRng(1))
    if len(worlds.guesses) != 1:
        return None
    own = box.COUNTS[0 if view.palifico else 1][value][worlds.base.cups[observation.seat]]
    by_number = {number + own: chance for number, (chance, _) in _in_other_cups(worlds, value).items()}
    return sum(chance for number, chance in by_number.items() if number == count or (number > count and not exactly))


def why(observation: DudoObservation, played: Action, best: Action) -> Message | None:
    """The odds of the bid that was made, or of the one that was doubted or should have been."""
    view = observation.view
    bid = played.index < box.DUDO_INDEX
    exactly = (best if bid else played).index == box.CALZA_INDEX
    if bid and best.index in (box.DUDO_INDEX, box.CALZA_INDEX) and view.bids:
        name, count, value = "exact" if exactly else "doubt", view.bids[-1].count, view.bids[-1].value
    elif bid:
        name, count, value = "bid", box.COUNT_OF[played.index], box.VALUE_OF[played.index]
    elif played.index in (box.DUDO_INDEX, box.CALZA_INDEX) and view.bids:
        name, count, value = "calza" if exactly else "dudo", view.bids[-1].count, view.bids[-1].value
    else:
        return None
    alone = odds(view, count, value, exactly=exactly)
    if alone is None:
        return None
    with_bids = heard(observation, count, value, exactly=exactly)
    if with_bids is None:
        return name, {"odds": round(100 * alone)}
    return f"{name}-heard", {"odds": round(100 * alone), "heard": round(100 * with_bids)}


def good(observation: DudoObservation, best: Action) -> Message | None:
    """The odds of the bid that would be made, or of the one that would be called."""
    return why(observation, best, best)


def standing(state: DudoState) -> tuple[str, list[dict[str, float] | None]] | None:
    """Between two rounds: dice and jokers, whether one has been palifico, and how soon one bids."""
    if state.phase != box.ROLL or state.salsa or state.hidden or state.blank_bids:
        return None
    has = [
        f"{state.dice[seat] + state.jokers[seat]}{'p' if state.been[seat] else ''}" if state.dice[seat] else ""
        for seat in range(state.seats)
    ]
    rows: list[dict[str, float] | None] = [None] * state.seats
    seat, place = state.starter, 0
    for _ in range(state.seats):
        if has[seat]:
            row = {f"has {has[seat]}": 1.0, f"place {place}": 1.0}
            if state.players_in == 2:
                other = next(one for one in range(state.seats) if one != seat and has[one])
                row[f"{has[seat]} to {has[other]}"] = 1.0
                row[f"place {place}, {has[seat]}"] = 1.0
            rows[seat] = row
            place += 1
        seat = (seat + state.step) % state.seats
    return str(state.players_in), rows


def settled(observation: DudoObservation, action: Action, worlds: Worlds) -> list[tuple[State, float]] | None:
    """Dudo and calza settle the round, and only how many dice bear the bid out counts: one world for each number."""
    view = observation.view
    if action.index not in (box.DUDO_INDEX, box.CALZA_INDEX) or view.phase != "bid" or not view.bids:
        return None
    if not isinstance(worlds, DudoWorlds) or len(worlds.guesses) != 1:
        return None
    listed: list[tuple[State, float]] = []
    for chance, cups in _in_other_cups(worlds, view.bids[-1].value).values():
        world = worlds.base.copy()
        world.cups = cups
        listed.append((world, chance))
    return listed


def _in_other_cups(worlds: DudoWorlds, value: int) -> dict[int, tuple[float, list[int]]]:
    """By how many dice in the others' cups bear out a bid of this value: how likely that is, and cups that show it."""
    base, sums = worlds.base, worlds.guesses[0].sums
    counts = box.COUNTS[0 if base.palifico else 1][value]
    totals: dict[int, tuple[float, list[int]]] = {0: (1.0, base.cups[:])}
    for seat in range(base.seats):
        if seat == worlds.me or base.dice[seat] == 0:
            continue
        there: dict[int, tuple[float, int]] = {}
        before = 0.0
        for cup, total in zip(CUPS_OF[base.dice[seat]], sums[seat], strict=True):
            chance, _ = there.get(counts[cup], (0.0, cup))
            there[counts[cup]] = (chance + (total - before) / sums[seat][-1], cup)
            before = total
        more: dict[int, tuple[float, list[int]]] = {}
        for number, (chance, cups) in totals.items():
            for extra, (likely, cup) in there.items():
                known = more.get(number + extra)
                cups = [*cups[:seat], cup, *cups[seat + 1 :]]
                more[number + extra] = (chance * likely + (known[0] if known else 0.0), cups)
        totals = more
    return totals
