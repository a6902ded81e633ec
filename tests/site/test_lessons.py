"""Lessons on the real board: who follows the lit things gets to the end, and has all of it in view."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.lengths import QUICK, rest_wide
from tests.site.guests import Guest, has_part

from estaminet import games
from estaminet.text import languages

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board") if has_part(game.key, "lesson.json")]
SIZES = ("tall-phone", "laptop")

# What somebody sees who cannot read: the bubble, the rings, and whether there is a button to go on. Some frames after
# the board has last changed everything is in its place.
LOOK = """async () => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const look = () => {
    if (document.querySelector("section.end")) return { over: true };
    const bubble = document.querySelector(".speech");
    if (!bubble || bubble.getAttribute("aria-busy") === "true") return null;
    const go = bubble.querySelector(".button.primary");
    const lit = document.querySelector(".halo.lit");
    const rings = [...document.querySelectorAll(".halo")].map(box);
    // Every step shows something: without a ring the board is not there yet.
    if ((!go && !lit) || !rings.length) return null;
    const speech = box(bubble);
    const seen = (one, by) =>
      one.left >= -by && one.top >= -by && one.right <= innerWidth + by && one.bottom <= innerHeight + by;
    const apart = (one) =>
      speech.right <= one.left || one.right <= speech.left || speech.bottom <= one.top || one.bottom <= speech.top;
    const page = document.scrollingElement;
    const board = document.querySelector(".lesson .frame");
    const wrong = [];
    if (!seen(speech, 0)) wrong.push("the bubble is not in view");
    // A ring is drawn a little way around its thing.
    if (!rings.every((one) => seen(one, 6))) wrong.push("what it speaks of is not in view");
    if (!rings.every(apart)) wrong.push("the bubble lies over what it speaks of");
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push("the page scrolls");
    if (board.scrollHeight > board.clientHeight + 1) wrong.push("the board scrolls");
    const at = document.querySelector(".head .hint").innerText;
    return { over: false, wrong, at, text: bubble.innerText, press: box(go ?? lit) };
  };
  for (let frame = 0, still = 0, last = ""; frame < 1200; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = JSON.stringify(look());
    still = now === last && now !== "null" ? still + 1 : 0;
    last = now;
    if (still >= 4) return JSON.parse(now);
  }
  return null;
}"""

# Whatever is pressed changes something on the page, if only a card that is picked up.
CHANGED = "(before) => document.querySelector('.lesson').innerHTML !== before"


# What a turn needs and a tip lies over, and a lamp that it hides; the story has been told when there is a tip.
TIP_IS_APART = """(longest) => {
  const tip = document.querySelector(".coach");
  const { left, top, right, bottom } = tip.getBoundingClientRect();
  const under = [...document.querySelectorAll("[data-need]:not([data-need=news])")].filter((need) => {
    const box = need.getBoundingClientRect();
    return box.right > left + 1 && box.left < right - 1 && box.bottom > top + 1 && box.top < bottom - 1;
  });
  const text = tip.querySelector("p");
  const lamp = document.querySelector("[data-hint]");
  const at = lamp.getBoundingClientRect();
  if (!lamp.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2))) under.push(lamp);
  // The longest of all tips can be read as well.
  text.textContent = longest;
  if (text.offsetHeight > tip.clientHeight || text.scrollWidth > text.clientWidth) under.push(text);
  return under.map((one) => one.outerHTML.slice(0, 90));
}"""


def tips(game: str, language: str) -> list[str]:
    strings = (games.find(game).folder / "strings" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^coach-[\w-]+ = (.+)$", strings, re.MULTILINE)


def look(one: Guest) -> dict[str, Any]:
    seen: dict[str, Any] | None = one.page.evaluate(LOOK)
    assert seen is not None, f"{one.page.url}: there is nothing to press: {one.page.locator('.lesson').inner_text()}"
    return seen


def follow(one: Guest, address: str, name: str | None = None) -> list[str]:
    """To the end by pressing what is lit; what was wrong on the way."""
    one.go(address)
    wrong: list[str] = []
    for number in range(80):
        seen = look(one)
        if seen["over"]:
            return wrong
        wrong += [f"{address} {seen['at']}: {what}: {seen['text']}" for what in seen["wrong"]]
        if name:
            one.picture(f"{name}-{number}")
        before = one.page.evaluate("document.querySelector('.lesson').innerHTML")
        box = seen["press"]
        one.page.mouse.click((box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2)
        one.page.wait_for_function(CHANGED, arg=before)
    raise AssertionError(f"{address} does not end: {seen}")


def addresses(game: str) -> list[str]:
    files = sorted((games.find(game).folder / "board").glob("lesson*.json"))
    return [f"/learn/{game}/lesson{path.stem.removeprefix('lesson') and '/' + path.stem[-1]}" for path in files]


@pytest.mark.parametrize(
    ("game", "lesson", "language", "size"),
    rest_wide(zip(GAMES, cycle((1, 0)), cycle((*QUICK[1:], QUICK[0])), cycle(SIZES), strict=False), short=2),
)
def test_who_follows_the_lit_things_finishes_the_lesson(
    guest: Come, game: str, lesson: int, language: str, size: str
) -> None:
    one = guest(size=size, locale=language)
    wrong = follow(one, addresses(game)[lesson])
    assert not wrong, "\n".join(wrong)
    # What was done is remembered: nothing is left to take up again.
    one.go(f"/learn/{game}")
    expect(one.page.locator(".games a small")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [*SIZES, "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_lit_things_finishes_them_in_every_language_and_size(
    guest: Come, game: str, size: str, language: str
) -> None:
    one = guest(size=size, locale=language)
    wrong = [
        found
        for number, address in enumerate(addresses(game))
        for found in follow(one, address, f"lesson-{game}-{number + 1}-{size}-{language}")
    ]
    assert not wrong, "\n".join(wrong)


def test_tips_at_the_question_are_counted_with_what_was_done(guest: Come) -> None:
    one = guest(size="tall-phone")
    one.go("/")
    one.page.evaluate("localStorage.setItem('estaminet.coach', JSON.stringify({ dudo: {} }))")
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = one.open_table("dudo", [{"kind": "me"}, *bots], options={"first_starter": "seat", "first_seat": 0})
    one.at_table(table)
    one.page.wait_for_selector("[data-asked=true]")
    one.page.wait_for_selector("[data-hint]")
    tip = one.page.locator(".coach")
    expect(tip).to_contain_text("about a third")
    one.good("coach")
    longest = max((tip for game in GAMES for language in languages() for tip in tips(game, language)), key=len)
    # It lies over nothing that a turn needs, hides no lamp, and all of it can be read.
    for width, height in ((360, 640), (390, 844), (844, 390), (1366, 768)):
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(TIP_IS_APART, longest) == [], f"{width}x{height}"
    one.page.set_viewport_size({"width": 390, "height": 844})
    one.page.locator("[data-spot='1x2']").click()
    # What was done is counted, and the tip that was there with it.
    one.page.wait_for_function("() => JSON.parse(localStorage.getItem('estaminet.coach')).dudo.Bid === 1")
    assert one.page.evaluate("JSON.parse(localStorage.getItem('estaminet.coach')).dudo['coach-bid']") == 1
