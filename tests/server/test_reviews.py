"""Reviews are made in slices by a process of their own, kept with the match, and gone with it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from estaminet.review.model import VERSION
from estaminet.server import reviews
from estaminet.server.protocol.matches import ReviewInfo
from estaminet.server.reviewer import Asked, Reviewer
from estaminet.server.reviews import GIVEN_UP, Reviews
from estaminet.server.store.sql import Store
from estaminet.server.workshop import TooBusy

RECORD = """estaminet-record 1
game dudo
rules 1
seats 2
name 0 Ada
name 1 Grace

chance starter 0
chance roll 12345 12345
0 10x3
1 dudo
"""


def look(line: Asked, reviewer: Reviewer) -> ReviewInfo:
    return msgspec.json.decode(reviewer.answer(msgspec.json.encode(line)), type=ReviewInfo)


def test_a_review_grows_from_slice_to_slice_and_comes_out_the_same() -> None:
    reviewer = Reviewer()
    whole = look(Asked("one", RECORD, 60.0), reviewer)
    assert whole.done == whole.total == 4
    first = look(Asked("two", RECORD, 0.0), reviewer)
    assert first.done == 0
    assert look(Asked("two", RECORD, 60.0), reviewer) == whole
    assert look(Asked("two", RECORD, 60.0), Reviewer()) == whole


def test_a_mistake_comes_with_its_sentences() -> None:
    (worst,) = look(Asked("one", RECORD, 60.0), Reviewer()).worst
    assert (worst.move, worst.seat) == (2, 0)
    assert worst.played.message.startswith("action-")
    assert worst.reason is not None
    assert worst.reason.message == "review-why-bid"
    assert 0.0 < worst.low <= worst.loss <= worst.high
    assert worst.better > worst.chance
    assert (worst.played_action["type"], worst.played_action["count"], worst.played_action["value"]) == ("Bid", 10, 3)
    assert worst.best_action != worst.played_action


def test_a_finished_review_is_kept_and_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WORK", 600.0)  # however busy this machine is

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'house.db'}", "here", alone=True)
        made = Reviews(store)
        try:
            answer = b""
            while not answer or (told := msgspec.json.decode(answer, type=ReviewInfo)).done < told.total:
                answer = await made.look("one", RECORD.encode(), "somebody")
            assert store.review("one", VERSION) == answer
            assert store.review("one", VERSION + 1) is None, "other figures"
            assert await made.look("one", b"is not read any more", "somebody") == answer
        finally:
            await made.close()
            store.close()

    asyncio.run(run())


@pytest.mark.inside
def test_no_more_reviews_are_begun_than_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else, with one more than that, each would begin again at every turn, and none would ever be finished."""
    now = [0.0]
    monkeypatch.setattr("estaminet.server.reviews.time.monotonic", lambda: now[0])

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'house.db'}", "here", alone=True)
        made = Reviews(store)
        reviewer = Reviewer()
        seconds = 0.0

        async def answered(asked: Asked, owner: str, *, waits: bool) -> bytes:  # noqa: ARG001
            return reviewer.answer(msgspec.json.encode(msgspec.structs.replace(asked, seconds=seconds)))

        monkeypatch.setattr(made, "_do", answered)

        async def looked(name: str, owner: str) -> bool:
            try:
                await made.look(name, RECORD.encode(), owner)
            except TooBusy:
                return False
            return True

        try:
            assert [await looked(f"greedy {n}", "greedy") for n in range(6)] == [True] * 4 + [False] * 2, "half of them"
            assert [await looked(f"one {n}", f"owner {n}") for n in range(6)] == [True] * 4 + [False] * 2
            now[0] = GIVEN_UP - 1
            assert await looked("one 0", "owner 0"), "what was begun goes on"
            now[0] = GIVEN_UP + 1
            assert await looked("one 5", "owner 5"), "nobody waits any more, but for one"
            assert [await looked(f"two {n}", f"other {n}") for n in range(7)] == [True] * 6 + [False]
            seconds = 60.0
            assert await looked("one 5", "owner 5")
            assert store.review("one 5", VERSION) is not None
            seconds = 0.0
            assert await looked("two 6", "other 6"), "a finished one makes room"
        finally:
            await made.close()
            store.close()

    asyncio.run(run())
