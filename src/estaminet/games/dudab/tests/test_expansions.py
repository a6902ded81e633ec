"""Jungles and Babies: sections JUN and BABY."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from estaminet.games.dudab.tests.table import Column, Table, sorted_cards

FULL = ["B2M", "R3P", "G2C", "Y1F", "R2M"]


def jungle(above: list[str], below: list[str] | None = None, hidden: list[str] | None = None) -> dict[str, Any]:
    return {"above": above, "jungle": True, "below": below or [], "hidden": hidden or []}


def with_jungle(columns: Sequence[Column], hand: list[str], **more: Any) -> Table:
    return Table(columns, hand, **{"options": {"expansions": "jungle"}, **more})


def with_baby(columns: Sequence[Column], hand: list[str], **more: Any) -> Table:
    return Table(columns, hand, **{"options": {"expansions": "baby"}, **more})


def test_jun_01_a_drawn_jungle_is_placed_at_once() -> None:
    """DUDAB-JUN-01"""
    table = with_jungle([FULL, jungle(["G4F"])], ["B3C", "B4M"], pile=["J"])
    table.play("draw")
    assert (table.view.phase, table.who, table.legal()) == ("jungle", 0, ["jungle 1"])
    assert table.clause("jungle 2") == table.clause("draw") == "JUN-01"
    assert with_jungle([FULL, ["G4F"]], ["B3C", "B4M"]).clause("jungle 1") == "JUN-01"


def test_jun_02_it_fits_on_any_length_and_collects_nothing() -> None:
    """DUDAB-JUN-02"""
    table = with_jungle([FULL, ["G4F"]], ["B3C", "B4M"], pile=["J"])
    table.play("draw", "jungle 1")
    assert (table.column(0), table.own()) == ([*FULL, "J"], [])


def test_jun_03_without_a_free_column_it_is_discarded() -> None:
    """DUDAB-JUN-03"""
    table = with_jungle([jungle(["B2M"]), jungle(["G4F"])], ["B3C", "B4M"], pile=["J"])
    events = table.play("draw")
    assert (table.view.discard, table.who) == (("J",), 1)
    assert events[0].clause() == "DUDAB-JUN-03"


def test_jun_04_it_is_not_replaced_but_by_the_refill() -> None:
    """DUDAB-JUN-04"""
    table = with_jungle([["B2M"], ["G4F"]], ["B3C", "B4M", "Y1P"], pile=["J"])
    table.play("draw", "jungle 1")
    assert (table.view.hands[0], table.who) == (3, 1)
    table = with_jungle([["B2M"], jungle(["G4F"])], ["R3P", "Y1C"], pile=["J", "R4M"])
    table.play("R3P1", "jungle 1")
    assert table.view.hands[0] == 2


def test_jun_05_there_is_room_below_for_as_many_as_above() -> None:
    """DUDAB-JUN-05"""
    table = with_jungle([jungle(["B2M", "R3P"], ["R4C"]), ["G2F"]], ["B3P", "G3P", "Y1F"])
    table.play("B3P1")
    assert (table.column(0), table.own()) == (["B2M", "R3P", "J", "R4C", "B3P"], [])


def test_jun_06_one_more_collects_everything_else() -> None:
    """DUDAB-JUN-06: with a hidden stack, and then the hand is shed."""
    column = jungle(["B2M"], ["B4P"], ["R4F", "BB"])
    table = Table([column, ["G2F"]], ["Y3M", "G3P", "Y1F", "SR"], options={"expansions": "both"})
    events = table.play("Y3M1")
    assert table.position["own"][0]["public"] == ["R4F", "BB", "B2M", "J", "B4P"]
    assert (table.view.phase, table.view.need) == ("shed-to", 1)
    assert (table.column(0), table.hidden(0)) == (["Y3M"], [])
    assert events[1].clause() == "DUDAB-JUN-06"
    table.play("shed to own")
    assert len(table.legal()) == 3


def test_jun_07_the_limit_of_six_is_suspended() -> None:
    """DUDAB-JUN-07: four above make room for four below; the ninth card collects eight and the Jungle."""
    above = ["B2M", "R3P", "G2C", "Y1F"]
    table = with_jungle([jungle(above, ["Y4M"]), ["G4F"]], ["G3P", "SB"], pile=["B1C"])
    table.play("G3P1")
    assert (table.own(), len(table.column(0))) == ([], 7)
    table = with_jungle([jungle(above, ["Y4M", "G3P", "R4C", "B3M"]), ["G4F"]], ["Y2C", "SB", "SG"])
    table.play("Y2C1")
    assert (len(table.own()), table.column(0)) == (9, ["Y2C"])


@pytest.mark.parametrize(("below", "card", "clause"), [
    ([], "R1C", None),
    ([], "G2M", "JUN-08"),
    ([], "G1P", None),
    ([], "B3C", None),
    (["R4C"], "B3P", None),
    (["R4C"], "G3P", "JUN-08"),
])  # fmt: skip
def test_jun_08_the_mirror(below: list[str], card: str, clause: str | None) -> None:
    """DUDAB-JUN-08"""
    assert with_jungle([jungle(["B2M", "R3P"], below), ["G4F"]], [card, "Y1F"]).clause(f"{card}1") == clause


def test_jun_09_from_the_second_card_on_the_neighbour_counts_too() -> None:
    """DUDAB-JUN-09: B2P mirrors B2M but is two away from R4C."""
    table = with_jungle([jungle(["B2M", "R3P"], ["R4C"]), ["G2F"]], ["B2P", "Y1F"])
    assert table.clause("B2P1") == "JUN-09"


def test_jun_10_the_first_card_below_has_no_neighbour() -> None:
    """DUDAB-JUN-10: R1C would never fit R3P without the Jungle."""
    assert with_jungle([jungle(["B2M", "R3P"]), ["G2F"]], ["R1C", "Y1F"]).clause("R1C1") is None
    assert with_jungle([["B2M", "R3P"], ["G2F"]], ["R1C", "Y1F"]).clause("R1C1") == "NUM-01"


def test_jun_11_opposite_a_shaman_a_shaman_or_a_dudab() -> None:
    """DUDAB-JUN-11"""
    table = with_jungle([jungle(["R2P", "SR"]), ["G2F"]], ["SB", "R1C", "D"])
    assert table.clause("R1C1") == "JUN-11"
    assert {"SB1", "D1"} < set(table.legal())


def test_jun_12_opposite_a_dudab_only_a_dudab() -> None:
    """DUDAB-JUN-12"""
    table = with_jungle([jungle(["D"]), ["G2F"]], ["Y3M", "SR", "D"])
    assert table.clause("Y3M1") == table.clause("SR1") == "JUN-12"
    assert "D1" in table.legal()


def test_jun_13_a_dudab_below_a_jungle_never_calls() -> None:
    """DUDAB-JUN-13: in a reaction neither."""
    table = with_jungle([jungle(["G1C"]), ["G2F"]], ["Y3M", "D", "SB"])
    assert [text for text in table.legal() if text.startswith("D1")] == ["D1"]
    assert table.clause("D1 call 2") == "JUN-13"
    table.play("D1")
    assert (table.column(0), table.view.phase, table.who) == (["G1C", "J", "D"], "normal", 1)
    table = with_jungle([jungle(["G1C", "SG"], ["SG"]), ["G2F"]], ["Y3M", "D"], pending="shaman@0")
    assert table.legal() == ["D1", "penalty"]


@pytest.mark.parametrize(("card", "clause"), [("SB", None), ("SR", "JUN-14"), ("B4C", None), ("R1C", "JUN-08")])
def test_jun_14_on_a_dudab_below_a_jungle_only_the_mirror_counts(card: str, clause: str | None) -> None:
    """DUDAB-JUN-14"""
    assert with_jungle([jungle(["B2M", "R3P"], ["D"]), ["G2F"]], [card, "Y1F"]).clause(f"{card}1") == clause


@pytest.mark.parametrize("card", ["SR", "G3P"])
def test_jun_14_the_card_too_many_on_a_dudab_faces_nothing(card: str) -> None:
    """DUDAB-JUN-14: a Shaman too, of any colour; the log names the rule."""
    table = with_jungle([jungle(["B2M"], ["D"]), ["G2F"]], [card, "Y1F", "B1C"])
    assert table.play(f"{card}1")[0].clause() == "DUDAB-JUN-14"
    assert (table.column(0), table.own()) == ([card], sorted_cards(["B2M", "J", "D"]))


def test_jun_15_a_reaction_shaman_keeps_to_the_mirror() -> None:
    """DUDAB-JUN-15: towards the Shaman it answers its colour is free."""
    table = with_jungle([jungle(["B2M", "R3P"]), ["G2F"]], ["SR", "G3P", "Y1F"])
    table.play("SR1")
    assert (table.view.phase, table.pending) == ("react", "shaman@0")
    table = with_jungle([jungle(["B2M", "R3P"], ["SR"]), ["G2F"]], ["SY", "SB", "G3P"], pending="shaman@0")
    assert table.clause("SY1") == "JUN-15"
    assert table.clause("SB1") is None


def test_jun_16_a_jungle_ends_the_call_it_covers() -> None:
    """DUDAB-JUN-16: a Jungle elsewhere does not."""
    for place, pending in ((1, "none"), (2, "call@0:symbol=P")):
        table = with_jungle([["G3M", "D"], ["Y3C"]], ["SB", "R1M"], pending="call@0:symbol=P", pile=["J"])
        table.play("draw", f"jungle {place}")
        assert table.pending == pending


def test_jun_17_a_jungle_on_a_waiting_shaman_changes_nothing() -> None:
    """DUDAB-JUN-17"""
    table = with_jungle([["R2P"], ["Y3C"]], ["SR", "B1M"], hands={1: ["SY", "D", "G1C", "G2C"]}, pile=["J", "Y1P"])
    table.play("SR1", "jungle 1")
    assert (table.who, table.pending, table.hand()) == (1, "shaman@0", ["B1M", "Y1P"])
    assert table.legal() == ["SY1", "D1", "penalty"]


def test_jun_18_a_jungle_turned_up_only_goes_to_the_discard() -> None:
    """DUDAB-JUN-18"""
    table = with_jungle([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P"], pending="shaman@0", pile=["J", "Y2M", "G1P", "R4C"])
    table.play("penalty")
    assert (table.view.discard, table.view.hands[0], table.who) == (("J", "Y2M"), 4, 1)


def test_jun_19_the_overflowing_dudab_may_call() -> None:
    """DUDAB-JUN-19"""
    table = with_jungle([jungle(["B2M"], ["B4P"]), ["G2F"]], ["D", "G3P", "Y1F"])
    table.play("D1 call 2")
    assert (table.column(0), table.pending) == (["D"], "call@0:value=2")
    assert table.own() == sorted_cards(["B2M", "J", "B4P"])


def test_baby_01_a_drawn_baby_is_placed_on_any_column() -> None:
    """DUDAB-BABY-01"""
    table = Table([FULL, jungle(["G4F"])], ["B3C", "B4M"], pile=["BB"], options={"expansions": "both"})
    table.play("draw")
    assert (table.view.phase, table.legal()) == ("baby", ["baby 1", "baby 2"])
    assert table.clause("draw") == "BABY-01"
    assert table.clause("baby 3") == "SETUP-05"
    assert with_baby([FULL, ["G4F"]], ["B3C", "B4M"]).clause("baby 1") == "BABY-01"


def test_baby_02_everything_of_the_column_is_hidden() -> None:
    """DUDAB-BABY-02"""
    column = jungle(["Y1C", "B2M"], ["B4P"], ["G4P", "BB"])
    table = Table([column, ["G2F"]], ["B3C", "B4M"], pile=["BB", "D"], options={"expansions": "both"})
    table.play("draw", "baby 1")
    assert table.hidden(0) == ["G4P", "BB", "Y1C", "B2M", "J", "B4P", "BB"]
    assert (table.column(0), table.view.columns[0].hidden) == (["D"], 7)


def test_baby_03_the_cover_need_not_fit() -> None:
    """DUDAB-BABY-03"""
    table = with_baby([["B2M", "R3P"], ["G4F"]], ["B3C", "B4M"], pile=["BB", "B2C"])
    table.play("draw", "baby 1")
    assert table.column(0) == ["B2C"]


def test_baby_04_a_number_makes_everybody_draw() -> None:
    """DUDAB-BABY-04"""
    table = with_baby([["B2M", "R3P"], ["G4F"]], ["B3C", "B4M", "Y1P"], pile=["BB", "Y2C"])
    table.play("draw", "baby 1")
    assert (list(table.view.hands), table.view.pile) == ([5, 5, 5], 32)


def test_baby_05_in_seat_order_from_who_placed_it() -> None:
    """DUDAB-BABY-05: the inner draw begins with seat 1, who placed the second Baby."""
    pile = ["BB", "R1M", "G1P", "BB", "Y2F", "R2P", "R2C", "R4M", "R4C", "R4F", "R4P", "B1F"]
    table = with_baby([["B2M", "R3P"], ["G4F"]], ["B3C", "B4M"], pile=pile)
    table.play("draw", "baby 1")
    assert table.who == 1
    table.play("baby 2")
    assert set(table.hand(1)) > {"R2P", "R2C"}
    assert set(table.hand(2)) > {"R4M", "R4C"}
    assert set(table.hand(0)) > {"R4F", "R4P"}


def test_baby_06_hands_above_five_are_cut() -> None:
    """DUDAB-BABY-06"""
    table = with_baby([["B2M"], ["G4F"]], ["B3C", "B4M", "Y1P"], pile=["BB", "Y3C"])
    table.play("draw", "baby 1")
    for seat in range(3):
        assert (table.who, table.view.phase, table.view.need) == (seat, "trim", 1)
        table.play(table.legal()[0])
        assert table.view.own[seat].hidden_count == 1
    assert (table.who, list(table.view.hands)) == (1, [5, 5, 5])


@pytest.mark.parametrize("cover", ["SR", "D"])
def test_baby_07_a_shaman_or_dudab_as_cover_does_nothing(cover: str) -> None:
    """DUDAB-BABY-07"""
    table = with_baby([["B2M"], ["G4F"]], ["B3C", "B4M"], pile=["BB", cover])
    table.play("draw", "baby 1")
    assert (table.view.phase, table.who, list(table.view.hands)) == ("normal", 1, [2, 3, 3])


def test_baby_08_the_cover_is_the_first_visible_card() -> None:
    """DUDAB-BABY-08: four more cards fit on it, and the fifth collects."""
    cover = {"hidden": ["B2M", "BB"], "above": ["Y2C"]}
    for above, own in ((["Y2C", "R3P", "G2F", "R1M"], 0), (["Y2C", "R3P", "G2F", "R1M", "B2P"], 7)):
        table = with_baby([{**cover, "above": above}, ["G4F"]], ["Y1C" if own else "B2P", "SY", "SG"])
        table.play("Y1C1" if own else "B2P1")
        assert len(table.own()) == own


def test_baby_09_the_sixth_visible_card_takes_the_hidden_stack_too() -> None:
    """DUDAB-BABY-09"""
    table = with_baby([{"hidden": ["G4F", "BB"], "above": FULL}, ["G4M"]], ["Y3P", "SG", "B1P"])
    events = table.play("Y3P1")
    assert table.own() == sorted_cards(["G4F", "BB", *FULL])
    assert events[1].clause() == "DUDAB-BABY-09"


def test_baby_10_several_babies_in_one_column() -> None:
    """DUDAB-BABY-10"""
    table = with_baby([{"hidden": ["G4F", "BB"], "above": ["B2M"]}, ["G4M"]], ["Y3P", "SG"], pile=["BB", "SR"])
    table.play("draw", "baby 1")
    assert table.hidden(0) == ["G4F", "BB", "B2M", "BB"]


def test_baby_11_a_jungle_or_baby_cannot_cover() -> None:
    """DUDAB-BABY-11"""
    table = Table(
        [["B2M", "R3P"], ["G4F"]], ["B3C", "B4M"], pile=["BB", "J", "BB", "D"], options={"expansions": "both"}
    )
    events = table.play("draw", "baby 2")
    assert (table.column(1), table.hidden(1), table.view.pile) == (["D"], ["G4F", "BB", "J", "BB"], 36)
    assert [event.clause() for event in events].count("DUDAB-BABY-11") == 2


def test_baby_12_a_baby_voids_what_it_covers() -> None:
    """DUDAB-BABY-12: a call, and a Shaman's demand."""
    table = with_baby([["G3M", "D"], ["Y3C"]], ["SB", "R1M", "B4C"], pending="call@0:symbol=P", pile=["BB", "SR"])
    table.play("draw", "baby 1")
    assert (table.pending, table.view.phase) == ("none", "normal")
    table = with_baby([["G4F"], ["Y3C"]], ["SY", "B2P"], pile=["BB", "D", "B1C"])
    events = table.play("SY2", "baby 2")
    assert (table.pending, table.view.phase, table.who) == ("none", "normal", 1)
    assert "DUDAB-BABY-12" in [event.clause() for event in events]
    table = with_baby([["G4F"], ["Y3C"]], ["SY", "B2P"], pile=["BB", "D", "B1C"])
    table.play("SY2", "baby 1")
    assert (table.pending, table.view.phase) == ("shaman@1", "react"), "on another column it does not"


