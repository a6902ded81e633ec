"""What is in the box, and every number of the rules.

Inside the state a card is its *kind*, a number in deck order (DUDAB-COMP-06); equal cards share one. Everything that
leaves the rules carries the code instead: `R3P`, `SR`, `D`, `J`, `BB`.
"""

from collections.abc import Callable
from typing import Any, Final

from estaminet.kernel.values import Arg, Word, list_word

# The cards

COLOURS: Final = "RBYG"
SYMBOLS: Final = "PMCF"
VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4)

NUMBERS: Final = 64
"""Kinds below this are number cards: 16 x colour + 4 x (value - 1) + symbol."""
FIRST_SHAMAN: Final = 64
DUDAB: Final = 68
JUNGLE: Final = 69
BABY: Final = 70
KINDS: Final = 71
HAND_KINDS: Final = 69
"""Kinds below this can be in a hand."""

CODES: Final[list[str]] = [
    *(f"{colour}{value}{symbol}" for colour in COLOURS for value in VALUES for symbol in SYMBOLS),
    *(f"S{colour}" for colour in COLOURS),
    "D",
    "J",
    "BB",
]
KIND_OF: Final[dict[str, int]] = {code: kind for kind, code in enumerate(CODES)}

COPIES: Final[list[int]] = [1] * 64 + [2] * 4 + [8, 8, 8]
"""How many of each kind a full deck has (DUDAB-COMP-01 to 05)."""

BASE_DECK: Final[list[int]] = [kind for kind in range(HAND_KINDS) for _ in range(COPIES[kind])]
_JUNGLES: Final[list[int]] = [JUNGLE] * COPIES[JUNGLE]
_BABIES: Final[list[int]] = [BABY] * COPIES[BABY]
DECKS: Final[dict[str, list[int]]] = {
    "none": BASE_DECK,
    "jungle": BASE_DECK + _JUNGLES,
    "baby": BASE_DECK + _BABIES,
    "both": BASE_DECK + _JUNGLES + _BABIES,
}
"""The deck in deck order, by the option `expansions`."""


def colour_of(kind: int) -> int:
    """Of a number or a Shaman."""
    return kind // 16 if kind < NUMBERS else kind - FIRST_SHAMAN


def value_of(kind: int) -> int:
    """Of a number."""
    return kind // 4 % 4 + 1


def symbol_of(kind: int) -> int:
    """Of a number."""
    return kind % 4


def is_shaman(kind: int) -> bool:
    return FIRST_SHAMAN <= kind < DUDAB


VALUE: Final[list[int]] = [value_of(kind) if kind < NUMBERS else 0 for kind in range(KINDS)]
"""The value of a number, 0 for every other card."""


def codes(cards: list[int]) -> tuple[str, ...]:
    return tuple([CODES[card] for card in cards])


# The calls

CALLS: Final[list[str]] = [
    *(f"colour={colour}" for colour in COLOURS),
    *(f"symbol={symbol}" for symbol in SYMBOLS),
    *(f"value={value}" for value in VALUES),
    "none",
]
"""What a Dudab can call (DUDAB-DUD-02), and `none` for no call (DUDAB-DUD-03)."""
COLOUR_CALLS: Final = 4
"""Calls below this name a colour, the next four a symbol, the last four a value; then comes no call."""
VALUE_CALLS: Final = 8
NO_CALL: Final = 12
CALL_CHOICES: Final = 13
CALL_OF: Final[dict[str, int]] = {call: number for number, call in enumerate(CALLS)}
CALL_WORDS: Final[list[str]] = ["red", "blue", "yellow", "green", "palm", "mammoth", "club", "fur", "1", "2", "3", "4"]
"""The same calls as they are typed: `D1 call red`."""

# Sizes

MOST_SEATS: Final = 6
MOST_COLUMNS: Final = 3
DEALT: Final = 3
HAND_LEAST: Final = 2
HAND_MOST: Final = 5
COLUMN_MOST: Final = 5

