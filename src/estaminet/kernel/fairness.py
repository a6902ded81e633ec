"""Chance that players can check: commit, add words, derive, reveal, verify. Described in docs/fairness.md.

Before the match the table publishes `commitment(secret)`. Every seat may add words of its own. The numbers behind
move m are HMAC-SHA256 of both, so neither the table nor any seat alone could have chosen them. When the match is over
the secret is published and anybody can recompute every roll and shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from estaminet.kernel.rng import Rng

SECRET_BYTES = 32
WORDS_LIMIT = 200


def commitment(secret: bytes) -> str:
    """What is published before the match: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def are_words(words: str) -> bool:
    """Whether these can be a seat's contribution: one line, not too long, of printable characters."""
    return len(words) <= WORDS_LIMIT and words.isprintable()


def table_key(secret: bytes, words: Sequence[str]) -> bytes:
    """The key of one match: HMAC-SHA256 under the secret of one line per seat, `<seat>:<words>`."""
    text = "\n".join(f"{seat}:{said}" for seat, said in enumerate(words))
    return hmac.digest(secret, text.encode(), "sha256")


class HashRng(Rng):
    """The numbers behind one chance move: words of HMAC-SHA256(key, "<move>:<block>"), four bytes each, big-endian."""

    def __init__(self, key: bytes, move: int) -> None:
        self._key = key
        self._move = move
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        if not self._words:
            digest = hmac.digest(self._key, f"{self._move}:{self._block}".encode(), "sha256")
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()


class DealRng(HashRng):
    """The numbers behind one chance move of a deal that several people play: a stream for the table and one for each
    seat, so that whoever has lost dice moves nobody else's."""

    def __init__(self, key: bytes, drawn: int) -> None:
        super().__init__(key, drawn)
        self._whose = "table"
        self._blocks: dict[str, int] = {}
        self._left: dict[str, list[int]] = {}

    def for_seat(self, seat: int) -> None:
        self._whose = str(seat)

    def word(self) -> int:
        left = self._left.setdefault(self._whose, [])
        if not left:
            block = self._blocks.get(self._whose, 0)
            self._blocks[self._whose] = block + 1
            digest = hmac.digest(self._key, f"{self._move}:{self._whose}:{block}".encode(), "sha256")
            left += [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return left.pop()


class FairChance:
    """The chance of one live table: the secret and what every seat has added.

    (A plain class: other compiled libraries make it, and mypyc's cache does not know how structs are made.)
    """

    def __init__(self, secret: bytes, words: tuple[str, ...]) -> None:
        self.secret = secret
        self.words = words

    def rng(self, move: int, drawn: int) -> Rng:
        """The generator for the chance move with this number (the first move of a match is number 0)."""
        return HashRng(table_key(self.secret, self.words), move)


class DealChance(FairChance):
    """The chance of a deal that several people play, each at a table of their own: the numbers depend on how often
    chance has moved, not on how many moves that took, so the same luck meets different play."""

    def rng(self, move: int, drawn: int) -> Rng:
        """The generator for the chance move that has this number among those of chance, from 0."""
        return DealRng(table_key(self.secret, self.words), drawn)
