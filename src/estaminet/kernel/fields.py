"""The fields of a state, declared once: positions, reading them and what a view shows of them follow from that.

A game's `position.py` lists them:

    FIELDS = Fields(
        HazardState,
        Field("phase", OneOf(PHASES), required=True),
        Field("turn", ASeat()),
        Field("hands", PerSeat(Cards(CARDS))),
        follows=("face_up",),
    )

`follows` names the attributes that are computed from the options or from other fields when a state is made, `shared`
those that are objects which all states of a table share and nobody changes. The conformance suite compares these lists
with the attributes a state really has, so none can be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

import msgspec

from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, BadPosition, in_code
from estaminet.kernel.state import State
from estaminet.kernel.unpacking import Each, Plan, Unpacker, copy_attributes, same

if TYPE_CHECKING:
    from estaminet.kernel.values import Observation, Options, View, Viewer

S = TypeVar("S", bound=State)

NOBODY: Final = -1
"""How a state keeps "no seat"; a position and a view say null."""


Way = Callable[[Any], Any] | dict[Any, Any] | Each
"""How to unpack what a view shows: see `Plan.add`."""


class Kind:
    """How one value of a state is written. `shape` is the type of what is written.

    `read` gets something of that shape, from JSON or from a view, and appends what is wrong with it to `reasons`.
    """

    shape: Any

    def write(self, value: Any, state: Any) -> object:
        return value

    def read(self, written: Any, state: Any, reasons: list[str]) -> Any:
        return written

    def unpacks(self) -> Way | None:
        """A short cut for what a view shows, which is neither None nor wrong: the same as `read`, but quick.

        None if there is none; a kind with another `read` than the kind it is derived from has none unless it says so.
        """
        return same if type(self).read in (Kind.read, Number.read, ASeat.read) else None


class Number(Kind):
    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.shape = int
        self.least = least
        self.most = most

    def read(self, written: int, state: State, reasons: list[str]) -> int:
        if written < self.least or (self.most is not None and written > self.most):
            limit = f"at least {self.least}" if self.most is None else f"from {self.least} to {self.most}"
            reasons.append(f"a number {limit} is needed, not {written}")
        return written


class Flag(Kind):
    shape = bool


class ASeat(Kind):
    """A seat, or nobody."""

    shape = int | None

    def write(self, value: int, state: State) -> int | None:
        return None if value == NOBODY else value

    def read(self, written: int | None, state: State, reasons: list[str]) -> int:
        if written is None:
            return NOBODY
        if not 0 <= written < state.seats:
            reasons.append(f"there is no seat {written}")
        return written


class Seated(ASeat):
    """A seat, and not nobody."""

    shape: Any = int


class OneOf(Kind):
    """One of a few words, kept as its place in the list."""

    def __init__(self, words: Sequence[str]) -> None:
        self.shape = Literal[tuple(words)]
        self.words = words

    def write(self, value: int, state: State) -> str:
        return self.words[value]

    def read(self, written: str, state: State, reasons: list[str]) -> int:
        return self.words.index(written)

    def unpacks(self) -> Way | None:
        return {word: place for place, word in enumerate(self.words)} if type(self).read is OneOf.read else None


class Coded(Kind):
    """Something with a written form: `texts[value]`. `missing` is how its absence is kept, written as null."""

    def __init__(self, texts: Sequence[str | int], what: str = "card", *, missing: int | None = None) -> None:
        self.texts = texts
        self.values = {text: value for value, text in enumerate(texts) if value != missing}
        self.what = what
        self.missing = missing
        kind = type(texts[-1])
        self.shape = kind if missing is None else kind | None

    def write(self, value: int, state: State) -> str | int | None:
        if value < 0 and value != self.missing:
            raise ValueError(f"no {self.what} is kept as {value}: if that stands for none, say missing={value}")
        return None if value == self.missing else self.texts[value]

    def read(self, written: str | int | None, state: State, reasons: list[str]) -> int:
        if written is None and self.missing is not None:
            return self.missing
        if written not in self.values:
            reasons.append(f"there is no {self.what} {written!r}")
            return 0
        return self.values[written]

    def unpacks(self) -> Way | None:
        return self.values if type(self).read is Coded.read and self.missing is None else None


class ListOf(Kind):
    """A list of values of one kind; with `newest_first` it is written in the reverse of the order it is kept in."""

    def __init__(self, kind: Kind, length: int | None = None, *, newest_first: bool = False) -> None:
        self.kind = kind
        self.length = length
        self.step = -1 if newest_first else 1
        self.shape = tuple[kind.shape, ...]  # type: ignore[name-defined]

    def write(self, value: Sequence[Any], state: State) -> object:
        return [self.kind.write(part, state) for part in value[:: self.step]]

    def read(self, written: Sequence[Any], state: State, reasons: list[str]) -> list[Any]:
        if self.length is not None and len(written) != self.length:
            reasons.append(f"{self.length} entries are needed, not {len(written)}")
        quick = self.kind.unpacks()
        if isinstance(quick, dict):
            try:
                return [quick[part] for part in written[:: self.step]]
            except KeyError:
                pass  # what is wrong is said one by one
        return [self.kind.read(part, state, reasons) for part in written[:: self.step]]

    def unpacks(self) -> Way | None:
        part = self.kind.unpacks()
        if self.step != 1 or type(self).read not in (ListOf.read, PerSeat.read):
            return None
        # Within a list nobody is null.
        if part is same and type(self.kind) is not ASeat:
            return list
        return Each(part) if isinstance(part, dict) else None


class PerSeat(ListOf):
    """A value for every seat."""

    def read(self, written: Sequence[Any], state: State, reasons: list[str]) -> list[Any]:
        if len(written) != state.seats:
            reasons.append(f"there are {len(written)} entries for {state.seats} seats")
        return super().read(written, state, reasons)


class Row(ListOf):
    """A list of one-letter values, written as one string: `"77K"`."""

    def __init__(self, kind: Coded, *, newest_first: bool = False) -> None:
        super().__init__(kind, newest_first=newest_first)
        self.shape = str

    def write(self, value: Sequence[int], state: State) -> str:
        return "".join([str(self.kind.write(part, state)) for part in value[:: self.step]])


class Plain(Kind):
    """A value that is written as it is: a struct, a tuple, something or None."""

    def __init__(self, shape: Any) -> None:
        self.shape = shape

    def write(self, value: Any, state: State) -> object:
        return msgspec.to_builtins(value)


class Field:
    """One field of a position: by default the attribute of the state, and the field of the view, of the same name.

    A field left out of a position keeps the value of a new state, unless it is `required`. A game subclasses this for
    a field that is more than one attribute; then `attributes` names them all.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        attribute: str | None = None,
        *,
        shown: str | Literal["same"] | None = "same",
        own: str | None = None,
        required: bool = False,
        attributes: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.attribute = attribute or name
        self.attributes = attributes or (self.attribute,)
        self.shown = name if shown == "same" else shown
        """The field of the view that has the same contents where it is not None. None if no field has."""
        self.own = own
        """The field of the view that has what is kept here for the viewer's seat, None to a spectator."""
        self.required = required

    def each(self) -> Kind:
        """The kind of what is kept for one seat."""
        assert isinstance(self.kind, PerSeat), f"{self.name} has nothing of its own for every seat"
        return self.kind.kind

    def write(self, state: Any) -> object:
        return self.kind.write(getattr(state, self.attribute), state)

    def read(self, written: Any, state: Any, reasons: list[str]) -> None:
        """Set the attributes, or append what is wrong with what is written; `reasons` is empty before."""
        value = self.kind.read(written, state, reasons)
        if not reasons:
            setattr(state, self.attribute, value)


