"""The site's budget: what a first visit to the home page or to a table loads, how soon a move is drawn, and how long
the page is busy at a stretch while the story is told on a slow machine.

    python -m benchmarks.site
    python -m benchmarks.site --lighthouse [VISITS]    Lighthouse's marks instead, see benchmarks/audits.py
    python -m benchmarks.site --play [SECONDS]         what jumps while matches are played, see benchmarks/steady.py
    python -m benchmarks.site --company [TIMES]        how soon friends notice each other, see benchmarks/company.py

Wants the site built (`make site`) and the system's Chromium. Fails when the budget is exceeded.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Request, sync_playwright
from tests.server.house import House
from tests.site.conftest import ARGUMENTS, chromium
from tests.site.guests import Guest

from benchmarks import audits, company, steady
from estaminet import games

MOST_BYTES = {"/": 80_000, "/t/": 140_000}
"""Compressed, without headers, for somebody who comes for the first time: the home page; a table with its board."""
MOST_FRAMES = 2
MOVES = 30
MOST_BUSY = 100
"""Milliseconds: no task of the page is longer, on a processor four times slower, while a match is played."""
SLOWER = 4
"""What a task takes of the processor, times this: what else the machine does meanwhile is not the page's doing."""
TURNS = 4
USUAL_VISITS = 5

# Counts animation frames from a message's arrival to the first one that draws the new number of moves.
WATCH = """() => {
  window.shown = [];
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", (event) => {
        const moves = JSON.parse(event.data).play?.moves;
        if (moves === undefined) return;
        const at = performance.now();
        let frames = 0;
        const look = () => {
          frames += 1;
          const drawn = Number(document.querySelector("[data-moves]")?.dataset.moves ?? -1);
          if (drawn >= moves) window.shown.push([frames, performance.now() - at]);
          else if (frames < 60) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    }
  };
}"""


def lighthouse(program: str, visits: int) -> int:
    """Lighthouse's marks of four pages."""
    if not audits.fetch():
        print("Node is not installed; nothing is measured.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        house = House(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log").open()
        try:
            origin, game = f"http://localhost:{house.port}", "dudo"
            return 0 if audits.audit(origin, asked_table(program, origin, game), game, program, visits) else 1
        finally:
            house.stop()


def asked_table(program: str, origin: str, game: str) -> str:
    """A table at which somebody has come, is asked and says nothing: it stands still while it is looked at."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        guest = Guest(browser, origin)
        bots = [{"kind": "bot", "level": "odette"}, {"kind": "bot", "level": "basile"}]
        table = guest.open_table(game, [{"kind": "me"}, *bots], options={"first_starter": "seat", "first_seat": 0})
        guest.at_table(table)
        guest.page.wait_for_selector("[data-stage=playing][data-asked=true]")
        guest.close()
        browser.close()
    return table


def main() -> int:
    bad = 0
    program = chromium()
    if program is None:
        print("Chromium is not installed; nothing is measured.")
        return 0
    if "--lighthouse" in sys.argv:
        given = sys.argv[sys.argv.index("--lighthouse") + 1 :]
        return lighthouse(program, int(given[0]) if given else USUAL_VISITS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log").open()
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            if "--play" in sys.argv:
                given = sys.argv[sys.argv.index("--play") + 1 :]
                seconds = float(given[0]) if given else steady.SECONDS
                return 0 if steady.steady(browser, f"http://localhost:{house.port}", seconds) else 1
            if "--company" in sys.argv:
                given = sys.argv[sys.argv.index("--company") + 1 :]
                times = int(given[0]) if given else company.TIMES
                return 0 if company.company(browser, f"http://localhost:{house.port}", times) else 1
            print(
                f"{'game':8} {'first page':>12} {'a table':>12} {'requests':>9} {'frames to show a move':>22} "
                f"{'ms':>6} {'longest task':>14}"
            )
            for game in games.keys():  # noqa: SIM118
                context = browser.new_context(base_url=f"http://localhost:{house.port}", service_workers="block")
                page = context.new_page()
                page.add_init_script(f"({WATCH})()")
                sizes: list[int] = []
                page.on("requestfinished", counter(sizes))
                page.goto("/")
                page.wait_for_load_state("networkidle")
                home = sum(sizes)
                page.locator(f"[data-game={game}] .button.primary").click()
                page.locator("dialog .button.primary").click()
                page.wait_for_selector(".frame button, .frame svg")
                guest = browser.new_context(service_workers="block").new_page()
                table: list[int] = []
                guest.on("requestfinished", counter(table))
                guest.goto(page.url)
                guest.wait_for_selector(".frame button, .frame svg")
                guest.wait_for_load_state("networkidle")
                guest.context.close()
                page.locator("[data-tab=people]").click()
                page.get_by_role("button", name="Let a bot play for me").click()
                page.wait_for_function(f"() => window.shown.length >= {MOVES} || document.querySelector('.result')")
                shown = page.evaluate("window.shown")
                frames = [frame for frame, _ in shown]
                worst = sorted(frames)[int(len(frames) * 0.95) - 1]
                took = statistics.median(ms for _, ms in shown)
                context.close()
                busy = busiest(browser, f"http://localhost:{house.port}", game)
                good = home <= MOST_BYTES["/"] and sum(table) <= MOST_BYTES["/t/"] and worst <= MOST_FRAMES
                good = good and busy <= MOST_BUSY
                bad += not good
                note = "" if good else "  over budget"
                print(
                    f"{game:8} {home / 1000:9.1f} kB {sum(table) / 1000:9.1f} kB {len(table):9} "
                    f"{worst:18} (95 %) {took:6.1f} {busy:11.0f} ms{note}"
                )
        finally:
            browser.close()
            house.stop()
    return 1 if bad else 0


def busiest(browser: Browser, address: str, game: str) -> float:
    """The longest task in some turns of play against bots at a brisk pace on a phone, as on a slow processor."""
    guest = Guest(browser, address, size="tall-phone", pace="brisk", reduced_motion="no-preference")
    bots = [{"kind": "bot", "level": "random"} for _ in range(3)]
    guest.at_table(guest.open_table(game, [{"kind": "me"}, *bots], name="Ann", hold=0))
    page = guest.page
    page.wait_for_selector(".frame button, .frame svg")
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("[data-asked=true], [data-stage=ended]")
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    chance = random.Random(game)
    for _ in range(TURNS):
        page.wait_for_selector("[data-asked=true], [data-stage=ended]")
        if guest.waited_for() == "over" or not guest.play_on_board(chance, 40):
            break
        page.wait_for_function("() => document.querySelector('.story').dataset.telling === 'false'")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    guest.close()
    # The browser has pages of its own, which are drawn meanwhile: ours is where our scripts are called.
    calls = (event for event in events if address in str(event.get("args", {}).get("data", {}).get("url", "")))
    ours = {(event["pid"], event["tid"]) for event in calls if event["name"] == "FunctionCall"}
    tasks = (event for event in events if (event["pid"], event["tid"]) in ours and event["name"].endswith("RunTask"))
    return SLOWER * max(float(event.get("tdur", 0)) for event in tasks) / 1000


def counter(sizes: list[int]) -> Callable[[Request], None]:
    """Adds up the bodies of the answers as they go over the line."""

    def count(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    return count


if __name__ == "__main__":
    sys.exit(main())
