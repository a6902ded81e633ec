"""Dudab as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from estaminet.games.dudab import notation
from estaminet.games.dudab.actions import (
    ACTIONS,
    Deal,
    Draw,
    DrawPut,
    Lay,
    LayDudab,
    Penalty,
    PlaceBaby,
    PlaceJungle,
    Shed,
    ShedTo,
    Starter,
    Trim,
)
from estaminet.games.dudab.advice import asks, clauses_now, default_action
from estaminet.games.dudab.events import (
    BabyDrawn,
    BabyPlaced,
    CallAnswered,
    CallReplaced,
    Collected,
    Covered,
    CoverJoined,
    Dealt,
    Drew,
    EverybodyDraws,
    GameOver,
    HandShown,
    JungleDrawn,
    JunglePlaced,
    Laid,
    NobodyDraws,
    ObligationLapsed,
    PenaltyTaken,
    PutAway,
    RoundOver,
    Scored,
    ShamanDemands,
    ShedToDiscard,
    ShedToNamed,
    ShedToOwn,
    Started,
    Trimmed,
    TurnedUp,
)
from estaminet.games.dudab.imagine import imagine
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.position import read_position, write_position
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import DudabView
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Deed, Message, Observation, Options, Seat, View


class DudabGame(Game):
    options_type = DudabOptions
    action_types = (Lay, LayDudab, Draw, DrawPut, Penalty, PlaceJungle, PlaceBaby, Trim, ShedTo, Shed)
    outcome_types = (Starter, Deal)
    event_types = (
        Started,
        Dealt,
        Laid,
        ShamanDemands,
        CallAnswered,
        CallReplaced,
        Collected,
        ShedToNamed,
        ShedToDiscard,
        ShedToOwn,
        HandShown,
        PutAway,
        Drew,
        Trimmed,
        PenaltyTaken,
        TurnedUp,
        JungleDrawn,
        JunglePlaced,
        BabyDrawn,
        BabyPlaced,
        ObligationLapsed,
        CoverJoined,
        Covered,
        EverybodyDraws,
        NobodyDraws,
        RoundOver,
        Scored,
        GameOver,
    )
    view_type = DudabView

    def start(self, options: Options, seats: int, rematch_seat: Seat | None = None) -> DudabState:
        """A rematch singles out nobody: the rules choose the first player by the look of their hair."""
        assert isinstance(options, DudabOptions)
        return DudabState(options, seats)

    def actions(self, options: Options, seats: int) -> Sequence[Action]:
        return ACTIONS

    def imagine(self, observation: Observation, rng: Rng) -> DudabState:
        return imagine(observation, rng)

    def read(self, text: str, options: Options, seats: int) -> Deed:
        return notation.read(text)

    def write(self, deed: Deed) -> str:
        return notation.write(deed)

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, DudabState)
        return write_position(state)

    def from_position(self, position: Mapping[str, Any]) -> DudabState:
        return read_position(position)

    def default_action(self, observation: Observation) -> Action:
        return default_action(observation)

    def asks(self, view: View) -> Message:
        assert isinstance(view, DudabView)
        return asks(view)

    def clauses_now(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, DudabView)
        return clauses_now(view)


GAME = DudabGame(Path(__file__).parent)
