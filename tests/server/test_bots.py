"""Bots: the example plays whole games as a stranger would write one; ours think elsewhere and never stall a table."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.lengths import rest_wide
from tests.server.house import House, Person
from tests.server.stubborn import Stubborn
from tests.unfinished import unfinished

from estaminet import games
from estaminet.bots.players import find_player, players_of
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Action, Observation
from estaminet.server import botpool, botworker
from estaminet.server.botpool import BotPool, Lane
from estaminet.server.botworker import Stories, Thinker, question

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}

THINKER = "expert-search"
"""Who takes time in Dudo!; its expert is a network and answers at once."""


@pytest.mark.parametrize("key", rest_wide(games.keys()))
def test_the_example_bot_plays_a_whole_game(house: House, key: str) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            made = await ada.call("POST", "/api/tables", {"game": key, "seats": [ME, OPEN], "name": "Ada"}, 201)
            table, code = made["table"]["id"], made["table"]["code"]
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), house.http, code, stdout=subprocess.PIPE
            )
            async with ada.socket(table) as mine:
                await mine.play_to_the_end(random.Random(4))
                said, _ = await asyncio.wait_for(bot.communicate(), 60)
            assert mine.play is not None
            assert said.decode().startswith(f"seat 1, places {mine.play['result']['places']}")
            assert mine.table["seats"][1]["name"] == "Random stranger"

    asyncio.run(run())


@pytest.mark.inside
def test_the_example_bot_plays_on_after_a_restart(sqlite: str, tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with Person(house, "Ada") as ada:
            table = await ada.open("dudo", ME, OPEN)
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), house.http, table, stdout=subprocess.PIPE
            )
            async with ada.socket(table) as mine:
                await mine.until_true(lambda: mine.asked)
            await asyncio.to_thread(house.stop)
            await asyncio.to_thread(house.open)
            player = Stubborn(ada, table, [house], 1)
            await player.play()
            said, _ = await asyncio.wait_for(bot.communicate(), 60)
            assert player.socket.play is not None
            assert said.decode().startswith(f"seat 1, places {player.socket.play['result']['places']}")

    house = House(sqlite, tmp_path / "log").open()
    try:
        asyncio.run(run(house))
    finally:
        house.stop()


def test_the_bot_api_refuses_in_words_and_streams_seats(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Robot") as robot:
            token = (await robot.call("POST", "/api/bot/token", {"name": "Robot"}, 201))["token"]
            robot.web.headers["Authorization"] = f"Bearer {token}"
            table = await ada.open("dudo", ME, OPEN, options={"first_starter": "seat", "first_seat": 1})
            path = f"/api/bot/tables/{table}"
            refused = await robot.call("POST", f"{path}/move", {"text": "1x1", "answers": 0, "id": "a"}, 409)
            assert refused["code"] == "not-seated"
            async with robot.web.stream("GET", "/api/bot/stream") as events:
                await robot.join(table)
                async for line in events.aiter_lines():
                    if line.strip():
                        assert '"type":"seat"' in line
                        assert table in line
                        break
            async with robot.web.stream("GET", f"{path}/stream") as lines:
                text = await anext(line async for line in lines.aiter_lines() if line.strip())
                import json

                play = json.loads(text)["play"]
                body: dict[str, Any] = {"text": "dudo", "answers": play["answers"], "id": "b"}
                illegal = await robot.call("POST", f"{path}/move", body, 409)
                assert illegal["code"] == "illegal"
                assert illegal["reasons"][0].startswith("DUDO-")
                why = await robot.call("POST", f"{path}/do", {"type": "why", "id": "c", "text": "1x1"})
                assert why["legal"] is True
                body["text"] = "1x1"
                assert (await robot.call("POST", f"{path}/move", body))["type"] == "accepted"
                assert (await robot.call("POST", f"{path}/move", body))["type"] == "accepted"

    asyncio.run(run())


def _observation(key: str) -> Observation:
    game = games.find(key)
    match = Match(game, game.options_type(), 2, chance=SeededChance(3))
    for _ in range(5):
        if match.ended:
            break
        match.play(match.asked[0], match.state.legal(match.asked[0])[0])
    return unfinished(match).observation(match.asked[0])


@pytest.mark.parametrize("key", games.keys())
def test_every_bot_answers_from_another_process(key: str) -> None:
    game = games.find(key)
    observation = _observation(key)

    async def run() -> None:
        pool = BotPool(workers=1, pause=0, budget=60)
        try:
            for level in players_of(game):
                assert await pool.answer(game, level, observation, 0.1) in observation.legal, level
        finally:
            await pool.close()

    asyncio.run(run())


def test_bots_that_are_asked_together_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table sets how long its bots think; when there are more of them than workers, everybody thinks less."""
    game = games.find("dudo")
    observation = _observation("dudo")
    thought: list[float] = []

    def listening(*arguments: Any) -> bytes:
        thought.append(arguments[-1])
        return botworker.question(*arguments)

    monkeypatch.setattr(botpool, "question", listening)
    # However long a busy machine makes them wait, that is not what is looked at here.
    monkeypatch.setattr(botpool, "MOST_WAIT", 600.0)

    async def run() -> None:
        pool = BotPool(workers=1, pause=0, budget=60)
        try:
            assert await pool.answer(game, THINKER, observation, 0.25) is not None
            together = [pool.answer(game, level, observation, 0.4) for level in (THINKER, THINKER, "club", THINKER)]
            assert None not in await asyncio.gather(*together)
        finally:
            await pool.close()

    asyncio.run(run())
    # The first expert does not know of the others yet; the second knows of one that waits. The club player, who has a
    # worker of its own, takes nothing from them.
    assert sorted(thought) == [0.2, 0.25, 0.4, 0.4, 0.4]