class SideBySide(Field):
    """Lists of a state that belong together, written as one: `{"seat": ..., "bid": ...}` for each place.

    Each key has the attribute, its kind, and what it is where it is left out, if it may be. `fixed`: there are always
    as many as in a new state.
    """

    def __init__(
        self,
        name: str,
        *,
        shown: str | Literal["same"] | None = "same",
        fixed: bool = False,
        **parts: tuple[str, Kind] | tuple[str, Kind, object],
    ) -> None:
        keys = [(key, part[1].shape, *part[2:]) for key, part in parts.items()]
        entry: Any = msgspec.defstruct(name, keys, frozen=True, forbid_unknown_fields=True, kw_only=True)
        attributes = tuple([part[0] for part in parts.values()])
        super().__init__(name, Plain(tuple[entry, ...]), shown=shown, attributes=attributes)
        self.parts = {key: (part[0], part[1]) for key, part in parts.items()}
        self.fixed = fixed

    def write(self, state: Any) -> object:
        lists = [
            [(key, kind.write(value, state)) for value in getattr(state, attribute)]
            for key, (attribute, kind) in self.parts.items()
        ]
        return [dict(entry) for entry in zip(*lists, strict=True)]

    def read(self, written: Any, state: Any, reasons: list[str]) -> None:
        needed = len(getattr(state, self.attributes[0]))
        if self.fixed and len(written) != needed:
            reasons.append(f"{needed} entries are needed, not {len(written)}")
        for key, (attribute, kind) in self.parts.items():
            setattr(state, attribute, [kind.read(getattr(entry, key), state, reasons) for entry in written])


Check = Callable[[Any, Mapping[str, Any]], "list[str]"]
"""A further check of a position that was read: given the state and the position, sentences about what is wrong."""


