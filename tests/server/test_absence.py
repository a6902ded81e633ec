"""Authority while somebody is away: a seat belongs to its person, and nothing is decided by nobody.

Everything goes over real sockets; the server's time is put forward instead of waiting.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from tests.lengths import rest_wide
from tests.server.house import ClockHouse, ConnectionClosed, Person, Socket

from estaminet import games
from estaminet.kernel.record import read

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
GAME = "dudo"
ELSEWHERE = "127.0.0.2"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockHouse]:
    folder: Path = tmp_path_factory.mktemp("absence")
    # Bots take hours over a move: here it matters what people may do meanwhile.
    with ClockHouse(f"sqlite:///{folder / 'tables.sqlite'}", bot_pause=10_000.0) as made:
        yield made


async def _two(ada: Person, grace: Person, **more: Any) -> tuple[str, Socket, Socket]:
    """Ada and Grace at a table that has started; Ada is asked. The sockets are connected."""
    options = {"first_starter": "seat"}
    table = await ada.open(GAME, ME, OPEN, options=options, start="ready", **more)
    await grace.join(table)
    first, second = ada.socket(table), grace.socket(table)
    for socket in (first, second):
        await socket.connect()
        await socket.grant("ready")
    for socket in (first, second):
        await socket.until_true(lambda s=socket: s.play is not None)  # type: ignore[misc]
    return table, first, second


async def _goes(leaving: Socket, *others: Socket) -> None:
    """Somebody's connection drops; the others have noticed."""
    seat = leaving.you
    assert seat is not None
    await leaving.close()
    for other in others:
        await other.until_true(lambda o=other: not o.presence["here"][seat])  # type: ignore[misc]


async def _named(person: Person) -> Person:
    """With a token."""
    await person.call("POST", "/api/me", {"name": person.name})
    return person


async def _close(*sockets: Socket) -> None:
    for socket in sockets:
        await socket.close()


# H3


@pytest.mark.parametrize("clock", [None, {"bank": 600, "increment": 0}])
def test_nothing_is_asked_about_the_seat_of_somebody_who_has_only_just_gone(
    house: ClockHouse, clock: dict[str, int] | None
) -> None:
    async def run() -> None:
        async with (
            Person(house, "Ada") as ada,
            Person(house, "Grace") as grace,
            await _named(Person(house, "Eve", ELSEWHERE)) as eve,
        ):
            table, first, second = await _two(ada, grace, clock=clock)
            async with eve.socket(table) as watching:
                await _goes(second, first, watching)
                for seconds in (0.3, 0.3, 58.0) if clock is None else (0.3, 58.0, 60.0):
                    house.skip(seconds)
                    for asks, what in ((first, "bot"), (watching, "seat")):
                        because = await asks.refuse("propose", what=what, seat=1)
                        assert because["code"] == "just-left"
                        assert because["say"]["args"]["seconds"] >= 1
                house.skip(2.0)
                await watching.grant("propose", what="seat", seat=1)
            await _close(first)

    asyncio.run(run())


