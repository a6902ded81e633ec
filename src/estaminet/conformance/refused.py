"""Everything that is refused on the way through matches, for a game's tests of what its refusals advise."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from estaminet.kernel.errors import BadOptions
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Action, Options, Refusal, Seat


class Situation(NamedTuple):
    """A decision of one seat."""

    match: Match
    seat: Seat
    legal: list[Action]

    def refused(self) -> Iterator[tuple[Action, Refusal]]:
        """Every action of the game that is not legal now, with its refusal."""
        match = self.match
        for action in match.game.actions(match.options, match.seats):
            refusal = match.state.refusal(self.seat, action)
            if refusal is not None:
                yield action, refusal


def option_sets(game: Game, names: tuple[str, ...], seats: int) -> list[Options]:
    """Every set of these options that can be played with so many seats; the others have their usual values."""
    sets = []
    for values in product(*(game.options_type.choices(name) for name in names)):
        try:
            sets.append(game.read_options(dict(zip(names, values, strict=True)), seats))
        except BadOptions:
            continue
    return sets


def situations(game: Game, options: Any, seats: int, seed: int, most: int, every: int = 1) -> Iterator[Situation]:
    """The decisions of a match that is played at random, up to `most`; only each `every`-th is told of."""
    rng = FastRng(seed)
    match = Match(game, options, seats, chance=SeededChance(seed))
    for number in range(most):
        if not match.asked:
            return
        seat = match.asked[0]
        legal = list(match.state.legal(seat))
        if number % every == 0:
            yield Situation(match, seat, legal)
        match.play(seat, legal[rng.below(len(legal))])
