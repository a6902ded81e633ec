"""Numbers, Shamans and reactions: sections NUM, SHA and REACT."""

from __future__ import annotations

import pytest

from estaminet.games.dudab.events import HandShown, PenaltyTaken
from estaminet.games.dudab.material import CODES
from estaminet.games.dudab.tests.table import Table

WAITING: list[list[str]] = [["R2P", "SR"], ["Y3C"]]


def fitting(card: str) -> int:
    """How many of the other numbers may follow a number: each is tried from a hand of its own."""
    count = 0
    for code in CODES[:64]:
        if code != card:
            spare, column = [other for other in CODES[:4] if other not in (card, code)][:2]
            count += f"{code}1" in Table([[card], [column]], [code, spare]).legal()
    return count


@pytest.mark.parametrize(("card", "clause"), [
    ("R3P", None),
    ("Y1C", None),
    ("B3P", "NUM-01"),
    ("R3M", "NUM-01"),
    ("R4P", "NUM-01"),
    ("R2P", "NUM-01"),
])  # fmt: skip
def test_num_01_other_colour_other_symbol_one_away(card: str, clause: str | None) -> None:
    """DUDAB-NUM-01"""
    assert Table([["B2M"], ["G4F"]], [card, "SY", "SR"]).clause(f"{card}1") == clause


@pytest.mark.parametrize(("card", "count"), [("R1P", 9), ("B2M", 18), ("Y3C", 18), ("G4F", 9)])
def test_num_01_how_many_numbers_may_follow(card: str, count: int) -> None:
    """DUDAB-NUM-01: three colours, three symbols, one or two neighbouring values."""
    assert fitting(card) == count


def test_num_02_values_do_not_wrap() -> None:
    """DUDAB-NUM-02"""
    assert Table([["B4M"], ["G4F"]], ["R1P", "R2P", "SY"]).clause("R1P1") == "NUM-02"
    assert Table([["B1M"], ["G4F"]], ["R4P", "R2P", "SY"]).clause("R4P1") == "NUM-02"
    assert Table([["B1M"], ["G4F"]], ["R4P", "R2P", "SY"]).clause("R2P1") is None


def test_num_03_a_shaman_takes_numbers_of_its_colour() -> None:
    """DUDAB-NUM-03"""
    table = Table([["Y2C", "SR"], ["SG"]], ["R4C", "R2C", "B1M"])
    assert {"R4C1", "R2C1"} < set(table.legal())
    assert table.clause("B1M1") == table.clause("R4C2") == "NUM-03"


def test_num_04_an_open_dudab_takes_any_number() -> None:
    """DUDAB-NUM-04: one that began a column, and one that declined to call."""
    table = Table([["D"], ["G4F"]], ["G1F", "B1M", "Y1P"])
    assert {"G1F1", "B1M1", "Y1P1"} < set(table.legal())
    table = Table([["B2M"], ["G4F"]], ["D", "R3P", "Y1C"], hands={1: ["B2C", "B2F", "R4P"]})
    table.play("D1")
    assert {"B2C1", "B2F1", "R4P1"} < set(table.legal())


def test_num_05_an_answer_needs_the_called_attribute_and_nothing_else() -> None:
    """DUDAB-NUM-05: G3F lies over G3M, D."""
    table = Table([["G3M", "D"], ["Y3C"]], ["G3F", "B1M", "Y1P"], pending="call@0:value=3")
    assert table.clause("G3F1") is None
    assert table.clause("B1M1") == "NUM-05"


def test_num_06_only_the_top_card_is_compared() -> None:
    """DUDAB-NUM-06"""
    assert Table([["B2M", "R3P"], ["G4F"]], ["B2C", "SY"]).clause("B2C1") is None


def test_sha_01_a_shaman_goes_on_a_number_of_its_colour() -> None:
    """DUDAB-SHA-01"""
    table = Table([["R2P"], ["G4F"]], ["SR", "SB", "Y1P"])
    assert table.clause("SR1") is None
    assert table.clause("SB1") == table.clause("SR2") == "SHA-01"


