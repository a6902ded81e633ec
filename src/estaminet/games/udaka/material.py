"""What is in the box: 38 cards, eight number spaces, every hand there can be, every discard there can be.

Compiled, and everything is `Final`: so the rules have the constants at hand without looking them up by name.
"""

from itertools import combinations_with_replacement
from typing import Final, Literal

# Cards

NO_CARD: Final = 0
ACE: Final = 1
KING: Final = 10
JOKER: Final = 11
RANK_TEXT: Final[tuple[str, ...]] = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "K", "J")
"""Inside the state a card is a number: 1 for an ace, 2 to 9, 10 for the Suicide King, 11 for the Joker, 0 for none.

Suits do not matter, so cards have none; whoever draws pictures may choose them.
"""

RANK_OF: Final[dict[str, int]] = {text: rank for rank, text in enumerate(RANK_TEXT) if text}
COPIES: Final[list[int]] = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1]
DECK: Final[list[int]] = [rank for rank in range(1, JOKER + 1) for _ in range(COPIES[rank])]
"""All 38 cards: aces, 2 to 9, king, joker."""
DECK_SIZE: Final = 38

# The table

LOWEST_SPACE: Final = 2
NUMBER_TOKENS: Final = 8
SPACES: Final[range] = range(LOWEST_SPACE, LOWEST_SPACE + NUMBER_TOKENS)
"""The number spaces of the board."""
MOST_SEATS: Final = 8
ROUNDS_TO_WIN: Final = 2

# What the state waits for: the dealer (by cards, or by lot), the shuffle, a discard, nothing more.
CARDS: Final = 0
LOT: Final = 1
DEAL: Final = 2
DISCARD: Final = 3
OVER: Final = 4
PHASES: Final[list[Literal["cards", "lot", "deal", "discard", "over"]]] = ["cards", "lot", "deal", "discard", "over"]

# Hands

HAND_SIZE_LIMIT: Final = 3

_MULTISETS: Final[list[tuple[int, ...]]] = [
    cards
    for size in range(HAND_SIZE_LIMIT + 1)
    for cards in combinations_with_replacement(range(1, JOKER + 1), size)
    if all(cards.count(rank) <= COPIES[rank] for rank in cards)
]

HANDS: Final[list[str]] = ["".join([RANK_TEXT[rank] for rank in cards]) for cards in _MULTISETS]
"""Every hand, cards in order: `"77K"`. Inside the state a hand is its place in this list; 0 is the empty hand."""

HAND_OF: Final[dict[str, int]] = {hand: place for place, hand in enumerate(HANDS)}
HAND_SIZE: Final[list[int]] = [len(cards) for cards in _MULTISETS]
HELD: Final[list[list[int]]] = [[cards.count(rank) for rank in range(JOKER + 1)] for cards in _MULTISETS]
"""`HELD[hand][rank]`: how many cards of a rank are in a hand."""

_PLACE: Final[dict[tuple[int, ...], int]] = {cards: place for place, cards in enumerate(_MULTISETS)}
WITH: Final[list[list[int]]] = [
    [_PLACE.get(tuple(sorted((*cards, rank))), -1) for rank in range(JOKER + 1)] for cards in _MULTISETS
]
"""`WITH[hand][rank]`: the hand with one such card more; -1 where there is no such hand."""


def _without(cards: tuple[int, ...], rank: int) -> int:
    if rank not in cards:
        return -1
    at = cards.index(rank)
    return _PLACE[cards[:at] + cards[at + 1 :]]


WITHOUT: Final[list[list[int]]] = [[_without(cards, rank) for rank in range(JOKER + 1)] for cards in _MULTISETS]
"""`WITHOUT[hand][rank]`: the hand with one such card less; -1 where it has none."""

# Discards

NO_SPACE: Final = 0
NO_VICTIM: Final = -1

_DISCARDS: Final[list[tuple[int, int, int, int]]] = [
    *[(rank, 1, NO_SPACE, NO_VICTIM) for rank in range(ACE, KING)],
    *[(rank, 2, NO_SPACE, NO_VICTIM) for rank in range(ACE, KING)],
    (KING, 1, NO_SPACE, NO_VICTIM),
    *[(KING, 1, space, NO_VICTIM) for space in SPACES],
    (JOKER, 1, NO_SPACE, NO_VICTIM),
    *[(JOKER, 1, NO_SPACE, victim) for victim in range(MOST_SEATS)],
]
"""By the index of the action: the card, how many, the king's space and the joker's victim."""
RANK_AT: Final[list[int]] = [rank for rank, _, _, _ in _DISCARDS]
COUNT_AT: Final[list[int]] = [count for _, count, _, _ in _DISCARDS]
SPACE_AT: Final[list[int]] = [space for _, _, space, _ in _DISCARDS]
VICTIM_AT: Final[list[int]] = [victim for _, _, _, victim in _DISCARDS]


def text_of(cards: list[int]) -> str:
    """Cards written in a row, in the order they lie in."""
    return "".join([RANK_TEXT[card] for card in cards])
