"""Dudabs and their calls: section DUD."""

from __future__ import annotations

import pytest

from estaminet.games.dudab.events import HandShown
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import CALL_WORDS
from estaminet.games.dudab.tests.table import Column, Table, sorted_cards
from estaminet.kernel.errors import Unreadable

CALLED: list[list[str]] = [["G3M", "D"], ["Y3C"]]
CALLED_2: list[list[str]] = [["B1C", "D"], ["R4F"]]


def shown(events: list[object]) -> list[str] | None:
    cards = [event.cards for event in events if isinstance(event, HandShown)]
    return sorted_cards(cards[0]) if cards else None


def test_dud_01_a_dudab_fits_everywhere() -> None:
    """DUDAB-DUD-01"""
    table = Table([["B2M"], ["SR"], ["D"]], ["D", "R1P", "R1M"], players=5)
    laid = [text for text in table.legal() if text.startswith("D")]
    assert len(laid) == 39
    assert {text[:2] for text in laid} == {"D1", "D2", "D3"}


def test_dud_02_one_call_of_twelve() -> None:
    """DUDAB-DUD-02"""
    table = Table([["B2M"], ["G4F"]], ["D", "R1P", "R1M"])
    assert {f"D1 call {word}" for word in CALL_WORDS} < set(table.legal())
    assert len(CALL_WORDS) == 12
    with pytest.raises(Unreadable):
        GAME.read("D1 call red 3", table.match.options, 3)


def test_dud_03_the_call_may_be_declined() -> None:
    """DUDAB-DUD-03"""
    table = Table([["B2M"], ["G4F"]], ["D", "R3P", "Y1C"])
    table.play("D1")
    assert (table.view.phase, table.who, table.pending) == ("normal", 1, "none")


def test_dud_04_a_call_closes_all_other_columns() -> None:
    """DUDAB-DUD-04: those with a Jungle too, and for the caller as well."""
    table = Table(CALLED, ["B2M", "B1M", "Y1P"], pending="call@0:value=3")
    assert table.clause("B2M2") == "DUD-04"
    jungle = {"above": ["B2M", "R3P"], "jungle": True}
    table = Table([["G3M", "D"], jungle], ["R1C", "G3P"], pending="call@0:value=3", options={"expansions": "jungle"})
    assert table.clause("R1C2") == "DUD-04"
    table = Table(CALLED, ["B2M", "B1M", "Y1P"], pending="call@0:value=3", active=2)
    assert table.clause("B2M2") == "DUD-04"


def test_dud_05_the_answer_goes_on_the_called_dudab() -> None:
    """DUDAB-DUD-05"""
    table = Table(CALLED, ["G3F", "B1M", "Y1P"], pending="call@0:value=3")
    events = table.play("G3F1")
    assert events[0].clause() == "DUDAB-DUD-05"
    assert table.column(0) == ["G3M", "D", "G3F"]


@pytest.mark.parametrize(("call", "hand"), [
    ("symbol=P", ["SB", "R1P", "D"]),
    ("colour=B", ["SB", "R1P", "G2C"]),
    ("value=4", ["R4P", "R1P", "G2C"]),
])  # fmt: skip
def test_dud_06_who_can_answer_may_not_draw(call: str, hand: list[str]) -> None:
    """DUDAB-DUD-06"""
    table = Table(CALLED, hand, pending=f"call@0:{call}")
    assert table.clause("draw") == "DUD-06"
    assert "draw" not in table.legal()


def test_dud_07_who_cannot_answer_shows_and_draws() -> None:
    """DUDAB-DUD-07"""
    table = Table(CALLED, ["SB", "R1M", "G2C"], pending="call@0:symbol=P")
    events = table.play("draw")
    assert shown(list(events)) == ["R1M", "G2C", "SB"]
    assert (table.who, table.pending) == (1, "call@0:symbol=P")


def test_dud_08_with_five_cards_one_is_put_away_first() -> None:
    """DUDAB-DUD-08"""
    table = Table(CALLED, ["SB", "R1M", "R2M", "G1C", "G2C"], pending="call@0:symbol=P", pile=["Y4P"])
    assert table.clause("draw") == "DUD-08"
    events = table.play("put SB")
    assert [event.clause() for event in events[:2]] == ["DUDAB-INFO-03", "DUDAB-DUD-08"]
    assert (table.own(), len(table.hand())) == (["SB"], 5)


def test_dud_09_a_dudab_on_the_called_one_replaces_the_call() -> None:
    """DUDAB-DUD-09"""
    for text, pending in (("D1 call yellow", "call@0:colour=Y"), ("D1", "none")):
        table = Table(CALLED, ["R1P", "D", "G2C"], pending="call@0:symbol=P")
        assert table.clause("D2 call yellow") == table.clause("D2") == "DUD-09"
        table.play(text)
        assert (table.pending, table.column(0)) == (pending, ["G3M", "D", "D"])


def test_dud_10_an_answer_closes_the_call() -> None:
    """DUDAB-DUD-10"""
    table = Table(CALLED, ["G3F", "B1M", "Y1P"], pending="call@0:value=3")
    events = table.play("G3F1")
    assert "DUDAB-DUD-10" in [event.clause() for event in events]
    assert (table.pending, table.view.phase) == ("none", "normal")


def test_dud_11_answering_on_a_fifth_card_collects() -> None:
    """DUDAB-DUD-11"""
    column = ["B2M", "R3P", "G2C", "Y1F", "D"]
    table = Table([column, ["G4F"]], ["G4P", "SY", "B1P"], pending="call@0:colour=G")
    table.play("G4P1")
    assert (table.column(0), table.own()) == (["G4P"], sorted_cards(column))


