"""How NewGame is written: `keep`, `swap`; chance `shuffle 3 1 4 ...`."""

from estaminet.games.newgame.actions import ACTIONS, Shuffle
from estaminet.games.newgame.material import DECK
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Deed, Options

TEXT = ("keep", "swap")
_CARDS = {str(card) for card in DECK}


def write(deed: Deed) -> str:
    if isinstance(deed, Shuffle):
        return " ".join(["shuffle", *map(str, deed.order)])
    return TEXT[ACTIONS.index(deed)]


def read(text: str, options: Options, seats: int) -> Deed:  # noqa: ARG001
    word, *cards = text.lower().split() or [""]
    if word == "shuffle" and cards and _CARDS.issuperset(cards):
        return Shuffle(tuple(int(card) for card in cards))
    if cards or word not in TEXT:
        raise Unreadable("no-move", text=text.strip())
    return ACTIONS[TEXT.index(word)]
