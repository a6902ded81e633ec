"""What is in the box: the cards, their codes, and the calls a Dudab can make.

Inside the state a card is its *kind*, a number in deck order (DUDAB-COMP-06); equal cards share one. Everything that
leaves the rules carries the code instead: `R3P`, `SR`, `D`, `J`, `BB`.
"""

from estaminet.kernel.values import Word

COLOURS = "RBYG"
SYMBOLS = "PMCF"
VALUES = (1, 2, 3, 4)
MOST_SEATS = 6
MOST_COLUMNS = 3

NUMBERS = 64
"""Kinds below this are number cards: 16 x colour + 4 x (value - 1) + symbol."""
FIRST_SHAMAN = 64
DUDAB = 68
JUNGLE = 69
BABY = 70
KINDS = 71
HAND_KINDS = 69
"""Kinds below this can be in a hand."""

CODES: list[str] = [
    *(f"{colour}{value}{symbol}" for colour in COLOURS for value in VALUES for symbol in SYMBOLS),
    *(f"S{colour}" for colour in COLOURS),
    "D",
    "J",
    "BB",
]
KIND_OF: dict[str, int] = {code: kind for kind, code in enumerate(CODES)}

COPIES: list[int] = [1] * 64 + [2] * 4 + [8, 8, 8]
"""How many of each kind a full deck has (DUDAB-COMP-01 to 05)."""

BASE_DECK: list[int] = [kind for kind in range(HAND_KINDS) for _ in range(COPIES[kind])]


def deck(expansions: str) -> list[int]:
    """The deck in deck order, with the cards of these expansions."""
    jungles = [JUNGLE] * 8 if expansions in ("jungle", "both") else []
    babies = [BABY] * 8 if expansions in ("baby", "both") else []
    return BASE_DECK + jungles + babies


CALLS: list[str] = [
    *(f"colour={colour}" for colour in COLOURS),
    *(f"symbol={symbol}" for symbol in SYMBOLS),
    *(f"value={value}" for value in VALUES),
    "none",
]
"""What a Dudab can call (DUDAB-DUD-02), and `none` for no call (DUDAB-DUD-03)."""
NO_CALL = 12
CALL_OF: dict[str, int] = {call: number for number, call in enumerate(CALLS)}

CALL_WORDS: list[str] = ["red", "blue", "yellow", "green", "palm", "mammoth", "club", "fur", "1", "2", "3", "4"]
"""The same calls as they are typed: `D1 call red`."""

BABY_POINTS: list[int] = [0, 1, 3, 6, 11, 19, 32, 51, 81]
"""DUDAB-SCORE-12: what so many Babies are worth, as minus points."""


def card_word(code: str) -> Word:
    """A card in the words of the language."""
    if code == "D":
        return Word("card-dudab")
    if code == "J":
        return Word("card-jungle")
    if code == "BB":
        return Word("card-baby")
    if code[0] == "S":
        return Word("card-shaman", {"colour": code[1].lower()})
    return Word("card-number", {"colour": code[0].lower(), "value": int(code[1]), "symbol": code[2].lower()})


def call_word(call: str) -> Word:
    """A call in the words of the language."""
    what, _, which = call.partition("=")
    if what == "value":
        return Word("call-value", {"value": int(which)})
    return Word(f"call-{what}", {what: which.lower()})
