"""A network that plays UDAKA Classic as it learnt to by playing itself (`estaminet.train`), read back with numpy alone.

It sees what a seat has seen as numbers, `features`, in the order in which `train/udaka_looks.py` has them (a test
compares the two). Its actions are those of the rules, but for the joker's victims, who are counted from its own seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from estaminet.bots.network import at_least, in_rows, odds, one_hot
from estaminet.games.udaka import material as box
from estaminet.games.udaka.actions import FIRST_VICTIM
from estaminet.games.udaka.events import Dealt, Discarded
from estaminet.kernel.unpacking import since

if TYPE_CHECKING:
    from estaminet.games.udaka.view import UdakaObservation
    from estaminet.kernel.values import Action

WEIGHTS: Final = Path(__file__).parent / "network" / "weights.npz"
PLAYERS: Final = 6
LATEST: Final = 8
"""How many of the latest discards it remembers one by one."""
TWO: Final = 16
LAST_DRAWS: Final = 12
FEATURES: Final = (
    box.JOKER * (3 + box.COPIES[box.ACE]) + box.JOKER + 1 + 2 * box.NUMBER_TOKENS + PLAYERS * (7 + box.NUMBER_TOKENS)
    + box.COPIES[box.ACE] + 2 + LAST_DRAWS + PLAYERS - 1 + LATEST * (box.JOKER + 1)
)  # fmt: skip


SHARP: Final = 4.0
"""The power that is taken of the chances it learnt."""


def knows(observation: UdakaObservation) -> bool:
    """Whether it has learnt this table's rules (who deals is all the same), and has seen the round from its deal."""
    options, view = observation.options, observation.view
    usual = (options.udaka_scoring, options.stacked_space, options.special_timing, options.next_dealer) == (
        "tie_only", "one", "when_discarded", "left",
    )  # fmt: skip
    if not usual or view.phase != "discard" or len(view.tokens) > PLAYERS:
        return False
    events = since(observation.seen, Dealt)
    if not events or not isinstance(events[0], Dealt):
        return False
    return sum(event.count for event in events if isinstance(event, Discarded)) == view.regular + view.aces


def features(observation: UdakaObservation) -> list[float]:
    """In the order of `UdakaLooks.observe`."""
    view = observation.view
    assert view.seat is not None
    seats = len(view.tokens)
    order = [(view.seat + ahead) % seats for ahead in range(seats)]
    gone = [event for event in since(observation.seen, Dealt) if isinstance(event, Discarded)]
    hand = view.hand or ""
    own = [hand.count(box.RANK_TEXT[rank]) for rank in range(box.ACE, box.JOKER + 1)]
    hidden = [box.COPIES[rank] - own[rank - 1] for rank in range(box.ACE, box.JOKER + 1)]
    for event in gone:
        hidden[box.RANK_OF[event.card] - 1] -= event.count
    found = in_rows([at_least(count, 3) for count in own], 3, box.JOKER)
    found += in_rows([at_least(count, box.COPIES[box.ACE]) for count in hidden], box.COPIES[box.ACE], box.JOKER)
    found += one_hot(0 if view.top is None else box.RANK_OF[view.top], box.JOKER + 1)
    found += in_rows([at_least(there, 2) for there in view.board], 2, box.NUMBER_TOKENS)
    found += at_least(seats, PLAYERS)
    found += in_rows([at_least(view.tokens[seat], box.NUMBER_TOKENS) for seat in order], box.NUMBER_TOKENS, PLAYERS)
    found += in_rows([[float(view.udaka == seat)] for seat in order], 1, PLAYERS)
    found += in_rows([[float(view.wins[seat] > 0)] for seat in order], 1, PLAYERS)
    found += in_rows([at_least(view.hand_counts[seat], 3) for seat in order], 3, PLAYERS)
    found += in_rows([[float(view.dealer == seat)] for seat in order], 1, PLAYERS)
    found += at_least(view.aces, box.COPIES[box.ACE])
    found += [float(view.udaka is None), view.pile / box.DECK_SIZE]
    found += at_least(view.pile, LAST_DRAWS)
    found += one_hot(seats - 2, PLAYERS - 1)
    latest = gone[: -LATEST - 1 : -1]
    found += in_rows([one_hot(box.RANK_OF[event.card] - 1, box.JOKER) for event in latest], box.JOKER, LATEST)
    found += in_rows([[float(event.count == 2)] for event in latest], 1, LATEST)
    return found


def chances(observation: UdakaObservation) -> dict[Action, float]:
    """How likely the network takes each action."""
    seats, me = len(observation.view.tokens), observation.seat
    places = [
        action.index if action.index < FIRST_VICTIM else FIRST_VICTIM + (action.index - FIRST_VICTIM - me) % seats
        for action in observation.legal
    ]
    return dict(zip(observation.legal, odds(WEIGHTS, features(observation), places, SHARP), strict=True))
