"""Somebody in front of a real Chromium, who notices everything that is wrong with a page."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import Error, expect

from estaminet import games

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
"""Milliseconds after which waiting has failed."""

Style = Literal["mouse", "touch", "keyboard"]
SIZES = {
    "phone": (360, 640),
    "tall-phone": (390, 844),
    "tablet": (768, 1024),
    "laptop": (1366, 768),
    "desktop": (1440, 900),
}

# Everything axe knows, not only what a law asks for; colour is judged where it can be (our SVG pieces carry words).
AXE_RUN = """async () => {
  const report = await axe.run(document, { resultTypes: ["violations"] });
  const where = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ");
  return report.violations.map((one) => `${one.id}: ${one.help}: ${where(one.nodes)}`);
}"""


def has_part(game: str, name: str) -> bool:
    """Whether its board has this file: a game may do without lessons, flights, a counting and pieces in its rules."""
    return (games.find(game).folder / "board" / name).exists()


NARROW = ((360, 640), (390, 844), (768, 1024))
"""Where a page has one column and a drawer: two phones and a tablet."""

# What lies over something can be seen through, so a picture does not show it: the browser is asked what a finger would
# hit. There has to be a place to scroll to at which it hits the control itself, a part of it, or its label. What
# is open on top (a dialog, the sheet, a refusal's reason, a result) is looked at alone, and the page again without it.
COVERED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const CONTROLS = "a[href]:not(.skip), button, input, select, textarea, summary, [role=button]";
  const look = async (where) => {
    await frame();
    await frame();
    const covered = [];
    for (const control of where.querySelectorAll(CONTROLS)) {
      if (control.matches(":disabled") || control.closest("[inert]")) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.getBoundingClientRect().width <= 2) continue;
      const over = new Set();
      const hit = ["center", "start", "end"].some((block) => {
        control.scrollIntoView({ block, inline: "center", behavior: "instant" });
        const box = control.getClientRects()[0];
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (at && [control, ...(control.labels ?? [])].some((part) => part.contains(at))) return true;
        over.add(at ? at.outerHTML.slice(0, 90) : "nothing");
        return false;
      });
      if (!hit) covered.push(`${control.outerHTML.slice(0, 120)} is under ${[...over].join(" and ")}`);
    }
    return covered;
  };
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (dialog) return look(dialog);
  const covered = [];
  // From the top: the reason of a refusal, the sheet, and what lies over the board.
  const away = [];
  const lift = async (layer) => {
    covered.push(...(await look(layer)));
    layer.style.display = "none";
    away.push(layer);
  };
  for (const refused of document.querySelectorAll(".refused")) await lift(refused);
  const drawer = document.querySelector("aside.open");
  if (drawer) covered.push(...(await look(drawer)));
  if (drawer) drawer.classList.remove("open");
  for (const layer of document.querySelectorAll("[data-layer]")) await lift(layer);
  covered.push(...(await look(document)));
  if (drawer) drawer.classList.add("open");
  for (const layer of away) layer.style.display = "";
  return covered;
}"""


# A setting that the page finds as if it had been made before.
PACE = """(pace) => {
  try {
    const kept = JSON.parse(localStorage.getItem("estaminet.settings") ?? "{}");
    localStorage.setItem("estaminet.settings", JSON.stringify({ pace, ...kept }));
  } catch {
    // Not a page of ours.
  }
}"""


