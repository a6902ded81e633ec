"""The tables of actions and cards as the rules reach them: a `Final` of a compiled module costs no look-up by name."""

from typing import Final

from estaminet.games.udaka import actions, material

ACE: Final = 1
KING: Final = 10
JOKER: Final = 11
NO_CARD: Final = 0

NO_SPACE: Final = 0
NO_VICTIM: Final = -1
ACTIONS: Final = actions.ACTIONS
RANK_AT: Final = actions.RANK_AT
COUNT_AT: Final = actions.COUNT_AT
SPACE_AT: Final = actions.SPACE_AT
VICTIM_AT: Final = actions.VICTIM_AT

COPIES: Final = material.COPIES
DECK: Final = material.DECK
DECK_SIZE: Final = 38
NUMBER_TOKENS: Final = 8
HANDS: Final = material.HANDS
HAND_OF: Final = material.HAND_OF
HAND_SIZE: Final = material.HAND_SIZE
HELD: Final = material.HELD
RANK_OF: Final = material.RANK_OF
RANK_TEXT: Final = material.RANK_TEXT
WITH: Final = material.WITH
WITHOUT: Final = material.WITHOUT
