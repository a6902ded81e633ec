"""How UDAKA Classic is written: `7`, `7 7`, `A A`, `K>5`, `J<P2`, plain `K` and `J` with nothing to return or steal;
chance `up 7`, `dealer P2`, `deck 7A3...` (38 cards, the top one first)."""

import re

from estaminet.games.udaka.actions import ACTIONS, TEXT, Discard, Lot, Shuffle, TurnUp
from estaminet.games.udaka.material import MOST_SEATS, RANK_OF
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Deed, Options

_INDEX = {text: index for index, text in enumerate(TEXT)}
_KING = re.compile(r"K\s*(?:>|-|TO\b)?\s*([A-Z]+|[0-9]+)")
_JOKER = re.compile(r"J\s*(?:<|-|FROM\b)?\s*P?\s*([0-9]{1,3})")
_PLAYER = re.compile(r"P?\s*([0-9]{1,3})")


def write(deed: Deed) -> str:
    if isinstance(deed, TurnUp):
        return f"up {deed.card}"
    if isinstance(deed, Lot):
        return f"dealer P{deed.seat + 1}"
    if isinstance(deed, Shuffle):
        return f"deck {deed.deck}"
    assert isinstance(deed, Discard)
    return TEXT[deed.index]


def read(text: str, options: Options, seats: int) -> Deed:
    said = " ".join(text.upper().split())
    kind, _, rest = said.partition(" ")
    if kind == "UP":
        return TurnUp(_card(rest))
    if kind == "DECK":
        return Shuffle("".join(_card(card) for card in rest.replace(" ", "")))
    if kind == "DEALER":
        if not (player := _PLAYER.fullmatch(rest)):
            raise Unreadable("dealer", text=rest)
        return Lot(int(player[1]) - 1)
    if steal := _JOKER.fullmatch(said):
        return _steal(int(steal[1]), seats)
    cards = [card for card in re.split(r"[\s+,]*", said) if card]
    if cards and all(card in RANK_OF for card in cards) and not _aimed(cards):
        return _discard(cards)
    if back := _KING.fullmatch(said):
        if f"K>{back[1]}" not in _INDEX:
            raise Unreadable("king-space", space=back[1].lower(), clause="UDAKA-KING-02")
        return ACTIONS[_INDEX[f"K>{back[1]}"]]
    if ">" in said or "<" in said:
        raise Unreadable("only-specials-aim", text=text.strip())
    if len(cards) == 1:
        return _discard([_card(cards[0])])
    raise Unreadable("udaka-notation", text=text.strip())


def _aimed(cards: list[str]) -> bool:
    """`K5` and `K 5` are the king with its space, not a king and a 5."""
    return len(cards) == 2 and cards[0] == "K" and cards[1] != "K"


def _card(card: str) -> str:
    if card not in RANK_OF:
        raise Unreadable("no-such-card", card=card)
    return card


def _steal(player: int, seats: int) -> Discard:
    if not 1 <= player <= min(seats, MOST_SEATS):
        raise Unreadable("no-such-player", player=player, players=seats)
    return ACTIONS[_INDEX[f"J<P{player}"]]


def _discard(cards: list[str]) -> Discard:
    if len(cards) > 2:
        raise Unreadable("three-cards", clause="UDAKA-TURN-03")
    if len(cards) == 2 and cards[0] != cards[1]:
        raise Unreadable("two-ranks", clause="UDAKA-TURN-02")
    index = _INDEX.get(" ".join(cards))
    if index is None:
        raise Unreadable("single-copy", clause="UDAKA-PAIR-07")
    return ACTIONS[index]
