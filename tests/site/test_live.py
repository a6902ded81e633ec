"""What a page makes of what arrives: a frame that is lost, moves taken back, a look back, a promise that is broken."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.site.guests import Guest, asked_one, two_at_a_table

Come = Callable[..., Guest]


class Line:
    """Between a page and the server: it can lose updates, and hears what the page asks for."""

    def __init__(self, page: Page) -> None:
        self.losing = False
        self.lost = 0
        self.asked: list[str] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            self.asked.append(json.loads(message)["type"])
            server.send(message)

        def arrived(message: str | bytes) -> None:
            if self.losing and json.loads(message)["type"] == "update":
                self.losing = False
                self.lost += 1
            else:
                route.send(message)

        route.on_message(sent)
        server.on_message(arrived)


def log_of(one: Guest) -> list[str]:
    return one.page.locator(".log button").all_inner_texts()


def test_a_lost_frame_is_noticed_and_everything_loaded_again(guest: Come) -> None:
    lines: dict[int, Line] = {}

    def come(**how: str) -> Guest:
        one = guest(**how)
        lines[id(one)] = Line(one.page)
        return one

    asked, other = asked_one(*two_at_a_table(come, "dudo")[:2])
    line = lines[id(other)]
    before = asked.moves()
    line.losing = True
    asked.type_move("1x1")
    asked.moved_on(before)
    asked.page.wait_for_selector("[data-asked=false]")
    while not line.lost:
        other.page.wait_for_timeout(8)
    # The other page knows nothing of it, until the next thing that happens has a number too high.
    assert (line.lost, other.moves(), line.asked.count("load")) == (1, before, 0)
    asked.page.get_by_role("button", name="Hello!").click()
    other.page.wait_for_selector("[data-asked=true]")
    assert line.asked.count("load") == 1
    assert other.moves() == asked.moves()
    expect(other.page.locator(".log button").last).to_contain_text("1 one")
    assert len(log_of(other)) == len(log_of(asked))
    other.type_move("1x2")
    asked.page.wait_for_selector("[data-asked=true]")


def test_what_was_taken_back_is_in_nobodys_log_and_everybody_is_told(guest: Come) -> None:
    ann, bob, _ = two_at_a_table(guest, "dudo")
    asked, other = both = asked_one(ann, bob)
    name = "Ann" if asked is ann else "Bob"
    before = [log_of(one) for one in both]
    lines = len(before[0])
    moves = asked.moves()
    asked.type_move("1x1")
    for one in both:
        expect(one.page.locator(".log button")).to_have_count(lines + 1)
    assert "1 one" in log_of(other)[-1]
    asked.page.get_by_role("button", name="Take back", exact=True).click()
    for one, told in zip(both, before, strict=True):
        expect(one.page.locator("[data-caption]")).to_have_text(f"{name} takes a move back.")
        assert log_of(one) == [*told, f"{name} takes a move back."]
        assert one.moves() == moves
    asked.page.wait_for_selector("[data-asked=true]")
    asked.type_move("1x2")
    for one in both:
        expect(one.page.locator(".log button")).to_have_count(lines + 2)
        assert "1 two" in log_of(one)[-1]


def test_who_looks_back_cannot_play(guest: Come) -> None:
    asked, other = asked_one(*two_at_a_table(guest, "dudo")[:2])
    before = asked.moves()
    log = len(log_of(asked))
    offered = asked.page.locator(".frame button:enabled:not([aria-disabled=true])")
    expect(offered).not_to_have_count(0)
    asked.page.locator("h1").click()
    asked.page.keyboard.press("Home")
    expect(asked.page.locator(".at")).to_have_text(f"move 0 of {before}")
    expect(offered).to_have_count(0)
    assert asked.legal() == []
    asked.type_move("1x1")
    expect(asked.page.locator(".refused p")).to_have_text("You are looking back.")
    # Messages keep their order: had the first bid been sent, the second would not be the only one.
    asked.page.locator(".ask button").click()
    asked.type_move("1x3")
    for one in (asked, other):
        expect(one.page.locator(".log button")).to_have_count(log + 1)
        assert "1 three" in log_of(one)[-1]
        assert one.moves() == before + 1


def test_words_that_the_page_adds_are_the_same_however_often_and_not_spoken_of(guest: Come) -> None:
    ann = guest()
    said: list[str] = []

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["type"] == "words":
                said.append(wish["text"])
                if len(said) > 1:
                    # They came too late.
                    reason = {"code": "has-begun", "say": {"message": "reason-not-asked"}}
                    route.send(json.dumps({"type": "refused", "id": wish["id"], "reason": reason}))
                    return
            server.send(message)

        def arrived(message: str | bytes) -> None:
            route.send(message)
            heard = json.loads(message)
            if heard["type"] == "table" and heard["table"]["stage"] == "waiting":
                route.send(message)

        route.on_message(sent)
        server.on_message(arrived)

    ann.page.route_web_socket("**/socket", connect)
    table = ann.open_table("dudo", [{"kind": "me"}, {"kind": "open"}], name="Ann")
    ann.at_table(table)
    bob = guest()
    bob.sit_down(table, "Bob")
    bob.at_table(table)
    ann.page.wait_for_selector("[data-stage=playing]")
    assert len(said) > 1
    assert len(set(said)) == 1
    assert said[0] != ""
    expect(ann.page.locator(".refused")).to_have_count(0)
    ann.page.locator("h1").click()
    # A name that should not be there is a matter for the host.
    bob.tab("people")
    bob.page.get_by_role("button", name="Tell the host about the name Ann").click()
    expect(bob.page.locator(".people [role=status]")).to_have_text("The host will read it.")


def test_a_broken_promise_is_said(guest: Come) -> None:
    # What the service worker fetches nobody can put something else in place of.
    ann = guest(service_workers="block")
    ann.allow("Service Worker registration blocked")
    table = ann.open_table("dudo", [{"kind": "me"}, {"kind": "bot", "level": "random"}], name="Ann")
    ann.at_table(table)
    ann.hand_over()
    ann.over()

    def another_secret(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        replay["secret"] = ("01" if replay["secret"].startswith("00") else "00") + replay["secret"][2:]
        replay["words"] = ["", ""]
        route.fulfill(response=answer, json=replay)

    for broken in (0, 2):
        if broken:
            ann.page.route("**/api/replays/**", another_secret)
        # The way over another page makes it ask again.
        ann.go("/settings")
        ann.go(f"/replay/{table}")
        ann.page.locator("[data-tab=fair]").click()
        ann.page.get_by_role("button", name="Verify").click()
        expect(ann.page.locator(".checks li")).to_have_count(4)
        expect(ann.page.locator(".checks li.bad")).to_have_count(broken)
    bad = ann.page.locator(".checks li.bad")
    expect(bad.first).to_contain_text("does NOT have the promised fingerprint")
    expect(bad.last).to_contain_text("the words it added were not used")
