"""Promises that whole matches keep by themselves most of the time, each put to the test where it could break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from estaminet import games
from estaminet.kernel.codec import plain
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.server import clocks, journal, live, tell, websocket
from estaminet.server.addresses import Addresses
from estaminet.server.company import Company, Elsewhere
from estaminet.server.guests import own_origin
from estaminet.server.limits import FRAMES, Bucket, Crowd, Limit, TooFast
from estaminet.server.links import Link
from estaminet.server.live import LiveTable
from estaminet.server.protocol import messages
from estaminet.server.protocol.table import Clock
from estaminet.server.reasons import RequestRefused
from estaminet.server.rows import rematch_row
from estaminet.server.server import Server, TableListener
from estaminet.server.services import Services
from estaminet.server.settings import Settings
from estaminet.server.store.rows import Stored
from estaminet.server.table import Table, fold
from estaminet.server.websocket import Outbox, Socket
from estaminet.server.writer import Writer

FREE = Limit("free", 1e9, 1e9)
HANDSHAKE = b"GET / HTTP/1.1\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
PEOPLE = ("ada", "grace", "mary", "emmy")


class NoStore:
    """Saves nothing, at once."""

    shared = False
    process = "test"

    def append(self, rows: list[Any]) -> set[str]:
        return set()


def _opening(people: int, seats: int, clock: Clock | None = None, **options: object) -> tuple[journal.Opening, Table]:
    game = games.find("dudo")
    opening = journal.Opening(
        game="dudo",
        rules=game.manifest.rules_version,
        options=plain(game.read_options({"first_starter": "seat", **options}, seats)),
        seats=tuple(
            journal.SeatOpening(PEOPLE[n], PEOPLE[n].title()) if n < people else journal.SeatOpening()
            for n in range(seats)
        ),
        public=False,
        spectators=True,
        start="full",
        clock=clock,
        stand_in="random",
    )
    return opening, Table("t", None, game, opening, b"s" * 32, 0)


def _begun(seats: int, at: int = 0, clock: Clock | None = None, **options: object) -> Table:
    _, table = _opening(seats, seats, clock, **options)
    table.apply(journal.Began(), at)
    return table


def _live(table: Table) -> LiveTable:
    store = cast("Any", NoStore())
    return LiveTable(Services(store, Writer(store), cast("Any", None)), table)


@asynccontextmanager
async def _server(url: str, pause: float = 0.0) -> AsyncIterator[Server]:
    server = Server(Settings(store=url, bot_pause=pause))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


# Old rules


def test_a_table_of_older_rules_is_not_played_on_by_new_ones() -> None:
    opening, _ = _opening(2, 2)
    older = msgspec.structs.replace(opening, rules=opening.rules - 1)
    for stage in ("waiting", "playing"):
        with pytest.raises(RequestRefused) as refused:
            fold(Stored("t", None, "dudo", stage, msgspec.json.encode(older), b"s" * 32, 0, ()))
        assert refused.value.reason.code == "rules-changed"
    ended = fold(Stored("t", None, "dudo", "ended", msgspec.json.encode(older), b"s" * 32, 0, ()))
    assert ended.opening.rules == older.rules
    assert fold(Stored("t", None, "dudo", "playing", msgspec.json.encode(opening), b"s" * 32, 0, ())).number == 0


# Several are asked at once


def test_others_answers_in_a_window_neither_make_mine_stale_nor_prolong_my_time() -> None:
    table = _begun(4, 1_000, Clock(60, 2), salsa="on", salsa_window_s=4)
    table.apply(journal.Moved(0, "1x1"), 5_000)
    first, second, *_ = table.asked
    number = table.answers[first]
    assert clocks.window_left(table, 6_000) == 3_000
    table.apply(journal.Moved(second, "pass"), 7_000)
    assert first in table.asked
    assert second not in table.asked
    assert table.answers[first] == number
    assert clocks.window_left(table, 7_000) == 2_000
    assert clocks.deadline(table) == 9_000
    assert table.left(first, 7_000) == 60_000 - 2_000


@pytest.mark.inside
def test_the_clock_plays_for_whoever_ran_out_and_for_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        for module in (clocks, live):
            monkeypatch.setattr(module, "now_ms", lambda: 6_500)
        table = _begun(4, 1_000, Clock(60, 0), salsa="on", salsa_window_s=8)
        table.apply(journal.Moved(0, "1x1"), 5_000)
        first, second, *_ = table.asked
        table.bank[second] = 1_000
        at_table = _live(table)
        at_table.settle()  # the clock of the second has rung half a second ago
        number = table.number
        async with asyncio.timeout(5):
            while table.number == number:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert second not in table.asked
        assert first in table.asked
        assert table.number == number + 1
        at_table.close()

    asyncio.run(run())


# Seats and hands


def test_one_cannot_move_beside_ones_own_bot(sqlite: str) -> None:
    async def run() -> None:
        async with _server(sqlite, pause=30.0) as server:
            opening, _ = _opening(2, 2)
            at_table = await server.registry.open(opening)
            for seat in range(2):
                await at_table.write(journal.Worded(seat, ""))
            heard: list[Any] = []
            link = Link(lambda line: heard.append(msgspec.json.decode(line)), lambda _: None, "ada", "Ada", Seat(0))
            async with asyncio.timeout(20):
                while at_table.table.stage != "playing" or not at_table.at_rest():
                    await asyncio.sleep(0.01)
            at_table.add(link)
            bucket = Bucket(FREE)
            at_table.hear(link, messages.HandOver(id="h", level="random"), bucket)
            await at_table.rest()
            assert at_table.table.asked == (0,)
            move = messages.MoveMessage(id="m", text="1x1", answers=at_table.table.answers[0])
            at_table.hear(link, move, bucket)
            assert heard[-1]["type"] == "refused"
            assert heard[-1]["reason"]["code"] == "bot-plays"
            at_table.hear(link, messages.ComeBack(id="c"), bucket)
            await at_table.rest()
            at_table.hear(link, msgspec.structs.replace(move, id="n"), bucket)
            await at_table.rest()
            assert heard[-1] == {"type": "accepted", "id": "n", "number": at_table.table.number}
            at_table.remove(link)

    asyncio.run(run())


def _spectators_play(table: Table) -> Any:
    whole = tell.whole(table, None, messages.Presence((), ()), 0)
    return msgspec.json.decode(whole)["play"]


def test_whoever_takes_over_a_seat_has_a_closed_hand() -> None:
    for how in ("vote", "left"):
        table = _begun(3)
        table.apply(journal.HandOpened(1, True), 0)
        assert set(_spectators_play(table)["hands"]) == {"1"}
        if how == "vote":
            table.apply(journal.Proposed("seat", "Eve", 1, (0,), holder="eve"), 0)
            assert "hands" in _spectators_play(table)
            table.apply(journal.Voted(table.number, 0, True), 0)
            assert table.seat_of("eve") == 1
        else:
            table.apply(journal.SeatLeft(1), 0)
        assert "hands" not in _spectators_play(table), how


def test_results_leave_the_screen_with_the_next_roll_also_for_whoever_loads_again() -> None:
    """DUDO-HIDE-01."""
    for hidden in (True, False):
        table = _begun(3, lost_dice="hidden" if hidden else "visible")
        for by, text in ((0, "1x1"), (1, "dudo")):
            table.apply(journal.Moved(by, text), 0)
        for viewer in (None, Seat(0), Seat(2)):
            story = msgspec.json.decode(tell.whole(table, viewer, messages.Presence((), ()), 0))["story"]
            kinds = [told["event"]["type"] for told in story]
            assert kinds.count("Rolled") == (1 if hidden else 2)
            assert ("Revealed" in kinds) is not hidden
            if hidden:
                assert kinds[0] == "Rolled"
                assert story[0]["event"]["round"] == 2


def test_what_was_taken_back_leaves_the_screen_with_the_next_roll() -> None:
    """DUDO-HIDE-01: the line says what the match went on from."""
    for hidden in (True, False):
        table = _begun(3, lost_dice="hidden" if hidden else "visible")
        assert table.match is not None
        begun = len(table.match.moves)
        for entry in (
            journal.Moved(0, "1x1"),
            journal.Rewound(begun),
            journal.Moved(0, "1x1"),
            journal.Moved(1, "dudo"),
        ):
            table.apply(entry, 0)
        whole = msgspec.json.decode(tell.whole(table, None, messages.Presence((), ()), 0))
        assert whole.get("taken_back", []) == ([] if hidden else [{"to": begun, "by": 0}])
        table.apply(journal.Moved(1, "1x1"), 0)
        table.apply(journal.Rewound(len(table.match.moves) - 1), 0)
        whole = msgspec.json.decode(tell.whole(table, None, messages.Presence((), ()), 0))
        assert len(whole["taken_back"]) == (1 if hidden else 2), "what was taken back since is told"


def test_a_seat_that_somebody_has_left_brings_no_hints() -> None:
    """The match was begun among people: it is no friendly practice because one of them has gone."""
    table = _begun(2)
    assert not table.has_hints()
    table.apply(journal.SeatLeft(1), 0)
    assert table.seats[1].kind == "bot"
    assert not table.has_hints()
    opening, _ = _opening(2, 2)
    alone = msgspec.structs.replace(opening, seats=(opening.seats[0], journal.SeatOpening(level="random")))
    table = Table("t", None, games.find("dudo"), alone, b"s" * 32, 0)
    assert table.has_hints()
    table.apply(journal.Began(), 0)
    table.apply(journal.HandedOver(0, "random"), 0)
    assert table.has_hints(), "whoever comes back from the kitchen may ask again"


def _link(holder: str, seat: int) -> Link:
    link = Link(lambda _: None, lambda _: None, holder, holder.title(), Seat(seat))
    link.seats = (seat,)
    return link


def test_bots_hurry_only_if_everybody_who_looks_on_wants_to_see_the_end() -> None:
    paused: list[bool] = []

    class Bots:
        async def answer(self, *_: object, pause: bool, **__: object) -> None:
            paused.append(pause)
            await asyncio.Event().wait()

    async def run() -> None:
        opening, _ = _opening(2, 4)
        bots = (journal.SeatOpening(level="random"),) * 2
        position = {"seats": 4, "options": opening.options, "phase": "roll", "round": 30, "starter": 2}
        position |= {"dice": [0, 0, 3, 3], "been_palifico": [True, True, False, False]}
        opening = msgspec.structs.replace(opening, seats=(*opening.seats[:2], *bots), position=position)
        table = Table("t", None, games.find("dudo"), opening, b"s" * 32, 0)
        table.apply(journal.Began(), 0)
        assert table.game.out(table.public_view()) == (0, 1)
        store = cast("Any", NoStore())
        at_table = LiveTable(Services(store, Writer(store), cast("Any", Bots())), table)
        ada, grace = _link("ada", 0), _link("grace", 1)

        async def thinks() -> bool:
            """Whether the bot that is asked now takes its time."""
            at_table._thinking.clear()
            at_table.settle()
            for _ in range(3):
                await asyncio.sleep(0)
            return paused[-1]

        for link in (ada, grace):
            at_table.add(link)
        bucket = Bucket(FREE)
        assert await thinks()
        at_table.hear(ada, messages.Skip(id="a"), bucket)
        assert await thinks(), "Grace has not said that she has seen enough"
        at_table.hear(grace, messages.Skip(id="b"), bucket)
        assert not await thinks()
        at_table._skipping.discard(1)
        assert await thinks()
        at_table.remove(grace)
        assert not await thinks(), "nobody waits for who has gone"
        at_table.close()
        for task in tuple(at_table._services.tasks):
            task.cancel()

    asyncio.run(run())


def test_whoever_skipped_to_the_end_of_a_round_is_asked_again_in_the_next() -> None:
    paused: list[bool] = []

    class Bots:
        async def answer(self, *_: object, pause: bool, **__: object) -> None:
            paused.append(pause)
            await asyncio.Event().wait()

    def play_until(table: Table, rng: FastRng, *, out: bool) -> None:
        """At random, until seat 0 is out, or is not."""
        while (0 in table.game.out(table.public_view())) != out:
            assert table.match is not None
            seat = table.asked[0]
            legal = table.match.state.legal(seat)
            table.apply(journal.Moved(seat, table.choices.text(legal[rng.below(len(legal))])), table.at)

    async def run() -> None:
        game = games.find("dnup")
        opening = journal.Opening(
            game="dnup",
            rules=game.manifest.rules_version,
            options=plain(game.read_options({"play_out_final_round": True}, 3)),
            seats=(journal.SeatOpening("ada", "Ada"), *(journal.SeatOpening(level="random"),) * 2),
            public=False,
            spectators=True,
            start="full",
            stand_in="random",
            hold=0,
        )
        table = Table("t", None, game, opening, b"s" * 32, 0)
        table.apply(journal.Began(), 0)
        store = cast("Any", NoStore())
        at_table = LiveTable(Services(store, Writer(store), cast("Any", Bots())), table)
        ada, rng = _link("ada", 0), FastRng(0)
        at_table.add(ada)

        async def hurried() -> bool:
            at_table.settle()
            for _ in range(3):
                await asyncio.sleep(0)
            return not paused[-1]

        play_until(table, rng, out=True)
        assert not await hurried()
        at_table.hear(ada, messages.Skip(id="a"), Bucket(FREE))
        at_table._thinking.clear()
        assert await hurried()
        play_until(table, rng, out=False)
        assert table.match is not None
        while table.asked == (0,):
            table.apply(journal.Moved(0, table.choices.text(table.match.state.legal(table.asked[0])[0])), 0)
        assert not await hurried()
        play_until(table, rng, out=True)
        assert not await hurried(), "this round has not been skipped"
        at_table.close()
        for task in tuple(at_table._services.tasks):
            task.cancel()

    asyncio.run(run())


def test_a_rematch_singles_out_nobody_who_has_left() -> None:
    """DUDO-END-02: who was out first starts. If they have left, it is as in a first match."""
    for left in (False, True):
        table = _begun(2)
        table.apply(journal.HandedOver(1, "random"), 0)
        while table.ended is None:
            assert table.match is not None
            legal = table.match.state.legal(table.asked[0])
            text = table.choices.text(legal[0] if len(table.match.state.view(None).bids) == 0 else legal[-2])
            table.apply(journal.Moved(table.asked[0], text), 0)
        assert table.match is not None
        first_out = table.match.state.out[0]
        if left:
            table.apply(journal.SeatLeft(first_out), 0)
        opened = journal.decode_opening(rematch_row(table, 1 - first_out).opening)
        assert opened.rematch_seat == (None if left else first_out)


def test_whoever_sits_at_another_process_is_away_from_when_that_is_last_believed() -> None:
    company = Company(0.0)
    assert company.away_for(1, 3.0) == 3.0
    company.hear_of_others("other", Elsewhere({1}, [], until=10.0), 4.0)
    assert company.away_for(1, 9.0) == 0.0
    assert company.away_for(0, 9.0) == 9.0
    assert company.away_for(1, 12.0) == 2.0, "it has fallen silent"
    company.hear_of_others("other", Elsewhere({1}, [], until=30.0), 14.0)
    company.hear_of_others("other", Elsewhere(set(), [], until=34.0), 20.0)
    assert company.away_for(1, 21.0) == 1.0, "it has said that they have gone"


def test_my_tables_are_those_where_i_sat_down_until_i_leave(sqlite: str) -> None:
    async def run() -> None:
        opening, _ = _opening(1, 3)
        async with _server(sqlite) as server:
            at_table = await server.registry.open(opening)
            table_id = at_table.table.id
            assert server.store.held_by("grace") == []
            await at_table.write(journal.Sat(1, "grace", "Grace"))
            assert at_table.table.stage == "waiting"
            assert [held[:2] for held in server.store.held_by("grace")] == [(table_id, 1)]
            assert [held[:2] for held in server.store.held_by("ada")] == [(table_id, 0)]
        async with _server(sqlite) as server:
            assert [held[:2] for held in server.store.held_by("grace")] == [(table_id, 1)]
            again = await server.registry.find(table_id)
            assert again is not None
            await again.write(journal.SeatLeft(1))
            assert server.store.held_by("grace") == []
            assert [held[:2] for held in server.store.held_by("ada")] == [(table_id, 0)]

    asyncio.run(run())


# Limits and dead connections


def test_a_limit_is_its_burst_however_long_one_has_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]
    monkeypatch.setattr("estaminet.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(Limit("some", 3, 0.5))
    for wait in (0.0, 3_600.0, 6.0):
        now[0] += wait
        for _ in range(3):
            bucket.take()
        with pytest.raises(TooFast) as fast:
            bucket.take()
        assert fast.value.seconds == pytest.approx(2.0)
    now[0] += 2.0
    bucket.take()
    with pytest.raises(TooFast):
        bucket.take()


class Wire:
    """A transport to somebody who may have gone without a word."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        self.aborted = True


