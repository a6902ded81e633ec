"""Twins with a past: a world that a seat imagines must be reachable by a match in which the seat saw what it has seen.

The view alone does not show that: a seat that remembers who could not follow suit must not imagine that suit in their
hand. So the game also says how its world came about (`Game.past`: what chance did, and what others did face down), and
the moves that everybody knows are replayed with that. Nothing may be refused on the way, every move must tell the seat
what it told it in the real match, and the replay must end in the imagined world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from estaminet.conformance.finding import Finding
from estaminet.kernel.match import Match
from estaminet.kernel.state import State
from estaminet.kernel.values import CHANCE, Action, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from estaminet.kernel.values import Deed, Event, Outcome

MOST_TRIES = 200
"""After this many ways of placing the answers that lead nowhere, no way is taken to exist."""


def came_about(match: Match, seat: Seat, world: State) -> Iterator[Finding]:
    """Whether a world that a seat imagines in this match can have come about. The seat saw the match from its start."""
    game = match.game
    where = f"at move {len(match.moves)} of {match.seats} seats with {match.options}"
    try:
        past = game.past(match.observation(seat), world)
    except Exception as error:  # whatever goes wrong in past is the finding
        yield Finding("past", f"past fails for seat {seat} {where}: {type(error).__name__}: {error}")
        return
    told = _told(match, seat)
    worst = ""
    # Where an answer fits at two places, both are tried; the sooner one first, and by turns the later one first, for in
    # some games all answers stay hidden, in others only the latest.
    start = Match(game, match.options, match.seats, rematch_seat=match.rematch_seat).state
    sooner, later = [_Try(0, start, 0, past.answers)], [_Try(0, start, 0, past.answers)]
    for number in range(MOST_TRIES):
        tries = sooner if number % 2 == 0 else later
        if not tries:
            break
        problem = _replay(match, seat, told, past.outcomes, tries, late=tries is later)
        if not problem and game.position(tries[-1].state) != game.position(world):
            problem = "it leads to another world"
        if not problem:
            return
        worst = worst or problem
        tries.pop()
    yield Finding("past", f"a twin of seat {seat} cannot have come about: {worst} ({where})")


class _Try(msgspec.Struct):
    """A replay as far as it has come: the next move, the state before it, outcomes used, answers left."""

    move: int
    state: State
    outcomes: int
    answers: tuple[tuple[int, Action], ...]


def _replay(
    match: Match,
    seat: Seat,
    told: list[list[Event]],
    outcomes: tuple[Outcome, ...],
    tries: list[_Try],
    *,
    late: bool,
) -> str:
    """Play the last of the tries to its end, leaving the other ways there were before it; or say where it fails."""
    now = tries.pop()
    while now.move < len(match.moves):
        move = match.moves[now.move]
        left = now.answers
        if move.by == CHANCE:
            if now.outcomes == len(outcomes):
                tries.append(now)
                return f"there is no outcome for move {now.move}"
            deeds: list[tuple[Deed, tuple[tuple[int, Action], ...]]] = [(outcomes[now.outcomes], left)]
            now.outcomes += 1
        else:
            deeds = [(move.deed, left)]
            mine = next((i for i, (who, _) in enumerate(left) if who == move.by), None)
            if mine is not None and move.by != seat:
                answer = (left[mine][1], left[:mine] + left[mine + 1 :])
                deeds = [answer, *deeds] if late else [*deeds, answer]
        ways: list[_Try] = []
        problem = ""
        for deed, rest in deeds:
            after, failure = _play(now.state, Seat(move.by), deed, seat, told[now.move])
            if after is not None:
                ways.append(_Try(now.move + 1, after, now.outcomes, rest))
            problem = failure or problem
        if not ways:
            tries.append(now)
            return f"at move {now.move} {problem}"
        now = ways.pop()
        tries += ways
    tries.append(now)
    if now.answers or now.outcomes != len(outcomes):
        return "there is more in its past than happened"
    return ""


def _told(match: Match, seat: Seat) -> list[list[Event]]:
    """What the seat was told, by move."""
    told: list[list[Event]] = [[] for _ in match.moves]
    for number, event in match.story(seat):
        told[number].append(event)
    return told


def _play(state: State, by: Seat, deed: Deed, seat: Seat, told: list[Event]) -> tuple[State | None, str]:
    """The state after the deed, if it is allowed and tells the seat the same; else None and what is wrong."""
    if (refusal := state.refusal(by, deed)) is not None:
        return None, f"{deed} of {by} is refused by {refusal.clause} ({refusal.reason})"
    after = state.copy()
    heard: list[Event] = []
    after.play(by, deed, heard.append)
    versions = [version for event in heard if (version := event.seen_by(seat)) is not None]
    if versions != told:
        return None, f"{deed} of {by} tells it {versions}, not {told}"
    return after, ""
