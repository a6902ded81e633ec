"""Chance at live tables: words that come out as they were said, and a commitment that stands before all of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from tests.server.house import ClockHouse, House, Person

from estaminet import games
from estaminet.kernel.record import read

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("said", [" hi ", "   ", "é ç 🎲 “Å”", '"quoted"', "# no comment", "1x1", "two  spaces"])
def test_words_that_were_accepted_verify_in_both_forms_of_the_record(house: House, said: str) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open("dudo", ME, OPEN, start="ready")
            await grace.join(table, words=said)
            async with ada.socket(table) as first, grace.socket(table) as second:
                await first.grant("words", text=said)
                await first.grant("ready")
                await second.grant("ready")
                await asyncio.gather(*(s.play_to_the_end(random.Random(1)) for s in (first, second)))
                assert first.table["fairness"]["words"] == [said.strip()] * 2
            for form in ("text", "json"):
                text = (await ada.web.get(f"/api/records/{table}?format={form}")).text
                record, _ = read(text, games.find)
                assert record.words == (said.strip(),) * 2
                assert record.secret is not None

    asyncio.run(run())


# The commitment stands before every word and every deal


@pytest.fixture(scope="module")
def clock_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockHouse]:
    folder = tmp_path_factory.mktemp("fair")
    with ClockHouse(f"sqlite:///{folder / 'tables.sqlite'}", bot_pause=0.0) as made:
        yield made


@pytest.mark.parametrize("how", ["words", "ready", "http"])
def test_play_now_waits_for_words_that_follow_the_commitment(clock_house: ClockHouse, how: str) -> None:
    async def run() -> None:
        async with Person(clock_house, "Ada") as ada:
            plan = {"game": "dudo", "seats": [ME, BOT, BOT], "name": "Ada"}
            early = await ada.call("POST", "/api/tables", {**plan, "words": "known before the secret"}, 400)
            assert early["code"] == "bad-request"
            made = await ada.call("POST", "/api/tables", plan, 201)
            table = made["table"]["id"]
            assert made["table"]["stage"] == "waiting"
            promised = made["table"]["fairness"]["commitment"]
            async with ada.socket(table) as mine:
                assert (mine.table["stage"], mine.play) == ("waiting", None)
                assert mine.table["fairness"]["commitment"] == promised
                if how == "http":
                    await ada.call("POST", f"/api/tables/{table}/words", {"text": "after it"})
                elif how == "words":
                    await mine.grant("words", text="after it")
                else:
                    await mine.grant("ready")
                await mine.until_true(lambda: mine.play is not None)
                assert mine.table["fairness"]["commitment"] == promised
                assert mine.table["fairness"]["words"][0] == ("" if how == "ready" else "after it")
            late = await ada.call("POST", f"/api/tables/{table}/words", {"text": "too late"}, 409)
            assert late["code"] == "started"

    asyncio.run(run())


def test_whoever_sees_the_commitment_and_stays_silent_is_dealt_to_after_a_while(clock_house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(clock_house, "Ada") as ada, Person(clock_house, "Grace") as grace:
            plan = {"game": "dudo", "seats": [ME, BOT], "name": "Ada"}
            table = (await ada.call("POST", "/api/tables", plan, 201))["table"]["id"]
            clock_house.skip(60.0)
            async with ada.socket(table) as mine, grace.socket(table) as watching:
                assert mine.table["stage"] == "waiting", "she has not been here to see it"
                clock_house.skip(4.0)
                await grace.call("POST", "/api/me", {"name": "Grace"})
                await mine.grant("chat", text="one moment")  # nobody puts it off by talking
                assert mine.table["stage"] == "waiting"
                clock_house.skip(2.0)
                await watching.until_true(lambda: watching.play is not None)

    asyncio.run(run())


def test_the_match_waits_for_whoever_opened_the_table_also_if_others_join(clock_house: ClockHouse) -> None:
    """Else a house could send somebody in at once, before any words were said."""

    async def run() -> None:
        async with Person(clock_house, "Ada") as ada, Person(clock_house, "Grace") as grace:
            plan = {"game": "dudo", "seats": [ME, OPEN], "name": "Ada"}
            table = (await ada.call("POST", "/api/tables", plan, 201))["table"]["id"]
            await grace.join(table, words="said when joining")
            async with grace.socket(table) as second, ada.socket(table) as first:
                assert second.table["stage"] == "waiting"
                await first.grant("words", text="said after the commitment")
                await second.until_true(lambda: second.play is not None)
                assert second.table["fairness"]["words"] == ["said after the commitment", "said when joining"]

    asyncio.run(run())


def test_a_table_of_bots_shows_its_commitment_before_it_begins(clock_house: ClockHouse) -> None:
    async def run() -> None:
        async with Person(clock_house, "Ada") as ada:
            made = await ada.call("POST", "/api/tables", {"game": "dudo", "seats": [BOT, BOT]}, 201)
            assert (made["table"]["stage"], made["seat"]) == ("waiting", None)
            async with ada.socket(made["table"]["id"]) as watching:
                assert watching.play is None
                clock_house.skip(1.0)
                await watching.until_true(lambda: watching.over)
                assert watching.table["fairness"]["commitment"] == made["table"]["fairness"]["commitment"]

    asyncio.run(run())
