"""A round has an end, and so has a match: the counting in front of everybody, the next round by consent, a result with
its rounds, and another match with one press."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.lengths import rest_long, rest_wide
from tests.site.guests import SHOTS, Guest, has_part, two_at_a_table

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
LONG = 60
"""Seconds for which nobody else goes on to the next round."""

# In the window, and what a finger at its centre hits.
IN_VIEW = """(selector) => {
  const bad = [];
  const shown = document.querySelectorAll(selector);
  if (!shown.length) bad.push(`there is no ${selector}`);
  for (const one of shown) {
    const box = one.getBoundingClientRect();
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    if (!inside) bad.push(`${selector} is at ${box.left},${box.top} ${box.width}x${box.height}`);
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!at || !(one.contains(at) || at.contains(one))) bad.push(`${selector} is under ${at?.outerHTML.slice(0, 90)}`);
  }
  if (document.documentElement.scrollHeight > innerHeight) bad.push("the page scrolls");
  return bad;
}"""


def _in_view(one: Guest, *selectors: str) -> None:
    for selector in selectors:
        bad = one.page.evaluate(IN_VIEW, selector)
        assert not bad, bad


def _to_the_end_of_a_round(*guests: Guest, seed: int = 3) -> None:
    """Everybody types moves until the end of a round has been told to all of them."""
    chance = random.Random(seed)
    while not all(one.page.locator(".round-end").count() for one in guests):
        for one in guests:
            state = one.waited_for()
            assert state != "over", "the match has one round only"
            if state == "asked":
                one.play_typed(chance)
                one.page.keyboard.press("Escape")
        guests[0].page.wait_for_timeout(20)


# A sentence of many lines that is being told: what a finger on its last line would hit, if captions could be hit.
LAST_LINE = """() => {
  const caption = document.querySelector("[data-caption]");
  const [text, pointer] = [caption.textContent, caption.style.pointerEvents];
  caption.textContent = "Ann has many cards left in hand. ".repeat(12);
  caption.style.pointerEvents = "auto";
  const box = caption.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + 20, box.bottom - 4);
  const room = caption.parentElement.getBoundingClientRect();
  caption.textContent = text;
  caption.style.pointerEvents = pointer;
  if (box.bottom < room.bottom + 20) return "it is not long enough to hang over";
  return hit === caption ? "" : `the last line is under ${hit?.outerHTML.slice(0, 90)}`;
}"""


def _numbers(one: Guest) -> list[tuple[int, int]]:
    """What the panel says by seat: made in the latest round, and the score."""
    rows: list[tuple[int, int]] = []
    found: list[list[Any]] = one.page.evaluate(
        """[...document.querySelectorAll('.round-end [data-row]')].map((row) => [Number(row.dataset.row),
        [...row.querySelectorAll('[data-made]')].at(-1).textContent, row.querySelector('[data-score]').textContent])"""
    )
    for _, made, score in sorted(found):
        rows.append((int(made.replace("−", "-")), int(score.replace("−", "-"))))
    return rows


def _log(one: Guest) -> list[str]:
    return [line.strip() for line in one.page.locator(".log li").all_inner_texts()]


def _check_dnup(names: list[str], numbers: list[tuple[int, int]], log: list[str]) -> None:
    line = next(line for line in reversed(log) if "is over:" in line)
    assert [score for _, score in numbers] == [int(re.search(rf"{re.escape(n)}: (\d+)", line)[1]) for n in names]  # type: ignore[index]


def _check_dudab(names: list[str], numbers: list[tuple[int, int]], log: list[str]) -> None:
    said = re.compile(r"(.+) scores ([-−]?\d+) in this round and has ([-−]?\d+) in all")
    told = {
        m[1]: (int(m[2].replace("−", "-")), int(m[3].replace("−", "-"))) for line in log if (m := said.search(line))
    }
    assert [told[name] for name in names] == numbers


def _check_udaka(names: list[str], numbers: list[tuple[int, int]], log: list[str]) -> None:
    line = next(line for line in reversed(log) if "Tokens:" in line)
    assert [made for made, _ in numbers] == [int(re.search(rf"{re.escape(n)}: (\d+)", line)[1]) for n in names]  # type: ignore[index]
    winner = next(line for line in reversed(log) if "wins round 1" in line)
    assert [score for _, score in numbers] == [
        int(bool(re.search(rf"{re.escape(n)}[^,;:]*wins round 1", winner))) for n in names
    ]


def _check_dudo(names: list[str], numbers: list[tuple[int, int]], log: list[str]) -> None:
    lost = [5 - score for _, score in numbers]
    # Who calls Calza rightly with all five dice loses none and wins none back.
    line = next((line for line in reversed(log) if "loses a die" in line), "")
    loser = next((name for name in sorted(names, key=len, reverse=True) if name in line), None)
    assert lost == [int(name == loser) for name in names]
    assert [made for made, _ in numbers] == [score for _, score in numbers]


CHECKS = {"dnup": _check_dnup, "dudab": _check_dudab, "udaka": _check_udaka, "dudo": _check_dudo}


@pytest.mark.parametrize("game", rest_wide(GAMES))
def test_the_end_of_a_round_waits_and_its_numbers_are_those_of_the_log(guest: Come, game: str) -> None:
    ann = guest()
    table = ann.open_table(game, [ME, BOT, BOT], name="Ann", hold=LONG)
    ann.at_table(table)
    _to_the_end_of_a_round(ann)
    page = ann.page
    moves = ann.moves()
    if has_part(game, "Counting.svelte"):
        expect(page.locator(".round-end .counting > *")).not_to_have_count(0)
    names = page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((r) => r.json()).then((m) => m.table.seats.map((s) => s.name))", table
    )
    assert len(_numbers(ann)) == len(names)
    if game in CHECKS:
        CHECKS[game](names, _numbers(ann), _log(ann))
    ann.good(f"round-end-{game}-desktop")
    page.set_viewport_size({"width": 360, "height": 640})
    _in_view(ann, ".round-end", ".round-end .next-round", ".round-end .see", ".round-end .middle")
    assert page.evaluate(LAST_LINE) == ""
    # The seconds stay on one line, however long the words before them are in other languages.
    seconds = page.locator(".next-round .left")
    page.evaluate("document.querySelector('.next-round').firstChild.data = 'Nächste Runde beginnen '")
    assert seconds.evaluate("(one) => one.getClientRects().length === 1 && one.offsetHeight < 32")
    ann.picture(f"round-end-{game}-phone")
    # The table can be seen once more, and nothing has moved on it.
    ann.press(".round-end .see")
    expect(page.locator(".frame")).to_be_visible()
    _in_view(ann, ".round-end .next-round")
    ann.picture(f"round-end-{game}-phone-table")
    ann.press(".round-end .see")
    page.set_viewport_size({"width": 844, "height": 390})
    _in_view(ann, ".round-end", ".round-end .next-round")
    ann.picture(f"round-end-{game}-side")
    assert ann.moves() == moves
    ann.press(".round-end .next-round")
    expect(page.locator(".round-end[data-round='1']")).to_have_count(0)
    page.wait_for_function("(n) => Number(document.querySelector('[data-stage]').dataset.moves) > n", arg=moves)
    # Nothing lies over the round that is played now.
    over = "[data-stage]:not(:has(.round-end)) :is(.cover, .upper > .lifted)"
    expect(page.locator(over)).to_have_count(0)


def test_both_have_to_be_ready(guest: Come) -> None:
    ann, bob, _ = two_at_a_table(guest, "dudo", hold=LONG)
    _to_the_end_of_a_round(ann, bob)
    moves = ann.moves()
    ann.press(".round-end .next-round")
    expect(bob.page.locator(".round-end .waits")).to_contain_text("Ann")
    expect(ann.page.locator(".round-end .waits")).to_contain_text("Bob")
    assert ann.moves() == bob.moves() == moves
    bob.press(".round-end .next-round")
    for one in (ann, bob):
        expect(one.page.locator(".round-end")).to_have_count(0)
        one.page.wait_for_function("(n) => Number(document.querySelector('[data-stage]').dataset.moves) > n", arg=moves)


@pytest.mark.parametrize("game", rest_long(["dudo", *sorted(set(GAMES) - {"dudo"})]))
def test_alone_a_rematch_is_one_press(guest: Come, game: str) -> None:
    ann = guest(size="phone")
    table = ann.open_table(game, [ME, BOT, BOT], name="Ann")
    ann.at_table(table)
    ann.page.wait_for_selector("[data-stage=playing]")
    ann.hand_over()
    ann.over()
    _in_view(ann, ".result", ".result h2", ".result .rematch")
    page = ann.page
    expect(page.locator(".result .reason")).not_to_be_empty()
    expect(page.locator(".result")).not_to_contain_text("§")
    expect(page.locator(".result [data-row]")).to_have_count(3)
    # Who has won is said once.
    assert "won" not in page.locator(".ask").inner_text()
    expect(page.locator(".champion, p.winner")).to_have_count(0)
    ann.picture(f"result-{game}-phone")
    page.set_viewport_size({"width": 1366, "height": 768})
    ann.good(f"result-{game}-desktop")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == f"{game}-{table}.png"
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    (SHOTS / f"shared-{game}.png").write_bytes(picture)
    page.set_viewport_size({"width": 360, "height": 640})
    ann.press(".result .rematch")
    page.wait_for_url(re.compile(f"/t/(?!{table})"))
    page.wait_for_selector("[data-stage=playing]")
    page.wait_for_function("() => Number(document.querySelector('[data-stage]').dataset.moves) > 0")


def test_the_others_see_at_once_that_somebody_wants_a_rematch(guest: Come) -> None:
    ann, bob, table = two_at_a_table(guest, "udaka")
    for one in (ann, bob):
        one.hand_over()
    for one in (ann, bob):
        one.over()
    ann.press(".result .rematch")
    expect(bob.page.locator(".result .wants")).to_contain_text("Ann")
    bob.picture("rematch-invitation")
    ann.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    bob.press(".result .rematch")
    for one in (ann, bob):
        one.page.wait_for_url(re.compile(f"/t/(?!{table})"))
        one.page.wait_for_selector("[data-stage=playing]")


def test_who_is_out_is_told_and_may_skip_to_the_end(guest: Come) -> None:
    ann = guest(size="phone")
    ann.at_table(ann.open_table("dudo", [ME, *[{"kind": "bot", "level": "club"}] * 3], name="Ann", hold=LONG))
    page = ann.page
    while not page.locator(".you-are-out").count():
        assert ann.waited_for() != "over", "nobody was out"
        page.evaluate("document.querySelector('.round-end:not(:has(.you-are-out)) button.next-round')?.click()")
        if ann.waited_for() == "asked":
            before = ann.moves()
            bids = [text for text in ann.legal() if "x" in text]
            ann.type_move(bids[-1] if bids else "dudo")
            page.keyboard.press("Escape")
            assert ann.moved_on(before)
        page.wait_for_timeout(20)
    _in_view(ann, ".you-are-out", ".you-are-out .skip", ".round-end .next-round")
    ann.picture("out-phone")
    ann.press(".you-are-out .skip")
    page.wait_for_selector("section.result", timeout=60_000)
