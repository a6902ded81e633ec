"""The rules' own example tables, row by row, through positions, matches, events and views."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from estaminet.conformance.table import placed, play, view
from estaminet.games.udaka.events import CardTurnedUp, DealerAgain, Dealt, Drew, RoundWon
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.tests.tables import dealt, hand, last_card, new_match, sitting, told, why_not
from estaminet.kernel.values import CHANCE, Seat

TABLES: dict[str, list[dict[str, Any]]] = yaml.safe_load((Path(__file__).parent / "examples.yaml").read_text("utf-8"))


REFUSED_BY = {"tx28": "UDAKA-TURN-02"}
"""With the draw pile empty the ordinary limits of a discard go on (UDAKA-LAST-01), so it is they that refuse."""


def rows(table: str) -> list[Any]:
    return [pytest.param(row, id=f"{row['id']}-{row['rule']}") for row in TABLES[table]]


def seat_of(player: str | None) -> int | None:
    return None if player is None else int(player[1:]) - 1


def cards(row: list[object]) -> str:
    return "".join(map(str, row))


def test_the_tables_are_complete() -> None:
    assert {name: len(table) for name, table in TABLES.items()} == {
        "turns": 32,
        "scores": 12,
        "dealers": 5,
        "games": 4,
        "setups": 3,
    }


def discard_text(row: dict[str, Any]) -> str:
    text = " ".join(map(str, row["discard"]))
    if "space" in row:
        return f"{text}>{row['space']}"
    return f"{text}<{row['from']}" if "from" in row else text


@pytest.mark.parametrize("row", rows("turns"))
def test_a_turn(row: dict[str, Any]) -> None:
    tokens = [0] * max(2, len(row["tokens"]))
    for player, count in row["tokens"].items():
        tokens[int(player[1:]) - 1] = count
    position = sitting(
        cards(row["hand"]),
        pile=row["pile"],
        top=str(row["top"]),
        tokens=tokens,
        board=row.get("board"),
        aces=row.get("aces", 0),
        udaka=seat_of(row.get("udaka")),
        **row.get("options", {}),
    )
    match = placed(GAME, position)
    expect = row["expect"]
    clause = why_not(match, discard_text(row))
    if not expect["legal"]:
        assert clause == REFUSED_BY.get(row["id"], row["rule"])
        assert discard_text(row) not in [GAME.write(action) for action in match.state.legal(match.asked[0])]
        return
    assert clause is None
    play(match, discard_text(row))
    seen = view(match)
    for player, count in expect.get("tokens", {}).items():
        assert seen.tokens[int(player[1:]) - 1] == count
    if "board" in expect:
        assert seen.board == tuple(expect["board"].get(space, 1) for space in range(2, 10))
    if "top" in expect:
        assert seen.top == str(expect["top"])
    if "aces" in expect:
        assert seen.aces == expect["aces"]
    if "udaka" in expect:
        assert seen.udaka == seat_of(expect["udaka"])
    refill = [event for event in told(match.seen(Seat(0)), Drew) if event.refill]
    if "refill" in expect:
        assert len(refill) == expect["refill"]
        assert all(event.seat == 0 for event in refill)
    if "left" in expect:
        drawn = "".join(event.card or "?" for event in refill)
        assert sorted(hand(match, 0)) == sorted(cards(expect["left"]) + drawn)


@pytest.mark.parametrize("row", rows("scores"))
def test_a_scoring(row: dict[str, Any]) -> None:
    """P1 lays the last card of all, a 9 on an 8, and the tokens stand as the row says."""
    tokens = list(row["tokens"].values())
    udaka = list(row["tokens"]).index(row["udaka"])
    missing = 8 - sum(tokens)
    board = {space: 1 if space - 2 < missing else 0 for space in range(2, 10)}
    options = row.get("options", {})
    last = sitting(
        "9",
        pile=0,
        top="8",
        tokens=tokens,
        board=board,
        aces=4,
        udaka=udaka,
        others=[""] * (len(tokens) - 1),
        **options,
    )
    match = placed(GAME, last)
    (won,) = told(play(match, "9"), RoundWon)
    assert "ABCD"[won.seat] == row["expect"]
    assert view(match).last is not None
    leaders_score = max(count + (options != {} and seat == udaka) for seat, count in enumerate(tokens))
    assert won.score == leaders_score
    assert won.clause() == ("UDAKA-SCORE-01" if len(won.leaders) == 1 else "UDAKA-SCORE-02")


@pytest.mark.parametrize("row", rows("dealers"))
def test_a_dealer_choice(row: dict[str, Any]) -> None:
    match = new_match(len(row["cards"]))
    turned_up = 0
    for card in row["cards"]:
        if view(match).phase == "cards" and not told(match.seen(None), DealerAgain):
            play(match, f"up {card}")
            turned_up += 1
    shown = told(match.seen(None), CardTurnedUp)
    assert [(event.seat, event.card) for event in shown] == [
        (i, str(c)) for i, c in enumerate(row["cards"][:turned_up])
    ]
    if row["expect"] == "again":
        assert match.seen(None)[-1] == DealerAgain()
        assert (view(match).phase, view(match).face_up, view(match).dealer) == ("cards", (), None)
        play(match, "up 5")
        assert view(match).face_up == ("5",)
    else:
        assert (view(match).phase, view(match).dealer) == ("deal", row["expect"] - 1)
        if "A" in row["cards"]:
            assert turned_up == row["cards"].index("A") + 1
        else:
            assert turned_up == len(row["cards"])
        refusal = match.state.refusal(CHANCE, GAME.read("up A", match.options, match.seats))
        assert refusal is not None
        assert refusal.clause == "UDAKA-DEALER-01"


@pytest.mark.parametrize("row", rows("games"))
def test_a_game(row: dict[str, Any]) -> None:
    """Round after round is played from its last card, with all tokens at whom the row names."""
    seats = row["players"]
    wins = [0] * seats
    for number, player in enumerate(row["winners"], start=1):
        winner = int(player[1:]) - 1
        tokens = [8 if seat == winner else 0 for seat in range(seats)]
        match = placed(GAME, last_card(tokens, dict.fromkeys(range(2, 10), 0), 0, wins=wins))
        assert view(match).round == number
        assert match.ended is None
        play(match, "9")
        wins = list(view(match).wins)
    expect = row["expect"]
    assert len(row["winners"]) == expect["rounds"]
    assert view(match).rounds_left == expect["rounds_space"]
    if expect["winner"] is None:
        assert match.ended is None
    else:
        assert match.ended is not None
        assert match.ended.places[int(expect["winner"][1:]) - 1] == 1
        assert match.ended.places.count(1) == 1
        assert match.ended.clause == row["rule"]


@pytest.mark.parametrize("row", rows("setups"))
def test_a_setup(row: dict[str, Any]) -> None:
    seats, expect = row["players"], row["expect"]
    match = dealt(seats, "")
    seen = view(match)
    (drawn,) = told(match.seen(None), Drew)
    assert not drawn.refill
    (deal,) = told(match.seen(None), Dealt)
    assert len(deal.hands) == seats
    assert seen.pile + 1 == expect["draw_pile"]
    assert seen.pile + sum(seen.hand_counts) == expect["cards"]
    assert sum(seen.board) == expect["tokens"]
    assert seen.rounds_left == expect["rounds_tokens"]
