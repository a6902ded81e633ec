"""A process that works for strangers: replays of what they upload, positions, sandboxes and drawings. One job a line on
standard input, one answer a line. Whatever such a job costs, the tables do not feel it; and what it leaves in memory
goes with the process."""

from __future__ import annotations

import contextlib
import io
import os
import resource
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console

from estaminet import games
from estaminet.kernel.errors import BadPosition, BadRecord, UnknownGame
from estaminet.kernel.record import read
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.server import sandbox
from estaminet.server.protocol.common import MOST_POSITION, Say, encode
from estaminet.server.protocol.http import Drawing, DrawingRequest, Problem
from estaminet.server.protocol.matches import PositionInfo, Replay, ReplayRequest, SandboxAnswer, SandboxRequest
from estaminet.server.replay import replay_of
from estaminet.text import MissingText, Speaker, why_bad

MOST_MEMORY = 400_000
"""Kilobytes after which the process makes room for a fresh one."""
MOST_DATA = 800_000_000
"""Bytes that it can have at all: a number in a view may be as large as one likes, and a drawing shows that many
cards."""


class Job(msgspec.Struct, frozen=True):
    what: str
    asked: msgspec.Raw


class Done(msgspec.Struct, frozen=True):
    """`answer` is what was asked for, or, where `status` is not 200, a `Problem`."""

    status: int
    answer: msgspec.Raw


class RunningAsked(msgspec.Struct, frozen=True):
    """What may be looked back at of a match that is not over, as a seat may know it; None: a spectator."""

    record: str
    viewer: int | None
    since: int


class PositionAsked(msgspec.Struct, frozen=True):
    """The position of a record after so many moves; None: at the end."""

    record: str
    move: int | None


class PositionGiven(msgspec.Struct, frozen=True):
    game: str
    position: dict[str, Any]


class DrawingAsked(msgspec.Struct, frozen=True):
    game: str
    asked: DrawingRequest


class BranchAsked(msgspec.Struct, frozen=True):
    """To play on from a decision of a record; `seed` for what is drawn."""

    record: str
    move: int
    seat: int | None
    world: str
    seed: int


class BranchMade(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    position: dict[str, Any]


class Refusal(Exception):
    """An answer that is not a success."""

    def __init__(self, status: int, code: str, detail: str, reasons: tuple[str, ...] = ()) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, detail, reasons)


def _replay(asked: ReplayRequest) -> Replay:
    kept, match = read(asked.record, games.find)
    if asked.viewer is not None and asked.viewer >= match.seats:
        raise Refusal(400, "no-such-seat", f"there is no seat {asked.viewer}; there are {match.seats}, counted from 0")
    if asked.since > len(match.moves):
        raise Refusal(400, "no-such-move", f"the match has {len(match.moves)} moves")
    seat = None if asked.viewer is None else Seat(asked.viewer)
    return replay_of(match, kept, seat, everything=asked.open, since=asked.since)


def _running(asked: RunningAsked) -> Replay:
    try:
        kept, match = read(asked.record, games.find)
    except BadRecord:
        # What is wrong with it may be something that nobody is to know yet.
        raise Refusal(409, "unreadable-table", "this match cannot be replayed") from None
    seat = None if asked.viewer is None else Seat(asked.viewer)
    return replay_of(match, kept, seat, everything=False, running=True, since=asked.since)


def _position(asked: PositionAsked) -> PositionInfo:
    _, match = read(asked.record, games.find)
    total = len(match.moves)
    wanted = total if asked.move is None else asked.move
    if not 0 <= wanted <= total:
        raise Refusal(400, "no-such-move", f"the match has {total} moves")
    match.rewind(wanted)
    return PositionInfo(game=match.game.key, moves=wanted, of=total, position=match.game.position(match.state))


