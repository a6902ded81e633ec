"""The twin test: worlds that a seat cannot tell apart must look the same to it, and allow and tell it the same.

At a step of a match, a seat's observation is taken and several twins are imagined from it. The test fails if a twin
shows the seat (or a spectator) another view, asks other seats, offers the seat other actions, breaks an invariant, or
if the next move tells another story there although no event says that it reveals something. And over a whole run the
twins must disagree with the real world about whatever is hidden from a seat, or it was not hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from estaminet.conformance.finding import Finding
from estaminet.kernel.values import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from estaminet.kernel.game import Game
    from estaminet.kernel.match import Match
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Deed, Event, View, Viewer

TWINS = 3
OUTCOMES = 60
ENOUGH = 40
"""How often something hidden must have been looked at before it means anything that no twin ever differed in it."""


class Hidden:
    """What views hide from others (None to a spectator, a value to its owner), and how often a twin had another."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}
        self.looks: dict[str, int] = {}
        self.differed: dict[str, int] = {}
        self.looked = 0
        self.varied = 0
        """How often twins were imagined, and how often they were not all the same."""
        self.secrets = 0
        """How often something was told to one seat and not, or not in full, to another."""

    def note(self, real: dict[str, str], twin: dict[str, str]) -> None:
        for path, value in real.items():
            self.values.setdefault(path, set()).add(value)
            self.looks[path] = self.looks.get(path, 0) + 1
            if twin.get(path) != value:
                self.differed[path] = self.differed.get(path, 0) + 1

    def findings(self) -> Iterator[Finding]:
        for path, looks in self.looks.items():
            if looks >= ENOUGH and len(self.values[path]) > 1 and path not in self.differed:
                message = (
                    f"what {path} shows is hidden, but in {looks} looks every twin had it right: others can tell it"
                )
                yield Finding("twins", message)
        if self.secrets and self.looked >= ENOUGH and not self.varied:
            message = (
                f"something is told in secret, but in {self.looked} looks the twins never differed from one another"
            )
            yield Finding("twins", message)


def kept_back(view: View, public: View, seat: int) -> dict[str, str]:
    """What a seat's view shows and a spectator's does not, by path; all places in a list share one path."""
    hidden: dict[str, str] = {}

    def walk(mine: object, theirs: object, path: str) -> None:
        if theirs is None and mine is not None:
            hidden[path] = hidden.get(path, "") + repr(mine)
        elif isinstance(mine, dict) and isinstance(theirs, dict):
            for key in mine.keys() & theirs.keys():
                walk(mine[key], theirs[key], f"{path}.{key}")
        elif isinstance(mine, (list, tuple)) and isinstance(theirs, (list, tuple)) and len(mine) == len(theirs):
            for left, right in zip(mine, theirs, strict=True):
                walk(left, right, f"{path}[]")

    walk(
        msgspec.to_builtins(view, builtin_types=()),
        msgspec.to_builtins(public, builtin_types=()),
        f"seat {seat}",
    )
    return hidden


def tell_apart(
    game: Game, match: Match, rng: Rng, hidden: Hidden, imagined: dict[Seat, list[State]]
) -> Iterator[Finding]:
    """Imagine twins for every seat of the match as it stands, and compare what each shows. Keeps them in `imagined`."""
    state = match.state
    public = state.view(None)
    views = [state.view(Seat(seat)) for seat in range(match.seats)]
    secrets = [kept_back(view, public, seat) for seat, view in enumerate(views)]
    for number in range(match.seats):
        seat = Seat(number)
        observation = match.observation(seat)
        where = f"at move {len(match.moves)} of {match.seats} seats with {match.options}"
        twins: list[State] = []
        # Where the log turns its page, a view keeps back what everybody was told and may remember.
        remembered = any(event.turns_page() for event in observation.seen)
        for _ in range(TWINS):
            try:
                twin = game.imagine(observation, rng)
            except Exception as error:  # whatever goes wrong in imagine is the finding
                yield Finding("twins", f"imagine fails for seat {seat} {where}: {type(error).__name__}: {error}")
                break
            differences = list(different(twin, state, seat, views[seat], public))
            if differences:
                yield Finding("twins", f"a twin of seat {seat} {differences[0]} {where}")
                break
            twins.append(twin)
            for other in range(match.seats):
                if other != seat and not remembered:
                    hidden.note(secrets[other], kept_back(twin.view(Seat(other)), public, other))
        imagined[seat] = twins
        hidden.looked += 1
        positions = [game.position(twin) for twin in twins]
        hidden.varied += any(position != positions[0] for position in positions)


