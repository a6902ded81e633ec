"""`estaminet simulate`: many matches between bots, and what they show about a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from estaminet.bots.players import players_of
from estaminet.cli.arguments import (
    check_seats,
    check_seed,
    find_game,
    level_named,
    read_kinds,
    read_options,
    results_in,
    runner_for,
)
from estaminet.cli.errors import BadInput
from estaminet.cli.files import check_free, write_text
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.rate import Rate
from estaminet.cli.screen import Screen
from estaminet.lab.kept import OtherRun
from estaminet.lab.report import drawer, named, signed, silent, simulation_csv, simulation_report
from estaminet.lab.simulate import (
    Effect,
    Plan,
    Report,
    Spread,
    effects,
    effects_kept,
    play,
    settings_of,
)
from estaminet.lab.simulate import by_players as reports_by_players
from estaminet.lab.simulate import report as make_report
from estaminet.text import Speaker

BAR = 30
ROWS = 12


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[int | None, typer.Option(help="How many; the usual number if left out.")] = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    seats: Annotated[str | None, typer.Option(help="Which bot sits where; club players if left out.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A house rule, NAME=VALUE or NAME=@FILE; as often as you like.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same number gives the same matches; a new one each time if left out.")
    ] = None,
    html: Annotated[Path | None, typer.Option(help="Keep the report here, as one page with plots.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for results.jsonl, report.html, .md, .json and matches.csv; resumes there."),
    ] = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="Play as many matches again for every value of every house rule.")
    ] = False,
    by_players: Annotated[
        bool, typer.Option("--by-players", help="Play as many matches again for every number of players.")
    ] = False,
    workers: Annotated[int | None, typer.Option(help="Processes; this one alone if left out.")] = None,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster to play on; local starts one.")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="With --compare: keep what the house rules change here, as data for the site.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The report as JSON, for programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Let bots play many matches; how long they take, which seat wins, how often each clause applies."""
    language = chosen_language(lang)
    chosen = find_game(game, Speaker(language))
    speaker = Speaker(language, chosen)
    if seats is not None:
        kinds = tuple(level_named(kind, chosen) for kind in read_kinds(seats, chosen, speaker, people=False))
        if players is not None and players != len(kinds):
            raise bad_input(speaker, "cli-wrong-players-and-seats", players=players, seats=len(kinds))
    else:
        count = chosen.manifest.usual_seats if players is None else players
        usual = "club" if "club" in players_of(chosen) else "random"
        kinds = (usual,) * check_seats(chosen, count, speaker)
    if games < 1:
        raise bad_input(speaker, "cli-wrong-games")
    if workers is not None and workers < 1:
        raise bad_input(speaker, "cli-wrong-workers")
    options = read_options(chosen, option or [], len(kinds), speaker)
    check_seed(seed, speaker)
    if html is not None:
        check_free(html, speaker)
    path = results_in(out, speaker)
    number = (kept_seed(path) if seed is None else seed) if path else seed
    number = int.from_bytes(os.urandom(4), "big") if number is None else number
    settings = settings_of(chosen, options, kinds, compare=compare, by_players=by_players)
    plan = Plan(chosen.key, chosen.manifest.rules_version, settings, games, number)

    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        Rate("games", speaker.say("cli-games-a-second")),
        Rate("decisions", speaker.say("cli-decisions-a-second")),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=json,
        disable=json and not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=games * len(settings), decisions=0)

        def more(matches: int, decisions: int) -> None:
            bar.update(task, advance=matches, decisions=bar.tasks[0].fields["decisions"] + decisions)

        try:
            played = play(plan, runner_for(workers, ray, speaker), path, more)
        except OtherRun as error:
            raise BadInput(str(error)) from None
    report = make_report(plan, 0, played[0])
    changes = effects(plan, played)
    counts = reports_by_players(plan, played) if by_players else ()
    data = msgspec.to_builtins(report)
    if compare:
        data["effects"] = msgspec.to_builtins(changes)
    if by_players:
        data["by_players"] = msgspec.to_builtins(counts)
    encoded = msgspec.json.format(msgspec.json.encode(data), indent=1).decode()
    if keep is not None:
        kept = msgspec.json.encode(effects_kept(report, changes))
        write_text(keep, msgspec.json.format(kept, indent=1).decode() + "\n", speaker)
    if html is not None or out is not None:
        written = simulation_report(report, changes, counts, speaker, drawer())
        if html is not None:
            write_text(html, written.page(), speaker)
        if out is not None:
            for name, text in (
                ("report.html", written.page()),
                ("report.md", written.markdown()),
                ("report.json", encoded + "\n"),
                ("matches.csv", simulation_csv(plan, played)),
            ):
                write_text(out / name, text, speaker)
    if json:
        typer.echo(encoded)
    else:
        _show(report, changes, counts, Screen(speaker))
        where = html if html is not None else out / "report.html" if out is not None else None
        if where is not None:
            typer.echo(speaker.say("lab-report-where", file=str(where)))


