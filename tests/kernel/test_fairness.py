"""The chance of live tables, checked against the description in docs/fairness.md, which is run as it stands there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estaminet.kernel.fairness import FairChance, HashRng, are_words, commitment, table_key

DOCS = Path(__file__).parents[2] / "docs" / "fairness.md"


@pytest.fixture(scope="module")
def described() -> dict[str, Callable[..., Any]]:
    """The twenty lines of the documentation, executed."""
    block = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert block
    names: dict[str, Any] = {}
    exec(block[1], names)
    return names


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_known_numbers_never_change() -> None:
    """Old records verify only as long as these numbers stay what they are."""
    rng = FairChance(bytes(range(32)), ("salt", "", "vinegar")).rng(0, 0)
    assert [rng.below(6) for _ in range(10)] == [3, 4, 2, 2, 5, 1, 1, 0, 2, 3]


@given(
    secret=st.binary(min_size=32, max_size=32),
    words=st.lists(st.text(max_size=20), max_size=6),
    move=st.integers(0, 10**6),
)
def test_the_documentation_derives_the_same(
    described: dict[str, Callable[..., Any]], secret: bytes, words: list[str], move: int
) -> None:
    stream: Iterator[int] = described["numbers"](secret, words, move)
    rng = HashRng(table_key(secret, words), move)
    limits = [2, 6, 7776, 1000, 2**32, 3] * 4
    assert [described["below"](stream, n) for n in limits] == [rng.below(n) for n in limits]
    ours, theirs = list(range(38)), list(range(38))
    described["shuffle"](stream, theirs)
    rng.shuffle(ours)
    assert ours == theirs
    assert described["commitment"](secret) == commitment(secret)


def test_the_documentation_throws_away_the_same_words(described: dict[str, Callable[..., Any]]) -> None:
    stream = iter([2**32 - 1, 2**32 - 4, 2**32 - 5])
    assert described["below"](stream, 6) == (2**32 - 5) % 6
    assert list(stream) == []


def test_every_word_and_every_move_changes_the_numbers() -> None:
    def first(secret: bytes, words: tuple[str, ...], move: int) -> list[int]:
        rng = FairChance(secret, words).rng(move, 0)
        return [rng.below(1 << 30) for _ in range(3)]

    secret = bytes(32)
    seen = [
        first(secret, ("a", "b"), 0),
        first(secret, ("a", "c"), 0),
        first(secret, ("b", "a"), 0),
        first(secret, ("a", "b"), 1),
        first(bytes([1]) + bytes(31), ("a", "b"), 0),
    ]
    assert len({tuple(numbers) for numbers in seen}) == len(seen)


@pytest.mark.parametrize("words", ["two\nlines", "a\rb", "bell\x07", "x" * 201])
def test_words_that_could_not_be_written_down_are_refused(words: str) -> None:
    assert not are_words(words)


def test_ordinary_words_are_fine() -> None:
    assert are_words("")
    assert are_words("Skål för slumpen, ça va ?")
