"""`estaminet tournament`: bots against bots, and how strong each is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from estaminet.bots.players import Budget, players_of
from estaminet.cli.arguments import check_ray, check_seats, check_seed, find_game, read_options, results_in
from estaminet.cli.errors import BadInput
from estaminet.cli.files import write_text
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.rate import Rate
from estaminet.cli.screen import Screen
from estaminet.kernel.codec import plain
from estaminet.text import Speaker


def tournament(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option(help="Who plays: novice,club,expert.")] = "novice,club,expert",
    games: Annotated[int, typer.Option(help="About how many matches each pairing plays.")] = 200,
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 2,
    seconds: Annotated[float, typer.Option(help="How long an expert may think about one decision.")] = 1.0,
    iterations: Annotated[
        int | None,
        typer.Option(help="How many tries an expert gets instead; repeatable, as no clock is used."),
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="A house rule, NAME=VALUE; as often as you like.")] = None,
    seed: Annotated[int, typer.Option(help="The same number gives the same deals.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for results.jsonl, report.html, .md, .json and matches.csv; resumes there."),
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; one per core if left out.")] = None,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster to play on; local starts one.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The report as JSON, for programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Let bots play each other with the same deals in every seat; who is stronger, and how sure that is."""
    # Imported here: playing does not need the lab.
    from estaminet.lab.kept import OtherRun
    from estaminet.lab.report import drawer, tournament_csv, tournament_report
    from estaminet.lab.tournament import Plan, Runner, on_all_cores, on_ray, play, report

    language = chosen_language(lang)
    chosen = find_game(game, Speaker(language))
    speaker = Speaker(language, chosen)
    names = tuple(part.strip().lower() for part in bots.split(","))
    known = list(players_of(chosen))
    for name in names:
        if name not in known:
            raise bad_input(speaker, "cli-wrong-player", player=name, known=", ".join(known))
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise bad_input(speaker, "cli-wrong-bots")
    if games < 1:
        raise bad_input(speaker, "cli-wrong-games")
    if not 0 < seconds <= 600:
        raise bad_input(speaker, "cli-wrong-seconds")
    if iterations is not None and iterations < 1:
        raise bad_input(speaker, "cli-wrong-iterations")
    if workers is not None and workers < 1:
        raise bad_input(speaker, "cli-wrong-workers")
    check_seats(chosen, players, speaker)
    options = read_options(chosen, option or [], players, speaker)
    check_seed(seed, speaker)
    plan = Plan(
        chosen.key,
        chosen.manifest.rules_version,
        plain(options),
        names,
        players,
        -(-games // players),
        seed,
        Budget(seconds, iterations),
    )
    if ray is not None:
        check_ray(speaker)
    run: Runner = on_all_cores(workers) if ray is None else on_ray(ray)
    path = results_in(out, speaker)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        Rate("games", speaker.say("cli-deals-a-second")),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=json,
        disable=json and not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=None)
        try:
            done = play(plan, run, path, lambda have, every: bar.update(task, completed=have, total=every))
        except OtherRun as error:
            raise BadInput(str(error)) from None
    result = report(plan, done)
    encoded = msgspec.json.format(msgspec.json.encode(result), indent=1)
    if out is not None:
        written = tournament_report(result, speaker, drawer())
        for name, text in (
            ("report.html", written.page()),
            ("report.md", written.markdown()),
            ("report.json", encoded.decode() + "\n"),
            ("matches.csv", tournament_csv(done)),
        ):
            write_text(out / name, text, speaker)
    if json:
        typer.echo(encoded.decode())
        return
    screen = Screen(speaker)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("pairing", "wins", "interval", "mean-place"):
        table.add_column("95 %" if name == "interval" else speaker.say(f"lab-{name}"), no_wrap=True)
    for m in result.meetings:
        interval = f"{100 * m.wins.low:.1f} – {100 * m.wins.high:.1f}"
        table.add_row(f"{m.bot} : {m.others}", f"{100 * m.wins.mean:.1f} %", interval, f"{m.mean_place:.2f}")
    screen.show(table, Text(""))
    if result.ratings is None:
        screen.tell(speaker.say("lab-no-ratings"))
    else:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for heading in (speaker.say("lab-bot"), speaker.say("lab-ratings"), speaker.say("lab-pace-mean")):
            table.add_column(heading, no_wrap=True)
        for name, r in sorted(result.ratings.items(), key=lambda item: -item[1].mu):
            table.add_row(name, f"{r.mu:.1f} ± {2 * r.sigma:.1f}", f"{result.pace[name].mean_ms:.2f} ms")
        screen.show(table)
    if out is not None:
        screen.tell(speaker.say("lab-report-where", file=str(out / "report.html")))
