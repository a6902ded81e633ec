"""`estaminet bench`: how fast games run here. (`make bench` sets the figures beside those of others.)"""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from estaminet.cli.arguments import check_seats, find_game
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.screen import Screen
from estaminet.text import Speaker

MOST_SECONDS = 600


class Figures(msgspec.Struct, frozen=True):
    """One game at one table: decisions a second driven from Python and by the kernel's own loop; microseconds for one
    view, one message to a seat and one copy."""

    game: str
    seats: int
    python: float
    loop: float
    view: float
    message: float
    copy: float


def bench(
    game: Annotated[str | None, typer.Argument(help="The game; all of them if left out.")] = None,
    players: Annotated[int | None, typer.Option(help="How many; four or the usual number if left out.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="The figures as JSON, for programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Measure how fast games run on this machine: random legal play, nobody listening."""
    # Not at the top: measuring needs parts of the system that playing does not.
    from estaminet.lab import speed

    speaker = Speaker(chosen_language(lang))
    cases = speed.usual_cases()
    if game is not None:
        chosen = find_game(game, speaker)
        cases = [case for case in cases if case.game == chosen.key]
    if players is not None:
        cases = [speed.Case(case.game, check_seats(find_game(case.game, speaker), players, speaker)) for case in cases]
    if not 0 < seconds <= MOST_SECONDS:
        raise bad_input(speaker, "cli-wrong-seconds")
    measured: list[Figures] = []
    with Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(cases))
        for case in cases:
            bar.update(task, description=case.name)
            python = speed.timed(speed.player(case, "python"), seconds).rate
            loop = speed.timed(speed.player(case, "loop"), seconds).rate
            costs = speed.costs(case, seconds=seconds / 5)
            figures = (python, loop, costs.view, costs.message, costs.copy)
            measured.append(Figures(case.game, case.seats, *(round(figure, 3) for figure in figures)))
            bar.advance(task)
    if json:
        report = {"mode": speed.mode(), "figures": measured}
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    headings = ("game", "seats", "python", "loop", "view", "message", "copy")
    for heading in headings:
        table.add_column(speaker.say(f"cli-bench-{heading}"), justify="left" if heading == "game" else "right")
    for one in measured:
        rates = (f"{one.python:,.0f}", f"{one.loop:,.0f}")
        looks = (f"{one.view:.1f}", f"{one.message:.1f}", f"{one.copy:.1f}")
        table.add_row(one.game, str(one.seats), *rates, *looks)
    screen = Screen(speaker)
    screen.tell(speaker.say("cli-bench-title", mode=speed.mode()), "bold")
    screen.show(table)