def test_a_bot_plays_at_once_for_somebody_whose_time_ran_out(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table, first, second = await _two(ada, grace, clock={"bank": 10, "increment": 0})
            await _goes(first, second)
            assert (await second.refuse("propose", what="bot", seat=0))["code"] == "just-left"
            live = house.server.registry.live[table]
            moves = (second.play or {})["moves"]
            live.table.bank[0] = 100  # her ten seconds are nearly over
            house.loop.call_soon_threadsafe(live.settle)
            await second.until_true(lambda: (second.play or {})["moves"] > moves)
            await second.grant("propose", what="bot", seat=0, level="random")
            assert second.table["seats"][0]["kind"] == "bot"
            await _close(second)

    asyncio.run(run())


@pytest.mark.parametrize("waits", [False, True])
def test_a_stranger_with_the_link_does_not_get_the_seat_of_one_who_plays_bots(house: ClockHouse, waits: bool) -> None:
    """Ten minutes, and then only at a private table."""

    async def run() -> None:
        async with Person(house, "Ada") as ada, await _named(Person(house, "Eve", ELSEWHERE)) as eve:
            for public in (False, True):
                table = await ada.open(GAME, ME, OPEN if waits else BOT, start="ready", public=public)
                first = ada.socket(table)
                await first.connect()
                if not waits:
                    await first.grant("ready")
                async with eve.socket(table) as watching:
                    await _goes(first, watching)
                    for seconds, code in ((0.3, "just-left"), (61.0, "nobody-to-ask"), (530.0, "nobody-to-ask")):
                        house.skip(seconds)
                        assert (await watching.refuse("propose", what="seat", seat=0))["code"] == code
                    house.skip(20.0)
                    if public:
                        assert (await watching.refuse("propose", what="seat", seat=0))["code"] == "nobody-to-ask"
                        continue
                    await watching.grant("propose", what="seat", seat=0)
                    await watching.until_true(lambda w=watching: w.you == 0)  # type: ignore[misc]

    asyncio.run(run())


def test_an_opponents_second_name_does_not_get_the_seat(house: ClockHouse) -> None:
    """Grace opens a second window, asks for Ada's seat there, and would agree in the first."""

    async def run() -> None:
        async with (
            Person(house, "Ada", ELSEWHERE) as ada,
            Person(house, "Grace") as grace,
            await _named(Person(house, "Ada")) as window,
        ):
            table, first, second = await _two(ada, grace)
            async with window.socket(table) as watching:
                await _goes(first, second, watching)
                house.skip(61.0)
                assert (await watching.refuse("propose", what="seat", seat=0))["code"] == "nobody-to-ask"
                assert not second.table.get("votes")
            # Nor with a phone at hand that asks first and comes home then.
            async with await _named(Person(house, "Ada", "127.0.0.3")) as phone, phone.socket(table) as third:
                await third.grant("propose", what="seat", seat=0)
                await second.close()
                grace.address = "127.0.0.3"
                await second.connect()
                vote = second.table["votes"][0]["id"]
                assert (await second.refuse("vote", vote=vote, agree=True))["code"] == "same-address"
                await second.grant("vote", vote=vote, agree=False)
                assert not second.table.get("votes")
            await _close(second)

    asyncio.run(run())


def test_whoever_comes_back_before_the_newcomer_has_moved_plays_on(house: ClockHouse) -> None:
    async def run() -> None:
        async with (
            Person(house, "Ada") as ada,
            Person(house, "Grace") as grace,
            await _named(Person(house, "Eve", ELSEWHERE)) as eve,
        ):
            table, first, second = await _two(ada, grace, spectators=False)
            await _goes(first, second)
            house.skip(61.0)
            # Without spectators Eve cannot even ask.
            with pytest.raises(Exception, match="403"):
                await eve.socket(table).connect()
            await _close(second)

            table, first, second = await _two(ada, grace)
            async with eve.socket(table) as newcomer:
                for moves_first in (False, True):
                    await _goes(first, second, newcomer)
                    house.skip(61.0)
                    await newcomer.grant("propose", what="seat", seat=0)
                    await second.until_true(lambda: bool(second.table.get("votes")))
                    await second.grant("vote", vote=second.table["votes"][0]["id"], agree=True)
                    await newcomer.until_true(lambda: newcomer.you == 0 and newcomer.asked)
                    assert newcomer.table["seats"][0]["before"] == "Ada"
                    await first.connect()
                    assert (first.you, first.back) == (None, 0)
                    if moves_first:
                        answers = (newcomer.play or {})["answers"]
                        await newcomer.grant("move", text="1x2", answers=answers)
                        await first.until_true(lambda: first.back is None)
                        assert (await first.refuse("come-back"))["code"] == "not-seated"
                        continue
                    await first.grant("come-back")
                    await first.until_true(lambda: first.you == 0 and first.asked)
                    await newcomer.until_true(lambda: newcomer.you is None)
                    assert "before" not in newcomer.table["seats"][0]
                    assert newcomer.table["seats"][0]["name"] == "Ada"
                    assert (await newcomer.refuse("move", text="1x2", answers=0))["code"] == "not-seated"
            await _close(first, second)

    asyncio.run(run())


def test_coming_back_ends_what_is_asked_about_ones_seat(house: ClockHouse) -> None:
    async def run() -> None:
        async with (
            Person(house, "Ada") as ada,
            Person(house, "Grace") as grace,
            await _named(Person(house, "Eve", ELSEWHERE)) as eve,
        ):
            table, first, second = await _two(ada, grace)
            async with eve.socket(table) as watching:
                await _goes(first, second, watching)
                house.skip(61.0)
                await watching.grant("propose", what="seat", seat=0)
                await second.until_true(lambda: bool(second.table.get("votes")))
                vote = second.table["votes"][0]["id"]
                await first.connect()
                await second.until_true(lambda: not second.table.get("votes"))
                assert (await second.refuse("vote", vote=vote, agree=True))["code"] == "no-such-vote"
                assert (await watching.refuse("propose", what="seat", seat=0))["code"] == "not-away"
            await _close(first, second)

    asyncio.run(run())


def test_a_guest_who_asks_for_two_seats_gets_one(house: ClockHouse) -> None:
    async def run() -> None:
        async with (
            Person(house, "Ada") as ada,
            Person(house, "Grace") as grace,
            Person(house, "Mary") as mary,
            await _named(Person(house, "Eve", ELSEWHERE)) as eve,
        ):
            table = await ada.open(GAME, ME, OPEN, OPEN, start="ready")
            await grace.join(table)
            await mary.join(table)
            sockets = [person.socket(table) for person in (ada, grace, mary)]
            for socket in sockets:
                await socket.connect()
                await socket.grant("ready")
            first, second, third = sockets
            async with eve.socket(table) as watching:
                await _goes(second, first, watching)
                await _goes(third, first, watching)
                house.skip(61.0)
                await watching.grant("propose", what="seat", seat=1)
                await watching.grant("propose", what="seat", seat=2)
                await first.until_true(lambda: len(first.table.get("votes", [])) == 2)
                for vote in first.table["votes"]:
                    await first.grant("vote", vote=vote["id"], agree=True)
                await first.until_true(lambda: not first.table.get("votes"))
                names = [seat["name"] for seat in first.table["seats"]]
                assert names == ["Ada", "Eve", "Mary"]
            await _close(first)

    asyncio.run(run())


def test_somebody_who_has_lost_everything_is_voted_back_in(house: ClockHouse) -> None:
    """A bot plays for Grace, whose phone lies in the canal."""

    async def run() -> None:
        async with (
            Person(house, "Ada") as ada,
            Person(house, "Grace") as grace,
            Person(house, "Grace again", ELSEWHERE) as lost,
        ):
            table, first, second = await _two(ada, grace)
            assert (await first.refuse("propose", what="bot", seat=1))["code"] == "not-away"
            await _goes(second, first)
            house.skip(61.0)
            await first.grant("propose", what="bot", seat=1, level="random")
            assert first.table["seats"][1]["kind"] == "bot"
            async with lost.socket(table) as stranger:
                assert (await stranger.refuse("propose", what="seat", seat=1))["code"] == "no-token"
            await _named(lost)
            async with lost.socket(table) as third:
                await third.grant("propose", what="seat", seat=1)
                await first.until_true(lambda: bool(first.table.get("votes")))
                await first.grant("vote", vote=first.table["votes"][0]["id"], agree=True)
                await third.until_true(lambda: third.you == 1)
                assert third.play is not None
                assert third.play["view"]["dice"] is not None
                await first.until_true(lambda: first.table["seats"][1]["name"] == "Grace again")
            await _close(first)

    asyncio.run(run())


def test_one_guest_holds_one_seat_unless_the_table_is_a_hot_seat(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            plan = {"game": GAME, "seats": [ME, ME, OPEN], "name": "Ada"}
            assert "one seat only" in (await ada.call("POST", "/api/tables", plan, 400))["detail"]
            table = await ada.open(GAME, ME, OPEN, OPEN)
            assert await ada.join(table, seat=1) == 0, "she is told where she sits"

            table = await ada.open(GAME, ME, ME, OPEN, OPEN, hot_seat=True, options={"first_starter": "seat"})
            assert await ada.join(table, seat=2) == 2
            assert await grace.join(table) == 3
            sockets = [ada.socket(table, seat) for seat in range(3)]
            for socket in sockets[:2]:
                await socket.connect()
            async with grace.socket(table) as fourth:
                assert [socket.you for socket in sockets[:2]] == [0, 1]
                assert fourth.table["hot_seat"] is True
                # Whoever holds a seat is here for it, also while another of theirs is on the screen.
                await fourth.until_true(lambda: fourth.presence["here"] == [True] * 4)
                assert (await fourth.refuse("propose", what="bot", seat=2))["code"] == "not-away"
                await sockets[2].connect()
                seats = [*sockets, fourth]
                for _ in range(4):
                    number = max(socket.number for socket in seats)
                    for socket in seats:
                        await socket.until_true(lambda s=socket, n=number: s.number >= n)  # type: ignore[misc]
                    [asked] = [socket for socket in seats if socket.asked]
                    assert [asked.you] == (fourth.play or {})["asked"]
                    legal = (asked.play or {})["legal"]
                    await asked.grant("move", text=legal[0]["text"], answers=(asked.play or {})["answers"])
                other = grace.socket(table, 2)
                await other.connect()
                assert other.you == 3, "nobody gets a seat by asking for it"
                await other.close()
            await _close(*sockets)

    asyncio.run(run())


# H4


async def _dudo(first: Socket, second: Socket) -> None:
    """Ada bids, Grace calls: all dice are on the table."""
    await first.grant("move", text="1x2", answers=(first.play or {})["answers"])
    await second.until_true(lambda: second.asked)
    await second.grant("move", text="dudo", answers=(second.play or {})["answers"])
    await first.until_true(lambda: first.number == second.number)


@pytest.mark.parametrize("how", ["is away", "has a bot by vote", "has handed over"])
def test_what_was_revealed_is_taken_back_by_everybody_or_not_at_all(house: ClockHouse, how: str) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            _, first, second = await _two(ada, grace)
            await _dudo(first, second)
            moves = (second.play or {})["moves"]
            if how == "has handed over":
                await first.grant("hand-over", level="random")
                await second.until_true(lambda: second.table["seats"][0]["kind"] == "bot")
            else:
                await _goes(first, second)
            if how == "has a bot by vote":
                house.skip(61.0)
                await second.grant("propose", what="bot", seat=0, level="random")
                assert second.table["seats"][0]["kind"] == "bot"
            await second.grant("take-back")
            await second.until_true(lambda: bool(second.table.get("votes")))
            vote = second.table["votes"][0]
            assert vote["need"] == [0, 1]
            house.skip(1_000.0)
            await second.grant("chat", text="still waiting")
            assert (second.play or {})["moves"] == moves, "nothing was taken back"
            if how != "has handed over":
                await first.connect()
            await first.grant("vote", vote=vote["id"], agree=True)
            await second.until(lambda m: "rewound" in m)
            assert (second.play or {})["asked"] == [1]
            await _close(first, second)

    asyncio.run(run())


def test_whoever_asked_for_a_move_back_may_load_the_page_again(house: ClockHouse) -> None:
    """Coming back ends what is asked about a seat because its person is away, and nothing else."""

    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            _, first, second = await _two(ada, grace)
            await _dudo(first, second)
            await second.grant("take-back")
            await first.until_true(lambda: bool(first.table.get("votes")))
            await _goes(second, first)
            await second.connect()
            await first.until_true(lambda: first.presence["here"][1])
            await first.grant("chat", text="welcome back")
            assert [vote["what"] for vote in first.table["votes"]] == ["take-back"]
            await first.grant("vote", vote=first.table["votes"][0]["id"], agree=True)
            await second.until(lambda m: "rewound" in m)
            await _close(first, second)

    asyncio.run(run())


def test_a_reveal_that_was_taken_back_stands_in_the_record(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table, first, second = await _two(ada, grace)
            await _dudo(first, second)
            await second.grant("take-back")
            await first.until_true(lambda: bool(first.table.get("votes")))
            await first.grant("vote", vote=first.table["votes"][0]["id"], agree=True)
            await second.until_true(lambda: second.number == first.number)
            at = (second.play or {})["moves"]
            await asyncio.gather(*(s.play_to_the_end(random.Random(2)) for s in (first, second)))
            for form in ("text", "json"):
                record, _ = read((await ada.web.get(f"/api/records/{table}?format={form}")).text, games.find)
                assert record.taken_back == (f"{at} 1 dudo",)
                assert record.secret is not None
            await _close(first, second)

    asyncio.run(run())


def test_nothing_is_taken_back_from_before_a_seat_was_given_to_somebody_else(house: ClockHouse) -> None:
    """Else a second name would agree in place of whoever saw the reveal."""

    async def run() -> None:
        async with (
            Person(house, "Ada") as ada,
            Person(house, "Grace") as grace,
            await _named(Person(house, "Eve", ELSEWHERE)) as eve,
        ):
            table, first, second = await _two(ada, grace)
            await _dudo(first, second)
            await second.grant("take-back")
            async with eve.socket(table) as newcomer:
                open_vote = newcomer.table["votes"][0]["id"]
                await _goes(first, second, newcomer)
                house.skip(61.0)
                await newcomer.grant("propose", what="seat", seat=0)
                await second.until_true(lambda: len(second.table["votes"]) == 2)
                await second.grant("vote", vote=second.table["votes"][1]["id"], agree=True)
                await newcomer.until_true(lambda: newcomer.you == 0)
                assert (await newcomer.refuse("vote", vote=open_vote, agree=True))["code"] == "no-such-vote"
                assert (await second.refuse("take-back"))["code"] == "seat-changed"
            await _close(second)

    asyncio.run(run())


# M12, L1, L2


def test_whoever_looked_on_while_the_table_waited_leaves_when_it_begins_without_spectators(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Eve") as eve:
            table = await ada.open(GAME, ME, OPEN, start="ready", spectators=False)
            watching = eve.socket(table)
            await watching.connect()
            early = grace.socket(table)  # a socket from before she sat down
            await early.connect()
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second:
                await first.grant("ready")
                await second.grant("ready")
                bye = await watching.until(lambda m: m["type"] == "bye")
                assert bye["reason"]["code"] == "no-spectators"
                assert watching.play is None
                assert not watching.story
                with pytest.raises(ConnectionClosed):
                    await watching.next()
                with pytest.raises(Exception, match="403"):
                    await eve.socket(table).connect()
                await second.until_true(lambda: second.play is not None)
            await early.close()

    asyncio.run(run())


def test_a_used_personal_link_stays_used_when_the_seat_comes_home(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Phone") as phone, Person(house, "Eve") as eve:
            table = await ada.open(GAME, ME, OPEN)
            link = await ada.call("POST", f"/api/tables/{table}/link")
            await phone.call("POST", "/api/claim", {"claim": link["claim"]})
            back = await phone.call("POST", f"/api/tables/{table}/link")
            await ada.call("POST", "/api/claim", {"claim": back["claim"]})
            assert (await ada.call("GET", f"/api/tables/{table}"))["seat"] == 0
            for used in (link, back):
                assert (await eve.call("POST", "/api/claim", {"claim": used["claim"]}, 410))["code"] == "link-used"

    asyncio.run(run())


def test_whoever_speaks_has_a_token(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Eve") as eve:
            table = await ada.open(GAME, ME, OPEN)
            async with eve.socket(table) as nameless:
                assert (await nameless.refuse("chat", text="buy this"))["code"] == "no-token"
                assert (await nameless.refuse("emote", emote="hello"))["code"] == "no-token"
            await _named(eve)
            async with eve.socket(table) as known:
                await known.grant("chat", text="hello")
                assert known.chat[0]["name"] == "Eve"

    asyncio.run(run())


# L10


def test_a_seat_at_a_table_of_older_rules_can_be_given_up(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open(GAME, ME, OPEN)
            await grace.join(table)
            other = await ada.open(GAME, ME, OPEN)
            assert (await ada.call("POST", f"/api/tables/{other}/leave"))["tables"] == [table]
            path = str(house.server.store.url.database)
            with closing(sqlite3.connect(path)) as database, database:
                opening = database.execute("SELECT opening FROM tables WHERE id = ?", [table]).fetchone()[0]
                older = {**json.loads(opening), "rules": 0}
                database.execute("UPDATE tables SET opening = ? WHERE id = ?", [json.dumps(older).encode(), table])
            live = house.server.registry.live.pop(table)
            house.loop.call_soon_threadsafe(live.close)
            assert (await ada.call("GET", f"/api/tables/{table}", status=409))["code"] == "rules-changed"
            assert (await ada.call("GET", "/api/me"))["tables"] == [table]
            assert (await ada.call("POST", f"/api/tables/{table}/leave"))["tables"] == []
            assert (await grace.call("GET", "/api/me"))["tables"] == [table]

    asyncio.run(run())


# Everything at once


@pytest.mark.parametrize("seed", rest_wide(range(6), short=2))
def test_two_names_and_three_sockets_get_nothing_out_of_short_absences(house: ClockHouse, seed: int) -> None:
    """Grace plays, and is also somebody at home and somebody on a telephone; all of them try whatever there is. Ada
    drops out again and again, for less than a minute, and agrees to nothing."""

    async def run() -> None:
        dice = random.Random(seed)
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(house, "Ada", "127.0.0.9"))
            grace = await stack.enter_async_context(Person(house, "Grace"))
            home = await stack.enter_async_context(await _named(Person(house, "Ada")))
            phone = await stack.enter_async_context(await _named(Person(house, "Ada", ELSEWHERE)))
            table, first, second = await _two(ada, grace)
            hostile = [second, home.socket(table), phone.socket(table)]
            for socket in hostile[1:]:
                await socket.connect()
            await _dudo(first, second)
            seen = (second.play or {})["moves"]
            votes = range(1, 60)
            here, away, codes = True, 0.0, Counter[str]()
            for _ in range(150):
                if here and dice.random() < 0.3:
                    await first.close()
                    here, away = False, 0.0
                elif not here:
                    passes = dice.choice((0.3, 1.0, 20.0))
                    if away + passes < 58.0 and dice.random() < 0.6:
                        house.skip(passes)
                        away += passes
                    else:
                        await first.connect()
                        here = True
                if here and dice.random() < 0.2:
                    await first.send("vote", vote=dice.choice(votes), agree=False)
                tries = dice.choice(hostile)
                attempts: list[tuple[str, dict[str, Any]]] = [
                    ("propose", {"what": "seat", "seat": 0}),
                    ("propose", {"what": "bot", "seat": 0, "level": "random"}),
                    ("take-back", {}),
                    ("vote", {"vote": dice.choice(votes), "agree": True}),
                    ("come-back", {}),
                    ("hand-over", {"level": "random"}),
                    ("open-hand", {"open": True}),
                    ("arrange", {"seat": 0, "level": "random"}),
                    ("words", {"text": "x"}),
                    ("ready", {}),
                ]
                kind, fields = dice.choice(attempts)
                answer = await tries.ask(kind, **fields)
                codes[answer["reason"]["code"] if answer["type"] == "refused" else f"{kind} accepted"] += 1
                for link in ("link", "leave") if tries is not second else ():
                    refused = await tries.person.call("POST", f"/api/tables/{table}/{link}", {}, 409)
                    assert refused["code"] == "not-seated"
            if not here:
                await first.connect()
            assert first.you == 0
            assert first.table["seats"][0] == {**first.table["seats"][0], "kind": "person", "name": "Ada"}
            assert (first.play or {})["moves"] == seen, "nothing was taken back, and nobody moved"
            assert not any("rewound" in message for socket in (first, *hostile) for message in socket.heard)
            assert all("dice" not in str(socket.play) or socket.you != 0 for socket in hostile)
            assert {"just-left", "not-away", "not-seated"} <= set(codes), codes
            await _close(first, *hostile)

    asyncio.run(run())
