"""How complete a game is. The manifest claims a grade; each adds checks of its own to those of the grades before it.

* *rules*: it can be played in every language, in the terminal and on the site's plain board, against random bots.
* *bots*: novice, club and expert play it, and its views can be encoded as numbers.
* *board*: it has a board and a picture for the site.
"""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import msgspec

from estaminet.bots.encoding import encoder_of
from estaminet.bots.players import Budget, find_player, players_of
from estaminet.conformance.finding import Finding
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.text import Speaker, languages_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Seat

LEVELS = ("novice", "club", "expert")
QUICK = Budget(iterations=6)
LONGEST = 400
"""A match between bots is followed for at most this many moves."""
FARTHEST = 10.0
"""Numbers for learning lie between about -1 and 1; this far out, something was not scaled."""


def check_bots(game: Game, matches: int, seed: int) -> Iterator[Finding]:
    lacks = [f"there is no {part}.py" for part in ("bots", "encode") if not game.has(part)]
    lacks += [f"bots.py has no {level}" for level in LEVELS if game.has("bots") and level not in players_of(game)]
    if lacks:
        yield from [Finding("bots", sentence) for sentence in lacks]
        return
    yield from _names(game)
    for seats in game.seats:
        for number in range(matches):
            rng = FastRng.of(seed, seats, number)
            options = game.options_type() if number == 0 else game.options_type.random(rng, seats)
            try:
                yield from _plays(Match(game, options, seats, chance=SeededChance(number)), rng)
            except Exception as error:  # bots may stumble over a game whose rules are broken
                yield Finding("bots", f"{type(error).__name__}: {error} ({seats} seats, {options})")


def _names(game: Game) -> Iterator[Finding]:
    for language in languages_of(game):
        speaker = Speaker(language, game)
        for name in players_of(game):
            if not speaker.has(f"level-{name}"):
                yield Finding("bots", f"there is no message level-{name} in {language}")


def _plays(match: Match, rng: FastRng) -> Iterator[Finding]:
    """Bots of all kinds play a match; their answers are legal and depend only on what their seat knows."""
    game = match.game
    names = list(players_of(game))
    first = rng.below(len(names))
    while match.asked and len(match.moves) < LONGEST:
        seat = match.asked[0]
        # After the opening only the quick bots play, or a match takes minutes.
        name = names[(first + seat) % len(names)] if len(match.moves) < 8 else LEVELS[seat % 2]
        observation = match.observation(seat)
        luck = rng.below(1 << 30)
        action = find_player(name, game, FastRng(luck), QUICK).choose(observation)
        if action not in observation.legal:
            yield Finding("bots", f"{name} answers {action}, which is not among the legal actions")
            return
        if rng.below(len(match.moves) + 1) < 2:
            if find_player(name, game, FastRng(luck), QUICK).choose(observation) != action:
                yield Finding("bots", f"{name} does not give the same answer to the same question with the same luck")
                return
            twin = game.imagine(observation, rng)
            seen = msgspec.structs.replace(observation, view=twin.view(seat), legal=tuple(twin.legal(seat)))
            if find_player(name, game, FastRng(luck), QUICK).choose(seen) != action:
                yield Finding("bots", f"{name} answers differently in a world that its seat cannot tell from this one")
                return
            yield from _numbers(match, seat)
        match.play(seat, action)


def _numbers(match: Match, seat: Seat) -> Iterator[Finding]:
    encoder = encoder_of(match.game)
    length = encoder.length(match.options, match.seats)
    numbers = encoder.encode(match.state.view(seat), match.options, match.seats)
    if len(numbers) != length:
        yield Finding("bots", f"encode gives {len(numbers)} numbers, and {length} at the start of a match")
    if not all(isfinite(number) and abs(number) <= FARTHEST for number in numbers):
        yield Finding("bots", f"encode gives numbers far from -1 to 1: {max(numbers, key=abs)}")


def check_board(game: Game, matches: int, seed: int) -> Iterator[Finding]:  # noqa: ARG001
    for name in ("Board.svelte", "Picture.svelte"):
        if not (game.folder / "board" / name).is_file():
            yield Finding("board", f"there is no board/{name}")
