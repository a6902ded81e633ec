"""The example tables of the rules, row by row, through the public interface."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from estaminet.conformance.table import events, view
from estaminet.games.dudo.events import BidWas, Called, Eliminated, Revealed, Won
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.material import DICE_EACH
from estaminet.games.dudo.tests.table import asked, clause, do, kinds, new, options_in, position, table
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.match import Match
from estaminet.kernel.state import Chance

EXAMPLES: dict[str, list[dict[str, Any]]] = yaml.safe_load(Path(__file__).with_name("examples.yaml").read_text("utf-8"))
SEATS = "ABCDEF"
Row = dict[str, Any]


def rows(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", EXAMPLES[name], ids=lambda row: f"{row['id']}-{row['rule']}")


def clauses(row: Row) -> list[str]:
    return row["rule"] if isinstance(row["rule"], list) else [row["rule"]]


def bid_text(bid: list[Any]) -> str:
    return f"{bid[0]}x{bid[1]}"


def dealt(row: Row) -> list[str]:
    """The D dice, all ones, dealt one at a time clockwise from A to those who are in."""
    palifico = row.get("palifico", False)
    room = [1 if palifico and seat == 0 else DICE_EACH for seat in range(len(SEATS))]
    players: int = row.get("players_in") or next(n for n in range(2, 7) if sum(room[:n]) >= row["D"])
    start: int = row.get("start_players", players)
    dice, seat = [0] * start, 0
    while sum(dice) < row["D"]:
        if dice[seat] < room[seat]:
            dice[seat] += 1
        seat = (seat + 1) % players
    return ["1" * count for count in dice]


def after_prev(row: Row) -> tuple[Match, int]:
    """The table of a row of `raises` or `types`, and who is to bid or answer."""
    prev = row["prev"]
    bids = []
    if prev is not None:
        bids = ["0 1x1", f"1 {bid_text(prev)}"] if prev[1] == "b" else [f"0 {bid_text(prev)}"]
    match = table(dealt(row), bids=bids, palifico=row.get("palifico", False), round=row.get("round"), **options_in(row))
    return match, asked(match)[0]


def by_letter(row: Row, name: str, seats: list[str]) -> list[int]:
    return [seats.index(letter) for letter in row.get(name, [])]


@rows("raises")
def test_raises(row: Row) -> None:
    match, seat = after_prev(row)
    move = f"{seat} {bid_text(row['bid'])}"
    if row["expect"]:
        do(match, move)
    elif row["bid"][0] < 1 or row["bid"][1] not in (1, 2, 3, 4, 5, "b"):
        with pytest.raises(Unreadable):
            do(match, move)
    else:
        assert clause(match, move) == row["rule"]


@rows("types")
def test_types(row: Row) -> None:
    match, seat = after_prev(row)
    assert len(row["expect"]) == len(set(row["expect"]))
    assert kinds(match, seat) == set(row["expect"])


@rows("counts")
def test_counts(row: Row) -> None:
    cups = ["".join(map(str, cup)) for cup in row["cups"].values()]
    palifico = row.get("palifico", False)
    match = table(cups, palifico=palifico, **options_in(row))
    if row["value"] == "b":
        do(match, "0 1x1", "1 1xb", f"{2 % len(cups)} dudo")
    else:
        do(match, f"0 1x{row['value']}", "1 dudo")
    revealed = next(event for event in events(match) if isinstance(event, Revealed))
    assert revealed.matching == row["expect"]


@rows("calls")
def test_calls(row: Row) -> None:
    seats = row["seats"]
    bidder, caller = seats.index(row["bidder"]), seats.index(row["caller"])
    match = table(
        ["".join(map(str, row["cups"].get(letter, []))) for letter in seats],
        starter=bidder,
        bids=[f"{bidder} {bid_text(row['bid'])}"],
        been=by_letter(row, "been", seats),
        jokers={seats.index(letter): count for letter, count in row.get("jokers", {}).items()},
        palifico=row.get("palifico", False),
        **options_in(row),
    )
    do(match, f"{caller} {row['call']}")
    now = view(match)
    assert now.last is not None
    told = events(match)
    expect = row["expect"]
    out = [event.seat for event in told if isinstance(event, Eliminated)]
    winner = [event.seat for event in told if isinstance(event, Won)]
    actual = {
        "count": now.last.matching,
        "loser": None if now.last.loser is None else seats[now.last.loser],
        "gainer": None if now.last.gainer is None else seats[now.last.gainer],
        "dice": {letter: now.counts[i] for i, letter in enumerate(seats)},
        "jokers": {letter: now.jokers[seats.index(letter)] for letter in expect.get("jokers", {})},
        "starter": seats[now.starter],
        "palifico": seats[now.starter] if now.palifico else None,
        "eliminated": seats[out[0]] if out else None,
        "winner": seats[winner[0]] if winner else None,
    }
    assert {name: actual[name] for name in expect} == expect
    assert bool(out) is ("eliminated" in expect)
    assert (match.ended is not None) is ("winner" in expect)


@rows("order")
def test_order(row: Row) -> None:
    seats = row["seats"]
    cups = ["11111" if letter in row["in"] else "" for letter in seats]
    first = seats.index(row["from"])
    match = do(table(cups, starter=first, **options_in(row)), f"{first} 1x1")
    assert [seats[seat] for seat in asked(match)] == [row["expect"]]


@rows("starts")
def test_starts(row: Row) -> None:
    """DUDO-SETUP-03, DUDO-END-02: the places of the game before, and who starts the rematch."""
    people = sorted([*row["eliminated"], row["winner"]])
    before = position(
        ["11111" if person == row["winner"] else "" for person in people],
        starter=people.index(row["winner"]),
        out=[people.index(person) for person in row["eliminated"]],
    )
    finished = Match.from_position(GAME, GAME.from_position({**before, "phase": "over", "cups": None}))
    assert finished.ended is not None
    if row["expect"] == "places":
        assert [finished.ended.places[people.index(person)] for person in row["places"]] == [1, 2, 3, 4]
        return
    first_out = GAME.rematch_seat(finished.state)
    assert first_out is not None
    table_now = row["at_table"]
    here = people[first_out] in table_now
    again = new(len(table_now), rematch_seat=table_now.index(people[first_out]) if here else None)
    assert isinstance(again.pending, Chance)
    starter = view(again).starter
    assert ("random" if starter is None else table_now[starter]) == row["expect"]


@rows("salsa")
def test_salsa(row: Row) -> None:
    seats = row["seats"]
    bidder = seats.index(row["bidder"])
    earlier = row.get("earlier", [])
    bids = [
        f"{seats.index(who)} {'salsa ' if who in row['used'] else ''}{count}x{value}" for who, count, value in earlier
    ]
    match = table(
        ["11111" if letter in row["in"] else "" for letter in seats],
        starter=seats.index(earlier[0][0]) if earlier else bidder,
        bids=bids,
        salsa="on",
        **options_in(row),
    )
    do(match, f"{bidder} {bid_text(row['bid'])}")
    expect = row["expect"]
    window = view(match).window
    assert [seats[seat] for seat in window] == expect["window"]
    assert set(asked(match)) == set(window or (view(match).turn,))
    count, value = row["bid"]
    for seat in reversed(window):  # who answers first does not matter
        act = row["declared"].get(seats[seat], "pass")
        act = f"{count + 1}x{value}" if act == "raise" else act
        do(match, f"{seat} {act if act == 'pass' else f'salsa {act}'}")
    floor = [event.seat for event in events(match) if isinstance(event, (BidWas, Called)) and event.salsa]
    if "floor" in expect:
        assert [seats[seat] for seat in floor] == ([expect["floor"]] if expect["floor"] else [])
    if "next" in expect:
        turn = view(match).turn
        assert turn is not None
        assert seats[turn] == expect["next"]


def test_every_row_names_clauses_that_exist() -> None:
    known = GAME.rules().clauses
    assert [c for table in EXAMPLES.values() for row in table for c in clauses(row) if c not in known] == []
