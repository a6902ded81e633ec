"""Playing on from a moment of a finished match."""

from __future__ import annotations

import asyncio
import random
from functools import cache

import msgspec
import pytest
from tests.server.house import House, Person, Socket

from estaminet import games
from estaminet.bots.players import Budget, find_player
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record, branch_of, chance_is_verified, read, record_of, to_text
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.lab.play import play_match
from estaminet.server import host, journal
from estaminet.server.http import branches
from estaminet.server.protocol.table import Branch
from estaminet.server.store.rows import NewRow, Row
from estaminet.server.store.sql import Store
from estaminet.server.table import Table
from estaminet.server.workbench import BranchAsked, BranchMade, Refusal, _branch, work

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}


@cache
def finished(key: str) -> Match:
    game = games.find(key)
    options = game.read_options({"rounds": "1"} if key == "dudab" else {}, 3)
    return play_match(game, options, ["club"] * 3, seed=3, deal=0, budget=Budget(iterations=10))[0]


def record_text(key: str) -> str:
    return to_text(record_of(finished(key), ("Ada", "Grace", "Alan")))


def decisions(key: str) -> list[int]:
    return [number for number, move in enumerate(finished(key).moves) if move.by >= 0]


def made(key: str, move: int, world: str, seed: int = 1) -> tuple[BranchMade, Match]:
    """A branch, and the match at that moment."""
    asked = BranchAsked(record_text(key), move, None, world, seed)
    then = Match.from_position(finished(key).game, finished(key).start)
    for one in finished(key).moves[:move]:
        then.play(Seat(one.by), one.deed)
    return _branch(asked), then


def table_of(branch: BranchMade, world: str) -> Table:
    game = games.find(branch.game)
    seats = tuple(
        journal.SeatOpening("ada", "Ada") if seat == branch.seat else journal.SeatOpening(level="club")
        for seat in range(branch.seats)
    )
    opening = journal.Opening(
        game=game.key,
        rules=game.manifest.rules_version,
        options=branch.options,
        seats=seats,
        public=False,
        spectators=True,
        start="full",
        stand_in="club",
        branch=Branch("other", 7, world),  # type: ignore[arg-type]
        position=branch.position,
    )
    kept = journal.decode_opening(msgspec.json.encode(opening))
    table = Table("one", "ABCD", game, kept, b"s" * 32, 1)
    table.apply(journal.Began(), 2)
    return table


