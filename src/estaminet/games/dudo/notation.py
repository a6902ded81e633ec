"""How Dudo! is written: `3x5`, `3xb`, `dudo`, `calza`, `pass`, `salsa 4x5`.

Chance writes `starter 2` and `roll 1233b 14455 -`: a cup per seat, a dash for those who are out.
"""

import re

from estaminet.games.dudo.actions import ACTIONS, INDEX_OF, TEXT, Roll, Starter
from estaminet.games.dudo.material import CUP_OF, FACE_TEXT, MOST_DICE
from estaminet.games.dudo.options import DudoOptions
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Deed, Outcome

SHOWN = 40
"""At most this much of what cannot be read is said back."""

_BID = re.compile(r"0*(\d{1,9})\s*[x×*. ]\s*(\d{1,9}|b|blanks?|blancs?|blanka)", re.ASCII)
"""Generous: `3x5`, `3 × 5`, `3 5`, `2xb`, `2 blanks`."""

_SEAT = re.compile(r"\d{1,9}", re.ASCII)


def write(deed: Deed) -> str:
    if isinstance(deed, Roll):
        return "roll " + " ".join(cup or "-" for cup in deed.cups)
    if isinstance(deed, Starter):
        return f"starter {deed.seat}"
    assert not isinstance(deed, Outcome)
    return TEXT[deed.index]


def read(text: str, options: DudoOptions, seats: int) -> Deed:
    said = " ".join(text.lower().replace("!", " ").replace("¡", " ").split())
    kind, _, rest = said.partition(" ")
    if kind == "roll" and rest:
        return _read_roll(rest)
    if kind == "starter":
        if not _SEAT.fullmatch(rest):
            raise Unreadable("starter")
        return Starter(int(rest))
    salsa = "salsa " if kind == "salsa" else ""
    act = rest if salsa else said
    if bid := _BID.fullmatch(act):
        count, value = int(bid[1]), bid[2][0] if bid[2].startswith("b") else bid[2]
        if count < 1:
            raise Unreadable("count-zero")
        if count > MOST_DICE:
            raise Unreadable("count-too-high", most=MOST_DICE)
        if value not in FACE_TEXT.values():
            raise Unreadable("no-such-value", value=value)
        act = f"{count}x{value}"
    index = INDEX_OF.get(salsa + act)
    if index is None:
        blanks = "off" if options.blank_bids == "off" else "on"
        raise Unreadable("dudo-notation", text=text.strip()[:SHOWN], blanks=blanks, salsa=options.salsa)
    return ACTIONS[index]


def _read_roll(rest: str) -> Roll:
    cups = tuple("" if cup == "-" else "".join(sorted(cup)) for cup in rest.split())
    for cup in cups:
        if cup not in CUP_OF:
            raise Unreadable("no-such-cup", cup=cup[:SHOWN])
    return Roll(cups)
