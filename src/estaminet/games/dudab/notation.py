"""How Dudab is written: `R3P1` (a card and the column it goes to), `D1 call red`, `D2`, `draw`, `put R3P`, `penalty`,
`jungle 1`, `baby 2`, `trim R3P`, `shed to own`, `shed SR`; chance `starter 2`, `deal R1P SB D ...`.

Columns count from 1, as they are labelled on the table; seats, in `starter`, from 0 as in every record.
"""

import re

from estaminet.games.dudab.actions import ACTIONS, TEXT, Deal, Starter
from estaminet.games.dudab.material import CALL_WORDS, CODES, HAND_KINDS, KIND_OF, MOST_COLUMNS
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Deed, Options, Outcome

_INDEX = {text.lower(): index for index, text in enumerate(TEXT)}
_KIND = {code.lower(): kind for code, kind in KIND_OF.items()}
_LAY = re.compile(r"([rbyg][1-4][pmcf]|s[rbyg]|d)(?: ?(?:to|on|at|>|@|column|col|c) ?)*? ?(\d)(?: (.*))?")
_CARD_WORDS = {"put": "put", "draw put": "put", "trim": "trim", "shed": "shed"}
_COLUMN_WORDS = {"jungle": "jungle", "j": "jungle", "baby": "baby", "bb": "baby"}
_PLACES = {"discard": "discard", "the discard": "discard", "own": "own", "own pile": "own", "pile": "own"}
_CALLS = {
    **{word: word for word in CALL_WORDS},
    **dict(zip("rbygpmcf", CALL_WORDS, strict=False)),
    "hand": "palm",
    "hide": "fur",
}


def write(deed: Deed) -> str:
    if isinstance(deed, Deal):
        return "deal " + " ".join(CODES[kind] for kind in deed.order)
    if isinstance(deed, Starter):
        return f"starter {deed.seat}"
    assert not isinstance(deed, Outcome)
    return TEXT[deed.index]


def read(text: str, options: Options, seats: int) -> Deed:
    said = " ".join(text.lower().split())
    kind, _, rest = said.partition(" ")
    if kind == "deal":
        return Deal(tuple(_card(code) for code in rest.split()))
    if kind == "starter":
        if not re.fullmatch(r"[0-9]{1,3}", rest):
            raise Unreadable("starter", text=text.strip()[:40])
        return Starter(int(rest))
    index = _INDEX.get(_canonical(said))
    if index is None:
        raise Unreadable("dudab-notation", text=text.strip()[:40])
    return ACTIONS[index]


def _canonical(said: str) -> str:
    """The notation that was meant, in small letters."""
    if lay := _LAY.fullmatch(said):
        card, column, call = lay.groups()
        place = card + _column(column)
        if not call or (card == "d" and call in ("none", "call none", "no call")):
            return place
        if card != "d":
            raise Unreadable("only-dudabs-call", card=card.upper())
        return f"{place} call {_call(call)}"
    head, _, tail = said.rpartition(" ")
    if head in _COLUMN_WORDS or re.fullmatch(r"(jungle|baby)\d", said):
        word, number = (head, tail) if head in _COLUMN_WORDS else (said[:-1], said[-1])
        return f"{_COLUMN_WORDS[word]} {_column(number)}"
    for shed_to in ("shed to ", "shed-to "):
        if said.startswith(shed_to):
            place = _PLACES.get(said.removeprefix(shed_to), "")
            if not place:
                raise Unreadable("no-such-place", place=said.removeprefix(shed_to)[:20])
            return f"shed to {place}"
    if head in _CARD_WORDS:
        kind = _card(tail)
        if kind >= HAND_KINDS:
            raise Unreadable("never-in-hand", card=CODES[kind])
        return f"{_CARD_WORDS[head]} {CODES[kind].lower()}"
    return said


def _column(number: str) -> str:
    if number not in ("1", "2", "3"):
        raise Unreadable("no-such-column", column=number[:10], columns=MOST_COLUMNS)
    return number


def _card(code: str) -> int:
    kind = _KIND.get(code)
    if kind is None:
        raise Unreadable("no-such-card", card=code[:10].upper())
    return kind


def _call(said: str) -> str:
    """`call red`, `red`, `r`, `colour=r`, `value 3`, `3`."""
    words = said.replace("=", " ").split()
    if words[0] == "call":
        words = words[1:]
    if words and words[0] in ("colour", "color", "symbol", "value"):
        words = words[1:]
    if len(words) != 1 or words[0] not in _CALLS:
        raise Unreadable("no-such-call", call=said[:20])
    return _CALLS[words[0]]
