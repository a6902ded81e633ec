"""One voice and one focus: events and questions are said once, in words; a match can be played by keys alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocket, expect
from tests.site.guests import Guest

from estaminet import games
from estaminet.kernel.values import Arg
from estaminet.text import Speaker

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
TABS = ["log", "help", "people", "fair"]
NOTATION = re.compile(r"\d/\d|(?<!\w)b(?!\w)")
FEW = 6
HOLD = 60
"""Seconds for which the end of a round waits: nothing of the next one is told."""

# Everything any live region says, as a screen reader would hear it: what is added, and text that changes.
LISTEN = """() => {
  window.heard = [];
  const LIVE = "[aria-live], [role=status], [role=log], [role=alert]";
  const live = (node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    return region && region.getAttribute("aria-live") !== "off" ? region : null;
  };
  const hear = (node, region) => {
    const text = node.textContent.trim();
    if (text) heard.push({ text, kind: node.dataset?.kind ?? "?", voice: region.hasAttribute("data-voice") });
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") {
        const region = live(target);
        if (region) hear(target, region);
      } else for (const node of addedNodes) {
        const region = live(node);
        if (region && region !== node) hear(node, region);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""

# The focus is on the page itself while a match is on: looked at after every change and before every drawing.
FOCUS = """() => {
  window.lost = [];
  const playing = () => document.querySelector("[data-stage=playing] .frame [data-need]");
  const look = () => {
    if (document.activeElement === document.body && playing()) lost.push(`after ${window.was}`);
    else window.was = document.activeElement.outerHTML.slice(0, 160);
  };
  const beat = () => {
    look();
    requestAnimationFrame(beat);
  };
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(beat));
}"""

GROUPS = """() => {
  const STOPS = "[data-stop], [data-need=hand], [data-need=action]";
  const stopOf = (control) => {
    const at = control.closest(STOPS);
    return at?.dataset.stop ?? (at?.dataset.need === "hand" ? "hand" : at ? "actions" : "board");
  };
  const groups = {};
  for (const control of document.querySelectorAll(".frame :is(button:not(:disabled), summary, a[href])")) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) continue;
    (groups[stopOf(control)] ??= []).push(control);
  }
  return { groups, stopOf };
}"""
# From the one that Tab comes to, arrows reach every control of its stop; and only that one is a stop for Tab.
WALKED = f"""() => {{
  const {{ groups, stopOf }} = ({GROUPS})();
  const wrong = [];
  const before = document.activeElement;
  for (const [stop, all] of Object.entries(groups)) {{
    const tabbed = all.filter((control) => control.tabIndex === 0);
    if (tabbed.length > 1) wrong.push(`${{stop}} has ${{tabbed.length}} stops`);
    const seen = new Set(tabbed.length ? tabbed : all.slice(0, 1));
    for (const at of seen) for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {{
      at.focus();
      at.dispatchEvent(new KeyboardEvent("keydown", {{ key, bubbles: true, cancelable: true }}));
      if (all.includes(document.activeElement)) seen.add(document.activeElement);
    }}
    const missed = all.filter((control) => !seen.has(control));
    if (missed.length) wrong.push(`${{stop}}: ${{missed.map((one) => one.outerHTML.slice(0, 80)).join(" | ")}}`);
  }}
  before?.focus();
  return wrong;
}}"""
AT = f"""() => {{
  const {{ stopOf }} = ({GROUPS})();
  const at = document.activeElement;
  return at.closest(".frame") ? stopOf(at) : at.closest(".log") ? "log" : "";
}}"""
LEGAL_STOPS = f"""() => {{
  const {{ groups }} = ({GROUPS})();
  const can = (control) => !control.matches("[aria-disabled=true], .off");
  return Object.keys(groups).filter((stop) => groups[stop].some(can));
}}"""


def _sit(one: Guest, game: str, **more: Any) -> list[dict[str, Any]]:
    """At a table with bots; what the server says to this guest, as it comes."""
    frames: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    one.page.on("websocket", opened)
    seats = games.find(game).manifest.usual_seats
    one.at_table(one.open_table(game, [ME, *[BOT] * (seats - 1)], name="Ann", hold=HOLD, **more))
    return frames


def _asked(one: Guest) -> bool:
    """Waits until something is asked; False if a round or the match has ended instead."""
    one.page.wait_for_function(
        """() => { const t = document.querySelector('[data-stage]')?.dataset;
        return t && (t.asked === 'true' || t.stage === 'ended' || document.querySelector('.round-end')); }"""
    )
    return one.waited_for() == "asked"


def _come_to_be_asked(one: Guest) -> None:
    """Through the rounds that bots end before it comes to us."""
    while not _asked(one):
        one.on_to_the_next_round()
        one.page.wait_for_timeout(8)


def _should_say(game: str, frames: list[dict[str, Any]]) -> list[str]:
    """The events, then the question, of everything that was sent: by the terminal's words for those who listen."""
    expected: list[str] = []
    answered: Any = None
    for frame in frames:
        table = frame.get("table") or {}
        if "seats" in table:
            names = [seat.get("of") or seat["name"] for seat in table["seats"]]
        if frame["type"] not in ("table", "update"):
            continue
        speaker = Speaker("en", games.find(game), names, spoken=True)

        def say(sentence: dict[str, Any], speaker: Speaker = speaker) -> str:
            return speaker.say(sentence["message"], **msgspec.convert(sentence.get("args") or {}, dict[str, Arg]))

        expected += [say(event["say"]) for event in (frame.get("events") or [])]
        play = frame.get("play") or {}
        if "answers" in play and play.get("answers") is not None and play.get("legal"):
            if play["answers"] != answered:
                question = re.sub(r"^Ann\s*[,:]\s*", "", say(play["ask"]))
                expected.append(question[0].upper() + question[1:])
            answered = play["answers"]
        elif play:
            answered = None
    return expected


@pytest.mark.parametrize(
    ("game", "turns"),
    [*[(game, FEW) for game in GAMES], *[pytest.param(game, 10_000, marks=pytest.mark.long) for game in GAMES]],
)
def test_events_then_questions_are_said_once_in_words_whatever_is_open(guest: Come, game: str, turns: int) -> None:
    """Of a few turns, and of a whole round."""
    one = guest()
    one.page.add_init_script(f"({LISTEN})()")
    frames = _sit(one, game)
    turn = 0
    while turn < turns and one.waited_for() != "over":
        if not _asked(one):
            # In Dudo! a round may be over before it has come to us.
            if turn and turns > FEW:
                break
            one.on_to_the_next_round()
            one.page.wait_for_timeout(8)
            continue
        one.page.locator(f"[data-tab={TABS[turn % len(TABS)]}]").click()
        legal, before = one.legal(), one.moves()
        one.type_move(legal[turn * 7 % len(legal)])
        assert one.moved_on(before)
        turn += 1
    _asked(one)
    assert turn
    expected = _should_say(game, frames)
    one.page.wait_for_function("(n) => heard.filter((line) => line.kind !== 'notice').length >= n", arg=len(expected))
    heard = one.page.evaluate("heard")
    assert [line["text"] for line in heard if not line["voice"]] == []
    said = [line["text"] for line in heard if line["kind"] != "notice"]
    assert said == expected
    assert [line for line in said if NOTATION.search(line)] == []
    # One line more would be a repetition: only that somebody is out may be added.
    out = "You have lost your last die: you are out.", "You have played your last card: you are out of this round."
    assert {line["text"] for line in heard if line["kind"] == "notice"} <= set(out)


@pytest.mark.parametrize("telling", ["mine", "questions"])
def test_how_much_is_said_is_a_setting(guest: Come, telling: str) -> None:
    one = guest()
    one.go("/settings")
    one.page.locator(f"input[name=telling][value={telling}]").check()
    one.page.add_init_script(f"({LISTEN})()")
    frames = _sit(one, "dudo")
    for _ in range(2):
        _come_to_be_asked(one)
        before = one.moves()
        one.type_move(one.legal()[0])
        assert one.moved_on(before)
    _asked(one)
    expected = _should_say("dudo", frames)
    heard = [line["text"] for line in one.page.evaluate("heard")]
    assert 0 < len(heard) < len(expected)
    if telling == "questions":
        assert [line for line in heard if re.search(" bids | doubts|rolls", line)] == []
    else:
        others = [line for line in heard if re.search(" bids ", line)]
        assert others
        assert all(line.startswith("Ann ") for line in others)
        assert any("everybody rolls" in line for line in heard) == any("everybody rolls" in line for line in expected)


def _moved(one: Guest, before: int, *keys: str) -> bool:
    for key in keys:
        if one.moved_on(before):
            return True
        one.page.keyboard.press(key)
    return one.moved_on(before)


def _play_by_keys(one: Guest, game: str, turn: int) -> None:
    """A move, from where the focus has been put."""
    before, start = one.moves(), one.page.evaluate(FOCUSED)
    # Letters first where they end something, then the first thing to press, then where it can go.
    ways: dict[str, list[list[str]]] = {
        "dudo": [["d"]] if turn % 3 == 2 and "dudo" in one.legal() else [["Enter"], ["d"]],
        "udaka": [["Enter", "l"], ["Escape", "1", "Enter", "2", "Enter"]],
        "dudab": [["Enter", "ArrowUp", "Enter", "Enter"], ["Escape", "1", "Enter", "3", "Enter"], ["Escape", "d"]],
        "dnup": [
            ["Enter", "p"],
            ["Escape", "Escape", "1", "Enter", "2", "Enter"],
            ["Escape", "Escape", "l", "t"],
            ["Escape", "Escape", "2", "Enter", "Enter"],
        ],
    }
    for way in ways.get(game, [["Enter"], ["Enter", "Enter"]]):
        if _moved(one, before, *way):
            return
    raise AssertionError(f"no move by keys from {start}, now at {one.page.evaluate(FOCUSED)}: {one.legal()}")


FOCUSED = "document.activeElement.outerHTML.slice(0, 200)"
IN_PLAY = "() => document.activeElement.matches('.frame *:not([aria-disabled=true], .off)')"


@pytest.mark.parametrize(
    ("game", "turns"),
    [*[(game, 4) for game in GAMES], *[pytest.param(game, 10_000, marks=pytest.mark.long) for game in GAMES]],
)
def test_a_match_by_keys_alone(guest: Come, game: str, turns: int) -> None:
    """The focus comes to the question, every legal move is near, and the focus is never on the page itself."""
    one = guest(style="keyboard", size="desktop")
    one.page.add_init_script(f"({FOCUS})()")
    _sit(one, game)
    # Bots may have ended a round before we look: then the hand lies under its end.
    one.page.wait_for_selector(".frame [data-need=hand]", state="attached")
    turn, pressed = 0, False
    while turn < turns and one.waited_for() != "over":
        if not _asked(one):
            if one.page.locator(".round-end button.next-round").count():
                one.page.wait_for_function("() => document.activeElement.matches('button.next-round')")
                ended = one.page.get_attribute(".round-end", "data-round")
                one.page.keyboard.press("Enter")
                pressed = True
                # Bots may have ended the next one before we look.
                one.page.wait_for_function(
                    "(round) => !document.querySelector(`.round-end[data-round='${round}'] button.next-round`)",
                    arg=ended,
                )
            elif one.page.locator(".you-are-out button.skip").count():
                one.page.locator(".you-are-out button.skip").focus()
                one.page.keyboard.press("Enter")
            one.page.wait_for_timeout(8)
            continue
        if turn == 0 and not pressed:
            # Nothing was pressed yet: from the table Tab goes straight to the question.
            assert one.page.evaluate("document.activeElement.dataset.stage") == "playing"
            one.page.keyboard.press("Tab")
        one.page.wait_for_function(IN_PLAY)
        if turn < 2:
            legal = set(one.page.evaluate(LEGAL_STOPS))
            for way in ("Tab", "Shift+Tab"):
                start = one.page.evaluate_handle("document.activeElement")
                for _ in range(6):
                    legal.discard(one.page.evaluate(AT))
                    if not legal:
                        break
                    one.page.keyboard.press(way)
                legal.discard(one.page.evaluate(AT))
                start.evaluate("(one) => one.focus()")
            assert not legal, legal
            assert one.page.evaluate(WALKED) == []
        _play_by_keys(one, game, turn)
        turn += 1
    assert one.page.evaluate("lost") == []


def test_the_sheet_of_keys_and_who_is_writing(guest: Come) -> None:
    one = guest(style="keyboard")
    _sit(one, "dudo")
    _come_to_be_asked(one)
    one.page.keyboard.press("Tab")
    one.page.wait_for_function(IN_PLAY)
    one.page.keyboard.press("?")
    sheet = one.page.locator("dialog.keys")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("doubt the bid")
    one.accessible()
    one.picture("keys-desktop")
    one.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert one.page.evaluate(IN_PLAY)
    # Who writes keeps the focus, and letters are letters.
    moves = one.moves()
    box = one.page.locator(".typed input")
    box.focus()
    one.page.keyboard.type("d?4")
    expect(box).to_have_value("d?4")
    assert one.moves() == moves
    # Letters can be turned off.
    one.go("/settings")
    one.page.get_by_label("Single letters and digits").uncheck()
    one.page.go_back()
    one.page.wait_for_selector(".frame [data-need=hand]")
    one.page.keyboard.press("?")
    expect(one.page.locator("dialog.keys")).to_be_hidden()
