"""A deal that several people play: the same luck meets different play, and the record can be checked."""

from __future__ import annotations

import hmac

import msgspec
import pytest

from estaminet import games
from estaminet.kernel.errors import BadRecord
from estaminet.kernel.fairness import DealChance, DealRng, FairChance, HashRng
from estaminet.kernel.match import Match
from estaminet.kernel.record import read, record_of, to_json, to_text
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.values import CHANCE

SECRET = bytes(range(32))


def played(key: str, seats: int, seed: int, chance: FairChance) -> Match:
    game = games.find(key)
    match = Match(game, game.read_options({}, seats), seats, chance=chance)
    rng = FastRng(seed)
    while not match.ended:
        seat = match.asked[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def dealt(match: Match) -> list[str]:
    return [match.game.write(move.deed) for move in match.moves if move.by == CHANCE]


@pytest.mark.parametrize("key", games.keys())
def test_the_same_deals_come_whatever_is_played(key: str) -> None:
    seats = games.find(key).manifest.usual_seats
    chance = DealChance(SECRET, ("",) * seats)
    match = played(key, seats, 1, chance)
    one, other = dealt(match), dealt(played(key, seats, 2, chance))
    shared = min(len(one), len(other))
    assert shared > 1 or match.game.round(match.state.view(None)) == 1
    compared = 0
    for mine, theirs in zip(one[:shared], other[:shared], strict=True):
        if key != "dudo" or mine.startswith("starter"):
            assert mine == theirs
            continue
        for cup, cup_too in zip(mine.split()[1:], theirs.split()[1:], strict=True):
            if len(cup) == len(cup_too) and "-" not in (cup, cup_too):
                assert cup == cup_too, "as many dice, the same roll"
                compared += 1
    assert key != "dudo" or compared >= seats
    # By the number of the move luck goes its own way as soon as play does.
    plain = FairChance(SECRET, ("",) * seats)
    assert dealt(played(key, seats, 1, plain)) != one


def test_a_seat_that_draws_more_changes_no_other_seats_numbers() -> None:
    few, many = DealRng(b"key", 3), DealRng(b"key", 3)
    for rng, count in ((few, 1), (many, 20)):
        rng.for_seat(0)
        for _ in range(count):
            rng.word()
        rng.for_seat(1)
    assert [few.word() for _ in range(10)] == [many.word() for _ in range(10)]
    again = DealRng(b"key", 3)
    table = [again.word() for _ in range(9)]
    again.for_seat(1)
    assert again.word() not in table
    # A stream does not come round: it goes on with the next block.
    key = DealRng(b"key", 3)
    key.for_seat(2)
    digests = b"".join(hmac.digest(b"key", f"3:2:{block}".encode(), "sha256") for block in range(3))
    assert [key.word() for _ in range(24)] == [
        int.from_bytes(digests[place : place + 4], "big") for place in range(0, 96, 4)
    ]
    # For every other generator there is one stream.
    for kind in (HashRng(b"key", 3), FastRng(5)):
        assert isinstance(kind, Rng)
        kind.for_seat(1)
    told, untold = HashRng(b"key", 3), HashRng(b"key", 3)
    told.for_seat(4)
    assert told.word() == untold.word()


@pytest.mark.parametrize("key", games.keys())
def test_its_record_says_so_and_is_checked_accordingly(key: str) -> None:
    seats = games.find(key).manifest.usual_seats
    chance = DealChance(SECRET, ("",) * seats)
    names = tuple(f"P{seat}" for seat in range(seats))
    record = record_of(played(key, seats, 1, chance), names, fair=chance)
    assert record.keyed == "rounds"
    for text in (to_text(record), to_json(record)):
        assert read(text, games.find)[0] == record
    ordinary = msgspec.structs.replace(record, keyed=None)
    with pytest.raises(BadRecord, match="record-other-chance"):
        read(to_text(ordinary), games.find)
    with pytest.raises(BadRecord, match="record-keyed"):
        read(to_text(record).replace("keyed rounds", "keyed moons"), games.find)


@pytest.mark.parametrize("key", games.keys())
def test_what_is_dealt_again_after_a_take_back_is_the_same(key: str) -> None:
    """Chance is numbered by its own moves; those that were taken back do not count."""
    seats = games.find(key).manifest.usual_seats
    match = played(key, seats, 1, DealChance(SECRET, ("",) * seats))
    before = dealt(match)
    chances = [number for number, move in enumerate(match.moves) if move.by == CHANCE]
    for number in reversed(chances[-3:]):
        match.rewind(number)
        assert match.drawn == len(dealt(match))
        assert dealt(match) == before[: match.drawn]
