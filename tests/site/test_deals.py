"""The deal of the day on the page: tried once, and compared."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.site.guests import Guest, play_match

Come = Callable[..., Guest]


def test_a_deal_among_friends_is_tried_from_its_link(guest: Come) -> None:
    ann = guest(size="phone")
    ann.go("/deal")
    expect(ann.page.locator(".deals li")).to_have_count(4)
    ann.page.get_by_role("button", name="New deal").last.click()
    # Its own page, and no longer the one of all deals of the day.
    expect(ann.page.get_by_role("button", name="Try it")).to_have_count(1)
    shown = ann.page.locator("input[readonly]")
    expect(shown).to_have_value(re.compile("/deal/"))
    link = shown.input_value()
    ann.good("deal-phone", whole=True)
    ann.page.get_by_role("button", name="Try it").click()
    ann.page.wait_for_selector("[data-stage=playing]")
    ann.go(link)
    expect(ann.page.get_by_role("link", name="Go on")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Try it")).to_have_count(0)

    bob = guest()
    bob.go(link)
    bob.page.get_by_role("button", name="Try it").click()
    bob.page.wait_for_selector("[data-stage=playing]")


@pytest.mark.long
def test_the_try_of_a_deal_leads_to_its_board_where_it_is_reviewed_by_itself(guest: Come) -> None:
    bob = guest()
    for busy in ("503.*/api/reviews", "status of 503"):
        bob.allow(busy)  # whoever is busy may send it away for a while; it asks again
    bob.go("/deal")
    bob.page.get_by_role("button", name=re.compile("^Dudo!.*New deal")).click()
    expect(bob.page.get_by_role("button", name="Try it")).to_have_count(1)
    bob.page.get_by_role("button", name="Try it").click()
    bob.page.wait_for_selector("[data-stage=playing]")
    play_match([bob], random.Random(5), on_board=0, most=1000)
    bob.over()
    bob.page.locator("section.result").get_by_role("link", name="See the results").click()
    board = bob.page.locator("table")
    expect(board.locator("thead")).to_contain_text("own mistakes", timeout=240_000)
    expect(board.locator("tr.mine td").nth(3)).to_have_text(re.compile(r"^[−0]"))
    expect(bob.page.get_by_role("progressbar")).to_have_count(0)
    bob.good("deal-board", whole=True)
