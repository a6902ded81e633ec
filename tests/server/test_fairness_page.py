"""docs/fairness.md is enough to check any game: its blocks, and nothing else, are run on records of a real server."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Person

from estaminet import games

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
WORDS = 'Skål, ça va ? “ñ” 🎲 ½ <b> \\ "'
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dudo", 2, {}),
    ("dudo", 5, {"salsa": "on", "lost_dice": "hidden"}),
    ("udaka", 2, {"next_dealer": "cards"}),
    ("udaka", 4, {"first_dealer": "random"}),
    ("dudab", 2, {}),
    ("dudab", 4, {"expansions": "both", "columns_at_4": "3"}),
    ("dudab", 5, {"expansions": "jungle"}),
    ("dnup", 2, {}),
    ("dnup", 3, {"deck": "pairs36"}),
    ("dnup", 5, {"deck": "pairs36"}),
]


@pytest.fixture(scope="module")
def verifier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The blocks of the page as a program: the records named on the command line, one line each."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    program = "\n".join(blocks)
    assert "estaminet" not in program
    program += "\nimport sys\nfor name in sys.argv[1:]:\n"
    program += "    try:\n        print(check(open(name, encoding='utf-8').read()))\n"
    program += "    except ValueError as error:\n        print(f'no: {error}')\n"
    path: Path = tmp_path_factory.mktemp("verifier") / "verifier.py"
    path.write_text(program, "utf-8")
    return path


def _check(verifier: Path, *texts: str) -> list[str]:
    """What the page's program says of these records. It has the standard library and nothing else."""
    names = []
    for number, text in enumerate(texts):
        names.append(verifier.parent / f"{number}.record")
        names[-1].write_text(text, "utf-8")
    command = [sys.executable, "-I", "-S", str(verifier), *map(str, names)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_all_games_are_described() -> None:
    assert {key for key, *_ in TABLES} == set(games.keys())


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_the_page_alone_checks_a_match_of_every_game(
    house: House, verifier: Path, key: str, seats: int, options: dict[str, Any]
) -> None:
    async def played() -> str:
        async with Person(house, "Åsa") as person:
            plan = {"game": key, "seats": [ME, *[BOT] * (seats - 1)], "options": options, "name": "Åsa"}
            table = (await person.call("POST", "/api/tables", plan, 201))["table"]["id"]
            async with person.socket(table) as mine:
                await mine.grant("words", text=WORDS)
                await mine.play_to_the_end(random.Random(4))
            return (await person.web.get(f"/api/records/{table}")).text

    text = asyncio.run(played())
    chance = [line for line in text.splitlines() if line.startswith("chance ")]
    assert chance
    other_words = text.replace("words 0 Skål", "words 0 Skal")
    assert other_words != text
    # Not a seat that is out ("-"): a die in its place might be what it would have rolled.
    last = chance[-1].rstrip(" -")
    forged = text.replace(last, last[:-1] + ("2" if last[-1] == "1" else "1"))
    assert forged != text
    unpromised = re.sub(r"(?m)^secret .", "secret 0" if "\nsecret 1" in text else "secret 1", text)
    good, *bad = _check(verifier, text, other_words, forged, unpromised)
    assert good == str(len(chance))
    assert [line.split()[1] for line in bad] == ["move", "move", "this"]