def test_a_bot_that_waits_for_a_worker_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first thinks for as long as it may; the others answer in what is left of their time."""
    game = games.find("dudo")
    observation = _observation("dudo")

    async def ask(_: object, line: bytes) -> int:
        await asyncio.sleep(msgspec.json.decode(line, type=botworker.Question).seconds)
        return observation.legal[1].index

    monkeypatch.setattr(botpool._Worker, "ask", ask)

    async def run() -> list[Action | None]:
        pool = BotPool(workers=1, pause=0, budget=1.0)
        return list(await asyncio.gather(*(pool.answer(game, THINKER, observation, 1.0) for _ in range(5))))

    assert asyncio.run(run()) == [observation.legal[1]] * 5


def test_quick_bots_never_wait_for_those_that_think(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dudo")
    observation = _observation("dudo")

    async def run() -> None:
        thought = asyncio.Event()

        async def ask(_: object, line: bytes) -> int:
            if msgspec.json.decode(line, type=botworker.Question).level == THINKER:
                await thought.wait()
            return observation.legal[0].index

        monkeypatch.setattr(botpool._Worker, "ask", ask)
        pool = BotPool(workers=2, pause=0, budget=60)
        experts = [asyncio.create_task(pool.answer(game, THINKER, observation, 0.0)) for _ in range(5)]
        await asyncio.sleep(0)
        for level in ("novice", "club", "novice"):
            assert await asyncio.wait_for(pool.answer(game, level, observation, 0.0), 30) is not None
        assert not any(expert.done() for expert in experts)
        thought.set()
        assert None not in await asyncio.gather(*experts)

    asyncio.run(run())


def test_a_quick_bot_that_hangs_costs_nobody_else_their_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up while the others still wait, however long its table lets bots think."""
    game = games.find("dudo")
    observation = _observation("dudo")

    async def run() -> None:
        async def ask(_: object, line: bytes) -> int:
            if msgspec.json.decode(line, type=botworker.Question).story == "hostile":
                await asyncio.sleep(60)
            return observation.legal[0].index

        monkeypatch.setattr(botpool._Worker, "ask", ask)
        pool = BotPool(workers=1, pause=0, budget=0.5)
        hostile = asyncio.create_task(pool.answer(game, "club", observation, 10.0, "hostile", owner="eve"))
        await asyncio.sleep(0)
        others = [pool.answer(game, "club", observation, 0.0, owner=owner) for owner in ("ada", "bo", "ada")]
        assert await asyncio.wait_for(asyncio.gather(*others), 30) == [observation.legal[0]] * 3
        assert await hostile is None

    asyncio.run(run())


