"""How steady the page is while a match is played: what jumps, on a phone and on a desktop, in all games at once.

    python -m benchmarks.site --play [SECONDS]

Wants the site built and the system's Chromium. A move comes with a key, as a player's would: what jumps within half a
second of it is the player's own doing, which no browser counts.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

from tests.site.guests import Guest

from estaminet import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST_SHIFT = 0.02
SECONDS = 60
SIZES = ("tall-phone", "desktop")
BEAT = 300
"""Milliseconds between two looks at who is asked."""
HOLD = 4
"""Seconds that the end of a round is looked at."""
TOLD = 5
"""How many things that jumped are named."""

# Everything that jumps counts, not only the worst five seconds.
WATCH = """() => {
  window.jumps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const named = ({ node, previousRect: from, currentRect: to }) => {
        const thing = node?.nodeType === 1 ? node : node?.parentElement;
        const by = ["x", "y", "width", "height"].map((side) => Math.round(to[side] - from[side])).join(" ");
        return `${thing?.tagName.toLowerCase()}.${thing?.getAttribute("class")?.replace(/ ?svelte-\\w+/, "")} (${by})`;
      };
      window.jumps.push([entry.value, entry.sources.map(named).join(", ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""

# Types one of the moves that are offered; whether the match is over.
GO_ON = """(chance) => {
  const { stage, asked } = document.querySelector("[data-stage]").dataset;
  const moves = [...document.querySelectorAll(".typed datalist option")].map((option) => option.value);
  if (asked === "true" && moves.length) {
    const input = document.querySelector(".typed input");
    input.value = moves[Math.floor(chance * moves.length)];
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.form.requestSubmit();
  }
  return stage === "ended";
}"""


def play(browser: Browser, address: str, size: str, seconds: float) -> dict[str, list[tuple[float, str]]]:
    """What jumped in each game, and by how much."""
    guests: dict[str, Guest] = {}
    for game in games.keys():  # noqa: SIM118
        guest = Guest(browser, address, size=size, pace="brisk", reduced_motion="no-preference")
        bots = [{"kind": "bot", "level": "random"} for _ in range(3)]
        guest.at_table(guest.open_table(game, [{"kind": "me"}, *bots], name="Ann", hold=HOLD))
        guest.page.wait_for_selector(".frame button, .frame svg")
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate(WATCH)
        # What jumped while the page was made is Lighthouse's to judge.
        guest.page.evaluate("window.jumps.length = 0")
        guests[game] = guest
    chance = random.Random(size)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        over = []
        for guest in guests.values():
            if guest.waited_for() == "asked":
                guest.page.keyboard.press("Shift")
            over.append(guest.page.evaluate(GO_ON, chance.random()))
        if all(over):
            break
        next(iter(guests.values())).page.wait_for_timeout(BEAT)
    found: dict[str, Any] = {game: guest.page.evaluate("window.jumps") for game, guest in guests.items()}
    for guest in guests.values():
        guest.close()
    return found


def steady(browser: Browser, address: str, seconds: float = SECONDS) -> bool:
    """Prints a line for each game and size; whether all of them are steady."""
    print(f"{'game':8} {'size':12} {'jumps':>6} {'shift':>8}   {seconds:.0f} s of play")
    good = True
    for size in SIZES:
        for game, jumps in play(browser, address, size, seconds).items():
            total = sum(value for value, _ in jumps)
            good = good and total < MOST_SHIFT
            note = "" if total < MOST_SHIFT else "  too much"
            print(f"{game:8} {size:12} {len(jumps):6} {total:8.4f}{note}", flush=True)
            for value, what in sorted(jumps, reverse=True)[:TOLD]:
                print(f"         {value:.4f} {what}")
    return good
