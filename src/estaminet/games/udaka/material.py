"""What is in the box: 38 cards, eight number spaces, and every hand there can be."""

from itertools import combinations_with_replacement

ACE = 1
KING = 10
JOKER = 11
RANK_TEXT = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "K", "J")
"""Inside the state a card is a number: 1 for an ace, 2 to 9, 10 for the Suicide King, 11 for the Joker, 0 for none.

Suits do not matter, so cards have none; whoever draws pictures may choose them.
"""

RANK_OF: dict[str, int] = {text: rank for rank, text in enumerate(RANK_TEXT) if text}
COPIES: list[int] = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1]
DECK: list[int] = [rank for rank in range(1, JOKER + 1) for _ in range(COPIES[rank])]
"""All 38 cards: aces, 2 to 9, king, joker."""

DECK_SIZE = len(DECK)
SPACES = range(2, 10)
"""The number spaces of the board."""
NUMBER_TOKENS = len(SPACES)
FEWEST_SEATS = 2
MOST_SEATS = 8
HAND_SIZE_LIMIT = 3

_MULTISETS = [
    cards
    for size in range(HAND_SIZE_LIMIT + 1)
    for cards in combinations_with_replacement(range(1, JOKER + 1), size)
    if all(cards.count(rank) <= COPIES[rank] for rank in cards)
]

HANDS: list[str] = ["".join(RANK_TEXT[rank] for rank in cards) for cards in _MULTISETS]
"""Every hand, cards in order: `"77K"`. Inside the state a hand is its place in this list; 0 is the empty hand."""

HAND_OF: dict[str, int] = {hand: place for place, hand in enumerate(HANDS)}
HAND_SIZE: list[int] = [len(cards) for cards in _MULTISETS]
HELD: list[list[int]] = [[cards.count(rank) for rank in range(JOKER + 1)] for cards in _MULTISETS]
"""`HELD[hand][rank]`: how many cards of a rank are in a hand."""

_PLACE = {cards: place for place, cards in enumerate(_MULTISETS)}
WITH: list[list[int]] = [
    [_PLACE.get(tuple(sorted((*cards, rank))), -1) for rank in range(JOKER + 1)] for cards in _MULTISETS
]
"""`WITH[hand][rank]`: the hand with one such card more; -1 where there is no such hand."""


def _without(cards: tuple[int, ...], rank: int) -> int:
    if rank not in cards:
        return -1
    at = cards.index(rank)
    return _PLACE[cards[:at] + cards[at + 1 :]]


WITHOUT: list[list[int]] = [[_without(cards, rank) for rank in range(JOKER + 1)] for cards in _MULTISETS]
"""`WITHOUT[hand][rank]`: the hand with one such card less; -1 where it has none."""


def cards_of(text: str) -> list[int]:
    """The cards written in a row, as in `"77K"`."""
    return [RANK_OF[letter] for letter in text]


def text_of(cards: list[int]) -> str:
    """Cards written in a row, in the order they lie in."""
    return "".join([RANK_TEXT[card] for card in cards])


def hand_text(text: str) -> str:
    """A hand with its cards in order; the text has known letters only."""
    return "".join(sorted(text, key=lambda letter: RANK_OF[letter]))
