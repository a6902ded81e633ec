"""What a game is. A folder under `games/` that has a manifest and, in `game.py`, one `GAME`."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from estaminet.kernel.errors import BadOptions
from estaminet.kernel.rules import Rules, read_rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from estaminet.kernel.rng import Rng
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Action, Deed, Event, Message, Observation, Options, Outcome, Seat, View


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`manifest.toml`: the facts about a game that need no code.

    `seats` are the fewest and the most; `rules_version` goes up when the same record could replay differently.
    """

    title: str
    seats: tuple[int, int]
    usual_seats: int
    minutes: tuple[int, int]
    rules_version: int
    credit: str
    designer: str | None = None
    publisher: str | None = None


class Game(ABC):
    """One game: stateless, found by its folder. Everything about a match in progress is in `State`."""

    options_type: ClassVar[type[Options]]
    action_types: ClassVar[tuple[type[Action], ...]]
    outcome_types: ClassVar[tuple[type[Outcome], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    view_type: ClassVar[type[View]]

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.key = folder.name
        self.manifest = msgspec.convert(tomllib.loads((folder / "manifest.toml").read_text("utf-8")), Manifest)
        low, high = self.manifest.seats
        self.seats = range(low, high + 1)

    def rules(self, language: str = "en") -> Rules:
        """The rules by clause: `RULES.md`, or `RULES.<language>.md`."""
        return read_rules(self.folder, language)

    def read_options(self, given: Mapping[str, object], seats: int) -> Options:
        """Options for a table of so many seats, or `BadOptions` with every reason."""
        if seats not in self.seats:
            raise BadOptions([f"{self.manifest.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}"])
        return self.options_type.read(given, seats)

    def read_option_file(self, name: str, text: str, source: str) -> object:
        """An option's value from the text of a file, for `read_options`; `source` is what to call the file.

        Raises `BadOptions` with everything that is wrong. A game with such an option overrides it.
        """
        raise BadOptions([f"option {name} of {self.manifest.title} cannot be read from a file"])

    def option_file_warnings(self, name: str, text: str, source: str) -> list[str]:
        """What is odd about such a file, though it can be played with."""
        return []

    @abstractmethod
    def start(self, options: Options, seats: int, rematch_seat: Seat | None = None) -> State:
        """A new match. `rematch_seat` is where the one whom `rematch_seat()` named in the last match sits now."""

    @abstractmethod
    def actions(self, options: Options, seats: int) -> Sequence[Action]:
        """The table of all actions with these options, legal or not now; `actions[i].index == i`. Made once, shared."""

    @abstractmethod
    def imagine(self, observation: Observation, rng: Rng) -> State:
        """A full state that this seat cannot tell from the real one, drawn from all such states.

        It has the same view for that seat and agrees with every event the seat has seen.
        """

    @abstractmethod
    def read(self, text: str, options: Options, seats: int) -> Deed:
        """The action or outcome that is written so; raises `Unreadable`. Generous in spaces and letter case."""

    @abstractmethod
    def write(self, deed: Deed) -> str:
        """The one notation of an action or outcome, on one line, `read` back to the same."""

    @abstractmethod
    def position(self, state: State) -> dict[str, Any]:
        """The full state as JSON data, with `seats` and `options` among its keys."""

    @abstractmethod
    def from_position(self, position: Mapping[str, Any]) -> State:
        """The state written down so; raises `BadPosition` with every reason."""

    @abstractmethod
    def default_action(self, observation: Observation) -> Action:
        """What is played for a seat that stays silent too long."""

    def window_seconds(self, options: Options, view: View) -> int | None:
        """How long those who are asked now may stay silent before `default_action` is played for them, where the rules
        say so themselves; None: as long as their clocks allow. `view` is a spectator's."""
        return None

    @abstractmethod
    def clauses_now(self, view: View) -> tuple[str, ...]:
        """The clauses that matter in this situation, the most telling first: what help shows."""

    @abstractmethod
    def asks(self, view: View) -> Message:
        """What is asked of whom now, in words: a message of the game's strings and its arguments."""

    def rematch_seat(self, state: State) -> Seat | None:
        """Whom the rules of a rematch single out in this finished match, if anybody."""
        return None
