"""Where every imagined world begins: what a view shows (`Fields.known`), what was seen since a deal, and cards that
nobody has seen dealt out; and how a state is copied by its fields. Compiled."""

from collections.abc import Callable
from typing import Any, Final

from estaminet.kernel.rng import Rng

TRIES: Final = 1000
"""Deals in which a card fitted nowhere, before it is said that there is none."""


class Each:
    """A list whose entries are looked up one by one."""

    def __init__(self, values: dict[Any, Any]) -> None:
        self.values = values


def same(shown: Any) -> Any:
    return shown


class Plan:
    """What a kind of view shows: the names in the view, and of the attributes of a state, by the way they are unpacked.

    A list for each way, because asking every field for its way would take as long as the rest.
    """

    def __init__(self) -> None:
        self.kept: list[tuple[str, str]] = []
        self.lists: list[tuple[str, str]] = []
        self.looked_up: list[tuple[str, str, dict[Any, Any]]] = []
        self.each: list[tuple[str, str, dict[Any, Any]]] = []
        self.made: list[tuple[str, str, Callable[[Any], Any]]] = []
        self.read: list[tuple[str, Any]] = []
        """Without a short cut, and after the others, because they may look at them: the name, and the `Field`."""
        self.own: list[tuple[str, str, dict[Any, Any] | None, Any]] = []
        """What is kept for the seat that looks: the name, the attribute, where to look it up or None, its `Kind`."""

    def add(self, name: str, attribute: str, way: Any) -> None:
        """`way` is `same`, `list`, a dict to look it up in, `Each`, or a function."""
        if way is same:
            self.kept.append((name, attribute))
        elif way is list:
            self.lists.append((name, attribute))
        elif isinstance(way, dict):
            self.looked_up.append((name, attribute, way))
        elif isinstance(way, Each):
            self.each.append((name, attribute, way.values))
        else:
            self.made.append((name, attribute, way))

    def fill(self, state: Any, view: Any, seat: int) -> None:
        """Everything that the view shows to this seat, but for what is None there."""
        for name, attribute in self.kept:
            shown = getattr(view, name)
            if shown is not None:
                setattr(state, attribute, shown)
        for name, attribute in self.lists:
            shown = getattr(view, name)
            if shown is not None:
                setattr(state, attribute, list(shown))
        for name, attribute, values in self.looked_up:
            shown = getattr(view, name)
            if shown is not None:
                setattr(state, attribute, values[shown])
        for name, attribute, values in self.each:
            shown = getattr(view, name)
            if shown is not None:
                setattr(state, attribute, [values[part] for part in shown])
        for name, attribute, make in self.made:
            shown = getattr(view, name)
            if shown is not None:
                setattr(state, attribute, make(shown))
        wrong: list[str] = []
        for name, field in self.read:
            shown = getattr(view, name)
            if shown is not None:
                field.read(shown, state, wrong)
        for name, attribute, known, kind in self.own:
            shown = getattr(view, name)
            if shown is not None:
                getattr(state, attribute)[seat] = kind.read(shown, state, wrong) if known is None else known[shown]
        assert not wrong, f"a view cannot be unpacked: {wrong}"


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
        self.plans[kind].fill(state, view, observation.seat)
        if self.follow is not None:
            self.follow(state)
        # Search imagines many worlds from one view: from the second on they are copies of the first.
        self.state = state.copy() if view is self.view else None
        self.view = view
        return state


def copied(values: list[Any]) -> list[Any]:
    """A list of its own, and so are the lists in it."""
    return [copied(value) if type(value) is list else value for value in values]


def copy_attributes(names: list[str], state: Any, other: Any) -> None:
    """Give the other state what this one has; everything but lists is a value that both may keep."""
    for name in names:
        value = getattr(state, name)
        setattr(other, name, copied(value) if type(value) is list else value)


def rounds_of(seen: tuple[Any, ...], kind: type[Any]) -> list[tuple[Any, ...]]:
    """What was seen, cut before every event of this very type, such as a deal, without what came before the first."""
    starts = [number for number in range(len(seen)) if type(seen[number]) is kind]
    ends = [*starts[1:], len(seen)]
    return [seen[starts[i] : ends[i]] for i in range(len(starts))]


def since(seen: tuple[Any, ...], kind: type[Any]) -> tuple[Any, ...]:
    """What was seen from the last event of this very type on, such as the last deal; everything if there is none."""
    first = len(seen) - 1
    while first > 0 and type(seen[first]) is not kind:
        first -= 1
    return seen[max(first, 0) :]


def deal_out(cards: list[int], room: list[int], rng: Rng, fits: Callable[[int, int], bool]) -> list[list[int]]:
    """These cards dealt at random: to every place as many as it has room for, and last what is left over.

    `fits(card, place)` says whether a card can lie at a place; among those left over every card can. All ways are
    equally likely as long as of any two places that something is barred from, one takes all that the other takes.
    """
    able = {card: [place for place in range(len(room)) if fits(card, place)] for card in cards}
    for _ in range(TRIES):
        dealt = _dealt(cards, room, rng, able)
        if len(dealt) > len(room):
            return dealt
    raise ValueError(f"the cards {cards} do not fit into room for {room}")


def _dealt(cards: list[int], room: list[int], rng: Rng, able: dict[int, list[int]]) -> list[list[int]]:
    """One try; empty if a card fits nowhere. Cards that fewest places can have come first."""
    order = rng.shuffled(cards)
    order.sort(key=lambda card: len(able[card]))
    dealt: list[list[int]] = [[] for _ in range(len(room) + 1)]
    spare = len(cards) - sum(room)
    for card in order:
        places = able[card]
        weights = [float(room[place] - len(dealt[place])) for place in places]
        weights.append(float(spare - len(dealt[-1])))
        if max(weights) <= 0.0:
            return []
        at = rng.weighted(weights)
        dealt[places[at] if at < len(places) else -1].append(card)
    return dealt
