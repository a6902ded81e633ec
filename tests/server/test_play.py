"""Whole matches through real sockets: any game, people and bots, and the record verifies."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.house import House, Person

from estaminet import games
from estaminet.kernel.record import chance_is_verified, read

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("key", games.keys())
def test_two_people_and_bots_play_to_the_end_and_the_record_verifies(house: House, key: str) -> None:
    async def run() -> None:
        game = games.find(key)
        seats = max(game.seats[0], min(3, game.seats[-1]))
        bots = [BOT] * (seats - 2)
        async with Person(house, "Ada") as ada, Person(house, "Grace") as grace:
            table = await ada.open(key, ME, OPEN, *bots, words="from Ada")
            async with ada.socket(table) as first:
                assert first.table["stage"] == "waiting"
                commitment = first.table["fairness"]["commitment"]
                assert await grace.join(table, words="from Grace") == 1
                async with grace.socket(table) as second:
                    await asyncio.gather(
                        first.play_to_the_end(random.Random(1)), second.play_to_the_end(random.Random(2))
                    )
                assert first.table["stage"] == "ended"
                assert "secret" in first.table["fairness"]
            answer = await ada.web.get(f"/api/records/{table}")
            record, match = read(answer.text, games.find)
            assert record.commitment == commitment
            assert record.words[:2] == ("from Ada", "from Grace")
            assert chance_is_verified(record)
            assert match.ended is not None
            assert list(match.ended.places) == first.play["result"]["places"]  # type: ignore[index]
            as_json = await ada.web.get(f"/api/records/{table}?format=json")
            assert read(as_json.text, games.find)[0] == record

    asyncio.run(run())