def test_owners_take_turns_and_tables_that_nobody_watches_come_last() -> None:
    async def run() -> None:
        lane = Lane(1)
        served: list[str] = []
        ready = asyncio.Event()

        async def ask(owner: str, *, watched: bool = True) -> None:
            async with lane.worker("", owner, watched=watched):
                served.append(owner)
                if owner == "first":
                    await ready.wait()

        tasks = [asyncio.create_task(ask("first"))]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(ask("nobody", watched=False)))
        tasks += [asyncio.create_task(ask("greedy")) for _ in range(3)]
        tasks += [asyncio.create_task(ask("ada")), asyncio.create_task(ask("ada")), asyncio.create_task(ask("bo"))]
        await asyncio.sleep(0)
        ready.set()
        await asyncio.gather(*tasks)
        assert served == ["first", "greedy", "ada", "bo", "greedy", "ada", "greedy", "nobody"]

    asyncio.run(run())


def test_a_turn_that_comes_to_somebody_who_has_just_given_up_goes_to_the_next() -> None:
    async def run() -> None:
        lane = Lane(1)

        async def ask() -> None:
            async with lane.worker("", "ada"):
                raise AssertionError("it has given up")

        async with lane.worker("", "first"):
            gives_up = asyncio.create_task(ask())
            await asyncio.sleep(0)
        gives_up.cancel()
        async with asyncio.timeout(20), lane.worker("", "next"):
            pass
        assert gives_up.cancelled()

    asyncio.run(run())


def test_one_owners_many_questions_do_not_shorten_anothers_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dudo")
    observation = _observation("dudo")

    async def run() -> None:
        thought: dict[str, float] = {}
        free = asyncio.Event()

        async def ask(_: object, line: bytes) -> int:
            question = msgspec.json.decode(line, type=botworker.Question)
            thought[question.story] = question.seconds
            await free.wait()
            return observation.legal[0].index

        monkeypatch.setattr(botpool._Worker, "ask", ask)
        monkeypatch.setattr(botpool, "MOST_WAIT", 60.0)
        pool = BotPool(workers=1, pause=0, budget=60)

        def start(story: str, owner: str, *, watched: bool = True) -> asyncio.Task[Action | None]:
            return asyncio.create_task(
                pool.answer(game, THINKER, observation, 0.4, story, owner=owner, watched=watched)
            )

        tasks = [start(f"greedy-{n}", "greedy") for n in range(20)]
        tasks += [start("ada", "ada"), start("alone", "greedy", watched=False)]
        await asyncio.sleep(0)
        free.set()
        assert None not in await asyncio.gather(*tasks)
        assert thought["ada"] == 0.2, "two owners share one worker"
        assert thought["greedy-1"] <= 0.4 / 20
        assert thought["alone"] <= botpool.LEAST

    asyncio.run(run())


def test_a_bot_that_gets_no_worker_plays_its_club_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """And soon: it does not wait for a search of somebody else's."""
    game = games.find("dudo")
    observation = _observation("dudo")

    async def run() -> None:
        busy = asyncio.Event()
        levels: list[str] = []

        async def ask(_: object, line: bytes) -> int:
            question = msgspec.json.decode(line, type=botworker.Question)
            levels.append(question.level)
            if question.story == "long":
                await busy.wait()
            return observation.legal[1].index

        monkeypatch.setattr(botpool._Worker, "ask", ask)
        monkeypatch.setattr(botpool, "MOST_WAIT", 0.0)
        pool = BotPool(workers=1, pause=0, budget=60)
        long = asyncio.create_task(pool.answer(game, THINKER, observation, 30.0, "long", owner="greedy"))
        await asyncio.sleep(0)
        assert await pool.answer(game, THINKER, observation, 0.05, "short", owner="ada") == observation.legal[1]
        assert levels == [THINKER, "club"]
        long.cancel()
        await asyncio.gather(long, return_exceptions=True)

    asyncio.run(run())


def test_bots_alone_play_at_a_few_tables_of_one_owner(tmp_path: Path) -> None:
    async def run() -> None:
        more = ("--limits", "1", "--bot-pause", "5")
        house = House(f"sqlite:///{tmp_path / 'b.sqlite'}", tmp_path / "log", *more).open()
        try:
            async with Person(house, "Ada") as ada:
                plan = {"game": "dudo", "seats": [BOT, BOT], "name": "Ada"}
                for _ in range(5):
                    await ada.call("POST", "/api/tables", plan, 201)
                assert (await ada.call("POST", "/api/tables", plan, 409))["code"] == "too-many-bot-tables"
                await ada.open("dudo", ME, BOT)
        finally:
            house.stop()

    asyncio.run(run())