def test_baby_13_a_hidden_jungle_makes_room_for_another() -> None:
    """DUDAB-BABY-13"""
    column = {"hidden": ["B2M", "J", "R2P", "BB"], "above": ["Y1C"]}
    table = Table([column, jungle(["G4F"])], ["B3C", "B4M"], pile=["J"], options={"expansions": "both"})
    table.play("draw")
    assert table.legal() == ["jungle 1"]


def test_baby_14_a_baby_is_resolved_before_the_draw_goes_on() -> None:
    """DUDAB-BABY-14: it counts as one of the cards owed."""
    table = with_baby(
        [["R2P", "SR"], ["Y3C"]],
        ["B1M", "Y1P"],
        pending="shaman@0",
        pile=["G2C", "BB", "R1F", "R1M", "R1C", "R4C", "B4F"],
    )
    table.play("penalty", "baby 2")
    assert (list(table.view.hands), table.hand()) == ([4, 4, 4], ["R1M", "B1M", "B4F", "Y1P"])


def test_baby_15_a_baby_turned_up_only_goes_to_the_discard() -> None:
    """DUDAB-BABY-15"""
    table = with_baby([["R2P", "SR"], ["Y3C"]], ["B4M", "Y1P"], pending="shaman@0", pile=["BB", "R1M", "B1C"])
    table.play("penalty")
    assert (table.view.discard, table.hand()) == (("BB", "R1M"), ["B1C", "B4M", "Y1P"])


CHAIN = ["G3C", "BB", "SY", "BB", "R1F", "BB", "B2F", "R1M", "R1C", "R4C"]


def test_baby_17_only_one_mass_draw_a_turn() -> None:
    """DUDAB-BABY-17"""
    options = {"expansions": "baby", "baby_chain": "single"}
    table = Table([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P"], pending="shaman@0", pile=CHAIN, options=options)
    noted = []
    for text in ("penalty", "baby 2", "baby 2", "baby 2"):
        events = table.play(text)
        noted.append(table.view.mass_done)
    assert noted == [False, False, True, False], "a Shaman as cover does not use it up; the next turn begins afresh"
    assert "DUDAB-BABY-17" in [event.clause() for event in events]
    assert (list(table.view.hands), table.view.pile, table.who) == ([3, 4, 4], 30, 1)
    full = with_baby([["R2P", "SR"], ["Y3C"]], ["B1M", "Y1P"], pending="shaman@0", pile=CHAIN)
    full.play("penalty", "baby 2", "baby 2", "baby 2")
    assert full.view.hands[0] > 3
