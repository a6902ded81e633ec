"""House rules as a table offers them: by theme, with their clauses, presets, and what each was measured to do.

A game says so in two files of its folder: `house.toml`, written by hand, and `effects.json`, made again by
`estaminet simulate <game> --compare --keep FILE`. A game without them has its options in their own order.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from estaminet import games
from estaminet.server.protocol.http import HouseRule, HouseRules, Measured, Preset
from estaminet.server.protocol.table import Clock

if TYPE_CHECKING:
    from estaminet.kernel.values import Message, Options

DAYS = 43_200
"""Seconds on a clock from which on a table is played over days."""


class HouseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`house.toml`."""

    rule: tuple[HouseRule, ...] = ()
    preset: tuple[Preset, ...] = ()


@cache
def house_rules(key: str) -> HouseRules:
    game = games.find(key)
    written, measured = game.folder / "house.toml", game.folder / "effects.json"
    house = HouseFile()
    if written.exists():
        house = msgspec.toml.decode(written.read_bytes(), type=HouseFile)
    told = {rule.name for rule in house.rule}
    others = [HouseRule(field.name) for field in msgspec.structs.fields(game.options_type) if field.name not in told]
    figures = msgspec.json.decode(measured.read_bytes(), type=Measured) if measured.exists() else None
    return HouseRules((*house.rule, *others), house.preset, figures)


def problems_at(options: Options, clock: Clock | None, *, one_device: bool) -> list[Message]:
    """What speaks against these options at a table with this clock. `one_device`: everybody sits around it."""
    reasons = [] if one_device else options.only_at_one_screen()
    if clock is not None and clock.bank >= DAYS:
        reasons = [*reasons, *options.only_in_one_sitting()]
    return reasons
