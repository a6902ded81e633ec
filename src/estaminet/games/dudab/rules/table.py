"""All that lies on the table in one game of Dudab, and the unfinished work. The other files of this folder move it."""

from bisect import insort
from typing import Final, Self, cast

from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.cards import DUDAB
from estaminet.kernel.state import State

# Where the game stands.
STARTER: Final = 0
DEAL: Final = 1
PLAY: Final = 2
ROUND_OVER: Final = 3
GAME_OVER: Final = 4

# What the asked seat is to do while the game is at PLAY.
TURN: Final = 0
PLACE_JUNGLE: Final = 1
PLACE_BABY: Final = 2
TRIM: Final = 3
SHED_TO: Final = 4
SHED: Final = 5

# The one obligation that can hang over the next turn.
NO_OBLIGATION: Final = 0
SHAMAN: Final = 1
CALL: Final = 2

# Unfinished work is a stack of frames, four numbers each: its kind, a seat, and two more. When the last frame is done
# the turn ends, so that needs no frame of its own; a cover is turned in one go and needs none either.
FRAME: Final = 4
DRAW_FRAME: Final = 0
"""seat, cards left to draw, why"""
PLACE_FRAME: Final = 1
"""seat, the Jungle or Baby that was drawn, 0"""
MASS_FRAME: Final = 2
"""next seat, seats left, cards each"""
TRIM_FRAME: Final = 3
"""seat, 0, 0"""
SHED_FRAME: Final = 4
"""seat, where to, 0"""
REFILL_FRAME: Final = 5
"""seat, 0, 0"""

FOR_TURN: Final = 0
FOR_PENALTY: Final = 1
FOR_REFILL: Final = 2
FOR_MASS: Final = 3

TO_NAME: Final = 0
TO_DISCARD: Final = 1
TO_OWN: Final = 2

NOBODY: Final = -1
NO_COLUMN: Final = -1

HAND_LEAST: Final = 2
HAND_MOST: Final = 5
COLUMN_MOST: Final = 5
DEALT: Final = 3

# What shaman_answer can be.
FREE: Final = 0
AT_FIVE: Final = 1
ALWAYS: Final = 2
_SHAMAN_ANSWER: Final[dict[str, int]] = {"free": FREE, "at_five": AT_FIVE, "always": ALWAYS}


