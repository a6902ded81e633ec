"""What is impossible: dice that are not there, too much lost in too few rounds, bids and results against the rules."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from estaminet.games.dudo import material as box
from estaminet.games.dudo.actions import TEXT
from estaminet.games.dudo.rules.settlement import Settlement, count_matching, judged
from estaminet.games.dudo.rules.turns import act_refusal, answer_refusal, next_in, who_may_speak_up

if TYPE_CHECKING:
    from estaminet.games.dudo.state import DudoState


def violations_of(state: "DudoState") -> Iterator[str]:
    """Sentences about what is impossible in this state."""
    if max(state.dice) <= 0:
        yield "nobody has dice"
        return
    if state.starter == box.NOBODY and state.phase != box.STARTER:
        yield "nobody is named as the starter"
        return
    rolled = state.phase == box.BID or state.phase == box.WINDOW
    for seat in range(state.seats):
        yield from seat_problems(state, seat, rolled)
    yield from out_problems(state)
    yield from phase_problems(state, rolled)
    yield from pace_problems(state, state.round - 1 if rolled else state.round)
    if rolled:
        yield from bid_problems(state)
    if state.phase == box.WINDOW or state.window:
        yield from window_problems(state)
    if state.last is not None:
        yield from last_problems(state, state.last, rolled)


def seat_problems(state: "DudoState", seat: int, rolled: bool) -> Iterator[str]:
    dice, cup, jokers, out = state.dice[seat], box.CUP_SIZE[state.cups[seat]], state.jokers[seat], seat in state.out
    if not 0 <= dice <= box.DICE_EACH:
        yield f"seat {seat} has {dice} dice"
    if jokers and dice != box.DICE_EACH:
        yield f"seat {seat} has a joker beside {dice} dice"
    if jokers < 0 or (state.one_joker and jokers > 1):
        yield f"seat {seat} has {jokers} jokers"
    if (dice == 0) != out:
        yield f"seat {seat} has {dice} dice and is {'out' if out else 'in'}"
    if dice <= 1 and not state.been[seat]:
        yield f"seat {seat} has {dice} dice and never was palifico"
    if cup != (dice if rolled else 0):
        yield f"seat {seat} has {cup} dice in the cup, not {dice if rolled else 0}"


def out_problems(state: "DudoState") -> Iterator[str]:
    if len(set(state.out)) != len(state.out):
        yield "somebody is out twice"
    if state.total != sum(state.dice):
        yield f"there are {sum(state.dice)} dice, not {state.total}"
    if state.players_in != state.seats - len(state.out):
        yield f"{state.players_in} players are in and {len(state.out)} out of {state.seats}"
    if (state.players_in == 1) != (state.phase == box.OVER):
        yield f"{state.players_in} players are in and the phase is {box.PHASES[state.phase]}"


def phase_problems(state: "DudoState", rolled: bool) -> Iterator[str]:
    if state.phase == box.STARTER:
        if state.starter != box.NOBODY:
            yield "the starter is named before chance has said who it is"
        if state.round != 0:
            yield "the starter is drawn before the first round"
    elif state.dice[state.starter] == 0:
        yield "the starter is out"
    if state.palifico and (state.dice[state.starter] != 1 or not state.been[state.starter]):
        yield "the palifico player does not start with one die"
    least = 1 if rolled or state.phase == box.OVER else 0
    if state.round < least:
        yield f"the round is at least {least}, not {state.round}"
    if state.bids and not rolled:
        yield f"there are no bids in the phase {box.PHASES[state.phase]}"


def pace_problems(state: "DudoState", completed: int) -> list[str]:
    """One round moves at most one die or joker, and none comes back once calza has stopped."""
    start = box.DICE_EACH * state.seats
    jokers = sum(state.jokers)
    moved = start - state.total + jokers
    if moved > completed:
        return [f"{moved} dice and jokers have moved in {completed} rounds"]
    most = box.STALL_ROUNDS * state.seats
    left = start + most - max(0, completed - most)
    if state.total + jokers > left:
        return [f"after {completed} rounds there are at most {left} dice and jokers"]
    return []


def bid_problems(state: "DudoState") -> Iterator[str]:
    """The bids of the round in order, each as if it were made now; then whose turn it is."""
    before = state.copy()
    before.bids, before.bidders, before.by_salsa = [], [], []
    turn = state.starter
    for i, bid in enumerate(state.bids):
        bidder = state.bidders[i]
        by_salsa = state.by_salsa[i]
        if state.dice[bidder] == 0:
            yield f"seat {bidder} is out and cannot bid"
            return
        if by_salsa:
            if not before.bids or bidder not in who_may_speak_up(before):
                yield f"seat {bidder} could not speak up with {TEXT[bid]}"
        elif bidder != turn:
            yield f"seat {bidder} bids {TEXT[bid]}, but it is the turn of seat {turn}"
        refusal = act_refusal(before, bid)
        if refusal is not None:
            yield f"{TEXT[bid]} is not allowed by {refusal.clause}"
        before.bids.append(bid)
        before.bidders.append(bidder)
        before.by_salsa.append(by_salsa)
        turn = next_in(state, bidder)
    if state.turn != turn:
        yield f"it is the turn of seat {turn}, not of seat {state.turn}"


def window_problems(state: "DudoState") -> list[str]:
    if state.phase != box.WINDOW:
        return [f"a window is open in the phase {box.PHASES[state.phase]}"]
    if not state.bids:
        return ["a window opens after a bid"]
    if not state.window or state.window != who_may_speak_up(state):
        return ["those who are asked in the window are not those who may speak up"]
    problems: list[str] = []
    for i, answer in enumerate(state.window_answers):
        refusal = None if answer == box.NO_ANSWER else answer_refusal(state, answer)
        if refusal is not None:
            problems.append(f"seat {state.window[i]} cannot answer {TEXT[answer]!r}: {refusal.clause}")
    if not problems and box.NO_ANSWER not in state.window_answers:
        problems.append("everybody has answered, so the window is closed")
    return problems


def last_problems(state: "DudoState", last: Settlement, rolled: bool) -> Iterator[str]:
    """What is wrong with the latest result: its round, its judgement, or the dice it leads to."""
    if state.hidden and rolled:
        yield "with hidden dice the latest result is gone at the next roll"
        return
    before = state.round if state.phase == box.ROLL or state.phase == box.OVER else state.round - 1
    if last.round != before or last.round < 1:
        yield f"the latest result is of round {before}, not {last.round}"
    matching = count_matching(last.cups, box.VALUE_OF[last.bid], last.palifico)
    if last.matching != matching:
        yield f"{matching} dice matched the latest bid, not {last.matching}"
    loser = judged(last.bid, last.bidder, last.calza, last.caller, matching)
    if last.loser != loser or (last.gain is None) != (loser != box.NOBODY):
        yield "the latest result is not judged by the rules"
    dice = [box.CUP_SIZE[cup] for cup in last.cups]
    mover = last.caller if last.loser == box.NOBODY else last.loser
    if last.loser != box.NOBODY and not last.joker_lost:
        dice[mover] -= 1
    elif last.gain == "die":
        dice[mover] += 1
    if dice != state.dice or last.eliminated != (dice[mover] == 0):
        yield "the latest result does not lead to the dice there are"
