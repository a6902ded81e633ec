"""Matches looked at again: with whose eyes, at which move, from the server or from a file."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.lengths import rest_wide
from tests.site.guests import SIZES, Guest, play_match

from estaminet import games
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.record import record_of, to_text

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]


@pytest.mark.wide
def test_the_eyes_that_were_chosen_stay_and_are_in_the_address(guest: Come) -> None:
    ann = guest()
    plan = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(2))]
    table = ann.open_table("udaka", plan, name="Ann")
    ann.at_table(table)
    ann.hand_over()
    ann.over()
    ann.go(f"/replay/{table}#12")
    eyes = ann.page.locator(".eyes select")
    hands = ann.page.locator(".others li:has(.mini:not(.back))")
    expect(ann.page.locator(".others li")).to_have_count(3)
    expect(hands).to_have_count(0)

    eyes.select_option("open")
    expect(hands).to_have_count(3)
    ann.page.locator("h1").click()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".at")).to_contain_text("move 13 of")
    ann.page.wait_for_load_state("networkidle")
    expect(eyes).to_have_value("open")
    expect(hands).to_have_count(3)
    expect(ann.page).to_have_url(re.compile("#13!open$"))
    # What happened is told where it is told at the table.
    ann.page.wait_for_function(
        """() => {
          const last = [...document.querySelectorAll(".log button")].at(-1);
          return last && document.querySelector("[data-caption]")?.innerText === last.innerText;
        }"""
    )
    ann.tab("share")
    expect(ann.page.locator("input[readonly]").first).to_have_value(re.compile(f"/replay/{table}#13!open$"))
    # The address of a review opens it where the replay is open already.
    ann.page.evaluate("location.hash = '#review!2'")
    expect(ann.page.locator("[data-tab=review][aria-selected=true]")).to_be_visible()
    expect(eyes).to_have_value("1")

    bob = guest(size="phone")
    bob.go(f"/replay/{table}#13!open")
    expect(bob.page.locator(".eyes select")).to_have_value("open")
    expect(bob.page.locator(".at")).to_contain_text("move 13 of")
    expect(bob.page.locator(".others li:has(.mini:not(.back))")).to_have_count(3)
    bob.good("replay-open-phone")
    bob.page.locator(".eyes select").select_option("1")
    expect(bob.page.locator(".own .hand button")).not_to_have_count(0)
    expect(bob.page.locator(".others li:has(.mini:not(.back))")).to_have_count(0)
    expect(bob.page).to_have_url(re.compile("#13!2$"))
    bob.page.evaluate("location.hash = '#4'")
    expect(bob.page.locator(".eyes select")).to_have_value("public")
    expect(bob.page.locator(".at")).to_contain_text("move 4 of")
    # In the sheet the steps and how fast they follow each other are in one row.
    bob.menu()
    steps, pace = (bob.page.locator(one).bounding_box() for one in (".stepper", ".pace select"))
    assert steps is not None
    assert pace is not None
    assert steps["y"] < pace["y"] + pace["height"] / 2 < steps["y"] + steps["height"]
    assert steps["x"] + steps["width"] <= pace["x"] < pace["x"] + pace["width"] <= SIZES["phone"][0]


class Boaster(random.Random):
    """Bids as high as can be, which is a mistake that nobody can miss."""

    def choice(self, seq: Any) -> Any:
        bids = [text for text in seq if text[0].isdigit()]
        return max(bids, key=lambda text: [int(part) for part in text.split("x")], default=seq[0])


def leads_to(links: Locator, hashes: list[str]) -> None:
    expect(links).to_have_count(len(hashes))
    for link, to in zip(links.all(), hashes, strict=True):
        expect(link).to_have_attribute("href", re.compile(re.escape(to) + "$"))


def test_the_review_of_a_match_names_its_mistakes_and_leads_to_them(guest: Come) -> None:
    ann = guest()
    table = ann.open_table("dudo", [{"kind": "me"}, {"kind": "bot", "level": "random"}], name="Ann")
    ann.at_table(table)
    play_match([ann], Boaster(), on_board=0, most=1000)
    ann.over()
    # Whoever is busy may send it away for a while; it asks again.
    for busy in ("503.*/api/reviews", "status of 503"):
        ann.allow(busy)
    ann.page.locator("section.result").get_by_role("link", name="Review", exact=True).click()
    expect(ann.page.locator(".eyes select")).to_have_value("0")
    review = ann.page.locator(".review")
    expect(review.locator(".accounts tbody th").last).to_have_text("result", timeout=120_000)
    made = ann.context.request.get(f"/api/reviews/{table}").json()
    assert made["done"] == made["total"]
    expect(review.locator(".accounts thead th")).to_have_count(3)
    # Everybody's chances, and one player's luck and mistakes apart.
    expect(review.locator("polyline")).to_have_count(4)
    expect(review.locator(".key li")).to_have_count(4)
    expect(review.get_by_role("progressbar")).to_have_count(0)
    leads_to(review.locator("li a"), [f"#{move}!open" for move in made["deciding"]])
    links = review.locator(".decision a")
    for seat in (1, 0):
        review.locator("select").select_option(str(seat))
        worst = [f"#{one['move']}!{seat + 1}!better" for one in made["worst"] if one["seat"] == seat]
        leads_to(links, worst)
    assert len(worst) == 3
    ann.good("replay-review")

    # On a phone the sheet makes room for the board.
    width, height = SIZES["phone"]
    ann.page.set_viewport_size({"width": width, "height": height})
    expect(review).to_be_visible()
    high, inner = ann.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert high <= inner
    ann.accessible()
    ann.picture("replay-review-phone")
    links.first.click()
    expect(review).to_be_hidden()
    expect(ann.page).to_have_url(re.compile(re.escape(worst[0]) + "$"))
    expect(ann.page.locator(".slide")).to_contain_text(f"move {worst[0][1:].partition('!')[0]} of")
    # On the board: what she bid, what was better, and why. Whoever goes on leaves it behind.
    told = ann.page.locator(".mistake")
    expect(told).to_contain_text("Going by your own dice")
    expect(ann.page.locator("[data-mark=better]")).to_have_text("Better")
    best = next(one for one in made["worst"] if one["seat"] == 0)["best_action"]
    spot = (
        f"[data-spot='{best['count']}x{best['value']}']" if best["type"] == "Bid" else f".call.{best['type'].lower()}"
    )
    ann.page.wait_for_function(
        """(spot) => {
          const both = ["[data-mark=better]", spot].map((one) => document.querySelector(one));
          const [ring, thing] = both.map((one) => one?.getBoundingClientRect());
          if (!ring || !thing || ring.left >= thing.left || thing.right >= ring.right) return false;
          return ring.top < thing.top && thing.bottom < ring.bottom;
        }""",
        arg=spot,
    )
    ann.accessible()
    ann.picture("replay-better-phone")
    ann.page.locator(".told").get_by_role("button", name="One move forward").click()
    expect(told).to_have_count(0)
    expect(ann.page.locator("[data-mark]")).to_have_count(0)

    # From there she plays on against bots: a table that says where it comes from, and leads back there.
    ann.page.goto(f"/replay/{table}{worst[0]}")
    ann.tab("log")
    ann.page.get_by_text("Play on from here").click()
    ann.page.get_by_role("button", name="As it was").click()
    mark = ann.page.locator("[data-branch=same]")
    expect(mark).to_be_visible()
    assert mark.get_attribute("href") == f"/replay/{table}#{worst[0][1:].partition('!')[0]}"
    expect(ann.page.locator("[data-asked=true]")).to_be_visible()
    ann.accessible()
    ann.picture("branch-phone")

    # The match shows what was played on from it, under the move it leaves from; only to whoever played it.
    branch = ann.page.url.rpartition("/")[2]
    ann.page.goto(f"/replay/{table}")
    ann.tab("variations")
    tree = ann.page.locator(".variations")
    expect(tree.locator(f"a[data-match='{table}']")).to_have_attribute("aria-current", "page")
    expect(tree.get_by_role("link", name=f"Move {worst[0][1:].partition('!')[0]}", exact=True)).to_be_visible()
    expect(tree.locator(f"li li a[data-match='{branch}']")).to_have_attribute("href", f"/t/{branch}")
    ann.accessible()
    ann.picture("variations-phone")


@pytest.mark.parametrize("game", rest_wide(GAMES))
def test_a_record_from_a_file_is_shown_open_on_a_phone(guest: Come, game: str, tmp_path: Path) -> None:
    rules = games.find(game)
    seats = rules.manifest.seats[1]
    match = Match(rules, rules.read_options({}, seats), seats, chance=SeededChance(5))
    choose = random.Random(5)
    while match.ended is None and len(match.moves) < 400:
        seat = match.asked[0]
        match.play(seat, choose.choice(match.state.legal(seat)))
    file = tmp_path / "match.estaminet"
    file.write_text(to_text(record_of(match, tuple(f"Player {n}" for n in range(seats)))), "utf-8")
    one = guest(size="phone")
    one.go("/replay")
    one.page.locator("input[type=file]").set_input_files(file)
    one.page.locator(".slide input").fill("40")
    one.page.wait_for_selector("[data-need=seat]")
    for width, height in ((360, 640), (390, 844), (844, 390), (768, 1024), (1366, 768), (360, 640)):
        one.page.set_viewport_size({"width": width, "height": height})
        high, inner = one.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert high <= inner, f"{width}x{height}: the page is {high} px high"
        one.fits()
        one.picture(f"{game}-file-replay-{width}x{height}")
    one.good(f"{game}-file-replay", whole=True)
    if match.ended is not None:
        one.page.locator(".eyes select").select_option("open")
        one.page.wait_for_load_state("networkidle")
        one.good(f"{game}-file-replay-open", whole=True)


def test_only_the_eyes_that_were_chosen_last_are_waited_for(guest: Come) -> None:
    """What was asked for before may come after it."""
    rules = games.find("udaka")
    match = Match(rules, rules.read_options({}, 2), 2, chance=SeededChance(5))
    while len(match.moves) < 12:
        match.play(match.asked[0], match.state.legal(match.asked[0])[0])
    text = to_text(record_of(match, ("Ada", "Grace")))
    one = guest()
    # Ada's eyes are answered when the test says so.
    one.page.add_init_script(
        """(() => {
          const fetched = window.fetch;
          window.fetch = async (asked, how) => {
            const answer = await fetched(asked, how);
            if (String(how?.body ?? "").includes('"viewer":0')) await new Promise((late) => (window.late = late));
            return answer;
          };
        })()"""
    )
    one.go("/replay")
    one.page.locator("textarea").fill(text)
    one.page.get_by_role("button", name="Show").last.click()
    one.page.wait_for_selector("[data-board]")
    eyes = one.page.locator(".eyes select")
    for seat in ("0", "1"):
        eyes.select_option(seat)
    one.page.locator("h1").click()
    one.page.keyboard.press("End")
    mine = one.page.locator(".own .hand")
    expect(mine.locator("button")).not_to_have_count(0)
    one.page.wait_for_function("() => window.late !== undefined")
    before = mine.inner_html()
    one.page.evaluate("window.late()")
    one.page.wait_for_timeout(300)
    assert mine.inner_html() == before
    expect(eyes).to_have_value("1")


def test_a_file_that_is_no_record_is_answered_with_a_sentence(guest: Come) -> None:
    one = guest()
    one.go("/replay")
    one.page.locator("input[type=file]").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"no record at all"}
    )
    expect(one.page.locator("[role=alert]")).to_be_visible()
    one.allow("400.*/api/replays")
    one.allow("status of 400")


def test_what_is_wrong_with_a_record_is_said_in_the_visitors_language(guest: Come) -> None:
    """Its line by the strings of all games, the rule's reason by those of its game."""
    one = guest(locale="de-DE")
    one.allow("400")
    one.go("/replay")
    head = "estaminet-record 1\ngame dudo\nrules 1\nseats 2\nname 0 Ada\nname 1 Bo\n"
    one.page.locator("textarea").fill(f"{head}\nchance starter 0\nchance roll 12345 12345\n1 2x1\n")
    one.page.get_by_role("button", name="Zeigen").last.click()
    said = one.page.locator("[role=alert]")
    expect(said).to_contain_text("Zeile 10: „1 2x1“ ist nach DUDO-TURN-01 nicht erlaubt.")
    expect(said).to_contain_text("Ada")


