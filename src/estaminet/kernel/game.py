"""What a game is: a folder under `games/` that has a manifest and, in `game.py`, one `GAME`.

The parts of a game are modules of its folder, found by name (`Game.part`). docs/game-authors.md lists them in order.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import tomllib
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, get_args

import msgspec

from estaminet.kernel import notation
from estaminet.kernel.errors import BadOptions, EstaminetError
from estaminet.kernel.rules import Rules, read_rules
from estaminet.kernel.values import Action, AnOptions, AState, AView, Event, Facts, Name, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType

    from estaminet.kernel.fields import Fields
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Deed, Message, Observation, Options, Seat, View

Grade = Literal["rules", "bots", "board"]
GRADES: tuple[Grade, ...] = get_args(Grade)
"""How complete a game is; each grade includes those before it."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`manifest.toml`: the facts about a game that need no code.

    `seats` is the fewest and the most; `rules_version` goes up when the same record could replay differently.
    """

    title: str
    seats: tuple[int, int]
    usual_seats: int
    minutes: tuple[int, int]
    rules_version: int
    grade: Grade
    credit: str
    designer: str | None = None
    publisher: str | None = None
    own: bool = False
    """Whether it belongs to those who wrote this folder, and not to others from whom we have to keep apart."""
    lowest_leads: bool = False
    """Whether the lowest score is the best."""


class NoSuchPart(EstaminetError):
    """The game's folder lacks a module."""