def different(twin: State, state: State, seat: Seat, view: View, public: View) -> Iterator[str]:
    """How a twin gives itself away to the seat it was imagined for."""
    if violations := list(twin.violations()):
        yield f"is impossible ({violations[0]})"
        return
    if twin.view(seat) != view:
        yield f"has another view ({first_difference(twin.view(seat), view)})"
    if twin.view(None) != public:
        yield f"shows a spectator something else ({first_difference(twin.view(None), public)}): spectators know more"
    if repr(twin.pending()) != repr(state.pending()):
        yield f"waits for {twin.pending()!r}, not {state.pending()!r}"
    if tuple(twin.legal(seat)) != tuple(state.legal(seat)):
        yield "offers it other actions"


def first_difference(left: View, right: View) -> str:
    for field in left.__struct_fields__:
        if getattr(left, field) != getattr(right, field):
            return f"{field}: {getattr(left, field)!r} instead of {getattr(right, field)!r}"
    return f"{left!r} instead of {right!r}"


def same_story(before: State, by: Seat, deed: Deed, imagined: dict[Seat, list[State]]) -> Iterator[Finding]:
    """Play the move in the real world and in the twins that allow it; each seat must hear, and then see, the same."""
    after = before.copy()
    real = play_and_listen(after, by, deed)
    for seat, twins in imagined.items():
        for twin in twins:
            if twin.refusal(by, deed) is not None:
                continue
            world = twin.copy()
            told = play_and_listen(world, by, deed)
            viewers: tuple[Viewer, ...] = (seat, None)
            for viewer in viewers:
                who = "a spectator" if viewer is None else f"seat {viewer}"
                revealed = False
                for mine, theirs in zip(real, told, strict=False):
                    if mine.reveals(seat) or theirs.reveals(seat):
                        revealed = True
                        break
                    if mine.seen_by(viewer) != theirs.seen_by(viewer):
                        left, right = mine.seen_by(viewer), theirs.seen_by(viewer)
                        yield Finding(
                            "twins", f"{deed} by {by} tells {who} {left} here and {right} in a twin of {seat}"
                        )
                        return
                if revealed:
                    continue
                if len(real) != len(told) and by != CHANCE:
                    yield Finding(
                        "twins", f"{deed} by {by} tells {who} more in one world than in a twin of seat {seat}"
                    )
                    return
                if after.view(viewer) != world.view(viewer):
                    what = first_difference(after.view(viewer), world.view(viewer))
                    yield Finding("twins", f"{deed} by {by} shows {who} what it did not say: {what}")
                    return


def play_and_listen(state: State, by: Seat, deed: Deed) -> list[Event]:
    heard: list[Event] = []
    state.play(by, deed, heard.append)
    return heard


def chance_tells_no_more_than_it_shows(game: Game, state: State, rng: Rng, seats: int) -> Iterator[Finding]:
    """Outcomes of one chance move that differ but look the same to a viewer must be told to that viewer alike."""
    viewers: list[Viewer] = [None, *(Seat(seat) for seat in range(seats))]
    stories: dict[tuple[Viewer, str], tuple[list[Event | None], Deed, dict[str, Any]]] = {}
    for _ in range(OUTCOMES):
        world = state.copy()
        outcome = world.sample(rng)
        told = play_and_listen(world, CHANCE, outcome)
        position = game.position(world)
        for viewer in viewers:
            if any(event.reveals(viewer) for event in told):
                continue
            story = [event.seen_by(viewer) for event in told]
            first, other, elsewhere = stories.setdefault((viewer, repr(world.view(viewer))), (story, outcome, position))
            if first != story and position != elsewhere:
                who = "a spectator" if viewer is None else f"seat {viewer}"
                yield Finding("twins", f"{outcome} and {other} look the same to {who} but are told differently")
                return