class Guest:
    """One browser context: a person with cookies and settings of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: str = "desktop",
        style: Style = "mouse",
        pace: str = "instant",
        **context: Any,
    ) -> None:
        """Who is not here for the story has it told at once."""
        width, height = SIZES[size]
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **context}
        self.context = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, has_touch=style == "touch", **settings
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"({PACE})({json.dumps(pace)})")
        self.style = style
        self.size = size
        self.troubles: list[str] = []
        self.allowed: list[str] = []
        self.page = self.watch(self.context.new_page())

    def watch(self, page: Page) -> Page:
        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.troubles.append(f"console {message.type}: {message.text}")

        def failed(request: Request) -> None:
            # A page that is left takes its unfinished requests along.
            if request.failure != "net::ERR_ABORTED":
                self.troubles.append(f"failed: {request.url} {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                self.troubles.append(f"{response.status}: {response.url}")

        page.on("console", said)
        page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        page.on("requestfailed", failed)
        page.on("response", answered)
        return page

    def allow(self, pattern: str) -> None:
        """This trouble is what the test is about."""
        self.allowed.append(pattern)

    def close(self) -> None:
        """Goes home; whatever went wrong on the way is told now."""
        self.context.close()
        left = [one for one in self.troubles if not any(re.search(pattern, one) for pattern in self.allowed)]
        assert not left, "\n".join(left)

    # Looking

    def fits(self) -> None:
        wide, inner = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= inner, f"the page at {self.page.url} is {wide} px wide on a screen of {inner}"

    def accessible(self) -> None:
        if not self.page.evaluate("typeof axe === 'object'"):
            # The page lets no foreign script in; the debugger may.
            self.page.evaluate(AXE.read_text("utf-8") + ";0")
        violations = self.page.evaluate(AXE_RUN)
        assert not violations, f"{self.page.url}:\n" + "\n".join(violations)

    def picture(self, name: str, *, whole: bool = False) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=whole)

    def touchable(self) -> None:
        """On phones and tablets every control that is enabled is what a finger at its centre hits."""
        before = self.page.viewport_size
        assert before is not None
        scrolled = self.page.evaluate("scrollY")
        for width, height in NARROW:
            self.page.set_viewport_size({"width": width, "height": height})
            covered = self.page.evaluate(COVERED)
            assert not covered, f"{self.page.url} at {width} px:\n" + "\n".join(covered)
        self.page.set_viewport_size(before)
        self.page.evaluate("(y) => scrollTo(0, y)", scrolled)

    def good(self, name: str, *, whole: bool = False) -> None:
        """Nothing overflows, nothing is covered, axe finds nothing; and a picture for people to look at."""
        self.fits()
        self.touchable()
        self.accessible()
        self.picture(name, whole=whole)

    # Doing

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("h1")

    def press(self, selector: str) -> None:
        """In this guest's manner."""
        control = self.page.locator(selector).first
        if self.style == "touch":
            control.tap()
        elif self.style == "keyboard":
            control.focus()
            self.page.keyboard.press("Enter")
        else:
            control.click()

    def open_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """A table by the API, under this guest's cookie, where no round waits unless asked for; its id."""
        answer = self.context.request.post("/api/tables", data={"game": game, "seats": seats, "hold": 0, **more})
        assert answer.status == 201, answer.text()
        table_id: str = answer.json()["table"]["id"]
        return table_id

    def sit_down(self, table: str, name: str) -> None:
        answer = self.context.request.post(f"/api/tables/{table}/join", data={"name": name})
        assert answer.ok, answer.text()

    # At a table

    def at_table(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector("[data-stage]")

    def moves(self) -> int:
        return int(self.page.get_attribute("[data-moves]", "data-moves") or 0)

    def waited_for(self) -> Literal["asked", "over", "no"]:
        state: Any = self.page.evaluate(
            "(() => { const t = document.querySelector('[data-stage]'); return [t.dataset.stage, t.dataset.asked]; })()"
        )
        return "over" if state[0] == "ended" else "asked" if state[1] == "true" else "no"

    def legal(self) -> list[str]:
        texts: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.typed datalist option')].map((o) => o.value)"
        )
        return texts

    def menu(self) -> None:
        """On a narrow screen what is beside the board is a sheet that has to be opened."""
        # Neither is there before the table's first message: only then is it known which of the two this screen has. A
        # page that is still looking for the table or the record has nothing beside it.
        beside = self.page.locator("aside:visible, .page:not(:has(> [role=status])):visible")
        beside.or_(self.page.locator(".menu:visible")).first.wait_for()
        if not beside.count():
            self.press(".menu")

    def tab(self, name: str) -> None:
        self.menu()
        self.press(f"[data-tab={name}]")

    def type_move(self, text: str) -> None:
        self.menu()
        box = self.page.locator(".typed input")
        box.fill(text)
        box.press("Enter")

    def moved_on(self, before: int) -> bool:
        """Waits while what was just done is on its way, which may be no time at all; did the table move on?"""
        self.page.wait_for_function(
            "(n) => { const t = document.querySelector('[data-stage]').dataset; "
            "return t.asked === 'true' || Number(t.moves) !== n || t.stage === 'ended'; }",
            arg=before,
        )
        return self.moves() != before or self.waited_for() == "over"

    def play_typed(self, chance: random.Random) -> None:
        if self.page.locator("dialog[open]").count():
            # The board has something open; typing is for the page under it.
            self.page.keyboard.press("Escape")
        before = self.moves()
        legal = self.legal()
        if not legal:
            # Somebody else's answer has closed the window in which we were asked.
            return
        text = chance.choice(legal)
        self.type_move(text)
        assert self.moved_on(before), f"{text}, which was offered, made no move"

    def play_on_board(self, chance: random.Random, tries: int = 10) -> bool:
        """Presses what the board offers, until a move is made. A board may need several steps for one move."""
        before = self.moves()
        for _ in range(tries):
            where = "dialog[open]" if self.page.locator("dialog[open]").count() else ".frame"
            buttons = self.page.locator(f"{where} button:enabled:not([aria-disabled=true]):visible")
            # What a board marks as possible now is the likelier step.
            marked = self.page.locator(f"{where} button.legal:enabled:not([aria-disabled=true]):visible")
            if marked.count() and chance.random() < 0.6:
                buttons = marked
            count = buttons.count()
            if not count:
                return False
            button = buttons.nth(chance.randrange(count))
            try:
                if self.style == "touch":
                    button.tap(timeout=2000)
                elif self.style == "keyboard":
                    button.focus(timeout=2000)
                    self.page.keyboard.press("Enter")
                else:
                    button.click(timeout=2000)
            except Error:
                # The board has been redrawn under our finger.
                continue
            # A step that makes no move yet leaves us asked.
            if self.moved_on(before):
                return True
        return False

    def on_to_the_next_round(self) -> None:
        """If a round is over. In one step: the next one may begin by itself."""
        self.page.evaluate("document.querySelector('.round-end button.next-round')?.click()")

    def hand_over(self) -> None:
        """A bot plays on for us, at once and to the end."""
        self.tab("people")
        self.page.get_by_label("Strength").select_option("novice")
        self.page.get_by_role("button", name="Let a bot play for me").click()
        # Back to the log, and on a phone back to the board.
        self.tab("log")
        self.page.keyboard.press("Escape")

    def over(self) -> None:
        expect(self.page.locator("section.result")).to_be_visible()


