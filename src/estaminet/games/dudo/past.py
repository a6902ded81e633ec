"""How an imagined world came about: who started, every roll, and what the others have answered in the open window."""

from estaminet.games.dudo.actions import ACTIONS, Roll, Starter
from estaminet.games.dudo.events import Revealed, Started
from estaminet.games.dudo.material import BID, CUPS, NO_ANSWER, NOBODY, WINDOW
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.game import Past
from estaminet.kernel.values import Action, Observation, Outcome


def past(observation: Observation[DudoOptions, DudoView], world: DudoState) -> Past:
    """Every round that is over showed all its cups; of the current one the world has them."""
    return Past(tuple(_outcomes(observation, world)), tuple(_answers(observation, world)))


def _outcomes(observation: Observation[DudoOptions, DudoView], world: DudoState) -> list[Outcome]:
    rolls = [Roll(event.cups) for event in observation.seen if isinstance(event, Revealed)]
    if world.phase in (BID, WINDOW):
        rolls.append(Roll(tuple([CUPS[cup] for cup in world.cups])))
    if observation.options.first_starter == "seat" or world.starter == NOBODY:
        return [*rolls]
    starters = [event.seat for event in observation.seen if isinstance(event, Started)]
    return [Starter(starters[0] if starters else world.starter), *rolls]


def _answers(observation: Observation[DudoOptions, DudoView], world: DudoState) -> list[tuple[int, Action]]:
    """Calls of salsa in windows that are closed are void or known, and leave no trace."""
    answers = zip(world.window, world.window_answers, strict=True)
    return [(seat, ACTIONS[answer]) for seat, answer in answers if seat != observation.seat and answer != NO_ANSWER]
