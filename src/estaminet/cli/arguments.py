"""What people type after a verb, turned into what it stands for; raises `BadInput`."""

from __future__ import annotations

import importlib.util
import os
import re
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from estaminet import games
from estaminet.bots.players import players_of
from estaminet.bots.regulars import level_of, regulars_of, who_comes
from estaminet.cli.errors import BadInput
from estaminet.cli.files import read_text
from estaminet.cli.language import bad_input
from estaminet.kernel.errors import BadOptions
from estaminet.kernel.record import NAME_LIMIT, is_name
from estaminet.kernel.values import Several, Word
from estaminet.text import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.game import Game
    from estaminet.kernel.rules import Clause, Rules
    from estaminet.kernel.values import Arg, Options
    from estaminet.lab.runners import Runner

YOU = "you"
"""The kind of a seat taken by a person at this terminal."""

MOST_SEED = 2**32 - 1


def find_game(key: str, speaker: Speaker) -> Game:
    known = games.keys()
    if key.lower() not in known:
        raise bad_input(speaker, "cli-wrong-game", game=key, known=", ".join(known))
    return games.find(key.lower())


def read_options(game: Game, given: Sequence[str], seats: int, speaker: Speaker) -> Options:
    """Options from `name=value` texts."""
    kind = game.options_type
    known = [field.name for field in msgspec.structs.fields(kind)]
    read: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name, value = name.strip().replace("-", "_"), value.strip()
        if not equals:
            raise bad_input(speaker, "cli-wrong-option-form", text=text)
        if name not in known:
            raise bad_input(speaker, "cli-wrong-option", option=name, game=game.key, known=", ".join(known) or "-")
        if name in read:
            raise bad_input(speaker, "cli-wrong-option-twice", option=name)
        if value.startswith("@"):
            read[name] = _from_file(game, name, Path(value[1:]), speaker)
            continue
        read[name] = value
    check_seats(game, seats, speaker)
    try:
        options: Options = game.read_options(read, seats)
        return options
    except BadOptions as error:
        raise _with_reasons("cli-wrong-options", error, game, speaker) from None


def _with_reasons(head: str, error: BadOptions, game: Game, speaker: Speaker, **args: Arg) -> BadInput:
    """One reason after its sentence; several on a line each."""
    speaker = Speaker(speaker.language, game)
    lines = [speaker.say(head, **args), *(speaker.say(message, **about) for message, about in error.reasons)]
    return BadInput((" " if len(lines) == 2 else "\n").join(lines))


def _from_file(game: Game, name: str, path: Path, speaker: Speaker) -> object:
    """The value of an option that was given as `name=@file`; what is odd about it is only a warning."""
    text = read_text(path, speaker)
    try:
        value = game.read_option_file(name, text, path.name)
        warnings = game.option_file_warnings(name, text, path.name)
    except BadOptions as error:
        raise _with_reasons("cli-wrong-option-file", error, game, speaker, file=path.name) from None
    about = Speaker(speaker.language, game)
    for message, args in warnings:
        typer.echo(about.say("cli-option-file-warning", file=path.name, warning=Word(message, args)), err=True)
    return value


def value_text(value: object) -> str:
    """An option's value as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def check_seats(game: Game, seats: int, speaker: Speaker) -> int:
    low, high = game.seats[0], game.seats[-1]
    if seats not in game.seats:
        title = speaker_title(game, speaker)
        raise bad_input(speaker, "wrong-seats", title=title, low=low, high=high, seats=seats)
    return seats


def speaker_title(game: Game, speaker: Speaker) -> str:
    """The game's title in the speaker's language, or as in the manifest if the speaker has no game yet."""
    return speaker.say("game-title") if speaker.has("game-title") else game.manifest.title


def read_kinds(text: str, game: Game, speaker: Speaker, *, people: bool) -> tuple[str, ...]:
    """Who sits where, from `you,random,odette`: people, levels, regulars."""
    known = ([YOU] if people else []) + [*players_of(game), *regulars_of(game)]
    kinds = tuple(part.strip().lower() for part in text.split(","))
    for kind in kinds:
        if kind not in known:
            # One by one: a long text would be cut off.
            raise bad_input(speaker, "cli-wrong-player", player=kind, known=Several(tuple(known)))
    check_seats(game, len(kinds), speaker)
    return kinds


def level_named(kind: str, game: Game) -> str:
    """The level of a bot that was given by level or by name; people stay people."""
    return level_of(kind, game) or kind


def read_names(text: str | None, kinds: Sequence[str], game: Game, speaker: Speaker) -> tuple[str, ...]:
    """Everybody's name: those given, or our names for people and the names of the regulars who come."""
    if text is None:
        bots = iter(who_comes([kind for kind in kinds if kind != YOU], game, (), lambda free: free[0]))
        return tuple(
            speaker.say("cli-name-person", number=seat + 1) if kind == YOU else speaker.say(f"regular-{next(bots)[1]}")
            for seat, kind in enumerate(kinds)
        )
    names = tuple(part.strip() for part in text.split(","))
    if len(names) != len(kinds):
        raise bad_input(speaker, "cli-wrong-names", names=len(names), seats=len(kinds))
    for name in names:
        if not is_name(name):
            raise bad_input(speaker, "cli-wrong-name", name=name, limit=NAME_LIMIT)
    if len({name.casefold() for name in names}) < len(names):
        raise bad_input(speaker, "cli-wrong-name-twice")
    return names


def check_seed(seed: int | None, speaker: Speaker) -> int | None:
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise bad_input(speaker, "cli-wrong-seed", most=str(MOST_SEED))
    return seed


def find_clause(rules: Rules, key: str, text: str, speaker: Speaker) -> Clause:
    """A clause by its id, in any letter case, with or without the game's name before it."""
    asked = re.sub(r"-(\d)$", r"-0\1", text.strip().upper())
    for name in (asked, f"{key.upper()}-{asked}"):
        if name in rules.clauses:
            return rules.clauses[name]
    full = asked if asked.startswith(key.upper()) else f"{key.upper()}-{asked}"
    near = get_close_matches(full, rules.clauses, n=3, cutoff=0.5) or list(rules.clauses)[:3]
    raise bad_input(speaker, "cli-wrong-clause", clause=text.strip(), near=", ".join(near))


def results_in(out: Path | None, speaker: Speaker) -> Path | None:
    """The file of results in a folder that is made if need be; raises `BadInput`."""
    if out is None:
        return None
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise bad_input(speaker, "cli-wrong-file-unwritable", file=str(out), reason=reason) from None
    return out / "results.jsonl"


def check_ray(speaker: Speaker) -> None:
    if importlib.util.find_spec("ray") is None:
        raise bad_input(speaker, "cli-wrong-no-ray")
    # Its question about usage statistics would interrupt the progress bar.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


def runner_for(workers: int | None, ray: str | None, speaker: Speaker) -> Runner:
    """Who plays: a Ray cluster, as many processes as wanted, or this one; raises `BadInput`."""
    from estaminet.lab import runners

    if ray is not None:
        check_ray(speaker)
        return runners.on_ray(ray)
    return runners.in_this_process if workers in (None, 1) else runners.on_all_cores(workers)
