"""dnup as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from estaminet.games.dnup import events, notation
from estaminet.games.dnup.actions import Add, Deal, First, Play, Take, Turn
from estaminet.games.dnup.imagine import imagine
from estaminet.games.dnup.material import check_deck, read_deck
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.position import read_position, write_position
from estaminet.games.dnup.rules.pack import pack_of
from estaminet.games.dnup.rules.state import DnupState
from estaminet.games.dnup.view import DnupView
from estaminet.kernel.errors import BadOptions
from estaminet.kernel.game import Game
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Deed, Message, Name, Observation, Options, Seat, View


class DnupGame(Game):
    options_type = DnupOptions
    action_types = (Play, Add, Take, Turn)
    outcome_types = (First, Deal)
    event_types = (
        events.FirstCard,
        events.Dealt,
        events.Starts,
        events.Cleared,
        events.Played,
        events.Added,
        events.Beaten,
        events.BeatenAway,
        events.Taken,
        events.HandTurned,
        events.NothingToPlay,
        events.Guarded,
        events.WentOut,
        events.RoundWon,
        events.RoundOver,
        events.Won,
    )
    view_type = DnupView

    def start(self, options: Options, seats: int, rematch_seat: Seat | None = None) -> DnupState:
        assert isinstance(options, DnupOptions)
        return DnupState(options, seats)

    def actions(self, options: Options, seats: int) -> Sequence[Action]:
        assert isinstance(options, DnupOptions)
        return pack_of(options.deck, seats).actions

    def imagine(self, observation: Observation, rng: Rng) -> DnupState:
        return imagine(observation, rng)

    def read(self, text: str, options: Options, seats: int) -> Deed:
        assert isinstance(options, DnupOptions)
        return notation.read(text, options, seats)

    def write(self, deed: Deed) -> str:
        return notation.write(deed)

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, DnupState)
        return write_position(state)

    def from_position(self, position: Mapping[str, Any]) -> DnupState:
        return read_position(position)

    def read_option_file(self, name: str, text: str, source: str) -> object:
        """A deck; what is wrong is said by card and line."""
        self._has_files(name)
        return read_deck(text, source)

    def option_file_warnings(self, name: str, text: str, source: str) -> list[str]:
        self._has_files(name)
        return check_deck(text, source).warnings

    def _has_files(self, name: str) -> None:
        if name != "deck":
            raise BadOptions([f"only the option deck can be read from a file, not {name!r}"])

    def default_action(self, observation: Observation) -> Action:
        """Get rid of as many cards as possible, low ones first; else turn the hand; else (by the guard) add a card."""
        plays = [action for action in observation.legal if isinstance(action, Play)]
        if plays:
            return max(plays, key=lambda play: (len(play.cards), -play.value, -play.index))
        turns = [action for action in observation.legal if isinstance(action, Turn)]
        return turns[0] if turns else observation.legal[0]

    def asks(self, view: View) -> Message:
        assert isinstance(view, DnupView)
        if view.winner is not None:
            return "ask-over", {"seat": Name(view.winner)}
        if view.turn is None:
            return ("ask-first" if view.phase == "first" else "ask-deal"), {}
        seat = Name(view.turn)
        if view.guarded:
            return "ask-guarded", {"seat": seat}
        who = "ask-you" if view.turn == view.seat else "ask-turn"
        if view.area is None:
            return who, {"seat": seat}
        return f"{who}-area", {"seat": seat, "area": view.area}

    def clauses_now(self, view: View) -> tuple[str, ...]:
        assert isinstance(view, DnupView)
        two = len(view.counts) == 2
        if view.phase == "over":
            return ("DNUP-TWO-08",) if two else ("DNUP-GAME-01", "DNUP-GAME-02")
        if view.phase == "first":
            return ("DNUP-DEAL-03", "DNUP-SETUP-01")
        if view.phase == "deal":
            won = ["DNUP-TWO-08"] if two else ["DNUP-GAME-03"]
            return ("DNUP-DEAL-01", "DNUP-DEAL-02", "DNUP-SETUP-01", *won)
        now = ["DNUP-STALL-02"] if view.guarded else []
        if not view.discards and not view.table:
            now.append("DNUP-START-02")
        now += ["DNUP-TWO-02", "DNUP-TWO-05", "DNUP-TWO-06"] if two else ["DNUP-TURN-03"]
        now += ["DNUP-PLAY-01", "DNUP-SET-01"]
        if view.table:
            now += ["DNUP-PLAY-02", "DNUP-PLAY-03", "DNUP-PLAY-04", "DNUP-ADD-01", "DNUP-ADD-02"]
            now += [] if view.guarded else ["DNUP-TAKE-01", "DNUP-FLIP-01"]
        now.append("DNUP-ROT-01")
        if view.out:
            now += ["DNUP-OUT-02", "DNUP-OUT-03", "DNUP-OUT-04", "DNUP-OUT-06"]
        else:
            now.append("DNUP-TWO-07" if two else "DNUP-OUT-01")
        if view.stall is not None and not view.guarded:
            now.append("DNUP-STALL-01")
        return tuple(now)


GAME = DnupGame(Path(__file__).parent)
