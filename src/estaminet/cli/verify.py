"""`estaminet verify`: replay a record and say what was checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from estaminet.cli.language import LangOption, chosen_language
from estaminet.cli.reading import read_match
from estaminet.cli.screen import Screen
from estaminet.kernel.record import branch_of, chance_is_verified, count_chance
from estaminet.text import Speaker

NOT_CHECKED = 3
"""The exit status where the moves are legal, but nobody can say where chance came from."""


def verify(
    file: Annotated[Path, typer.Argument(help="A record, text or JSON, or a save.")],
    lang: LangOption = None,
) -> None:
    """Read a record, replay it by the rules, and recompute its rolls and shuffles.

    Exit status: 0 if all of that was done, 2 if something is wrong with the record, 3 if the moves are legal but chance
    cannot be recomputed, because the record does not give the secret.
    """
    language = chosen_language(lang)
    record, match, saved = read_match(file, Speaker(language))
    speaker = Speaker(language, match.game, record.names)
    screen = Screen(speaker)
    screen.tell(f"{speaker.say('cli-verified', file=str(file), title=speaker.say('game-title'))}", "bold green")
    players = speaker.join(list(record.names))
    screen.tell(speaker.say("cli-verified-moves", count=len(match.moves), version=record.rules, players=players))
    chance = count_chance(match)
    checked = chance_is_verified(record) or saved
    if checked:
        screen.tell(speaker.say("cli-verified-chance", count=chance))
    elif chance:
        screen.tell(speaker.say("cli-chance-not-verifiable", count=chance), "yellow")
        if record.commitment is not None and match.ended is not None:
            screen.tell(speaker.say("cli-secret-left-out"), "yellow")
    branch = branch_of(record)
    if branch is not None:
        screen.tell(speaker.say("cli-verified-branch", record=branch[0], move=branch[1]), "yellow")
    if record.hints:
        screen.tell(speaker.say("cli-verified-hints", count=sum(record.hints)))
    if record.taken_back:
        screen.tell(speaker.say("cli-verified-taken-back", count=len(record.taken_back)))
    if match.ended is None:
        screen.tell(speaker.say("cli-verified-unfinished"))
    else:
        winners = [name for name, place in zip(record.names, match.ended.places, strict=True) if place == 1]
        message = speaker.say("cli-verified-result", winners=speaker.join(winners), count=len(winners))
        screen.tell(f"{message} [{match.ended.clause}]")
    if chance and not checked:
        raise typer.Exit(NOT_CHECKED)
