"""Reading positions: what every game does before its own checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from estaminet.kernel.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

Shape = TypeVar("Shape", bound=msgspec.Struct)


def read_shape(shape: type[Shape], given: Mapping[str, Any], seats: range) -> Shape:
    """A written position as the game's struct: field by field, so that everything of the wrong type is named at once.

    `seats` are those for which the game knows positions.
    """
    try:
        items = dict(given)
    except (TypeError, ValueError):
        raise BadPosition(["a position is a JSON object"]) from None
    fields = {field.name: field for field in msgspec.structs.fields(shape)}
    reasons = [f"there is no field {key!r} in a position" for key in items if key not in fields]
    for name, field in fields.items():
        if name in items:
            try:
                msgspec.convert(items[name], field.type)
            except msgspec.ValidationError as error:
                reasons.append(f"{name}: {error}")
        elif field.required:
            reasons.append(f"{name} is missing")
    number = items.get("seats")
    if type(number) is int and number not in seats:
        reasons.append(f"there are {seats[0]} to {seats[-1]} seats, not {number}")
    if reasons:
        raise BadPosition(reasons)
    return msgspec.convert(items, shape)
