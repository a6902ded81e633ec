"""Turns, hands and drawing: sections TURN, HAND and DRAW."""

from __future__ import annotations

import pytest

from estaminet.games.dudab.events import HandShown
from estaminet.games.dudab.tests.table import Table, sorted_cards
from estaminet.kernel.values import Seat

NOTHING_FITS: list[list[str]] = [["R1M"], ["R3C"]]


def test_turn_01_a_turn_is_one_action() -> None:
    """DUDAB-TURN-01"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG"])
    assert set(table.legal()) == {"R3P1", "R3P2", "Y1C1", "SG2", "draw"}
    table.play("R3P1")
    assert table.who == 1


def test_turn_01_only_cards_in_hand_are_laid() -> None:
    """DUDAB-TURN-01"""
    assert Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG"]).clause("Y3P1") == "TURN-01"
    assert Table(NOTHING_FITS, ["R2P", "R4P", "R4M", "R2C", "R2F"]).clause("put D") == "TURN-01"


def test_turn_02_there_is_no_pass() -> None:
    """DUDAB-TURN-02"""
    assert Table(NOTHING_FITS, ["R2P", "R4P"]).legal() == ["draw"]


def test_turn_03_a_drawn_card_waits() -> None:
    """DUDAB-TURN-03: Y2C would fit R1M, but the turn is over."""
    table = Table(NOTHING_FITS, ["R2P", "R4P"], pile=["Y2C"])
    table.play("draw")
    assert (table.who, "Y2C" in table.hand()) == (1, True)
    assert table.legal(0) == []


def test_turn_04_the_left_neighbour_moves_next() -> None:
    """DUDAB-TURN-04"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG"], active=2)
    refusal = table.match.state.refusal(Seat(0), table.action("draw"))
    assert refusal is not None
    assert refusal.clause == "DUDAB-TURN-04"
    table.play("R3P1")
    assert table.who == 0


def test_turn_05_every_decision_is_asked() -> None:
    """DUDAB-TURN-05: also when there is only one answer."""
    table = Table(NOTHING_FITS, ["R2P", "R4P"], pile=["J"], options={"expansions": "jungle"})
    assert (table.who, table.legal()) == (0, ["draw"])
    table = Table(
        [["B2M"], {"above": ["G4F"], "jungle": True}], ["B3C", "B4M"], pile=["J"], options={"expansions": "jungle"}
    )
    table.play("draw")
    assert (table.who, table.legal()) == (0, ["jungle 1"])


def test_hand_01_a_hand_below_two_is_refilled() -> None:
    """DUDAB-HAND-01"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C"], pile=["Y4M"])
    events = table.play("R3P1")
    assert table.hand() == ["Y1C", "Y4M"]
    assert events[-1].clause() == "DUDAB-HAND-01"


def test_hand_02_a_hand_above_five_is_cut_to_the_own_pile() -> None:
    """DUDAB-HAND-02"""
    table = Table(
        [["R2P", "SR"], ["Y3C"]],
        ["SY", "B1M", "Y1P", "G2C", "G2M"],
        pending="shaman@0",
        pile=["Y3M", "G1P", "R4C", "R1F"],
    )
    table.play("penalty")
    discard = table.view.discard
    assert table.clause("draw") == "HAND-02"
    assert len(table.legal()) == 8
    table.play("trim B1M", "trim G2C", "trim R1F")
    assert (table.who, len(table.hand()), table.own()) == (1, 5, ["R1F", "B1M", "G2C"])
    assert table.view.discard == discard
    assert table.clause("trim R1P") == "HAND-02"


def test_hand_03_the_limit_is_checked_when_a_draw_is_finished() -> None:
    """DUDAB-HAND-03: the hand peaks at nine, and the choice is among all nine."""
    table = Table(
        [["R2P", "SR"], ["Y3C"]],
        ["SY", "B1M", "Y1P", "G2C", "G2M"],
        pending="shaman@0",
        pile=["Y4M", "G1P", "R4C", "R1F", "R2F"],
    )
    table.play("penalty")
    assert (table.view.hands[0], table.view.need, len(table.legal())) == (9, 4, 9)


def test_hand_03_a_share_of_a_mass_draw_is_an_instruction_of_its_own() -> None:
    """DUDAB-HAND-03: seat 0 trims inside the penalty, and again at its end."""
    table = Table(
        [["R2P", "SR"], ["Y3C"]],
        ["B1M", "Y1P", "G2C", "G2M", "G4C"],
        pending="shaman@0",
        pile=["Y2M", "BB", "R1F", "R4C", "R4M", "R4F", "B4F"],
        options={"expansions": "baby"},
    )
    table.play("penalty", "baby 2")
    assert (table.who, table.view.need, table.view.phase) == (0, 1, "trim")
    table.play("trim R4C")
    assert (table.who, table.view.need, list(table.view.hands)) == (0, 1, [6, 4, 4])
    table.play("trim B4F")
    assert (table.who, list(table.view.hands)) == (1, [5, 4, 4])


def test_hand_04_placed_cards_do_not_fill_the_hand() -> None:
    """DUDAB-HAND-04"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C"], pile=["J", "R4M"], options={"expansions": "jungle"})
    table.play("R3P1", "jungle 2")
    assert (table.who, table.hand()) == (1, ["R4M", "Y1C"])