def _branch(asked: BranchAsked) -> BranchMade:
    kept, match = read(asked.record, games.find)
    if match.ended is None:
        raise Refusal(409, "not-over", "the match is not over; its record is not open yet")
    if not asked.move < len(match.moves):
        raise Refusal(400, "no-such-move", f"the match has {len(match.moves)} moves")
    match.rewind(asked.move)
    game = match.game
    if not match.asked or (asked.seat is not None and asked.seat not in match.asked):
        raise Refusal(400, "no-decision", "nobody decides then, or somebody else does")
    seat = match.asked[0] if asked.seat is None else Seat(asked.seat)
    state = match.state
    if asked.world == "drawn":
        state = game.imagine(match.observation(seat), FastRng(asked.seed))
    position = msgspec.json.decode(msgspec.json.encode(game.position(state)))
    game.from_position(position)  # else nobody could sit down there
    return BranchMade(game.key, kept.options, match.seats, seat, position)


def _check(asked: PositionGiven) -> dict[str, Any]:
    game = games.find(asked.game)
    return game.position(game.from_position(asked.position))


def _drawing(given: DrawingAsked) -> Drawing:
    game, asked = games.find(given.game), given.asked
    if len(encode(asked.view)) > MOST_POSITION:
        raise Refusal(400, "no-such-view", f"this is no view of {game.key}: it has more than {MOST_POSITION} bytes")
    try:
        view = msgspec.convert(asked.view, game.view_type)
        speaker = Speaker(asked.lang, game, asked.names)
        own = game.has("terminal")
        drawn = game.part("terminal").draw(view, speaker, asked.width) if own else speaker.view(view)
        console = Console(file=io.StringIO(), width=asked.width, color_system=None)
        with console.capture() as captured:
            console.print(drawn)
    except Exception as error:
        # A view that no match has shown, and whatever that does to a drawing: it trusts what the rules built.
        raise Refusal(400, "no-such-view", f"this is no view of {game.key}: {error}") from None
    return Drawing("\n".join([line.rstrip() for line in captured.get().splitlines()]))


def _sandbox(asked: SandboxRequest) -> SandboxAnswer:
    return sandbox.answer(games.find(asked.game), asked)


WORK: dict[str, tuple[type, Callable[[Any], Any]]] = {
    "replay": (ReplayRequest, _replay),
    "running": (RunningAsked, _running),
    "position": (PositionAsked, _position),
    "branch": (BranchAsked, _branch),
    "check": (PositionGiven, _check),
    "drawing": (DrawingAsked, _drawing),
    "sandbox": (SandboxRequest, _sandbox),
}


def _bad_record(error: BadRecord) -> Problem:
    """A record cannot be read or does not verify."""
    game = games.find(error.game) if error.game in games.keys() else None  # noqa: SIM118 (a function, not a dict)
    try:
        detail = Speaker("en", game, error.names).bad_record(error)
    except MissingText:
        detail = str(error)
    says = tuple([Say(message, args) for message, args in why_bad(error)])
    return Problem("bad-record", detail, says=says, game=None if game is None else game.key, names=error.names)


def work(what: str, asked: bytes) -> Done:
    kind, do = WORK[what]
    try:
        return Done(200, msgspec.Raw(encode(do(msgspec.json.decode(asked, type=kind)))))
    except Refusal as refused:
        problem, status = refused.problem, refused.status
    except UnknownGame as error:
        problem, status = Problem("no-such-game", str(error)), 404
    except BadRecord as error:
        problem, status = _bad_record(error), 400
    except (BadPosition, sandbox.BadSandbox) as error:
        problem, status = Problem("bad-position", str(error), error.reasons), 400
    except MemoryError:
        problem, status = Problem("too-large", "this takes more memory than there is for it"), 400
    return Done(status, msgspec.Raw(encode(problem)))


def main() -> None:
    os.nice(5)  # people's moves come first
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_DATA, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    # A server that was killed meanwhile wants no answer any more, or has not said all of its question.
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            if not line.endswith(b"\n"):
                return
            job = msgspec.json.decode(line, type=Job)
            out.write(msgspec.json.encode(work(job.what, bytes(job.asked))) + b"\n")
            out.flush()
            if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > MOST_MEMORY:
                return


if __name__ == "__main__":
    main()
