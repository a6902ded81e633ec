"""Everything a player or chance can do in Dudab, made once. Columns and seats count from 0 in data, from 1 in text."""

from typing import Literal

from estaminet.games.dudab import material as box
from estaminet.kernel.values import Action, Message, Outcome, Several


class _Told(Action, frozen=True):
    SAYS = box.SAID


class Lay(_Told, frozen=True):
    """Lay a number or a Shaman at the end of a column."""

    card: str
    column: int


class LayDudab(_Told, frozen=True):
    """Lay a Dudab at the end of a column and name a call: `colour=R`, `symbol=P`, `value=3` or `none`."""

    column: int
    call: str

    def message(self) -> Message:
        if self.call == "none":
            return "lay-dudab", {"column": self.column + 1}
        return self.told("calling")


class Draw(Action, frozen=True):
    """Draw one card."""


class DrawPut(_Told, frozen=True):
    """Show five cards, put this one on your own pile and draw one."""

    card: str


class Penalty(Action, frozen=True):
    """Answer a Shaman by drawing: turn cards up until a number appears and draw as many."""


class PlaceJungle(_Told, frozen=True):
    """Place the Jungle that was drawn."""

    column: int


class PlaceBaby(_Told, frozen=True):
    """Place the Baby that was drawn."""

    column: int


class Trim(_Told, frozen=True):
    """Put a card of a hand above five on your own pile."""

    card: str


class ShedTo(Action, frozen=True):
    """Say where the cards that are shed after collecting go."""

    VARIANT = "where"
    where: Literal["discard", "own"]


class Shed(_Told, frozen=True):
    """Shed a card after collecting."""

    card: str


class Starter(Outcome, frozen=True):
    """Chance says who opens the first round."""

    seat: int


class Deal(Outcome, frozen=True):
    """One order of the whole deck (DUDAB-SETUP-10), as kinds: places in `material.CODES`."""

    order: tuple[int, ...]

    def message(self) -> Message:
        known = min(self.order, default=0) >= 0 and max(self.order, default=0) < len(box.CODES)
        cards = tuple(box.card_word(box.CODES[kind]) for kind in self.order) if known else ()
        return "deal", {"cards": Several(cards)}


_COLUMNS = range(box.MOST_COLUMNS)

ACTIONS: list[Action] = [
    *(Lay(kind * box.MOST_COLUMNS + c, box.CODES[kind], c) for kind in range(box.DUDAB) for c in _COLUMNS),
    *(
        LayDudab(box.DUDAB_FROM + c * box.CALL_CHOICES + i, c, call)
        for c in _COLUMNS
        for i, call in enumerate(box.CALLS)
    ),
    Draw(box.DRAW_INDEX),
    *(DrawPut(box.PUT_FROM + kind, box.CODES[kind]) for kind in range(box.HAND_KINDS)),
    Penalty(box.PENALTY_INDEX),
    *(PlaceJungle(box.JUNGLE_FROM + c, c) for c in _COLUMNS),
    *(PlaceBaby(box.BABY_FROM + c, c) for c in _COLUMNS),
    *(Trim(box.TRIM_FROM + kind, box.CODES[kind]) for kind in range(box.HAND_KINDS)),
    ShedTo(box.SHED_TO_FROM, "discard"),
    ShedTo(box.SHED_TO_FROM + 1, "own"),
    *(Shed(box.SHED_FROM + kind, box.CODES[kind]) for kind in range(box.HAND_KINDS)),
]

_HAND_CODES = box.CODES[: box.HAND_KINDS]
TEXT: list[str] = [
    *(f"{code}{c + 1}" for code in box.CODES[: box.DUDAB] for c in _COLUMNS),
    *(
        f"D{c + 1}" if i == box.NO_CALL else f"D{c + 1} call {box.CALL_WORDS[i]}"
        for c in _COLUMNS
        for i in range(box.CALL_CHOICES)
    ),
    "draw",
    *(f"put {code}" for code in _HAND_CODES),
    "penalty",
    *(f"jungle {c + 1}" for c in _COLUMNS),
    *(f"baby {c + 1}" for c in _COLUMNS),
    *(f"trim {code}" for code in _HAND_CODES),
    "shed to discard",
    "shed to own",
    *(f"shed {code}" for code in _HAND_CODES),
]
"""The notation of every action, beside `ACTIONS`."""
