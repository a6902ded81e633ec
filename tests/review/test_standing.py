"""How somebody fares, counted from finished matches."""

from __future__ import annotations

import pytest

from estaminet.kernel.record import Record
from estaminet.review.standing import FEW, LATEST, Opponent, Played, played_in, share_of_first, standing_of

BASILE, CLUB = Opponent("club", "basile"), Opponent("club")


def match(number: int, *places: int, **more: object) -> Played:
    given: dict[str, object] = {"others": (BASILE, Opponent()), **more}
    return Played(id=f"m{number:03}", game="dudo", ended=number, seat=0, places=places, **given)  # type: ignore[arg-type]


def test_nothing_played_is_nothing_counted() -> None:
    standing = standing_of(())
    assert (standing.played, standing.games, standing.bots, standing.course) == (0, (), (), ())
    assert (standing.streak, standing.longest, standing.reviewed, standing.luck) == (0, 0, 0, 0.0)


def test_first_places_count_whole_shared_ones_in_part_and_people_are_no_bots() -> None:
    standing = standing_of([match(1, 1, 2, 3), match(2, 1, 1, 3), match(3, 3, 1, 2), match(4, 2, 2, 1)])
    (fare,) = standing.games
    assert (fare.played, fare.won, fare.even) == (4, 1.5, 0.3333)
    assert (fare.low, fare.high) == (None, None), "too few to say"
    (bot,) = standing.bots
    assert (bot.level, bot.regular, bot.played) == ("club", "basile", 4)
    assert bot.won == 2.0, "ahead once, level twice"
    assert bot.even == 0.5


def test_an_interval_comes_with_enough_matches_and_holds_the_share() -> None:
    matches = [match(n, *((1, 2, 3) if n % 2 else (2, 1, 3))) for n in range(FEW)]
    (few,) = standing_of(matches[:-1]).games
    assert few.low is None
    (fare,) = standing_of(matches).games
    assert fare.low is not None
    assert fare.high is not None
    assert 0.0 < fare.low < fare.won / fare.played < fare.high < 1.0


def test_streaks_go_by_the_end_of_matches_whatever_their_order_here() -> None:
    matches = [match(n, *((1, 2, 3) if n not in (0, 4) else (2, 1, 3))) for n in range(7)]
    standing = standing_of(reversed(matches))
    assert (standing.longest, standing.streak) == (3, 2)


def test_one_who_held_several_seats_has_not_won_against_anybody() -> None:
    standing = standing_of([match(1, 1, 2, 3, counts=False), match(2, 2, 1, 3)])
    assert standing.played == 1
    assert standing.games[0].won == 0


def test_luck_and_play_are_the_mean_of_what_was_reviewed_and_the_latest_are_told() -> None:
    matches = [match(n, 1, 2, 3, luck=0.1, own=-0.02 * (n % 2)) for n in range(LATEST + 4)] + [match(99, 2, 1, 3)]
    standing = standing_of(matches)
    assert (standing.reviewed, standing.luck, standing.own) == (LATEST + 4, 0.1, -0.01)
    assert [one.id for one in standing.course] == [f"m{n:03}" for n in range(4, LATEST + 4)]


def test_a_record_that_is_not_over_is_no_match() -> None:
    record = Record(game="dudo", rules=1, seats=2, options={}, names=("Ada", "Grace"), places=(2, 1), clause="END")
    one = played_in(record, "a", 5, 1, (CLUB,), account=(0.25, -0.5))
    assert (one.game, one.places, one.luck, one.own) == ("dudo", (2, 1), 0.25, -0.5)
    assert share_of_first(one.places, one.seat) == 1.0
    running = Record(game="dudo", rules=1, seats=2, options={}, names=("Ada", "Grace"))
    with pytest.raises(ValueError, match="not over"):
        played_in(running, "a", 5, 1, (CLUB,))
