"""What is not allowed says why: in a sentence, beside the control that was used, with the clause a press away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.lengths import rest_wide
from tests.site.guests import Guest, asked_one, two_at_a_table
from tests.site.test_boards import lesson_at

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
PHONES = ["phone", "tall-phone"]
NEAR = 16
"""Pixels between the control and what is said about it."""


def touch(one: Guest, selector: str) -> Locator:
    """With a finger, also what is marked as not allowed: it is pressed to hear why."""
    control = one.page.locator(selector).first
    control.evaluate("(control) => control.scrollIntoView({ block: 'center' })")
    box = box_of(control)
    one.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return control


def box_of(control: Locator) -> FloatRect:
    box = control.bounding_box()
    assert box is not None
    return box


def said_beside(one: Guest, control: Locator) -> str:
    """What is said, after a look that all of it is in view, beside the control and not over it."""
    refused = one.page.locator(".refused")
    expect(refused).to_be_visible()
    size = one.page.viewport_size
    assert size is not None
    said, used = box_of(refused), box_of(control)
    assert said["x"] >= 0
    assert said["x"] + said["width"] <= size["width"]
    assert said["y"] >= 0
    assert said["y"] + said["height"] <= size["height"]
    above = used["y"] - (said["y"] + said["height"])
    below = said["y"] - (used["y"] + used["height"])
    assert 0 <= max(above, below) <= NEAR, f"{said} is not beside {used}"
    assert said["x"] < used["x"] + used["width"]
    assert used["x"] < said["x"] + said["width"]
    return refused.locator("p").first.inner_text()


@pytest.mark.parametrize("game", rest_wide(GAMES))
def test_a_refusal_says_why_and_the_clause_opens_in_place(guest: Come, game: str) -> None:
    ann, bob, _ = two_at_a_table(guest, game)
    asked, other = asked_one(ann, bob)
    move = asked.legal()[0]
    other.type_move(move)
    refused = other.page.locator(".refused")
    expect(refused).to_be_visible()
    assert len(refused.locator("p").first.inner_text()) > 15
    button = refused.locator("button[aria-expanded]")
    clause = button.inner_text().split()[1]
    assert clause in games.find(game).rules("en").clauses
    button.click()
    expect(refused.locator(".section")).to_be_visible()
    other.good(f"{game}-refused")
    # Nonsense is kept apart from what is not allowed, and also answered.
    other.type_move("what?")
    expect(refused.locator("code")).to_have_text("what?")


@pytest.mark.parametrize("size", rest_wide(PHONES))
@pytest.mark.parametrize(
    ("game", "hold", "control"),
    [
        ("dnup", ".hand button", ".own .places button"),
        ("dudo", None, ".ladder button >> nth=2"),
        ("udaka", None, ".hand button"),
    ],
)
def test_the_reason_is_given_beside_the_finger(
    guest: Come, game: str, hold: str | None, control: str, size: str
) -> None:
    _, other = asked_one(*two_at_a_table(guest, game, size=size, style="touch")[:2])
    if hold:
        touch(other, hold)
    said = said_beside(other, touch(other, control))
    assert said[0].isupper()
    assert said.endswith(".")
    other.good(f"{game}-{size}-why-not")
    # The rule opens in place, still in view; anything else that is pressed puts the sentence away.
    other.page.locator(".refused button[aria-expanded]").tap()
    expect(other.page.locator(".refused .section")).to_be_visible()
    expect(other.page.locator(".refused")).to_be_in_viewport(ratio=1)
    other.page.locator(".menu").tap()
    expect(other.page.locator(".refused")).to_be_hidden()


@pytest.mark.parametrize("size", PHONES)
def test_dnup_says_at_once_why_picked_cards_cannot_be_played(guest: Come, size: str) -> None:
    one = guest(size=size, style="touch")
    lesson_at(one, "dnup", 4)
    touch(one, ".hand button[aria-label^='3']")
    expect(one.page.locator(".advice")).to_have_text(
        "A single 4 lies in front of Bo; one card has to be higher than that."
    )
    assert said_beside(one, touch(one, ".own .places button")) == one.page.locator(".advice").inner_text()


def test_dudab_says_at_once_why_a_card_fits_nowhere(guest: Come) -> None:
    one = guest(size="phone", style="touch")
    lesson_at(one, "dudab", 1, "lesson/2")
    touch(one, ".hand button[aria-label^=yellow]")
    expect(one.page.locator(".bar p")).to_contain_text("are not one apart")
    assert said_beside(one, touch(one, ".target >> nth=1")) in one.page.locator(".bar p").inner_text()