def test_sha_02_shaman_on_shaman_only_as_a_reaction() -> None:
    """DUDAB-SHA-02"""
    assert Table([["R2P", "SR"], ["G4F"]], ["SR", "B1M", "Y1P"]).clause("SR1") == "SHA-02"
    assert Table([["R2P", "SR"], ["G4F"]], ["SR", "B1M", "Y1P"], pending="shaman@0").clause("SR1") is None


def test_sha_03_no_shaman_on_an_open_dudab() -> None:
    """DUDAB-SHA-03"""
    assert Table([["R2P", "D"], ["G4F"]], ["SR", "B1M", "Y1P"]).clause("SR1") == "SHA-03"


def test_sha_04_a_shaman_answers_a_call_of_its_colour() -> None:
    """DUDAB-SHA-04"""
    table = Table([["G3M", "D"], ["Y3C"]], ["SB", "SR", "Y1P"], pending="call@0:colour=B")
    assert table.clause("SR1") == "SHA-04"
    table.play("SB1")
    assert (table.who, table.pending) == (1, "shaman@0")


@pytest.mark.parametrize("call", ["symbol=P", "value=3"])
def test_sha_05_no_shaman_under_a_symbol_or_value_call(call: str) -> None:
    """DUDAB-SHA-05"""
    table = Table([["G3M", "D"], ["Y3C"]], ["SB", "R1M", "Y1C"], pending=f"call@0:{call}")
    assert table.clause("SB1") == "SHA-05"


def test_sha_06_a_shaman_from_hand_obliges_the_next_seat() -> None:
    """DUDAB-SHA-06"""
    table = Table([["R2P"], ["G4F"]], ["SR", "B1M", "Y1P"])
    events = table.play("SR1")
    assert (table.who, table.view.phase, table.pending) == (1, "react", "shaman@0")
    assert "DUDAB-SHA-06" in [event.clause() for event in events]


def test_sha_07_a_shaman_nobody_laid_obliges_nobody() -> None:
    """DUDAB-SHA-07: as a start card, and as a cover."""
    assert Table([["SR"], ["G4F"]], ["B1M", "Y1P"]).view.phase == "normal"
    table = Table([["B2M"], ["G4F"]], ["B1M", "Y1P"], pile=["BB", "SR"], options={"expansions": "baby"})
    table.play("draw", "baby 1")
    assert (table.column(0), table.pending, table.view.phase) == (["SR"], "none", "normal")


def test_react_01_a_shaman_a_dudab_or_the_penalty() -> None:
    """DUDAB-REACT-01"""
    table = Table(WAITING, ["SY", "D", "R3C"], pending="shaman@0")
    assert set(table.legal()) == {"SY1", "penalty", *(text for text in table.legal() if text.startswith("D1"))}
    assert len(table.legal()) == 15
    assert table.clause("R3C1") == table.clause("draw") == "REACT-01"
    assert Table(WAITING, ["SY", "D", "R3C"]).clause("penalty") == "REACT-01"


def test_react_02_a_reaction_goes_on_that_shaman() -> None:
    """DUDAB-REACT-02"""
    table = Table(WAITING, ["SY", "D", "R3C"], pending="shaman@0")
    assert table.clause("SY2") == table.clause("D2") == "REACT-02"


def test_react_03_any_colour_passes_the_obligation_on() -> None:
    """DUDAB-REACT-03"""
    table = Table(WAITING, ["SY", "B1M", "Y1P"], pending="shaman@0")
    table.play("SY1")
    assert (table.column(0), table.who, table.pending) == (["R2P", "SR", "SY"], 1, "shaman@0")


@pytest.mark.parametrize(("text", "pending"), [("D1 call mammoth", "call@0:symbol=M"), ("D1", "none")])
def test_react_04_a_dudab_ends_the_obligation_and_may_call(text: str, pending: str) -> None:
    """DUDAB-REACT-04"""
    table = Table(WAITING, ["D", "B1M", "Y1P"], pending="shaman@0")
    table.play(text)
    assert (table.who, table.pending) == (1, pending)


def test_react_05_the_penalty_turns_up_to_a_number() -> None:
    """DUDAB-REACT-05"""
    table = Table(WAITING, ["SY", "B1M", "Y1P"], pending="shaman@0", pile=["SB", "D", "Y2M", "G1P", "R4C"])
    table.play("penalty")
    assert table.view.discard == ("SB", "D", "Y2M")
    assert table.hand() == ["R4C", "B1M", "Y1P", "G1P", "SY"]


