"""The house rules of NewGame; defaults are the printed ones."""

from typing import Literal

from estaminet.kernel.values import Options


class NewGameOptions(Options, frozen=True, kw_only=True):
    put_aside: Literal["up", "down"] = "up"
    """NEWGAME-SWAP-02: how a card that is swapped away lies on the table."""
