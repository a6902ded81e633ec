"""Which language to speak: the one asked for, else the one of the surroundings, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from estaminet.cli.errors import Wrong
from estaminet.text import Speaker, languages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Arg


def language_around() -> str:
    """The language of the surroundings (`LANG=fr_FR.UTF-8`: French), English if we do not speak it."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    code = said.partition(".")[0].partition("_")[0].lower()
    return code if code in languages() else "en"


def chosen_language(asked: str | None) -> str:
    """The language to speak, or `Wrong` with those there are."""
    if asked is None:
        return language_around()
    if asked.lower() not in languages():
        speaker = Speaker(language_around())
        raise wrong(speaker, "cli-wrong-language", language=asked, known=", ".join(languages()))
    return asked.lower()


def speaker_in(asked: str | None, game: Game | None = None, names: Sequence[str] = ()) -> Speaker:
    return Speaker(chosen_language(asked), game, names)


def wrong(speaker: Speaker, message: str, /, **args: Arg) -> Wrong:
    """The error that says this."""
    return Wrong(speaker.say(message, **args))