def kept_seed(path: Path) -> int | None:
    """The seed of a run that is resumed, so that it need not be remembered."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=Plan).seed
    except (OSError, msgspec.DecodeError):
        return None


def _show(report: Report, changes: Sequence[Effect], counts: Sequence[Report], screen: Screen) -> None:
    speaker = screen.speaker
    title = speaker.say("game-title")
    screen.tell(speaker.say("cli-sim-title", games=report.games, title=title, seed=str(report.seed)), "bold")
    screen.tell("")
    _histogram(speaker.say("cli-sim-decisions"), report.decisions, screen)
    _histogram(speaker.say("cli-sim-rounds"), report.rounds, screen)
    if report.scores is not None and report.leads is not None:
        _histogram(speaker.say("lab-scores"), report.scores, screen)
        _histogram(speaker.say("lab-leads"), report.leads, screen)

    table = _plain_table(screen, "seat", "player", "wins", "interval", "place", "places")
    for number, seat in enumerate(report.seats):
        interval = f"{seat.low:.1%} – {seat.high:.1%}"
        places = "  ".join(f"{count / report.games:4.0%}" for count in seat.places)
        table.add_row(str(number), seat.player, f"{seat.share:.1%}", interval, f"{seat.mean_place:.2f}", places)
    screen.show(table, Text(""))

    table = _plain_table(screen, "clause", "times", "a-game", "bar")
    most = max(report.clauses.values())
    for clause, count in sorted(report.clauses.items(), key=lambda item: -item[1]):
        table.add_row(clause, f"{count:,}", f"{count / report.games:.2f}", _bar(count, most))
    screen.show(table, Text(""))
    if matter := [one for one in changes if one.differs]:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for heading in ("lab-option", "lab-differs", "lab-lengths", "lab-first-seat"):
            table.add_column(speaker.say(heading), no_wrap=True)
        for one in matter:
            length, first = signed(one.decisions_change, percent=False), signed(one.first_seat_change, percent=True)
            table.add_row(named(one), f"{one.differs / report.games:.1%}", length, f"{first} %")
        screen.show(table, Text(""))
    if quiet := silent(changes):
        screen.tell(speaker.say("lab-effects-none", rules=quiet))
    if counts:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for heading in ("lab-seats", "lab-lengths", "lab-rounds", "lab-first-seat"):
            table.add_column(speaker.say(heading), no_wrap=True)
        for by in counts:
            first = f"{by.seats[0].share:.1%} ({by.seats[0].low:.1%} – {by.seats[0].high:.1%})"
            table.add_row(str(len(by.seats)), f"{by.decisions.mean:.1f}", f"{by.rounds.mean:.1f}", first)
        screen.show(table, Text(""))
    endings = ", ".join(f"{clause} {count / report.games:.1%}" for clause, count in report.endings.items())
    screen.tell(f"{speaker.say('cli-sim-endings')} {endings}")


def _plain_table(screen: Screen, *headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    left = ("player", "clause", "places", "bar")
    for heading in headings:
        name = "" if heading == "bar" else screen.speaker.say(f"cli-sim-{heading}")
        table.add_column(name, justify="left" if heading in left else "right", no_wrap=True)
    return table


def _bar(count: int, most: int, width: int = BAR) -> str:
    """A bar of at most `width` blocks; any count above 0 is visible."""
    eighths = max(1, round(8 * width * count / most)) if count else 0
    return "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]


def _histogram(title: str, values: Spread, screen: Screen) -> None:
    speaker = screen.speaker
    line = Text.assemble((title, "bold"), "  ")
    line.append(
        speaker.say(
            "cli-sim-spread",
            least=values.least,
            tenth=values.tenth,
            median=values.median,
            mean=f"{values.mean:.1f}",
            ninetieth=values.ninetieth,
            most=values.most,
        )
    )
    screen.show(line)
    step = (values.most - values.least) // ROWS + 1
    rows: dict[int, int] = dict.fromkeys(range(values.least, values.most + 1, step), 0)
    for value, count in values.counts.items():
        rows[values.least + (value - values.least) // step * step] += count
    most = max(rows.values())
    digits = len(str(values.most))
    for low, count in rows.items():
        label = f"{low:>{digits}}" if step == 1 else f"{low:>{digits}}–{min(low + step - 1, values.most):<{digits}}"
        screen.show(Text.assemble(f"  {label}  ", (_bar(count, most), "cyan"), f" {count}"))
    screen.tell("")