@pytest.mark.parametrize("world", ["same", "drawn"])
@pytest.mark.parametrize("key", games.keys())
def test_a_branch_shows_its_player_what_they_saw_then_and_is_played_on(key: str, world: str) -> None:
    places = decisions(key)
    different = 0
    for move in (places[0], places[len(places) // 3], places[len(places) // 2]):
        branch, then = made(key, move, world)
        table = table_of(branch, world)
        match = table.match
        assert match is not None
        seat = then.asked[0]
        assert branch.seat == seat
        assert match.asked == then.asked
        assert match.state.view(seat) == then.state.view(seat)
        different += match.game.position(match.state) != match.game.position(then.state)
        # Bots that have seen nothing before can play on, whoever is asked.
        for turn in range(12):
            if table.ended is None and table.asked:
                player = find_player("club", match.game, FastRng(turn), Budget(iterations=5))
                action = player.choose(match.observation(table.asked[0]))
                table.move(journal.Moved(table.asked[0], match.game.write(action)), action, 3 + turn)
        # What is written down says what it is, and can be read again.
        record = table.record()
        assert branch_of(record) == ("other", 7, world)
        again, replayed = read(to_text(record), games.find)
        assert again == record
        assert len(replayed.moves) == len(match.moves)
    assert (different > 0) == (world == "drawn")


def test_what_is_drawn_depends_on_the_seed_alone() -> None:
    move = decisions("dudo")[2]
    one, other = (made("dudo", move, "drawn", seed)[0].position for seed in (1, 1))
    assert one == other
    assert any(made("dudo", move, "drawn", seed)[0].position != one for seed in range(2, 8))


def test_only_decisions_of_finished_matches() -> None:
    text = record_text("dudo")
    unfinished = text[: text.index("\n\nresult")].rpartition("\n")[0]
    cases = {
        "no-such-move": BranchAsked(text, len(finished("dudo").moves), None, "same", 1),
        "no-decision": BranchAsked(text, 0, None, "same", 1),
        "not-over": BranchAsked(unfinished, decisions("dudo")[0], None, "same", 1),
    }
    for code, asked in cases.items():
        with pytest.raises(Refusal) as refusal:
            _branch(asked)
        assert refusal.value.problem.code == code
        assert work("branch", msgspec.json.encode(asked)).status in (400, 409)
    mover = finished("dudo").moves[decisions("dudo")[0]].by
    with pytest.raises(Refusal):
        _branch(BranchAsked(text, decisions("dudo")[0], (mover + 1) % 3, "same", 1))


async def begun(socket: Socket) -> None:
    await socket.until_true(lambda: socket.play is not None)


def test_a_branch_that_was_closed_is_not_in_the_tree(sqlite: str) -> None:
    store = Store(sqlite, "test")
    try:
        record = msgspec.json.encode(Record(game="dudo", rules=1, seats=2, options={}, names=("Ada", "Basile")))
        branch = msgspec.json.encode({"branch": Branch("trunk", 3, "same")})
        for name, opening in (("trunk", b"{}"), ("open", branch), ("closed", branch)):
            store.open(NewRow(name, None, "dudo", False, opening, b"s" * 32, 1, ((0, "ada"),)))
        store.append([Row("trunk", 1, 2, b"{}", stage="ended", record=("dudo", record))])
        host.carry_out(store, host.CloseTable("closed"))
        tree = branches._tree(store, "trunk", "ada")
        assert tree is not None
        assert [one.id for one in tree.variations] == ["open"]
    finally:
        store.close()


def test_through_the_door(house: House) -> None:
    """A match to its end, a branch of it to its end, and a branch of that."""

    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Mallory") as mallory:
            table = await ada.open("dudo", ME, BOT)
            await mallory.call("POST", "/api/branches", {"record": table, "move": 2, "name": "Mallory"}, 409)
            await mallory.call("POST", "/api/branches", {"record": "nowhere", "move": 2, "name": "Mallory"}, 404)
            async with ada.socket(table) as socket:
                await socket.play_to_the_end(random.Random(1))
            steps = (await ada.call("GET", f"/api/replays/{table}?viewer=0"))["steps"]
            move = next(step["move"] for step in steps if step["asked"] == [0])
            wanted = {"record": table, "move": move, "name": "Mallory"}
            await mallory.call("POST", "/api/branches", {**wanted, "move": 0}, 400)
            await mallory.call("POST", "/api/branches", {**wanted, "level": "nobody"}, 400)
            await mallory.call("POST", "/api/branches", {**wanted, "world": "other"}, 400)
            for world in ("same", "drawn"):
                asked = {**wanted, "seat": 0, "world": world, "level": "random"}
                seated = await mallory.call("POST", "/api/branches", asked, 201)
                branch = seated["table"]["id"]
                assert seated["seat"] == 0
                assert seated["table"]["branch"] == {"of": table, "move": move, "world": world}
                await mallory.call("POST", f"/api/tables/{branch}/words", {"text": ""})
                async with mallory.socket(branch) as socket:
                    await begun(socket)
                    assert socket.play["view"] == next(step["view"] for step in steps if step["move"] == move)  # type: ignore[index]
                    await socket.play_to_the_end(random.Random(2))
                answer = await ada.web.get(f"/api/records/{branch}")
                record, match = read(answer.text, games.find)
                assert branch_of(record) == (table, move, world)
                assert chance_is_verified(record)
                assert match.ended is not None
                replay = await ada.call("GET", f"/api/replays/{branch}")
                assert replay["branch"] == {"of": table, "move": move, "world": world}
                assert replay["verified"]
            first = next(number for number, one in enumerate(match.moves) if one.by == 0)
            again = await mallory.call("POST", "/api/branches", {**wanted, "record": branch, "move": first}, 201)
            assert again["table"]["branch"]["of"] == branch

            # The tree: the same from every match in it, with what one has played oneself and no more.
            running = again["table"]["id"]
            tree = await mallory.call("GET", f"/api/branches/{table}")
            assert tree["root"] == table
            shape = [(one["of"], one["move"], one["world"], one.get("over", False)) for one in tree["variations"]]
            assert shape == [
                (table, move, "same", True),
                (table, move, "drawn", True),
                (branch, first, "same", False),
            ]
            assert [one["id"] for one in tree["variations"]][1:] == [branch, running]
            assert match.ended is not None
            assert sorted(tree["variations"][1]["places"]) == sorted(match.ended.places)
            assert tree["variations"][1]["names"] == list(record.names)
            ids = sorted(one["id"] for one in tree["variations"])
            from_it = await mallory.call("GET", f"/api/branches/{branch}")
            assert sorted(one["id"] for one in from_it["variations"]) == ids, "each once"
            assert (await ada.call("GET", f"/api/branches/{table}"))["variations"] == []
            shared = await ada.call("GET", f"/api/branches/{branch}")
            assert (shared["root"], [one["id"] for one in shared["variations"]]) == (table, [branch])
            await ada.call("GET", "/api/branches/nowhere", status=404)

            # They are among what one has played, and count for nothing: what was hidden is known there.
            mine = (await mallory.call("GET", "/api/me/matches"))["matches"]
            assert [(one["branch"], one["counts"]) for one in mine] == [(True, False)] * 2
            standing = await mallory.call("GET", "/api/me/standing")
            assert (standing["played"], standing["games"], standing["longest"]) == (0, [], 0)
            theirs = (await ada.call("GET", "/api/me/matches"))["matches"]
            assert [(one.get("branch", False), one.get("counts", True)) for one in theirs] == [(False, True)]
            assert (await ada.call("GET", "/api/me/standing"))["played"] == 1

            # A record that somebody brings along can be played on from, too.
            text = (await ada.web.get(f"/api/records/{table}")).text
            brought = {"brought": text, "move": move, "name": "Mallory"}
            table_of = (await mallory.call("POST", "/api/branches", brought, 201))["table"]
            assert table_of["branch"] == {"of": "-", "move": move, "world": "same"}
            await mallory.call("POST", "/api/branches", {**brought, "record": table}, 400)
            await mallory.call("POST", "/api/branches", {**brought, "brought": "no record"}, 400)
            await mallory.call("POST", "/api/branches", {"move": move, "name": "Mallory"}, 400)

    asyncio.run(run())
