"""A match move by move, from one viewer's knowledge: what the replay screen draws without knowing any rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from estaminet.kernel.match import Match
from estaminet.kernel.record import branch_of, chance_is_verified
from estaminet.kernel.values import Seat
from estaminet.server.protocol.common import Say, Told
from estaminet.server.protocol.matches import Replay, Step
from estaminet.server.protocol.table import Branch, Result
from estaminet.server.tell import latest_page, say_of, told

if TYPE_CHECKING:
    from estaminet.kernel.record import Record
    from estaminet.kernel.values import Viewer

MOST_STEPS = 500


def _told(match: Match, first: int, viewer: Viewer, *, everything: bool) -> tuple[Told, ...]:
    """The events from that one on."""
    events = match.events[first:]
    if everything:
        return tuple(told(match.moves, number, event) for number, event in events)
    versions = ((number, event.seen_by(viewer)) for number, event in events)
    return tuple(told(match.moves, number, version) for number, version in versions if version is not None)


def replay_of(
    match: Match, record: Record, viewer: Viewer, *, everything: bool, running: bool = False, since: int = 0
) -> Replay:
    """`everything`: all cups and hands open, for finished matches only. `running`: somebody plays it just now, so of a
    log that turns its pages only the latest is shown. At most `MOST_STEPS` steps from `since` on."""
    game = match.game
    first, first_event = latest_page(match) if running else (0, 0)
    since = max(since, first)
    again = Match.from_position(game, match.start)
    steps: list[Step] = []
    last = min(len(match.moves), since + MOST_STEPS - 1)
    for number in range(last + 1):
        by: int | None = None
        shown: dict[str, Any] = {}
        events_from = max(len(again.events), first_event)
        if number:
            move = match.moves[number - 1]
            by = move.by
            again.play(Seat(move.by), move.deed)
            if everything or (viewer is not None and by == viewer):
                shown = {"text": game.write(move.deed), "say": say_of("action", move.deed.message())}
        if number >= since:
            events = _told(again, events_from, viewer, everything=everything)
            steps.append(_step(again, number, by, shown, events, viewer, everything))
    branch = branch_of(record)
    return Replay(
        game=game.key,
        options=record.options,
        names=record.names,
        viewer=viewer,
        open=everything,
        finished=match.ended is not None,
        verified=chance_is_verified(record),
        date=record.date,
        commitment=record.commitment,
        words=record.words,
        secret=record.secret,
        steps=tuple(steps),
        branch=None if branch is None else Branch(*branch),  # type: ignore[arg-type]
        first=first,
        total=len(match.moves) + 1,
    )


def _step(
    match: Match,
    number: int,
    by: int | None,
    shown: dict[str, Any],
    events: tuple[Told, ...],
    viewer: Viewer,
    everything: bool,
) -> Step:
    state = match.state
    ended = match.ended
    view = state.view(viewer)
    hands = {str(seat): state.view(Seat(seat)) for seat in range(match.seats)} if everything else None
    return Step(
        move=number,
        round=match.game.round(state.view(None)),
        by=by,
        events=events,
        asked=match.asked,
        ask=Say(*match.game.asks(match.options, view)),
        view=view,
        facts=match.game.facts(match.options, view, ()),
        hands=hands,
        result=Result(ended.places, ended.clause) if ended else None,
        **shown,
    )
