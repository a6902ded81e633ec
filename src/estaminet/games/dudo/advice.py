"""What is asked, which clauses help, and what is played for a silent seat."""

from collections.abc import Sequence

from estaminet.games.dudo.actions import BIDS, DUDO, PASS, face_word
from estaminet.games.dudo.material import BLANK, COUNTS, CUP_OF, DICE_EACH, FACE_TEXT, FACES, STALL_ROUNDS
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.view import DudoFacts, DudoObservation, DudoView
from estaminet.kernel.values import Action, Message, Name, names_word


def asks(options: DudoOptions, view: DudoView) -> Message:
    if view.phase == "over":
        return "ask-over", {"seat": Name(view.in_play.index(True))}
    if view.turn is None:
        return "ask-starter", {}
    if view.phase == "roll":
        return "ask-roll", {}
    seat = Name(view.turn)
    if not view.bids:
        return ("ask-open-palifico" if view.palifico else "ask-open"), {"seat": seat, "cap": view.cap}
    bid = view.bids[-1]
    face = face_word(bid.value, bid.count)
    if view.phase == "window":
        return "ask-window", {"seats": names_word(view.waiting), "count": bid.count, "face": face}
    if view.raise_offered:
        message = "ask-answer" if view.calza_offered else "ask-answer-no-calza"
    else:
        message = "ask-answer-no-raise" if view.calza_offered else "ask-answer-only-dudo"
    return message, {"seat": seat, "count": bid.count, "face": face}


def clauses_now(options: DudoOptions, view: DudoView) -> tuple[str, ...]:
    if view.phase == "over":
        return ("DUDO-END-01", "DUDO-END-02")
    if view.phase == "starter":
        return ("DUDO-SETUP-03", "DUDO-SETUP-01")
    hidden = ["DUDO-HIDE-01"] if view.total is None else []
    if view.phase == "roll":
        return ("DUDO-ROLL-01", "DUDO-SETUP-02", *(["DUDO-PAL-01"] if view.palifico else []), *hidden)
    fixed = ["DUDO-PAL-04", "DUDO-PAL-02"] if view.palifico else []
    if not view.bids:
        return ("DUDO-BID-01", *fixed, "DUDO-BID-02", "DUDO-BID-03", "DUDO-BID-08", *hidden)
    calls = ["DUDO-DUDO-01", "DUDO-DUDO-02"]
    if view.calza_offered:
        calls += ["DUDO-CALZA-01", "DUDO-CALZA-02", "DUDO-CALZA-03"]
    else:
        calls.append("DUDO-STALL-01" if view.round > STALL_ROUNDS * len(view.counts) else "DUDO-HEADS-01")
    blanks = ["DUDO-BLANK-02"] if view.bids[-1].value == BLANK else []
    raises = fixed or ["DUDO-BID-04", "DUDO-BID-05", "DUDO-BID-06", *blanks]
    if not view.raise_offered:
        raises = ["DUDO-BID-09", *fixed, *blanks]
    if view.phase == "window":
        salsa = ("DUDO-SALSA-02", "DUDO-SALSA-04", "DUDO-SALSA-05", "DUDO-SALSA-06")
        return (*salsa, *raises, *calls, *hidden)
    return ("DUDO-TURN-01", *raises, "DUDO-BID-08", *calls, *hidden)


def default_action(observation: DudoObservation) -> Action:
    """Silence in a window is a pass (DUDO-SALSA-03). On turn it is dudo, or the lowest bid to open."""
    for action in (PASS, DUDO):
        if action in observation.legal:
            return action
    return BIDS[0]


def score(view: DudoView) -> tuple[int, ...]:
    """Dice; with hidden dice nobody knows."""
    return tuple([count for count in view.counts if count is not None]) if None not in view.counts else ()


COUNTING = [
    ["".join(FACE_TEXT[face] for face in FACES if counts[CUP_OF[FACE_TEXT[face]]]) for counts in by_value]
    for by_value in COUNTS
]
"""`COUNTING[wild][value]`: the faces that a bid on that value is judged on."""


def facts(options: DudoOptions, view: DudoView, legal: Sequence[Action]) -> DudoFacts:
    last = view.last
    return DudoFacts(
        COUNTING[0 if view.palifico else 1][view.bids[-1].value] if view.bids else "",
        COUNTING[0 if last.palifico else 1][last.value] if last is not None else "",
        None if view.total is None else DICE_EACH * len(view.counts) - view.total,
    )
