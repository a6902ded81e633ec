"""Dudo! as the kernel sees it."""

from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.state import DudoState
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.game import Game
from estaminet.kernel.values import Seat


class DudoGame(Game[DudoOptions, DudoState, DudoView]):
    def start(self, options: DudoOptions, seats: int, rematch_seat: Seat | None = None) -> DudoState:
        """DUDO-SETUP-03: a rematch is started by whoever the last match eliminated first, if they are here."""
        if rematch_seat is not None:
            return DudoState(options, seats, rematch_seat)
        if options.first_starter == "seat":
            return DudoState(options, seats, options.first_seat)
        return DudoState(options, seats)

    def rematch_seat(self, state: DudoState) -> Seat | None:
        """DUDO-END-02: who was eliminated first."""
        return Seat(state.out[0]) if state.out else None

    def window_seconds(self, options: DudoOptions, view: DudoView) -> int | None:
        """DUDO-SALSA-03."""
        return options.salsa_window_s if view.phase == "window" else None


GAME = DudoGame()
