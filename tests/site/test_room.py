"""The tavern as a place: faces, chairs, lamp light, and a front page that does not jump."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.lengths import groups_of_languages, rest_wide
from tests.site.guests import Guest

from estaminet import games
from estaminet.bots.regulars import REGULARS
from estaminet.text import languages

Come = Callable[..., Guest]
GAMES = games.all_games("board")
MOST_SHIFT = 0.02

# Sums up every shift that nobody caused by pressing something, as browsers report them.
SHIFTS = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (one.hadRecentInput) continue;
      const parts = one.sources.map((part) => part.node?.outerHTML?.slice(0, 80) ?? "gone");
      window.shifted.push([one.value, parts.join(" | ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


def shift(one: Guest) -> tuple[float, list[Any]]:
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_timeout(500)
    shifts = one.page.evaluate("window.shifted")
    return sum(value for value, _ in shifts), shifts


@pytest.mark.parametrize("size", rest_wide(["phone", "desktop"]))
def test_home_does_not_jump(guest: Come, size: str) -> None:
    one = guest(size=size)
    one.page.add_init_script(f"({SHIFTS})()")
    one.go("/")
    first, told = shift(one)
    assert first < MOST_SHIFT, told
    # Somebody who comes back finds their tables at once.
    for _ in range(2):
        one.open_table("dudo", [{"kind": "me"}, {"kind": "bot", "level": "odette"}], name="Ann")
    one.go("/")
    one.page.wait_for_selector("#mine + ul li")
    one.page.goto("/settings")
    one.go("/")
    again, told = shift(one)
    assert one.page.locator("#mine + ul li").count() == 2
    assert again < MOST_SHIFT, told


@pytest.mark.parametrize("spoken", groups_of_languages())
def test_on_a_small_phone_more_than_one_game_and_every_switch_are_in_view(guest: Come, spoken: list[str]) -> None:
    for language in spoken:
        one = guest(size="phone", locale=language)
        one.go("/")
        height = one.page.evaluate("innerHeight")
        buttons = one.page.locator("[data-game] .button.primary")
        expect(buttons).to_have_count(len(GAMES))
        in_view = [box for i in range(buttons.count()) if (box := buttons.nth(i).bounding_box()) is not None]
        assert sum(box["y"] + box["height"] <= height for box in in_view) >= 2
        expect(one.page.locator(".switches .room")).to_be_visible()
        # The language is shown by its code, whole.
        code = one.page.locator(".tongue .code")
        expect(code).to_have_text(language.upper())
        assert code.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_every_regular_has_a_face_of_their_own(guest: Come) -> None:
    one = guest()
    one.go("/")
    one.page.locator(".regulars").scroll_into_view_if_needed()
    faces = one.page.locator(".regulars [data-face]")
    expect(faces).to_have_count(len(REGULARS))
    drawn: dict[str, str] = dict(faces.evaluate_all("(all) => all.map((face) => [face.dataset.face, face.innerHTML])"))
    assert set(drawn) == {regular.key for regular in REGULARS}
    assert len(set(drawn.values())) == len(REGULARS)
    assert max(map(len, drawn.values())) < 3000


def test_the_lobby_is_a_table_with_chairs_in_playing_order(guest: Come) -> None:
    ann, bob = guest(), guest(size="phone", style="touch")
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "basile"}, {"kind": "open"}]
    table = ann.open_table("dudo", seats, name="Ann", start="ready")
    ann.at_table(table)
    expect(ann.page.locator("[data-chair]")).to_have_count(5)
    expect(ann.page.locator("[data-chair='3'] [data-face=basile]")).to_be_visible()
    ann.good("lobby-chairs", whole=True)
    # Clockwise from my own chair at the bottom.
    middle = ann.page.locator(".top").bounding_box()
    assert middle is not None
    around = []
    for chair in (1, 2, 3, 4, 0):
        box = ann.page.locator(f"[data-chair='{chair}']").bounding_box()
        assert box is not None
        x = box["x"] + box["width"] / 2 - middle["x"] - middle["width"] / 2
        y = box["y"] + box["height"] / 2 - middle["y"] - middle["height"] / 2
        around.append((math.atan2(y, x) - math.pi / 2 + 0.2) % (2 * math.pi))
    assert around == sorted(around)
    # A chair is taken by pressing it; bots are put on others, by name.
    bob.at_table(table)
    bob.press("[data-chair='2'] button")
    expect(bob.page.locator("[data-chair='2'].you")).to_be_visible()
    ann.page.locator("[data-chair='0'] select").select_option("odette")
    expect(bob.page.locator("[data-chair='0']")).to_contain_text("Odette")
    ann.page.get_by_role("button", name="Fill the open seats").click()
    expect(ann.page.locator("[data-chair].open")).to_have_count(0)
    names = ann.page.locator(".chair .name").all_inner_texts()
    assert len(set(names)) == 5


def test_names_come_before_levels_and_the_head_is_one_row(guest: Come) -> None:
    one = guest(size="laptop", locale="fr")
    bots = [{"kind": "bot", "level": who} for who in ("odette", "leopold", "ottilie", "basile", "philomene")]
    one.at_table(one.open_table("dudo", [{"kind": "me"}, *bots], name="Ann"))
    names = one.page.locator(".others .person .name")
    expect(names).to_have_count(len(bots))
    assert names.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    # What does not fit beside a name is not seen at all, and sticks out of nothing.
    levels = one.page.locator(".others .person .level")
    right = "(one) => one.getBoundingClientRect().right"
    assert levels.evaluate_all(f"(all) => all.every((one) => ({right})(one) <= ({right})(one.closest('li')))")
    for language in languages():
        two = guest(locale=language)
        two.go("/settings")
        for width in (768, 844, 1000):
            two.page.set_viewport_size({"width": width, "height": 390})
            two.fits()
            assert two.page.locator("header").evaluate("(head) => head.offsetHeight") < 72


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_whose_turn_it_is_shows_by_light_mark_and_word(guest: Come, theme: str) -> None:
    one = guest(color_scheme=theme)
    bots = [{"kind": "bot", "level": "odette"}, {"kind": "bot", "level": "basile"}]
    # Nobody is quicker than the eye: another person has to begin.
    table = one.open_table(
        "dudo",
        [{"kind": "me"}, {"kind": "open"}, *bots],
        name="Ann",
        options={"first_starter": "seat", "first_seat": 1},
    )
    two = guest()
    two.sit_down(table, "Bob")
    one.at_table(table)
    asked = one.page.locator("[data-need=seat]:has(.person.asked)")
    expect(asked).to_contain_text("Bob")
    assert asked.evaluate("(seat) => getComputedStyle(seat).boxShadow") != "none"
    expect(asked.locator(".person .mark")).to_be_visible()
    # Others' turns are not orders, and nothing is said thrice.
    expect(one.page.locator("[data-need=ask]")).to_have_text("Bob is choosing")
    quiet = one.page.locator("[data-need=seat]:not(:has(.person.asked))")
    for i in range(quiet.count()):
        assert quiet.nth(i).evaluate("(seat) => getComputedStyle(seat).boxShadow") == "none"
    two.at_table(table)
    two.page.wait_for_selector("[data-asked=true]")
    ask = two.page.locator("[data-need=ask]")
    expect(ask).to_have_text(re.compile("^Your turn"))
    expect(ask).not_to_contain_text("Bob")