def _decisions(key: str) -> list[Observation]:
    """Every decision of seat 0 in a match between club players."""
    game = games.find(key)
    match = Match(game, game.options_type(), 2, chance=SeededChance(3))
    players = [find_player("club", game, FastRng.of(3, seat)) for seat in (0, 1)]
    decisions = []
    while match.asked:
        seat = match.asked[0]
        observation = match.observation(seat)
        if seat == 0:
            decisions.append(observation)
        match.play(seat, players[seat].choose(observation))
    return decisions


@pytest.mark.parametrize("key", games.keys())
def test_a_worker_is_told_every_event_once_and_answers_as_if_told_all(key: str) -> None:
    game = games.find(key)
    decisions = _decisions(key)
    stories, thinker = Stories(2), Thinker()
    told = 0
    for number, observation in enumerate(decisions):
        line = question(game, "club", number, observation, "a/0", stories, 1.0)
        told += len(msgspec.json.decode(line, type=botworker.Question).observed.seen)
        whole = question(game, "club", number, observation, "", stories, 1.0)
        assert thinker.answer(line) == thinker.answer(whole)
    assert told == len(decisions[-1].seen)


def test_a_story_that_was_taken_back_is_told_again() -> None:
    game = games.find("dudo")
    early, late = (decision for decision in _decisions("dudo")[2:4])
    other = msgspec.structs.replace(late, seen=(*late.seen[:-3], late.seen[-1]))
    stories, thinker = Stories(2), Thinker()
    for observation, known in ((early, 0), (late, len(early.seen)), (other, 0), (early, 0)):
        line = question(game, "club", 1, observation, "a/0", stories, 1.0)
        assert msgspec.json.decode(line, type=botworker.Question).known == known
        thinker.answer(line)
        assert tuple(thinker._stories["a/0"]) == observation.seen


def test_the_stories_that_were_not_asked_for_longest_are_forgotten() -> None:
    game = games.find("dudo")
    observation = _observation("dudo")
    stories, thinker = Stories(2), Thinker()
    for story in ("a", "b", "a", "c", "b"):
        thinker.answer(question(game, "club", 1, observation, story, stories, 1.0))
    assert set(thinker._stories) == {"c", "b"}
    assert [stories.length(story) for story in "abc"] == [0, len(observation.seen), len(observation.seen)]


def test_a_new_process_is_told_the_story_from_its_beginning() -> None:
    """Whether the old one was killed by us or by somebody else."""
    game = games.find("dudo")
    observation = _observation("dudo")

    async def run() -> None:
        pool = BotPool(workers=1, pause=0, budget=60)
        (worker,) = pool._quick.workers
        try:
            assert await pool.answer(game, "club", observation, 0.1, "a/0") is not None
            assert worker.stories().length("a/0") == len(observation.seen)
            process = worker._process
            assert process is not None
            process.kill()
            await process.wait()
            assert await pool.answer(game, "club", observation, 0.1, "a/0") is not None
            worker.kill()
            assert worker.stories().length("a/0") == 0
            assert await pool.answer(game, "club", observation, 0.1, "a/0") is not None
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_worker_that_knows_the_story_is_asked_first() -> None:
    observation = _observation("dudo")

    async def run() -> None:
        lane = Lane(3)
        lane.workers[1].stories().tell("a/0", observation.seen)
        async with lane.worker("a/0") as worker, lane.worker("a/0") as other:
            assert worker is lane.workers[1]
            assert other is not worker

    asyncio.run(run())


def test_an_answer_that_is_not_legal_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dudo")
    observation = _observation("dudo")
    illegal = max(action.index for action in observation.legal) + 1

    async def ask(_: object, line: bytes) -> int:
        return illegal if line else 0

    monkeypatch.setattr(botpool._Worker, "ask", ask)

    async def run() -> Action | None:
        return await BotPool(workers=1, pause=0, budget=1.0).answer(game, "club", observation, 0.1)

    assert asyncio.run(run()) is None


