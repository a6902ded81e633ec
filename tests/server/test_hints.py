"""Hints at friendly tables: from what a seat has, for whoever is asked, and told to everybody."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from tests.server.house import ClockHouse, House, Person, Socket
from tests.unfinished import back

from estaminet import games
from estaminet.kernel.codec import plain
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.record import read, to_text
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Observation
from estaminet.server import journal
from estaminet.server.choices import choice_of
from estaminet.server.hints import asked_of, hint_of
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.matches import Hint
from estaminet.server.reviewer import Reviewer
from estaminet.server.table import Table

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


async def begun(socket: Socket) -> None:
    await socket.until_true(lambda: socket.play is not None)


def seen_after(key: str, moves: int) -> tuple[Match, Observation]:
    """A match of two after so many random moves, and what whoever is asked then has."""
    game = games.find(key)
    match = Match(game, game.options_type(), 2, chance=SeededChance(4))
    choose = random.Random(4)
    while not match.ended and (len(match.moves) < moves or len(match.state.legal(match.asked[0])) < 2):
        match.play(match.asked[0], choose.choice(match.state.legal(match.asked[0])))
    while match.ended or len(match.state.legal(match.asked[0])) < 2:
        back(match)
    return match, match.observation(match.asked[0])


@pytest.mark.parametrize("key", games.keys())
def test_the_same_observation_gets_the_same_hint_whatever_the_others_hold(key: str) -> None:
    match, observation = seen_after(key, 8)
    game = match.game
    asked = asked_of(game, observation)
    hint = encode(hint_of(asked))
    seat, rng = match.asked[0], FastRng(7)
    different = 0
    for _ in range(5):
        world = game.imagine(observation, rng)
        different += game.position(world) != game.position(match.state)
        there = msgspec.structs.replace(observation, view=world.view(seat), legal=tuple(world.legal(seat)))
        # Everything that whoever works it out is told is the same, so what they say is.
        assert msgspec.json.encode(asked_of(game, there)) == msgspec.json.encode(asked)
    assert different
    assert Reviewer().answer(msgspec.json.encode(asked)) == hint
    told = msgspec.json.decode(hint, type=Hint)
    assert told.best.text in [game.write(action) for action in observation.legal]
    assert told.other is not None
    assert told.other.text != told.best.text
    assert told.chance is not None
    assert told.low is not None
    assert told.high is not None
    assert 0.0 <= told.low <= told.chance <= told.high <= 1.0


def test_no_choice_needs_no_figures() -> None:
    match, observation = seen_after("dudo", 4)
    only = msgspec.structs.replace(observation, legal=observation.legal[:1])
    hint = hint_of(asked_of(match.game, only))
    assert hint.best.text == match.game.write(observation.legal[0])
    assert (hint.chance, hint.other, hint.reason) == (None, None, None)


def test_a_hint_is_for_whoever_is_asked_and_everybody_is_told(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open("dudo", ME, BOT)
            where = f"/api/tables/{table}/hint"
            await grace.call("POST", "/api/me", {"name": "Grace"})
            async with ada.socket(table) as first, grace.socket(table) as second:
                assert first.table["hints"] is True
                assert "hints_taken" not in first.table
                await first.until_true(lambda: first.asked)
                play = first.play
                assert play is not None
                asked = {"answers": play["answers"]}
                hint = await ada.call("POST", where, asked)
                assert hint["best"] in play["legal"]
                assert (await grace.call("POST", where, asked, 409))["code"] == "not-seated"
                assert (await ada.call("POST", where, {"answers": -1}, 409))["code"] == "stale"
                await second.until_true(lambda: second.table.get("hints_taken") == [1, 0])
                # The same question again is the same hint.
                assert await ada.call("POST", where, asked) == hint
                await first.play_to_the_end(random.Random(3))
                assert first.table["hints_taken"] == [1, 0]
            record, _ = read((await ada.web.get(f"/api/records/{table}")).text, games.find)
            assert record.hints == (1, 0)
            assert "\nhints 1 0\n" in to_text(record)

    asyncio.run(run())


def test_who_plays_for_somebody_who_left_is_no_bot_that_hints_help_against() -> None:
    game = games.find("dudo")
    for other, hints in ((journal.SeatOpening(level="random"), True), (journal.SeatOpening("grace", "Grace"), False)):
        opening = journal.Opening(
            game="dudo",
            rules=game.manifest.rules_version,
            options=plain(game.options_type()),
            seats=(journal.SeatOpening("ada", "Ada"), other),
            public=False,
            spectators=True,
            start="full",
            stand_in="random",
        )
        table = Table("t", None, game, opening, b"s" * 32, 0)
        table.apply(journal.Began(), 0)
        assert table.has_hints() is hints
        if not hints:
            table.apply(journal.SeatLeft(1), 0)
            assert table.seats[1].level == "random"
            assert not table.has_hints()


def test_where_there_are_hints(house: House) -> None:
    """Against bots alone, unless it was opened without; among people only where it was opened with them."""

    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            cases: list[tuple[tuple[dict[str, str], ...], dict[str, bool], bool]] = [
                ((ME, BOT), {}, True),
                ((ME, BOT), {"hints": False}, False),
                ((ME, OPEN), {}, False),
                ((ME, OPEN), {"hints": True}, True),
            ]
            for seats, wish, there in cases:
                table = await ada.open("dudo", *seats, words="", **wish)
                if OPEN in seats:
                    await grace.join(table)
                async with ada.socket(table) as socket:
                    assert socket.table.get("hints", False) is there
                    await begun(socket)
                    if not there:
                        answer = await ada.call("POST", f"/api/tables/{table}/hint", {"answers": 1}, 409)
                        assert answer["code"] == "no-hints"

    asyncio.run(run())


def test_a_hint_that_comes_after_the_move_is_not_given_and_not_counted(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked has been answered meanwhile: a hint would be about what others have done since."""

    async def run() -> None:
        with ClockHouse(sqlite, bot_pause=10_000.0) as house:
            async with Person(house, "Ada") as ada:
                table = await ada.open("dudo", ME, BOT, options={"first_starter": "seat"})
                async with ada.socket(table) as mine:
                    await mine.until_true(lambda: mine.asked)
                    live = house.server.registry.live[table]
                    answers = live.table.answers[0]

                    async def slow(game: Game, observation: Observation, _: str) -> Hint:
                        await live.write(journal.Moved(0, "1x1"))
                        return Hint(best=choice_of(game, observation.legal[0]))

                    await mine.grant("hand-over", level="random")
                    where = f"/api/tables/{table}/hint"
                    assert (await ada.call("POST", where, {"answers": answers}, 409))["code"] == "bot-plays"
                    await mine.grant("come-back")
                    monkeypatch.setattr(house.server.reviews, "hint", slow)
                    assert (await ada.call("POST", where, {"answers": answers}, 409))["code"] == "stale"
                    assert live.table.hints_taken == [0, 0]

    asyncio.run(run())
