"""How club players play dnup: fewest turns to an empty hand, with an eye on what can be beaten before it is gone."""

from collections.abc import Sequence

from estaminet.bots.search import WeighingRounds
from estaminet.games.dnup.material import FIRST_OUT_POINTS, NOWHERE, POINTS_TO_WIN, SECOND_OUT_POINTS
from estaminet.games.dnup.rules.pack import Pack
from estaminet.games.dnup.state import DnupState
from estaminet.kernel.values import Action, Seat


class Hand:
    """A hand by what shows and by what would show if it were turned: cards of each rank."""

    def __init__(self, pack: Pack, faces: list[int]) -> None:
        self.pack = pack
        self.cards: int = len(faces)
        self.up: list[int] = [0] * pack.width
        self.down: list[int] = [0] * pack.width
        for face in faces:
            self.up[pack.rank[face]] += 1
            self.down[pack.rank[face ^ 1]] += 1

    def change(self, faces: list[int], by: int) -> None:
        pack = self.pack
        for face in faces:
            self.up[pack.rank[face]] += by
            self.down[pack.rank[face ^ 1]] += by
        self.cards += by * len(faces)

    def turns(self) -> float:
        """About how many turns it takes to be rid of all: one for each rank that shows, or after turning it over.

        A low single takes longer than its turn, because others lie in its way.
        """
        up = 0.0
        down = 0.0
        width = float(self.pack.width)
        for rank in range(1, self.pack.width):
            low = 0.45 * (1.0 - rank / width)
            if self.up[rank]:
                up += 1.0 + (low if self.up[rank] == 1 else 0.3 * low)
            if self.down[rank]:
                down += 1.0 + (low if self.down[rank] == 1 else 0.3 * low)
        return min(up, down + 1.0)


class DnupPolicy(WeighingRounds[DnupState]):
    """Weighs what an action leaves in hand against what it gives others and what may come back.

    `fear`: how much a set counts that may be beaten; `spite`: how much cards count that go back to others; `foresight`:
    whether the other side of the cards is thought of; `mixing`: how far from the best an action may be. Two habits make
    a persona: `pride`, how much rather it lays the highest value than the lowest, and `haste`, how much it likes every
    card that goes at once.
    """

    def __init__(
        self, fear: float, spite: float, foresight: bool, mixing: float, pride: float = 0.0, haste: float = 0.0
    ) -> None:
        super().__init__(mixing)
        self.fear = fear
        self.spite = spite
        self.foresight = foresight
        self.pride = pride
        self.haste = haste

    def worths(self, state: DnupState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        pack = state.pack
        hand = Hand(pack, state.hand_faces(seat))
        before = self.length(hand)
        fewest = 99
        for other in range(state.seats):
            if other != seat and 0 < state.held[other] < fewest:
                fewest = state.held[other]
        hurry = 1.0 / fewest
        worths: list[float] = []
        for action in legal:
            index = action.index
            if index < pack.add_from:
                faces = pack.laid[index]
                size = pack.sizes[index]
                if size == hand.cards:
                    worths.append(9.0)
                    continue
                worth = before - self.length_with(hand, faces, -1)
                rank = pack.ranks[index]
                back = self.beaten_chance(state, rank, size)
                # Beaten cards come back turned, and a turn is gone.
                worth -= self.fear * back * (0.6 + 0.3 * size)
                worth += self.pride * rank / pack.width + self.haste * size
                worth += self.beats(state, size, seat, hurry)
                if size == 1 and fewest <= 2:
                    worth += 0.5 * hurry * rank / pack.width
            elif index < pack.take_from:
                number = index - pack.add_from
                face = number % (2 * pack.kinds)
                place = number // (2 * pack.kinds)
                if hand.cards == 1:
                    worths.append(9.0)
                    continue
                worth = before - self.length_with(hand, [face], -1)
                worth += self.beats(state, state.set_size[place] + 1, seat, hurry)
            elif index < pack.turn.index:
                place = index - pack.take_from
                faces = [face ^ 1 for face in state.set_faces[place]]
                worth = before - self.length_with(hand, faces, 1) - 0.25 * len(faces)
            else:
                worth = -0.15
                if self.foresight:
                    hand.up, hand.down = hand.down, hand.up
                    worth += before - self.length(hand)
                    hand.up, hand.down = hand.down, hand.up
            worths.append(worth)
        return worths

    def length(self, hand: Hand) -> float:
        if self.foresight:
            return hand.turns() + 0.05 * hand.cards
        return float(hand.cards)

    def length_with(self, hand: Hand, faces: list[int], by: int) -> float:
        """With these cards more (1), or without them (-1)."""
        hand.change(faces, by)
        length = self.length(hand)
        hand.change(faces, -by)
        return length

    def beaten_chance(self, state: DnupState, rank: int, size: int) -> float:
        """About how likely a set is beaten before it is discarded: by its value, its size and the cards of others."""
        pack = state.pack
        above = (pack.width - 1 - rank) / pack.width
        cards = 0
        for other in range(state.seats):
            if other != state.turn():
                cards += state.held[other]
        if cards < size:
            return 0.0
        ease = 1.0 if size == 1 else (0.55 if size == 2 else 0.2)
        return above * ease * min(1.0, 0.25 + 0.12 * cards)

    def beats(self, state: DnupState, size: int, seat: int, hurry: float) -> float:
        """What it is worth to send the set of this size back: good if it is another's, bad if it is one's own."""
        place = state.place_of_size(size)
        if place == NOWHERE:
            return 0.0
        owner = place // state.pack.areas
        if owner == seat:
            return -0.8 * size
        if owner in state.out:
            return 0.0
        return self.spite * size * (0.35 + 0.8 / (state.held[owner] + 1) + 0.2 * hurry)

    def key(self, state: DnupState, seat: Seat) -> int:
        pack = state.pack
        hand = tuple(state.hands[seat * pack.width : (seat + 1) * pack.width])
        sets = (tuple(state.set_rank), tuple(state.set_size))
        return hash((hand, sets, tuple(state.held), state.place, state.guarded()))

    def value(self, state: DnupState) -> list[float]:
        if state.seats == 2:
            mine, theirs = state.points
            first = 0.5 if mine == theirs else (0.75 if mine > theirs else 0.25)
            return [first, 1.0 - first]
        return match_chances(tuple(state.points))


_CHANCES: dict[tuple[int, ...], list[float]] = {}


def match_chances(points: tuple[int, ...]) -> list[float]:
    """Each seat's chance to be first to four points, if any two are as likely to be out first and second.

    Worked out once for every score.
    """
    known = _CHANCES.get(points)
    if known is not None:
        return known
    seats = len(points)
    chances = [0.0] * seats
    share = 1.0 / (seats * (seats - 1))
    for first in range(seats):
        if points[first] + FIRST_OUT_POINTS >= POINTS_TO_WIN:
            chances[first] += share * (seats - 1)
            continue
        for second in range(seats):
            if second == first:
                continue
            if points[second] + SECOND_OUT_POINTS >= POINTS_TO_WIN:
                chances[second] += share
                continue
            after = list(points)
            after[first] += FIRST_OUT_POINTS
            after[second] += SECOND_OUT_POINTS
            later = match_chances(tuple(after))
            for seat in range(seats):
                chances[seat] += share * later[seat]
    _CHANCES[points] = chances
    return chances
