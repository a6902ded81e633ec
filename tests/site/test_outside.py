"""A game from outside the package plays on the site as it was built: strings from the server, on the plain board."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.house import House
from tests.site.guests import PATIENCE, Guest

ROOT = Path(__file__).parents[2]
Come = Callable[..., Guest]


@pytest.fixture
def outside(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Come]:
    """Guests of a house that has a game called pebble, in a folder of its own."""
    games = tmp_path / "games"
    games.mkdir()
    path = "" if os.environ.get("ESTAMINET_EXPECT") == "compiled" else str(ROOT / "src")
    command = [sys.executable, "-m", "estaminet", "new-game", "pebble", "--into", str(games)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONPATH": path}, cwd=tmp_path)
    monkeypatch.setenv("ESTAMINET_GAMES", str(games))
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log").open()
    came: list[Guest] = []

    def come(**how: str) -> Guest:
        came.append(Guest(browser, f"http://localhost:{house.port}", **how))  # type: ignore[arg-type]
        return came[-1]

    yield come
    # Whoever is still there when the house closes says so on the console.
    for one in came:
        one.close()
    house.stop()


@pytest.mark.parametrize(
    ("size", "locale", "card", "keep"),
    [
        ("desktop", "en-GB", "Your card:", "keep"),
        pytest.param("phone", "fr-FR", "Votre carte", "garder", marks=pytest.mark.wide),
        # A game that is not written in the visitor's language is told in English.
        pytest.param("phone", "de-AT", "Your card:", "keep", marks=pytest.mark.long),
    ],
)
def test_a_game_from_outside_plays_on_the_plain_board(
    outside: Come, size: str, locale: str, card: str, keep: str
) -> None:
    one = outside(size=size, locale=locale)
    one.go("/")
    expect(one.page.locator("h3", has_text="Pebble")).to_be_visible(timeout=PATIENCE)
    bots = [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "expert"}]
    table = one.open_table("pebble", [{"kind": "me"}, *bots], name="Zoé")
    one.at_table(table)
    board = one.page.locator(".plain")
    expect(board.locator("pre")).to_contain_text(card)
    expect(board.get_by_role("button")).to_have_count(2)
    one.good(f"plain-{size}")
    board.get_by_role("button", name=keep).click()
    expect(one.page.locator('[data-stage="ended"]')).to_be_visible(timeout=PATIENCE)
    # The story is told without any code of the game's: a caption, and a mark for each of the others.
    told = one.page.locator(".log button").last.text_content() or ""
    # On the phone this sentence may be too long to stay.
    assert one.page.locator("[data-caption]").inner_text() in (told.strip(), "Voilà pour l’instant.")
    expect(one.page.locator("[data-last]")).to_have_count(2)
    expect(board.get_by_role("button")).to_have_count(0)
    expect(board.locator("pre")).not_to_contain_text("?")
    one.good(f"plain-over-{size}")


def test_at_a_glance_is_short_and_the_credit_its_own(outside: Come) -> None:
    """Its rules have no section in short, and it belongs to whoever wrote it."""
    one = outside()
    one.go("/learn/pebble/glance")
    short = one.page.locator(".rules.glance")
    expect(short).to_contain_text("The highest card wins.", timeout=PATIENCE)
    expect(short).not_to_contain_text("PEBBLE-")
    one.go("/learn/pebble")
    expect(one.page.get_by_text("Pebble began as the small example game of Estaminet.")).to_be_visible(timeout=PATIENCE)
    expect(one.page.get_by_text("Made by others")).to_have_count(0)
