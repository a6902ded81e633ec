"""Between two rounds the table waits: nothing of the next one is dealt or told before those who are there are ready, or
before it is time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Person, Socket

from estaminet import games
from estaminet.kernel.codec import plain
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.server import journal
from estaminet.server.clocks import deadline
from estaminet.server.protocol.table import Clock
from estaminet.server.table import Table

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def _has_rounds(game: Game) -> bool:
    """Whether a match has more than one round."""
    match = Match(game, game.options_type(), 3, chance=SeededChance(1))
    rng = FastRng(1)
    while not match.ended:
        legal = match.state.legal(match.asked[0])
        match.play(match.asked[0], legal[rng.below(len(legal))])
    return game.round(match.state.view(None)) > 1


GAMES = [game.key for game in games.all_games() if _has_rounds(game)]


async def _round_ends(*sockets: Socket) -> dict[str, Any]:
    """Everybody plays at random until a round has ended for all of them; what they are told then."""

    async def play(one: Socket, seed: int) -> None:
        choose = random.Random(seed)
        answered = -1
        while not one.over and not (one.play or {}).get("between"):
            if one.asked and one.play and one.play["answers"] != answered:
                answered = one.play["answers"]
                await one.move(choose.choice(one.play["legal"])["text"])
            await one.next()

    await asyncio.gather(*(play(one, seed) for seed, one in enumerate(sockets)))
    assert all(not one.over for one in sockets), "the match has one round only"
    told = [one.play["between"] for one in sockets if one.play]
    assert all(one["round"] == told[0]["round"] for one in told)
    return dict(told[0])


async def _told(one: Socket, met: Callable[[dict[str, Any]], bool]) -> None:
    """Hear messages until what is told of the match meets the condition."""
    await one.until_true(lambda: one.play is not None and met(one.play))


def _later(one: Socket, moves: int) -> list[Any]:
    """Events of the next round that this socket has heard of."""
    return [told for message in one.heard for told in message.get("events", []) if told["move"] >= moves]


@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_the_next_round_is_told_before_all_who_are_there_are_ready(house: House, key: str) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Mary") as mary:
            table = await ada.open(key, ME, OPEN, BOT, hold=60)
            await grace.join(table)
            async with ada.socket(table) as first, grace.socket(table) as second, mary.socket(table) as watching:
                between = await _round_ends(first, second)
                await watching.until_true(lambda: bool(watching.play and watching.play.get("between")))
                everybody = (first, second, watching)
                assert first.play is not None
                moves = first.play["moves"]
                assert 50_000 < between["left"] <= 60_000
                assert first.play["asked"] == []
                assert "legal" not in first.play
                await first.grant("next-round", round=between["round"])
                for one in everybody:
                    await _told(one, lambda play: play["between"].get("ready") == [first.you])
                    await one.ask("ping")
                    await one.send("load")
                    await one.until(lambda message: message["type"] == "table")
                    assert one.play is not None
                    assert one.play["moves"] == moves
                    assert not _later(one, moves)
                    assert all(told["move"] < moves for told in one.story)
                # Once more is harmless; another round, or somebody who only watches, is refused.
                await first.grant("next-round", round=between["round"])
                assert (await second.refuse("next-round", round=between["round"] + 1))["code"] == "stale"
                assert (await watching.refuse("next-round", round=between["round"]))["code"] == "not-seated"
                await second.grant("next-round", round=between["round"])
                for one in everybody:
                    await _told(one, lambda play: "between" not in play)
                    assert one.play is not None
                    assert one.play["moves"] > moves
                    assert _later(one, moves)
                assert (await second.refuse("next-round", round=between["round"]))["code"] == "stale"

    asyncio.run(run())


def test_it_is_dealt_when_it_is_time_and_also_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(f"sqlite:///{tmp_path / 'rounds.sqlite'}", tmp_path / "log").open()
        try:
            async with Person(house, "Ada") as ada:
                table = await ada.open("dudo", ME, BOT, hold=3)
                async with ada.socket(table) as mine:
                    await _round_ends(mine)
                    moves = (mine.play or {})["moves"]
                house.kill()
                house.open()
                ada.move_to(house)
                async with ada.socket(table) as mine:
                    assert mine.play is not None
                    # Whether that was in time depends on how long the server took; nobody is asked for consent again.
                    if "between" in mine.play:
                        assert mine.play["between"]["left"] <= 3_000
                        assert mine.play["moves"] == moves
                    await mine.until_true(lambda: "between" not in (mine.play or {}))
                    assert mine.play["moves"] > moves
                    started = asyncio.get_running_loop().time()
                    await _round_ends(mine)
                    moves = mine.play["moves"]
                    ended = asyncio.get_running_loop().time()
                    await mine.until_true(lambda: "between" not in (mine.play or {}))
                    assert asyncio.get_running_loop().time() - ended > 2.5, started
                    assert _later(mine, moves)
        finally:
            house.stop()

    asyncio.run(run())


def test_who_has_gone_is_not_waited_for(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open("dudo", ME, OPEN, hold=60)
            await grace.join(table)
            async with ada.socket(table) as first:
                async with grace.socket(table) as second:
                    between = await _round_ends(first, second)
                    await first.grant("next-round", round=between["round"])
                    assert (first.play or {})["between"]["ready"] == [first.you]
                await first.until_true(lambda: "between" not in (first.play or {}))

    asyncio.run(run())


def test_a_seat_that_a_bot_plays_is_not_waited_for(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            table = await ada.open("udaka", ME, BOT, hold=60)
            async with ada.socket(table) as mine:
                await _round_ends(mine)
                await mine.grant("hand-over", level="random")
                await mine.until_true(lambda: mine.over)
                rounds = (mine.play or {})["rounds"]
                assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
            replay = await ada.call("GET", f"/api/replays/{table}")
            assert replay["verified"]

    asyncio.run(run())


def test_without_a_hold_nobody_waits(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            table = await ada.open("dudo", ME, BOT, hold=0)
            async with ada.socket(table) as mine:
                await mine.play_to_the_end(random.Random(1))
                assert not any("between" in message.get("play", {}) for message in mine.heard)

    asyncio.run(run())


@pytest.mark.parametrize("key", GAMES)
def test_the_rounds_are_told_at_the_end_and_the_record_is_verified(house: House, key: str) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            table = await ada.open(key, ME, BOT, BOT)
            async with ada.socket(table) as mine:
                await mine.play_to_the_end(random.Random(5))
                assert mine.play is not None
                rounds = mine.play["rounds"]
                assert [one["round"] for one in rounds] == list(range(1, len(rounds) + 1))
                seen = [m["play"]["rounds"] for m in mine.heard if m.get("play", {}).get("between")]
                assert all(rounds[: len(some)] == some for some in seen)
                # Bots may have ended the first rounds before she came; from then on she saw every end but the last.
                told = sorted({len(some) for some in seen})
                assert told == list(range(told[0], len(rounds)))
                assert len(told) >= len(rounds) // 2
                best = min if games.find(key).manifest.lowest_leads else max
                winner = mine.play["result"]["places"].index(1)
                assert rounds[-1]["score"][winner] == best(rounds[-1]["score"])
            assert (await ada.call("GET", f"/api/replays/{table}"))["verified"]

    asyncio.run(run())


@pytest.mark.wide
def test_who_is_out_may_skip_to_the_end(tmp_path: Path) -> None:
    """Bots that pause after each move do so no longer, and no round waits, once only bots play and nobody wants to."""
    pause = 0.2

    async def out_and_skipped(ada: Person, table: str) -> bool:
        async with ada.socket(table) as mine:
            assert (await mine.refuse("skip"))["code"] == "not-out"
            answered = -1
            while not mine.over and mine.you not in (mine.play or {}).get("out", []):
                assert mine.play is not None
                if "between" in mine.play and mine.you not in mine.play["between"].get("ready", []):
                    await mine.send("next-round", round=mine.play["between"]["round"])
                if mine.asked and mine.play["answers"] != answered:
                    answered = mine.play["answers"]
                    bids = [one for one in mine.play["legal"] if one["action"]["type"] == "Bid"]
                    await mine.move((bids or mine.play["legal"])[-1]["text"])
                await mine.next()
            assert mine.play is not None
            if mine.over:
                return False
            rounds = len(mine.play["rounds"])
            moves, started = mine.play["moves"], asyncio.get_running_loop().time()
            await mine.grant("skip")
            await mine.until_true(lambda: mine.over)
            took = asyncio.get_running_loop().time() - started
            assert len(mine.play["rounds"]) > rounds
            assert took < pause * (mine.play["moves"] - moves) / 2
            return True

    async def run() -> None:
        house = House(f"sqlite:///{tmp_path / 's.sqlite'}", tmp_path / "log", "--bot-pause", str(pause)).open()
        try:
            async with Person(house, "Ada") as ada:
                # Almost always the first one; but Ada may win.
                while not await out_and_skipped(ada, await ada.open("dudo", ME, BOT, BOT, BOT, hold=60)):
                    pass
        finally:
            house.stop()

    asyncio.run(run())


def _table(key: str, hold: int, seats: int = 3, *, levels: tuple[str | None, ...] = ()) -> Table:
    game = games.find(key)
    levels = levels or (None,) * seats
    opening = journal.Opening(
        game=key,
        rules=game.manifest.rules_version,
        options=plain(game.read_options({}, seats)),
        seats=tuple(
            journal.SeatOpening(None if level else f"guest{n}", f"Name {n}", level) for n, level in enumerate(levels)
        ),
        public=False,
        spectators=True,
        start="full",
        clock=Clock(bank=60),
        stand_in="random",
        hold=hold,
    )
    table = Table("t", None, game, opening, b"s" * 32, 0)
    table.apply(journal.Began(), 1_000)
    return table


def _to_the_end_of_the_round(table: Table, at: int = 2_000) -> None:
    rng = FastRng(3)
    while table.ended is None and table.held_since is None:
        assert table.match is not None
        seat = table.asked[0]
        legal = table.match.state.legal(seat)
        table.apply(journal.Moved(seat, table.choices.text(legal[rng.below(len(legal))])), at)


@pytest.mark.parametrize("key", GAMES)
def test_no_clock_runs_between_rounds(key: str) -> None:
    table = _table(key, 12)
    _to_the_end_of_the_round(table)
    assert table.held_until() == 14_000
    assert deadline(table) is None
    left = [table.left(seat, 2_000) for seat in range(3)]
    assert [table.left(seat, 13_000) for seat in range(3)] == left
    moves = len(table.match.moves) if table.match else 0
    table.apply(journal.Rested(1), 3_000)
    between = table.between(5_000)
    assert between is not None
    assert (between.left, between.ready, between.round) == (9_000, (1,), 1)
    table.apply(journal.Dealt(), 14_000)
    assert table.asked
    assert table.match is not None
    assert len(table.match.moves) > moves
    assert table.left(table.asked[0], 15_000) == left[table.asked[0]] - 1_000


@pytest.mark.parametrize("key", GAMES)
def test_a_hold_changes_nothing_but_the_time(key: str) -> None:
    """The same secret and the same moves: the same match, with a hold and without."""
    held, flowing = _table(key, 12), _table(key, 0)
    rng = FastRng(7)
    while held.ended is None:
        if held.held_since is not None:
            held.apply(journal.Dealt(), 5_000)
            continue
        assert held.match is not None
        seat = held.asked[0]
        legal = held.match.state.legal(seat)
        text = held.choices.text(legal[rng.below(len(legal))])
        for table in (held, flowing):
            table.apply(journal.Moved(seat, text), 2_000)
    assert held.match is not None
    assert flowing.match is not None
    assert held.match.moves == flowing.match.moves
    assert held.match.events == flowing.match.events
    assert held.rounds_over() == flowing.rounds_over()


def test_only_bots_hold_nothing() -> None:
    table = _table("dudo", 12, levels=("random", "random", "random"))
    _to_the_end_of_the_round(table)
    assert table.ended is not None


def test_a_move_taken_back_takes_the_end_of_the_round_back() -> None:
    table = _table("dnup", 12)
    _to_the_end_of_the_round(table)
    assert table.match is not None
    moves = len(table.match.moves)
    assert len(table.rounds) == 1
    table.apply(journal.Rewound(moves - 1), 3_000)
    assert table.held_since is None
    assert not table.rounds
    assert table.asked == (Seat(table.asked[0]),)
    assert len(table.match.moves) == moves - 1
