"""What a review says about Dudo!: the odds of a bid, exact, from the dice its judge could see."""

from estaminet.games.dudo import material as box
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.policy import ONE_FACE, TWO_FACES, at_least
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.values import Action, Message, Observation


def odds(view: DudoView, count: int, value: int, *, exactly: bool = False) -> float | None:
    """The chance that a bid is true, going by one's own dice alone; None where nobody can tell how many dice there are.

    The others' dice are independent of one's own and of each other, so this is exact.
    """
    if view.dice is None or view.seat is None or any(dice is None for dice in view.counts):
        return None
    blank = value == box.BLANK
    face = box.FACE_TEXT[value]
    wild = 0 if blank or view.palifico else view.dice.count(box.FACE_TEXT[box.BLANK])
    unseen = sum(dice or 0 for dice in view.counts) - len(view.dice)
    tails = ONE_FACE if blank or view.palifico else TWO_FACES
    need = float(count - view.dice.count(face) - wild)
    true = at_least(tails, unseen, need)
    if not exactly:
        return true
    return true - at_least(tails, unseen, need + 1.0) if need >= 0.0 else 0.0


def why(observation: Observation[DudoOptions, DudoView], played: Action, best: Action) -> Message | None:  # noqa: ARG001
    """The odds of the bid that was made, or of the one that was doubted."""
    view = observation.view
    if played.index < box.DUDO_INDEX:
        made = odds(view, box.COUNT_OF[played.index], box.VALUE_OF[played.index])
        return None if made is None else ("bid", {"odds": round(100 * made)})
    if played.index in (box.DUDO_INDEX, box.CALZA_INDEX) and view.bids:
        bid = view.bids[-1]
        exactly = played.index == box.CALZA_INDEX
        called = odds(view, bid.count, bid.value, exactly=exactly)
        return None if called is None else ("calza" if exactly else "dudo", {"odds": round(100 * called)})
    return None
