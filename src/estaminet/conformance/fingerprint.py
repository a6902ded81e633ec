"""Everything that is in an object, as a value that can be compared: to notice a change nobody should have made."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.state import State

_PLAIN = (int, str, bool, float, bytes, type(None))


def fingerprint(thing: object, shared: Collection[str] = ()) -> object:
    """The contents of a state, compiled or not, whatever its author keeps in it.

    Of what it shares with other states (`Fields.shared`) only which object it is counts.
    """
    if isinstance(thing, _PLAIN):
        return thing
    if isinstance(thing, (list, tuple)):
        return (type(thing).__name__, *(fingerprint(part) for part in thing))
    if isinstance(thing, dict):
        return ("dict", *((fingerprint(key), fingerprint(value)) for key, value in thing.items()))
    if isinstance(thing, (set, frozenset)):
        return ("set", *sorted(repr(fingerprint(part)) for part in thing))
    if isinstance(thing, msgspec.Struct):
        # Frozen, and possibly shared: equal is enough.
        return thing
    names = [name for name in dir(thing) if not name.startswith("__")]
    values = ((name, getattr(thing, name, None)) for name in names)
    kept = (
        (name, id(value) if name in shared else fingerprint(value)) for name, value in values if not callable(value)
    )
    return (type(thing).__name__, *kept)


def contents(game: Game, state: State) -> object:
    """The fingerprint of a game's state."""
    return fingerprint(state, game.fields.shared)
