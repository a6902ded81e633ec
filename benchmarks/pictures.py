"""Takes the pictures of the README again: home and a table of every game, on a desktop and on a phone, in both rooms;
and cups that are lifted in Dudo!, moving.

    make pictures    (or: python -m benchmarks.pictures [FOLDER] [NAME...])

NAME takes only the pictures whose names begin so: `home`, `dudo-phone`, `dudo-reveal`.

Wants the site built (`make site`) and the system's Chromium. Every match is dealt from the same secret and
played by the same moves, so that a picture changes only when the site does.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import sync_playwright
from tests.server.house import House
from tests.site.conftest import ARGUMENTS, chromium
from tests.site.guests import Guest

from benchmarks.moving import film
from estaminet import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MOST_KILOBYTES = 80
REVEAL = "dudo-reveal.webp"
MOST_OF_REVEAL = 600
REVEAL_SIZE = 390, 660
REVEAL_QUALITY = 45
STAYS = 2500
"""Milliseconds that the end of a moving picture stays."""
SIZES = {"desktop": "desktop", "phone": "tall-phone"}
SETTLED = 1500
"""Milliseconds after which nothing moves any more."""
COMPANY = ("odette", "basile", "ottilie")
"""None of them thinks by the clock, which would make every match another."""
SEEDED = """
import random, secrets, sys
chance = random.Random(41)
secrets.token_bytes = chance.randbytes
secrets.token_hex = lambda count: chance.randbytes(count).hex()
secrets.randbits = chance.getrandbits
secrets.choice = chance.choice
from estaminet.cli.app import main
main()
"""
"""A server whose chance is always the same: for pictures and nothing else."""
SAME = """
let last = 41;
const next = () => (last = (last * 75 + 74) % 65537);
Math.random = () => next() / 65537;
crypto.getRandomValues = (numbers) => numbers.map((_, at) => (numbers[at] = next()));
"""
"""And a page of which the same is true."""
TURNS = 4
"""How many decisions of the player in front of the screen have been made when the picture is taken."""
FEWER_TURNS = {"dudo": 2}
"""Where the table is fuller earlier: in Dudo! with several bids made."""


def table(one: Guest, game: str) -> None:
    """A table of this game, some turns into the match."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": key} for key in COMPANY)]
    name = one.open_table(game, seats, name="Ada")
    one.context.request.post(f"/api/tables/{name}/words", data={"text": "pictures"})
    one.at_table(name)
    chance = random.Random(game)
    turns = FEWER_TURNS.get(game, TURNS)
    for turn in range(turns + 1):
        one.page.wait_for_selector("[data-asked=true]")
        if turn < turns:
            one.play_typed(chance)
    one.page.keyboard.press("Escape")
    one.page.evaluate("document.activeElement?.blur()")
    one.page.wait_for_timeout(SETTLED)


def webp(page: Page) -> bytes:
    """What the page shows, as a small file: Chromium itself makes it."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 60})
    return base64.b64decode(shot["data"])


def reveal(browser: Browser, address: str) -> bytes:
    """Somebody is doubted, and the cups are lifted one by one."""
    one = Guest(browser, address, size="tall-phone", pace="brisk", reduced_motion="no-preference", color_scheme="dark")
    one.page.add_init_script(SAME)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": key} for key in COMPANY)]
    table = one.open_table("dudo", seats, name="Ada", hold=30)
    one.context.request.post(f"/api/tables/{table}/words", data={"text": "pictures"})
    one.at_table(table)
    one.page.wait_for_selector("[data-asked=true]")
    while "dudo" not in one.legal():
        one.play_typed(random.Random(1))
        one.page.wait_for_selector("[data-asked=true]")
    one.page.wait_for_selector(".story[data-telling=false]")
    one.page.locator(".call.dudo").click()
    end = one.page.locator(".round-end")
    picture = film(one.page, *REVEAL_SIZE, REVEAL_QUALITY, end.is_visible, STAYS)
    one.close()
    return picture


def keep(file: Path, picture: bytes, most: float) -> bool:
    """Writes a picture, and says how large it is; whether that is too large."""
    file.write_bytes(picture)
    kilobytes = len(picture) / 1000
    print(f"{file.name:32} {kilobytes:6.1f} kB{'' if kilobytes <= most else '  too large'}", flush=True)
    return kilobytes > most


def take(browser: Browser, folder: Path, size: str, room: Literal["light", "dark"], wanted: tuple[str, ...]) -> int:
    """Home and all games, in one size and one light; how many pictures are too large."""
    large = 0
    names = ["home", *(game.key for game in games.all_games("board"))]
    if not any(f"{name}-{size}-{room}.webp".startswith(wanted) for name in names):
        return 0
    with tempfile.TemporaryDirectory() as stored:
        house = House(f"sqlite:///{stored}/tables.sqlite", Path(stored) / "log")
        house.command = [sys.executable, "-c", SEEDED, "serve"]
        house.open()
        for name in names:
            one = Guest(browser, house.http, size=SIZES[size], color_scheme=room)
            one.page.add_init_script(SAME)
            if name == "home":
                one.go("/")
                one.page.wait_for_load_state("networkidle")
                one.page.wait_for_timeout(SETTLED)
            else:
                table(one, name)
            # Those that are not wanted are played all the same: the house's chance goes on from match to match.
            file = folder / f"{name}-{size}-{room}.webp"
            if file.name.startswith(wanted):
                large += keep(file, webp(one.page), MOST_KILOBYTES)
            one.close()
        house.stop()
    return large


def main() -> int:
    program = chromium()
    if program is None:
        print("Chromium is not installed; no pictures are taken.")
        return 1
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    wanted = tuple(sys.argv[2:]) or ("",)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        rooms: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        large = sum(take(browser, folder, size, room, wanted) for size in SIZES for room in rooms)
        if REVEAL.startswith(wanted):
            with tempfile.TemporaryDirectory() as stored:
                house = House(f"sqlite:///{stored}/tables.sqlite", Path(stored) / "log")
                house.command = [sys.executable, "-c", SEEDED, "serve"]
                house.open()
                large += keep(folder / REVEAL, reveal(browser, house.http), MOST_OF_REVEAL)
                house.stop()
        browser.close()
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main())
