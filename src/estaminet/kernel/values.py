"""The frozen values that leave the rules: actions, events, refusals, options, views, observations.

All of them are `msgspec.Struct`s, so they are compared, hashed, printed and written as JSON without
further code. They hold no text for people; `message()` names a Fluent message and its arguments instead.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, Literal, NewType, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from estaminet.kernel.clauses import clause_of
from estaminet.kernel.errors import MOST_REASONS, BadOptions, in_code

if typing.TYPE_CHECKING:
    from typing import Self

    from estaminet.kernel.rng import Rng

Seat = NewType("Seat", int)
"""A place at the table: 0, 1, ... clockwise."""

CHANCE: Final = Seat(-1)
"""Whoever rolls and shuffles: chance plays its outcomes as a seat of its own."""

Viewer = Seat | None
"""Who looks: a seat, or None for a spectator."""


class Name(Struct, frozen=True, tag=True):
    """An argument that is the name of whoever sits there."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


class Word(Struct, frozen=True, tag=True):
    """An argument that is itself a message, so that every language can say it in its own way."""

    message: str
    args: dict[str, Arg] = {}

    def __str__(self) -> str:
        return in_code((self.message, self.args))


class Several(Struct, frozen=True, tag=True):
    """An argument that is a list, joined as the language joins lists."""

    parts: tuple[Arg, ...]

    def __str__(self) -> str:
        return ", ".join(map(str, self.parts))


Arg = int | str | Name | Word | Several
"""What a sentence can be given: numbers, literal notation, names, words of the language, and lists of these."""

Message = tuple[str, dict[str, Arg]]


def written(text: str, words: Arg) -> Word:
    """Notation on the screen, words for those who listen: the shared message `written`."""
    return Word("written", {"text": text, "words": words})


def list_word(say: Callable[[Any], Arg]) -> Callable[[Iterable[Any]], Several]:
    """How to say several of what `say` says one of: `cards_word = list_word(card_word)`."""
    return lambda values: Several(tuple([say(value) for value in values]))


def hands_word(say: Callable[[Any], Arg]) -> Callable[[Sequence[Any]], Several]:
    """How to say who holds what, as far as it is known (not None): a list of the message `hand-of`."""

    def said(hands: Sequence[Any]) -> Several:
        known = [(seat, hand) for seat, hand in enumerate(hands) if hand is not None]
        return Several(tuple([Word("hand-of", {"seat": Name(seat), "cards": say(hand)}) for seat, hand in known]))

    return said


def names_word(seats: Sequence[int]) -> Several:
    """Who these are."""
    return Several(tuple([Name(seat) for seat in seats]))


@cache
def slug(name: str) -> str:
    """`RaiseBid` to `raise-bid`: what a class is called in the strings."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class _Told(Struct, frozen=True):
    SAYS: ClassVar[Mapping[str, Callable[[Any], Arg]]] = {}
    """How fields are said that are more than a number or a word, by their names: `{"card": card_word}`."""

    VARIANT: ClassVar[str] = ""
    """The field that says which of several messages tells this: its word (`why`, for `lost-bid-was-false`), or where
    it is true its name (`out`, for `cleared-out`)."""

    def message(self) -> Message:
        """The message that tells this, without its prefix (`action-`, `event-`), and its arguments."""
        variant = getattr(self, self.VARIANT) if self.VARIANT else None
        return self.told(self.VARIANT if variant is True else variant or None)

    def told(self, variant: str | None = None, /, **more: Arg) -> Message:
        """The message called after the class (`drew`, or of several `drew-seen`), its fields as arguments, and more.

        A field called `seat` is a name; what is None, true or false, a list, the clause (`rule`) or a place in a list
        of actions (`index`) is not said. Of `cards` that are said it is also said how many (`count`).
        """
        args: dict[str, Arg] = {}
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if field in self.SAYS:
                if value is not None:
                    args[field] = self.SAYS[field](value)
                    if field == "cards":
                        args.setdefault("count", len(value))
            elif field == "seat":
                args[field] = Name(value)
            elif isinstance(value, (int, str)) and not isinstance(value, bool) and field not in ("rule", "index"):
                args[field] = value
        name = slug(type(self).__name__)
        return f"{name}-{variant}" if variant else name, args | more


class Action(_Told, frozen=True, tag=True):
    """Something a seat can do. Taken from the game's list of actions and shared, never built per call.

    `index` is its place in that list (`Game.actions`), for search, solvers and learning.
    """

    index: int


class Outcome(_Told, frozen=True, tag=True):
    """Something chance does: a roll, a shuffle, a draw."""


Deed = Action | Outcome
"""What a move consists of, besides who made it."""


class Event(_Told, frozen=True, tag=True):
    """Something that happened, as a log line. What each viewer is told of it is decided here and nowhere else."""

    def seen_by(self, viewer: Viewer) -> Event | None:
        """What this viewer is told: the event, a version of it with less in it, or None for nothing at all."""
        raise TypeError(f"{type(self).__name__} does not say who may see it")

    BY: ClassVar[str | Mapping[str, str | Mapping[Any, str]]] = ""
    """The clause of the rules this happens by. Of several it is that of the first field which is set, or has a value
    that is listed: `{"out": "X-OUT-02", "why": {"ace": "X-ACE-01"}, "": "X-TURN-02"}`; or the field `rule` says it."""

    def clause(self) -> str:
        """The clause of the rules this happened by."""
        return clause_of(self, self.BY or getattr(self, "rule", ""))

    def reveals(self, viewer: Viewer) -> bool:
        """Whether it tells this viewer something that was there before, hidden from them: cups lifted, a card drawn.

        Such an event may differ between worlds the viewer could not tell apart, and what led to it stays done.
        """
        return False

    def turns_page(self) -> bool:
        """Whether earlier lines leave the log when this one comes, at tables where memory is part of play."""
        return False


class Public(Event, frozen=True):
    """An event that everybody is told in full."""

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self


class Revealing(Public, frozen=True):
    """An event that everybody is told in full, and that brings out what was hidden, or follows from what did."""

    def reveals(self, viewer: Viewer) -> bool:
        return True


class Dealing(Event, frozen=True):
    """An event by which every seat gets something: `GIVES` names the field, with an entry a seat.

    A viewer is told their own; None stands for what they may not see. Told with some of it known, it is the message
    `...-seen`.
    """

    GIVES: ClassVar[str] = "hands"

    def seen_by(self, viewer: Viewer) -> Event | None:
        given = enumerate(getattr(self, self.GIVES))
        return replace(self, **{self.GIVES: tuple([one if seat == viewer else None for seat, one in given])})

    def message(self) -> Message:
        return self.told("seen" if any(getattr(self, self.GIVES)) else None)


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: the clause, and the message `refusal-<reason>` with its arguments."""

    clause: str
    reason: str
    args: dict[str, Arg] = {}