def test_a_pasted_record_has_chapters_and_pictures_and_a_wrong_one_its_line(guest: Come) -> None:
    rules = games.find("dudo")
    match = Match(rules, rules.read_options({}, 2), 2, chance=SeededChance(5))
    choose = random.Random(5)
    while match.ended is None:
        seat = match.asked[0]
        match.play(seat, choose.choice(match.state.legal(seat)))
    text = to_text(record_of(match, ("Ada", "Grace")))
    one = guest(size="phone")
    one.allow("400")
    one.go("/replay")
    one.good("replay-bring", whole=True)
    broken = text.replace("\n0 ", "\n0 99x9 ", 1)
    line = broken.splitlines().index(next(line for line in broken.splitlines() if line.startswith("0 99x9"))) + 1
    one.page.locator("textarea").fill(broken)
    one.page.get_by_role("button", name="Show").last.click()
    expect(one.page.locator("[role=alert]")).to_contain_text("This record cannot be read.")
    expect(one.page.locator("[role=alert]")).to_contain_text(str(line))
    one.page.locator("textarea").fill(text)
    one.page.get_by_role("button", name="Show").last.click()
    one.page.wait_for_selector("[data-board]")
    one.menu()
    chapters = one.page.get_by_role("navigation", name="Rounds").locator("button")
    rounds = sum(move.by < 0 for move in match.moves) - 1
    expect(chapters).to_have_count(rounds)
    chapters.nth(1).click()
    expect(chapters.nth(1)).to_have_attribute("aria-current", "true")
    second = [number for number, move in enumerate(match.moves) if move.by < 0][2]
    expect(one.page.locator(".slide")).to_contain_text(f"move {second + 1} of")
    one.tab("share")
    with one.page.expect_download() as picture:
        one.page.get_by_role("button", name="Picture of this moment").click()
    data = picture.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) > 10_000, "something is drawn"

    # It can be played on from, though nobody here has it.
    one.tab("log")
    one.page.get_by_text("Play on from here").click()
    one.page.get_by_role("button", name="As it was").click()
    expect(one.page.locator("span[data-branch=same]")).to_be_visible()
    expect(one.page.locator("[data-asked=true]")).to_be_visible()


