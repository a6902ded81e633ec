"""Where chance comes from.

Rules never own a generator: `State.sample` is handed one. `Rng` is all a game may use; `FastRng` is the
one for search, tests and simulation. Live tables use `fairness.HashRng`, which anybody can recompute.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

# Final, so that compiled code has them as numbers and does not look them up.
_WORD: Final[i64] = 0xFFFFFFFF
_WORDS: Final[i64] = 0x100000000
_UNIT: Final = 1.0 / 4294967296.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of whole numbers. Subclasses define `word`; everything else follows from it."""

    def word(self) -> i64:
        """The next 32 random bits as a number from 0 to 2**32 - 1."""
        raise TypeError("Rng.word must be given by a subclass")

    def for_seat(self, seat: int) -> None:
        """What is drawn from now on is this seat's own. Only a deal that several people play tells seats apart."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely. n is at most 2**32.

        Words at or above the largest multiple of n are thrown away, so there is no bias at all.
        """
        while True:
            word: i64 = self.word()
            number: i64 = word % n
            if word - number <= _WORDS - n:
                return number

    def shuffle(self, items: list[int]) -> None:
        """Put the list in random order, in place: from the last place down, swap with a place at or before it."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def shuffled(self, items: list[int]) -> list[int]:
        """A copy of the list in random order."""
        copied = items[:]
        self.shuffle(copied)
        return copied

    def weighted(self, weights: list[float]) -> int:
        """A place in the list, each as likely as its weight; all equally likely if the weights are all zero."""
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            return self.below(len(weights))
        left = float(self.word()) * _UNIT * total
        for i in range(len(weights)):
            left -= weights[i]
            if left < 0.0:
                return i
        # Rounding can leave a remainder: take the last place that has any weight.
        last = len(weights) - 1
        while weights[last] <= 0.0:
            last -= 1
        return last


class FastRng(Rng):
    """sfc32, Chris Doty-Humphrey's small fast counting generator; gives the same numbers compiled or not."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        warm: i64 = 0
        while warm < 12:
            self.word()
            warm += 1

    @staticmethod
    def of(seed: int, *parts: int) -> "FastRng":
        """The generator for one purpose, such as seat 2 in deal 7 of a seed: `FastRng.of(seed, 7, 2)`.

        Other parts, or more of them, give other numbers. A part is from 0 to 2**64 - 1; without parts it is
        `FastRng(seed)`.
        """
        rng = FastRng(seed)
        for part in parts:
            first: int = rng.word()
            second: int = rng.word()
            third: int = rng.word()
            rng = FastRng(first | (second ^ (part & 0xFFFFFFFF)) << 32 | (third ^ (part >> 32)) << 64)
        return rng

    def word(self) -> i64:
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        total: i64 = (a + b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = (((c << 21) & _WORD | (c >> 11)) + total) & _WORD
        return total

    def below(self, n: i64) -> i64:
        """The same as `Rng.below`, repeated so that compiled code calls `word` directly."""
        while True:
            word: i64 = self.word()
            number: i64 = word % n
            if word - number <= _WORDS - n:
                return number
