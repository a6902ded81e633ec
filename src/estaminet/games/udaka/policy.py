"""How club players play UDAKA Classic: they remember what is gone, take tokens, and mind what they leave on top."""

from collections.abc import Sequence
from math import sqrt

from estaminet.bots.search import WeighingRounds, softened
from estaminet.games.udaka import material as box
from estaminet.games.udaka.policy_outlook import Outlook, chance_to_hold
from estaminet.games.udaka.rules.turns import tokens_won
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.fields import NOBODY
from estaminet.kernel.values import Action, Seat


def _match_chances(seats: int) -> list[tuple[float, float]]:
    """`[k]`: the chance to win the match with one round won and with none, when k of the seats have one and every round
    is anybody's."""
    chances: list[tuple[float, float]] = [(0.0, 0.0)] * (seats + 1)
    chances[seats] = (1.0 / seats, 0.0)
    for ones in range(seats - 1, -1, -1):
        one, none = chances[ones + 1]
        ahead = 1.0 / seats + (seats - ones) / seats * one
        behind = one / seats + (seats - ones - 1) / seats * none
        chances[ones] = (ahead, behind)
    return chances


MATCH_CHANCES: list[list[tuple[float, float]]] = [[]] + [_match_chances(n) for n in range(1, box.MOST_SEATS + 1)]


