"""The deal of the day: everybody the same seat, chance and bots; one try that counts; nothing to be known ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import ClockHouse, Person, Socket
from tests.server.test_fairness_page import _check, verifier

from estaminet import games
from estaminet.kernel.fairness import commitment
from estaminet.kernel.record import read
from estaminet.server import days, journal
from estaminet.server.http import deals
from estaminet.server.store.rows import NewRow, PlayRow, Row
from estaminet.server.store.sql import Store
from estaminet.server.table import Table
from estaminet.server.tokens import Guest

__all__ = ["verifier"]

DAY = date(2026, 11, 16)
TODAY = f"dudo.{DAY}"


@pytest.fixture
def house(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ClockHouse]:
    monkeypatch.setattr(days, "today", lambda: DAY)
    with ClockHouse(sqlite, bot_pause=0.0) as house:
        yield house


async def _first_always(one: Socket) -> None:
    """Always the first thing that is allowed; dudo as soon as it may be said."""
    answered = rested = -1
    while not one.over:
        between = (one.play or {}).get("between")
        if between and between["round"] != rested:
            rested = between["round"]
            await one.send("next-round", round=rested)
        if one.asked and one.play and one.play["answers"] != answered:
            answered = one.play["answers"]
            texts = [choice["text"] for choice in one.play["legal"]]
            await one.move("dudo" if "dudo" in texts else texts[0])
        await one.next()


async def _try(person: Person, deal: str) -> str:
    await person.call("POST", "/api/me", {"name": person.name})
    table: str = (await person.call("POST", f"/api/deals/{deal}/play", {}))["table"]["id"]
    return table


def test_the_same_play_meets_the_same_match_and_one_try_counts(
    house: ClockHouse, verifier: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace, Person(house, "Eve") as eve:
            listed = await eve.call("GET", "/api/deals")
            assert listed["date"] == str(DAY)
            assert {deal["game"] for deal in listed["deals"]} == set(games.keys()) == set(listed["tomorrow"])
            assert all("secret" not in deal and deal["open"] for deal in listed["deals"])
            records: list[dict[str, Any]] = []
            tables = []
            for person in (ada, grace):
                table = await _try(person, TODAY)
                assert await _try(person, TODAY) == table, "a second press leads to the same table"
                async with person.socket(table) as one:
                    assert one.you == 0
                    assert one.table["deal"] == TODAY
                    await _first_always(one)
                records.append(await person.call("GET", f"/api/records/{table}?format=json"))
                tables.append(table)
                assert await _try(person, TODAY) == table, "nor is there another try"
            assert records[0]["moves"] == records[1]["moves"], "the same chance and the same bots"
            assert records[0]["names"][1:] == records[1]["names"][1:]
            # Who has finished cannot hand the secret on while others may still try.
            text = (await ada.web.get(f"/api/records/{tables[0]}")).text
            record, match = read(text, games.find)
            assert record.keyed == "rounds"
            assert record.commitment is not None
            assert match.ended is not None
            seen = [text, *(str(one) for one in records)]
            for path in ("replays/{}", "replays/{}?open=true", "tables/{}", "records/{}?format=json", "me/export"):
                seen.append((await ada.web.get(f"/api/{path.format(tables[0])}")).text)
            async with ada.socket(tables[0]) as one:
                seen.append(str(one.table))

            board = await ada.call("GET", f"/api/deals/{TODAY}")
            assert board["tried"] == 2
            assert {one["name"]: one.get("table") for one in board["tries"]} == {"Ada": tables[0], "Grace": None}
            assert {one["place"] for one in board["tries"]} == {match.ended.places[0]}
            stranger = await eve.call("GET", f"/api/deals/{TODAY}")
            assert all("table" not in one for one in stranger["tries"]), "nothing to look at before the day is over"
            promised = (await eve.call("GET", "/api/deals"))["tomorrow"]["dudo"]
            # The day after.
            tomorrow = DAY + timedelta(days=1)
            monkeypatch.setattr(days, "today", lambda: tomorrow)
            over = await eve.call("GET", f"/api/deals/{TODAY}")
            assert commitment(bytes.fromhex(over["secret"])) == over["commitment"] == board["commitment"]
            assert all(over["secret"] not in one for one in seen), "until now nobody could have had it"
            text = (await ada.web.get(f"/api/records/{tables[0]}")).text
            assert read(text, games.find)[0].secret == over["secret"]
            chance = sum(line.startswith("chance ") for line in text.splitlines())
            assert _check(verifier, text) == [str(chance)], "the page on fairness checks it"
            assert {one["table"] for one in over["tries"]} == set(tables)
            await eve.call("POST", f"/api/deals/{TODAY}/play", {}, 409)
            assert (await eve.call("GET", f"/api/deals/dudo.{tomorrow}"))["commitment"] == promised

    asyncio.run(run())


def test_a_deal_among_friends_is_the_same_for_whoever_has_its_name(house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            deal = (await ada.call("POST", "/api/deals", {"game": "dudo"}, 201))["deal"]
            assert deal != (await ada.call("POST", "/api/deals", {"game": "dudo"}, 201))["deal"]
            tables = [await _try(person, deal) for person in (ada, grace)]
            for person, table in zip((ada, grace), tables, strict=True):
                async with person.socket(table) as one:
                    await one.until_true(lambda one=one: one.play is not None)  # type: ignore[misc]
                    for order in ("take-back", "hand-over"):
                        assert (await one.refuse(order))["code"] == "deal-alone"
                    assert (await one.refuse("rules", options={}))["code"] == "deal-alone"
                    await _first_always(one)
            boards = [await person.call("GET", f"/api/deals/{deal}") for person in (ada, grace)]
            for board in boards:
                assert "date" not in board
                assert {one["table"] for one in board["tries"]} == set(tables), "who has tried may look"
            for wrong in (
                "dudo.2026-11-17",
                "dudo.2026-02-31",
                "chess.2026-11-16",
                "dudo",
                "dudo.x",
                "dudo.9999999999",
            ):
                await ada.call("GET", f"/api/deals/{wrong}", status=404)

    asyncio.run(run())


def test_every_bot_of_a_deal_has_whims_of_its_own_with_every_move_and_the_same_at_every_table() -> None:
    tables = []
    for guest in ("ada", "grace"):
        opening = deals.opening_of(TODAY, games.find("dudo"), Guest(guest, guest), b"s" * 32)
        table = Table(guest, None, games.find("dudo"), opening, b"s" * 32, 0)
        assert table.bot_seed(1) is None, "before the match nobody decides anything"
        table.apply(journal.Began(), 1)
        seats = range(1, len(table.seats))
        assert len(seats) > 1
        seeds = [table.bot_seed(seat) for seat in seats]
        assert table.match is not None
        seat = table.asked[0]
        table.apply(journal.Moved(seat, table.choices.text(table.match.state.legal(seat)[0])), 2)
        seeds += [table.bot_seed(seat) for seat in seats]
        assert len({*seeds}) == 2 * len(seats)
        tables.append(seeds)
    assert tables[0] == tables[1]


def test_what_stands_behind_a_deal_cannot_be_told_from_another() -> None:
    house = b"h" * 32
    secrets = {deals.deal_secret(house, deal) for deal in (TODAY, "dudo.2026-11-17", "udaka.2026-11-16")}
    assert len(secrets) == 3
    assert deals.deal_secret(b"o" * 32, TODAY) not in secrets


@pytest.mark.parametrize(("key", "best"), [("dudab", "few"), ("udaka", "many")])
def test_the_best_try_stands_first_by_place_then_points_then_who_came_first(sqlite: str, key: str, best: str) -> None:
    """Few points are good in a game where the lowest leads. One's own try is listed however bad it is."""
    store = Store(sqlite, "test")
    deal = f"{key}.{DAY}"
    tries = {"late": (1, 20, 9), "early": (1, 20, 8), "few": (1, 10, 7), "many": (1, 30, 6), "second": (2, 15, 5)}
    tries |= {f"more{n}": (3, 20, 10 + n) for n in range(deals.SHOWN)}
    for name, (place, score, ended) in tries.items():
        assert store.open(NewRow(name, None, key, False, b"{}", b"s" * 32, 1, ((0, name),)))
        assert store.keep_try(deal, name, name, 1)
        record = b'{"names":["%s","Bot"]}' % name.encode()
        play = PlayRow(0, name, 40, 1, f"[{place},9]", f"[{score},20]", "[]")
        store.append([Row(name, 1, ended, b"", stage="ended", record=(key, record), plays=(play,))])
    tried, listed = deals._board(store, deal, games.find(key), None, shown=False)
    assert tried == len(tries)
    worst = "many" if best == "few" else "few"
    assert [one.name for one in listed][:5] == [best, "early", "late", worst, "second"]
    assert len(listed) == deals.SHOWN
    last = f"more{deals.SHOWN - 1}"
    _, mine = deals._board(store, deal, games.find(key), last, shown=False)
    assert [(one.name, one.mine, one.table) for one in mine][-1] == (last, True, last)
    assert all(one.table is None for one in mine[:-1])
    store.close()
