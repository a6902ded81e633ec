"""Lessons on the real board, at the size of a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import expect
from tests.site.guests import Guest

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]


def lessons() -> list[str]:
    return [game for game in GAMES if (games.find(game).folder / "board" / "lesson.json").exists()]


@pytest.mark.parametrize("game", lessons())
def test_the_lesson_can_be_played_through(guest: Come, game: str) -> None:
    lesson = json.loads((games.find(game).folder / "board" / "lesson.json").read_text("utf-8"))
    one = guest(size="phone")
    one.go(f"/learn/{game}/lesson")
    for number, step in enumerate(lesson["steps"]):
        expect(one.page.locator(".head .hint")).to_have_text(f"{number + 1} of {len(lesson['steps'])}")
        go_on = one.page.get_by_role("button", name="Go on", exact=True).first
        # The step before is still on the board until the table has answered; what is typed then goes nowhere.
        one.page.wait_for_selector(".speech[aria-busy=false]")
        if step.get("expect"):
            one.page.wait_for_selector(".typed datalist option", state="attached")
            legal = one.legal()
            move = next((m for m in legal for pattern in step["expect"] if fnmatchcase(m, pattern)), step["expect"][0])
            if number % 3 == 0:
                one.good(f"{game}-lesson-{number}", whole=True)
            one.type_move(move)
        expect(go_on).to_be_enabled()
        assert one.page.locator("p.panel.bad").count() == 0, one.page.locator("p.panel.bad").inner_text()
        go_on.click()
    expect(one.page.get_by_role("heading", name="That is all you need")).to_be_visible()
    one.good(f"{game}-lesson-done")


def test_dnup_a_new_step_ends_the_look_at_the_turned_hand(guest: Come) -> None:
    """The first step asks for that look; the second says to pick up both sevens, which a turned hand does not show."""
    one = guest(size="phone", style="touch")
    one.go("/learn/dnup/lesson")
    one.page.get_by_role("button", name="See it turned").tap()
    expect(one.page.locator(".hand.preview")).to_be_visible()
    one.page.get_by_role("button", name="Go on", exact=True).tap()
    expect(one.page.locator(".head .hint")).to_have_text("2 of 11")
    expect(one.page.locator(".hand.preview")).to_be_hidden()
    sevens = one.page.locator(".hand button[aria-label^='7']")
    expect(sevens).to_have_count(2)
    # Who looks again and then points at a card has picked it up.
    one.page.get_by_role("button", name="See it turned").tap()
    one.page.locator(".hand.preview button").last.tap()
    expect(one.page.locator(".hand.preview")).to_be_hidden()
    expect(one.page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
    for seven in sevens.all():
        seven.tap()
    one.page.locator(".own .places button").tap()
    expect(one.page.get_by_role("button", name="Go on", exact=True)).to_be_enabled()
