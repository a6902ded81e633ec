"""Opening a table: in one breath, by invitation, around one device; and friends who notice each other."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.lengths import groups_of_languages
from tests.site.guests import Guest

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]

# Of everything that is shown: what does not fit into its own box, and what only a program should read.
CUT = """() => {
  const shown = [...document.querySelectorAll("main :is(button, label, select, summary, p, legend, h2)")];
  const visible = shown.filter((one) => one.checkVisibility() && !one.closest(".visually-hidden"));
  const blocks = visible.filter((one) => getComputedStyle(one).display !== "inline");
  const cut = blocks.filter((one) => one.scrollWidth > one.clientWidth + 1);
  return cut.map((one) => one.outerHTML.slice(0, 120));
}"""
LONGEST_EFFECT = 90

# Frames until a page says that the network has gone: a busy machine draws late, but not more of them.
SAID_AFTER = """() => new Promise((done) => {
  let frames = 0;
  const count = () => requestAnimationFrame(() => ((frames += 1), count()));
  count();
  new MutationObserver((_, watch) => {
    if (!document.querySelector("p.lost")) return;
    watch.disconnect();
    done(frames);
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
  dispatchEvent(new Event("offline"));
})"""


@pytest.mark.parametrize("spoken", groups_of_languages())
def test_a_table_is_opened_in_one_breath(guest: Come, spoken: list[str]) -> None:
    for language in spoken:
        one = guest(size="phone", locale=language)
        for game in GAMES:
            one.go(f"/new/{game}")
            one.page.wait_for_selector(".go .primary")
            for way in one.page.locator(".ways button").all():
                way.click()
                expect(one.page.locator(".go .primary")).to_be_in_viewport(ratio=1)
            one.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
            rules = one.page.locator("[data-rule]")
            # A game may leave it open how its house rules are offered.
            if (games.find(game).folder / "house.toml").exists():
                expect(rules.nth(2)).to_be_visible()
                expect(rules.locator("[data-measured]").first).to_be_visible()
                for text in rules.locator("[data-effect]").all_inner_texts():
                    assert len(text) <= LONGEST_EFFECT, text
                assert rules.locator("[data-effect]").count() == rules.count() == rules.locator("a").count()
            text = one.page.locator("main").inner_text()
            assert "_" not in text
            assert "counted from 0" not in text
            # Nobody is offered what bots are measured against.
            assert (
                one.page.locator("option").evaluate_all(
                    "(all) => all.filter((one) => /^(random|searcher|determinised|zenobe|isidore)$/.test(one.value))"
                )
                == []
            )
            assert one.page.evaluate(CUT) == []
        one.good(f"new-{language}", whole=True)


def test_play_now_asks_how_many_and_how_strong_and_remembers(guest: Come) -> None:
    one = guest(size="phone", style="touch")
    one.go("/")
    for count, level in ((3, "Novice"), (None, None)):
        one.press("[data-game=dudo] button")
        dialog = one.page.locator("dialog[open]")
        if count is not None:
            dialog.get_by_role("radio", name=str(count)).check(force=True)
            dialog.get_by_role("radio", name=str(level)).check(force=True)
            one.good("play-now-phone")
        else:
            expect(dialog.get_by_role("radio", name="3")).to_be_checked()
            expect(dialog.get_by_role("radio", name="Novice")).to_be_checked()
        dialog.get_by_role("button", name="Deal").tap()
        one.page.wait_for_selector("[data-stage=playing]")
        table = one.context.request.get(f"/api/tables/{one.page.url.rpartition('/')[2]}").json()["table"]
        assert [seat.get("level") for seat in table["seats"]] == [None, "novice", "novice"]
        one.go("/")


def test_the_invited_know_who_and_what_and_the_host_changes_the_rules(guest: Come) -> None:
    ann, bob = guest(), guest(size="phone", style="touch")
    ann.go("/new/dudo")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_text("House rules:").click()
    ann.page.get_by_role("button", name="Lively").click()
    expect(ann.page.locator("[data-house]")).to_have_text("Lively")
    code = ann.page.get_by_label("These rules as a code").input_value()
    ann.page.get_by_role("button", name="Printed rules").click()
    expect(ann.page.locator("[data-house]")).to_have_text("Printed rules")
    for typed, line in (("7777", "Printed rules"), (code.lower(), "Lively")):
        ann.page.get_by_label("Rules from a code").fill(typed)
        ann.page.get_by_role("button", name="Use", exact=True).click()
        expect(ann.page.locator("[data-house]")).to_have_text(line)
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_selector("[data-stage=waiting]")
    bob.go(f"/t/{ann.page.url.rpartition('/')[2]}")
    bob.page.wait_for_selector("[data-stage=waiting]")
    invited = bob.page.locator(".invited")
    expect(invited).to_contain_text("Ann invites you to Dudo!")
    expect(invited).to_contain_text("10 to 30 minutes")
    expect(invited.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    expect(bob.page.locator("[data-house]")).to_have_text("Lively")
    ann.page.get_by_text("House rules:").click()
    ann.page.get_by_role("switch", name="Salsa").uncheck()
    expect(bob.page.locator("[data-house]")).to_have_text("one house rule")
    bob.good("invited-phone", whole=True)
    # From the link to a seat: a name, and sit down.
    invited.get_by_label("Your name").fill("Bob")
    invited.get_by_role("button", name="Sit down").tap()
    expect(bob.page.locator(".chair.you")).to_contain_text("Bob")
    bob.page.get_by_text("House rules:").tap()
    expect(bob.page.get_by_role("switch")).to_have_count(0)


def test_people_pass_one_device_around_with_a_curtain_between_their_hands(guest: Come) -> None:
    one = guest(size="tablet")
    one.go("/new/dudo")
    one.page.get_by_label("Your name").fill("Ann")
    one.page.get_by_role("button", name="Around this device").click()
    one.page.get_by_role("radio", name="2").check(force=True)
    one.page.get_by_label("Player 2").fill("Bob")
    one.good("new-around")
    one.page.get_by_role("button", name="Open the table").click()
    seen = []
    for turn in range(3):
        curtain = one.page.locator("[data-curtain]")
        expect(curtain).to_be_visible()
        # Nothing of anybody's hand is there to be found.
        expect(one.page.locator(".frame")).to_have_count(0)
        if not turn:
            one.good("curtain")
        button = curtain.get_by_role("button")
        seen.append(button.inner_text().removeprefix("I am "))
        button.click()
        one.page.wait_for_selector("[data-asked=true]")
        expect(one.page.locator(".person.you .name")).to_have_text(seen[-1])
        text = f"{turn + 1}x2"
        assert text in one.legal()
        one.type_move(text)
    assert seen in (["Ann", "Bob", "Ann"], ["Bob", "Ann", "Bob"])


def test_trouble_is_said_at_once_and_a_knock_comes_when_nobody_looks(guest: Come) -> None:
    one = guest()
    one.page.add_init_script(
        """
        window.notes = [];
        window.Notification = class {
          static permission = "granted";
          constructor(title, more) {
            window.notes.push(`${title}: ${more.body}`);
          }
        };
        Object.defineProperty(document, "hidden", { get: () => window.elsewhere === true });
        localStorage.setItem("estaminet.settings", JSON.stringify({ notify: true, pace: "instant" }));
        """
    )
    held: list[str | bytes] = []
    holding = False

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            if holding:
                held.append(message)
            else:
                server.send(message)

        route.on_message(heard)

    one.page.route_web_socket(re.compile("/socket"), line)
    table = one.open_table("dudo", [{"kind": "me"}, {"kind": "bot", "level": "novice"}], name="Ann")
    one.at_table(table)
    one.page.wait_for_selector("[data-asked=true]")
    one.page.evaluate("window.elsewhere = true")
    holding = True
    one.type_move(one.legal()[0])
    expect(one.page.locator("[data-sending]")).to_have_text("Your move is on its way…")
    # The line breaks, and comes back: the move is sent again, and once the bot has answered there is a knock.
    holding = False
    # Half a second, on a machine that draws sixty times a second.
    assert one.page.evaluate(SAID_AFTER) < 30
    expect(one.page.locator("p.lost")).to_have_count(0)
    one.page.wait_for_function("() => window.notes.length > 0")
    assert one.page.evaluate("window.notes[0]") == "Your turn: Dudo!"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_table_announces_its_board_and_nothing_is_fetched_twice(guest: Come, game: str) -> None:
    one = guest()
    bots = [{"kind": "bot", "level": "random"} for _ in range(games.find(game).manifest.usual_seats - 1)]
    table = one.open_table(game, [{"kind": "me"}, *bots])
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(re.sub(r"^https?://[^/]+", "", request.url)))
    answer = one.page.goto(f"/t/{table}")
    assert answer is not None
    announced = re.findall(r"<(.+?)>", answer.header_value("link") or "")
    one.page.locator(".frame button, .frame svg").first.wait_for()
    assert [path for path in announced if asked.count(path) != 1] == []
    assert f"/api/tables/{table}" in announced
    assert any(f"/board-{game}-" in path for path in announced)