@pytest.mark.wide
def test_a_moment_stands_in_somebody_elses_page(guest: Come, address: str, tmp_path: Path) -> None:
    ann = guest()
    table = ann.open_table("udaka", [{"kind": "me"}, {"kind": "bot", "level": "random"}], name="Ann")
    ann.at_table(table)
    ann.hand_over()
    ann.over()
    ann.go(f"/embed/{table}#8!open")
    expect(ann.page.locator("header.no-print")).to_have_count(0)
    ann.page.wait_for_selector("[data-board]")
    ann.good("embed")
    other = guest()
    other.allow("frame-ancestors|X-Frame-Options|Refused to frame|chrome-error|ERR_BLOCKED|favicon")
    page = other.page
    (tmp_path / "theirs.html").write_text(
        f"<link rel=icon href='data:,'><h1>Theirs</h1><iframe id=small src='{address}/embed/{table}#8!open'></iframe>"
        f"<iframe id=whole src='{address}/replay/{table}'></iframe>"
    )
    # Another name of this machine is another site.
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=tmp_path)) as theirs:
        Thread(target=theirs.serve_forever, daemon=True).start()
        page.goto(f"http://127.0.0.1:{theirs.server_port}/theirs.html")
        theirs.shutdown()
    small = page.frame_locator("#small")
    expect(small.locator("[data-board]")).to_be_visible()
    small.get_by_role("button", name="One move forward").click()
    expect(small.locator("a[target=_blank]")).to_have_attribute("href", f"/replay/{table}#9!open")
    expect(page.frame_locator("#whole").locator("[data-board]")).to_have_count(0)
