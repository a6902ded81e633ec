"""`estaminet new-game`: a folder with a complete tiny game, to be turned into another."""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from estaminet import games
from estaminet.cli.files import reason_of
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.screen import Screen
from estaminet.conformance.playthroughs import retell
from estaminet.games import keys as known_games
from estaminet.text import Speaker

TEMPLATE = Path(__file__).parent / "templates" / "game"
GAMES = Path("src", "estaminet", "games")
_KEY = re.compile(r"[a-z][a-z0-9]{1,11}")


def new_game(
    key: Annotated[str, typer.Argument(help="What to call it: lower-case letters and digits; also the folder's name.")],
    into: Annotated[
        Path | None, typer.Option(help="The folder to put it in; the games folder of a checkout if left out.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Begin a new game: a folder that passes every check, with rules, strings and tests."""
    speaker = Speaker(chosen_language(lang))
    if not _KEY.fullmatch(key) or keyword.iskeyword(key) or keyword.issoftkeyword(key):
        raise bad_input(speaker, "cli-wrong-key", key=key)
    if into is None and not (GAMES / "__init__.py").is_file():
        raise bad_input(speaker, "cli-wrong-no-checkout")
    place = GAMES if into is None else into
    if not place.is_dir():
        raise bad_input(speaker, "cli-wrong-into", folder=str(place))
    folder = place / key
    if folder.exists() or key in known_games():
        raise bad_input(speaker, "cli-wrong-key-taken", folder=str(folder))
    try:
        write_game(key, folder)
        with games.also_in(place.resolve()):
            retell(games.find(key))
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        reason = reason_of(error)
        raise bad_input(speaker, "cli-wrong-file-unwritable", file=str(folder), reason=reason) from None
    screen = Screen(speaker)
    screen.tell(speaker.say("cli-new-game-made", title=key.capitalize(), folder=str(folder)), "bold green")
    if place.resolve() != GAMES.resolve():
        screen.tell(speaker.say("cli-new-game-elsewhere", place=quote(str(place.resolve()))))
    # In a checkout what is installed does not know the game, but what runs from src does.
    tools, program = "", "estaminet"
    if place.resolve() == GAMES.resolve():
        tools, program = ".venv/bin/", "PYTHONPATH=src .venv/bin/python -m estaminet"
    tests = f"{tools}pytest {quote(str(folder / 'tests'))}"
    for command in (tests, f"{program} check {key}", f"{program} play {key}"):
        typer.echo(speaker.say("cli-new-game-next", command=command))  # unwrapped, to be copied


def write_game(key: str, folder: Path) -> None:
    """The template under another name. Its own name occurs nowhere by accident, so it is replaced everywhere."""
    names = {"newgame": key, "NewGame": key.capitalize(), "NEWGAME": key.upper()}
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_dir() or "__pycache__" in source.parts:
            continue
        text = source.read_text("utf-8")
        for ours, theirs in names.items():
            text = text.replace(ours, theirs)
        target = folder / source.relative_to(TEMPLATE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
