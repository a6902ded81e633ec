"""Any state of Dudo! as JSON, and back.

    {"seats": 2, "options": {}, "phase": "bid", "round": 3, "starter": 0,
     "dice": [4, 4], "cups": ["123b", "1455"], "bids": [{"seat": 0, "bid": "2x3", "salsa": false}]}

Unless given, `jokers` are 0, `been_palifico` those with one die or none, `out` those without, in seat order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from estaminet.games.dudo.actions import COUNT_OF, TEXT, VALUE_OF, bid_index
from estaminet.games.dudo.material import CUP_OF, CUPS, DICE_EACH, FACES, MOST_SEATS
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.rules.bids import NO_BID, bid_refusal
from estaminet.games.dudo.rules.settlement import NOBODY, count_matching, judged, settlement_of
from estaminet.games.dudo.state import BID, NO_ANSWER, OVER, PHASES, ROLL, STALL_ROUNDS, STARTER, WINDOW, DudoState
from estaminet.games.dudo.view import Result
from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, BadPosition
from estaminet.kernel.positions import read_shape

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_ROUNDS = STALL_ROUNDS + STALL_ROUNDS + DICE_EACH
"""A player: calza can bring back a joker a round until it stops, then every round costs a die or a joker."""

_BID_OF = {text: index for index, text in enumerate(TEXT[: len(COUNT_OF)])}
_ANSWER_OF = {text: index for index, text in enumerate(TEXT)}


class WrittenBid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bid: str
    salsa: bool = False


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int
    options: dict[str, Any] = {}
    phase: Literal["starter", "roll", "bid", "window", "over"]
    round: int
    starter: int | None
    dice: tuple[int, ...]
    jokers: tuple[int, ...] | None = None
    been_palifico: tuple[bool, ...] | None = None
    out: tuple[int, ...] | None = None
    palifico: bool = False
    cups: tuple[str, ...] | None = None
    bids: tuple[WrittenBid, ...] = ()
    answers: dict[str, str] = {}
    """In a window: the answers given so far, by seat."""
    last: Result | None = None


def write_position(state: DudoState) -> dict[str, Any]:
    rolled = state.phase in (BID, WINDOW)
    position = Position(
        seats=state.seats,
        options=plain(state.options),
        phase=PHASES[state.phase],
        round=state.round,
        starter=None if state.starter == NOBODY else state.starter,
        dice=tuple(state.dice),
        jokers=tuple(state.jokers),
        been_palifico=tuple(state.been),
        out=tuple(state.out),
        palifico=state.palifico,
        cups=tuple(CUPS[cup] for cup in state.cups) if rolled else None,
        bids=tuple(
            WrittenBid(seat, TEXT[bid], state.salsa and state.by_salsa[i])
            for i, (seat, bid) in enumerate(zip(state.bidders, state.bids, strict=True))
        ),
        answers={
            str(seat): TEXT[answer]
            for seat, answer in zip(state.window, state.window_answers, strict=True)
            if answer != NO_ANSWER
        },
        last=None if state.last is None else state.last.result(),
    )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written


def read_position(given: Mapping[str, Any]) -> DudoState:
    """Reasons come in three rounds, each needing the one before: shape, material, the story of the round."""
    position = read_shape(Position, given, range(2, MOST_SEATS + 1))
    reasons = _material_problems(position)
    options = DudoOptions()
    try:
        options = DudoOptions.read(position.options, position.seats)
    except BadOptions as error:
        reasons += error.reasons
    if reasons:
        raise BadPosition(reasons)
    state = _build(position, options)
    reasons = _phase_problems(position, state)
    if position.cups is not None or not position.bids:
        _take_bids(position, state, reasons)
    if position.last is not None:
        reasons += _last_problems(position.last, state)
    reasons += [violation for violation in state.violations() if violation not in reasons]
    if reasons:
        raise BadPosition(reasons)
    return state


def _material_problems(position: Position) -> list[str]:
    """Lists of the wrong length; seats, dice, cups and bids that do not exist."""
    seats, last, reasons = position.seats, position.last, []
    lists = [(name, getattr(position, name)) for name in ("dice", "jokers", "been_palifico", "cups")]
    lists += [("the latest result", last.cups)] if last else []
    for name, entries in lists:
        if entries is not None and len(entries) != seats:
            reasons.append(f"{name} has {len(entries)} entries for {seats} seats")
    named = [position.starter, *(position.out or ()), *(bid.seat for bid in position.bids)]
    named += [last.bidder, last.caller, last.loser, last.gainer] if last else []
    reasons += [f"there is no seat {seat}" for seat in named if seat is not None and not 0 <= seat < seats]
    cups = [*(position.cups or ()), *(last.cups if last else ())]
    reasons += [f"there is no cup {cup!r}" for cup in cups if cup not in CUP_OF]
    reasons += [f"{bid.bid!r} is no bid" for bid in position.bids if bid.bid not in _BID_OF]
    if last and (not 1 <= last.count <= DICE_EACH * seats or last.value not in FACES):
        reasons.append(f"{last.count}x{last.value} is no bid")
    reasons += [f"{answer!r} is no answer" for answer in position.answers.values() if answer not in _ANSWER_OF]
    reasons += [
        f"seat {seat} has {count} dice" for seat, count in enumerate(position.dice) if not 0 <= count <= DICE_EACH
    ]
    if position.round > MOST_ROUNDS * seats:
        reasons.append(f"a game has at most {MOST_ROUNDS * seats} rounds, not {position.round}")
    reasons += [
        f"seat {seat} has {count} jokers"
        for seat, count in enumerate(position.jokers or ())
        if not 0 <= count <= STALL_ROUNDS * seats
    ]
    if position.starter is None and position.phase != "starter":
        reasons.append("nobody is named as the starter")
    if position.starter is not None and position.phase == "starter":
        reasons.append("the starter is named before chance has said who it is")
    if all(count == 0 for count in position.dice):
        reasons.append("nobody has dice")
    return reasons


def _build(position: Position, options: DudoOptions) -> DudoState:
    state = DudoState(options, position.seats, NOBODY if position.starter is None else position.starter)
    state.phase = PHASES.index(position.phase)
    state.round = position.round
    state.dice = list(position.dice)
    state.total = sum(position.dice)
    without = [seat for seat, count in enumerate(position.dice) if count == 0]
    state.out = without if position.out is None else list(position.out)
    state.players_in = position.seats - len(state.out)
    if position.jokers is not None:
        state.jokers = list(position.jokers)
    been = [count <= 1 for count in position.dice] if position.been_palifico is None else position.been_palifico
    state.been = list(been)
    state.palifico = position.palifico
    if position.cups is not None:
        state.cups = [CUP_OF[cup] for cup in position.cups]
    if position.last is not None:
        state.last = settlement_of(position.last)
    return state


def _phase_problems(position: Position, state: DudoState) -> list[str]:
    reasons = []
    rolled = state.phase in (BID, WINDOW)
    if rolled and position.cups is None:
        reasons.append("the dice are rolled, but no cups are given")
    if not rolled and (position.cups is not None or position.bids):
        reasons.append(f"there are no cups and no bids in the phase {position.phase}")
    least = 1 if rolled or state.phase == OVER else 0
    if position.round < least:
        reasons.append(f"the round is at least {least}, not {position.round}")
    if state.phase == STARTER and position.round != 0:
        reasons.append("the starter is drawn before the first round")
    if state.phase != WINDOW and position.answers:
        reasons.append("answers are given only in a window")
    if state.phase == WINDOW and not position.bids:
        reasons.append("a window opens after a bid")
    return reasons


def _take_bids(position: Position, state: DudoState, reasons: list[str]) -> None:
    """The bids of the round in order, each checked as if it were made now; then the open window."""
    turn = state.starter
    last = NO_BID
    for written in position.bids:
        bid = _BID_OF[written.bid]
        if state.dice[written.seat] == 0:
            reasons.append(f"seat {written.seat} is out and cannot bid")
        elif written.salsa:
            if not state.bids or written.seat not in state.who_may_speak_up():
                reasons.append(f"seat {written.seat} could not speak up with {written.bid}")
        elif written.seat != turn:
            reasons.append(f"seat {written.seat} bids {written.bid}, but it is the turn of seat {turn}")
        refusal = bid_refusal(bid, last, state.cap(), state.palifico, state.blank_bids)
        if refusal is not None:
            reasons.append(f"{written.bid} is not allowed by {refusal.clause}")
        state.bids.append(bid)
        state.bidders.append(written.seat)
        if state.salsa:
            state.by_salsa.append(written.salsa)
        last = bid
        turn = state.next_in(written.seat)
    state.turn = turn
    if state.phase == WINDOW and state.bids:
        _open_window(position, state, reasons)


def _open_window(position: Position, state: DudoState, reasons: list[str]) -> None:
    state.window = state.who_may_speak_up()
    state.window_answers = [NO_ANSWER] * len(state.window)
    for who, answer in position.answers.items():
        seat = next((seat for seat in state.window if str(seat) == who), NOBODY)
        if seat == NOBODY:
            reasons.append(f"seat {who} is not asked in this window")
            continue
        refusal = state.window_refusal(seat, _ANSWER_OF[answer])
        if refusal is not None:
            reasons.append(f"seat {who} cannot answer {answer!r}: {refusal.clause}")
        else:
            state.window_answers[state.window.index(seat)] = _ANSWER_OF[answer]
    if state.window and NO_ANSWER not in state.window_answers:
        reasons.append("everybody has answered, so the window is closed")


def _last_problems(last: Result, state: DudoState) -> list[str]:
    """What is wrong with the latest result: its round, its judgement, or the dice it leads to."""
    if state.hidden and state.phase in (BID, WINDOW):
        return ["with hidden dice the latest result is gone at the next roll"]
    reasons = []
    before = state.round if state.phase in (ROLL, OVER) else state.round - 1
    if last.round != before or last.round < 1:
        reasons.append(f"the latest result is of round {before}, not {last.round}")
    bid = bid_index(last.count, last.value)
    matching = count_matching([CUP_OF[cup] for cup in last.cups], VALUE_OF[bid], last.palifico)
    if last.matching != matching:
        reasons.append(f"{matching} dice matched the latest bid, not {last.matching}")
    loser = judged(bid, last.bidder, last.call == "calza", last.caller, matching)
    lost, gained = (None, last.caller) if loser == NOBODY else (loser, None)
    if (last.loser, last.gainer) != (lost, gained) or (last.gain is None) != (gained is None):
        reasons.append("the latest result is not judged by the rules")
    dice = [len(cup) for cup in last.cups]
    if last.loser is not None and not last.joker_lost:
        dice[last.loser] -= 1
    elif last.gainer is not None and last.gain == "die":
        dice[last.gainer] += 1
    mover = last.loser if last.gainer is None else last.gainer
    if dice != state.dice or last.eliminated != (mover is not None and dice[mover] == 0):
        reasons.append("the latest result does not lead to the dice there are")
    return reasons
