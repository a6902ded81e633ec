"""The example tables of the rule sheet, played through the public interface."""

from __future__ import annotations

from typing import Any

import pytest

from estaminet.conformance.table import play, view
from estaminet.games.dnup.actions import place_text
from estaminet.games.dnup.events import Beaten, BeatenAway, Cleared
from estaminet.games.dnup.game import GAME
from estaminet.games.dnup.tests.tables import (
    EXAMPLES,
    chance_is_due,
    clause_of,
    dealt,
    match_from,
    on_table,
    options,
    place,
    position,
)
from estaminet.kernel.errors import Illegal, Unreadable
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.state import Decision


def notation(action: dict[str, Any]) -> str:
    cards = " ".join(action.get("cards", []))
    return {
        "A": f"play {cards}",
        "B": f"add {cards} {action.get('to')}",
        "C": f"take {action.get('from')}",
        "D": f"turn {cards}",
    }[action["do"]]


def set_up(example: dict[str, Any]) -> Match:
    return match_from(
        position(
            example["seats"],
            example["turn"],
            example["hand"],
            example["table"],
            out=example.get("out", []),
            points=example.get("points") or example.get("wins"),
            stall=example.get("stall", 0),
            given=example.get("options"),
        )
    )


TURNS = EXAMPLES["dnup"]
CHECKED = {
    "legal", "gained", "table", "hand", "pile", "next", "at_next", "out", "points", "wins", "round_over", "game_over",
    "winner",
}  # fmt: skip


def test_all_examples_are_here_and_say_nothing_that_is_not_checked() -> None:
    assert len(TURNS) == 44
    assert len(EXAMPLES["decks"]) == 8
    assert {key for example in TURNS for key in example["expect"]} <= CHECKED


@pytest.mark.parametrize("example", [e for e in TURNS if e["expect"]["legal"]], ids=lambda e: f"{e['id']}-{e['rule']}")
def test_what_the_example_allows(example: dict[str, Any]) -> None:
    match = set_up(example)
    expect = example["expect"]
    actor = place(example["turn"])[0]
    assert list(match.asked) == [actor]
    before = len(example.get("table", {}).get(example["turn"], []))
    assert view(match).discards == before, "the discard step comes before the action"

    events = play(match, notation(example["action"]))

    # What came after the action was resolved: skipped seats, and the next player's discard step.
    later = [event for event in events if isinstance(event, Cleared)]
    table = on_table(match)
    for cleared in later:
        table[place_text(cleared.seat, cleared.area)] = list(cleared.cards)
    pile = view(match).discards - sum(len(cleared.cards) for cleared in later)
    gained: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, Beaten) and event.seat != actor:
            gained.setdefault(f"P{event.seat + 1}", []).extend(event.cards)
            assert set(event.cards) <= set(view(match, event.seat).hand or ())
    if "gained" in expect:
        assert {who: sorted(cards) for who, cards in gained.items()} == {
            who: sorted(cards) for who, cards in expect["gained"].items()
        }
    if "table" in expect:
        assert {who: sorted(cards) for who, cards in table.items()} == {
            who: sorted(cards) for who, cards in expect["table"].items()
        }
    if "hand" in expect:
        assert sorted(view(match, actor).hand or ()) == sorted(expect["hand"])
    if "pile" in expect:
        assert pile == expect["pile"]
    if "next" in expect:
        seat, area = place(expect["next"])
        assert (view(match).turn, view(match).area) == (seat, area)
        assert isinstance(match.pending, Decision)
    if "at_next" in expect:
        assert view(match).discards == expect["at_next"]["pile"]
        assert on_table(match) == expect["at_next"]["table"]
    if "out" in expect:
        assert [f"P{seat + 1}" for seat in view(match).out] == expect["out"]
    for who, points in {**expect.get("points", {}), **expect.get("wins", {})}.items():
        assert view(match).points[place(who)[0]] == points
    if "round_over" in expect:
        # The round came to its own end: two are out (one, in the game for two), and a deal or nothing follows.
        needed = 1 if match.seats == 2 else 2
        assert (not match.asked and len(view(match).out) == needed) == expect["round_over"]
        if expect["round_over"] and not expect.get("game_over"):
            assert chance_is_due(match)
    if "game_over" in expect:
        assert (match.ended is not None) == expect["game_over"]
    if "winner" in expect:
        assert match.ended is not None
        assert match.ended.places[place(expect["winner"])[0]] == 1
        assert match.ended.places.count(1) == 1


@pytest.mark.parametrize(
    "example", [e for e in TURNS if not e["expect"]["legal"]], ids=lambda e: f"{e['id']}-{e['rule']}"
)
def test_what_the_example_refuses(example: dict[str, Any]) -> None:
    """By the very clause the example stands for; what is no action at all is unreadable and names the clause too."""
    match = set_up(example)
    was = GAME.position(match.state)
    with pytest.raises((Illegal, Unreadable)) as caught:
        play(match, notation(example["action"]))
    assert clause_of(caught.value) == example["rule"]
    assert GAME.position(match.state) == was


def test_the_events_of_a_beaten_set_of_somebody_out() -> None:
    """DNUP-OUT-04, as dx22 has it."""
    match = set_up(next(e for e in TURNS if e["id"] == "dx22"))
    assert [type(event) for event in play(match, "play 9/4")][1] is BeatenAway


@pytest.mark.parametrize("example", EXAMPLES["decks"], ids=lambda e: f"{e['id']}-{e['rule']}")
def test_how_many_cards_everybody_gets(example: dict[str, Any]) -> None:
    """DNUP-SETUP-01 and 02, DNUP-DEAL-01 and 03, DNUP-TWO-01."""
    seats = example["players"]
    match = Match(GAME, options(seats, deck=example["preset"]), seats)
    if chance_is_due(match) and view(match).phase == "first":
        play(match, f"first {example['first']}")
    match = Match.from_position(GAME, match.state, chance=SeededChance(7))
    hands = dealt(match)
    assert [len(hand) for hand in hands] == example["expect"]["hands"]
    assert sum(len(hand) for hand in hands) == example["expect"]["cards"]
    assert sum(card in ("1/5", "5/1") for hand in hands for card in hand) == 1
