"""Takes the pictures of the README again: home and a table of every game, on a desktop and on a phone, in both rooms.

    make pictures    (or: python -m benchmarks.pictures [FOLDER])

Wants the site built (`make site`) and the system's Chromium. Every match is dealt from the same secret and
played by the same moves, so that a picture changes only when the site does.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import sync_playwright
from tests.server.house import House
from tests.site.conftest import ARGUMENTS, chromium

from estaminet import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MOST_KILOBYTES = 80
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
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
Math.random = () => 0.4;
crypto.getRandomValues = (numbers) => numbers.fill(7);
"""
"""And a page of which the same is true."""
TURNS = 5
"""How many decisions of the player in front of the screen have been made when the picture is taken."""


def table(page: Page, game: str) -> None:
    """A table of this game, some turns into the match."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": key} for key in COMPANY)]
    plan: dict[str, Any] = {"game": game, "seats": seats, "name": "Ada", "words": "pictures"}
    opened = page.request.post("/api/tables", data=plan)
    assert opened.ok, opened.text()
    page.goto(f"/t/{opened.json()['table']['id']}")
    page.wait_for_selector("[data-need=seat]")
    for turn in range(TURNS + 1):
        page.wait_for_selector("[data-asked=true]")
        if turn == TURNS:
            break
        legal = page.evaluate("[...document.querySelectorAll('.typed datalist option')].map((one) => one.value)")
        moves = int(page.get_attribute("[data-moves]", "data-moves") or 0)
        if not page.locator("aside").first.is_visible():
            page.locator(".menu").click()
        box = page.locator(".typed input")
        box.fill(legal[(3 * turn + 1) % min(len(legal), 5)])
        box.press("Enter")
        page.wait_for_function("(n) => Number(document.querySelector('[data-moves]').dataset.moves) !== n", arg=moves)
        page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(1200)


def webp(page: Page) -> bytes:
    """What the page shows, as a small file: Chromium itself makes it."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 70})
    return base64.b64decode(shot["data"])


def take(browser: Browser, folder: Path, size: str, room: Literal["light", "dark"]) -> int:
    """Home and all games, in one size and one light; how many pictures are too large."""
    width, height = SIZES[size]
    large = 0
    with tempfile.TemporaryDirectory() as stored:
        house = House(f"sqlite:///{stored}/tables.sqlite", Path(stored) / "log")
        house.command = [sys.executable, "-c", SEEDED, "serve"]
        house.open()
        for name in ("home", *(game.key for game in games.all_games("board"))):
            context = browser.new_context(
                base_url=f"http://localhost:{house.port}",
                viewport={"width": width, "height": height},
                color_scheme=room,
                locale="en-GB",
                reduced_motion="reduce",
                service_workers="block",
            )
            page = context.new_page()
            page.add_init_script(SAME)
            if name == "home":
                page.goto("/")
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(1000)
            else:
                table(page, name)
            file = folder / f"{name}-{size}-{room}.webp"
            file.write_bytes(webp(page))
            kilobytes = file.stat().st_size / 1000
            large += kilobytes > MOST_KILOBYTES
            print(
                f"{file.name:32} {kilobytes:6.1f} kB{'' if kilobytes <= MOST_KILOBYTES else '  too large'}", flush=True
            )
            context.close()
        house.stop()
    return large


def main() -> int:
    program = chromium()
    if program is None:
        print("Chromium is not installed; no pictures are taken.")
        return 1
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        rooms: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        large = sum(take(browser, folder, size, room) for size in SIZES for room in rooms)
        browser.close()
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main())
