"""Twins with a past: a world that a seat imagines must have come about by a match in which it saw what it has seen.

The view alone does not show that: a seat that remembers who could not follow suit must not imagine that suit in their
hand. So the game also says how its world came about (`Game.past`: what chance did, and what others did face down), and
the moves that everybody knows are played again with that. Nothing may be refused on the way, every move must tell the
seat what it told it in the real match, and the end must be the imagined world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.conformance.finding import Finding
from estaminet.kernel.match import Match
from estaminet.kernel.values import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from estaminet.kernel.match import Move
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Deed, Event


def came_about(match: Match, seat: Seat, world: State) -> Iterator[Finding]:
    """Whether a world that a seat imagines in this match can have come about. The match was seen from its start."""
    game = match.game
    where = f"at move {len(match.moves)} of {match.seats} seats with {match.options}"
    try:
        past = game.past(match.observation(seat), world)
    except Exception as error:  # whatever goes wrong in past is the finding
        yield Finding("past", f"past fails for seat {seat} {where}: {type(error).__name__}: {error}")
        return
    outcomes, answers = list(past.outcomes), list(past.answers)
    told = _told(match, seat)
    state = Match(game, match.options, match.seats, rematch_seat=match.rematch_seat).state
    for number, move in enumerate(match.moves):
        if move.by == CHANCE:
            if not outcomes:
                yield Finding("past", f"the past of a twin of seat {seat} lacks an outcome for move {number} {where}")
                return
            tried: list[Deed] = [outcomes.pop(0)]
        else:
            tried = [answers[0], move.deed] if answers and move.by != seat else [move.deed]
        problem = ""
        for deed in tried:
            problem = _play(state, move, deed, seat, told[number])
            if not problem:
                break
        if problem:
            yield Finding("past", f"a twin of seat {seat} cannot have come about: at move {number} {problem} ({where})")
            return
        if answers and deed is answers[0] and move.by not in (CHANCE, seat):
            answers.pop(0)
    if outcomes or answers:
        yield Finding("past", f"the past of a twin of seat {seat} has more than happened: {outcomes + answers} {where}")
    elif game.position(state) != game.position(world):
        yield Finding("past", f"the past of a twin of seat {seat} leads to another world {where}")


def _told(match: Match, seat: Seat) -> list[list[Event]]:
    """What the seat was told, by move."""
    told: list[list[Event]] = [[] for _ in match.moves]
    for number, event in match.story(seat):
        told[number].append(event)
    return told


def _play(state: State, move: Move, deed: Deed, seat: Seat, told: list[Event]) -> str:
    """Play the deed if it is allowed and tells the seat the same; else say what is wrong and change nothing."""
    by = Seat(move.by)
    if (refusal := state.refusal(by, deed)) is not None:
        return f"{deed} of {by} is refused by {refusal.clause} ({refusal.reason})"
    tried = state.copy()
    heard: list[Event] = []
    tried.play(by, deed, heard.append)
    versions = [version for event in heard if (version := event.seen_by(seat)) is not None]
    if versions != told:
        return f"{deed} of {by} tells it {versions}, not {told}"
    state.play(by, deed, None)
    return ""