def test_react_06_the_penalty_ends_turn_and_obligation() -> None:
    """DUDAB-REACT-06"""
    table = Table(WAITING, ["SY", "B1M", "Y1P"], pending="shaman@0", pile=["Y2M"])
    table.play("penalty")
    assert (table.who, table.view.phase, table.pending) == (1, "normal", "none")


def test_react_07_the_penalty_is_a_free_choice_and_shows_nothing() -> None:
    """DUDAB-REACT-07"""
    table = Table(WAITING, ["SY", "D", "Y1P"], pending="shaman@0", pile=["Y2M"])
    events = table.play("penalty")
    assert not any(isinstance(event, HandShown) for event in events)
    assert isinstance(events[0], PenaltyTaken)
    assert events[0].lacking == ()


def test_react_08_after_the_penalty_the_hand_is_cut() -> None:
    """DUDAB-REACT-08"""
    table = Table(WAITING, ["SY", "B1M", "Y1P", "G2C", "G2M"], pending="shaman@0", pile=["Y1M", "G1P"])
    table.play("penalty")
    assert (table.who, table.view.phase, table.view.need) == (0, "trim", 1)


def test_react_09_a_reaction_can_be_the_sixth_card() -> None:
    """DUDAB-REACT-09: with a Shaman the demand goes on, with a Dudab its call."""
    full: list[list[str]] = [["G2P", "R3M", "B2C", "R1F", "SR"], ["G4F"]]
    for text, pending in (("SG1", "shaman@0"), ("D1 call 2", "call@0:value=2")):
        table = Table(full, ["SG", "D", "Y2C"], pending="shaman@0")
        table.play(text)
        assert (table.who, table.pending, len(table.own())) == (1, pending, 5)


def test_react_10_penalties_do_not_add_up() -> None:
    """DUDAB-REACT-10"""
    table = Table(
        [["R2P"], ["Y3C"]],
        ["SR", "B1M", "Y1P"],
        hands={1: ["SB", "B4M", "B4P"], 2: ["SG", "G4M", "G4P"]},
        pile=["Y2M", "G1P", "R4C"],
    )
    table.play("SR1", "SB1", "SG1", "penalty")
    assert (table.view.discard, len(table.hand())) == (("Y2M",), 4)


@pytest.mark.parametrize(("answer", "hand", "barred"), [
    ("free", ["D", "R2F", "B4M"], False),
    ("at_five", ["D", "R2F", "B4M"], False),
    ("always", ["D", "R2F", "B4M"], True),
    ("at_five", ["D", "R2F", "B4M", "B3M"], False),
    ("at_five", ["D", "R2F", "B4M", "B3M", "B2M"], True),
    ("free", ["D", "R2F", "B4M", "B3M", "B2M"], False),
    ("free", ["R2F", "B4M", "Y2P"], False),
    ("at_five", ["R2F", "B4M", "Y2P"], False),
    ("always", ["R2F", "B4M", "Y2P"], False),
    ("always", ["R2F", "B4M", "Y2P", "B3M", "B2M"], False),
])  # fmt: skip
def test_react_11_flags_that_bar_the_penalty(answer: str, hand: list[str], barred: bool) -> None:
    """DUDAB-REACT-11"""
    table = Table([["G1C", "SG"], ["Y3C"]], hand, pending="shaman@0", options={"shaman_answer": answer})
    assert ("penalty" not in table.legal()) is barred
    assert table.clause("penalty") == ("REACT-11" if barred else None)


def test_react_11_a_shaman_that_the_mirror_refuses_does_not_bar_the_penalty() -> None:
    """DUDAB-REACT-11: only a reaction that can legally be laid does."""
    column = {"above": ["B2M", "R3P"], "jungle": True, "below": ["SR"]}
    options = {"shaman_answer": "always", "expansions": "jungle"}
    table = Table([column, ["G2F"]], ["SY", "G3P"], pending="shaman@0", options=options)
    assert table.legal() == ["penalty"]
    events = table.play("penalty")
    assert isinstance(events[0], PenaltyTaken)
    assert events[0].lacking == ("SB", "D"), "everybody may conclude that these were not held"
