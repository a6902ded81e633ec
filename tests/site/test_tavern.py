"""My tavern: what was played is there, with picture and figures; it moves to another device, and goes when wanted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Route, expect
from tests.site.guests import Guest

Come = Callable[..., Guest]


def played(one: Guest, game: str, *bots: str) -> str:
    """A match that bots have played to its end for this guest."""
    table = one.open_table(game, [{"kind": "me"}, *({"kind": "bot", "level": bot} for bot in bots)], name="Ann")
    one.at_table(table)
    one.hand_over()
    one.over()
    return table


def test_a_guests_tavern_has_their_matches_and_goes_with_them(guest: Come) -> None:
    ann = guest(size="phone")
    first, second = played(ann, "dudo", "basile"), played(ann, "udaka", "random", "random")
    ann.go("/me")
    cards = ann.page.locator(".matches article")
    expect(cards).to_have_count(2)
    # (The picture may show how the last round was won, which has a heading of its own.)
    expect(cards.first.get_by_role("heading", name="UDAKA")).to_be_visible()
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card.locator(".picture .frame")).to_be_visible()
    expect(cards.last.locator(f"a[href='/replay/{first}#review!1']")).to_be_visible()
    rows = ann.page.locator("#fares ~ table").first.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("too few matches to say")
    # How well a regular plays may be a word of the game's own.
    expect(ann.page.locator("#fares ~ details")).to_contain_text("Dudo!: Basile, Club player (bluffer)")
    ann.page.wait_for_load_state("networkidle")
    ann.good("tavern-phone", whole=True)

    # Everything that is listed is reviewed at one press, and drawn. (The shorter match is all that is listed here.)
    for busy in ("503.*/api/reviews", "status of 503"):
        ann.allow(busy)

    def the_first(route: Route) -> None:
        route.fulfill(json={"matches": [one for one in route.fetch().json()["matches"] if one["id"] == first]})

    ann.page.route("**/api/me/matches*", the_first)
    ann.page.reload()
    expect(cards).to_have_count(1)
    expect(ann.page.locator("#course ~ svg")).to_have_count(0)
    ann.page.get_by_role("button", name="Review the matches shown").click()
    expect(ann.page.locator("#course ~ svg rect")).to_have_count(2, timeout=120_000)
    expect(ann.page.get_by_role("button", name="Review the matches shown")).to_have_count(0)
    ann.page.unroute("**/api/me/matches*")

    # What does not come at once comes page by page, each match once.
    listed: list[dict[str, object]] = []

    def one_at_a_time(route: Route) -> None:
        if "before" not in route.request.url:
            listed[:] = route.fetch().json()["matches"]
            route.fulfill(json={"matches": listed[:1], "next": "1.x"})
        else:
            route.fulfill(json={"matches": listed[1:]})

    ann.page.route("**/api/me/matches*", one_at_a_time)
    ann.page.reload()
    expect(cards).to_have_count(1)
    ann.page.get_by_role("button", name="Show earlier matches").click()
    expect(cards).to_have_count(2)
    for card, table in ((cards.first, second), (cards.last, first)):
        expect(card.locator(f"a[href='/replay/{table}#review!1']")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Show earlier matches")).to_have_count(0)
    ann.page.unroute("**/api/me/matches*")

    with ann.page.expect_download() as export:
        ann.page.get_by_role("link", name="Download everything").click()
    kept = json.loads(export.value.path().read_text("utf-8"))
    assert [match["id"] for match in kept["matches"]] == [second, first]

    ann.page.get_by_role("button", name="Personal link").click()
    shown = ann.page.locator("#keep ~ .field input")
    expect(shown).to_have_value(re.compile("/me#claim="))
    link = shown.input_value()
    phone = guest()
    phone.go(link)
    expect(phone.page.locator(".matches article")).to_have_count(2)
    expect(phone.page).to_have_url(re.compile("/me$"))  # the link does not stay in the address
    phone.page.locator(".matches").scroll_into_view_if_needed()
    expect(phone.page.locator(".matches .picture .frame")).to_have_count(2)
    phone.page.wait_for_load_state("networkidle")
    phone.good("tavern-desktop", whole=True)

    phone.page.get_by_role("button", name="Forget me").click()
    phone.page.get_by_role("button", name="Forget me").click()
    expect(phone.page.locator(".matches article")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("#keep")).to_be_visible()
    expect(ann.page.locator(".matches article")).to_have_count(0)
