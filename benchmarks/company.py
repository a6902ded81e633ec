"""How soon friends notice each other: a line of chat on the others' boards, and a line that has gone.

    python -m benchmarks.site --company [TIMES]

Three browsers sit at a table: two laptops and a phone with nothing open beside its board. Wants the site built and the
system's Chromium.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.site.guests import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST = 500
"""Milliseconds, for either."""
TIMES = 10

# When the words stood on this page's board: once the frame with them has been drawn.
SEEN = """(text) => new Promise((done) => {
  const look = () => {
    const bubbles = [...document.querySelectorAll("[data-bubble]")];
    if (!bubbles.some((one) => one.textContent.includes(text) && one.checkVisibility({ visibilityProperty: true })))
      return requestAnimationFrame(look);
    requestAnimationFrame(() => (window.seen = Date.now()));
  };
  window.seen = null;
  look();
  done();
})"""
SAID = """(text) => {
  const input = document.querySelector(".chat form input");
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  const at = Date.now();
  input.form.requestSubmit();
  return at;
}"""
GONE = """() => new Promise((done) => {
  const since = performance.now();
  const look = () => {
    if (!document.querySelector("p.lost")) return requestAnimationFrame(look);
    requestAnimationFrame(() => done(performance.now() - since));
  };
  dispatchEvent(new Event("offline"));
  look();
})"""


def company(browser: Browser, address: str, times: int = TIMES) -> bool:
    """Prints a line for each of the two; whether both are soon enough."""
    ann, bob, eve = (Guest(browser, address, size=size) for size in ("laptop", "laptop", "tall-phone"))
    table = ann.open_table("dudo", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], name="Ann")
    for one, name in ((bob, "Bob"), (eve, "Eve")):
        one.sit_down(table, name)
    for one in (ann, bob, eve):
        one.at_table(table)
        one.page.wait_for_selector("[data-stage=playing]")
        one.page.wait_for_selector(".frame button, .frame svg")
    chat: list[float] = []
    for number in range(times):
        text = f"What do you say to that, number {number}?"
        for one in (bob, eve):
            one.page.evaluate(SEEN, text)
        at = ann.page.evaluate(SAID, text)
        for one in (bob, eve):
            one.page.wait_for_function("() => window.seen !== null")
            chat.append(one.page.evaluate("window.seen") - at)
        # Nobody talks faster.
        ann.page.wait_for_timeout(1000)
    gone: list[float] = []
    for _ in range(times):
        gone.append(eve.page.evaluate(GONE))
        expect(eve.page.locator("p.lost")).to_have_count(0)
    for one in (ann, bob, eve):
        one.close()
    good = True
    for what, taken in (("a line of chat on the others' boards", chat), ("a line that has gone is said", gone)):
        worst = max(taken)
        good = good and worst <= MOST
        note = "" if worst <= MOST else "  too late"
        print(f"{what:38} median {statistics.median(taken):5.0f} ms, worst {worst:5.0f} ms of {len(taken)}{note}")
    return good
