"""The table always fits: what a turn needs is in the window and uncovered, at every size, and the page never scrolls.

`ESTAMINET_SIZES=all` tries every number of seats and every state; without it a few that are hardest to fit.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.lengths import QUICK
from tests.site.guests import Guest

from estaminet import games
from estaminet.text import languages

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
EVERYTHING = os.environ.get("ESTAMINET_SIZES") == "all"
ZOOMED = (683, 384)
"""A laptop of 1366 by 768 at twice its size."""
SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    ZOOMED,
)
LONG = "Bartholomew the unreasonably long-named."
assert len(LONG) == 40
FEW_MOVES = 20
MOST_MOVES = 60

# Every thing that a turn needs, with a little room for rounding: in the window, not cut off by anything it lies in, and
# what a finger at its centre and near its corners hits is the thing, a part of it or what it lies in.
LOOK = """([phone, laptop]) => {
  const bad = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) bad.push(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > innerHeight) bad.push(`the page is ${root.scrollHeight} high`);
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (one) =>
    `${one.dataset.need ?? ""} ${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)}`;
  const kinds = new Set();
  for (const need of document.querySelectorAll("[data-need]")) {
    if (!seen(need)) continue;
    const box = need.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    kinds.add(need.dataset.need);
    const where = `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      bad.push(`${named(need)} is outside at ${where}`);
      continue;
    }
    for (let around = need.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      const [wide, high] = [box.left < edge.left - 2 || box.right > edge.right + 2, box.bottom > edge.bottom + 2];
      if (wide || high || box.top < edge.top - 2) {
        bad.push(`${named(need)} at ${where} is cut by ${around.tagName}.${around.className}`);
        break;
      }
    }
    const { overflow } = getComputedStyle(need);
    if (overflow === "visible" && need.clientHeight && need.scrollHeight > need.clientHeight + 16) {
      bad.push(`${named(need)} sticks out: ${need.scrollHeight} in ${need.clientHeight}`);
    }
    for (const [x, y] of [[0.5, 0.5], [0.08, 0.12], [0.92, 0.12], [0.08, 0.88], [0.92, 0.88]]) {
      const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      // A button laid over a thing is there for it.
      const button = at?.closest("button");
      if (!at || !(need.contains(at) || at.contains(need) || button?.parentElement.contains(need))) {
        bad.push(`${named(need)} at ${where} is under ${at?.tagName}.${at?.className}`);
        break;
      }
    }
  }
  // What was revealed lies over what is shared.
  if (kinds.has("news")) kinds.add("shared");
  for (const kind of ["ask", "seat", "shared"]) if (!kinds.has(kind)) bad.push(`there is no ${kind}`);
  const heights = [...document.querySelectorAll("[data-chrome]")].map((one) => one.getBoundingClientRect().height);
  const chrome = heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  const most = phone ? 0.18 : laptop ? 0.14 : 0.18;
  if (!heights.length || chrome > most) bad.push(`the shell takes ${Math.round(100 * chrome)} % of the height`);
  const ask = document.querySelector("[data-need=ask] p");
  if (ask && ask.scrollHeight > ask.clientHeight + 2) bad.push("the question is cut");
  // Cards of the hand: what is free of each before the next one begins.
  const buttons = [...document.querySelectorAll("[data-need=hand] button")].filter(seen);
  const cards = buttons.map((one) => one.getBoundingClientRect());
  const least = cards.length <= 8 ? 44 : 24;
  cards.forEach((card, at) => {
    const next = cards[at + 1];
    const free = next && Math.abs(next.top - card.top) < 20 ? next.left - card.left : card.width;
    if (free < least - 0.6) bad.push(`card ${at + 1} of ${cards.length} has ${free.toFixed(1)} px`);
  });
  if (phone) {
    for (const control of document.querySelectorAll(".bar :is(a, button), .frame :is(button, summary)")) {
      if (!seen(control) || control.closest("[data-need=hand]") || control.matches(":disabled")) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 43.4 || box.height < 43.4) {
        bad.push(`${named(control)} is ${Math.round(box.width)}x${Math.round(box.height)}`);
      }
    }
  }
  return [...new Set(bad)];
}"""


def look(one: Guest, name: str) -> dict[tuple[int, int], list[str]]:
    """What does not fit, by size; a picture of each size that is wrong, or of all of them when everything is asked."""
    wrong: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        # Two frames: one to lay out, one for what measures itself.
        one.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        phone = width < 600 or height < 480
        bad = one.page.evaluate(LOOK, [phone, width >= 1024])
        if bad:
            wrong[width, height] = bad
        if bad or EVERYTHING:
            one.picture(f"fits-{name}-{width}x{height}")
    return wrong


def tables() -> Iterator[Any]:
    for game in GAMES:
        least, most = games.find(game).manifest.seats
        for seats in sorted({max(2, least), min(4, most), most}):
            if EVERYTHING or seats == most:
                language = QUICK[(GAMES.index(game) + seats) % len(QUICK)]
                yield pytest.param(game, seats, language, id=f"{game}-{seats}")
        for language in sorted(set(languages()) - set(QUICK)):
            yield pytest.param(game, most, language, id=f"{game}-{most}-{language}", marks=pytest.mark.long)


@pytest.mark.parametrize(("game", "seats", "language"), list(tables()))
def test_everything_a_turn_needs_is_in_view(guest: Come, game: str, seats: int, language: str) -> None:
    one = guest(locale=language)
    chance = random.Random(f"{game} {seats}")
    bots = [{"kind": "bot", "level": "random"} for _ in range(seats - 1)]
    table = one.open_table(game, [{"kind": "me"}, *bots], name=LONG)
    one.at_table(table)
    one.page.wait_for_selector("[data-need=seat]")
    wrong: dict[str, dict[tuple[int, int], list[str]]] = {}

    def judge(state: str) -> None:
        found = look(one, f"{game}-{seats}-{language}-{state}")
        if found:
            wrong[state] = found

    def wait() -> bool:
        one.page.wait_for_function(
            "() => { const t = document.querySelector('[data-stage]').dataset; "
            "return t.asked === 'true' || t.stage === 'ended'; }"
        )
        return one.waited_for() == "asked"

    most = MOST_MOVES if EVERYTHING else FEW_MOVES
    judged = 0
    one.page.set_viewport_size({"width": 1440, "height": 900})
    while wait():
        moves = one.moves()
        if moves >= (0, FEW_MOVES, MOST_MOVES)[judged]:
            judge(("my-turn", "after-20", "crowded")[judged])
            one.page.set_viewport_size({"width": 1440, "height": 900})
            judged += 1
            if moves >= most or judged > 2:
                break
        one.play_typed(chance)
    # Not my turn: a moment back, where nothing can be done.
    one.page.keyboard.press("Escape")
    one.page.locator(".bar h1").click()
    one.page.keyboard.press("ArrowLeft")
    expect(one.page.locator("[data-need=ask] button")).to_be_visible()
    judge("not-mine")
    told = [
        f"{state} {width}x{height}: {'; '.join(bad)}"
        for (state, sizes) in wrong.items()
        for (width, height), bad in sizes.items()
    ]
    assert not told, "\n".join(told)
