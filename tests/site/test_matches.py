"""Whole matches in real browsers: two people and bots, on the board and by typing, at both ends of the screen sizes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.lengths import rest_wide
from tests.site.guests import Guest, Style, play_match

from estaminet import games

Come = Callable[..., Guest]
GAMES = [game.key for game in games.all_games("board")]
BOARD_MOVES = 5
"""This many moves of each player are made on the board itself, if the match lasts; the rest are typed, for speed."""
MOST_MOVES = 15
"""After this many moves of one person a bot plays on for them: some matches are long."""


MANNERS = [("mouse", "desktop"), ("touch", "phone"), ("keyboard", "tablet")]


@pytest.mark.parametrize(
    ("game", "style", "size"),
    # Each game in one manner, and every manner at least once; first of all the game whose matches are soonest over.
    rest_wide(
        sorted(
            ((game, *manner) for game in GAMES for manner in MANNERS),
            key=lambda how: (MANNERS.index(how[1:]) != GAMES.index(how[0]) % len(MANNERS), how[0] != "dudo"),
        ),
        wide=len(GAMES),
    ),
)
def test_a_whole_match(guest: Come, game: str, style: Style, size: str) -> None:
    chance = random.Random(f"{game} {style}")
    ann, bob = guest(style=style, size=size), guest(style=style, size=size, color_scheme="dark")
    seats = games.find(game).manifest.usual_seats
    plan = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": "novice"} for _ in range(seats - 2))]
    table = ann.open_table(game, plan, name="Ann")
    bob.sit_down(table, "Bartholomew the unreasonably long-named")
    ann.at_table(table)
    bob.at_table(table)
    both = [ann, bob]
    for one in both:
        one.page.wait_for_selector(".frame button, .frame svg, .frame section")
    ann.good(f"{game}-{size}-begin")
    counts = play_match(both, chance, BOARD_MOVES, MOST_MOVES)
    assert counts["board"] >= BOARD_MOVES, counts
    for one, theme in zip(both, ("light", "dark"), strict=True):
        one.over()
        one.good(f"{game}-{size}-end-{theme}", whole=True)
    assert ann.page.locator("section.result h2").inner_text() != ""
    # Everybody was told the same ending.
    assert ann.moves() == bob.moves()
