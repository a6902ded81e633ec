"""The sixth card and the end of a round: sections PICK and END."""

from __future__ import annotations

from itertools import combinations

import pytest

from estaminet.games.dudab.tests.table import Table, sorted_cards
from estaminet.kernel.state import Chance

FULL = ["B2M", "R3P", "G2C", "Y1F", "R2M"]


def test_pick_01_the_sixth_card_collects_five() -> None:
    """DUDAB-PICK-01"""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG", "B4P"])
    events = table.play("Y3P1")
    assert table.own() == sorted_cards(FULL)
    assert events[1].clause() == "DUDAB-PICK-01"
    table = Table([FULL[:4], ["G4F"]], ["R2M", "SG", "B4P"])
    table.play("R2M1")
    assert table.own() == [], "the fifth card does not"


def test_pick_02_the_sixth_card_heads_the_new_column() -> None:
    """DUDAB-PICK-02"""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG", "B4P"])
    table.play("Y3P1")
    assert table.column(0) == ["Y3P"]


def test_pick_03_then_the_hand_is_shed_to_two() -> None:
    """DUDAB-PICK-03: of four cards any two may be kept."""
    left = ["SG", "B4P", "B1P", "R1M"]
    kept = set()
    for first, second in combinations(left, 2):
        table = Table([FULL, ["G4F"]], ["Y3P", *left])
        table.play("Y3P1", "shed to discard", f"shed {first}")
        assert table.clause("draw") == "PICK-03"
        table.play(f"shed {second}")
        assert table.who == 1
        kept.add(tuple(table.hand()))
    assert len(kept) == 6


@pytest.mark.parametrize("where", ["discard", "own"])
def test_pick_04_all_shed_cards_go_to_one_named_place(where: str) -> None:
    """DUDAB-PICK-04"""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG", "B4P", "B1P", "R1M"])
    table.play("Y3P1")
    assert table.legal() == ["shed to discard", "shed to own"]
    assert table.clause("shed SG") == "PICK-04"
    table.play(f"shed to {where}", "shed SG")
    assert table.clause("shed to own") == table.clause("shed to discard") == "PICK-04"
    table.play("shed R1M")
    gone = sorted_cards(["SG", "R1M"])
    assert sorted_cards(table.view.discard) == (gone if where == "discard" else [])
    assert table.own() == sorted_cards(FULL + (gone if where == "own" else []))


def test_pick_04_the_place_is_named_for_a_single_card_too() -> None:
    """DUDAB-PICK-04"""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG", "B4P", "B1P"])
    table.play("Y3P1")
    assert (table.view.phase, table.view.need) == ("shed-to", 1)


def test_pick_05_with_two_cards_or_fewer_nothing_is_shed() -> None:
    """DUDAB-PICK-05"""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG", "B4P"])
    table.play("Y3P1")
    assert (table.who, table.hand()) == (1, ["B4P", "SG"])
    table = Table([FULL, ["G4F"]], ["Y3P", "SG"], pile=["B3C"])
    table.play("Y3P1")
    assert (table.who, table.hand()) == (1, ["B3C", "SG"])


def test_pick_06_collect_shed_refill_in_this_order() -> None:
    """DUDAB-PICK-06: a refill that takes the last card ends a turn that is otherwise complete."""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG"], pile=["B3C"], pile_size=1)
    table.play("Y3P1")
    assert table.view.phase == "round-over"
    assert (table.own(), table.hand()) == (sorted_cards(FULL), ["B3C", "SG"])


def test_pick_06_nothing_is_shed_after_the_refill() -> None:
    """DUDAB-PICK-06: the refill meets a Baby that makes everybody draw three."""
    table = Table([FULL, ["G4F"]], ["Y3P", "SG"], pile=["BB", "B3C"], options={"expansions": "baby"})
    table.play("Y3P1", "baby 2")
    assert (table.who, table.view.phase, table.view.need) == (1, "trim", 1)
    table.play(table.legal()[0])
    assert (table.who, table.view.phase, table.view.need) == (2, "trim", 1)
    table.play(table.legal()[0])
    assert (table.who, table.view.phase, list(table.view.hands)) == (1, "normal", [4, 5, 5])


def test_pick_07_the_sixth_card_keeps_its_effect() -> None:
    """DUDAB-PICK-07"""
    table = Table([FULL, ["G4F"]], ["SR", "D", "B4P"])
    table.play("SR1")
    assert (table.column(0), table.pending, table.view.phase) == (["SR"], "shaman@0", "react")
    table = Table([FULL, ["G4F"]], ["SR", "D", "B4P"])
    table.play("D1 call fur")
    assert (table.column(0), table.pending) == (["D"], "call@0:symbol=F")