def test_a_bot_that_crashes_or_dawdles_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dudo")
    observation = _observation("dudo")
    asked: list[bytes] = []
    bad = [b"not a question", b"\n"]

    def broken(*arguments: Any) -> bytes:
        asked.append(b"")
        return bad[0] if len(asked) == 1 else botworker.question(*arguments)

    monkeypatch.setattr(botpool, "RandomPlayer", type(None))  # so that even this one thinks elsewhere
    monkeypatch.setattr(botpool, "question", broken)

    async def run() -> None:
        pool = BotPool(workers=1, pause=0, budget=60)
        try:
            assert await pool.answer(game, "random", observation, 1.0) is not None
            assert len(asked) == 2, "a club player has answered for it"
            assert await pool.answer(game, "random", observation, 1.0) is not None
            slow = BotPool(workers=1, pause=0, budget=0.01)
            assert await slow.answer(game, "random", observation, 0.0) is None
            await slow.close()
            assert await pool.answer(game, "nobody", observation, 1.0) is None
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_bot_takes_its_pause_however_fast_it_is() -> None:
    game = games.find("dudo")

    async def run() -> float:
        pool = BotPool(workers=1, pause=0.2, budget=5)
        started = asyncio.get_running_loop().time()
        await pool.answer(game, "random", _observation("dudo"), 1.0)
        return asyncio.get_running_loop().time() - started

    assert asyncio.run(run()) >= 0.2


@pytest.mark.parametrize("key", games.keys())
def test_how_long_an_expert_thinks_does_not_tell_whether_it_had_a_choice(key: str) -> None:
    """With one legal action there is nothing to search, and the answer still takes all of the time."""
    game = games.find(key)
    free = _observation(key)
    forced = msgspec.structs.replace(free, legal=free.legal[:1])
    thinker = THINKER if THINKER in players_of(game) else "expert"

    async def run() -> None:
        pool = BotPool(workers=1, pause=0, budget=60)
        now = asyncio.get_running_loop().time
        try:
            for observation in (free, forced):
                started = now()
                assert await pool.answer(game, thinker, observation, 0.2) is not None
                assert now() - started >= 0.2 + botpool.ERRAND
            async with asyncio.timeout(60):  # who does not search takes none of it
                assert await pool.answer(game, "club", forced, 1000.0) is not None
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_table_whose_bot_fails_goes_on_with_the_default(tmp_path: Path) -> None:
    """A budget that no bot can keep: every answer is the game's default, and the match still ends."""

    async def run() -> None:
        log = tmp_path / "log"
        house = House(f"sqlite:///{tmp_path / 'b.sqlite'}", log, "--bot-budget", "0.1").open()
        try:
            level = list(players_of(games.find("dudo")))[-1]
            async with Person(house, "Ada") as ada:
                table = await ada.open("dudo", ME, {"kind": "bot", "level": level})
                async with ada.socket(table) as mine:
                    await mine.play_to_the_end(random.Random(1))
        finally:
            house.stop()

    asyncio.run(run())


def test_regulars_sit_down_when_bots_are_asked_for(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            listed = {game["key"]: game for game in await ada.call("GET", "/api/games")}
            regulars = {one["key"]: one for one in listed["dudo"]["regulars"]}
            assert regulars["basile"] == {"key": "basile", "name": "Basile", "level": "club-bluffer"}
            # By level or by name; somebody called like a person stays away.
            seats = [ME, {"kind": "bot", "level": "club"}, {"kind": "bot", "level": "basile"}, OPEN]
            made = await ada.call("POST", "/api/tables", {"game": "dudo", "seats": seats, "name": "Odette"}, 201)
            table = made["table"]["id"]
            _, club, basile, _ = made["table"]["seats"]
            assert club["level"] == "club"
            assert regulars[club["regular"]]["name"] == club["name"] != "Odette"
            assert (basile["name"], basile["level"], basile["regular"]) == ("Basile", "club-bluffer", "basile")
            async with ada.socket(table) as mine:
                # Basile sits there already: somebody else comes.
                await mine.grant("arrange", seat=3, level="basile")
                names = [seat["name"] for seat in mine.table["seats"]]
                assert len(set(names)) == 4
                assert not any(name[-1].isdigit() for name in names)
                assert mine.table["seats"][3]["level"] == "club-bluffer"
                await mine.play_to_the_end(random.Random(4))
            record = (await ada.web.get(f"/api/records/{table}")).text
            assert "Basile" in record

    asyncio.run(run())


def test_two_people_of_one_name_are_told_apart_without_a_number_at_the_end(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Ada") as other:
            table = await ada.open("dudo", ME, OPEN)
            joined = await other.call("POST", f"/api/tables/{table}/join", {"name": "Ada"})
            assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Ada (2)"]

    asyncio.run(run())
