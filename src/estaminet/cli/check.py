"""`estaminet check`: the conformance suite over one game or all of them."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from estaminet.cli.arguments import find_game
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.screen import Screen
from estaminet.conformance import CHECKS, checks_of, next_grade
from estaminet.conformance.playthroughs import retell as rewrite_playthroughs
from estaminet.games import all_games
from estaminet.text import Speaker


def folded(sentences: list[str]) -> list[tuple[str, int]]:
    """Findings that differ in numbers, quotations and brackets alone are said once, with how many more there are."""
    alike: dict[str, list[str]] = {}
    for sentence in sentences:
        alike.setdefault(re.sub(r"\d+|\(.*\)|\{.*\}|'[^']*'", "", sentence), []).append(sentence)
    return [(same[0], len(same) - 1) for same in alike.values()]


def check(
    game: Annotated[str | None, typer.Argument(help="The game; all of them if left out.")] = None,
    games: Annotated[int, typer.Option(help="How many matches to play for every number of seats.")] = 3,
    seed: Annotated[int, typer.Option(help="The same number, the same matches.")] = 1,
    retell: Annotated[bool, typer.Option(help="First rewrite the sentences of the playthroughs. Read them!")] = False,
    json: Annotated[bool, typer.Option("--json", help="The findings as JSON, for programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Check that a game keeps every promise of its grade (rules, bots, board), and say what the next one lacks."""
    speaker = Speaker(chosen_language(lang))
    chosen = all_games() if game is None else [find_game(game, speaker)]
    if games < 1:
        raise bad_input(speaker, "cli-wrong-games")
    screen = Screen(speaker)
    for one in chosen if retell else []:
        for path in rewrite_playthroughs(one):
            screen.tell(speaker.say("cli-check-retold", file=str(path)))
    findings: dict[str, list[str]] = {one.key: [] for one in chosen}
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task("", total=sum(len(checks_of(one)) for one in chosen))
        for one in chosen:
            for name, part in checks_of(one).items():
                bar.update(task, description=f"{one.key}: {name}")
                # Bots are not asked to play a game that breaks its rules: it may have no end.
                if name in CHECKS["rules"] or not findings[one.key]:
                    findings[one.key] += [str(finding) for finding in part(one, games, seed)]
                bar.advance(task)
    total = sum(map(len, findings.values()))
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(findings), indent=1).decode())
    else:
        for key, sentences in findings.items():
            for sentence, more in folded(sentences):
                # Unwrapped and uncoloured: a finding is read, searched and pasted.
                typer.echo(f"{key}: {sentence}")
                if more:
                    typer.echo(f"{key}:   {speaker.say('cli-check-more', count=more)}")
        for one in [] if total else chosen:
            screen.tell(speaker.say("cli-check-ok", game=one.key, grade=one.manifest.grade), "green")
            if (grade := next_grade(one)) is not None:
                for lack in [finding for part in CHECKS[grade].values() for finding in part(one, 1, seed)]:
                    screen.tell(speaker.say("cli-check-next", game=one.key, grade=grade, lack=lack.message))
    if total:
        raise typer.Exit(1)
