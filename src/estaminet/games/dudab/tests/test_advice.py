"""What questions, help and refusals say can be done can be done, with every set of house rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from estaminet.conformance.refused import Situation, option_sets, situations
from estaminet.games.dudab.actions import (
    Draw,
    DrawPut,
    Lay,
    LayDudab,
    Penalty,
    PlaceBaby,
    PlaceJungle,
    Shed,
    ShedTo,
    Trim,
)
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.options import DudabOptions
from estaminet.kernel.values import Action, Refusal

NAMES = ("expansions", "edition", "call_declared", "second_dudab", "shaman_answer", "call_duty")
ALL = option_sets(GAME, NAMES, 3)


def walk(every_set: int) -> Iterator[Situation]:
    # A step of seven comes by every value of every option: they have two to four.
    for number, options in enumerate(ALL[::every_set]):
        yield from situations(GAME, options, 2 + number % 5, seed=number, most=150, every=3)


def kinds(legal: list[Action]) -> set[type[Action]]:
    return {type(action) for action in legal}


def lays(legal: list[Action], column: int | None = None) -> list[Lay]:
    return [action for action in legal if isinstance(action, Lay) and column in (None, action.column)]


def dudabs(legal: list[Action], column: int | None = None) -> list[LayDudab]:
    return [action for action in legal if isinstance(action, LayDudab) and column in (None, action.column)]


def follows(tried: Action, refusal: Refusal, legal: list[Action]) -> bool:
    """Whether what the refusal says can be done, and what it says cannot be done is not offered."""
    can = kinds(legal)
    draws = bool(can & {Draw, DrawPut})
    column = getattr(tried, "column", None)
    obliged = int(str(refusal.args.get("obliged", 0))) - 1
    match refusal.reason:
        case "put-first" | "put-first-under-call":
            return can == {DrawPut}
        case "draw-first":
            return can == {Draw}
        case "must-answer":
            return bool(lays(legal)) and not draws
        case "five-and-a-fit":
            return bool(lays(legal) or dudabs(legal)) and not draws
        case "five-and-a-dudab" | "five-and-a-dudab-under-call":
            return bool(dudabs(legal)) and not draws
        case "reaction-is-compulsory":
            return can <= {Lay, LayDudab}
        case "draw-in-reaction":
            return can <= {Lay, LayDudab, Penalty} and all(lay.card[0] == "S" for lay in lays(legal))
        case "no-reaction":
            return all(lay.card[0] == "S" for lay in lays(legal))
        case "react-on-the-shaman":
            return {getattr(action, "column", obliged) for action in legal} == {obliged}
        case "call-closes-columns":
            return all(lay.column == obliged for lay in lays(legal))
        case "dudab-on-the-called":
            return bool(dudabs(legal)) and all(lay.column == obliged for lay in dudabs(legal))
        case "mirror-shaman":
            return all(lay.card[0] == "S" for lay in lays(legal, column))
        case "mirror-dudab":
            return not lays(legal, column)
        case "no-call-below-jungle":
            return [lay.call for lay in dudabs(legal, column)] == ["none"]
        case "call-is-compulsory":
            return len(dudabs(legal, column)) == 12
        case "put-with-five-only":
            return DrawPut not in can
        case "no-shaman-demands":
            return Penalty not in can
        case "jungle-first" | "has-jungle":
            return can == {PlaceJungle} and tried not in legal
        case "baby-first":
            return can == {PlaceBaby}
        case "trim-first":
            return can == {Trim}
        case "name-place-first":
            return can == {ShedTo}
        case "shed-first" | "place-is-named":
            return can == {Shed}
        case _:
            return True  # Says what is wrong with the card, and advises nothing.


def right_question(options: DudabOptions, asked: Situation) -> bool:
    view = asked.match.state.view(asked.seat)
    message, args = GAME.asks(options, view)
    can = kinds(asked.legal)
    nothing = not can & {Lay, LayDudab}
    if message == "ask-react":
        return (Penalty in can) == (args["penalty"] == "free" or nothing)
    if message != "ask-call":
        return True
    columns = {lay.column for lay in dudabs(asked.legal)}
    open_columns = range(len(view.columns)) if args["dudab"] == "any" else [int(str(args["column"])) - 1]
    if columns and columns != set(open_columns):
        return False
    drawing: dict[object, set[type[Action]]] = {
        "free": {Draw},
        "without-answer": set() if Lay in can else {Draw},
        "put-first": {DrawPut} if nothing else set(),
        "draw-first": {Draw} if nothing else set(),
    }
    return can & {Draw, DrawPut} == drawing[args["draw"]]


IN_FORCE = {
    "DUDAB-REACT-07": ("shaman_answer", ("free",)),
    "DUDAB-REACT-11": ("shaman_answer", ("at_five", "always")),
    "DUDAB-DUD-06": ("call_duty", ("must",)),
    "DUDAB-DUD-18": ("call_duty", ("may",)),
    "DUDAB-DUD-09": ("second_dudab", ("same",)),
    "DUDAB-DUD-17": ("second_dudab", ("any",)),
    "DUDAB-DUD-08": ("edition", ("A",)),
    "DUDAB-DUD-16": ("edition", ("B",)),
    "DUDAB-DUD-19": ("call_declared", ("mandatory",)),
    "DUDAB-BABY-14": ("baby_chain", ("full",)),
    "DUDAB-BABY-17": ("baby_chain", ("single",)),
}


def check(every_set: int) -> set[str]:
    """Returns the reasons that came up."""
    reasons = set()
    for asked in walk(every_set):
        options = asked.match.options
        assert right_question(options, asked), (options, asked.match.state.view(asked.seat), asked.legal)
        for clause in GAME.clauses_now(options, asked.match.state.view(asked.seat)):
            name, values = IN_FORCE.get(clause, ("", ()))
            assert not name or getattr(options, name) in values, (clause, options)
        for tried, refusal in asked.refused():
            reasons.add(refusal.reason)
            assert follows(tried, refusal, asked.legal), (options, tried, refusal, asked.legal)
    return reasons


def test_what_is_asked_shown_and_refused_fits_the_house_rules() -> None:
    assert {"reaction-is-compulsory", "must-answer", "call-closes-columns"} <= check(7)


@pytest.mark.long
def test_what_is_asked_shown_and_refused_fits_every_set_of_house_rules() -> None:
    assert len(check(1)) > 40


def test_babies_that_make_everybody_draw_once_are_explained_as_such() -> None:
    for chain, clause in (("full", "DUDAB-BABY-14"), ("single", "DUDAB-BABY-17")):
        options = GAME.read_options({"expansions": "baby", "baby_chain": chain}, 4)
        views = [asked.match.state.view(asked.seat) for asked in situations(GAME, options, 4, seed=1, most=200)]
        helped = [GAME.clauses_now(options, view) for view in views if view.phase == "baby"]
        assert helped
        assert all(clause in clauses for clauses in helped)
