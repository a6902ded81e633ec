"""The end of a round and of the game, and what hand and pile are worth then (sections END, SCORE and GAME)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dudab import material as box
from estaminet.games.dudab.events import GameOver, RoundOver, Scored
from estaminet.games.dudab.rules.columns import demand_nothing
from estaminet.games.dudab.view import Explanation, Parts, Removed

if TYPE_CHECKING:
    from estaminet.games.dudab.state import DudabState
    from estaminet.kernel.state import Tell


def best_flips(numbers: list[int], dudabs: int, jungles: int) -> list[int]:
    """SCORE-05 and SCORE-15: how many numbers of each value (0 unused, 1 to 4) get a Dudab attached.

    All ways are tried, larger values first. Of equally good ways the first one turns around most points, and is the one
    to report. Without Jungles the largest numbers are always best.
    """
    count = min(dudabs, numbers[1] + numbers[2] + numbers[3] + numbers[4])
    if jungles == 0 or count == 0:
        flips = [0, 0, 0, 0, 0]
        for value in range(4, 0, -1):
            flips[value] = min(count, numbers[value])
            count -= flips[value]
        return flips
    best = [0, 0, 0, 0, 0]
    best_total = 1000
    ones = numbers[1]
    twos = numbers[2]
    threes = numbers[3]
    fours = numbers[4]
    for four in range(min(count, fours), -1, -1):
        for three in range(min(count - four, threes), -1, -1):
            for two in range(min(count - four - three, twos), -1, -1):
                one = count - four - three - two
                if one > ones:
                    break
                attached = -(one + 2 * two + 3 * three + 4 * four)
                total = attached + face_value(ones - one, twos - two, threes - three, fours - four, jungles)
                if total < best_total:
                    best = [0, one, two, three, four]
                    best_total = total
    return best


def face_value(ones: int, twos: int, threes: int, fours: int, jungles: int) -> int:
    """SCORE-08, SCORE-09, SCORE-13: what numbers cost once each Jungle has removed the lowest value left."""
    if jungles > 0 and ones > 0:
        ones = 0
        jungles -= 1
    if jungles > 0 and twos > 0:
        twos = 0
        jungles -= 1
    if jungles > 0 and threes > 0:
        threes = 0
        jungles -= 1
    if jungles > 0:
        fours = 0
    return ones + 2 * twos + 3 * threes + 4 * fours


def score(hand: list[int], public: list[int], hidden: list[int]) -> list[int]:
    """The parts of a score and their sum: hand_dudab, shaman, attached, baby, numbers, total. END-07: no card moves."""
    numbers = [0, 0, 0, 0, 0]
    dudabs = 0
    shamans = 0
    jungles = 0
    babies = 0
    hand_dudabs = 0
    for card in hand:
        if card == box.DUDAB:  # SCORE-01
            hand_dudabs += 1
        elif card < box.NUMBERS:  # SCORE-02
            numbers[box.VALUE[card]] += 1
        else:
            shamans += 1
    for pile in (public, hidden):
        for card in pile:
            if card < box.NUMBERS:
                numbers[box.VALUE[card]] += 1
            elif card < box.DUDAB:
                shamans += 1
            elif card == box.DUDAB:
                dudabs += 1
            elif card == box.JUNGLE:
                jungles += 1
            else:
                babies += 1
    hand_points = 5 * hand_dudabs
    baby_points = -box.BABY_POINTS[babies]  # SCORE-12
    shaman_points, attached, face = costs(numbers, shamans, dudabs, jungles)
    total = hand_points + shaman_points + attached + baby_points + face
    return [hand_points, shaman_points, attached, baby_points, face, total]


def costs(numbers: list[int], shamans: int, dudabs: int, jungles: int) -> tuple[int, int, int]:
    """What Shamans, numbers with a Dudab and other numbers cost; `numbers` counts them by value."""
    pairs = min(dudabs, shamans)  # SCORE-03
    shamans -= pairs
    if jungles == 0 and dudabs == pairs:
        return 5 * shamans, 0, numbers[1] + 2 * numbers[2] + 3 * numbers[3] + 4 * numbers[4]
    flips = best_flips(numbers, dudabs - pairs, jungles)
    attached = flips[1] + 2 * flips[2] + 3 * flips[3] + 4 * flips[4]  # SCORE-04
    left = [numbers[value] - flips[value] for value in range(5)]
    if jungles > sum([1 for count in left[1:] if count > 0]):  # SCORE-10
        shamans = 0
    return 5 * shamans, -attached, face_value(left[1], left[2], left[3], left[4], jungles)  # SCORE-07


def explain(hand: list[int], public: list[int], hidden: list[int]) -> Explanation:
    """The same score as a walk through the cards; pairs and flips take cards in deck order (SCORE-15)."""
    parts = score(hand, public, hidden)
    cards = sorted([card for card in hand if card != box.DUDAB] + public + hidden)
    numbers = [[card for card in cards if box.VALUE[card] == value] for value in range(5)]
    shamans = [card for card in cards if box.NUMBERS <= card < box.DUDAB]
    dudabs = cards.count(box.DUDAB)
    jungles = cards.count(box.JUNGLE)
    paired = shamans[: min(dudabs, len(shamans))]
    shamans = shamans[len(paired) :]
    dudabs -= len(paired)
    flips = best_flips([0] + [len(numbers[value]) for value in range(1, 5)], dudabs, jungles)
    attached: list[int] = []
    left: list[int] = []
    removed: list[Removed] = []
    for value in range(1, 5):
        attached = numbers[value][: flips[value]] + attached
        rest = numbers[value][flips[value] :]
        if rest and jungles > len(removed):
            removed.append(Removed(value, box.codes(rest)))
        else:
            left += rest
    if shamans and jungles > len(removed):
        removed.append(Removed(None, box.codes(shamans)))
        shamans = []
    return Explanation(
        hand.count(box.DUDAB),
        box.codes(paired),
        box.codes(attached),
        dudabs - len(attached),
        tuple(removed),
        jungles - len(removed),
        box.codes(shamans),
        box.codes(left),
        cards.count(box.BABY),
        Parts(*parts),
    )


def end_round(state: DudabState, tell: Tell | None) -> None:
    """END-07: leave everything at once and score; the cards stay where they are."""
    state.frames = []
    state.mass_done = False
    demand_nothing(state)
    state.asked = box.NOBODY
    state.asking = box.TURN
    state.phase = box.GAME_OVER if state.round == state.house.rounds else box.ROUND_OVER
    score_round(state)
    if tell is None:
        return
    hands = tuple([box.codes(hand) for hand in state.hands])
    own = tuple([box.codes(sorted(cards)) for cards in state.own_hidden])
    tell(RoundOver(state.round, hands, own))
    scores = totals(state)
    for seat in range(state.seats):
        explanation = explain(state.hands[seat], state.own_public[seat], state.own_hidden[seat])
        tell(Scored(seat, explanation, scores[seat]))
    if state.phase == box.GAME_OVER:
        least = min(scores)
        winners = tuple([seat for seat in range(state.seats) if scores[seat] == least])
        tell(GameOver(winners, tuple(scores)))


def score_round(state: DudabState) -> None:
    cards = zip(state.hands, state.own_public, state.own_hidden, strict=True)
    state.scores.append([Parts(*score(hand, public, hidden)) for hand, public, hidden in cards])


def totals(state: DudabState) -> list[int]:
    """GAME-01."""
    return [sum([scored[seat].total for scored in state.scores]) for seat in range(state.seats)]
