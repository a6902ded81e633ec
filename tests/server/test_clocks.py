"""Time: clocks run out, windows close, and the match goes on; the clock stands where it stood after a restart."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import House, Person

from estaminet import games
from estaminet.kernel.codec import plain
from estaminet.kernel.values import Action
from estaminet.server import journal
from estaminet.server.botpool import BotPool
from estaminet.server.clocks import deadline, now_ms
from estaminet.server.protocol.table import Clock
from estaminet.server.server import Server
from estaminet.server.settings import Settings
from estaminet.server.store.rows import Row
from estaminet.server.table import GRACE, Table

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def _table() -> Table:
    game = games.find("dudo")
    seats = tuple(journal.SeatOpening(f"guest{n}", f"Name {n}") for n in range(3))
    opening = journal.Opening(
        game="dudo",
        rules=game.manifest.rules_version,
        options=plain(game.read_options({"first_starter": "seat"}, 3)),
        seats=seats,
        public=False,
        spectators=True,
        start="full",
        clock=Clock(bank=60, increment=2),
        stand_in="random",
    )
    table = Table("t", None, game, opening, b"s" * 32, 0)
    table.apply(journal.Began(), 1_000)
    return table


def test_a_clock_runs_while_its_seat_is_asked_and_gains_the_increment() -> None:
    table = _table()
    assert deadline(table) == 61_000
    assert table.left(0, 11_000) == 50_000
    table.apply(journal.Moved(0, "1x1"), 11_000)
    assert table.bank[0] == 52_000
    assert table.left(0, 99_000) == 52_000
    assert table.left(1, 21_000) == 50_000


def test_who_ran_out_of_time_has_a_few_seconds_for_the_next_move() -> None:
    table = _table()
    table.apply(journal.Moved(0, "1x1"), 99_000)
    assert table.bank[0] == GRACE == 5_000


def test_time_that_was_thought_away_stays_so_when_a_move_is_taken_back() -> None:
    table = _table()
    table.apply(journal.Moved(0, "1x1"), 11_000)
    table.apply(journal.Rewound(0), 31_000)
    assert table.asked == (0,)
    assert table.left(1, 31_000) == 40_000, "whoever was asked meanwhile has thought"
    assert table.left(0, 31_000) == 52_000
    assert table.left(0, 41_000) == 42_000, "and whoever is asked again thinks from now on"


@pytest.mark.wide
def test_silence_is_answered_by_the_clock_and_the_match_ends(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(f"sqlite:///{tmp_path / 'clock.sqlite'}", tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada:
                table = await ada.open(
                    "dudo", ME, BOT, clock={"bank": 10, "increment": 0}, options={"first_starter": "seat"}
                )
                async with ada.socket(table) as mine:
                    assert mine.play is not None
                    before = mine.play["clocks"]["left"][0]
                    assert mine.play["clocks"]["running"] == [0]
                    assert 5_000 < before <= 10_000
                house.kill()
                house.open()
                ada.move_to(house)
                async with ada.socket(table) as mine:
                    assert mine.play is not None
                    assert mine.play["clocks"]["left"][0] < before
                    moves = mine.play["moves"]
                    await mine.until_true(lambda: bool(mine.play and mine.play["moves"] > moves))
                    assert any(told["say"]["message"] == "event-bid" for told in mine.story)
        finally:
            house.stop()

    asyncio.run(run())


def test_silence_in_a_window_is_an_answer(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Mary") as mary:
            options = {"first_starter": "seat", "salsa": "on", "salsa_window_s": 3}
            table = await ada.open("dudo", ME, OPEN, OPEN, options=options)
            await grace.join(table)
            await mary.join(table)
            async with ada.socket(table) as first:
                await first.move("1x1")
                await first.until_true(lambda: "window" in (first.play or {}).get("clocks", {}))
                # Nobody says anything; the next player is asked all the same.
                await first.until_true(lambda: bool(first.play and first.play["asked"] == [1]))
                assert "window" not in (first.play or {}).get("clocks", {})

    asyncio.run(run())


@pytest.mark.parametrize(("bank", "most"), [(20, 2.0), (600, 10.0)])
def test_a_bot_does_not_think_its_clock_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, bank: int, most: float
) -> None:
    """The table lets it think for ten seconds; a move takes no more than a tenth of what it has left."""
    thought: list[float] = []

    async def answer(*asked: Any, **_: Any) -> Action:
        _, _, _, observation, thinking, _ = asked
        thought.append(thinking)
        choice: Action = observation.legal[0]
        return choice

    monkeypatch.setattr(BotPool, "answer", answer)

    async def run() -> None:
        server = Server(Settings(store=sqlite, bot_pause=0))
        await server.start()
        try:
            opening = msgspec.structs.replace(
                _table().opening,
                options={**_table().opening.options, "first_seat": 1},
                seats=(journal.SeatOpening("ada", "Ada"), *[journal.SeatOpening(level="club")] * 2),
                clock=Clock(bank=bank),
                thinking=10.0,
            )
            live = await server.registry.open(opening)
            await live.write(journal.Worded(0, ""))
            async with asyncio.timeout(20):
                while not thought:
                    await asyncio.sleep(0.001)
        finally:
            await server.stop()

    asyncio.run(run())
    assert 0.9 * most < thought[0] <= most


def test_setting_the_machines_clock_sets_nobodys_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time_ns
    before = now_ms()
    for jump in (3_600, -3_600):
        # Both say what the machine's clock says.
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: real() + jump * 10**9)
        monkeypatch.setattr(time, "time", lambda jump=jump: real() / 10**9 + jump)
        assert 0 <= now_ms() - before < 60_000


def test_an_entry_that_is_older_than_the_one_before_took_no_time() -> None:
    table = _table()
    table.apply(journal.Moved(0, "1x1"), 11_000)
    table.apply(journal.Moved(1, "1x2"), 5_000)
    assert table.bank[1] == 62_000
    assert table.left(2, 6_000) == 60_000
    assert deadline(table) == 71_000


def test_whoever_wrote_last_sets_the_time_of_a_table(sqlite: str) -> None:
    """The clock of the other machine, or of this one before it was set right, is an hour ahead or behind: what is left
    is what was left when the entry was written."""

    async def run() -> None:
        server = Server(Settings(store=sqlite, bot_pause=0))
        await server.start()
        try:
            for hour in (3_600_000, -3_600_000):
                live = await server.registry.open(_table().opening)
                for seat in range(3):
                    await live.write(journal.Worded(seat, ""))
                table = live.table
                async with asyncio.timeout(20):
                    while table.stage != "playing" or not live.at_rest():
                        await asyncio.sleep(0)
                body = journal.encode(journal.Moved(0, "1x1"))
                server.store.append([Row(table.id, table.number + 1, now_ms() + hour, body)])
                await live.catch_up(table.number + 1)
                ring = deadline(table)
                assert ring is not None
                assert 50_000 < ring - live._ms() <= 60_000
                if hour > 0:  # and once more from the store, where only going back can be told
                    live.close()
                    again = await server.registry.find(table.id)
                    assert again is not None
                    assert again is not live
                    assert 50_000 < ring - again._ms() <= 60_000
        finally:
            await server.stop()

    asyncio.run(run())