class View(Struct, frozen=True):
    """What one viewer may know of a state, built field by field by the game."""

    seat: int | None
    """Who looks; None is a spectator."""


class Facts(Struct, frozen=True):
    """What the rules say about a view and the choices it offers, as data: see `Game.facts`."""


SHOWN = 60
"""Letters of a wrong value that are repeated."""


@cache
def _kinds(options: type[Struct]) -> dict[str, Any]:
    """The type of every option by its name. (Finding it out takes msgspec a millisecond.)"""
    return {field.name: field.type for field in msgspec.structs.fields(options)}


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The house rules of a table. Every field has the printed rule as its default.

    Fields are typed as `Literal[...]`, `bool` or `Annotated[int, Meta(ge=, le=)]`, so that command lines, sites and
    tests can list what is possible.
    """

    def problems(self, seats: int) -> list[Message]:
        """Messages about options that contradict each other or the number of seats. One without effect is fine."""
        return []

    def only_in_one_sitting(self) -> list[Message]:
        """Messages about options for people who are all there at once, which a table played over days refuses."""
        return []

    def only_at_one_screen(self) -> list[Message]:
        """Messages about options for people around one screen, which a table over the net refuses."""
        return []

    @classmethod
    def read(cls, given: Mapping[str, object], seats: int) -> Self:
        """Options from loosely typed input (a command line, a form). Everything wrong is said at once."""
        reasons: list[Message] = []
        known = _kinds(cls)
        good: dict[str, object] = {}
        for key, value in given.items():
            if len(reasons) >= MOST_REASONS:
                break
            if key not in known:
                reasons.append(("wrong-option-unknown", {"option": key, "known": ", ".join(known) or "-"}))
                continue
            try:
                good[key] = cls.read_field(key, value)
            except BadOptions as error:
                reasons += error.reasons
            except msgspec.ValidationError as error:
                words = {True: "on", False: "off"}
                choices = [words[c] if isinstance(c, bool) else str(c) for c in cls.choices(key)]
                values = ", ".join(choices) or str(error)
                reasons.append(("wrong-option-value", {"option": key, "value": str(value)[:SHOWN], "values": values}))
        if not reasons:
            options = cls(**good)
            reasons = options.problems(seats)
            if not reasons:
                return options
        raise BadOptions(reasons)

    @classmethod
    def read_field(cls, key: str, value: object) -> object:
        """One option's value from loosely typed input; raises `msgspec.ValidationError`, or `BadOptions`."""
        kind = _kinds(cls)[key]
        if kind is bool and isinstance(value, str):
            words = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
            if value.lower() not in words:
                raise msgspec.ValidationError("expected on or off")
            return words[value.lower()]
        return msgspec.convert(value, kind, strict=False)

    @classmethod
    def choices(cls, key: str) -> tuple[object, ...]:
        """All values of an option where they can be listed, else ()."""
        kind = _kinds(cls)[key]
        if kind is bool:
            return (False, True)
        origin = typing.get_origin(kind)
        if origin is Literal:
            return typing.get_args(kind)
        if origin is typing.Annotated:
            base, *metas = typing.get_args(kind)
            for meta in metas:
                if base is int and isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
                    return tuple(range(int(meta.ge), int(meta.le) + 1))
        return ()

    @classmethod
    def random(cls, rng: Rng, seats: int) -> Self:
        """A random valid set of options, for tests and simulations. A game with other kinds of fields overrides it."""
        while True:
            given = {}
            for key in _kinds(cls):
                choices = cls.choices(key)
                if choices:
                    given[key] = choices[rng.below(len(choices))]
            options = cls(**given)
            if not options.problems(seats):
                return options


if typing.TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    from estaminet.kernel.state import State

    # `Game`, `Match` and `Observation` without brackets are those of any game.
    AnOptions = TypeVarWithDefault("AnOptions", bound=Options, default=Any)
    AState = TypeVarWithDefault("AState", bound=State, default=Any)
    AView = TypeVarWithDefault("AView", bound=View, default=Any)
else:
    AnOptions, AState, AView = TypeVar("AnOptions"), TypeVar("AState"), TypeVar("AView")


class Observation(Struct, Generic[AnOptions, AView], frozen=True):
    """Everything one seat has: what a person at the table has, and all a bot gets.

    `seen` are the events this seat was told, from the first (of this match, or since the position was set up).
    `legal` is empty unless this seat is asked now.
    """

    seat: int
    seats: int
    options: AnOptions
    view: AView
    legal: tuple[Action, ...]
    seen: tuple[Event, ...]
