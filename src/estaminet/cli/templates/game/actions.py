"""Everything a seat or chance can do in NewGame, made once."""

from estaminet.kernel.values import Action, Outcome


class Keep(Action, frozen=True):
    """Stay with your card."""


class Swap(Action, frozen=True):
    """Put your card aside and take the top card of the pile."""


class Shuffle(Outcome, frozen=True):
    """The deck in its new order: a card to each seat, then the pile from the top down."""

    order: tuple[int, ...]


KEEP = Keep(0)
SWAP = Swap(1)
ACTIONS: tuple[Action, ...] = (KEEP, SWAP)
