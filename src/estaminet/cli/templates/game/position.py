"""The fields of a state of NewGame, and how they are written.

{"seats": 2, "options": {}, "turn": 1, "hands": [3, 5], "asides": [1, null], "pile": [6, 6, 1, 2, 2, 3, 4, 4, 5]}

The pile is written from the top down. Before the deal the turn is -1 and nobody has a card.
"""

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