class UvicornState:
    def __init__(self) -> None:
        self.connections: set[Any] = set()
        self.tasks: set[Any] = set()


async def _connected(at_table: LiveTable, seat: int) -> tuple[Socket, Wire]:
    """A socket of this seat that has shaken hands."""

    async def accept(_: Any, socket: Socket) -> TableListener:
        link = Link(socket.send, socket.close, PEOPLE[seat], PEOPLE[seat].title(), Seat(seat))
        return TableListener(at_table, link, Bucket(FREE), Crowd(), ())

    wire = Wire()
    cast("Any", wire).pause_reading = cast("Any", wire).resume_reading = lambda: None
    cast("Any", wire).get_extra_info = lambda _: ("127.0.0.1", 1)
    socket = Socket(accept, cast("Any", UvicornState()), Outbox(), Addresses().client, FRAMES)
    socket.connection_made(cast("Any", wire))
    socket.data_received(HANDSHAKE)
    await asyncio.sleep(0.01)
    return socket, wire


def test_a_handshake_that_the_server_stumbles_over_is_answered_and_let_go() -> None:
    async def run() -> None:
        async def stumble(*_: Any) -> Any:
            raise ValueError("a bug")

        wire = Wire()
        closed: list[bool] = []
        cast("Any", wire).pause_reading = lambda: None
        cast("Any", wire).close = lambda: closed.append(True)
        cast("Any", wire).get_extra_info = lambda _: ("127.0.0.1", 1)
        socket = Socket(stumble, cast("Any", UvicornState()), Outbox(), Addresses().client, FRAMES)
        socket.connection_made(cast("Any", wire))
        socket.data_received(HANDSHAKE)
        await asyncio.sleep(0.01)
        assert b"".join(wire.sent).startswith(b"HTTP/1.1 500 ")
        assert closed

    asyncio.run(run())


