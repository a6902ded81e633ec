"""Who may know what: section INFO, and what is imagined by a seat that has watched."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from estaminet.conformance.pasts import came_about
from estaminet.games.dudab.events import (
    Dealt,
    Drew,
    HandShown,
    Laid,
    PutAway,
    RoundOver,
    ShedToDiscard,
    ShedToOwn,
    Trimmed,
)
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.tests.table import Table, position_of, sorted_cards
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Event, Seat

FULL = ["B2M", "R3P", "G2C", "Y1F", "R2M"]
CALLED: list[list[str]] = [["G3M", "D"], ["Y3C"]]


def told(events: list[Event], viewer: int | None) -> list[Event]:
    versions = [event.seen_by(None if viewer is None else Seat(viewer)) for event in events]
    return [version for version in versions if version is not None]


def imagined(table: Table, seat: int, count: int = 30) -> list[dict[str, Any]]:
    """Positions that this seat cannot tell from the real one; each is checked to be one."""
    observation = table.match.observation(Seat(seat))
    rng = FastRng(5)
    positions = []
    for _ in range(count):
        twin = GAME.imagine(observation, rng)
        assert list(twin.violations()) == []
        assert twin.view(Seat(seat)) == observation.view
        positions.append(GAME.position(twin))
    return positions


def test_info_01_the_discard_is_face_up() -> None:
    """DUDAB-INFO-01"""
    table = Table([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P"], pending="shaman@0", pile=["SB", "D", "Y1M"])
    table.play("penalty")
    for viewer in (0, 1, 2):
        assert table.view_of(viewer).discard == ("SB", "D", "Y1M")
    assert table.view.discard == ("SB", "D", "Y1M")


def test_info_02_hands_are_hidden() -> None:
    """DUDAB-INFO-02: others see a number; legal actions go to the asked seat only."""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG", "B4P"], pile=["R1M"])
    events = table.play("draw")
    assert table.view_of(1).hands[0] == 5
    assert table.view_of(1).hand == tuple(table.hand(1))
    assert (table.view.hand, table.view.shown_hands) == (None, None)
    assert isinstance(events[0], Drew)
    assert [event.cards for event in told(events, 0) if isinstance(event, Drew)] == [("R1M",)]
    for viewer in (1, None):
        assert [event.cards for event in told(events, viewer) if isinstance(event, Drew)] == [None]
    assert table.match.observation(Seat(0)).legal == ()
    assert table.match.observation(Seat(1)).legal != ()


def test_info_02_a_deal_tells_each_seat_its_own_hand() -> None:
    """DUDAB-INFO-02"""
    match = Match(GAME, GAME.read_options({}, 3), 3, chance=SeededChance(1))
    dealt = next(event for event in match.seen(Seat(1)) if isinstance(event, Dealt))
    assert [hand is None for hand in dealt.hands] == [True, False, True]
    for_all = next(event for event in match.seen(None) if isinstance(event, Dealt))
    assert for_all.hands == (None, None, None)


def test_info_03_a_hand_is_shown_before_the_draw_it_allows() -> None:
    """DUDAB-INFO-03"""
    five = Table([["R1M"], ["R3C"]], ["R2P", "R4P", "R4M", "R2C", "R2F"])
    events = told(five.play("put R4M"), 1)
    assert isinstance(events[0], HandShown)
    assert (events[0].why, len(events[0].cards)) == ("five", 5)
    call = Table(CALLED, ["SB", "R1M"], pending="call@0:symbol=P")
    events = told(call.play("draw"), None)
    assert isinstance(events[0], HandShown)
    assert (events[0].why, sorted_cards(events[0].cards)) == ("call", ["R1M", "SB"])


def test_info_03_refill_penalty_and_mass_draw_show_nothing() -> None:
    """DUDAB-INFO-03"""
    refill = Table([["B2M"], ["G4F"]], ["R3P", "Y1C"])
    penalty = Table([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P", "SY", "G1P", "G1M"], pending="shaman@0", pile=["Y2M"])
    mass = Table([["B2M"], ["G4F"]], ["R3P", "Y1C"], pile=["BB", "Y2C"], options={"expansions": "baby"})
    for table, texts in ((refill, ["R3P1"]), (penalty, ["penalty"]), (mass, ["draw", "baby 1"])):
        assert not any(isinstance(event, HandShown) for event in table.play(*texts))
    under_a_call = Table(CALLED, ["D", "R1P"], pending="call@0:symbol=P")
    assert not any(isinstance(event, HandShown) for event in under_a_call.play("D1 call 4"))


@pytest.mark.parametrize("option", ["mixed", "open"])
def test_info_04_and_06_own_piles(option: str) -> None:
    """DUDAB-INFO-04, DUDAB-INFO-06: cards from columns are open, cards from hand hidden unless all is open."""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG", "B4P", "B1P"], options={"own_pile_view": option})
    events = table.play("Y3P1", "shed to own", "shed B4P")
    for viewer in (1, None):
        view = table.view if viewer is None else table.view_of(viewer)
        own = view.own[0]
        assert (sorted_cards(own.public), own.hidden_count) == (sorted_cards(FULL), 1)
        assert own.hidden == (("B4P",) if option == "open" else None)
        shed = next(event for event in told(events, viewer) if isinstance(event, ShedToOwn))
        assert shed.card == ("B4P" if option == "open" else None)
        assert (view.standing[0] is None) == (option == "mixed")
    assert table.view_of(0).own[0].hidden == ("B4P",)


def test_info_04_what_is_shed_to_the_discard_is_public() -> None:
    """DUDAB-INFO-04, DUDAB-INFO-01"""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG", "B4P", "B1P"])
    events = table.play("Y3P1", "shed to discard", "shed B4P")
    assert any(isinstance(event, ShedToDiscard) and event.card == "B4P" for event in told(events, None))


def test_info_04_trimmed_and_put_cards_are_hidden() -> None:
    """DUDAB-INFO-04"""
    trimmed = Table([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P", "SY", "G1P", "G1M"], pending="shaman@0", pile=["Y1M"])
    events = trimmed.play("penalty", "trim B1M")
    assert [event.card for event in told(events, 1) if isinstance(event, Trimmed)] == [None]
    assert [event.card for event in told(events, 0) if isinstance(event, Trimmed)] == ["B1M"]
    put = Table([["R1M"], ["R3C"]], ["R2P", "R4P", "R4M", "R2C", "R2F"])
    events = put.play("put R4M")
    assert [event.card for event in told(events, 2) if isinstance(event, PutAway)] == [None]


def test_info_04_a_hidden_stack_is_shown_as_a_number() -> None:
    """DUDAB-INFO-04: its cards are public once they are collected."""
    column = {"hidden": ["G4F", "BB"], "above": FULL}
    table = Table([column, ["G4M"]], ["Y3P", "SG", "B1P"], options={"expansions": "baby"})
    assert table.view_of(1).columns[0].hidden == 2
    assert "G4F" not in str(table.view_of(1))
    table.play("Y3P1")
    assert "G4F" in table.view_of(1).own[0].public


@pytest.mark.parametrize(("hidden", "may"), [([], True), (["G4F", "BB"], False)])
def test_info_04_what_lay_under_a_baby_cannot_be_hidden_again(hidden: list[str], may: bool) -> None:
    """DUDAB-INFO-04: whoever came later learns it with the collection, so nobody takes that back."""
    column = {"hidden": hidden, "above": FULL}
    table = Table([column, ["G4M"]], ["Y3P", "SG", "B1P", "B4P"], options={"expansions": "baby"})
    table.play("Y3P1")
    assert table.match.can_take_back(Seat(0)) is may


def test_info_05_at_scoring_everything_is_open() -> None:
    """DUDAB-INFO-05"""
    table = Table([["R1M"], ["R3C"]], ["R2P", "R4P", "R4M", "R2C", "R2F"], pile=["Y1C"], pile_size=1)
    events = table.play("put R4M")
    view = table.view
    assert view.shown_hands is not None
    assert view.shown_hands[0] == ("R2P", "R2C", "R2F", "R4P", "Y1C")
    assert view.own[0].hidden == ("R4M",)
    over = next(event for event in told(events, None) if isinstance(event, RoundOver))
    assert (over.hands, over.own[0]) == (view.shown_hands, ("R4M",))


# What a seat that has watched imagines (Game.imagine)


def test_a_shown_hand_is_remembered() -> None:
    """DUDAB-INFO-03: proof is seen by all and not forgotten, though no view displays it."""
    table = Table(CALLED, ["SB", "R1M"], pending="call@0:symbol=P", pile=["Y4C", "Y4F"])
    table.play("draw")
    drawn = set()
    for position in imagined(table, 1):
        assert {"SB", "R1M"} < set(position["hands"][0])
        drawn |= set(position["hands"][0]) - {"SB", "R1M"}
    assert len(drawn) > 5, "the card drawn after it is not known"


def test_of_a_shown_hand_any_card_may_have_been_put_away() -> None:
    """DUDAB-DRAW-03: the others know that it is one of the five."""
    hand = ["R2P", "R4P", "R4M", "R2C", "R2F"]
    table = Table([["R1M"], ["R3C"]], hand)
    table.play("put R4M")
    put = [position["own"][0]["hidden"][0] for position in imagined(table, 2, 60)]
    assert set(put) == set(hand)
    assert all(position["own"][0]["hidden"] == ["R4M"] for position in imagined(table, 0, 5)), "its owner knows"


def test_a_second_proof_tells_which_card_was_put_away() -> None:
    """DUDAB-DUD-08: shown, put away and drawn, shown again: what is missing lies in their own pile."""
    hand = ["SB", "R1M", "R2M", "G1C", "G2C"]
    table = Table(
        CALLED, hand, pending="call@0:symbol=P", players=2, hands={1: ["B1M", "B2M", "B3M"]}, pile=["Y4C", "Y4F", "Y1F"]
    )
    table.play("put R2M", "draw", "put G1C")
    for position in imagined(table, 1):
        assert "R2M" in position["own"][0]["hidden"]
        assert len(position["own"][0]["hidden"]) == 2
        assert len(set(position["hands"][0]) & {"SB", "R1M", "G1C", "G2C", "Y4C"}) == 4


def test_a_laid_card_was_not_put_away() -> None:
    """DUDAB-DRAW-03: a later open move rules a card out."""
    hand = ["R2P", "R4P", "R4M", "R2C", "R2F"]
    table = Table([["R1M"], ["R3C"]], hand, players=2, hands={1: ["D", "B4F", "B1C"]}, pile=["Y1C"])
    table.play("put R4P", "D2", "R4M2")
    put = {position["own"][0]["hidden"][0] for position in imagined(table, 1, 60)}
    assert put == {"R2P", "R4P", "R2C", "R2F"}


def test_what_lies_under_a_baby_is_remembered() -> None:
    """DUDAB-BABY-02: the view shows a number, whoever watched knows the cards."""
    table = Table([["B2M", "R3P"], ["G4F"]], ["B3C", "B4M"], pile=["BB", "J", "SR"], options={"expansions": "both"})
    table.play("draw", "baby 1")
    for seat in (0, 1):
        assert all(position["columns"][0]["hidden"] == ["B2M", "R3P", "BB", "J"] for position in imagined(table, seat))


def test_who_came_late_guesses_what_lies_under_a_baby() -> None:
    """DUDAB-BABY-02: an ordinary card at the bottom, a Baby somewhere."""
    column = {"hidden": ["G4F", "BB", "R3M", "J", "BB"], "above": ["B2M"]}
    table = Table([column, ["G4M"]], ["Y3P", "SG"], options={"expansions": "both"})
    stacks = [tuple(position["columns"][0]["hidden"]) for position in imagined(table, 1)]
    assert len(set(stacks)) > 10
    assert all(len(stack) == 5 and "BB" in stack for stack in stacks)


def test_a_penalty_proves_what_was_not_held() -> None:
    """DUDAB-REACT-11: with compulsory reactions the penalty says: no Shaman, no Dudab."""
    columns: list[list[str]] = [["R2P", "SR"], ["Y3C"]]
    more: dict[str, Any] = {"pending": "shaman@0", "pile": ["Y1M", "SG"], "pile_size": 60}
    table = Table(columns, ["B1M", "Y1P"], options={"shaman_answer": "always"}, **more)
    table.play("penalty")
    for position in imagined(table, 1, 60):
        specials = [card for card in position["hands"][0] if card[0] in "SD"]
        assert len(specials) <= 1, "at most the card that was drawn since"
    free = Table(columns, ["B1M", "Y1P"], **more)
    free.play("penalty")
    assert any(len([c for c in p["hands"][0] if c[0] in "SD"]) > 1 for p in imagined(free, 1, 200))


def test_a_penalty_proves_what_was_put_away() -> None:
    """DUDAB-REACT-11: the Shaman of a shown hand, not there at the penalty, is the card that was put away."""
    table = Table(
        [["R1M"], ["R3C"]],
        ["R2P", "R4P", "R4M", "R2C", "SB"],
        players=2,
        hands={1: ["SR", "B4F", "B1C"]},
        pile=["Y4F", "Y1M", "G4F"],
        options={"shaman_answer": "always"},
    )
    table.play("put SB", "SR1", "penalty")
    assert all(position["own"][0]["hidden"] == ["SB"] for position in imagined(table, 1, 60))


def test_a_penalty_proves_what_was_put_away_even_if_another_one_is_laid_later() -> None:
    """DUDAB-REACT-11: there are two Shamans of a colour, and the second one came with the penalty."""
    table = Table(
        [["R1M"], ["R3C"]],
        ["R2P", "R4P", "R4M", "R2C", "SB"],
        players=2,
        hands={1: ["SR", "B4F", "B1C"]},
        pile=["Y4F", "Y1M", "SB"],
        options={"shaman_answer": "always"},
    )
    table.play("put SB", "SR1", "penalty", "trim Y4F", "B4F2", "SB2")
    assert all("SB" in position["own"][0]["hidden"] for position in imagined(table, 1, 60))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_imagined_world_has_a_past(seats: int) -> None:
    """Played again with what its past says, the match tells the seat the same and ends in that world."""
    rng = FastRng(seats)
    match = Match(GAME, GAME.options_type.random(rng, seats), seats)
    while match.ended is None:
        if rng.below(20) == 0:
            seat = Seat(rng.below(seats))
            world = GAME.imagine(match.observation(seat), rng)
            assert not list(came_about(match, seat, world))
        if match.asked:
            legal = match.state.legal(match.asked[0])
            match.play(match.asked[0], legal[rng.below(len(legal))])
        else:
            match.play(CHANCE, match.state.sample(rng))


def test_a_world_that_cannot_have_come_about_has_no_past() -> None:
    """DUDAB-INFO-03: a hand that was just shown is not another one."""
    match = Match(GAME, GAME.read_options({"first_player": 0}, 2), 2)
    rng = FastRng(3)
    while not any(isinstance(event, HandShown) and event.seat == 0 for _, event in match.events):
        if match.asked:
            legal = match.state.legal(match.asked[0])
            match.play(match.asked[0], legal[rng.below(len(legal))])
        else:
            match.play(CHANCE, match.state.sample(rng))
    world = GAME.imagine(match.observation(Seat(1)), rng)
    GAME.past(match.observation(Seat(1)), world)
    world.hands[0], world.pile[: len(world.hands[0])] = sorted(world.pile[: len(world.hands[0])]), world.hands[0]
    with pytest.raises(ValueError, match="no past"):
        GAME.past(match.observation(Seat(1)), world)


def test_nothing_else_is_weighed() -> None:
    """Every card that is not in sight is about as likely to be in any hidden place as any other."""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG"])
    counts: dict[str, int] = {}
    for position in imagined(table, 0, 600):
        for card in position["hands"][1]:
            counts[card] = counts.get(card, 0) + 1
    view = table.view_of(0)
    assert isinstance(view, DudabView)
    unseen = 80 - 5 - len(view.own[2].public)
    expected = 600 * 3 / unseen
    numbers = [count for card, count in counts.items() if len(card) == 3]
    assert len(numbers) + len([card for card in counts if len(card) < 3]) > 35
    assert max(numbers) < 2.2 * expected
    assert min(numbers) > expected / 2.2


def test_info_03_a_shown_shaman_is_not_imagined_to_lie_in_another_pile() -> None:
    """DUDAB-INFO-03: seat 1 may have put its shown Shaman away and laid another one, but the only other one was seen in
    the hand of seat 2, which has not played since."""
    hands = {1: ["G4M", "G4F"], 2: ["B2M", "SY"]}
    position = position_of([["Y2P", "SY"], ["B4C"]], ["R3P", "G2C"], hands=hands)
    position["pile"].remove("R1M")
    position["own"][1]["hidden"] = ["R1M"]
    seen = (
        HandShown(1, ("R1M", "SY"), "call"),
        PutAway(1, None, False),
        Drew(1, 2, None, False, "DUDAB-TURN-01"),
        Laid(1, "SY", 0, None, "DUDAB-SHA-01"),
        HandShown(2, ("B2M", "SY"), "call"),
    )
    observation = replace(Table.at(position).match.observation(Seat(0)), seen=seen)
    rng = FastRng(5)
    for _ in range(300):
        assert GAME.position(GAME.imagine(observation, rng))["hands"][2] == ["B2M", "SY"]
