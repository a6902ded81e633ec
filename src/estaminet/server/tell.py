"""What viewers are told. What everybody is told is made once; per viewer only what is theirs, and each message is a
struct of the protocol that is encoded once.

The private parts come from the two gates and nowhere else: `event.seen_by(viewer)` and `state.view(viewer)`, or
`state.view_from`, which must agree with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from estaminet.kernel.values import CHANCE, Message, Public, Seat
from estaminet.server.protocol import PROTOCOL
from estaminet.server.protocol.common import Say, Told
from estaminet.server.protocol.messages import Presence, TableMessage, Update
from estaminet.server.protocol.table import Clocks, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.game import Game
    from estaminet.kernel.match import Match, Move
    from estaminet.kernel.values import Event, Options, View, Viewer
    from estaminet.server.table import Change, Table

_encode: Final = msgspec.json.Encoder().encode

_TO_ALL: Final[Any] = Public.seen_by
"""Events that have this gate need not be asked for every viewer."""


def _raw(made: bytes) -> Any:
    """Something that is encoded already, as a part of a message."""
    return msgspec.Raw(made)


def say_of(prefix: str, message: Message) -> Say:
    return Say(f"{prefix}-{message[0]}", message[1])


def told(moves: Sequence[Move], move: int, event: Event) -> Told:
    """An event that has been through `seen_by`, as it goes over the wire."""
    by = moves[move].by
    say = say_of("event", event.message())
    return Told(move, event, say, event.clause(), event.turns_page(), None if by == CHANCE else by)


def _events(match: Match, first: int, viewers: Sequence[Viewer]) -> dict[Viewer, Any]:
    """The events from that one on as each viewer is told them; a version that several are told is encoded once."""
    moves = match.moves
    events = match.events[first:]
    if all(type(event).seen_by is _TO_ALL for _, event in events):
        made: Any = [told(moves, move, event) for move, event in events]
        return dict.fromkeys(viewers, _raw(_encode(made)) if made else ())
    parts: dict[Viewer, list[Any]] = {viewer: [] for viewer in viewers}
    for move, event in events:
        public: Any = None
        for viewer in viewers:
            version = event.seen_by(viewer)
            if version is event:
                if public is None:
                    public = _raw(_encode(told(moves, move, event)))
                parts[viewer].append(public)
            elif version is not None:
                parts[viewer].append(told(moves, move, version))
    return cast("dict[Viewer, Any]", parts)


def clocks_of(table: Table, now: int, window: int | None) -> Clocks | None:
    if table.opening.clock is None and window is None:
        return None
    clock = table.opening.clock is not None
    left = tuple(table.left(seat, now) for seat in range(len(table.seats))) if clock else ()
    return Clocks(left, tuple(table.asked) if clock else (), window)


def _ask(game: Game, options: Options, view: View) -> Say:
    message, args = game.asks(options, view)
    return Say(message, args)


def _plays(table: Table, viewers: Sequence[Viewer], now: int, window: int | None) -> dict[Viewer, Play]:
    """The match as each viewer may know it now."""
    match = table.match
    assert match is not None
    state, game, options = match.state, match.game, match.options
    public_view = table.public_view()
    asked: Any = table.asked
    moves = len(match.moves)
    # What is the same for everybody is encoded once.
    clauses = _raw(_encode(game.clauses_now(options, public_view)))
    public_ask = _raw(_encode(_ask(game, options, public_view)))
    facts: Any = game.facts(options, public_view, ())
    has_facts = facts is not None
    if has_facts:
        facts = _raw(_encode(facts))
    clocks = clocks_of(table, now, window)
    result = table.result()
    last = match.moves[-1].by if match.moves else -1
    between = table.between(now)
    rounds = table.rounds_over() if between is not None or result is not None else ()
    out = game.out(public_view)
    plays: dict[Viewer, Play] = {}
    for viewer in viewers:
        if viewer is None:
            opened = {str(n): state.view(Seat(n)) for n, seat in enumerate(table.seats) if seat.hand_open}
            plays[None] = Play(
                moves,
                asked,
                public_view,
                clauses,
                public_ask,
                facts,
                None,  # legal
                None,  # answers
                False,  # take_back
                clocks,
                between,
                rounds,
                out,
                result,
                opened or None,
            )
            continue
        view = state.view_from(public_view, viewer)
        mine = viewer in asked
        legal = state.legal(viewer) if mine else ()
        choices: Any = table.choices.encoded(legal) if mine else None
        plays[viewer] = Play(
            moves,
            asked,
            view,
            clauses,
            _ask(game, options, view) if mine else public_ask,
            game.facts(options, view, legal) if mine and has_facts else facts,
            choices,  # legal
            table.answers[viewer] if mine else None,
            viewer == last and table.can_take_back(viewer),
            clocks,
            between,
            rounds,
            out,
            result,
        )
    return plays


def updates(
    table: Table, change: Change, viewers: Sequence[Viewer], now: int, window: int | None = None
) -> dict[Viewer, bytes]:
    """The update about the entry that was applied last, for each viewer."""
    number, rewound, said = table.number, change.rewound, change.said
    info: Any = _raw(_encode(table.info())) if change.table else None
    if not change.play or table.match is None:
        return dict.fromkeys(viewers, _encode(Update(number=number, rewound=rewound, table=info, said=said)))
    plays = _plays(table, viewers, now, window)
    first = change.events_from if change.events_from >= 0 else len(table.match.events)
    events = _events(table.match, first, viewers)
    return {
        viewer: _encode(Update(number, events[viewer] or (), rewound, info, plays[viewer], said)) for viewer in viewers
    }


def latest_page(match: Match) -> tuple[int, int]:
    """What of a match may be looked back at: the first step, and the first event. All of it, unless the match goes on
    and its log has turned a page: then memory is part of play, and the latest page is all there is."""
    if match.ended is None:
        for place in range(len(match.events) - 1, -1, -1):
            move, event = match.events[place]
            if event.turns_page():
                return move + 1, place
    return 0, 0


def whole(
    table: Table,
    viewer: Viewer,
    presence: Presence,
    now: int,
    window: int | None = None,
    back: Viewer = None,
    seats: tuple[int, ...] = (),
) -> bytes:
    """Everything this viewer may know, from the beginning. `seats`: all that they hold."""
    match = table.match
    first, page = (0, 0) if match is None else latest_page(match)
    return _encode(
        TableMessage(
            protocol=PROTOCOL,
            number=table.number,
            you=viewer,
            table=table.info(),
            story=() if match is None else _events(match, page, (viewer,))[viewer],
            taken_back=tuple(one for one in table.rewinds if one.to >= first),
            play=None if match is None else _plays(table, (viewer,), now, window)[viewer],
            chat=tuple(table.chat),
            presence=presence,
            back=back,
            yours=seats if len(seats) > 1 else (),
        )
    )
