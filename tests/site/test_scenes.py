"""The story of a match: what the captions say and for how long, where things fly, what stays marked, and that nobody
has to wait for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.lengths import rest_wide
from tests.site.guests import Guest, asked_one, has_part, two_at_a_table
from tests.site.test_boards import lesson_at

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
LEAST = 600
"""Milliseconds for which a caption is on at a brisk pace."""
NEAR = 4
"""Pixels by which a thing may miss where it starts and where it lands."""
TURNS = 2

# Notes every caption with the time it is on, every flight with its distance from where it should start and end, every
# shift of the layout, and how many events have arrived. What is looked at when it happens needs no waiting afterwards.
WATCH = """() => {
  const seen = (window.seen = { events: 0, captions: [], flights: [], kinds: [], shift: 0, moved: [] });
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", (event) => (seen.events += JSON.parse(event.data).events?.length ?? 0));
    }
  };
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const look = () => {
    const story = document.querySelector(".story");
    const caption = story?.querySelector("[data-caption]");
    if (!caption) return;
    const now = performance.now();
    const last = seen.captions.at(-1);
    const scene = caption.classList.contains("over") ? null : caption.dataset.scene;
    if (last && last.until === null && last.scene !== scene) last.until = now;
    if (scene !== null && last?.scene !== scene) {
      const box = caption.getBoundingClientRect();
      const cut = caption.scrollWidth > caption.clientWidth || caption.scrollHeight > caption.clientHeight + 1;
      const out = box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
      seen.captions.push({ scene, text: caption.textContent, from: now, until: null, cut: cut || out });
    }
  };
  const at = (place) => document.querySelector(`[data-at="${place}"]`);
  const real = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = real.apply(this, how);
    if (!["flight", "fade"].includes(animation.id)) return animation;
    const frames = animation.effect.getKeyframes();
    seen.kinds.push(...frames.flatMap(Object.keys).filter((key) => ["transform", "opacity"].includes(key)));
    if (animation.id !== "flight") return animation;
    const home = this.parentElement.getBoundingClientRect();
    const middleOf = (frame) => {
      const [x, y] = frame.transform.match(/translate\\((.+?)px, (.+?)px\\)/).slice(1).map(Number);
      return [home.x + x + this.offsetWidth / 2, home.y + y + this.offsetHeight / 2];
    };
    const off = (frame, thing) => far(middleOf(frame), middle(thing.getBoundingClientRect()));
    const { from, to } = this.dataset;
    const target = at(to);
    const flight = { from, to, start: off(frames[0], at(from)), target: off(frames.at(-1), target), end: null };
    Object.assign(flight, { frames: frames.length, lasts: animation.effect.getTiming().duration });
    seen.flights.push(flight);
    // The table may have gone on meanwhile, and the place have got another card; this one has not moved away.
    const landed = () => target.isConnected && (flight.end = off(frames.at(-1), target));
    animation.finished.then(landed, () => undefined);
    return animation;
  };
  addEventListener("DOMContentLoaded", () => {
    const attributeFilter = ["class", "data-scene"];
    const all = { subtree: true, childList: true, characterData: true, attributeFilter };
    new MutationObserver(look).observe(document.body, all);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
        seen.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          seen.moved.push([entry.value, node?.outerHTML?.slice(0, 120), previousRect, currentRect]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}"""
IDLE = "() => document.querySelector('.story')?.dataset.telling === 'false'"
TELLING = "() => document.querySelector('.story')?.dataset.telling === 'true'"


def listener(guest: Come, game: str, *, seats: int = 3, size: str = "phone", **how: Any) -> Guest:
    """Somebody with bots at a table, who listens to the story."""
    one = guest(size=size, **{"pace": "brisk", "reduced_motion": "no-preference", **how})
    one.page.add_init_script(f"({WATCH})()")
    least, _ = games.find(game).manifest.seats
    bots = [{"kind": "bot", "level": "random"} for _ in range(max(seats, least) - 1)]
    one.at_table(one.open_table(game, [{"kind": "me"}, *bots], name="Ann", hold=0))
    one.page.wait_for_selector("[data-need=seat]")
    return one


def asked(one: Guest) -> bool:
    one.page.wait_for_function(
        "() => { const t = document.querySelector('[data-stage]').dataset; "
        "return t.asked === 'true' || t.stage === 'ended'; }"
    )
    return one.waited_for() == "asked"


def told(one: Guest) -> None:
    """Waits until the story has been told to the end, and the player is asked again."""
    assert asked(one)
    one.page.wait_for_function(IDLE)


def typed(one: Guest, chance: random.Random) -> None:
    """A move by the box in the sheet, which is shut again."""
    one.play_typed(chance)
    one.page.keyboard.press("Escape")


def log_of(one: Guest) -> list[str]:
    return [text.strip() for text in one.page.locator(".log button").all_text_contents()]


@pytest.mark.parametrize("game", rest_wide(GAMES))
def test_every_event_is_told_once_in_order_and_nothing_else_moves(guest: Come, game: str) -> None:
    one = listener(guest, game)
    chance = random.Random(game)
    told(one)
    before = len(log_of(one))
    one.page.evaluate("Object.assign(seen, { events: 0, captions: [], flights: [], shift: 0, moved: [] })")
    for _ in range(TURNS):
        moves = one.moves()
        typed(one, chance)
        assert one.moved_on(moves)
        told(one)
        # What each of the others did last is marked, once, with the sentence of the log.
        marks = one.page.locator("[data-last]")
        last = marks.all_text_contents()
        seats = [mark.get_attribute("data-last") for mark in marks.all()]
        assert len(set(seats)) == len(seats)
        story = log_of(one)
        assert all(any(text.endswith(f"Last: {line}") for line in story) for text in last), last
    expect(one.page.locator("[data-last]")).to_have_count(2)
    seen = one.page.evaluate("seen")
    captions = seen["captions"]
    assert [caption["text"] for caption in captions] == log_of(one)[before:]
    assert len(captions) == seen["events"] > TURNS
    assert min(caption["until"] - caption["from"] for caption in captions) >= LEAST
    assert not [caption["text"] for caption in captions if caption["cut"]]
    flights = seen["flights"]
    assert bool(flights) == has_part(game, "Flights.svelte")
    missed = [f for f in flights if f["start"] > NEAR or f["target"] > NEAR or (f.get("end") or 0) > NEAR]
    assert not missed, missed
    assert seen["shift"] < 0.02, seen["moved"]
    one.picture(f"told-{game}-phone")


@pytest.mark.wide
def test_space_ends_all_scenes_and_what_happened_can_be_seen_again(guest: Come) -> None:
    one = listener(guest, "dudab", size="desktop", pace="calm")
    told(one)
    one.play_typed(random.Random(2))
    # Who has typed is in the box, where Space is a letter.
    one.page.locator(".bar h1").click()
    one.page.wait_for_function(TELLING)
    one.page.evaluate(
        """() => addEventListener("keydown", () => {
          let frames = 0;
          const look = () => {
            frames += 1;
            const telling = document.querySelector(".story").dataset.telling === "true";
            if (telling || document.getAnimations().some((one) => one.id === "flight")) requestAnimationFrame(look);
            else window.ended = frames;
          };
          requestAnimationFrame(look);
        })"""
    )
    one.page.keyboard.press("Space")
    one.page.wait_for_function("() => window.ended !== undefined")
    # A tenth of a second, on a machine that draws sixty times a second.
    assert one.page.evaluate("window.ended") <= 6
    assert asked(one)
    # Until it was our turn nothing else has been told; now it is, in the order of the log.
    assert one.page.evaluate("document.querySelector('.story').dataset.telling") == "false"
    # Who was asked again at once has nothing to see again yet.
    chance = random.Random(3)
    while one.page.locator("[data-again]").is_disabled():
        one.play_typed(chance)
        told(one)
    one.page.evaluate("seen.captions = []")
    one.page.locator("[data-again]").click()
    one.page.wait_for_function(TELLING)
    one.page.wait_for_function(IDLE)
    again = [caption["text"] for caption in one.page.evaluate("seen.captions")]
    assert again
    assert again == log_of(one)[-len(again) :]


@pytest.mark.wide
def test_a_move_can_be_made_while_the_story_is_told(guest: Come) -> None:
    one = listener(guest, "dudo", size="desktop", pace="calm")
    undo = one.page.get_by_role("button", name="Take back", exact=True)
    chance = random.Random(5)
    told(one)
    # Until a bid of ours stands: it, or a bot after it, may have doubted.
    while True:
        one.play_typed(chance)
        assert asked(one)
        one.page.wait_for_function(TELLING)
        before = one.moves()
        # What can be pressed is what the table allows now.
        assert one.play_on_board(chance)
        assert one.moves() > before
        told(one)
        if undo.is_visible():
            break
    # Only bots have answered: the move can be taken back until the next one, in the same place, and that is told.
    place = undo.bounding_box()
    board = one.page.locator(".frame").bounding_box()
    undo.click()
    expect(one.page.locator("[data-caption]")).to_have_text("Ann takes a move back.")
    assert log_of(one)[-1] == "Ann takes a move back."
    told(one)
    assert one.moves() == before
    assert (undo.bounding_box(), one.page.locator(".frame").bounding_box()) == (place, board)
    one.page.reload()
    one.page.wait_for_selector(".log button")
    assert log_of(one)[-1] == "Ann takes a move back."


@pytest.mark.wide
def test_a_pause_holds_the_story_and_the_pace_is_kept(guest: Come) -> None:
    one = listener(guest, "dudab", size="desktop", pace="calm")
    told(one)
    one.play_typed(random.Random(2))
    one.page.wait_for_function(TELLING)
    one.page.get_by_role("button", name="Pause the story").click()
    scene = one.page.get_attribute("[data-caption]", "data-scene")
    one.page.evaluate("(scene) => { window.since = performance.now(); window.scene = scene; }", scene)
    # Twice as long as any caption is on, and still the same.
    one.page.wait_for_function(
        "() => performance.now() - since > 5000 || document.querySelector('[data-caption]').dataset.scene !== scene"
    )
    assert one.page.get_attribute("[data-caption]", "data-scene") == scene
    one.page.get_by_role("button", name="Pause the story").click()
    one.page.wait_for_function("(scene) => document.querySelector('[data-caption]').dataset.scene !== scene", arg=scene)
    one.go("/settings")
    one.page.get_by_label("at once", exact=True).check()
    one.page.reload()
    expect(one.page.get_by_label("at once", exact=True)).to_be_checked()


@pytest.mark.wide
def test_without_motion_the_same_marks_fade_in(guest: Come) -> None:
    one = listener(guest, "udaka", reduced_motion="reduce")
    told(one)
    one.page.evaluate("Object.assign(seen, { captions: [], kinds: [] })")
    typed(one, random.Random(3))
    told(one)
    seen = one.page.evaluate("seen")
    assert seen["captions"]
    assert set(seen["kinds"]) == {"opacity"}
    assert not seen["flights"]
    expect(one.page.locator("[data-last]")).to_have_count(2)


@pytest.mark.parametrize(
    ("game", "step", "move", "way", "count"),
    [
        # A beaten card comes home, turned over.
        ("dnup", 4, "play 8/6", ("place-1-0", "seat-1"), 1),
        # The sixth card sweeps the others together.
        ("dudab", 6, "Y3P1", ("column-0", "own-0"), 5),
        # The fourth ace: the token goes to who laid it.
        ("udaka", 5, "A", ("udaka", "seat-1"), 1),
    ],
)
def test_great_moments_are_scenes_of_their_own(
    guest: Come, game: str, step: int, move: str, way: tuple[str, str], count: int
) -> None:
    """In the lessons, where they are certain to come."""
    one = guest(reduced_motion="no-preference")
    one.page.add_init_script(f"({WATCH})()")
    lesson_at(one, game, step)
    one.page.evaluate(
        """() => new MutationObserver(() => {
          if (document.querySelector(".sunrise")) window.sunrise = true;
        }).observe(document.body, { subtree: true, childList: true })"""
    )
    one.type_move(move)
    one.page.wait_for_function(
        "([from, to, count]) => seen.flights.filter((one) => one.from === from && one.to === to).length >= count",
        arg=[*way, count],
    )
    flights = [flight for flight in one.page.evaluate("seen.flights") if (flight["from"], flight["to"]) == way]
    assert len(flights) == count
    # Lifted on the way, slower than an ordinary card.
    assert all(flight["frames"] == 4 and flight["lasts"] >= 500 for flight in flights), flights
    assert all(flight["start"] <= NEAR and flight["target"] <= NEAR for flight in flights), flights
    assert bool(one.page.evaluate("window.sunrise")) is (game == "udaka")


def test_cups_are_lifted_one_by_one_and_counted_against_the_bid(guest: Come) -> None:
    ann, bob, _ = two_at_a_table(guest, "dudo", pace="brisk", reduced_motion="no-preference")
    first, second = asked_one(ann, bob)
    for one in (ann, bob):
        one.page.evaluate(
            """() => {
              window.counts = [];
              new MutationObserver(() => {
                const cups = [...document.querySelectorAll("[data-cup]")].map((cup) => cup.dataset.cup);
                const count = document.querySelector("strong[data-count]")?.dataset.count;
                const now = JSON.stringify([cups.filter((cup) => cup === "up").length, Number(count)]);
                if (cups.length && window.counts.at(-1) !== now) window.counts.push(now);
              }).observe(document.body, { subtree: true, childList: true, attributes: true });
            }"""
        )
    first.type_move("2x3")
    second.page.wait_for_selector("[data-asked=true]")
    second.type_move("dudo")
    for one in (ann, bob):
        # They are put down again after a while: whoever looks late finds what was counted.
        one.page.wait_for_function("() => counts.some((step) => JSON.parse(step)[0] === 2)")
        steps = [tuple(map(int, step.strip("[]").split(","))) for step in one.page.evaluate("counts")]
        assert [up for up, _ in dict.fromkeys(steps)][:3] == [0, 1, 2]
        totals = [count for _, count in steps]
        assert totals == sorted(totals)
        line = next(text for text in reversed(log_of(one)) if text.startswith("Cups up"))
        assert f": {totals[-1]} " in line
