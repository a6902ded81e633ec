"""Cards of Dudab as sets, in words of bits, over a batch of matches."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from estaminet.arrays.chance import Array
from estaminet.arrays.program import Program
from estaminet.arrays.words import ones
from estaminet.games.dudab import material as box

WORD: Final = 32
SHAMANS: Final = box.DUDAB - box.FIRST_SHAMAN
"""Colours of Shamans."""


class Cards(NamedTuple):
    """Some cards, by kind."""

    low: Array
    """Red and blue numbers: a bit each."""
    high: Array
    """Yellow and green numbers: a bit each."""
    rest: Array
    """How many Shamans, two bits a colour, and above them how many Dudabs."""


def plus(one: Cards, other: Cards) -> Cards:
    return Cards(one.low + other.low, one.high + other.high, one.rest + other.rest)


def minus(one: Cards, other: Cards) -> Cards:
    return Cards(one.low - other.low, one.high - other.high, one.rest - other.rest)


def dudabs(cards: Cards) -> Array:
    return cards.rest >> 2 * SHAMANS


class CardSets(Program):
    """What there is to know about sets of cards."""

    def table(self, fits: list[list[bool]]) -> Cards:
        """Rows of kinds as three words a row."""
        bits = np.array(fits)
        words = [bits[:, :WORD], bits[:, WORD : box.NUMBERS], bits[:, box.FIRST_SHAMAN : box.DUDAB]]
        return Cards(*(self.xp.asarray((word << np.arange(word.shape[1])).sum(1).astype(np.uint32)) for word in words))

    def one(self, kind: Array) -> Cards:
        """One card of this kind."""
        xp = self.xp
        which = kind.astype(xp.uint32)
        number = xp.uint32(1) << (which & (WORD - 1))
        return Cards(
            xp.where(kind < WORD, number, 0),
            xp.where((kind >= WORD) & (kind < box.NUMBERS), number, 0),
            xp.where(kind >= box.NUMBERS, xp.uint32(1) << 2 * (which & 7), 0),
        )

    def only(self, which: Array, cards: Cards) -> Cards:
        """These cards where this holds, none elsewhere."""
        return Cards(*(self.xp.where(which, word, 0) for word in cards))

    def size(self, cards: Cards) -> Array:
        """How many they are."""
        numbers = ones(cards.low) + ones(cards.high)
        return (numbers + dudabs(cards)).astype(self.xp.int32) + self.shamans(cards)

    def shamans(self, cards: Cards) -> Array:
        """How many of them are Shamans."""
        rest = cards.rest
        return sum((rest >> 2 * colour & 3 for colour in range(1, SHAMANS)), rest & 3).astype(self.xp.int32)

    def of_value(self, cards: Cards, value: int) -> Array:
        """How many numbers of this value they have: of every sixteen kinds four next to each other."""
        shift = 4 * (value - 1)
        return ones((cards.low >> shift & 0x000F000F) | (cards.high >> shift & 0x000F000F) << 4).astype(self.xp.int32)

    def kinds(self, cards: Cards) -> Cards:
        """Which kinds there are: of the rest a bit for each."""
        rest = self.xp.where(dudabs(cards) > 0, self.xp.uint32(1 << SHAMANS), 0)
        for colour in range(SHAMANS):
            some = (cards.rest >> 2 * colour & 3) > 0
            rest = rest | self.xp.where(some, self.xp.uint32(1 << colour), 0)
        return Cards(cards.low, cards.high, rest)

    def counts(self, cards: Cards) -> Array:
        """`[batch, kinds]`: how many of each kind."""
        xp = self.xp
        rest = [cards.rest >> 2 * colour & 3 for colour in range(SHAMANS)] + [dudabs(cards)]
        words = [self.bits(cards.low, WORD), self.bits(cards.high, WORD), xp.stack(rest, axis=1)]
        return xp.concatenate([word.astype(xp.float32) for word in words], axis=1)

    def bits(self, word: Array, count: int) -> Array:
        """`[batch, count]`"""
        return (word[:, None] >> self.xp.arange(count, dtype=self.xp.uint32) & 1) > 0

    def spread(self, kinds: Cards) -> Array:
        """`[batch, kinds]`, of what has a bit for each kind."""
        words = (self.bits(kinds.low, WORD), self.bits(kinds.high, WORD), self.bits(kinds.rest, SHAMANS + 1))
        return self.xp.concatenate(words, axis=1)

    def score(self, own: Cards, hand: Cards) -> Array:
        """Section SCORE: what these are worth together."""
        xp = self.xp
        every = plus(own, hand)
        shamans = self.shamans(every)
        mine = dudabs(own).astype(xp.int32)
        pairs = xp.minimum(mine, shamans)  # SCORE-03
        points = 5 * dudabs(hand).astype(xp.int32) + 5 * (shamans - pairs)  # SCORE-01, SCORE-07
        attached = mine - pairs
        for value in (4, 3, 2, 1):
            count = self.of_value(every, value)
            flips = xp.minimum(attached, count)  # SCORE-04, SCORE-05
            points = points + value * (count - 2 * flips)
            attached = attached - flips
        return points