class Table(State):
    """The cards and where they lie, as kinds (see material.py). Hands are kept in deck order."""

    def __init__(self, options: DudabOptions, seats: int, other: Self | None = None) -> None:
        """A table before the first deal, or a copy of another one. (A compiled class is not made without this.)"""
        self.options = options
        self.seats = seats
        if other is None:
            self.width: int = options.columns(seats)
            """How many columns there are."""
            self.rounds: int = options.rounds_of(seats)
            self.edition_b: bool = options.edition == "B"
            self.single_chain: bool = options.baby_chain == "single"
            self.open_piles: bool = options.own_pile_view == "open"
            self.must_call: bool = options.call_declared == "mandatory"
            self.dudab_anywhere: bool = options.second_dudab == "any"
            self.shaman_answer: int = _SHAMAN_ANSWER[options.shaman_answer]
            self.may_draw_under_call: bool = options.call_duty == "may"

            self.phase: int = STARTER if options.first_player == "random" else DEAL
            self.starter: int = NOBODY if options.first_player == "random" else int(options.first_player)
            self.round: int = 1
            self.active: int = NOBODY
            self.asked: int = NOBODY
            """Who decides now, and what: follows from `frames`, kept for speed."""
            self.asking: int = TURN

            self.pile: list[int] = []
            """The next card to draw is the last one."""
            self.discard: list[int] = []
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.own_public: list[list[int]] = [[] for _ in range(seats)]
            self.own_hidden: list[list[int]] = [[] for _ in range(seats)]
            self.hidden: list[list[int]] = [[] for _ in range(self.width)]
            self.above: list[list[int]] = [[] for _ in range(self.width)]
            self.jungle: list[bool] = [False] * self.width
            self.below: list[list[int]] = [[] for _ in range(self.width)]

            self.obligation: int = NO_OBLIGATION
            self.obliged_column: int = NO_COLUMN
            self.call: int = 0
            self.caller: int = NOBODY

            self.frames: list[int] = []
            self.mass_done: bool = False
            self.scores: list[list[list[int]]] = []
            """`scores[round][seat]`: hand_dudab, shaman, attached, baby, numbers, total."""
        else:
            self.width = other.width
            self.rounds = other.rounds
            self.edition_b = other.edition_b
            self.single_chain = other.single_chain
            self.open_piles = other.open_piles
            self.must_call = other.must_call
            self.dudab_anywhere = other.dudab_anywhere
            self.shaman_answer = other.shaman_answer
            self.may_draw_under_call = other.may_draw_under_call
            self.phase = other.phase
            self.starter = other.starter
            self.round = other.round
            self.active = other.active
            self.asked = other.asked
            self.asking = other.asking
            self.pile = other.pile[:]
            self.discard = other.discard[:]
            self.hands = [cards[:] for cards in other.hands]
            self.own_public = [cards[:] for cards in other.own_public]
            self.own_hidden = [cards[:] for cards in other.own_hidden]
            self.hidden = [cards[:] for cards in other.hidden]
            self.above = [cards[:] for cards in other.above]
            self.jungle = other.jungle[:]
            self.below = [cards[:] for cards in other.below]
            self.obligation = other.obligation
            self.obliged_column = other.obliged_column
            self.call = other.call
            self.caller = other.caller
            self.frames = other.frames[:]
            self.mass_done = other.mass_done
            self.scores = other.scores[:]

    def push(self, kind: int, seat: int, second: int, third: int) -> None:
        frames = self.frames
        frames.append(kind)
        frames.append(seat)
        frames.append(second)
        frames.append(third)

    def pop(self) -> None:
        del self.frames[-FRAME:]

    def oblige_nobody(self) -> None:
        self.obligation = NO_OBLIGATION
        self.obliged_column = NO_COLUMN
        self.call = 0
        self.caller = NOBODY

    def take(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        hand = self.hands[seat]
        if not hand or card >= hand[-1]:
            hand.append(card)
        else:
            insort(hand, card)

    def top(self, column: int) -> int:
        """The newest visible card of a column. (The first one below a Jungle is compared with nothing.)"""
        below = self.below[column]
        return below[-1] if below else self.above[column][-1]

    def free_columns(self) -> list[int]:
        """JUN-01: the columns that show no Jungle."""
        return [column for column in range(self.width) if not self.jungle[column]]

    def room_below(self, column: int) -> bool:
        """JUN-05: whether the next card of this column lies below its Jungle, opposite a card."""
        return self.jungle[column] and len(self.below[column]) < len(self.above[column])

    def bury(self, column: int) -> list[int]:
        """Everything visible of a column in order, which is empty afterwards."""
        cards = self.above[column][:]
        if self.jungle[column]:
            cards.append(DUDAB + 1)
            cards.extend(self.below[column])
        self.above[column] = []
        self.jungle[column] = False
        self.below[column] = []
        return cards

    def ask(self) -> None:
        """Set who is asked and what, after `frames` were filled from outside."""
        if self.phase != PLAY:
            self.asked = NOBODY
            self.asking = TURN
        elif not self.frames:
            self.asked = self.active
            self.asking = TURN
        else:
            kind = self.frames[-FRAME]
            self.asked = self.frames[-3]
            if kind == PLACE_FRAME:
                self.asking = PLACE_JUNGLE if self.frames[-2] == DUDAB + 1 else PLACE_BABY
            elif kind == SHED_FRAME:
                self.asking = SHED_TO if self.frames[-2] == TO_NAME else SHED
            else:
                self.asking = TRIM

    def copy(self) -> Self:
        return type(self)(cast(DudabOptions, self.options), self.seats, self)
