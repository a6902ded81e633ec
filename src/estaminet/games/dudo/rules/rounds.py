"""A round: the roll, what is said in turn or by salsa, until the cups are lifted (DUDO-SETUP, DUDO-ROLL, DUDO-TURN)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from estaminet.games.dudo import events
from estaminet.games.dudo import material as box
from estaminet.games.dudo.actions import TEXT, Roll, Starter
from estaminet.games.dudo.rules.settlement import settle
from estaminet.games.dudo.rules.turns import floor, next_in, open_window
from estaminet.kernel.state import Tell
from estaminet.kernel.values import Name, Outcome, Refusal

if TYPE_CHECKING:
    from estaminet.games.dudo.state import DudoState


def outcome_refusal(state: "DudoState", outcome: Outcome) -> Refusal | None:
    if isinstance(outcome, Starter):
        if state.phase != box.STARTER:
            return Refusal("DUDO-SETUP-03", "starter-known")
        if not 0 <= outcome.seat < state.seats:
            return Refusal("DUDO-SETUP-03", "starter-not-seated")
        return None
    if state.phase != box.ROLL:
        return Refusal("DUDO-ROLL-01", "no-roll-now")
    if not isinstance(outcome, Roll) or len(outcome.cups) != state.seats:
        return Refusal("DUDO-ROLL-01", "roll-for-all")
    for i, cup in enumerate(outcome.cups):
        if cup not in box.CUP_OF:
            return Refusal("DUDO-SETUP-02", "no-such-cup", {"seat": Name(i)})
        if len(cup) != state.dice[i]:
            return Refusal("DUDO-ROLL-01", "roll-of-other-size", {"seat": Name(i), "dice": state.dice[i]})
    return None


def begin(state: "DudoState", starter: int) -> None:
    """DUDO-SETUP-03: chance has said who starts the first round."""
    state.starter = starter
    state.turn = starter
    state.phase = box.ROLL


def roll(state: "DudoState", cups: tuple[str, ...], tell: Tell | None) -> None:
    """DUDO-ROLL-01: a round begins."""
    if tell is not None and state.round == 0:
        tell(events.Started(state.starter))
    state.round += 1
    for i, cup in enumerate(cups):
        state.cups[i] = box.CUP_OF[cup]
    state.turn = state.starter
    state.phase = box.BID
    if state.hidden:
        state.last = None
    if tell is not None:
        tell(events.Rolled(state.round, cups, state.hidden))
        if state.palifico:
            tell(events.PalificoRound(state.starter))
        if state.round == box.STALL_ROUNDS * state.seats + 1:
            tell(events.CalzaStops(state.round))


def act(state: "DudoState", seat: i64, index: i64, by_salsa: bool, tell: Tell | None) -> None:
    """Whoever has the floor bids, doubts or calls calza."""
    if index >= box.DUDO_INDEX:
        settle(state, seat, index == box.CALZA_INDEX, by_salsa, tell)
        return
    state.bids.append(index)
    state.bidders.append(seat)
    state.by_salsa.append(by_salsa)
    state.turn = next_in(state, seat)
    state.phase = box.BID
    if tell is not None:
        tell(events.BidWas(seat, box.COUNT_OF[index], box.VALUE_OF[index], by_salsa))
    if state.salsa:
        open_window(state, tell)


def answer(state: "DudoState", seat: int, index: int, tell: Tell | None) -> None:
    """DUDO-SALSA-02 to 05: an answer is kept face down until the last one is in."""
    state.window_answers[state.window.index(seat)] = index
    if tell is not None:
        tell(events.Answered(seat, TEXT[index]))
    if box.NO_ANSWER in state.window_answers:
        return
    place = floor(state)
    window, answers = state.window, state.window_answers
    state.window = []
    state.window_answers = []
    state.phase = box.BID
    if place >= 0:
        act(state, window[place], answers[place] - box.SALSA_FROM, True, tell)
    elif tell is not None:
        tell(events.WindowClosed(state.turn))
