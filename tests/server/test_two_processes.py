"""Two server processes on one PostgreSQL serve the same tables; one of them dies in the middle."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.house import ClockHouse, House, Person
from tests.server.stubborn import Stubborn, compare

from estaminet import games

NOWHERE = ("--inside", "127.0.0.1:1")
"""Whoever comes in at the other process is not brought to the home of the table, and follows it."""
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


# Hundreds in one of the two modes, some in both.
@pytest.mark.parametrize("matches", [20, pytest.param(200, marks=[pytest.mark.inside, pytest.mark.long])])
def test_players_of_one_table_on_two_processes(postgres: str, tmp_path: Path, matches: int, scale: int) -> None:
    matches *= scale

    async def one_match(number: int, left: House, right: House) -> None:
        async with Person(left, f"Ada {number}") as ada, Person(right, f"Grace {number}") as grace:
            seats = [ME, OPEN] if number % 3 else [ME, OPEN, BOT]
            keys = [game.key for game in games.all_games() if len(seats) in game.seats]
            while True:
                try:
                    table = await ada.open(keys[number % len(keys)], *seats)
                    await grace.join(table)
                    break
                except Exception:
                    if left.running() and right.running():
                        raise
                    ada.move_to(right)
            players = [Stubborn(person, table, [left, right], number) for person in (ada, grace)]
            await asyncio.gather(*(player.play() for player in players))
            for person in (ada, grace):
                person.move_to(right)
            for player in players:
                await compare(player)

    async def run() -> None:
        left = House(postgres, tmp_path / "left").open()
        right = House(postgres, tmp_path / "right").open()
        try:
            gate = asyncio.Semaphore(10)
            done = 0

            async def gated(number: int) -> None:
                nonlocal done
                async with gate:
                    await one_match(number, left, right)
                    done += 1

            playing = [asyncio.create_task(gated(number)) for number in range(matches)]
            while done < matches // 2:
                await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in playing:
                    if task.done():
                        task.result()
                playing = [task for task in playing if not task.done()]
            left.kill()
            await asyncio.gather(*playing)
        finally:
            left.kill()
            right.stop()
        assert '"level":"error"' not in right.log.read_text("utf-8")

    asyncio.run(run())


def test_presence_chat_and_seats_are_seen_across_processes(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        left = House(postgres, tmp_path / "left").open()
        right = House(postgres, tmp_path / "right").open()
        try:
            async with Person(left, "Ada") as ada, Person(right, "Grace") as grace, Person(right, "Eve") as eve:
                table = await ada.open(games.keys()[0], ME, OPEN, start="ready")
                async with ada.socket(table) as first, eve.socket(table) as watching:
                    await first.until_true(lambda: len(first.presence["watchers"]) == 1)
                    await watching.until_true(lambda: watching.presence["here"][0])
                    await grace.join(table)
                    await first.until_true(lambda: first.table["seats"][1]["kind"] == "person")
                    async with grace.socket(table) as second:
                        await first.until_true(lambda: first.presence["here"] == [True, True])
                        await second.grant("chat", text="hello over there")
                        await first.until_true(lambda: bool(first.chat))
                        await first.grant("ready")
                        await second.until_true(lambda: second.table["seats"][0].get("ready", False))
                        await second.grant("ready")
                        await first.until_true(lambda: first.play is not None)
        finally:
            left.stop()
            right.stop()

    asyncio.run(run())


def test_no_crowd_of_watchers_makes_a_player_seem_away(postgres: str, tmp_path: Path) -> None:
    """What processes tell each other is at most 8,000 bytes; sixty long names would not fit."""

    async def run(left: House, right: ClockHouse) -> None:
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(left, "Ada"))
            grace = await stack.enter_async_context(Person(right, "Grace"))
            table = await ada.open("dudo", ME, OPEN)
            await grace.join(table)
            await stack.enter_async_context(ada.socket(table))
            second = await stack.enter_async_context(grace.socket(table))
            await second.until_true(lambda: second.presence["here"] == [True, True])
            for number in range(60):
                watcher = await stack.enter_async_context(Person(left, f"{number:02}" + "\U0001f3b2" * 38))
                await watcher.call("POST", "/api/me", {"name": watcher.name})
                await stack.enter_async_context(watcher.socket(table))
            await second.until_true(lambda: second.presence["watching"] == 60)
            # What was heard before the crowd came is not believed any more; what is heard now has to do.
            right.skip(50.0)
            second.presence = {"here": []}
            await stack.enter_async_context(ada.socket(table))
            await second.until_true(lambda: second.presence["here"] == [True, True])
            assert (await second.refuse("propose", what="bot", seat=0))["code"] == "not-away"

    left = House(postgres, tmp_path / "left", *NOWHERE).open()
    try:
        with ClockHouse(postgres, bot_pause=0.0) as right:
            asyncio.run(run(left, right))
    finally:
        left.stop()


def test_whoever_follows_a_table_hears_its_entries_and_reads_nothing(postgres: str, tmp_path: Path) -> None:
    asked: list[int] = []

    async def run(left: House, right: ClockHouse) -> None:
        async with Person(left, "Ada") as ada, Person(right, "Grace") as grace:
            table = await ada.open("dudo", ME, OPEN)
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second:
                await second.until_true(lambda: second.presence["here"] == [True, True])
                store = right.server.store
                read = store.entries_after

                def counted(table_id: str, number: int) -> list[tuple[int, int, bytes]]:
                    if table_id == table:
                        asked.append(number)
                    return read(table_id, number)

                store.entries_after = counted  # type: ignore[method-assign]
                for number in range(5):
                    await first.grant("chat", text=f"line {number}")
                await second.until_true(lambda: len(second.chat) == 5)
                assert second.number == first.number
                # Only who follows a table is told every now and then who is there.
                elsewhere = await grace.open("dudo", ME, OPEN)
                async with grace.socket(elsewhere):
                    live = right.server.registry.live
                    assert live[table].to_repeat() != ()
                    assert live[elsewhere].to_repeat() == ()
                # What is not kept comes through all the same, both ways.
                await first.grant("typing")
                assert (await second.until(lambda m: m["type"] == "typing"))["seat"] == 0
                await second.grant("typing")
                assert (await first.until(lambda m: m["type"] == "typing"))["seat"] == 1

    left = House(postgres, tmp_path / "left", *NOWHERE).open()
    try:
        with ClockHouse(postgres) as right:
            asyncio.run(run(left, right))
    finally:
        left.stop()
    assert asked == []