def test_an_origin_that_cannot_be_parsed_is_foreign() -> None:
    assert not own_origin({"origin": "http://[::1", "host": "localhost"}, Settings())
    assert own_origin({"origin": "http://localhost", "host": "localhost"}, Settings())


@pytest.mark.inside
def test_whoever_is_gone_without_a_word_is_shown_as_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "LOOK_EVERY", 0.05)

    async def run() -> None:
        at_table = _live(_begun(2))
        alive, answering = await _connected(at_table, 0)
        dead, silent = await _connected(at_table, 1)
        assert at_table.presence().here == (True, True)
        pong = b"\x8a\x80\0\0\0\0"
        loop = asyncio.get_running_loop()
        write = answering.write

        def answer(data: bytes) -> None:
            write(data)
            if b"\x89\x00" in data:
                loop.call_soon(alive.data_received, pong)

        cast("Any", answering).write = answer
        async with asyncio.timeout(20):
            while not dead.is_over():
                await asyncio.sleep(0.01)
        assert b"\x89\x00" in b"".join(silent.sent)
        assert silent.aborted
        await asyncio.sleep(0.3)
        assert not alive.is_over()
        assert at_table.presence().here == (True, False)
        alive.connection_lost(None)
        at_table.close()

    asyncio.run(run())
