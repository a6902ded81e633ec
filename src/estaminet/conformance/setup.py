"""Checks of what a game defines before a match: its list of actions, notation, options, positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from estaminet.conformance.finding import Finding
from estaminet.kernel.codec import Codec, plain
from estaminet.kernel.errors import BadOptions, BadPosition, Unreadable
from estaminet.kernel.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from estaminet.kernel.game import Game
    from estaminet.kernel.rng import Rng
    from estaminet.kernel.values import Options

GARBAGE = (
    "",
    " ",
    "?",
    "0",
    "-1",
    "\x00",
    "9" * 400,
    "é" * 50,
    "chance",
    "null",
    "{}",
    "a b c d e",
    "١٢",
    "1 1 1 1 1 1 1",
)


def check_setup(game: Game, matches: int, seed: int) -> Iterator[Finding]:
    rng = FastRng(seed)
    codec = Codec(game)
    yield from _options_are_refused_by_name(game)
    for seats in game.seats:
        for number in range(matches):
            options = game.options_type() if number == 0 else game.options_type.random(rng, seats)
            yield from _options_round_trip(game, codec, options, seats)
            if number == 0:
                yield from _actions_are_indexed(game, codec, options, seats)
                yield from _garbage_is_unreadable(game, options, seats)
                yield from _fields_are_declared(game, options, seats)
            yield from _bad_positions_are_refused(game, options, seats, rng)


def _options_are_refused_by_name(game: Game) -> Iterator[Finding]:
    try:
        game.read_options({"no_such_option": 1}, game.seats[0])
    except BadOptions as error:
        if "no_such_option" not in str(error):
            yield Finding("options", "the refusal of an unknown option does not name it")
    else:
        yield Finding("options", "an unknown option is accepted")
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        try:
            game.read_options({}, seats)
        except BadOptions:
            continue
        yield Finding("options", f"{seats} seats are accepted")


def _options_round_trip(game: Game, codec: Codec, options: Options, seats: int) -> Iterator[Finding]:
    if codec.decode_options(codec.encode(options)) != options:
        yield Finding("options", f"{options} does not survive JSON")
    if game.read_options(plain(options), seats) != options:
        yield Finding("options", f"{options} is not read back from plain data")


def _actions_are_indexed(game: Game, codec: Codec, options: Options, seats: int) -> Iterator[Finding]:
    actions = game.actions(options, seats)
    if game.actions(options, seats) is not actions:
        yield Finding("actions", "the list of actions is made again at every call")
    texts: dict[str, int] = {}
    for place, action in enumerate(actions):
        if action.index != place:
            yield Finding("actions", f"{action} stands at place {place} of the list")
            return
        text = game.write(action)
        if "\n" in text or text != " ".join(text.split()):
            yield Finding("notation", f"{action} is written {text!r}, which is not one clean line")
        if text in texts:
            yield Finding("notation", f"{action} and {actions[texts[text]]} are both written {text!r}")
        texts[text] = place
        for typed in (text, f"  {text.upper()} "):
            try:
                read = game.read(typed, options, seats)
            except Unreadable as error:
                yield Finding("notation", f"{action} is written {text!r} but {typed!r} is not read back ({error})")
                return
            if read != action:
                yield Finding("notation", f"{typed!r} is read as {read}, not {action}")
                return
        if codec.decode_deed(codec.encode(action)) != action:
            yield Finding("json", f"{action} does not survive JSON")


def _fields_are_declared(game: Game, options: Options, seats: int) -> Iterator[Finding]:
    """A state keeps exactly what `position.py` lists: nothing is left out of positions, nothing listed is missing."""
    state = game.start(options, seats)
    kept = {name for name in dir(state) if not name.startswith("__") and not callable(getattr(state, name))}
    declared = game.fields.attributes()
    for name in sorted(kept - declared):
        yield Finding("fields", f"a state keeps {name}, but position.py lists it neither as a field nor under follows")
    for name in sorted(declared - kept):
        yield Finding("fields", f"position.py lists {name}, but a state has no such attribute")


def _garbage_is_unreadable(game: Game, options: Options, seats: int) -> Iterator[Finding]:
    for text in GARBAGE:
        try:
            deed = game.read(text, options, seats)
            game.write(deed)
        except Unreadable:
            continue
        except Exception as error:
            yield Finding("notation", f"reading {text!r} fails: {type(error).__name__}: {error}")


def _bad_positions_are_refused(game: Game, options: Options, seats: int, rng: Rng) -> Iterator[Finding]:
    """Damage a good position in every key: the result is a refusal with reasons, or a state without violations."""
    good = game.position(game.start(options, seats))
    damaged: list[dict[str, Any]] = [{}, {"seats": seats}, {"options": {}}]
    wrong: tuple[Any, ...] = (None, -1, 99, "x", [], {}, [[]], [99] * seats, True, {"x": 1}, ["?"] * seats)
    for key in good:
        damaged.append({k: v for k, v in good.items() if k != key})
        damaged.append({**good, key: wrong[rng.below(len(wrong))]})
        damaged.append({**good, key: wrong[rng.below(len(wrong))]})
    damaged.append({**good, "no_such_key": 1})
    for position in damaged:
        try:
            state = game.from_position(position)
        except BadPosition as error:
            if not error.reasons:
                yield Finding("positions", f"{position} is refused without a reason")
            continue
        except Exception as error:
            short = msgspec.json.encode(position).decode()[:300]
            yield Finding("positions", f"reading {short} fails: {type(error).__name__}: {error}")
            return
        if violations := list(state.violations()):
            yield Finding("positions", f"{position} is accepted although {violations[0]}")
            return
