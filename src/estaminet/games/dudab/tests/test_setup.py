"""The cards and the deal: sections COMP and SETUP."""

from __future__ import annotations

from collections import Counter

import pytest

from estaminet.games.dudab.actions import Deal, Starter
from estaminet.games.dudab.game import GAME
from estaminet.games.dudab.material import BABY, CODES, DECKS, JUNGLE, KIND_OF
from estaminet.games.dudab.tests.table import Table
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.errors import BadOptions, BadPosition, Illegal, Unreadable
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Seat


def codes(expansions: str) -> list[str]:
    return [CODES[kind] for kind in DECKS[expansions]]


def start(seats: int, seed: int = 1, **options: object) -> Match:
    """A game whose first round is dealt."""
    return Match(GAME, GAME.read_options(options, seats), seats, chance=SeededChance(seed))


def view(match: Match, seat: int | None = None) -> DudabView:
    view = match.state.view(None if seat is None else Seat(seat))
    assert isinstance(view, DudabView)
    return view


def finish_round(match: Match) -> None:
    """Play at random to the end of the round, which is not yet followed by a deal."""
    rng = FastRng(7)
    while match.asked:
        legal = match.state.legal(match.asked[0])
        match.play(match.asked[0], legal[rng.below(len(legal))])


def by_hand(seats: int, **options: object) -> Match:
    """A game whose chance is played by the test."""
    return Match(GAME, GAME.read_options(options, seats), seats)


def test_comp_01_numbers_are_all_triples_once() -> None:
    """DUDAB-COMP-01"""
    numbers = [code for code in codes("none") if len(code) == 3]
    assert len(set(numbers)) == len(numbers) == 64
    for place in range(3):
        assert set(Counter(code[place] for code in numbers).values()) == {16}
    assert sum(int(code[1]) for code in numbers) == 160


def test_comp_02_shamans_are_two_of_each_colour() -> None:
    """DUDAB-COMP-02: and only their colour can be called."""
    assert Counter(code for code in codes("none") if code[0] == "S") == {"SR": 2, "SB": 2, "SY": 2, "SG": 2}
    for call, answers in (("colour=R", True), ("symbol=P", False), ("value=1", False)):
        table = Table([["G3M", "D"], ["Y3C"]], ["SR", "B2M", "Y4C"], pending=f"call@0:{call}")
        assert ("SR1" in table.legal()) is answers


def test_comp_03_dudabs_have_no_attribute() -> None:
    """DUDAB-COMP-03: a Dudab is no answer, so its holder may draw."""
    assert codes("none").count("D") == 8
    table = Table([["G3M", "D"], ["Y3C"]], ["D", "B2M", "Y4C"], pending="call@0:colour=R")
    assert "draw" in table.legal()


@pytest.mark.parametrize(("expansions", "jungles", "babies", "whole"), [
    ("none", 0, 0, 80),
    ("jungle", 8, 0, 88),
    ("baby", 0, 8, 88),
    ("both", 8, 8, 96),
])  # fmt: skip
def test_comp_04_and_05_expansions_add_their_cards(expansions: str, jungles: int, babies: int, whole: int) -> None:
    """DUDAB-COMP-04, DUDAB-COMP-05"""
    cards = codes(expansions)
    assert (cards.count("J"), cards.count("BB"), len(cards)) == (jungles, babies, whole)
    match = start(3, expansions=expansions)
    order = match.moves[-1].deed
    assert isinstance(order, Deal)
    assert sorted(order.order) == DECKS[expansions]


def test_comp_06_deck_order() -> None:
    """DUDAB-COMP-06"""
    cards = codes("both")
    places = {1: "R1P", 5: "R2P", 17: "B1P", 64: "G4F", 65: "SR", 66: "SR", 73: "D", 81: "J", 89: "BB"}
    assert {place: cards[place - 1] for place in places} == places


@pytest.mark.parametrize("seats", [1, 7])
def test_setup_01_two_to_six_players(seats: int) -> None:
    """DUDAB-SETUP-01"""
    with pytest.raises(BadOptions, match="low: 2, high: 6"):
        GAME.read_options({}, seats)


@pytest.mark.parametrize(("rounds", "expected"), [("players", 4), (1, 1), ("6", 6)])
def test_setup_02_as_many_rounds_as_players(rounds: object, expected: int) -> None:
    """DUDAB-SETUP-02"""
    match = start(4, rounds=rounds)
    finish_round(match)
    assert match.ended is not None
    assert len(view(match).scores) == view(match).rounds == expected


