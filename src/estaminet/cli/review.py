"""`estaminet review`: what each decision was worth by what its player knew, and what was luck."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from estaminet import games
from estaminet.cli.files import check_free, write_text
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.reading import read_match
from estaminet.cli.screen import Screen, bullet
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record, read, to_json
from estaminet.lab.review import (
    COLUMNS,
    SUMMARY_COLUMNS,
    account_rows,
    moments,
    review_page,
    sentence,
    source_line,
    sum_line,
    summaries,
    summary_rows,
)
from estaminet.review import Review, Reviewing
from estaminet.text import Speaker


def review(
    files: Annotated[list[Path], typer.Argument(help="Records, text or JSON; several for a summary by player.")],
    html: Annotated[Path | None, typer.Option(help="Keep the review here, as one page with plots.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes for several files; one per core if left out.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The review as JSON, for programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Judge every decision of a match by what its player knew then, and tell luck from play."""
    language = chosen_language(lang)
    speaker = Speaker(language)
    if workers is not None and workers < 1:
        raise bad_input(speaker, "cli-wrong-workers")
    if html is not None:
        check_free(html, speaker)
    matches: list[tuple[str, Record, Match]] = []
    for file in files:
        record, match, _ = read_match(file, speaker)
        if match.ended is None:
            typer.echo(speaker.say("review-unfinished", file=str(file)), err=True)
        matches.append((file.name, record, match))
    reviews = _made(matches, workers, quiet=json)
    speakers = [Speaker(language, match.game, record.names) for _, record, match in matches]
    reviewed = [(name, made, match) for (name, _, match), made in zip(matches, reviews, strict=True)]
    if html is not None:
        write_text(html, review_page(reviewed, speakers), speaker)
    if json:
        data: object = reviews[0]
        if len(reviews) > 1:
            data = {"players": summaries(reviews), "reviews": dict(zip(map(str, files), reviews, strict=True))}
        typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=1).decode())
        return
    for (name, made, match), spoken in zip(reviewed, speakers, strict=True):
        _show(name, made, match, Screen(spoken))
    if len(reviews) > 1:
        screen = Screen(speaker)
        screen.tell(speaker.say("review-summary", matches=len(reviews)), "bold")
        screen.show(_table(screen, SUMMARY_COLUMNS, summary_rows(summaries(reviews), screen.speaker)), Text(""))
    if html is not None:
        typer.echo(speaker.say("review-where", file=str(html)))


def _made(matches: list[tuple[str, Record, Match]], workers: int | None, *, quiet: bool) -> list[Review]:
    """Every review, in the order of the matches. One match is looked at here, move by move on the bar; of several each
    has a process."""
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=quiet,
        disable=quiet and not sys.stderr.isatty(),
    ) as bar:
        moves = [len(match.moves) for _, _, match in matches]
        task = bar.add_task("", total=sum(moves))
        if len(matches) == 1 or workers == 1:
            done: list[Review] = []
            for _, record, match in matches:
                reviewing = Reviewing(match, record.names)
                for _ in reviewing.steps():
                    bar.update(task, advance=1)
                done.append(reviewing.review())
            return done
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            asked = {pool.submit(reviewed_text, to_json(record)): n for n, (_, record, _) in enumerate(matches)}
            reviews: dict[int, Review] = {}
            for future in as_completed(asked):
                number = asked[future]
                reviews[number] = msgspec.json.decode(future.result(), type=Review)
                bar.update(task, advance=moves[number])
        return [reviews[number] for number in range(len(matches))]


def reviewed_text(text: str) -> bytes:
    """The review of a record, as JSON: what a process of its own is asked for."""
    record, match = read(text, games.find)
    reviewing = Reviewing(match, record.names)
    for _ in reviewing.steps():
        pass
    return msgspec.json.encode(reviewing.review())


def _show(name: str, review: Review, match: Match, screen: Screen) -> None:
    say = screen.speaker.say
    screen.tell(f"{say('review-title', title=say('game-title'))} · {name}", "bold")
    screen.tell("")
    screen.show(_table(screen, COLUMNS, account_rows(review, screen.speaker)))
    screen.tell(sum_line(review, screen.speaker), "dim")
    screen.tell("")
    screen.tell(say("review-deciding"), "bold")
    screen.show(*[bullet(line) for line in moments(review, match, screen.speaker)])
    for seat, player in enumerate(review.names):
        screen.tell("")
        screen.tell(say("review-worst", name=player), "bold")
        worst = review.worst(seat)
        screen.show(*[bullet(sentence(one, match, screen.speaker)) for one in worst])
        if not worst:
            screen.tell(say("review-none"))
    screen.tell("")
    screen.tell(source_line(review, screen.speaker), "dim")


def _table(screen: Screen, columns: tuple[str, ...], rows: list[list[str]]) -> Table:
    """A column for each player, so that no heading is cut off: what the figures are is told at the side."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    for row in rows:
        table.add_column(row[0], justify="right", overflow="fold")
    for place, column in enumerate(columns[1:], 1):
        table.add_row(screen.speaker.say(f"review-{column}"), *[row[place] for row in rows])
    return table