def test_hand_05_the_limit_binds_everybody_who_draws() -> None:
    """DUDAB-HAND-05: seat 2 trims in the turn of seat 0."""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C"], pile=["BB", "Y3M"], others=3, options={"expansions": "baby"})
    table.play("draw", "baby 1")
    while table.who != 2:
        table.play(table.legal()[0])
    assert (table.view.active, table.view.phase, table.view.hands[2]) == (0, "trim", 6)


def test_draw_01_drawing_is_free_below_five_cards() -> None:
    """DUDAB-DRAW-01"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG", "B4P"], pile=["R1M"])
    assert "R3P1" in table.legal()
    events = table.play("draw")
    assert not any(isinstance(event, HandShown) for event in events)
    assert len(table.hand()) == 5


@pytest.mark.parametrize("text", ["draw", "put B1P"])
def test_draw_02_no_drawing_with_five_cards_of_which_one_fits(text: str) -> None:
    """DUDAB-DRAW-02"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG", "B4P", "B1P"])
    assert table.clause(text) == "DRAW-02"


def test_draw_02_holds_whatever_the_flags() -> None:
    """DUDAB-DRAW-02"""
    hand = ["Y2P", "G3M", "SB", "R1M", "B4C"]
    table = Table([["B1C", "D"], ["R4F"]], hand, pending="call@0:value=2", options={"call_duty": "may"})
    assert table.legal() == ["Y2P1"]
    assert table.clause("draw") == table.clause("put SB") == "DRAW-02"


@pytest.mark.parametrize("edition", ["A", "B"])
def test_draw_03_with_five_cards_one_is_put_away_first(edition: str) -> None:
    """DUDAB-DRAW-03: in an ordinary turn, in both editions."""
    hand = ["R2P", "R4P", "R4M", "R2C", "R2F"]
    table = Table(NOTHING_FITS, hand, options={"edition": edition})
    assert set(table.legal()) == {f"put {card}" for card in hand}
    assert table.clause("draw") == "DRAW-03"
    shown, put, drew = table.play("put R4M")
    assert isinstance(shown, HandShown)
    assert sorted_cards(shown.cards) == sorted_cards(hand)
    assert [put.clause(), drew.clause()] == ["DUDAB-DRAW-03", "DUDAB-TURN-01"]
    assert (table.own(), len(table.hand()), table.who) == (["R4M"], 5, 1)


def test_draw_03_nothing_is_put_away_below_five() -> None:
    """DUDAB-DRAW-03"""
    assert Table(NOTHING_FITS, ["R2P", "R4P"]).clause("put R2P") == "DRAW-03"


def test_draw_04_five_cards_with_a_dudab_never_draw() -> None:
    """DUDAB-DRAW-04"""
    table = Table(NOTHING_FITS, ["R2P", "R4P", "R4M", "R2C", "D"])
    assert len(table.legal()) == 26
    assert all(text.startswith("D") for text in table.legal())
    assert table.clause("draw") == table.clause("put R2P") == "DRAW-04"


def test_draw_05_the_discard_never_becomes_a_pile() -> None:
    """DUDAB-DRAW-05"""
    table = Table(NOTHING_FITS, ["R2P", "R4P"], pile_size=1)
    position = table.position
    position["discard"] = position["own"][2]["public"][:30]
    position["own"][2]["public"] = position["own"][2]["public"][30:]
    table = Table.at(position)
    table.play("draw")
    assert (table.view.phase, len(table.view.discard), table.view.pile) == ("round-over", 30, 0)
