"""What is asked, which clauses help, and what is played for a silent seat."""

from collections.abc import Sequence

from estaminet.games.udaka.actions import Discard
from estaminet.games.udaka.material import ACE, COPIES
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.rules.turns import tokens_won
from estaminet.games.udaka.view import UdakaFacts, UdakaObservation, UdakaView
from estaminet.kernel.values import Action, Message, Name


def asks(options: UdakaOptions, view: UdakaView) -> Message:
    if view.phase == "over":
        return "ask-over", {"seat": Name(view.wins.index(max(view.wins)))}
    if view.phase == "cards":
        return "ask-cards", {"seat": Name(len(view.face_up))}
    if view.dealer is None:
        return "ask-lot", {}
    if view.turn is None:
        return "ask-deal", {"seat": Name(view.dealer)}
    return ("ask-discard" if view.pile else "ask-discard-last"), {"seat": Name(view.turn)}


def clauses_now(options: UdakaOptions, view: UdakaView) -> tuple[str, ...]:
    if view.phase in ("cards", "lot"):
        later = ["UDAKA-DEALER-04"] if view.phase == "lot" or view.round > 1 else []
        return (*later, "UDAKA-DEALER-01", "UDAKA-DEALER-02", "UDAKA-DEALER-03", *_why_last(view))
    if view.phase == "deal":
        return ("UDAKA-DEAL-01", "UDAKA-DEAL-02", "UDAKA-SETUP-02", "UDAKA-DEALER-04", *_why_last(view))
    if view.phase == "over":
        decider = "UDAKA-GAME-03" if view.round > len(view.wins) else "UDAKA-GAME-02"
        return (decider, *_why_last(view))
    last_cards = ["UDAKA-LAST-01", "UDAKA-LAST-02"] if view.pile == 0 else []
    scoring = ["UDAKA-SCORE-01", "UDAKA-SCORE-02", "UDAKA-SCORE-03"]
    return (*_of_hand(view), *last_cards, "UDAKA-TURN-02", "UDAKA-TURN-04", "UDAKA-TURN-05", *scoring)


def default_action(observation: UdakaObservation) -> Action:
    """A pair that wins a token, else the joker on the richest player, else a card that does no harm; the king last.

    Of equals the first one of the list of actions, so that it is always the same.
    """
    view = observation.view
    return max(observation.legal, key=lambda action: _appeal(action, view))


def score(view: UdakaView) -> tuple[int, ...]:
    """Rounds won."""
    return view.wins


def round_scores(view: UdakaView) -> tuple[int, ...]:
    """Tokens."""
    return () if view.last is None else view.last.scores


def _appeal(action: Action, view: UdakaView) -> int:
    assert isinstance(action, Discard)
    if action.victim is not None:
        return 50 + view.tokens[action.victim]
    if action.card == "K":
        return 0
    if action.card == "J":
        return 10
    if action.card == "A":
        return 90 if view.aces + action.count == 4 else 20
    pair = action.count == 2 or view.top == action.card
    if pair and view.board[int(action.card) - 2] > 0:
        return 100
    # A single card of a pair in hand is worth keeping, a pair that wins nothing is not.
    hand = view.hand or ""
    return 30 if action.count == 1 and hand.count(action.card) > 1 else 40


def _why_last(view: UdakaView) -> list[str]:
    """Why the last round was won, if there was one."""
    if view.last is None:
        return []
    why = ["UDAKA-SCORE-01"] if view.last.why == "sole-lead" else ["UDAKA-SCORE-02"]
    return [*why, "UDAKA-SCORE-03", "UDAKA-GAME-01"]


def _of_hand(view: UdakaView) -> list[str]:
    """What the cards in the viewer's hand can do now."""
    hand = view.hand or ""
    clauses: list[str] = []
    if "K" in hand:
        mine = view.seat is not None and view.tokens[view.seat] > 0
        clauses += ["UDAKA-KING-01", "UDAKA-KING-02"] if mine else ["UDAKA-KING-03"]
    if "J" in hand:
        others = any(count for seat, count in enumerate(view.tokens) if seat != view.seat)
        clauses.append("UDAKA-JOKER-01" if others else "UDAKA-JOKER-02")
    if clauses:
        clauses.append("UDAKA-JOKER-03")
    if "A" in hand:
        clauses += ["UDAKA-ACE-03", "UDAKA-ACE-01"]
        if hand.count("A") > 1:
            clauses.append("UDAKA-ACE-02")
    numbers = [card for card in hand if card.isdecimal()]
    twice = [card for card in numbers if hand.count(card) > 1]
    if view.top in numbers:
        clauses.append("UDAKA-PAIR-03" if view.top in twice else "UDAKA-PAIR-02")
    if twice:
        clauses.append("UDAKA-PAIR-01")
    if any(view.board[int(card) - 2] == 0 for card in twice):
        clauses.append("UDAKA-PAIR-05")
    if view.top in ("K", "J"):
        clauses.append("UDAKA-PAIR-07")
    return clauses


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
