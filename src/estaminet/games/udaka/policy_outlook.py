"""The chance to win a round of UDAKA Classic, judged from the table as it will be after a discard.

It is a small net, fitted to rounds against club players (`train/udaka_fit.py`, `data/SOURCE.md`): a weighted sum of
what is on the table, and of a layer of units that are such sums themselves. There is one for two players, one for more.
"""

import json
from math import exp
from pathlib import Path
from typing import Final

from estaminet.games.udaka import material as box
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.fields import NOBODY


class Blocks:
    """Hands out the places of the inputs, block after block."""

    def __init__(self) -> None:
        self.size: int = 0

    def block(self, first: int, last: int) -> int:
        """Room for the numbers from first to last: the place of number n is what this returns plus n."""
        start = self.size - first
        self.size += last - first + 1
        return start

    def one(self) -> int:
        return self.block(0, 0)


_BLOCKS: Final = Blocks()
# "lead": tokens more than the best of the others has, -4 to 4; "early": how much of the draw pile is left, 0 to 1.
ALWAYS: Final = _BLOCKS.one()
LEAD: Final = _BLOCKS.block(-4, 4)
PILE: Final = _BLOCKS.block(0, 34)
LEAD_EARLY: Final = _BLOCKS.one()
LEAD_BY_TOKENS_LEFT: Final = _BLOCKS.one()
EARLY: Final = _BLOCKS.one()
REFILL: Final = _BLOCKS.one()
TOKENS_OF_OTHERS: Final = _BLOCKS.one()
SECOND_MOST: Final = _BLOCKS.one()
MINE: Final = _BLOCKS.block(0, 5)
SHARING: Final = _BLOCKS.block(0, 14)
"""Five leads from -2 to 2, by how many of the others have the most: one, two, three or more."""
TOKENS_LEFT: Final = _BLOCKS.block(0, 8)
LAST_CARDS: Final = _BLOCKS.block(0, 11)
"""When the pile is gone: 0 to 3 cards in other hands, by 0 to 2 cards kept."""
CARDS_OF_OTHERS: Final = _BLOCKS.one()
SEATS: Final = _BLOCKS.block(2, 6)
SEATS_EARLY: Final = _BLOCKS.block(2, 6)
SEATS_LEAD: Final = _BLOCKS.block(2, 6)
UDAKA_OF: Final = _BLOCKS.block(-4, 31)
"""Nine leads for each holder of the UDAKA token: nobody, the player, one of the others with the most, another."""
UDAKA_OF_EARLY: Final = _BLOCKS.block(1, 3)
ACES: Final = _BLOCKS.block(0, 15)
"""While the UDAKA token is there: 0 to 3 aces down, by 0 to 3 aces kept."""
ACES_EARLY: Final = _BLOCKS.block(0, 15)
LAST_ACES: Final = _BLOCKS.one()
KING_IS: Final = _BLOCKS.block(0, 5)
"""In hand, not seen, gone; by whether there is a token to lose."""
KING_EARLY: Final = _BLOCKS.block(0, 1)
JOKER_IS: Final = _BLOCKS.block(0, 5)
"""In hand, not seen, gone; by whether there is a token to win or to lose."""
JOKER_EARLY: Final = _BLOCKS.block(0, 1)
JOKER_LEAD: Final = _BLOCKS.block(-2, 1)
SPACE: Final = _BLOCKS.block(0, 29)
"""Spaces with a token: 0 to 2 of the number kept, by 0 to 4 not seen, by whether it is on top."""
SPACE_EARLY: Final = _BLOCKS.block(0, 29)
TWO_TOKENS: Final = _BLOCKS.one()
USELESS: Final = _BLOCKS.block(1, 3)
HARMLESS_TOP: Final = _BLOCKS.one()
DANGER: Final = _BLOCKS.one()
DANGER_EARLY: Final = _BLOCKS.one()
DANGER_FROM_BEST: Final = _BLOCKS.one()
DANGER_FROM_AHEAD: Final = _BLOCKS.one()
DANGER_SQUARED: Final = _BLOCKS.one()
LEAD_AND_TOKENS_LEFT: Final = _BLOCKS.block(-3, 52)
"""Seven leads from -3 to 3, by 0 to 7 tokens left."""
INPUTS: Final = _BLOCKS.size

LEAK: Final = 0.05
"""How much of a negative sum a unit lets through."""