class Fields(Generic[S]):
    """All fields of a game's states."""

    def __init__(
        self,
        state_type: type[S],
        *fields: Field,
        follows: tuple[str, ...] = (),
        shared: tuple[str, ...] = (),
        make: Callable[[Any, int], S] | None = None,
        follow: Callable[[S], None] | None = None,
        settle: Check | None = None,
    ) -> None:
        """`follow` computes what follows from the fields once they are read or known; `settle` what follows from a
        position alone, and it says what does not fit there."""
        self.state_type = state_type
        self.fields = fields
        self.follows = follows
        self.shared = shared
        self._make: Callable[[Any, int], S] = make or state_type
        self._follow = follow
        self._settle = settle
        self._own = sorted(self.attributes() - {"options", "seats", *shared})
        self.known: Callable[[Observation], S] = Unpacker(self._make, self._plan, follow).known
        """A new state filled with everything the observation's view shows: where `imagine` begins."""

    def attributes(self) -> set[str]:
        """Every attribute that a state should have."""
        declared = {name for field in self.fields for name in field.attributes}
        return declared | {"options", "seats", *self.follows, *self.shared}

    def copy(self, state: S) -> S:
        """An independent state: lists are copied, and lists in lists; everything else is a value that both may keep."""
        other = self._make(state.options, state.seats)
        copy_attributes(self._own, state, other)
        return other

    def view(self, view_type: type[View], state: S, viewer: Viewer, more: Mapping[str, Any]) -> View:
        """A view of this type: who looks, what the fields show and what follows from them, and more."""
        values: dict[str, Any] = {"seat": viewer}
        for name in self.follows:
            if name in view_type.__struct_fields__ and name not in more:
                values[name] = _frozen(getattr(state, name))
        for field in self.fields:
            if field.shown in view_type.__struct_fields__ and field.shown not in more:
                values[field.shown] = _frozen(field.write(state))
            if field.own is not None and field.own not in more:
                mine = None if viewer is None else getattr(state, field.attribute)[viewer]
                values[field.own] = None if viewer is None else _frozen(field.each().write(mine, state))
        try:
            return view_type(**values, **more)
        except TypeError as error:
            given = {*values, *more}
            wrong = [f"{name}, which nothing shows" for name in view_type.__struct_fields__ if name not in given]
            wrong += [f"no {name}, which is shown" for name in sorted(given.difference(view_type.__struct_fields__))]
            raise TypeError(f"{view_type.__name__} has {' and '.join(wrong)}") from error

    def write(self, state: S) -> dict[str, Any]:
        """The state as JSON data."""
        written: dict[str, Any] = {"seats": state.seats, "options": plain(state.options)}
        for field in self.fields:
            written[field.name] = field.write(state)
        return written

    def read(self, given: Mapping[str, Any], seats: range, options_type: type[Options]) -> S:
        """The state that this position describes; raises `BadPosition` with every reason.

        Checked in three steps, each of which needs the one before: shape, contents, what is impossible in play.
        """
        items, number, options = self._read_shape(given, seats, options_type)
        state = self._make(options, number)
        reasons: list[str] = []
        for field in self.fields:
            if field.name in items:
                problems: list[str] = []
                field.read(items[field.name], state, problems)
                reasons += [f"{field.name}: {problem}" for problem in problems]
        if not reasons and self._follow is not None:
            self._follow(state)
        if not reasons and self._settle is not None:
            reasons += self._settle(state, items)
        if not reasons:
            reasons += state.violations()
        if reasons:
            raise BadPosition(reasons)
        return state

    def _read_shape(
        self, given: Mapping[str, Any], seats: range, options_type: type[Options]
    ) -> tuple[dict[str, Any], int, Options]:
        try:
            items = dict(given)
        except (TypeError, ValueError):
            raise BadPosition(["a position is a JSON object"]) from None
        shapes: dict[str, Any] = {"seats": int, "options": dict[str, Any]}
        shapes.update({field.name: field.kind.shape for field in self.fields})
        reasons = [f"there is no field {key!r} in a position" for key in items if key not in shapes]
        for name, shape in shapes.items():
            if name in items:
                try:
                    items[name] = msgspec.convert(items[name], shape)
                except msgspec.ValidationError as error:
                    reasons.append(f"{name}: {error}")
        required = ["seats", *(field.name for field in self.fields if field.required)]
        reasons += [f"{name} is missing" for name in required if name not in items]
        number = items.get("seats")
        if type(number) is int and number not in seats:
            reasons.append(f"there are {seats[0]} to {seats[-1]} seats, not {number}")
        options = options_type()
        if not reasons:
            assert isinstance(number, int)
            try:
                options = options_type.read(items.get("options", {}), number)
            except BadOptions as error:
                reasons += [f"options: {in_code(message)}" for message in error.reasons]
        if reasons:
            raise BadPosition(reasons)
        assert isinstance(number, int)
        return items, number, options

    def _plan(self, view_type: type[View]) -> Plan:
        """The fields that such a view shows."""
        plan = Plan()
        for field in self.fields:
            if field.shown in view_type.__struct_fields__:
                way = field.kind.unpacks() if type(field).read is Field.read else None
                if way is None:
                    plan.read.append((str(field.shown), field))
                else:
                    plan.add(str(field.shown), field.attribute, way)
            if field.own is not None:
                way = field.each().unpacks()
                plan.own.append((field.own, field.attribute, way if isinstance(way, dict) else None, field.each()))
        return plan


def _frozen(written: object) -> object:
    """What is written, as a view has it: lists as tuples."""
    return tuple([_frozen(part) for part in written]) if isinstance(written, list) else written
