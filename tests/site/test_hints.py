"""The lamp beside the story: what can I do, what would be good, why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.site.guests import Guest, has_part

from estaminet import games

Come = Callable[..., Guest]
GAMES = [
    key if key == "dudo" else pytest.param(key, marks=pytest.mark.long)
    for key in (game.key for game in games.all_games("board"))
]


@pytest.mark.parametrize("game", GAMES)
def test_a_ladder_of_three_with_the_move_on_the_board(guest: Come, game: str) -> None:
    ann = guest(size="phone")
    for busy in ("503.*/hint", "status of 503"):
        ann.allow(busy)  # whoever is busy sends it away; it is asked again below
    table = ann.open_table(game, [{"kind": "me"}, {"kind": "bot", "level": "random"}], name="Ann")
    ann.at_table(table)
    page = ann.page
    lamp = page.locator("[data-hint]")
    # Every question has a lamp, once it is put.
    lamp.click(timeout=60_000)
    hints = page.locator(".hints")
    expect(hints.locator("li").first).to_be_visible()
    expect(page.locator("[data-mark]")).to_have_count(0)
    ann.accessible()

    answer = hints.get_by_text("My choice:")
    for _ in range(3):
        hints.get_by_role("button", name="What would be good?").click()
        expect(answer.or_(hints.get_by_role("alert"))).to_be_visible(timeout=60_000)
        if answer.is_visible():
            break
    expect(answer).to_be_visible()
    if has_part(game, "spots.ts"):
        expect(page.locator("[data-mark=better]").first).to_be_visible()
    told = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")
    assert sum(told["table"]["hints_taken"]) == 1
    # The rings lie around things of the board, in the window, once the board has made room.
    page.wait_for_function(
        """() => [...document.querySelectorAll("[data-mark=better]")].every((ring) => {
          const box = ring.getBoundingClientRect();
          const across = -8 < box.left && box.left < box.right && box.right < innerWidth + 8;
          return across && 0 < box.top && box.top < box.bottom && box.bottom < innerHeight + 8;
        })"""
    )
    # And what they lie around is not all under the words.
    page.wait_for_function(
        """() => {
          const words = document.querySelector(".hints").getBoundingClientRect();
          const rings = [...document.querySelectorAll("[data-mark=better]")].map((one) => one.getBoundingClientRect());
          return !rings.length || rings.some((ring) => ring.top >= words.bottom - 12 || ring.bottom <= words.top + 12);
        }"""
    )
    why = hints.get_by_role("button", name="Why?")
    if why.count():
        why.click()
        expect(hints.locator("[data-why]")).not_to_be_empty()
    ann.picture(f"hint-{game}-phone")
    hints.get_by_role("button", name="Close").click()
    expect(hints).to_have_count(0)
    expect(page.locator("[data-mark]")).to_have_count(0)
    ann.tab("help")
    expect(page.get_by_text("Hints are on at this table, for everybody. Ann: one hint")).to_be_visible()
