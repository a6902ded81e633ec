"""A view of UDAKA Classic as numbers."""

from estaminet.bots.encoding import around, one_hot
from estaminet.games.udaka.material import COPIES, DECK_SIZE, JOKER, NUMBER_TOKENS, PHASES, RANK_OF, RANK_TEXT
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.view import UdakaView


def encode(view: UdakaView, options: UdakaOptions, seats: int) -> list[float]:
    assert view.seat is not None
    numbers = one_hot(PHASES.index(view.phase), len(PHASES))
    hand = view.hand or ""
    numbers += [hand.count(RANK_TEXT[rank]) / 2 for rank in range(1, JOKER + 1)]
    numbers += one_hot(None if view.top is None else RANK_OF[view.top] - 1, JOKER)
    numbers += [there / 2 for there in view.board]
    for seat in around(view.seat, seats):
        numbers += [
            view.tokens[seat] / NUMBER_TOKENS,
            float(view.udaka == seat),
            view.wins[seat] / 2,
            view.hand_counts[seat] / 3,
            float(view.turn == seat),
            float(view.dealer == seat),
        ]
    numbers += [view.pile / DECK_SIZE, view.regular / DECK_SIZE, view.aces / COPIES[1], view.rounds_left / seats]
    return numbers
