"""The deal of the day on the page: tried once, and compared."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.site.guests import Guest

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
