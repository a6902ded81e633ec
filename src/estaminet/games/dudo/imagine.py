"""What the rest of the table may look like to one seat."""

from typing import Final

from estaminet.games.dudo.actions import PASS_INDEX, SALSA_FROM, TEXT, bid_index
from estaminet.games.dudo.events import DieLost, Gained, Revealed, Started
from estaminet.games.dudo.material import CUP_OF, DICE_EACH, ROLLS
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.rules.bids import answers
from estaminet.games.dudo.rules.settlement import NOBODY, settlement_of
from estaminet.games.dudo.state import BID, NO_ANSWER, PHASES, WINDOW, DudoState
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Observation

UNKNOWN: Final = -1


def remembered_counts(observation: Observation, view: DudoView) -> list[int]:
    """Dice in each cup as far as this seat knows them, else UNKNOWN.

    With hidden dice the view does not say, but whoever has watched knows: every reveal showed all cups, and
    every loss and gain was announced. The latest reveal is on the screen until the next roll.
    """
    counts = [UNKNOWN if count is None else count for count in view.counts]
    if UNKNOWN not in counts:
        return counts
    watched = [UNKNOWN] * len(counts)
    for event in observation.seen:
        if isinstance(event, Started):
            watched = [DICE_EACH] * len(counts)
        elif isinstance(event, Revealed):
            watched = [len(cup) for cup in event.cups]
        elif isinstance(event, DieLost):
            watched[event.seat] -= 1
        elif isinstance(event, Gained) and event.what == "die":
            watched[event.seat] += 1
    last = view.last
    if view.round == 0:
        watched = [DICE_EACH] * len(counts)
    elif last is not None:
        watched = [len(cup) for cup in last.cups]
        if last.loser is not None and not last.joker_lost:
            watched[last.loser] -= 1
        elif last.gainer is not None and last.gain == "die":
            watched[last.gainer] += 1
    return [watched[seat] if count == UNKNOWN else count for seat, count in enumerate(counts)]


def possible_counts(view: DudoView, seat: int) -> list[int]:
    """How many dice a cup may hold about which this seat knows nothing (it came to the table in mid-game)."""
    if view.palifico and seat == view.starter:
        return [1]
    if view.jokers[seat] > 0:
        return [DICE_EACH]
    return list(range(1 if view.been_palifico[seat] else 2, DICE_EACH + 1))


def filled_in(state: DudoState, view: DudoView, known: list[int], rng: Rng) -> list[int]:
    """The known counts, and for the unknown ones any that so many rounds can lead to, all equally likely."""
    if UNKNOWN not in known:
        return known
    ways: list[list[int]] = [[]]
    for seat, count in enumerate(known):
        counts = possible_counts(view, seat) if count == UNKNOWN else [count]
        ways = [[*way, more] for way in ways for more in counts]
    completed = view.round - 1 if view.phase == "bid" or view.phase == "window" else view.round
    fitting: list[list[int]] = []
    for way in ways:
        state.total = sum(way)
        if not state.pace_violations(completed):
            fitting.append(way)
    return fitting[rng.below(len(fitting))]


def imagine(observation: Observation, rng: Rng) -> DudoState:
    """A state this seat cannot tell from the real one.

    All rolls of the other cups are equally likely. Of the secret answers in a window half are passes, as good
    a guess as any: the rules give no odds for what people say.
    """
    view = observation.view
    options = observation.options
    assert isinstance(view, DudoView)
    assert isinstance(options, DudoOptions)
    me = observation.seat
    seats = observation.seats
    state = DudoState(options, seats, NOBODY if view.starter is None else view.starter)
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.jokers = list(view.jokers)
    state.been = list(view.been_palifico)
    state.out = list(view.out)
    state.players_in = seats - len(view.out)
    state.palifico = view.palifico
    state.dice = filled_in(state, view, remembered_counts(observation, view), rng)
    state.total = sum(state.dice)
    state.last = None if view.last is None else settlement_of(view.last)
    state.turn = state.starter if view.turn is None else view.turn
    for bid in view.bids:
        state.bids.append(bid_index(bid.count, bid.value))
        state.bidders.append(bid.seat)
        if state.salsa:
            state.by_salsa.append(bid.salsa)
    if state.phase == BID or state.phase == WINDOW:
        for seat in range(seats):
            if seat == me and view.dice is not None:
                state.cups[seat] = CUP_OF[view.dice]
            else:
                rolls = ROLLS[state.dice[seat]]
                state.cups[seat] = rolls[rng.below(len(rolls))]
    if state.phase == WINDOW:
        acts = answers(state.last_bid(), state.cap(), state.palifico, state.calza_offered(), state.blank_bids)
        state.window = list(view.window)
        for seat in view.window:
            if seat in view.waiting:
                state.window_answers.append(NO_ANSWER)
            elif seat == me and view.answer is not None:
                state.window_answers.append(TEXT.index(view.answer))
            elif rng.below(2) == 0:
                state.window_answers.append(PASS_INDEX)
            else:
                state.window_answers.append(SALSA_FROM + acts[rng.below(len(acts))].index)
    return state