def test_end_01_drawing_the_last_card_ends_the_round() -> None:
    """DUDAB-END-01"""
    table = Table([["R1M"], ["R3C"]], ["R2P", "R4P"], pile=["Y1C"], pile_size=1)
    table.play("draw")
    assert (table.view.phase, "Y1C" in table.hand()) == ("round-over", True)
    assert isinstance(table.match.pending, Chance)


def test_end_02_any_removal_of_the_last_card_counts() -> None:
    """DUDAB-END-02: turned up, as refill, as cover."""
    table = Table([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P"], pending="shaman@0", pile=["R4P"], pile_size=1)
    table.play("penalty")
    assert (table.view.phase, table.view.discard, list(table.view.hands)) == ("round-over", ("R4P",), [2, 3, 3])
    table = Table([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P"], pending="shaman@0", pile=["SB", "D"], pile_size=2)
    table.play("penalty")
    assert (table.view.phase, table.view.discard) == ("round-over", ("SB", "D"))
    table = Table([["B2M"], ["Y3C"]], ["R1P", "B2P"], pile=["R4P"], pile_size=1)
    table.play("R1P1")
    assert (table.view.phase, table.hand()) == ("round-over", ["R4P", "B2P"])
    table = Table([["B2M"], ["Y3C"]], ["R1P", "B2P"], pile=["BB", "R4P"], pile_size=2, options={"expansions": "baby"})
    table.play("draw", "baby 1")
    assert (table.view.phase, table.column(0), list(table.view.hands)) == ("round-over", ["R4P"], [2, 3, 3])


def test_end_03_what_was_owed_lapses() -> None:
    """DUDAB-END-03: two of four cards exist, and the hand of seven is not cut."""
    hand = ["SY", "B1M", "Y1P", "G2C", "G2M"]
    table = Table([["R2P", "SR"], ["Y3C"]], hand, pending="shaman@0", pile=["Y4M", "D", "R4C"], pile_size=3)
    table.play("penalty")
    assert (table.view.phase, table.view.hands[0], table.view.work) == ("round-over", 7, ())
    table = Table([["R2P"], ["Y3C"]], ["SR", "B1M"], pile=["Y4M"], pile_size=1)
    table.play("SR1")
    assert (table.view.phase, table.pending) == ("round-over", "none"), "nobody reacts any more"


def test_end_04_a_dudab_drawn_last_costs_five() -> None:
    """DUDAB-END-04"""
    table = Table([["R1M"], ["R3C"]], ["R2P", "R4P"], pile=["D"], pile_size=1)
    table.play("draw")
    assert table.view.scores[0][0].hand_dudab == 5


@pytest.mark.parametrize(("card", "expansions"), [("J", "jungle"), ("BB", "baby")])
def test_end_05_a_jungle_or_baby_drawn_last_is_discarded(card: str, expansions: str) -> None:
    """DUDAB-END-05"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C"], pile=[card], pile_size=1, options={"expansions": expansions})
    table.play("draw")
    assert (table.view.phase, table.view.discard, table.view.hands[0]) == ("round-over", (card,), 2)


def test_end_05_as_a_cover_it_joins_the_hidden_stack() -> None:
    """DUDAB-END-05: the column then shows no card at all."""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C"], pile=["BB", "BB"], pile_size=2, options={"expansions": "baby"})
    table.play("draw", "baby 1")
    assert (table.view.phase, table.view.discard, table.column(0)) == ("round-over", (), [])
    assert table.hidden(0) == ["B2M", "BB", "BB"]


def test_end_06_columns_and_discard_score_for_nobody() -> None:
    """DUDAB-END-06: the scores are those of hands and own piles alone."""
    table = Table([["R4P", "D"], ["G4F"]], ["R1P", "B1M"], pile=["Y1C"], pile_size=1, pending="none")
    table.play("draw")
    assert table.view.scores[0][0].total == 3
    assert table.view.scores[0][1].total == sum(int(card[1]) for card in table.hand(1))


def test_end_07_cards_stay_and_the_next_deal_follows() -> None:
    """DUDAB-END-07"""
    hand = ["SY", "B1M", "Y1P", "G2C", "G2M"]
    table = Table([["R2P", "SR"], ["Y3C"]], hand, pending="shaman@0", pile=["Y4M", "D", "R4C"], pile_size=3)
    table.play("penalty")
    assert sorted_cards(table.hand()) == sorted_cards([*hand, "D", "R4C"])
    assert (table.column(0), table.view.discard, table.pending) == (["R2P", "SR"], ("Y4M",), "none")
    assert isinstance(table.match.pending, Chance)
    last = Table([["R1M"], ["R3C"]], ["R2P", "R4P"], pile=["Y1C"], pile_size=1, options={"rounds": "1"})
    last.play("draw")
    assert last.match.ended is not None
