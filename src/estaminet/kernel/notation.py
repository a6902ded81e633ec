"""The notation of a game that brings none: a deed is its name and its fields, `play 7h`, `shuffle 3 1 4`."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any

import msgspec

from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import slug

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.values import Action, Deed, Outcome


def write(deed: Deed) -> str:
    """Fields are numbers, words without spaces, or tuples of them, the tuple last."""
    words = [slug(type(deed).__name__)]
    for field in type(deed).__struct_fields__:
        value = getattr(deed, field)
        if field != "index" and value is not None:
            words += [str(part) for part in value] if isinstance(value, tuple) else [str(value)]
    return " ".join(words)


def read(text: str, actions: Sequence[Action], outcomes: Sequence[type[Outcome]]) -> Deed:
    """The deed that is written so; an action in any case. Raises `Unreadable`."""
    said = " ".join(text.split())
    for action in actions:
        if write(action).lower() == said.lower():
            return action
    name, *words = said.split(" ")
    for kind in outcomes:
        if slug(kind.__name__) == name.lower():
            given: dict[str, Any] = {}
            for field in msgspec.structs.fields(kind):
                if typing.get_origin(field.type) is tuple:
                    given[field.name], words = words, []
                elif words:
                    given[field.name] = words.pop(0)
            try:
                if not words:
                    return msgspec.convert({"type": kind.__name__, **given}, kind, strict=False)
            except (msgspec.ValidationError, ValueError):
                break
    raise Unreadable("no-such-move", text=text.strip())