class Game(Generic[AnOptions, AState, AView]):
    """One game: stateless, found by its folder. Everything about a match in progress is in `State`.

    A game of which nothing more is to be said is made of its types: `GAME = Game.of(HazardOptions, HazardState,
    HazardView)`. One that overrides something names them in brackets: `class HazardGame(Game[HazardOptions,
    HazardState, HazardView])`.
    """

    options_type: type[AnOptions]
    state_type: type[AState]
    view_type: type[AView]

    def __init_subclass__(cls) -> None:
        for base in getattr(cls, "__orig_bases__", ()):
            if getattr(base, "__origin__", None) is Game:
                cls.options_type, cls.state_type, cls.view_type = get_args(base)

    @classmethod
    def of(cls, options: type[AnOptions], state: type[AState], view: type[AView]) -> Game[AnOptions, AState, AView]:
        """The game of these types, in the folder where its options are defined."""
        body = {"__module__": options.__module__, "options_type": options, "state_type": state, "view_type": view}
        made: Game[AnOptions, AState, AView] = type("TheGame", (cls,), body)()
        return made

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is the one its class is defined in, unless another is given."""
        folder = folder or Path(inspect.getfile(type(self))).parent
        self.folder = folder
        self.key = folder.name
        self.manifest = msgspec.convert(tomllib.loads((folder / "manifest.toml").read_text("utf-8")), Manifest)
        low, high = self.manifest.seats
        self.seats = range(low, high + 1)
        self._package = type(self).__module__.rpartition(".")[0]
        self._parts: dict[str, ModuleType] = {}

    # Parts

    def has(self, name: str) -> bool:
        """Whether the folder has this module."""
        return importlib.util.find_spec(f"{self._package}.{name}") is not None

    def part(self, name: str) -> Any:
        """The module of this name in the game's folder; raises `NoSuchPart`."""
        if name not in self._parts:
            if not self.has(name):
                raise NoSuchPart(f"{self.key} has no {name}.py")
            self._parts[name] = importlib.import_module(f"{self._package}.{name}")
        return self._parts[name]

    @cached_property
    def action_types(self) -> tuple[type[Action], ...]:
        """Everything a seat can do: the actions of `actions.py`."""
        return _defined_in(self.part("actions"), Action)

    @cached_property
    def outcome_types(self) -> tuple[type[Outcome], ...]:
        """Everything chance can do: the outcomes of `actions.py`."""
        return _defined_in(self.part("actions"), Outcome)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        """Everything that can happen: the events of `events.py`."""
        return _defined_in(self.part("events"), Event)

    def rules(self, language: str = "en") -> Rules:
        """The rules by clause: `RULES.<language>.md`, or `RULES.md` if there is no such file."""
        return read_rules(self.folder, language)

    # Options

    def read_options(self, given: Mapping[str, object], seats: int) -> AnOptions:
        """Options for a table with this number of seats, or `BadOptions` with every reason."""
        if seats not in self.seats:
            raise BadOptions([self.wrong_seats(seats)])
        return self.options_type.read(given, seats)

    def wrong_seats(self, seats: int) -> Message:
        """That this number of players is not possible."""
        low, high = self.seats[0], self.seats[-1]
        return "wrong-seats", {"title": self.manifest.title, "low": low, "high": high, "seats": seats}

    def read_option_file(self, name: str, text: str, source: str) -> object:
        """An option's value from the text of a file, for `read_options`; `source` is what to call the file.

        Raises `BadOptions` with everything that is wrong. A game with such an option overrides this.
        """
        raise BadOptions([("wrong-option-no-file", {"option": name})])

    def option_file_warnings(self, name: str, text: str, source: str) -> list[Message]:
        """What is odd about such a file, though it can still be used."""
        return []

    # Matches

    def start(self, options: AnOptions, seats: int, rematch_seat: Seat | None = None) -> AState:
        """A new match. `rematch_seat` is where the player whom `rematch_seat()` named in the last match sits now."""
        make: Callable[[AnOptions, int], AState] = self.state_type
        return make(options, seats)

    def actions(self, options: AnOptions, seats: int) -> Sequence[Action]:
        """The list of all actions with these options, legal or not now; `actions[i].index == i`. Made once, shared.

        That is `ACTIONS` of `actions.py`; a game whose list depends on options or seats overrides this.
        """
        actions: Sequence[Action] = self.part("actions").ACTIONS
        return actions

    def rematch_seat(self, state: AState) -> Seat | None:
        """The seat of this finished match that the rules of a rematch single out, if any."""
        return None

    def window_seconds(self, options: AnOptions, view: AView) -> int | None:
        """How long those who are asked now may stay silent before `default_action` is played for them, where the rules
        themselves set a time; None: as long as their clocks allow. `view` is a spectator's."""
        return None

    # imagine.py, and past.py if it is not part of it

    @cached_property
    def imagine(self) -> Callable[[Observation, Rng], AState]:
        """A full state that this seat cannot tell from the real one, drawn from all such states.

        It has the same view for that seat and agrees with every event the seat has seen.
        """
        made: Callable[[Observation, Rng], AState] = self.part("imagine").imagine
        return made

    @cached_property
    def past(self) -> Callable[[Observation, AState], Past]:
        """How an imagined world came about: what chance did, and what others did face down. (`Past`)

        Replayed with the moves everybody knows, it leads to exactly that world and tells the seat what it has seen.
        """
        made: Callable[[Observation, AState], Past] = self.part("past" if self.has("past") else "imagine").past
        return made

    # notation.py, or deeds by name and fields

    def read(self, text: str, options: AnOptions, seats: int) -> Deed:
        """The action or outcome that this text stands for; raises `Unreadable`. Forgiving about spaces and case."""
        if not self.has("notation"):
            return notation.read(text, self.actions(options, seats), self.outcome_types)
        deed: Deed = self.part("notation").read(text, options, seats)
        return deed

    @cached_property
    def write(self) -> Callable[[Deed], str]:
        """The one notation of an action or outcome, on one line; `read` gives the same deed back."""
        made: Callable[[Deed], str] = self.part("notation").write if self.has("notation") else notation.write
        return made

    # position.py

    @cached_property
    def fields(self) -> Fields[AState]:
        """The fields of a state."""
        made: Fields[AState] = self.part("position").FIELDS
        return made

    def position(self, state: AState) -> dict[str, Any]:
        """The full state as JSON data, with `seats` and `options` among its keys."""
        return self.fields.write(state)

    def from_position(self, position: Mapping[str, Any]) -> AState:
        """The state that this position describes; raises `BadPosition` with every reason."""
        return self.fields.read(position, self.seats, self.options_type)

    # advice.py, which may leave out any of these, or be left out

    def _advice(self, name: str) -> Any:
        return getattr(self.part("advice"), name, None) if self.has("advice") else None

    @cached_property
    def default_action(self) -> Callable[[Observation[AnOptions, AView]], Action]:
        """What is played for a seat that stays silent too long: unless the game says, the first legal action."""
        made: Callable[[Observation], Action] = self._advice("default_action") or (lambda seen: seen.legal[0])
        return made

    @cached_property
    def clauses_now(self) -> Callable[[AnOptions, AView], tuple[str, ...]]:
        """The clauses that matter in this situation, the most telling first: what help shows. Else all."""
        made: Callable[[AnOptions, AView], tuple[str, ...]] | None = self._advice("clauses_now")
        return made or (lambda *_: tuple(self.rules().clauses))

    @cached_property
    def score(self) -> Callable[[AView], tuple[int, ...]]:
        """Where everybody stands, a number per seat; () where nothing is counted. Higher is better, unless the manifest
        says `lowest_leads`. Unless the game says, the view's `points`, if any."""
        made: Callable[[AView], tuple[int, ...]] = self._advice("score") or (lambda view: getattr(view, "points", ()))
        return made

    @cached_property
    def round(self) -> Callable[[AView], int]:
        """Which round is being played, counted from 1; 0 before the first. Unless the game says, the view's `round`;
        without one a match is one round."""
        made: Callable[[AView], int] = self._advice("round_of") or (lambda view: getattr(view, "round", 1))
        return made

    @cached_property
    def round_scores(self) -> Callable[[AView], tuple[int, ...]] | None:
        """What each seat made of the round that has just ended, where that is not the change of its score; a game may
        leave it out."""
        made: Callable[[AView], tuple[int, ...]] | None = self._advice("round_scores")
        return made

    @cached_property
    def out(self) -> Callable[[AView], tuple[int, ...]]:
        """The seats that have nothing more to decide in this round: unless the game says, the view's `out`, if any."""
        made: Callable[[AView], tuple[int, ...]] = self._advice("out_of") or (lambda view: getattr(view, "out", ()))
        return made

    @cached_property
    def asks(self) -> Callable[[AnOptions, AView], Message]:
        """What is being asked, and of whom: a message of the game's strings and its arguments.

        Unless the game says, whose `turn` it is by the view.
        """
        made: Callable[[AnOptions, AView], Message] = self._advice("asks") or _whose_turn
        return made

    @cached_property
    def facts(self) -> Callable[[AnOptions, AView, Sequence[Action]], Facts | None]:
        """What a board drawing this view would otherwise have to judge: what a choice would win, which dice count.

        Made from what the viewer has and nothing else: the options, the view, and the viewer's legal actions. These
        are () for a viewer who is not asked; the facts are then the same for every viewer. None if the game has none.
        """
        made: Callable[[AnOptions, AView, Sequence[Action]], Facts | None] = self._advice("facts") or (lambda *_: None)
        return made

    @cached_property
    def facts_type(self) -> type[Facts] | None:
        return _defined_in(self.part("view"), Facts)[0] if self._advice("facts") else None


def _whose_turn(_: Options, view: View) -> Message:
    turn = getattr(view, "turn", None)
    return ("ask-nobody-now", {}) if turn is None else ("ask-whose-turn", {"seat": Name(turn)})


class Past(msgspec.Struct, frozen=True):
    """What happened on the way to a world that a seat did not see, in order."""

    outcomes: tuple[Outcome, ...]
    """Every outcome of chance since the start of the match."""
    answers: tuple[tuple[int, Action], ...] = ()
    """Choices of others that this seat could not tell from another choice: who and what, in order."""


def _defined_in(module: ModuleType, kind: type[Any]) -> tuple[type[Any], ...]:
    """The classes of this kind that the module defines, in its order, without those that have subclasses."""
    own = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == module.__name__]
    return tuple([value for value in own if issubclass(value, kind) and not value.__subclasses__()])
