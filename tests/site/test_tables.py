"""What happens around a match: inviting, talking, watching, looking back, refusals, coming back, lessons, replays."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.house import House
from tests.site.guests import PATIENCE, Guest, asked_one, two_at_a_table

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
GAME = GAMES[-1]
"""What is about tables and not about a game is tried with one."""


def test_friends_come_by_code_and_link(guest: Come) -> None:
    ann, bob = guest(), guest(size="phone", style="touch")
    ann.go(f"/new/{GAME}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("radio", name="2").check(force=True)
    ann.page.get_by_text("Clock, spectators, pauses").click()
    ann.page.get_by_text("Start when everybody").click()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_selector("[data-stage=waiting]")
    ann.good("lobby-desktop", whole=True)
    code = ann.page.locator("strong.code").inner_text()
    assert len(code) == 4
    expect(ann.page.locator("svg[role=img]")).to_have_count(1)
    bob.go("/")
    bob.page.get_by_label("Join with a code").fill(code.lower())
    bob.press("form.code button")
    bob.page.wait_for_selector("[data-stage=waiting]")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.good("lobby-phone", whole=True)
    bob.page.get_by_role("button", name="Take this chair").tap()
    expect(bob.page.locator(".chair.you")).to_contain_text("Bob")
    bob.page.get_by_label("Your own words").fill("three blind mice")
    bob.page.get_by_role("button", name="Save").tap()
    expect(bob.page.get_by_role("button", name="Saved")).to_be_visible()
    for one in (ann, bob):
        one.page.get_by_role("button", name="I am ready").click()
    for one in (ann, bob):
        one.page.wait_for_selector("[data-stage=playing]")
    ann.page.locator("[data-tab=fair]").click()
    expect(ann.page.get_by_text("three blind mice")).to_be_visible()


def test_people_talk_watch_and_open_their_hands(guest: Come) -> None:
    ann, bob, table = two_at_a_table(guest, GAME)
    eve = guest(size="tablet")
    eve.at_table(table)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    eve.good("spectator-tablet")
    ann.page.locator("[data-tab=people]").click()
    expect(ann.page.get_by_role("heading", name="Spectators")).to_be_visible()
    ann.page.get_by_label("The other players can watch too").check()
    eve.tab("people")
    eve.page.get_by_label("Point of view").select_option(label="Ann")
    eve.good("spectator-open-hand")
    for tab in ("help", "people", "fair", "log"):
        ann.page.locator(f"[data-tab={tab}]").click()
        ann.good(f"side-{tab}")
    # Whatever is open, what is said is seen at the seat of who says it, and that they are writing it.
    ann.page.locator("[data-tab=help]").click()
    bob.page.get_by_label("Say something").press_sequentially("<b>Good luck!</b>")
    for one in (ann, eve):
        expect(one.page.locator("[data-typing='1']")).to_be_visible()
    bob.page.keyboard.press("Enter")
    for one in (ann, bob, eve):
        bubble = one.page.locator("[data-bubble][data-speaks='1']")
        expect(bubble).to_have_text("<b>Good luck!</b>")
        expect(bubble).to_be_in_viewport(ratio=1)
    # What one says oneself does not lie over one's own hand.
    words, line = (bob.page.locator(part).bounding_box() for part in ("[data-bubble]", ".person.you"))
    assert words is not None
    assert line is not None
    assert words["y"] + words["height"] <= line["y"] + 1
    expect(ann.page.locator("[data-typing]")).to_have_count(0)
    bob.page.get_by_role("button", name="Hello!").click()
    expect(ann.page.locator("[data-bubble][data-speaks='1']")).to_have_text("Hello!")
    ann.page.locator("[data-tab=log]").click()
    stream = ann.page.locator(".chat li")
    expect(stream.filter(has_text="<b>Good luck!</b>")).to_be_visible()
    expect(ann.page.locator(".chat li em")).to_have_text("Hello!")
    events = ann.page.locator(".log li > button").count()
    assert events
    for name, told, said in (("Moves", events, 0), ("Chat", 0, 2), ("Everything", events, 2)):
        ann.page.get_by_role("button", name=name, exact=True).click()
        expect(ann.page.locator(".log li > button")).to_have_count(told)
        expect(ann.page.locator(".log li.said")).to_have_count(said)


def test_everybody_decides_what_they_read_and_what_they_said(guest: Come) -> None:
    ann, bob, _ = two_at_a_table(guest, GAME)
    for text in ("something rude", "something else"):
        bob.page.get_by_label("Say something").fill(text)
        bob.page.keyboard.press("Enter")
    rude = ann.page.locator(".chat li", has_text="something rude")
    rude.locator("summary").click()
    ann.good("chat-line-menu")
    rude.get_by_role("button", name="Tell the host").click()
    expect(ann.page.get_by_text("The host will read it.")).to_be_visible()
    rude.get_by_role("button", name="Mute for me").click()
    expect(ann.page.locator(".chat li", has_text="something")).to_have_count(0)
    ann.page.get_by_role("button", name="Hear everybody again").click()
    expect(ann.page.locator(".chat li", has_text="something")).to_have_count(2)
    mine = bob.page.locator(".chat li", has_text="something rude")
    mine.locator("summary").click()
    mine.get_by_role("button", name="Take it back").click()
    expect(ann.page.locator(".chat li", has_text="something rude")).to_have_count(0)
    expect(ann.page.locator(".chat li", has_text="something else")).to_have_count(1)


def test_the_title_says_whose_turn_it_is(guest: Come) -> None:
    ann, bob, _ = two_at_a_table(guest, GAME)
    asked, other = asked_one(ann, bob)
    expect(asked.page).to_have_title(re.compile("^Your turn"))
    assert not other.page.title().startswith("Your turn")
    expect(asked.page.locator("#favicon")).to_have_attribute("href", "/icon-turn.svg")
    expect(other.page.locator("#favicon")).to_have_attribute("href", "/icon.svg")


@pytest.mark.wide
def test_looking_back_leaves_the_running_match_alone(guest: Come) -> None:
    ann, bob, _ = two_at_a_table(guest, GAME)
    chance = random.Random(4)
    for _ in range(6):
        asked_one(ann, bob)[0].play_typed(chance)
    asked, other = asked_one(ann, bob)
    last = other.moves()
    other.page.locator("h1").click()
    other.page.keyboard.press("ArrowLeft")
    expect(other.page.locator(".at")).to_have_text(f"move {last - 1} of {last}")
    other.page.keyboard.press("Home")
    expect(other.page.locator(".at")).to_have_text(f"move 0 of {last}")
    other.good("looking-back")
    asked.play_typed(chance)
    expect(other.page.locator(".at")).to_contain_text("move 0 of")
    other.page.locator(".log button").nth(2).click()
    expect(other.page.locator(".at")).not_to_contain_text("move 0 of")
    other.page.locator("h1").click()
    other.page.keyboard.press("End")
    expect(other.page.get_by_text("You are looking back.")).to_be_hidden()


def test_the_end_of_the_log_stays_in_sight_unless_somebody_reads_further_up(guest: Come) -> None:
    """Lines may come faster than the list scrolls."""
    ann = guest()
    ann.at_table(ann.open_table(GAME, [{"kind": "me"}, *[{"kind": "bot", "level": "club"}] * 3]))
    chance = random.Random(5)
    log = "const log = document.querySelector('.log'), rest = log.scrollHeight - log.clientHeight;"

    def plays() -> None:
        ann.page.wait_for_selector("[data-stage=playing][data-asked=true]")
        assert ann.play_on_board(chance, 40)
        ann.page.wait_for_selector("[data-stage=playing][data-asked=true]")

    while not ann.page.evaluate(f"() => {{ {log} return rest > 2 * log.clientHeight; }}"):
        plays()
        ann.page.wait_for_function(f"() => {{ {log} return rest - log.scrollTop < 2; }}")
    ann.page.evaluate(f"() => {{ {log} log.scrollTop = rest / 2; }}")
    ann.page.wait_for_function(f"() => {{ {log} return log.scrollTop < rest - 40; }}")
    place = ann.page.evaluate("document.querySelector('.log').scrollTop")
    lines = ann.page.locator(".log li").count()
    plays()
    assert ann.page.locator(".log li").count() > lines
    assert ann.page.evaluate("document.querySelector('.log').scrollTop") == place
    ann.page.evaluate(f"() => {{ {log} log.scrollTop = rest; }}")
    plays()
    ann.page.wait_for_function(f"() => {{ {log} return rest - log.scrollTop < 2; }}")


def test_a_move_is_taken_back_at_once_or_when_all_agree(guest: Come) -> None:
    """In a game where the last move can be taken back as long as nothing has come out: Dudo!, after a bid."""
    ann, bob, _ = two_at_a_table(guest, "dudo")
    asked, other = asked_one(ann, bob)
    before = asked.moves()
    asked.type_move("1x1")
    asked.moved_on(before)
    asked.page.get_by_role("button", name="Take back", exact=True).click()
    asked.page.wait_for_selector(f"[data-asked=true][data-moves='{before}']")
    asked.type_move("1x2")
    other.page.wait_for_selector("[data-asked=true]")
    other.type_move("1x3")
    asked.page.wait_for_selector("[data-asked=true]")
    asked.page.locator("[data-tab=help]").click()
    asked.page.get_by_role("button", name="Ask to take my last move back").click()
    agree = other.page.get_by_role("button", name="Agree", exact=True)
    agree.wait_for()
    # Whoever wants it is told who is waited for, and has nothing left to say.
    vote = asked.page.locator(".vote")
    expect(vote).to_contain_text(f"Still to agree: {'Bob' if other is bob else 'Ann'}")
    expect(vote.get_by_role("button")).to_have_count(0)
    agree.click()
    asked.page.wait_for_selector(f"[data-asked=true][data-moves='{before}']")
    asked.good("taken-back")


def test_everything_around_a_match_answers_a_finger(guest: Come) -> None:
    """On a phone, by touch alone: Playwright taps what it is told to only if nothing lies over it."""
    ann, bob, _ = two_at_a_table(guest, "dudo", size="phone", style="touch")
    for one in (ann, bob):
        one.page.evaluate("localStorage.setItem('estaminet.settings', JSON.stringify({ confirm: true }))")
        one.page.reload()
        one.page.wait_for_selector("[data-stage=playing]")

    def tap(one: Guest, name: str) -> None:
        one.page.get_by_role("button", name=name, exact=True).tap()

    asked, other = asked_one(ann, bob)
    before = asked.moves()
    asked.good("phone-my-turn")
    asked.menu()
    asked.page.locator(".typed input").fill("1x1")
    tap(asked, "Go")
    asked.good("phone-confirm")
    tap(asked, "Cancel")
    for undo in ("Take back", "Ask to take my last move back"):
        asked.type_move("1x1")
        tap(asked, "Play")
        other.page.wait_for_selector("[data-asked=true]")
        if undo == "Take back":
            asked.good("phone-take-back")
        else:
            other.type_move("1x2")
            tap(other, "Play")
            asked.page.wait_for_selector("[data-asked=true]")
            asked.tab("help")
        tap(asked, undo)
        if undo != "Take back":
            other.page.get_by_role("button", name="Agree", exact=True).wait_for()
            other.good("phone-vote")
            tap(other, "Agree")
            asked.page.keyboard.press("Escape")
        asked.page.wait_for_selector(f"[data-asked=true][data-moves='{before}']")
    other.hand_over()
    expect(other.page.get_by_text("A bot is playing for you.")).to_be_visible()
    other.good("phone-bot-plays")
    tap(other, "I play myself again")
    expect(other.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    other.menu()
    other.page.locator("[aria-label='To the beginning']").tap()
    other.page.keyboard.press("Escape")
    other.page.locator(".ask button").tap()
    for one in (ann, bob):
        one.hand_over()
    ann.over()
    ann.good("phone-over", whole=True)
    tap(ann, "Rematch")
    ann.page.wait_for_selector("[data-stage=waiting]")


def test_a_personal_link_moves_the_seat_to_another_device(guest: Come) -> None:
    ann, _, table = two_at_a_table(guest, GAME)
    ann.page.locator("[data-tab=people]").click()
    ann.page.get_by_role("button", name="Move my seat to another device").click()
    link = ann.page.get_by_label("Your personal link").input_value()
    phone = guest(size="phone", style="touch")
    phone.page.goto(link)
    phone.page.wait_for_selector("[data-stage=playing]")
    expect(ann.page.get_by_text("You are watching.")).to_be_visible()
    assert phone.page.url.endswith(f"/t/{table}"), "the link is gone from the address"
    assert phone.page.get_by_text("You are watching.").count() == 0


def test_clocks_run_on_the_screen(guest: Come) -> None:
    ann = guest()
    plan = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    ann.at_table(ann.open_table(GAME, plan, name="Ann", clock={"bank": 600, "increment": 5}))
    ann.page.wait_for_selector("[data-asked=true]")
    # The clock of whoever is asked: ours.
    first = ann.page.locator(".asked .clock").inner_text()
    ann.page.wait_for_function(
        "(text) => document.querySelector('.asked .clock').textContent.trim() !== text", arg=first
    )
    ann.good("clocks")


@pytest.mark.wide
def test_moves_can_be_confirmed_first(guest: Come) -> None:
    ann, bob, _ = two_at_a_table(guest, GAME)
    for one in (ann, bob):
        one.page.evaluate("localStorage.setItem('estaminet.settings', JSON.stringify({ confirm: true }))")
        one.page.reload()
        one.page.wait_for_selector("[data-stage=playing]")
    asked, _ = asked_one(ann, bob)
    before = asked.moves()
    asked.type_move(asked.legal()[0])
    expect(asked.page.get_by_role("alertdialog")).to_be_visible()
    asked.good("confirm")
    assert asked.moves() == before
    asked.page.get_by_role("button", name="Play", exact=True).click()
    asked.moved_on(before)


def test_a_seat_comes_back_after_reload_and_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log").open()
    ann = Guest(browser, f"http://localhost:{house.port}")
    chance = random.Random(7)
    try:
        table = ann.open_table(GAME, [{"kind": "me"}, {"kind": "bot", "level": "random"}], name="Ann")
        ann.at_table(table)
        for _ in range(3):
            ann.page.wait_for_selector("[data-asked=true]")
            ann.play_typed(chance)
        ann.page.wait_for_selector("[data-asked=true]")
        before = ann.moves()
        ann.page.reload()
        ann.page.wait_for_selector("[data-asked=true]")
        assert ann.moves() == before
        # The browser may be fetching the page's icon, which says whose turn it is.
        ann.allow("ERR_FAILED")
        house.kill()
        expect(ann.page.get_by_text("Connection lost")).to_be_visible()
        ann.good("reconnecting")
        ann.allow("WebSocket connection")
        house.open()
        # The page tries less and less often, up to every eight seconds.
        expect(ann.page.get_by_text("Connection lost")).to_be_hidden(timeout=PATIENCE)
        ann.page.wait_for_selector("[data-asked=true]")
        assert ann.moves() == before
        ann.play_typed(chance)
    finally:
        house.stop()
        ann.allow("WebSocket connection")
        ann.close()


def test_a_bot_takes_over_the_match_ends_and_there_is_a_rematch_and_a_replay(guest: Come) -> None:
    ann = guest()
    seats = games.find(GAME).manifest.seats[0]
    plan = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(seats - 1))]
    table = ann.open_table(GAME, plan, name="Ann", stand_in="random")
    ann.at_table(table)
    ann.hand_over()
    ann.over()
    ann.page.locator("[data-tab=fair]").click()
    ann.page.get_by_role("button", name="Verify").click()
    expect(ann.page.locator(".checks li")).to_have_count(4)
    expect(ann.page.locator(".checks")).to_contain_text("the words it added are among those used")
    assert ann.page.locator(".checks li.bad").count() == 0
    ann.good("verified", whole=True)

    ann.page.get_by_role("link", name="Watch the replay").click()
    ann.page.wait_for_selector(".stepper")
    expect(ann.page.locator(".at")).to_contain_text("move 0 of")
    assert ann.page.locator(".log button").count() == 0, "nothing is given away beforehand"
    for _ in range(5):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".at")).to_contain_text("move 5 of")
    assert ann.page.url.endswith("#5")
    ann.page.locator(".eyes select").select_option("open")
    ann.page.wait_for_load_state("networkidle")
    expect(ann.page.locator(".at")).to_contain_text("move 5 of")
    ann.good("replay-open")
    ann.tab("share")
    shared = ann.page.locator("input[readonly]").first.input_value()
    assert shared.endswith(f"/replay/{table}#5!open")
    ann.tab("log")
    ann.page.locator(".log button").first.click()
    ann.page.get_by_role("button", name="Play", exact=True).click()
    ann.page.wait_for_function("() => Number(document.querySelector('.at').textContent.match(/\\d+/)[0]) >= 3")
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.locator("h1").click()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("heading", name="The match is over")).to_be_visible()

    bob = guest(size="phone")
    bob.go(f"/replay/{table}#5")
    expect(bob.page.locator(".at")).to_contain_text("move 5 of")
    bob.good("replay-phone")

    ann.at_table(table)
    ann.good("over", whole=True)
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    ann.page.wait_for_selector("[data-stage=playing]")
