"""The fields of a state of NewGame, and how they are written. The pile is written from the top down."""

from estaminet.games.newgame.material import HIGHEST, NO_CARD, NO_CHOICE
from estaminet.games.newgame.state import NewGameState
from estaminet.kernel.fields import ASeat, Coded, Field, Fields, ListOf, PerSeat

CARD = Coded(range(HIGHEST + 1), missing=NO_CARD)

FIELDS = Fields(
    NewGameState,
    Field("turn", ASeat(), required=True),
    Field("hands", PerSeat(CARD), own="hand"),
    Field("choices", PerSeat(Coded(["keep", "swap"], "choice", missing=NO_CHOICE))),
    Field("asides", PerSeat(CARD)),
    Field("pile", ListOf(CARD, newest_first=True), shown=None),
    follows=("face_up",),
)