class Net:
    """The weights of a file."""

    def __init__(self, name: str) -> None:
        weights = json.loads((Path(__file__).parent / "data" / f"outlook-{name}.json").read_text("utf-8"))
        self.direct: list[float] = [float(weight) for weight in weights["direct"]]
        """By input: its own part in the sum."""
        self.offsets: list[float] = [float(weight) for weight in weights["offsets"]]
        """By unit."""
        self.outputs: list[float] = [float(weight) for weight in weights["outputs"]]
        """By unit: its part in the sum."""
        self.inputs: list[list[float]] = [[float(weight) for weight in row] for row in weights["inputs"]]
        """By unit, then by input: the part of the input in the unit."""


FOR_TWO: Final = Net("two")
FOR_MORE: Final = Net("more")


def chance_to_hold(copies: int, cards: int, places: int) -> float:
    """The chance that at least one of these copies is among this many of the unseen cards."""
    missing = 1.0
    for i in range(places):
        if cards - i <= 0:
            break
        missing *= max(0.0, 1.0 - copies / (cards - i))
    return 1.0 - missing


class Outlook:
    """The table as the one who discards will see it then, in numbers, and the chance to win the round.

    `places` and `values` are the inputs that are not 0. Numbers 2 to 9 are alike, so spaces are counted by kind.
    """

    def __init__(self, state: UdakaState, seat: int, index: int, left: list[int]) -> None:
        """`left`: by rank, the cards this seat has not seen."""
        self.places: list[int] = []
        self.values: list[float] = []
        self.net: Net = FOR_TWO if state.seats == 2 else FOR_MORE
        self.seat = seat
        self.left = left
        self.seats: int = state.seats
        self.top: int = state.top()
        self.aces: int = state.aces
        self.udaka: int = state.udaka
        self.tokens: list[int] = state.tokens[:]
        self.board: list[int] = state.board[:]
        self.discard(index)
        kept = box.WITHOUT[state.hands[seat]][box.RANK_AT[index]]
        if box.COUNT_AT[index] == 2:
            kept = box.WITHOUT[kept][box.RANK_AT[index]]
        self.size: int = box.HAND_SIZE[kept]
        self.held: list[int] = box.HELD[kept]
        self.pile: int = state.pile()
        self.refill: bool = self.size == 1 and self.pile > 0
        if self.refill:
            self.pile -= 1
        self.early: float = float(self.pile) / 34.0
        following = (seat + 1) % state.seats
        reach = box.HAND_SIZE[state.hands[following]] + (1 if self.pile > 0 else 0)
        cards_of_others = 0
        for other in range(state.seats):
            if other != seat:
                cards_of_others += box.HAND_SIZE[state.hands[other]]
        self.most: int = 0
        """The most tokens one of the others has."""
        self.lead: int = 0
        self.add_standing(cards_of_others)
        self.add_udaka()
        self.add_specials()
        self.add_spaces()
        self.add_top_card(self.tokens[following], reach)

    def discard(self, index: int) -> None:
        """What the discard changes on the table, by the rules as they are by default."""
        rank = box.RANK_AT[index]
        if rank == box.ACE:
            self.aces += box.COUNT_AT[index]
            if self.aces == box.COPIES[box.ACE]:
                self.udaka = self.seat
            return
        if rank == box.KING:
            if box.SPACE_AT[index] != box.NO_SPACE:
                self.board[box.SPACE_AT[index]] += 1
                self.tokens[self.seat] -= 1
        elif rank == box.JOKER:
            if box.VICTIM_AT[index] != box.NO_VICTIM:
                self.tokens[box.VICTIM_AT[index]] -= 1
                self.tokens[self.seat] += 1
        elif (box.COUNT_AT[index] == 2 or self.top == rank) and self.board[rank] > 0:
            self.board[rank] -= 1
            self.tokens[self.seat] += 1
        self.top = rank

    def add_standing(self, cards_of_others: int) -> None:
        """Who has how many tokens, and how much is still to come."""
        most = 0
        second = 0
        sharing = 0
        others = 0
        for other in range(self.seats):
            if other == self.seat:
                continue
            has = self.tokens[other]
            others += has
            if has > most:
                second = most
                most = has
                sharing = 1
            elif has == most:
                second = has
                sharing += 1
            elif has > second:
                second = has
        mine = self.tokens[self.seat]
        lead = max(-4, min(4, mine - most))
        self.most = most
        self.lead = lead
        on_board = 0
        for there in self.board:
            on_board += there
        early = self.early
        self.add(ALWAYS, 1.0)
        self.add(LEAD + lead, 1.0)
        self.add(PILE + self.pile, 1.0)
        self.add(LEAD_EARLY, early * lead)
        self.add(LEAD_BY_TOKENS_LEFT, lead * on_board / 8.0)
        self.add(EARLY, early)
        if self.refill:
            self.add(REFILL, 1.0)
        self.add(TOKENS_OF_OTHERS, others / 8.0)
        self.add(SECOND_MOST, second / 4.0)
        self.add(MINE + min(5, mine), 1.0)
        if -2 <= lead <= 2:
            self.add(SHARING + (lead + 2) * 3 + min(3, sharing) - 1, 1.0)
        self.add(TOKENS_LEFT + min(8, on_board), 1.0)
        if self.pile == 0:
            self.add(LAST_CARDS + min(3, cards_of_others) * 3 + self.size, 1.0)
            self.add(CARDS_OF_OTHERS, cards_of_others / 6.0)
        seats = min(6, self.seats)
        self.add(SEATS + seats, 1.0)
        self.add(SEATS_EARLY + seats, early)
        self.add(SEATS_LEAD + seats, lead)
        self.add(LEAD_AND_TOKENS_LEFT + min(7, on_board) * 7 + max(-3, min(3, lead)), 1.0)

    def add_udaka(self) -> None:
        """The UDAKA token: who has it, or how near the aces are to it."""
        if self.udaka == NOBODY:
            self.add(UDAKA_OF + self.lead, 1.0)
            self.add(ACES + self.aces * 4 + self.held[box.ACE], 1.0)
            self.add(ACES_EARLY + self.aces * 4 + self.held[box.ACE], self.early)
            if self.held[box.ACE] and self.left[box.ACE] == 0:
                self.add(LAST_ACES, 1.0)
            return
        whose = 1
        if self.udaka != self.seat:
            whose = 2 if self.tokens[self.udaka] == self.most else 3
        self.add(UDAKA_OF + whose * 9 + self.lead, 1.0)
        self.add(UDAKA_OF_EARLY + whose, self.early)

    def add_specials(self) -> None:
        """King and joker: in hand, not seen yet, or gone; and whether there is a token to lose or to win by them."""
        mine = self.tokens[self.seat]
        where = 0 if self.held[box.KING] else 1 if self.left[box.KING] else 2
        self.add(KING_IS + where * 2 + (1 if mine > 0 else 0), 1.0)
        if where < 2:
            self.add(KING_EARLY + where, self.early)
        where = 0 if self.held[box.JOKER] else 1 if self.left[box.JOKER] else 2
        self.add(JOKER_IS + where * 2 + (1 if (self.most if where == 0 else mine) > 0 else 0), 1.0)
        if where < 2:
            self.add(JOKER_EARLY + where, self.early)
        if where == 0 and -2 <= self.lead <= 1:
            self.add(JOKER_LEAD + self.lead, 1.0)

    def add_spaces(self) -> None:
        """What can still be won where."""
        useless = 0
        for space in box.SPACES:
            there = self.board[space]
            if there == 0:
                useless += self.held[space]
                continue
            kind = (self.held[space] * 5 + self.left[space]) * 2 + (1 if space == self.top else 0)
            self.add(SPACE + kind, 1.0)
            self.add(SPACE_EARLY + kind, self.early)
            if there > 1:
                self.add(TWO_TOKENS, 1.0)
        if useless:
            self.add(USELESS + useless, 1.0)

    def add_top_card(self, tokens_of_next: int, reach: int) -> None:
        """What the next player, who will have `reach` cards, may make of the top card."""
        top = self.top
        if not box.ACE < top < box.KING or self.board[top] == 0:
            self.add(HARMLESS_TOP, 1.0)
            return
        cards = 0
        for unseen in self.left:
            cards += unseen
        danger = chance_to_hold(self.left[top], cards, reach)
        self.add(DANGER, danger)
        self.add(DANGER_EARLY, danger * self.early)
        if tokens_of_next == self.most:
            self.add(DANGER_FROM_BEST, danger)
        if tokens_of_next >= self.tokens[self.seat]:
            self.add(DANGER_FROM_AHEAD, danger)
        self.add(DANGER_SQUARED, danger * danger)

    def add(self, place: int, value: float) -> None:
        self.places.append(place)
        self.values.append(value)

    def chance(self) -> float:
        """What the net makes of it."""
        net = self.net
        places = self.places
        values = self.values
        direct = net.direct
        total = 0.0
        for i in range(len(places)):
            total += values[i] * direct[places[i]]
        for unit in range(len(net.offsets)):
            row = net.inputs[unit]
            one = net.offsets[unit]
            for i in range(len(places)):
                one += values[i] * row[places[i]]
            total += net.outputs[unit] * (one if one > 0.0 else LEAK * one)
        return 1.0 / (1.0 + exp(-total))
