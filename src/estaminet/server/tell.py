"""What viewers are told, as bytes. What everybody is told is built and encoded once; per viewer only what is theirs.

The private parts come from the two gates and nowhere else: `event.seen_by(viewer)` and `state.view(viewer)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from estaminet.kernel.values import Message, Seat
from estaminet.server.protocol import PROTOCOL, Clocks, Presence, Say, TableMessage, Told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from estaminet.kernel.match import Match
    from estaminet.kernel.values import Event, Viewer
    from estaminet.server.table import Change, Table

_encode = msgspec.json.Encoder().encode


def say_of(prefix: str, message: Message) -> Say:
    return Say(f"{prefix}-{message[0]}", message[1])


def told(move: int, event: Event) -> Told:
    """An event that has been through `seen_by`, as it goes over the wire."""
    return Told(move, event, say_of("event", event.message()), event.clause(), event.turns_page())


def _events(events: Iterable[tuple[int, Event]], viewers: Sequence[Viewer]) -> dict[Viewer, bytes]:
    """The events as each viewer is told them; a version that several are told is encoded once."""
    parts: dict[Viewer, list[bytes]] = {viewer: [] for viewer in viewers}
    for move, event in events:
        public: bytes | None = None
        for viewer in viewers:
            version = event.seen_by(viewer)
            if version is event:
                if public is None:
                    public = _encode(told(move, event))
                parts[viewer].append(public)
            elif version is not None:
                parts[viewer].append(_encode(told(move, version)))
    return {viewer: b"[" + b",".join(mine) + b"]" for viewer, mine in parts.items()}


def clocks_of(table: Table, now: int, window: int | None) -> Clocks | None:
    if table.opening.clock is None and window is None:
        return None
    clock = table.opening.clock is not None
    left = tuple(table.left(seat, now) for seat in range(len(table.seats))) if clock else ()
    return Clocks(left, tuple(table.asked) if clock else (), window)


def _plays(table: Table, viewers: Sequence[Viewer], now: int, window: int | None) -> dict[Viewer, list[bytes]]:
    """`Play` for each viewer, written as its encoder would, in pieces: choices are long, and are copied only once."""
    match = table.match
    assert match is not None
    state = match.state
    public_view = table.public_view()
    head = b'{"moves":%d,"asked":%b,"clauses":%b' % (
        len(match.moves),
        _encode(table.asked),
        _encode(match.game.clauses_now(public_view)),
    )
    public_ask = b',"ask":' + _encode(Say(*match.game.asks(public_view)))
    public_facts = match.game.facts(match.options, public_view, ())
    told_facts = b"" if public_facts is None else b',"facts":' + _encode(public_facts)
    tail = b"}"
    clocks = clocks_of(table, now, window)
    if clocks is not None:
        tail = b',"clocks":' + _encode(clocks) + tail
    result = table.result()
    if result is not None:
        tail = b',"result":' + _encode(result) + tail
    last = match.moves[-1].by if match.moves else -1
    made: dict[Viewer, list[bytes]] = {}
    for viewer in viewers:
        if viewer is None:
            mine = [head, public_ask, b',"view":', _encode(public_view), told_facts]
            shown = {str(n): state.view(Seat(n)) for n, seat in enumerate(table.seats) if seat.hand_open}
            if shown:
                mine += [b',"hands":', _encode(shown)]
        else:
            view = state.view(viewer)
            asked = viewer in table.asked
            ask = b',"ask":' + _encode(Say(*match.game.asks(view))) if asked else public_ask
            mine = [head, ask, b',"view":', _encode(view)]
            facts = told_facts
            if asked:
                legal = state.legal(viewer)
                mine += [b',"legal":', table.choices.encoded(legal), b',"answers":%d' % table.answers[viewer]]
                if public_facts is not None:
                    facts = b',"facts":' + _encode(match.game.facts(match.options, view, legal))
            if viewer == last and table.can_take_back(viewer):
                mine.append(b',"take_back":true')
            mine.append(facts)
        mine.append(tail)
        made[viewer] = mine
    return made


def updates(
    table: Table, change: Change, viewers: Sequence[Viewer], now: int, window: int | None = None
) -> dict[Viewer, bytes]:
    """The update about the entry that was applied last, for each viewer."""
    head = b'{"type":"update","number":%d' % table.number
    tail = b""
    if change.rewound is not None:
        tail += b',"rewound":%d' % change.rewound
    if change.table:
        tail += b',"table":' + _encode(table.info())
    if change.said is not None:
        tail += b',"said":' + _encode(change.said)
    if not change.play or table.match is None:
        whole = head + tail + b"}"
        return dict.fromkeys(viewers, whole)
    plays = _plays(table, viewers, now, window)
    tail += b',"play":'
    if change.events_from < 0:
        return {viewer: b"".join([head, tail, *plays[viewer], b"}"]) for viewer in viewers}
    events = _events(table.match.events[change.events_from :], viewers)
    return {viewer: b"".join([head, b',"events":', events[viewer], tail, *plays[viewer], b"}"]) for viewer in viewers}


def _page(match: Match) -> list[tuple[int, Event]]:
    """The events as far as they stay on the screen: while a match lasts, from the latest one on that turns the page."""
    events = match.events
    if match.ended is None:
        for place in range(len(events) - 1, -1, -1):
            if events[place][1].turns_page():
                return events[place:]
    return events


def whole(table: Table, viewer: Viewer, presence: Presence, now: int, window: int | None = None) -> bytes:
    """Everything this viewer may know, from the beginning."""
    story: Any = msgspec.Raw(b"[]")
    play: Any = None
    if table.match is not None:
        story = msgspec.Raw(_events(_page(table.match), (viewer,))[viewer])
        play = msgspec.Raw(b"".join(_plays(table, (viewer,), now, window)[viewer]))
    return _encode(
        TableMessage(
            protocol=PROTOCOL,
            number=table.number,
            you=viewer,
            table=table.info(),
            story=story,
            play=play,
            chat=tuple(table.chat),
            presence=presence,
        )
    )
