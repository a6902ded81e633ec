"""What is asked, which clauses help, and what is played for a silent seat."""

from estaminet.games.newgame.actions import KEEP
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.values import Action, Message, Name, Observation


def asks(view: NewGameView) -> Message:
    if view.turn is not None:
        return "ask-turn", {"seat": Name(view.turn)}
    return "ask-nobody", {}


def clauses_now(view: NewGameView) -> tuple[str, ...]:
    if view.hands is not None:
        return ("NEWGAME-END-01",)
    return ("NEWGAME-TURN-01", "NEWGAME-SWAP-01", "NEWGAME-SWAP-02")


def default_action(observation: Observation[NewGameOptions, NewGameView]) -> Action:  # noqa: ARG001
    """Silence keeps the card."""
    return KEEP


def score(view: NewGameView) -> tuple[int, ...]:
    """The cards, once they are turned up."""
    return view.hands or ()


def round_of(view: NewGameView) -> int:  # noqa: ARG001
    """A match is one round."""
    return 1
