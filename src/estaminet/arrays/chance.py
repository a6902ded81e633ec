"""Chance by counter: the same key and counter give the same number on any machine and in any array library.

Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011): two words of key and
two of counter become two random words. Nothing is kept between draws but the counter.
"""

from __future__ import annotations

from typing import Any, Final

Array = Any
"""A numpy or JAX array; which one follows from what was passed in."""

_ROTATIONS: Final = (13, 15, 26, 6, 17, 29, 16, 24)
_PARITY: Final = 0x1BD11BDA


def threefry(key: tuple[Array, Array], counter: tuple[Array, Array]) -> tuple[Array, Array]:
    """Two random words (uint32) for every pair of keys and counters (uint32, one shape)."""
    keys = (key[0], key[1], key[0] ^ key[1] ^ _PARITY)
    x, y = counter[0] + keys[0], counter[1] + keys[1]
    for four in range(5):
        for turn in range(4):
            bits = _ROTATIONS[4 * (four % 2) + turn]
            x = x + y
            y = (y << bits) | (y >> (32 - bits))
            y = y ^ x
        x = x + keys[(four + 1) % 3]
        y = y + keys[(four + 2) % 3] + (four + 1)
    return x, y


def below(word: Array, n: int | Array) -> Array:
    """A number from 0 to n - 1 for every word, n at most 65,536: the high half of word times n.

    Numbers are equally likely to within n / 2**32, two in a million for the roll of a cup.
    """
    high, low = (word >> 16) * n, (word & 0xFFFF) * n
    return (high + (low >> 16)) >> 16
