"""How NewGame is written: `keep`, `swap`; chance `shuffle 3 1 4 ...`."""

from __future__ import annotations

from estaminet.games.newgame.actions import ACTIONS, TEXT, Shuffle
from estaminet.games.newgame.material import DECK
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Deed, Options, Outcome

_CARDS = {str(card) for card in DECK}


def write(deed: Deed) -> str:
    if isinstance(deed, Outcome):
        assert isinstance(deed, Shuffle)
        return " ".join(["shuffle", *map(str, deed.order)])
    return TEXT[deed.index]


def read(text: str, options: Options, seats: int) -> Deed:  # noqa: ARG001
    word, *cards = text.lower().split() or [""]
    if word == "shuffle" and cards:
        if not _CARDS.issuperset(cards):
            raise Unreadable("no-such-card", text=text.strip())
        return Shuffle(tuple(int(card) for card in cards))
    if cards or word not in TEXT:
        raise Unreadable("no-move", text=text.strip())
    return ACTIONS[TEXT.index(word)]