def test_setup_03_every_round_starts_from_the_full_deck() -> None:
    """DUDAB-SETUP-03"""
    match = by_hand(3, first_player=0)
    match.play(CHANCE, match.state.sample(FastRng(1)))
    finish_round(match)
    assert view(match).phase == "round-over"
    match.play(CHANCE, match.state.sample(FastRng(2)))
    now = view(match)
    assert (now.round, now.discard, now.phase) == (2, (), "normal")
    assert all(own.public == () and own.hidden_count == 0 for own in now.own)
    assert now.pile + sum(now.hands) + len(now.columns) == 80
    with pytest.raises(Illegal, match="SETUP-03"):
        match.play(CHANCE, match.state.sample(FastRng(3)))


def test_setup_03_a_deal_is_the_whole_deck() -> None:
    """DUDAB-SETUP-03: nothing less, nothing twice, and only chance deals."""
    match = by_hand(2, first_player=0)
    whole = DECKS["none"]
    for order in ((), tuple(whole[:-1]), (*whole[:-1], 0), (*whole, 99), (-1, *whole[1:])):
        with pytest.raises(Illegal, match="SETUP-03"):
            match.play(CHANCE, Deal(order))
    with pytest.raises(Unreadable):
        match.play(Seat(0), Deal(tuple(whole)))


def test_setup_04_three_cards_each() -> None:
    """DUDAB-SETUP-04"""
    assert view(start(5)).hands == (3, 3, 3, 3, 3)


