"""Names: what can be one, and that two which look the same are told apart."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.house import House, Person

from estaminet.server.names import problem_of_new_name, seen_as

ME, OPEN = {"kind": "me"}, {"kind": "open"}

SAME = [
    "Ada",
    "\N{CYRILLIC CAPITAL LETTER A}da",
    "Ad\N{CYRILLIC SMALL LETTER A}",
    "Ada\N{VARIATION SELECTOR-16}",
    "A\N{COMBINING GRAPHEME JOINER}da",
    "Ada\N{HANGUL FILLER}",
    "\N{FULLWIDTH LATIN CAPITAL LETTER A}da",
    "ADA",
]


@pytest.mark.inside
def test_what_looks_the_same_is_seen_as_the_same() -> None:
    assert {seen_as(name) for name in SAME} == {seen_as("ada")}
    assert seen_as("Ian") == seen_as("lan")
    assert seen_as("B0b") == seen_as("Bob")
    different = ["Ada", "Adá", "Ida", "Адам", "Ада Б", "愛田", "Ada (2)"]
    assert len({seen_as(name) for name in different}) == len(different)


@pytest.mark.inside
@pytest.mark.parametrize(
    "name",
    [
        "\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}\N{HANGUL CHOSEONG FILLER}",
        "\N{VARIATION SELECTOR-1}",
        "a" + "\N{COMBINING ACUTE ACCENT}" * 5,
        "ส" + "\N{THAI CHARACTER MAITAIKHU}" * 5,
        "Ada\N{RIGHT-TO-LEFT OVERRIDE}",
        "Ada\N{ZERO WIDTH SPACE}",
        "A\0a",
    ],
)
def test_a_name_that_shows_nothing_or_grows_over_others_is_none(name: str) -> None:
    assert problem_of_new_name(name)


@pytest.mark.inside
@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thế",
        "Łukasz",
        "ぽん太",
        "สุนี้",
        "\u05e9\u05bc\u05c1\u05b8",
        "❤\N{VARIATION SELECTOR-16}",
        "Жанна",
        "O'Neill",
    ],
)
def test_names_of_all_the_world_are_fine(name: str) -> None:
    assert problem_of_new_name(name) is None


def test_nobody_at_a_table_looks_like_somebody_else(house: House) -> None:
    async def run() -> None:
        async with Person(house, SAME[0]) as ada, Person(house, SAME[1]) as eve, Person(house, SAME[3]) as mallory:
            table = await ada.open("dudo", ME, OPEN, OPEN, start="ready")
            await eve.join(table)
            await mallory.join(table)
            info = (await ada.call("GET", f"/api/tables/{table}"))["table"]
            assert [seat["name"] for seat in info["seats"]] == ["Ada", f"{SAME[1]} (2)", f"{SAME[3]} (3)"]
            # (3), for (2) is taken by what looks the same.
            said = await eve.call("POST", "/api/me", {"name": "\N{HANGUL FILLER}"}, 400)
            assert said["code"] == "bad-name"

    asyncio.run(run())


def test_no_line_of_chat_grows_over_others_or_shows_nothing(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            table = await ada.open("dudo", ME, OPEN)
            async with ada.socket(table) as mine:
                for text in (
                    "Hello" + "\N{COMBINING ACUTE ACCENT}" * 5,
                    "ส" + "\N{THAI CHARACTER MAITAIKHU}" * 40,
                    "\N{HANGUL FILLER} \N{BRAILLE PATTERN BLANK}",
                ):
                    assert (await mine.refuse("chat", text=text))["code"] == "bad-text"
                for text in ("Nguyễn Thế nói: được!", "❤\N{VARIATION SELECTOR-16} हिन्दी में", "..."):
                    await mine.grant("chat", text=text)
                    assert mine.chat[-1]["text"] == text

    asyncio.run(run())
