"""NewGame as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from estaminet.games.newgame import notation
from estaminet.games.newgame.actions import ACTIONS, KEEP, Keep, Shuffle, Swap
from estaminet.games.newgame.events import Dealt, Kept, Shown, Swapped, Won
from estaminet.games.newgame.imagine import imagine
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.position import read_position, write_position
from estaminet.games.newgame.state import NewGameState
from estaminet.games.newgame.view import NewGameView
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Deed, Message, Name, Observation, Options, Seat, View


class NewGameGame(Game):
    options_type = NewGameOptions
    action_types = (Keep, Swap)
    outcome_types = (Shuffle,)
    event_types = (Dealt, Kept, Swapped, Shown, Won)
    view_type = NewGameView

    def start(self, options: Options, seats: int, rematch_seat: Seat | None = None) -> NewGameState:
        assert isinstance(options, NewGameOptions)
        return NewGameState(options, seats)

    def actions(self, options: Options, seats: int) -> Sequence[Action]:
        return ACTIONS

    def imagine(self, observation: Observation, rng: Rng) -> NewGameState:
        return imagine(observation, rng)

    def read(self, text: str, options: Options, seats: int) -> Deed:
        return notation.read(text)

    def write(self, deed: Deed) -> str:
        return notation.write(deed)

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, NewGameState)
        return write_position(state)

    def from_position(self, position: Mapping[str, Any]) -> NewGameState:
        return read_position(position, self.seats)

    def default_action(self, observation: Observation) -> Action:
        """Silence keeps the card."""
        return KEEP

    def asks(self, view: View) -> Message:
        assert isinstance(view, NewGameView)
        if view.turn is not None:
            return "ask-turn", {"seat": Name(view.turn)}
        return ("ask-deal" if view.phase == "deal" else "ask-over"), {}

    def clauses_now(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, NewGameView)
        if view.phase == "over":
            return ("NEWGAME-SHOW-01", "NEWGAME-END-01")
        return (
            "NEWGAME-TURN-02",
            "NEWGAME-KEEP-01",
            "NEWGAME-SWAP-01",
            "NEWGAME-SWAP-02",
            "NEWGAME-END-01",
        )


GAME = NewGameGame(Path(__file__).parent)
