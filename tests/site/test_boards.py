"""Boards draw what the rules send, and send back where the player points: clicks, drags, and nothing they judged."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.lengths import rest_wide
from tests.site.guests import Guest

Come = Callable[..., Guest]


def lesson_at(one: Guest, game: str, step: int, lesson: str = "lesson") -> None:
    """At this step of a lesson; those just before it that have no position of their own are only read."""
    one.go(f"/learn/{game}/{lesson}#{step}")
    here = one.page.locator(".head .hint")
    expect(here).to_contain_text(" of ")
    while True:
        one.page.wait_for_selector(".speech[aria-busy=false]")
        at = int(here.inner_text().split()[0])
        if at == step:
            one.page.wait_for_selector(".typed datalist option", state="attached")
            return
        one.page.locator(".speech .button.primary").click()
        expect(here).to_contain_text(f"{at + 1} of")


def carry(one: Guest, thing: Locator, to: Locator) -> None:
    start, end = thing.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = one.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    expect(one.page.locator(".hand .flying").first).to_be_visible()
    mouse.up()
    expect(one.page.locator(".hand .flying")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "step", "card", "onto"),
    rest_wide(
        [
            ("dnup", 4, "8", ".own .places button"),
            ("dudab", 2, "red 3", ".column >> nth=0"),
            ("udaka", 4, "a 4", ".pile.main"),
        ]
    ),
)
def test_a_card_is_carried_to_where_it_goes(guest: Come, game: str, step: int, card: str, onto: str) -> None:
    one = guest()
    # Tall enough for hand and table at once.
    one.page.set_viewport_size({"width": 1200, "height": 1600})
    lesson_at(one, game, step)
    carry(one, one.page.locator(f".hand button[aria-label^='{card}']").first, one.page.locator(onto))
    expect(one.page.get_by_role("button", name="Go on", exact=True)).to_be_enabled()
    expect(one.page.locator(".comment.good")).to_be_visible()


def test_dnup_marks_the_set_that_the_rules_say_goes_back(guest: Come) -> None:
    one = guest()
    lesson_at(one, "dnup", 4)
    back = one.page.locator(".place.beaten")
    expect(back).to_have_count(0)
    one.page.locator(".hand button[aria-label^='8']").click()
    expect(back).to_have_count(1)
    expect(back).to_contain_text("goes back")
    expect(one.page.locator(".others .place.beaten")).to_have_count(1)


def test_dudo_says_what_a_calza_is_worth(guest: Come) -> None:
    """DUDO-CALZA-05: with all five dice a joker is earned, and no die."""
    one = guest()
    stake = one.page.locator(".call.calza small")
    lesson_at(one, "dudo", 6)
    expect(stake).to_have_text("right: joker, wrong: −1 die")
    lesson_at(one, "dudo", 2, "lesson/2")
    expect(stake).to_have_text("right: +1 die, wrong: −1")


PLACES = """() => {
  window.places = [[], []];
  window.banners = 0;
  const look = () => {
    const [cups, middle] = [".others", ".upper > .middle"].map((one) => document.querySelector(one));
    // Between two rounds nothing of the table is seen.
    if (middle && document.querySelector(".calls") && !document.querySelector(".round-end")) {
      for (const [n, one] of [cups, middle].entries()) window.places[n].push(one.getBoundingClientRect().top);
      window.banners += document.querySelector(".banner") ? 1 : 0;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("size", ["tall-phone", "desktop"])
def test_the_banner_of_a_palifico_round_moves_neither_cups_nor_bid(guest: Come, size: str) -> None:
    one = guest(size=size)
    bots = [{"kind": "bot", "level": "random"}] * 3
    one.at_table(one.open_table("dudo", [{"kind": "me"}, *bots]))
    one.page.wait_for_selector("[data-asked=true]")
    one.page.evaluate(PLACES)
    chance = random.Random(3)
    while not one.page.evaluate("window.banners"):
        one.page.wait_for_selector("[data-asked=true], [data-stage=ended]")
        if one.waited_for() == "over" or not one.play_on_board(chance, 20):
            # Nobody came down to one die while this player had a say.
            one.at_table(one.open_table("dudo", [{"kind": "me"}, *bots]))
            one.page.wait_for_selector("[data-asked=true]")
            one.page.evaluate(PLACES)
    # A bid is a hair higher than the words in its place.
    assert max(max(tops) - min(tops) for tops in one.page.evaluate("window.places")) < 4
