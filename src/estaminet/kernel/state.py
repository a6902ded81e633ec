"""One match in progress, and what it is waiting for."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from estaminet.kernel.rng import Rng
from estaminet.kernel.values import Action, Deed, Event, Options, Outcome, Refusal, Seat, View, Viewer

Tell = Callable[[Event], None]

V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """What a state waits for: a `Decision`, `Chance`, or nothing more (`Ended`). Shared objects; never change one."""


class Decision(Pending):
    """These seats are asked, in any order; each answer is kept face down until the last is in."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def __repr__(self) -> str:
        return f"Decision{self.seats}"


class Chance(Pending):
    """A roll, a shuffle or a draw comes next."""

    def __repr__(self) -> str:
        return "Chance()"


class Ended(Pending):
    """It is over: `places[seat]` is 1 for a winner, ties share a place (1, 2, 2, 4); `clause` says by which rule."""

    def __init__(self, places: tuple[int, ...], clause: str) -> None:
        self.places = places
        self.clause = clause

    def shares(self) -> list[float]:
        """What each seat has won."""
        return shares_of(self.places)

    def __repr__(self) -> str:
        return f"Ended({self.places}, {self.clause!r})"


# Final, so that compiled games have them at hand instead of looking them up by name.
CHANCE_PENDING: Final = Chance()
ASKED: Final = tuple(Decision((Seat(seat),)) for seat in range(16))
"""The decision of one seat, made once: `ASKED[seat]`."""


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Places from scores, the higher the better; equal scores share a place and the next place counts them all."""
    return tuple([1 + sum([1 for other in scores if other > score]) for score in scores])


def shares_of(places: Sequence[int]) -> list[float]:
    """What each seat has won by its place: 1 for the winner, shared equally if there are several."""
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def state_from_position(game: str, position: dict[str, Any]) -> Any:
    """The state that was pickled as this position; `game` is the module that holds the `GAME`."""
    return import_module(game).GAME.from_position(position)


_GAMES: Final[dict[type[Any], Any]] = {}
"""The game of a state by its class, once it was asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One match in progress. Only `play` changes it; everything else looks.

    Games subclass it as a plain class with typed attributes, compiled with mypyc and working the same uncompiled.
    """

    options: Options
    seats: int

    @abstractmethod
    def pending(self) -> Pending:
        """What comes next."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every action this seat may take now: complete, no repeats, fixed order; () if the seat is not asked.

        This one asks `refusal` about every action there is; a game whose bots are short of time writes a quicker one.
        """
        pending = self.pending()
        if not isinstance(pending, Decision) or seat not in pending.seats:
            return ()
        actions: Sequence[Action] = self._game().actions(self.options, self.seats)
        return [action for action in actions if self.refusal(seat, action) is None]

    @abstractmethod
    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        """Why this deed is not allowed now; None if it is.

        An action is asked about with a seat, an outcome with `CHANCE`: the match refuses anything else by itself.
        """

    @abstractmethod
    def sample(self, rng: Rng) -> Outcome:
        """An outcome for `Chance`, by its odds."""

    @abstractmethod
    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        """Play the deed, in place, unchecked: the caller has asked `refusal`, or took it from `legal` or `sample`.

        `tell` hears the events in order; with None nobody listens and no event is made.
        """

    def view(self, viewer: Viewer) -> View:
        """What this viewer may know; None is a spectator. This one is what the fields show and no more."""
        view_type: type[View] = self._game().view_type
        return self.shown(view_type, viewer)

    def view_from(self, public: View, viewer: Viewer) -> View:
        """What `view` gives this viewer; `public` is what it gives a spectator now. A table makes everybody's views at
        every move: a game may take from there what is the same for everybody. Must agree with `view`."""
        return self.view(viewer)

    def shown(self, view_type: type[V], viewer: Viewer, **more: Any) -> V:
        """A view with what the fields show to this viewer (`shown` and `own` of `Field`), with what follows from them
        and is called the same there, and more by name: what is neither, or is not told as it is kept. A game whose bots
        are short of time calls the class itself, by place."""
        view: V = self._game().fields.view(view_type, self, viewer, more)
        return view

    def copy(self) -> Self:
        """An independent state. This one follows from the fields; a game whose bots are short of time writes a quicker
        one."""
        copied: Self = self._game().fields.copy(self)
        return copied

    def violations(self) -> Iterator[str]:
        """Sentences about what is impossible in this state; none if all is well. These are of `rules/violations.py`."""
        sentences: Iterator[str] = import_module(self._folder() + ".rules.violations").violations_of(self)
        return sentences

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its position: the same compiled or not, and what states share is shared again when read back."""
        game = self._folder() + ".game"
        return state_from_position, (game, import_module(game).GAME.position(self))

    def _game(self) -> Any:
        kind = type(self)
        if kind not in _GAMES:
            _GAMES[kind] = import_module(self._folder() + ".game").GAME
        return _GAMES[kind]

    def _folder(self) -> str:
        """The package of its game: a state is defined in the folder of estaminet.games.<key>."""
        return ".".join(type(self).__module__.split(".")[:3])
