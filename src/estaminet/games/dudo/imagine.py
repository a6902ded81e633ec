"""What the rest of the table may look like to one seat, and how that came about."""

from estaminet.games.dudo import material as box
from estaminet.games.dudo.actions import ACTIONS, INDEX_OF, Roll, Starter
from estaminet.games.dudo.events import DieLost, Gained, Revealed, Started
from estaminet.games.dudo.position import FIELDS
from estaminet.games.dudo.rules.turns import choices
from estaminet.games.dudo.rules.violations import pace_problems
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.view import DudoObservation, DudoView
from estaminet.kernel.game import Past
from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Action, Outcome


def remembered_counts(observation: DudoObservation) -> list[int]:
    """Dice in each cup as far as this seat knows them, else UNKNOWN.

    With hidden dice the view does not say, but whoever has watched knows: every reveal showed all cups, and
    every loss and gain was announced. The latest reveal is on the screen until the next roll.
    """
    view = observation.view
    watched = [box.UNKNOWN] * observation.seats
    for event in observation.seen:
        if isinstance(event, Started):
            watched = [box.DICE_EACH] * observation.seats
        elif isinstance(event, Revealed):
            watched = [len(cup) for cup in event.cups]
        elif isinstance(event, DieLost):
            watched[event.seat] -= 1
        elif isinstance(event, Gained) and event.what == "die":
            watched[event.seat] += 1
    last = view.last
    if view.round == 0:
        watched = [box.DICE_EACH] * observation.seats
    elif last is not None:
        watched = [len(cup) for cup in last.cups]
        if last.loser is not None and not last.joker_lost:
            watched[last.loser] -= 1
        elif last.gainer is not None and last.gain == "die":
            watched[last.gainer] += 1
    return [watched[seat] if count is None else count for seat, count in enumerate(view.counts)]


def possible_counts(view: DudoView, seat: int) -> list[int]:
    """How many dice a cup may hold about which this seat knows nothing (it came to the table in mid-game)."""
    if view.palifico and seat == view.starter:
        return [1]
    if view.jokers[seat] > 0:
        return [box.DICE_EACH]
    return list(range(1 if view.been_palifico[seat] else 2, box.DICE_EACH + 1))


def filled_in(state: DudoState, view: DudoView, known: list[int], rng: Rng) -> list[int]:
    """The known counts, and for the unknown ones any that this many rounds can lead to, all equally likely."""
    if box.UNKNOWN not in known:
        return known
    ways: list[list[int]] = [[]]
    for seat, count in enumerate(known):
        counts = possible_counts(view, seat) if count == box.UNKNOWN else [count]
        ways = [[*way, more] for way in ways for more in counts]
    completed = view.round - 1 if view.phase == "bid" or view.phase == "window" else view.round
    fitting: list[list[int]] = []
    for way in ways:
        state.total = sum(way)
        if not pace_problems(state, completed):
            fitting.append(way)
    return fitting[rng.below(len(fitting))]


def imagine(observation: DudoObservation, rng: Rng) -> DudoState:
    """A state this seat cannot tell from the real one.

    All rolls of the other cups are equally likely. Of the secret answers in a window half are passes, as good
    a guess as any: the rules give no odds for what people say.
    """
    view = observation.view
    me = observation.seat
    state = FIELDS.known(observation)
    if box.UNKNOWN in state.dice:
        state.dice = filled_in(state, view, remembered_counts(observation), rng)
    state.total = sum(state.dice)
    state.players_in = state.seats - len(state.out)
    state.turn = state.starter if view.turn is None else view.turn
    for bid in view.bids:
        state.bids.append(box.bid_index(bid.count, bid.value))
        state.bidders.append(bid.seat)
        state.by_salsa.append(bid.salsa)
    if state.phase == box.BID or state.phase == box.WINDOW:
        for seat in range(state.seats):
            if seat == me and view.dice is not None:
                state.cups[seat] = box.CUP_OF[view.dice]
            else:
                rolls = box.ROLLS[state.dice[seat]]
                state.cups[seat] = rolls[rng.below(len(rolls))]
    if state.phase == box.WINDOW:
        state.window = list(view.window)
        acts = choices(state, False)
        for seat in state.window:
            if seat in view.waiting:
                state.window_answers.append(box.NO_ANSWER)
            elif seat == me and view.answer is not None:
                state.window_answers.append(INDEX_OF[view.answer])
            elif rng.below(2) == 0:
                state.window_answers.append(box.PASS_INDEX)
            else:
                state.window_answers.append(box.SALSA_FROM + acts[rng.below(len(acts))].index)
    return state


def past(observation: DudoObservation, world: DudoState) -> Past:
    """Every round that is over showed all its cups; of the current one the world has them."""
    return Past(tuple(_outcomes(observation, world)), tuple(_answers(observation, world)))


def _outcomes(observation: DudoObservation, world: DudoState) -> list[Outcome]:
    rolls = [Roll(event.cups) for event in observation.seen if isinstance(event, Revealed)]
    if world.phase in (box.BID, box.WINDOW):
        rolls.append(Roll(tuple([box.CUPS[cup] for cup in world.cups])))
    if observation.options.first_starter == "seat" or world.starter == box.NOBODY:
        return [*rolls]
    starters = [event.seat for event in observation.seen if isinstance(event, Started)]
    return [Starter(starters[0] if starters else world.starter), *rolls]


def _answers(observation: DudoObservation, world: DudoState) -> list[tuple[int, Action]]:
    """Calls of salsa in windows that are closed are void or known, and leave no trace."""
    answers = zip(world.window, world.window_answers, strict=True)
    return [(seat, ACTIONS[answer]) for seat, answer in answers if seat != observation.seat and answer != box.NO_ANSWER]
