"""Dudo! as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from estaminet.games.dudo import notation
from estaminet.games.dudo.actions import (
    ACTIONS,
    BIDS,
    DUDO,
    PASS,
    Bid,
    Calza,
    Dudo,
    Pass,
    Roll,
    Salsa,
    Starter,
    face_word,
)
from estaminet.games.dudo.events import (
    Answered,
    BidWas,
    Called,
    CalzaStops,
    DieLost,
    Eliminated,
    Gained,
    JokerLost,
    PalificoRound,
    Revealed,
    Rolled,
    Started,
    StarterPassed,
    WindowClosed,
    WindowOpened,
    Won,
)
from estaminet.games.dudo.imagine import imagine
from estaminet.games.dudo.material import BLANK
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.position import read_position, write_position
from estaminet.games.dudo.rules.settlement import NOBODY
from estaminet.games.dudo.state import STALL_ROUNDS, DudoState
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Deed, Message, Name, Observation, Options, Seat, Several, View


class DudoGame(Game):
    options_type = DudoOptions
    action_types = (Bid, Dudo, Calza, Pass, Salsa)
    outcome_types = (Starter, Roll)
    event_types = (
        Started,
        Rolled,
        PalificoRound,
        CalzaStops,
        BidWas,
        WindowOpened,
        WindowClosed,
        Answered,
        Called,
        Revealed,
        DieLost,
        JokerLost,
        Gained,
        Eliminated,
        StarterPassed,
        Won,
    )
    view_type = DudoView

    def start(self, options: Options, seats: int, rematch_seat: Seat | None = None) -> DudoState:
        """DUDO-SETUP-03: a rematch is started by whom the last game eliminated first, if they are here."""
        assert isinstance(options, DudoOptions)
        if rematch_seat is not None:
            return DudoState(options, seats, rematch_seat)
        return DudoState(options, seats, options.first_seat if options.first_starter == "seat" else NOBODY)

    def actions(self, options: Options, seats: int) -> Sequence[Action]:
        return ACTIONS

    def imagine(self, observation: Observation, rng: Rng) -> DudoState:
        return imagine(observation, rng)

    def read(self, text: str, options: Options, seats: int) -> Deed:
        return notation.read(text)

    def write(self, deed: Deed) -> str:
        return notation.write(deed)

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, DudoState)
        return write_position(state)

    def from_position(self, position: Mapping[str, Any]) -> DudoState:
        return read_position(position)

    def default_action(self, observation: Observation) -> Action:
        """Silence in a window is a pass (DUDO-SALSA-03). On turn it is dudo, or the lowest bid to open."""
        for action in (PASS, DUDO):
            if action in observation.legal:
                return action
        return BIDS[0]

    def window_seconds(self, options: Options, view: View) -> int | None:
        """DUDO-SALSA-03."""
        assert isinstance(options, DudoOptions)
        assert isinstance(view, DudoView)
        return options.salsa_window_s if view.phase == "window" else None

    def asks(self, view: View) -> Message:
        assert isinstance(view, DudoView)
        if view.phase == "over":
            return "ask-over", {"seat": Name(view.in_play.index(True))}
        if view.turn is None:
            return "ask-starter", {}
        if view.phase == "roll":
            return "ask-roll", {}
        seat = Name(view.turn)
        if not view.bids:
            return ("ask-open-palifico" if view.palifico else "ask-open"), {"seat": seat, "cap": view.cap}
        bid = view.bids[-1]
        face = face_word(bid.value, bid.count)
        if view.phase == "window":
            seats = Several(tuple(Name(other) for other in view.waiting))
            return "ask-window", {"seats": seats, "count": bid.count, "face": face}
        if view.raise_offered:
            message = "ask-answer" if view.calza_offered else "ask-answer-no-calza"
        else:
            message = "ask-answer-no-raise" if view.calza_offered else "ask-answer-only-dudo"
        return message, {"seat": seat, "count": bid.count, "face": face}

    def clauses_now(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, DudoView)
        if view.phase == "over":
            return ("DUDO-END-01", "DUDO-END-02")
        if view.phase == "starter":
            return ("DUDO-SETUP-03", "DUDO-SETUP-01")
        hidden = ["DUDO-HIDE-01"] if view.total is None else []
        if view.phase == "roll":
            return ("DUDO-ROLL-01", "DUDO-SETUP-02", *(["DUDO-PAL-01"] if view.palifico else []), *hidden)
        fixed = ["DUDO-PAL-04", "DUDO-PAL-02"] if view.palifico else []
        if not view.bids:
            return ("DUDO-BID-01", *fixed, "DUDO-BID-02", "DUDO-BID-03", "DUDO-BID-08", *hidden)
        calls = ["DUDO-DUDO-01", "DUDO-DUDO-02"]
        if view.calza_offered:
            calls += ["DUDO-CALZA-01", "DUDO-CALZA-02", "DUDO-CALZA-03"]
        else:
            calls.append("DUDO-STALL-01" if view.round > STALL_ROUNDS * len(view.counts) else "DUDO-HEADS-01")
        blanks = ["DUDO-BLANK-02"] if view.bids[-1].value == BLANK else []
        raises = fixed or ["DUDO-BID-04", "DUDO-BID-05", "DUDO-BID-06", *blanks]
        if not view.raise_offered:
            raises = ["DUDO-BID-09", *fixed, *blanks]
        if view.phase == "window":
            salsa = ("DUDO-SALSA-02", "DUDO-SALSA-04", "DUDO-SALSA-05", "DUDO-SALSA-06")
            return (*salsa, *raises, *calls, *hidden)
        return ("DUDO-TURN-01", *raises, "DUDO-BID-08", *calls, *hidden)

    def rematch_seat(self, state: State) -> Seat | None:
        """DUDO-END-02: who was eliminated first."""
        assert isinstance(state, DudoState)
        return Seat(state.out[0]) if state.out else None


GAME = DudoGame(Path(__file__).parent)
