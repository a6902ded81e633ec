"""Pages without a match: home, settings, learn, the way in; in every language, theme and size."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Route, expect
from tests.lengths import every_language, groups_of_languages, rest_long, rest_wide
from tests.site.guests import Guest, has_part

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
PAGES = ["/", "/settings", "/learn", "/replay", "/me", "/deal"]


@pytest.mark.parametrize("spoken", groups_of_languages())
@pytest.mark.parametrize("size", rest_long(["phone", "tablet", "desktop"]))
def test_pages_fit_and_are_accessible_in_every_language_and_theme(guest: Come, size: str, spoken: list[str]) -> None:
    for language, theme in zip(spoken, cycle(("light", "dark")), strict=False):
        one = guest(size=size, locale=language, color_scheme=theme)
        for page in [*PAGES, f"/new/{GAMES[0]}", f"/learn/{GAMES[0]}/rules"]:
            one.go(page)
            one.page.wait_for_load_state("networkidle")
            name = page.strip("/").replace("/", "-") or "home"
            one.good(f"page-{name}-{size}-{language}", whole=True)
        assert one.page.get_attribute("html", "lang") == language


def test_home_shows_every_game_with_its_picture_and_sentence(guest: Come) -> None:
    one = guest()
    one.go("/")
    for game in GAMES:
        card = one.page.locator(f"[data-game={game}]")
        expect(card.locator("h3")).to_have_text(games.find(game).manifest.title)
        expect(card.locator(".picture svg").first).to_be_visible()
        expect(card.locator(".about p").nth(1)).to_have_text(re.compile(".{20}"))


def test_language_and_theme_are_remembered(guest: Come) -> None:
    one = guest()
    one.go("/")
    one.page.select_option("select.language", "sv")
    expect(one.page.locator("h1")).to_contain_text("krog")
    one.page.click(".room")
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")
    one.page.reload()
    expect(one.page.locator("h1")).to_contain_text("krog")
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_play_now_is_two_presses(guest: Come) -> None:
    one = guest()
    one.go("/")
    one.page.locator("[data-game] .button.primary").first.click()
    one.page.get_by_role("button", name="Deal").click()
    one.page.wait_for_selector("[data-stage=playing]")
    assert re.search(r"/t/\w+$", one.page.url)
    # Nothing of mine can be taken back yet, whatever the deal said of me.
    one.page.wait_for_selector("[data-asked=true]")
    assert one.page.locator("button.undo").count() == 0
    # And home offers to go on with it.
    one.page.click("a.brand")
    one.page.locator("#mine").wait_for()
    one.page.locator("#mine + ul a").first.click()
    one.page.wait_for_selector("[data-stage=playing]")


@pytest.mark.parametrize("setting", rest_long(["usual", "safe", "contrast"]))
def test_every_setting_keeps_pages_readable(guest: Come, setting: str) -> None:
    for theme in ("light", "dark"):
        one = guest(size="phone", color_scheme=theme)
        one.go("/settings")
        one.page.check(f"input[name=colours][value={setting}]")
        one.page.select_option("select:not(.language)", "200")
        one.good(f"settings-{setting}-{theme}-200", whole=True)
        one.go("/")
        one.page.wait_for_load_state("networkidle")
        one.good(f"home-{setting}-{theme}-200", whole=True)


def test_sound_is_off_at_first_and_one_tap_turns_it_on(guest: Come) -> None:
    one = guest()
    one.go("/")
    sound = one.page.locator(".switches button").first
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    one.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", every_language())
@pytest.mark.parametrize("game", rest_wide(GAMES))
def test_rules_have_all_clauses_are_searchable_and_printable(guest: Come, game: str, language: str) -> None:
    clauses = games.find(game).rules(language).clauses
    one = guest(locale=language)
    last = list(clauses)[-1]
    one.go(f"/learn/{game}/rules#{last}")
    one.page.wait_for_selector(".rules .clause")
    shown = set(one.page.locator(".rules .clause").all_inner_texts())
    assert shown == set(clauses)
    expect(one.page.locator(f"#{last}")).to_be_in_viewport()
    # Cards and dice are drawn; what stays written is read by those who listen.
    pieces = has_part(game, "InText.svelte")
    if pieces:
        expect(one.page.locator(".rules .piece[aria-label] svg").nth(9)).to_be_attached()
    one.page.fill("input[type=search]", last)
    expect(one.page.locator(".rules section .clause", has_text=last)).to_be_visible()
    meant = [clause for clause in clauses.values() if last in f"{clause.id} {clause.text}"]
    expect(one.page.locator(".rules section")).to_have_count(len(meant))
    assert len(meant) < len(clauses)
    one.page.emulate_media(media="print")
    expect(one.page.locator("header")).to_be_hidden()
    one.page.emulate_media(media="screen")
    one.go(f"/learn/{game}/glance")
    if pieces:
        expect(one.page.locator(".rules li .piece svg").first).to_be_visible()


def test_on_a_phone_sections_fold_and_open_where_one_goes(guest: Come) -> None:
    one = guest(size="phone", style="touch")
    first, *_, last = games.find("dudab").rules("en").clauses.values()
    one.go("/learn/dudab/rules")
    one.page.locator(".contents a", has_text=last.section).tap()
    expect(one.page.locator(f"#{last.id}")).to_be_visible()
    expect(one.page.locator(f"#{first.id}")).to_be_hidden()
    # An example is played where the lesson plays it.
    one.go("/learn/dudab/rules#DUDAB-PICK-01")
    one.page.locator("p:has(#DUDAB-PICK-01) a.try").tap()
    expect(one.page.locator(".head .hint")).to_have_text("6 of 9")


def test_a_house_rule_from_a_file_is_checked_and_its_problems_are_shown(guest: Come) -> None:
    game, option = next(
        (game, option["name"])
        for game in GAMES
        for option in json.loads(guest().context.request.get(f"/api/games/{game}").text())["options"]
        if isinstance(option["default"], dict)
    )
    one = guest(size="phone")
    one.go(f"/new/{game}")
    one.page.get_by_text("House rules:").click()
    upload = one.page.locator("input[type=file]")
    upload.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": b'{"nonsense": true}'})
    one.page.get_by_role("button", name="Open the table").click()
    alert = one.page.locator("[role=alert] li").first
    expect(alert).to_be_visible()
    assert option in alert.inner_text() or "cards" in alert.inner_text()
    one.good(f"{game}-file-refused", whole=True)
    infos = json.loads(one.context.request.get(f"/api/games/{game}").text())["options"]
    whole = next(info["default"] for info in infos if info["name"] == option)
    whole = {key: value for key, value in whole.items() if key != "hash"} | {"name": "ours"}
    upload.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(whole).encode()})
    one.page.get_by_text("Who sits where").click()
    one.page.get_by_role("button", name="Fill the open seats").click()
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_selector("[data-stage=playing]")
    one.allow("400.*/api/tables")
    one.allow("status of 400")


def test_the_page_opens_without_a_network(guest: Come) -> None:
    """Home, and the lessons, rules and replays that were seen before."""
    one, game = guest(), GAMES[0]
    least = games.find(game).manifest.seats[0]
    table = one.open_table(game, [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * (least - 1)], name="Ann")
    one.go("/")
    one.page.wait_for_selector("html[data-offline=ready]")
    one.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    one.go(f"/learn/{game}/rules")
    expect(one.page.locator(".rules .clause").first).to_be_visible()
    one.go(f"/learn/{game}/lesson")
    expect(one.page.locator(".speech")).to_have_attribute("aria-busy", "false")
    expect(one.page.locator(".halo").first).to_be_visible()
    said = one.page.locator(".speech").inner_text()
    one.at_table(table)
    one.page.wait_for_selector("[data-stage=playing]")
    one.go(f"/replay/{table}")
    expect(one.page.locator(".frame")).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    one.context.set_offline(True)
    one.allow("ERR_INTERNET_DISCONNECTED")
    one.page.goto("/")
    expect(one.page.locator("h1")).to_be_visible()
    expect(one.page.locator("[role=alert]")).to_contain_text("cannot be reached")
    expect(one.page.locator("[data-game]")).to_have_count(len(GAMES))
    one.page.goto(f"/learn/{game}/lesson")
    expect(one.page.locator(".speech")).to_have_text(said, use_inner_text=True)
    expect(one.page.locator(".halo").first).to_be_visible()
    one.page.goto(f"/learn/{game}/rules")
    expect(one.page.locator(".rules .clause").first).to_be_visible()
    one.page.goto(f"/replay/{table}")
    expect(one.page.locator(".frame")).to_be_visible()


def test_a_page_from_before_an_upgrade_loads_itself_again(guest: Come) -> None:
    """What it has not fetched yet is gone then. If there was no upgrade, it says that something is missing."""
    # What the service worker fetches nobody can put something else in place of.
    one = guest(service_workers="block")
    for expected in ("Service Worker registration blocked", "404.*/assets/", "status of 404"):
        one.allow(expected)
    gone, upgraded = True, False

    def part(route: Route) -> None:
        if gone:
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    def first_page(route: Route) -> None:
        nonlocal gone
        if not upgraded or route.request.resource_type == "document":
            route.continue_()
        else:
            gone = False
            route.fulfill(body='<script type="module" src="/assets/index-later.js"></script>')

    one.page.route(re.compile(r"/assets/Settings-[^/]*\.js$"), part)
    one.page.route(re.compile(r"^[a-z]+://[^/]+/$"), first_page)
    one.go("/")
    one.page.evaluate("window.before = true")
    settings, home = one.page.locator("a[href='/settings']").first, one.page.locator("main a[href='/']")
    settings.click()
    expect(home).to_be_visible()
    assert one.page.evaluate("window.before") is True
    home.click()
    upgraded = True
    settings.click()
    expect(one.page.locator("h1")).to_have_text("Settings")
    assert one.page.evaluate("window.before") is None
    assert one.page.url.endswith("/settings")


def test_it_can_be_installed(guest: Come) -> None:
    one = guest()
    manifest = json.loads(one.context.request.get("/manifest.webmanifest").text())
    assert manifest["start_url"] == "/"
    assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = one.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_an_unknown_address_says_so(guest: Come) -> None:
    one = guest()
    one.go("/nowhere/at-all")
    expect(one.page.locator("h1")).to_contain_text("nothing")
    one.allow("404.*/api/")
    one.allow("status of 404")
    one.go("/c/ZZZZ")
    expect(one.page.locator("h1")).to_contain_text("No table has this code")
    one.go("/t/nosuchtable")
    expect(one.page.locator("h1")).to_contain_text("no such table")