@pytest.mark.parametrize(("seats", "columns"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_setup_05_columns_by_players(seats: int, columns: int) -> None:
    """DUDAB-SETUP-05"""
    assert [len(column.above) for column in view(start(seats)).columns] == [1] * columns
    assert len(view(start(seats, columns_at_4=3)).columns) == (3 if seats == 4 else columns)


def test_setup_05_there_is_no_column_beyond_the_last() -> None:
    """DUDAB-SETUP-05"""
    table = Table([["B2M"], ["G4F"]], ["R3P", "Y1C", "SG"])
    assert table.clause("R3P3") == "SETUP-05"


PILES = [
    (2, "2", "none", 72), (3, "2", "none", 69), (4, "2", "none", 66), (4, "3", "none", 65), (5, "2", "none", 62),
    (6, "2", "none", 59), (2, "2", "jungle", 80), (3, "2", "baby", 77), (4, "2", "jungle", 74), (4, "3", "baby", 73),
    (5, "2", "jungle", 70), (6, "2", "baby", 67), (2, "2", "both", 88), (3, "2", "both", 85), (4, "2", "both", 82),
    (4, "3", "both", 81), (5, "2", "both", 78), (6, "2", "both", 75),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "columns_at_4", "expansions", "pile"), PILES)
def test_setup_06_the_rest_is_the_pile(seats: int, columns_at_4: str, expansions: str, pile: int) -> None:
    """DUDAB-SETUP-06"""
    now = view(start(seats, columns_at_4=columns_at_4, expansions=expansions))
    assert now.pile == pile
    assert now.discard == ()
    assert all(own.public == () and own.hidden_count == 0 for own in now.own)


def test_setup_07_first_player_rotates() -> None:
    """DUDAB-SETUP-07"""
    match = by_hand(3)
    for wrong in (-1, 3):
        with pytest.raises(Illegal, match="SETUP-07"):
            match.play(CHANCE, Starter(wrong))
    with pytest.raises(Illegal, match="SETUP-07"):
        match.play(CHANCE, Deal(tuple(DECKS["none"])))
    match.play(CHANCE, Starter(2))
    with pytest.raises(Illegal, match="SETUP-07"):
        match.play(CHANCE, Starter(0))
    opened = []
    for number in range(3):
        match.play(CHANCE, match.state.sample(FastRng(number)))
        opened.append(match.asked[0])
        finish_round(match)
    assert opened == [2, 0, 1]


@pytest.mark.parametrize("seats", range(2, 7))
def test_setup_07_any_seat_may_open(seats: int) -> None:
    """DUDAB-SETUP-07: each as often as any other."""
    state = by_hand(seats).state
    rng = FastRng(seats)
    opens = Counter(state.sample(rng).seat for _ in range(200 * seats))
    assert sorted(opens) == list(range(seats))
    assert all(140 < times < 260 for times in opens.values())


def test_setup_07_the_table_may_name_the_first_player() -> None:
    """DUDAB-SETUP-07"""
    assert start(4, first_player=3).asked == (3,)
    with pytest.raises(BadOptions, match="wrong-first-player"):
        GAME.read_options({"first_player": 3}, 3)
    for where in ({"phase": "starter"}, {"phase": "deal", "starter": 0}):
        with pytest.raises(BadPosition, match="first_player"):
            GAME.from_position({"seats": 3, "options": {"first_player": "2"}, **where})


def test_setup_08_start_cards_do_nothing() -> None:
    """DUDAB-SETUP-08"""
    match = by_hand(2, first_player=0)
    whole = [code for code in codes("none") if code not in ("SR", "D")]
    order = [*whole[:6], "SR", "D", "SR", *["D"] * 7, *whole[6:]]
    match.play(CHANCE, Deal(tuple(KIND_OF[code] for code in order)))
    now = view(match)
    assert [column.above for column in now.columns] == [("SR",), ("D",)]
    assert (now.phase, now.obligation, now.asked) == ("normal", None, 0)


@pytest.mark.parametrize("seed", range(10))
def test_setup_09_expansion_cards_are_not_dealt(seed: int) -> None:
    """DUDAB-SETUP-09"""
    match = start(6, seed, expansions="both")
    position = GAME.position(match.state)
    assert position["pile"].count("J") == position["pile"].count("BB") == 8
    assert len(position["pile"]) == 75


def test_setup_09_expansion_cards_come_anywhere_in_the_pile() -> None:
    """DUDAB-SETUP-09: every place of the pile holds a Jungle and a Baby at times, and none is favoured."""
    state = by_hand(6, first_player=0, expansions="both").state
    rng = FastRng(9)
    for card in (JUNGLE, BABY):
        places = Counter[int]()
        for _ in range(400):
            order = state.sample(rng).order[21:]
            places.update(place for place, kind in enumerate(order) if kind == card)
        assert sorted(places) == list(range(75))
        # 3,200 cards over 75 places: 42.7 each, and their mean is 37 give or take 0.4.
        assert max(places.values()) < 43 + 6 * 6.5
        assert abs(sum(place * times for place, times in places.items()) / 3200 - 37) < 2


def test_setup_09_a_deal_with_an_early_expansion_card_is_refused() -> None:
    """DUDAB-SETUP-09"""
    match = by_hand(2, first_player=0, expansions="jungle")
    with pytest.raises(Illegal, match="SETUP-09"):
        match.play(CHANCE, Deal(tuple(reversed(DECKS["jungle"]))))
    match.play(CHANCE, Deal(tuple(DECKS["jungle"])))


def test_setup_10_a_deal_is_one_order_of_the_deck() -> None:
    """DUDAB-SETUP-10"""
    match = by_hand(2, first_player=1)
    match.play(CHANCE, Deal(tuple(DECKS["none"])))
    assert view(match, 1).hand == ("R1P", "R1C", "R2P")
    assert view(match, 0).hand == ("R1M", "R1F", "R2M")
    assert [column.above for column in view(match).columns] == [("R2C",), ("R2F",)]
    assert GAME.position(match.state)["pile"][0] == "R3P"


@pytest.mark.parametrize("given", [
    {"edition": "B", "expansions": "jungle"},
    {"edition": "B", "expansions": "baby"},
    {"edition": "B", "expansions": "both"},
    {"expansions": "all"},
    {"columns": 3},
    {"rounds": 7},
    {"rounds": 0},
    {"shaman_answer": "never"},
])  # fmt: skip
def test_setup_11_contradictions_and_unknown_options_are_refused_by_name(given: dict[str, object]) -> None:
    """DUDAB-SETUP-11"""
    with pytest.raises(BadOptions) as refused:
        GAME.read_options(given, 4)
    assert any(name in str(refused.value) for name in given)


def test_setup_11_idle_options_are_ignored() -> None:
    """DUDAB-SETUP-11: the same moves lead to the same table, the options in it aside."""
    idle, plain = start(3, columns_at_4=3, baby_chain="single"), start(3)
    finish_round(idle)
    finish_round(plain)
    assert [move.deed for move in idle.moves] == [move.deed for move in plain.moves]
    assert view(idle) == view(plain)
    assert GAME.read_options({"edition": "B"}, 3) != GAME.read_options({}, 3)
