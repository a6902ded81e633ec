"""What is asked, which clauses help, and what is played for a silent seat."""

from collections.abc import Sequence

from estaminet.games.dudab.actions import Draw, DrawPut, Lay, LayDudab, Penalty, Shed, ShedTo, Trim
from estaminet.games.dudab.material import COLUMN_MOST, DUDAB, HAND_MOST, KIND_OF, NUMBERS, call_word
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.view import ColumnFacts, ColumnView, DudabFacts, DudabView
from estaminet.kernel.values import Action, Arg, Message, Name, Observation


def _dispensable(card: str) -> tuple[int, int]:
    """A key: numbers before Shamans before Dudabs, high numbers first, then deck order."""
    kind = KIND_OF[card]
    if kind < NUMBERS:
        return -int(card[1]), kind
    return (1 if kind < DUDAB else 2), kind


def _preference(action: Action) -> tuple[int, int, int]:
    """A key, the lowest is played: draw, a number, put and draw, the penalty, a Shaman, a Dudab without a call."""
    if isinstance(action, Draw):
        return 0, 0, 0
    if isinstance(action, Lay):
        return (1 if KIND_OF[action.card] < NUMBERS else 4), *_dispensable(action.card)
    if isinstance(action, (DrawPut, Trim, Shed)):
        return 2, *_dispensable(action.card)
    if isinstance(action, Penalty):
        return 3, 0, 0
    if isinstance(action, LayDudab):
        return 5, action.column, -1 if action.call == "none" else action.index
    if isinstance(action, ShedTo):
        return 6, 0 if action.where == "discard" else 1, 0
    return 7, action.index, 0  # a Jungle or a Baby: the first column there is


def default_action(observation: Observation) -> Action:
    return min(observation.legal, key=lambda action: (_preference(action), action.index))


_ALWAYS = {
    "starter": ("DUDAB-SETUP-07", "DUDAB-SETUP-01"),
    "deal": ("DUDAB-SETUP-03", "DUDAB-SETUP-04", "DUDAB-SETUP-05", "DUDAB-SETUP-10"),
    "react": ("DUDAB-REACT-01", "DUDAB-REACT-02", "DUDAB-REACT-03", "DUDAB-REACT-04", "DUDAB-REACT-05"),
    "call": ("DUDAB-DUD-04", "DUDAB-DUD-05"),
    "jungle": ("DUDAB-JUN-01", "DUDAB-JUN-02", "DUDAB-JUN-05", "DUDAB-JUN-08"),
    "baby": ("DUDAB-BABY-01", "DUDAB-BABY-02", "DUDAB-BABY-03", "DUDAB-BABY-04"),
    "trim": ("DUDAB-HAND-02", "DUDAB-HAND-03"),
    "shed-to": ("DUDAB-PICK-04", "DUDAB-PICK-03"),
    "shed": ("DUDAB-PICK-03", "DUDAB-PICK-04"),
    "round-over": ("DUDAB-END-01", "DUDAB-END-07", "DUDAB-SCORE-14", "DUDAB-SCORE-01", "DUDAB-SCORE-03"),
    "game-over": ("DUDAB-GAME-02", "DUDAB-GAME-03", "DUDAB-GAME-04", "DUDAB-SCORE-14"),
}


def clauses_now(options: DudabOptions, view: DudabView) -> tuple[str, ...]:
    five = view.asked is not None and view.hands[view.asked] == HAND_MOST
    if view.phase != "normal":
        clauses = list(_ALWAYS[view.phase])
    else:
        tops = {(column.below or column.above)[-1][0] for column in view.columns}
        clauses = ["DUDAB-TURN-01", "DUDAB-NUM-01"]
        clauses += ["DUDAB-NUM-03"] if "S" in tops else []
        clauses += ["DUDAB-NUM-04", "DUDAB-SHA-03"] if "D" in tops else []
        clauses += ["DUDAB-SHA-01", "DUDAB-DUD-01"]
        clauses += ["DUDAB-DRAW-02", "DUDAB-DRAW-03"] if five else ["DUDAB-DRAW-01"]
    if view.phase == "react":
        clauses.append("DUDAB-REACT-07" if options.shaman_answer == "free" else "DUDAB-REACT-11")
    if view.phase == "call":
        clauses += ["DUDAB-DUD-06"] if options.call_duty == "must" else ["DUDAB-DUD-18"]
        clauses += ["DUDAB-DUD-07", "DUDAB-DUD-09" if options.second_dudab == "same" else "DUDAB-DUD-17"]
        if five:
            clauses += ["DUDAB-DRAW-02", "DUDAB-DUD-08" if options.edition == "A" else "DUDAB-DUD-16", "DUDAB-DUD-14"]
    if view.phase == "baby":
        clauses.append("DUDAB-BABY-14" if options.baby_chain == "full" else "DUDAB-BABY-17")
    if view.phase in ("normal", "react", "call") and options.call_declared == "mandatory":
        clauses.append("DUDAB-DUD-19")
    if view.phase in ("normal", "react"):
        if any(column.jungle for column in view.columns):
            clauses += ["DUDAB-JUN-08", "DUDAB-JUN-09", "DUDAB-JUN-13", "DUDAB-JUN-06"]
        if any(len(column.above) == 5 and not column.jungle for column in view.columns):
            clauses += ["DUDAB-PICK-01", "DUDAB-PICK-03"]
    return tuple(clauses)


def asks(options: DudabOptions, view: DudabView) -> Message:
    """What is asked of whom now, in a sentence, with what the house rules leave open."""
    if view.asked is None:
        return f"ask-{view.phase}", {}
    args: dict[str, Arg] = {"seat": Name(view.asked)}
    five = view.hands[view.asked] == HAND_MOST
    if view.phase == "normal":
        return ("ask-normal-five" if five else "ask-normal"), args
    if view.phase in ("react", "call") and view.obligation is not None:
        args["column"] = view.obligation.column + 1
        if view.obligation.call is None:
            bound = options.shaman_answer == "always" or (five and options.shaman_answer == "at_five")
            args["penalty"] = "if-nothing-fits" if bound else "free"
        else:
            args["call"] = call_word(view.obligation.call)
            args["dudab"] = options.second_dudab
            if five:
                args["draw"] = "put-first" if options.edition == "A" else "draw-first"
            else:
                args["draw"] = "without-answer" if options.call_duty == "must" else "free"
    elif view.phase in ("trim", "shed-to", "shed"):
        args["need"] = view.need
    return f"ask-{view.phase}", args


def score(view: DudabView) -> tuple[int, ...]:
    """Points of the rounds that are over."""
    return view.totals


def facts(options: DudabOptions, view: DudabView, legal: Sequence[Action]) -> DudabFacts:
    return DudabFacts(tuple(_of(column) for column in view.columns))


def _of(column: ColumnView) -> ColumnFacts:
    above, below = len(column.above), len(column.below)
    if not column.jungle:
        return ColumnFacts(above, COLUMN_MOST + 1, None)
    # DUDAB-JUN-05, DUDAB-JUN-06: the first card below the Jungle lies opposite the last one above it, and so on.
    return ColumnFacts(below, above + 1, above - 1 - below if below < above else None)
