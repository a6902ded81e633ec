"""A view of NewGame as numbers."""

from estaminet.bots.encoding import around
from estaminet.games.newgame.material import DECK, HIGHEST
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.view import NewGameView


def encode(view: NewGameView, options: NewGameOptions, seats: int) -> list[float]:
    numbers = [(view.hand or 0) / HIGHEST, view.pile / len(DECK)]
    for seat in around(view.seat or 0, seats):
        choice, aside = view.choices[seat], view.asides[seat]
        numbers += [float(choice == "keep"), float(choice == "swap"), (aside or 0) / HIGHEST, float(view.turn == seat)]
    return numbers
