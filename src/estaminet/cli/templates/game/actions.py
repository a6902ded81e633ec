"""Everything a player or chance can do in NewGame, made once."""

from __future__ import annotations

from estaminet.kernel.values import Action, Outcome


class Keep(Action, frozen=True):
    """To stay with the card one has."""


class Swap(Action, frozen=True):
    """To put it aside and take the top card of the pile."""


class Shuffle(Outcome, frozen=True):
    """The deck in its new order: a card to each seat, then the pile from the top down."""

    order: tuple[int, ...]


KEEP = Keep(0)
SWAP = Swap(1)
ACTIONS: tuple[Action, ...] = (KEEP, SWAP)
TEXT = ("keep", "swap")
"""The notation of every action, beside `ACTIONS`."""
