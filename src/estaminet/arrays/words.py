"""Sets as bits of words (uint32): how many there are, and which is the n-th."""

from __future__ import annotations

from estaminet.arrays.chance import Array


def ones(word: Array) -> Array:
    """How many bits are set, as uint32."""
    twos = word - (word >> 1 & 0x55555555)
    fours = (twos & 0x33333333) + (twos >> 2 & 0x33333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F
    halves = bytes_ + (bytes_ >> 8)
    return (halves + (halves >> 16)) & 0x3F


def place_of(word: Array, number: Array) -> Array:
    """The place of the set bit with this number (uint32), counted from the lowest; there must be so many."""
    twos = word - (word >> 1 & 0x55555555)
    fours = (twos & 0x33333333) + (twos >> 2 & 0x33333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F
    halves = bytes_ + (bytes_ >> 8)
    place = word & 0
    for counts, width in ((halves, 16), (bytes_, 8), (fours, 4), (twos, 2), (word, 1)):
        below = counts >> place & (2 * width - 1)
        beyond = (number >= below).astype(word.dtype)
        number = number - below * beyond
        place = place + width * beyond
    return place
