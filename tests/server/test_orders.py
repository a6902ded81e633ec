"""What people may ask of a table, decided without a house around it: votes about seats, and moves taken back."""

from __future__ import annotations

import pytest

from estaminet import games
from estaminet.kernel.codec import plain
from estaminet.kernel.values import Seat
from estaminet.server import journal
from estaminet.server.company import Company, Elsewhere
from estaminet.server.links import Link
from estaminet.server.orders import AWAY, Orders
from estaminet.server.protocol import messages
from estaminet.server.protocol.table import Clock
from estaminet.server.reasons import RequestRefused
from estaminet.server.table import Table


def _table() -> Table:
    """Three people play Dudo!, and the first of them has bid."""
    game = games.find("dudo")
    opening = journal.Opening(
        game="dudo",
        rules=game.manifest.rules_version,
        options=plain(game.read_options({"first_starter": "seat"}, 3)),
        seats=tuple(journal.SeatOpening(f"guest{n}", f"Name {n}") for n in range(3)),
        public=False,
        spectators=True,
        start="full",
        clock=Clock(bank=60),
        stand_in="random",
    )
    table = Table("t", None, game, opening, b"s" * 32, 0)
    table.apply(journal.Began(), 1_000)
    table.apply(journal.Moved(0, "1x2", "a"), 2_000)
    return table


def _link(seat: int | None) -> Link:
    viewer = None if seat is None else Seat(seat)
    return Link(lambda _: None, lambda _: None, f"guest{seat}", f"Name {seat}", viewer)


def _ask(table: Table, company: Company, now: float, seat: int, message: messages.FromClient) -> journal.Entry:
    return Orders(table, company, now).entry(message, Seat(seat), _link(seat))


def _given_to_eve(table: Table, seat: int) -> None:
    need = tuple(other for other in range(3) if other != seat)
    table.apply(journal.Proposed("seat", "Eve", seat, need, need, holder="eve", holders=True), 3_000)
    assert table.seats[seat].holder == "eve"


def test_nobody_agrees_to_give_a_seat_away_whose_person_is_back_through_another_process() -> None:
    table, company = _table(), Company(0.0)
    table.apply(journal.Proposed("seat", "Eve", 1, (0, 2), holder="eve", holders=True), 3_000)
    company.hear_of_others("other", Elsewhere({1}, [], until=100.0), 10.0)
    agree = messages.CastVote(id="v", vote=table.number, agree=True)
    with pytest.raises(RequestRefused, match="not-away"):
        _ask(table, company, 99.0, 0, agree)
    assert _ask(table, company, 101.0, 0, agree) == journal.Voted(table.number, 0, True)


def test_whoever_sits_here_may_say_no_also_if_they_are_not_asked() -> None:
    table, company = _table(), Company(0.0)
    table.apply(journal.Proposed("seat", "Eve", 1, (0,), holder="eve", holders=True), 3_000)
    vote = table.number
    with pytest.raises(RequestRefused, match="no-such-vote"):
        _ask(table, company, 99.0, 2, messages.CastVote(id="v", vote=vote, agree=True))
    no = _ask(table, company, 99.0, 2, messages.CastVote(id="w", vote=vote, agree=False))
    assert no == journal.Voted(vote, 2, False)
    table.apply(no, 4_000)
    assert not table.votes


def test_moves_since_a_seat_was_given_to_somebody_else_are_taken_back_as_ever() -> None:
    table, company = _table(), Company(0.0)
    _given_to_eve(table, 1)
    table.apply(journal.Moved(1, "1x3", "b"), 4_000)
    table.apply(journal.Moved(2, "1x4", "c"), 5_000)
    asked = _ask(table, company, 6.0, 1, messages.TakeBack(id="t"))
    assert isinstance(asked, journal.Proposed)
    assert (asked.what, asked.need, asked.agreed) == ("take-back", (0, 1, 2), (1,))
    with pytest.raises(RequestRefused, match="seat-changed"):
        _ask(table, company, 6.0, 0, messages.TakeBack(id="t"))


def test_whoever_leaves_takes_what_they_asked_for_with_them() -> None:
    """A move of theirs is not taken back any more; what others asked for is decided without them."""
    for left, open_votes in ((0, []), (1, [((0, 2), (0,))])):
        table = _table()
        table.apply(journal.Moved(1, "1x3", "b"), 3_000)
        table.apply(journal.Proposed("take-back", "Name 0", 0, (0, 1, 2), (0,), to=1, holders=True), 4_000)
        table.apply(journal.SeatLeft(left), 5_000)
        assert [(vote.need, vote.agreed) for vote in table.votes.values()] == open_votes


def test_time_that_ran_out_is_not_held_against_whoever_has_the_seat_next() -> None:
    table, company = _table(), Company(0.0)
    table.apply(journal.Moved(1, "1x3"), 99_000)
    bot = messages.Propose(id="p", what="bot", seat=1)
    company.seen(1, 100.0)
    assert isinstance(_ask(table, company, 101.0, 0, bot), journal.Proposed), "their time has run out"
    _given_to_eve(table, 1)
    with pytest.raises(RequestRefused, match="just-left"):
        _ask(table, company, 101.0, 0, bot)
    assert isinstance(_ask(table, company, 100.0 + AWAY, 0, bot), journal.Proposed)


def test_somebody_is_away_since_another_process_last_had_them() -> None:
    company = Company(0.0)
    company.hear_of_others("other", Elsewhere({1}, [], until=100.0), 10.0)
    assert company.away_for(1, 60.0) == 0.0
    company.hear_of_others("other", Elsewhere(set(), [], until=150.0), 50.0)
    assert company.away_for(1, 60.0) == 10.0
    assert company.away_for(0, 60.0) == 60.0
    # It may have been silent for a while before it says that they have gone.
    company.hear_of_others("other", Elsewhere({1}, [], until=200.0), 150.0)
    company.hear_of_others("other", Elsewhere(set(), [], until=400.0), 300.0)
    assert company.away_for(1, 310.0) == 110.0


def test_between_rounds_people_are_waited_for_and_programs_are_not() -> None:
    company = Company(0.0)
    for seat, program in ((0, False), (1, True)):
        company.add(Link(lambda _: None, lambda _: None, f"guest{seat}", "Name", Seat(seat), program=program))
    company.hear_of_others("other", Elsewhere({2}, [], until=100.0), 10.0)
    assert company.seated(50.0) == {0, 1, 2}
    assert company.looking(50.0) == {0, 2}


def test_a_table_that_is_only_watched_elsewhere_is_watched_for_as_long_as_that_is_believed() -> None:
    company = Company(0.0)
    assert not company.is_visited_elsewhere(5.0)
    for there in (Elsewhere({1}, [], until=100.0), Elsewhere(set(), ["Eve"], until=100.0)):
        company.hear_of_others("other", there, 10.0)
        assert company.is_visited_elsewhere(99.0)
        assert not company.is_visited_elsewhere(100.0)
    presence = company.presence(3, 99.0)
    assert ([one.name for one in presence.watchers], presence.watching) == (["Eve"], 1)
    company.hear_of_others("other", Elsewhere(set(), [], until=100.0), 10.0)
    assert not company.is_visited_elsewhere(50.0)
    assert company.is_followed(50.0), "it has the table, and nobody is there"