def test_dud_12_a_dudab_as_sixth_card_calls_from_the_new_column() -> None:
    """DUDAB-DUD-12: also one laid on a called Dudab in fifth place."""
    for column, pending in (
        (["B2M", "R3P", "G2C", "Y1F", "R2M"], "none"),
        (["B2M", "R3P", "Y1F", "D", "D"], "call@0:value=1"),
    ):
        table = Table([column, ["G4F"]], ["D", "SY", "B1C"], pending=pending)
        table.play("D1 call 4")
        assert (table.column(0), table.pending, table.own()) == (["D"], "call@0:value=4", sorted_cards(column))


def test_dud_13_a_held_dudab_is_no_answer() -> None:
    """DUDAB-DUD-13: below five cards its holder may lay it or draw, and then shows it too."""
    table = Table(CALLED, ["SB", "R1M", "D"], pending="call@0:symbol=P")
    assert {"D1", "draw"} < set(table.legal())
    assert shown(list(table.play("draw"))) == ["R1M", "SB", "D"]


@pytest.mark.parametrize("edition", ["A", "B"])
def test_dud_14_five_cards_no_answer_and_a_dudab(edition: str) -> None:
    """DUDAB-DUD-14: the Dudab has to be laid, in both editions."""
    hand = ["SB", "R1M", "D", "G1C", "G2C"]
    table = Table(CALLED, hand, pending="call@0:symbol=P", options={"edition": edition})
    assert table.clause("draw") == table.clause("put SB") == "DUD-14"
    assert all(text.startswith("D1") for text in table.legal())


def test_dud_15_the_call_comes_back_to_the_caller() -> None:
    """DUDAB-DUD-15"""
    table = Table([["B2M"], ["G4F"]], ["D", "R4P", "Y1C"], players=2, hands={1: ["B1P", "B1M", "B1C"]}, pile=["R2C"])
    table.play("D1 call 4", "draw")
    assert (table.who, table.pending) == (0, "call@0:value=4")
    assert table.legal() == ["R4P1"]


@pytest.mark.parametrize("seat", [0, 1])
def test_dud_15_everybody_sees_who_called(seat: int) -> None:
    """DUDAB-DUD-15"""
    table = Table([["B2M"], ["G4F"]], ["D", "R4P", "Y1C"], active=seat)
    table.play("D1 call 4")
    obligation = table.view.obligation
    assert obligation is not None
    assert obligation.caller == seat


def test_dud_16_edition_b_draws_first() -> None:
    """DUDAB-DUD-16"""
    hand = ["R2P", "R4P", "SB", "G3C", "Y4M"]
    table = Table([["Y2F", "D"], ["B3C"]], hand, pending="call@0:value=1", options={"edition": "B"})
    assert table.clause("put SB") == "DUD-16"
    assert table.legal() == ["draw"]
    assert shown(list(table.play("draw"))) == sorted_cards(hand)
    assert (table.view.phase, table.who, table.view.need, len(table.hand())) == ("trim", 0, 1, 6)
    table.play(table.legal()[-1])
    assert (table.view.phase, table.who, len(table.own())) == ("call", 1, 1)


@pytest.mark.parametrize(("text", "pending"), [
    ("D2 call club", "call@1:symbol=C"),
    ("D2", "call@0:value=2"),
    ("D1", "none"),
])  # fmt: skip
def test_dud_17_a_second_dudab_anywhere(text: str, pending: str) -> None:
    """DUDAB-DUD-17"""
    table = Table(CALLED_2, ["D", "G3M", "Y4P"], pending="call@0:value=2", options={"second_dudab": "any"})
    table.play(text)
    assert table.pending == pending


def test_dud_17_below_a_jungle_the_old_call_stays_open() -> None:
    """DUDAB-DUD-17, DUDAB-DUD-19: also where calls are compulsory, for none can be made there."""
    options = {"second_dudab": "any", "call_declared": "mandatory", "expansions": "jungle"}
    columns: list[Column] = [["B1C", "D"], {"above": ["R4F"], "jungle": True}]
    table = Table(columns, ["D", "G3M", "Y4P"], pending="call@0:value=2", options=options)
    assert [text for text in table.legal() if text.startswith("D2")] == ["D2"]
    assert table.clause("D1") == "DUD-19"
    table.play("D2")
    obligation = table.view.obligation
    assert obligation is not None
    assert (table.pending, obligation.caller) == ("call@0:value=2", 2)


def test_dud_17_reactions_keep_to_their_column() -> None:
    """DUDAB-DUD-17"""
    table = Table([["R2P", "SR"], ["Y3C"]], ["D", "B1M"], pending="shaman@0", options={"second_dudab": "any"})
    assert table.clause("D2") == "REACT-02"


def test_dud_18_with_call_duty_may_an_answer_may_be_kept() -> None:
    """DUDAB-DUD-18"""
    table = Table(CALLED_2, ["Y2P", "G3M", "SB"], pending="call@0:value=2", options={"call_duty": "may"})
    assert set(table.legal()) == {"Y2P1", "draw"}
    assert shown(list(table.play("draw"))) == ["Y2P", "G3M", "SB"]


def test_dud_19_with_call_declared_mandatory_a_dudab_calls_where_it_can() -> None:
    """DUDAB-DUD-19"""
    options = {"call_declared": "mandatory", "expansions": "jungle"}
    table = Table([["R4F"], {"above": ["B1C"], "jungle": True}], ["D", "G2M"], options=options)
    assert table.clause("D1") == "DUD-19"
    assert len([text for text in table.legal() if text.startswith("D1")]) == 12
    assert [text for text in table.legal() if text.startswith("D2")] == ["D2"]
