"""The program `estaminet`: its verbs, and what is said when something goes wrong."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import estaminet
import estaminet.kernel.state
from estaminet.cli.backup import backup, restore
from estaminet.cli.bench import bench
from estaminet.cli.check import check
from estaminet.cli.errors import BadInput
from estaminet.cli.export import export
from estaminet.cli.games import games
from estaminet.cli.host import message, people, prune, tables
from estaminet.cli.new_game import new_game
from estaminet.cli.play import play
from estaminet.cli.replay import replay
from estaminet.cli.review import review
from estaminet.cli.rules import rules
from estaminet.cli.serve import serve
from estaminet.cli.simulate import simulate
from estaminet.cli.tournament import tournament
from estaminet.cli.usage import usage_error
from estaminet.cli.verify import verify

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve)
app.command()(export)
app.command()(backup)
app.command()(restore)
app.add_typer(tables, name="tables")
app.add_typer(people, name="people")
app.command()(message)
app.command()(prune)
app.command()(play)
app.command()(games)
app.command()(rules)
app.command()(replay)
app.command()(verify)
app.command()(review)
app.command()(simulate)
app.command()(tournament)
app.command()(check)
app.command()(bench)
app.command("new-game")(new_game)


def version() -> str:
    """Our version, and whether the rules run compiled here."""
    compiled = Path(estaminet.kernel.state.__file__).suffix != ".py"
    return f"estaminet {estaminet.__version__} ({'compiled' if compiled else 'interpreted'})"


@app.callback(invoke_without_command=True)
def estaminet_(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Which version, and whether compiled.")] = False,
) -> None:
    """A small tavern of card and dice games: play, replay, verify, simulate."""
    if show_version:
        typer.echo(version())
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program. Bad input ends with one sentence on stderr and code 2."""
    if sys.stdin is None:
        # Closed from the start: there is nothing to read, but that is no reason to fail.
        sys.stdin = io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Bytes that are not text, and text that a limited terminal cannot show, must not end a match.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    try:
        code = app(args=arguments, prog_name="estaminet", standalone_mode=False)
    except (BadInput, typer.TyperException) as error:
        typed = sys.argv[1:] if arguments is None else arguments
        said = usage_error(error, typed) if isinstance(error, typer.TyperException) else str(error)
        lines = [" ".join(line.split()) for line in said.splitlines() if line.strip()]
        typer.echo("\n  ".join([f"estaminet: {lines[0]}", *lines[1:]]), err=True)
        code = 2
    except (KeyboardInterrupt, typer.Abort):
        code = 130
    sys.exit(code)
