"""What the rules say about a view of UDAKA Classic, for those who draw it."""

from collections.abc import Sequence

from estaminet.games.udaka.actions import Discard
from estaminet.games.udaka.material import ACE, COPIES
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.rules.laying import tokens_won
from estaminet.games.udaka.view import UdakaFacts, UdakaView
from estaminet.kernel.values import Action


def facts(options: UdakaOptions, view: UdakaView, legal: Sequence[Action]) -> UdakaFacts:
    take_all = options.stacked_space == "all"
    top = view.top
    wins: dict[int, int] = {}
    udaka: list[int] = []
    for action in legal:
        assert isinstance(action, Discard)
        card = action.card
        if action.victim is not None:
            wins[action.index] = 1
        elif card == "A":
            if view.aces + action.count == COPIES[ACE]:
                udaka.append(action.index)
        elif card.isdecimal():
            won = tokens_won(view.board[int(card) - 2], action.count == 2 or card == top, take_all)
            if won:
                wins[action.index] = won
    number = int(top) if top is not None and top.isdecimal() else 0
    return UdakaFacts(number if number and view.board[number - 2] else None, wins, tuple(udaka))
