"""Which clauses help, and who is ahead. The rest is the usual: the first action for silence."""

from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.view import NewGameView


def clauses_now(options: NewGameOptions, view: NewGameView) -> tuple[str, ...]:
    if view.hands is not None:
        return ("NEWGAME-END-01",)
    return ("NEWGAME-TURN-01", "NEWGAME-SWAP-01", "NEWGAME-SWAP-02")


def score(view: NewGameView) -> tuple[int, ...]:
    """The cards, once they are turned up."""
    return view.hands or ()