BABY_POINTS: Final[list[int]] = [0, 1, 3, 6, 11, 19, 32, 51, 81]
"""DUDAB-SCORE-12: what that many Babies are worth, as minus points."""
TOTAL: Final = 5
"""Where the total stands in a score: hand_dudab, shaman, attached, baby, numbers, total."""

# The list of actions: 204 + 39 + 1 + 69 + 1 + 3 + 3 + 69 + 2 + 69 = 460. A card laid on column c is 3 x kind + c.

DUDAB_FROM: Final = DUDAB * MOST_COLUMNS
DRAW_INDEX: Final = DUDAB_FROM + MOST_COLUMNS * CALL_CHOICES
PUT_FROM: Final = DRAW_INDEX + 1
PENALTY_INDEX: Final = PUT_FROM + HAND_KINDS
JUNGLE_FROM: Final = PENALTY_INDEX + 1
BABY_FROM: Final = JUNGLE_FROM + MOST_COLUMNS
TRIM_FROM: Final = BABY_FROM + MOST_COLUMNS
SHED_TO_FROM: Final = TRIM_FROM + HAND_KINDS
SHED_FROM: Final = SHED_TO_FROM + 2

CARD_AT: Final[list[int]] = [index // MOST_COLUMNS for index in range(DUDAB_FROM)] + [DUDAB] * (DRAW_INDEX - DUDAB_FROM)
COLUMN_AT: Final[list[int]] = [index % MOST_COLUMNS for index in range(DUDAB_FROM)] + [
    column for column in range(MOST_COLUMNS) for _ in range(CALL_CHOICES)
]
CALL_AT: Final[list[int]] = [NO_CALL] * DUDAB_FROM + list(range(CALL_CHOICES)) * MOST_COLUMNS
"""By the index of an action that lays a card: which one, on which column, with which call."""

# Where the game stands

STARTER: Final = 0
DEAL: Final = 1
PLAY: Final = 2
ROUND_OVER: Final = 3
GAME_OVER: Final = 4
PHASES: Final[list[str]] = ["starter", "deal", "play", "round-over", "game-over"]

# What the asked seat is to do while the game is at PLAY

TURN: Final = 0
PLACE_JUNGLE: Final = 1
PLACE_BABY: Final = 2
TRIM: Final = 3
SHED_TO: Final = 4
SHED: Final = 5

# The one obligation that can hang over the next turn

NO_OBLIGATION: Final = 0
SHAMAN: Final = 1
CALL: Final = 2

NOBODY: Final = -1
NO_COLUMN: Final = -1
NO_CARD: Final = -1

# What the option `shaman_answer` can be

FREE: Final = 0
AT_FIVE: Final = 1
ALWAYS: Final = 2
SHAMAN_ANSWERS: Final[list[str]] = ["free", "at_five", "always"]


# In the words of the language


def card_word(code: str) -> Word:
    if KIND_OF[code] >= DUDAB:
        return Word({"D": "card-dudab", "J": "card-jungle", "BB": "card-baby"}[code])
    if code[0] == "S":
        return Word("card-shaman", {"colour": code[1].lower()})
    return Word("card-number", {"colour": code[0].lower(), "value": int(code[1]), "symbol": code[2].lower()})


def call_word(call: str) -> Word:
    what, _, which = call.partition("=")
    if what == "value":
        return Word("call-value", {"value": int(which)})
    return Word(f"call-{what}", {what: which.lower()})


cards_word: Final = list_word(card_word)


def column_number(column: int) -> int:
    """As columns are labelled on the table."""
    return column + 1


SAID: Final[dict[str, Callable[[Any], Arg]]] = {
    "card": card_word,
    "cards": cards_word,
    "columns": cards_word,
    "column": column_number,
    "call": call_word,
}
"""How the fields of actions and events are said."""
