"""Any state of UDAKA Classic as JSON, and back.

    {"seats": 2, "phase": "discard", "dealer": 1, "turn": 0, "hands": ["377", "AA"], "pile": "AA99...",
     "regular": "4KJ...", "tokens": [0, 1], "board": [0, 1, 1, 1, 1, 1, 1, 1]}

Cards are written in a row: the draw pile and the regular pile from the top down, hands in any order. `board` are the
spaces 2 to 9. What is not given is as it is before a deal. `last` is the table at the end of the round before.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from estaminet.games.udaka.material import ACE, COPIES, HANDS, LOWEST_SPACE, NUMBER_TOKENS, PHASES, RANK_OF, RANK_TEXT
from estaminet.games.udaka.rules.rounds import scored
from estaminet.games.udaka.state import UdakaState
from estaminet.games.udaka.view import RoundResult
from estaminet.kernel.fields import ASeat, Coded, Field, Fields, Kind, ListOf, Number, OneOf, PerSeat, Row
from estaminet.kernel.state import State
from estaminet.kernel.unpacking import same


class Hand(Coded):
    """The cards of a hand in a row, in any order."""

    def read(self, written: str | int | None, state: State, reasons: list[str]) -> int:
        cards = str(written)
        known = all(card in RANK_OF for card in cards)
        return super().read("".join(sorted(cards, key=RANK_TEXT.index)) if known else cards, state, reasons)

    def unpacks(self) -> dict[Any, int]:
        return self.values  # a view has them in order


class Pile(Field):
    """What is left of the deck."""

    def write(self, state: UdakaState) -> object:
        return self.kind.write(state.deck[state.drawn :], state)

    def read(self, written: str, state: UdakaState, reasons: list[str]) -> None:
        super().read(written, state, reasons)
        state.drawn = 0


class Board(ListOf):
    """Tokens by number space."""

    def write(self, value: Sequence[int], state: State) -> object:
        return super().write(value[LOWEST_SPACE:], state)

    def read(self, written: Sequence[int], state: State, reasons: list[str]) -> list[int]:
        return [0] * LOWEST_SPACE + super().read(written, state, reasons)

    def unpacks(self) -> Callable[[Sequence[int]], list[int]]:
        return lambda shown: [0, 0, *shown]


class LastRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody had when the round before was scored; the rest follows."""

    tokens: tuple[int, ...]
    udaka: int


class Last(Kind):
    shape = LastRound | None

    def write(self, value: RoundResult | None, state: UdakaState) -> object:
        return None if value is None else {"tokens": list(value.tokens), "udaka": value.udaka}

    def read(self, written: LastRound | None, state: UdakaState, reasons: list[str]) -> RoundResult | None:
        if written is None:
            return None
        tokens = PerSeat(Number()).read(written.tokens, state, reasons)
        udaka = ASeat().read(written.udaka, state, reasons)
        return None if reasons else scored(sum(state.wins), tokens, udaka, state.udaka_counts)

    def unpacks(self) -> Callable[[RoundResult], RoundResult]:
        return same


CARD: Final = Coded(RANK_TEXT)

FIELDS: Final = Fields(
    UdakaState,
    Field("phase", OneOf(PHASES), required=True),
    Field("dealer", ASeat()),
    Field("turn", ASeat()),
    Field("face_up", Row(CARD)),
    Field("hands", PerSeat(Hand(HANDS, "hand")), shown=None, own="hand"),
    Pile("pile", Row(CARD), "deck", shown=None, attributes=("deck", "drawn")),
    Field("regular", Row(CARD, newest_first=True), shown=None),
    Field("aces", Number(most=COPIES[ACE])),
    Field("udaka", ASeat()),
    Field("tokens", PerSeat(Number())),
    Field("board", Board(Number(), NUMBER_TOKENS)),
    Field("wins", PerSeat(Number())),
    Field("last", Last()),
    follows=("udaka_counts", "take_all", "at_once"),
)
