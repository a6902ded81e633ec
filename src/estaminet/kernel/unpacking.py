"""Where every imagined world begins: what a view shows (`Fields.known`), and what was seen since a deal. Compiled."""

from collections.abc import Callable
from typing import Any


class Each:
    """A list whose entries are looked up one by one."""

    def __init__(self, values: dict[Any, Any]) -> None:
        self.values = values

    def of(self, shown: Any) -> list[Any]:
        values = self.values
        return [values[part] for part in shown]


def same(shown: Any) -> Any:
    return shown


def unpacked(shown: Any, way: Any) -> Any:
    """What a state keeps of what is shown. `way` is `same`, `list`, a dict to look it up in, `Each`, or a function."""
    if way is same:
        return shown
    if way is list:
        return list(shown)
    if isinstance(way, Each):
        return way.of(shown)
    if isinstance(way, dict):
        return way[shown]
    return way(shown)


Plan = tuple[list[tuple[str, str, Any]], list[tuple[str, Any]]]
"""What a kind of view shows: by which name, of which attribute, in which way; and fields of the state to be read."""


class Unpacker:
    """Makes states of what views show. `plan` gives the plan for a type of view, `follow` computes what follows."""

    def __init__(
        self, make: Callable[[Any, int], Any], plan: Callable[[Any], Plan], follow: Callable[[Any], None] | None
    ) -> None:
        self.make = make
        self.plan = plan
        self.follow = follow
        self.plans: dict[Any, Plan] = {}
        self.view: Any = None
        self.state: Any = None

    def known(self, observation: Any) -> Any:
        view = observation.view
        if view is self.view and self.state is not None:
            return self.state.copy()
        state = self.make(observation.options, observation.seats)
        kind = type(view)
        if kind not in self.plans:
            self.plans[kind] = self.plan(kind)
        plan = self.plans[kind]
        for name, attribute, way in plan[0]:
            shown = getattr(view, name)
            if shown is not None:
                setattr(state, attribute, unpacked(shown, way))
        if plan[1]:
            self.read(view, state, plan[1])
        if self.follow is not None:
            self.follow(state)
        # Search imagines many worlds from one view: from the second on they are copies of the first.
        self.state = state.copy() if view is self.view else None
        self.view = view
        return state

    def read(self, view: Any, state: Any, fields: list[tuple[str, Any]]) -> None:
        wrong: list[str] = []
        for name, field in fields:
            shown = getattr(view, name)
            if shown is not None:
                field.read(shown, state, wrong)
        assert not wrong, f"a view cannot be unpacked: {wrong}"


def since(seen: tuple[Any, ...], kind: type[Any]) -> tuple[Any, ...]:
    """What was seen from the last event of this kind on, such as the last deal; everything if there is none."""
    first = len(seen) - 1
    while first > 0 and not isinstance(seen[first], kind):
        first -= 1
    return seen[max(first, 0) :]