class UdakaPolicy(WeighingRounds[UdakaState]):
    """Weighs each discard by tokens won now, what the next player may make of the top card, and what is kept.

    `caution`: how much the top card left to the next player counts; `hope`: how much cards count that may become a
    pair; `memory`: whether cards that are gone are remembered; `mixing`: how far from the best a discard may be. Two
    habits make a persona: `taste`, how much more it likes to keep a 9 than a 2, and `patience`, how much it likes to
    keep aces and the joker.
    """

    def __init__(
        self, caution: float, hope: float, memory: bool, mixing: float, taste: float = 0.0, patience: float = 0.0
    ) -> None:
        super().__init__(mixing)
        self.caution = caution
        self.hope = hope
        self.memory = memory
        self.taste = taste
        self.patience = patience

    def unseen(self, state: UdakaState, seat: int) -> list[int]:
        """How many cards of each rank this seat has not seen, or does not remember."""
        if self.memory:
            return state.unseen(seat)
        left = box.COPIES[:]
        held = box.HELD[state.hands[seat]]
        for rank in range(1, box.JOKER + 1):
            left[rank] = max(0, left[rank] - held[rank])
        return left

    def worths(self, state: UdakaState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        left = self.unseen(state, seat)
        cards = 0
        for count in left:
            cards += count
        hand = state.hands[seat]
        top = state.top()
        following = (seat + 1) % state.seats
        reach = box.HAND_SIZE[state.hands[following]] + (1 if state.pile() > 0 else 0)
        draws = float(state.pile()) / state.seats
        worths: list[float] = []
        for action in legal:
            index = action.index
            rank = box.RANK_AT[index]
            count = box.COUNT_AT[index]
            rest = box.WITHOUT[hand][rank]
            if count == 2:
                rest = box.WITHOUT[rest][rank]
            worth = 0.0
            new_top = rank
            if rank == box.ACE:
                new_top = top
                worth += self.ace_worth(state, count, left, cards)
            elif rank == box.KING:
                worth += self.king_worth(state, seat, box.SPACE_AT[index], left, box.HELD[rest])
            elif rank == box.JOKER:
                worth += self.joker_worth(state, seat, box.VICTIM_AT[index])
            elif count == 2 or top == rank:
                worth += float(tokens_won(state.board[rank], True, state.take_all))
            if count == 2 and state.pile() > 0:
                worth += 0.08  # one card more is seen and held
            # What the next player may take from the new top card.
            if box.ACE < new_top < box.KING:
                there = state.board[new_top]
                if new_top == rank and (count == 2 or top == rank) and there > 0:
                    there -= 1
                if there > 0 and cards > 0:
                    worth -= self.caution * chance_to_hold(left[new_top], cards, reach)
            worth += self.hope * kept_worth(state, box.HELD[rest], left, cards, draws)
            if rank in (box.ACE, box.JOKER):
                worth -= self.patience
            elif rank < box.KING:
                worth -= self.taste * (rank - box.LOWEST_SPACE) / (box.NUMBER_TOKENS - 1)
            worths.append(worth)
        return worths

    def ace_worth(self, state: UdakaState, count: int, left: list[int], cards: int) -> float:
        """The fourth ace takes the UDAKA token, which wins a shared lead; a third one may hand it to somebody."""
        down = state.aces + count
        if down == box.COPIES[box.ACE]:
            return 0.8
        if down == box.COPIES[box.ACE] - 1 and left[box.ACE] > 0 and cards > 0:
            return -0.35 * chance_to_hold(left[box.ACE], cards, 3)
        return 0.02

    def king_worth(self, state: UdakaState, seat: int, space: int, left: list[int], held: list[int]) -> float:
        """A token given back where nobody can fetch it, or where one can fetch it oneself, is lost for less."""
        if space == box.NO_SPACE:
            return 0.15
        if held[space] >= 2:
            return -0.25
        copies = left[space]
        fetch = 0.12 * copies if state.board[space] == 0 else 0.05 + 0.1 * copies
        return -1.0 - self.caution * fetch + (0.3 if held[space] == 1 and copies > 0 else 0.0)

    def joker_worth(self, state: UdakaState, seat: int, victim: int) -> float:
        if victim == box.NO_VICTIM:
            return -0.9  # it could have stolen later
        most = 0
        for other in range(state.seats):
            if other != seat and state.tokens[other] > most:
                most = state.tokens[other]
        # Late it is surer to matter, and who leads is the one to rob.
        late = 1.0 - float(state.pile()) / 38.0
        return 0.4 + 0.8 * late + (0.3 if state.tokens[victim] == most else 0.0)

    def key(self, state: UdakaState, seat: Seat) -> int:
        piles = (state.top(), state.drawn, state.aces, len(state.regular))
        return hash((state.hands[seat], piles, state.udaka, tuple(state.board), tuple(state.tokens)))

    def ahead(self, state: UdakaState) -> int:
        """The fitted chances are those of the rules as they are by default."""
        return 0 if state.udaka_counts or state.take_all or state.at_once else 1

    def prospects(self, state: UdakaState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """The chance to win the match with each discard, from the fitted chance to win the round. Who else may win it
        is anybody's guess."""
        left = self.unseen(state, seat)
        later = after_round(state)
        won = later[seat][seat]
        lost = (sum([chances[seat] for chances in later]) - won) / (state.seats - 1)
        return [lost + (won - lost) * Outlook(state, seat, action.index, left).chance() for action in legal]

    def value(self, state: UdakaState) -> list[float]:
        """Between rounds by rounds won; within one also by who is likely to win it."""
        if state.phase != box.DISCARD:
            return after_wins(state.wins)
        chances = self.round_chances(state)
        values = [0.0] * state.seats
        for winner, later in enumerate(after_round(state)):
            for seat in range(state.seats):
                values[seat] += chances[winner] * later[seat]
        return values

    def round_chances(self, state: UdakaState) -> list[float]:
        """Who wins the round, by tokens, the UDAKA token and what hands promise; with many tokens left it is not sure.

        It looks into every hand: what is played beyond this point is no longer played, only judged.
        """
        left = 0
        for there in state.board:
            left += there
        scale = 0.25 + 0.38 * sqrt(float(left))
        standing = [0.0] * state.seats
        for seat in range(state.seats):
            standing[seat] = float(state.tokens[seat])
            held = box.HELD[state.hands[seat]]
            if state.udaka == seat:
                standing[seat] += 0.9 if state.udaka_counts else 0.5
            elif state.udaka == NOBODY:
                standing[seat] += 0.08 * held[box.ACE] * (1 + state.aces)
            for rank in range(2, box.KING):
                if held[rank] and state.board[rank] > 0:
                    standing[seat] += 0.7 if held[rank] >= 2 else 0.12
            if held[box.JOKER]:
                standing[seat] += 0.8
            if held[box.KING] and state.tokens[seat] > 0:
                standing[seat] -= 0.6
        return softened(standing, scale)


def after_wins(wins: list[int]) -> list[float]:
    """Each seat's chance to win the match with these rounds won, if every round to come is anybody's."""
    ones = 0
    for won in wins:
        if won == box.ROUNDS_TO_WIN:
            return [1.0 if mine == box.ROUNDS_TO_WIN else 0.0 for mine in wins]
        ones += won
    ahead, behind = MATCH_CHANCES[len(wins)][ones]
    return [ahead if won == 1 else behind for won in wins]


def after_round(state: UdakaState) -> list[list[float]]:
    """By the winner of this round: each seat's chance to win the match then."""
    chances: list[list[float]] = []
    for winner in range(state.seats):
        wins = state.wins[:]
        wins[winner] += 1
        chances.append(after_wins(wins))
    return chances


def kept_worth(state: UdakaState, held: list[int], left: list[int], cards: int, draws: float) -> float:
    """What the cards that stay in hand promise: pairs in hand, halves of pairs, aces towards the fourth, the joker."""
    worth = 0.0
    for rank in range(2, box.KING):
        if held[rank] and state.board[rank] > 0:
            if held[rank] >= 2:
                worth += 0.75
            elif cards > 0:
                worth += 0.35 * chance_to_hold(left[rank], cards, min(6, int(draws) + 2))
    if held[box.ACE] and state.udaka == NOBODY:
        worth += 0.12 * held[box.ACE] * (1 + state.aces)
    if held[box.JOKER]:
        worth += 0.9
    if held[box.KING]:
        # It will cost a token when it has to go.
        worth -= 0.35
    return worth
