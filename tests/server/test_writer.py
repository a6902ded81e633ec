"""The writer: many rows in one commit, and nothing is saved that was built upon something lost."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from estaminet.server.store.database import StoreFailing
from estaminet.server.store.rows import Row
from estaminet.server.writer import Writer


class FakeStore:
    """Commits take as long as `gate` is shut; what comes of each is said beforehand."""

    def __init__(self, *, shared: bool) -> None:
        self.shared = shared
        self.batches: list[list[tuple[str, int]]] = []
        self.answers: list[set[str] | StoreFailing] = []
        self.gate = asyncio.Event()

    def append(self, rows: list[Row]) -> set[str]:
        self.batches.append([(row.table_id, row.number) for row in rows])
        answer = self.answers.pop(0) if self.answers else set()
        if isinstance(answer, StoreFailing):
            raise answer
        return answer

    async def write(self, rows: list[Row]) -> set[str]:
        await self.gate.wait()
        self.gate.clear()
        return self.append(rows)


class Desk:
    """Submits rows and writes down what becomes of them."""

    def __init__(self, store: FakeStore) -> None:
        self.writer = Writer(cast("Any", store))
        self.told: list[str] = []

    def submit(self, table: str, number: int) -> None:
        name = f"{table}{number}"
        row = Row(table, number, 0, b"")
        self.writer.submit(
            row, lambda: self.told.append(f"{name} saved"), lambda code: self.told.append(f"{name} {code}")
        )


def test_what_comes_in_during_a_few_turns_is_one_commit() -> None:
    async def run() -> None:
        store = FakeStore(shared=False)
        desk = Desk(store)
        desk.submit("a", 1)
        await asyncio.sleep(0)
        desk.submit("b", 1)
        desk.submit("a", 2)
        assert desk.told == []
        await desk.writer.flushed()
        assert store.batches == [[("a", 1), ("b", 1), ("a", 2)]]
        assert desk.told == ["a1 saved", "b1 saved", "a2 saved"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("answer", "code", "others"), [({"a"}, "stale", "b1 saved"), (StoreFailing("full"), "store", "b1 store")]
)
def test_what_waits_behind_a_lost_row_of_its_table_is_lost_and_never_written(
    answer: set[str] | StoreFailing, code: str, others: str
) -> None:
    async def run() -> None:
        store = FakeStore(shared=True)
        store.answers = [answer]
        desk = Desk(store)
        desk.submit("a", 5)
        desk.submit("b", 1)
        await asyncio.sleep(0)
        desk.submit("a", 6)
        desk.submit("c", 1)
        store.gate.set()
        async with asyncio.timeout(5):
            while len(desk.told) < 3:
                await asyncio.sleep(0)
        assert desk.told == [f"a5 {code}", others, f"a6 {code}"]
        store.gate.set()
        await desk.writer.flushed()
        assert desk.told[3:] == ["c1 saved"]
        assert store.batches == [[("a", 5), ("b", 1)], [("c", 1)]]

    asyncio.run(run())


def test_two_processes_on_one_file_lose_only_the_tables_concerned() -> None:
    async def run() -> None:
        store = FakeStore(shared=False)
        store.answers = [{"a"}]
        desk = Desk(store)
        for table in "ab":
            desk.submit(table, 1)
        await desk.writer.flushed()
        assert desk.told == ["a1 stale", "b1 saved"]

    asyncio.run(run())
