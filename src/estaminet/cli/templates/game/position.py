"""The fields of a state of NewGame, and how they are written. The pile is written from the top down."""

from estaminet.games.newgame.material import HIGHEST, NO_CARD
from estaminet.games.newgame.state import NewGameState
from estaminet.kernel.fields import Coded, Field, Fields, ListOf, Number, PerSeat

CARD = Coded(range(HIGHEST + 1), missing=NO_CARD)

FIELDS = Fields(
    NewGameState,
    Field("turn", Number(-1), required=True),
    Field("hands", PerSeat(CARD)),
    Field("asides", PerSeat(CARD)),
    Field("pile", ListOf(CARD, newest_first=True), shown=None),
    follows=("face_up",),
)