def play_match(guests: list[Guest], chance: random.Random, on_board: int, most: int) -> dict[str, int]:
    """Everybody plays until it is over: each makes `on_board` moves on the board itself, and types the next. Who has
    had `most` turns has shown enough and lets a bot go on."""
    counts = {"board": 0, "typed": 0, "bot": 0}
    turns = [0] * len(guests)
    by_hand = [0] * len(guests)
    while True:
        states = [guest.waited_for() for guest in guests]
        if all(state == "over" for state in states):
            return counts
        asked = [number for number, state in enumerate(states) if state == "asked" and turns[number] < most]
        for guest in guests:
            guest.on_to_the_next_round()
        if not asked:
            # Bots play, or a message is on its way.
            guests[0].page.wait_for_timeout(8)
            continue
        number = asked[0]
        guest = guests[number]
        turns[number] += 1
        if turns[number] == most:
            guest.hand_over()
            counts["bot"] += 1
        elif by_hand[number] < on_board and guest.play_on_board(chance):
            by_hand[number] += 1
            counts["board"] += 1
        elif guest.waited_for() == "asked":
            guest.play_typed(chance)
            counts["typed"] += 1


def two_at_a_table(guest: Callable[..., Guest], game: str, hold: int = 0, **how: str) -> tuple[Guest, Guest, str]:
    ann, bob = guest(**how), guest(**how)
    least = games.find(game).manifest.seats[0]
    plan = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": "random"} for _ in range(least - 2))]
    table = ann.open_table(game, plan, name="Ann", hold=hold)
    bob.sit_down(table, "Bob")
    for one in (ann, bob):
        one.at_table(table)
        one.page.wait_for_selector("[data-stage=playing]")
    return ann, bob, table


def asked_one(ann: Guest, bob: Guest) -> tuple[Guest, Guest]:
    """Who is asked now, and who is not."""
    for _ in range(1000):
        states = ann.waited_for(), bob.waited_for()
        if states.count("asked") == 1:
            return (ann, bob) if states[0] == "asked" else (bob, ann)
        assert "over" not in states
        if states == ("asked", "asked"):
            ann.play_typed(random.Random(1))
        ann.page.wait_for_timeout(10)
    raise AssertionError("nobody is asked")
