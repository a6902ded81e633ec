"""A table for a game's own tests: matches set up and played in notation, and what came of it.

    match = begun(GAME, 3, "shuffle 3 5 1 6 2 4 6 5 4 3 2 1", "swap", put_aside="down")
    assert view(match, 0).hand == 6
    assert refused(match, "swap", by=0).clause == "HAZARD-TURN-01"

What is not said to be done by somebody is done by whoever is asked first, or by chance if nobody is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from estaminet.kernel.errors import Illegal
from estaminet.kernel.match import Match
from estaminet.kernel.values import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import AnOptions, AState, AView, Event, Refusal, Viewer


def begun(
    game: Game[AnOptions, AState, AView], seats: int, *texts: str, **options: object
) -> Match[AnOptions, AState, AView]:
    """A new match after these moves, those of chance among them."""
    match = Match(game, game.read_options(options, seats), seats)
    play(match, *texts)
    return match


def placed(
    game: Game[AnOptions, AState, AView], position: Mapping[str, Any], *texts: str
) -> Match[AnOptions, AState, AView]:
    """A match that begins in this position, after these moves."""
    match = Match.from_position(game, game.from_position(position))
    play(match, *texts)
    return match


def play(match: Match, *texts: str, by: int | None = None) -> list[Event]:
    """Play these; what the last of them brought about, in full."""
    for text in texts:
        match.play(_due(match, by), match.game.read(text, match.options, match.seats))
    return events(match)


def refused(match: Match, text: str, by: int | None = None) -> Refusal:
    """Why this is not allowed; fails if it is. Nothing changes."""
    before = match.game.position(match.state)
    try:
        play(match, text, by=by)
    except Illegal as error:
        assert match.game.position(match.state) == before
        return error.refusal
    raise AssertionError(f"{text} was allowed")


def offered(match: Match, seat: int | None = None) -> list[str]:
    """What this seat may do, in notation; nothing if it is not asked."""
    return [match.game.write(action) for action in match.state.legal(_due(match, seat))]


def view(match: Match[AnOptions, AState, AView], viewer: int | None = None) -> AView:
    """What this seat sees; None is a spectator."""
    return cast("AView", match.state.view(_viewer(viewer)))


def events(match: Match) -> list[Event]:
    """What the last move brought about, in full."""
    return [event for number, event in match.events if number == len(match.moves) - 1]


def told(match: Match, viewer: int | None = None) -> list[Event]:
    """What this viewer was told of the last move."""
    return [version for event in events(match) if (version := event.seen_by(_viewer(viewer))) is not None]


def _due(match: Match, by: int | None) -> Seat:
    return Seat(by) if by is not None else match.asked[0] if match.asked else CHANCE


def _viewer(viewer: int | None) -> Viewer:
    return None if viewer is None else Seat(viewer)
