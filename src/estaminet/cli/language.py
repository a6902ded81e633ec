"""Which language to speak: the one asked for, else that of the locale, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from estaminet.cli.errors import BadInput
from estaminet.text import Speaker, languages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Arg

LangOption = Annotated[
    str | None, typer.Option("--lang", help=f"One of {', '.join(languages())}; that of your locale if left out.")
]


def local_language() -> str:
    """The language of the locale (`LANG=fr_FR.UTF-8`: French), English if we do not speak it."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    code = said.partition(".")[0].partition("_")[0].lower()
    return code if code in languages() else "en"


def chosen_language(asked: str | None) -> str:
    """The language to speak; raises `BadInput` that lists the languages."""
    if asked is None:
        return local_language()
    if asked.lower() not in languages():
        speaker = Speaker(local_language())
        raise bad_input(speaker, "cli-wrong-language", language=asked, known=", ".join(languages()))
    return asked.lower()


def speaker_in(asked: str | None, game: Game | None = None, names: Sequence[str] = ()) -> Speaker:
    return Speaker(chosen_language(asked), game, names)


def bad_input(speaker: Speaker, message: str, /, **args: Arg) -> BadInput:
    """The error with this message in the speaker's language, to be raised."""
    return BadInput(speaker.say(message, **args))
