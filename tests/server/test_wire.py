"""What is generated from the wire's types is as it would be generated now, and what is sent fits them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
from tests.server.house import House, Person

from estaminet.server.protocol import messages
from estaminet.server.protocol.common import encode
from estaminet.server.wiretypes import main

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_typescript_and_the_schema_are_fresh() -> None:
    assert main(["--check", str(WIRE)]) == 0, "run `make wire`"


def test_the_check_notices_what_is_stale_and_writing_repairs_it(tmp_path: Path) -> None:
    assert main(["--check", str(tmp_path)]) == 1
    assert main([str(tmp_path)]) == 0
    (tmp_path / "games" / "gone.ts").write_text("")
    assert main(["--check", str(tmp_path)]) == 1
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0


def test_everything_that_is_sent_fits_the_types(house: House) -> None:
    async def run() -> None:
        async with Person(house, "Ada") as ada:
            for key in ("dudo", "dnup"):
                table = await ada.open(key, {"kind": "me"}, {"kind": "bot"}, clock={"bank": 600})
                async with ada.socket(table) as mine:
                    await mine.ask("why", text="?")
                    await mine.ask("ping")
                    await mine.send("load")
                    await mine.play_to_the_end(random.Random(1))
                    for text in mine.raw:
                        read = msgspec.json.decode(text, type=messages.FromServer)
                        # Nothing is sent that the types do not know, either.
                        assert msgspec.json.decode(encode(read)) == msgspec.json.decode(text)

    asyncio.run(run())
