"""Chance at live tables: words that come out as they were said, and a commitment that stands before all of them."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.house import House, Person

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
