"""`estaminet rules`: the rules of a game, or one clause of them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from estaminet.cli.arguments import find_clause, find_game
from estaminet.cli.help import clauses_shown
from estaminet.cli.language import LangOption, chosen_language
from estaminet.cli.screen import Screen
from estaminet.text import Speaker


def rules(
    game: Annotated[str, typer.Argument(help="The game.")],
    clause: Annotated[str | None, typer.Argument(help="Only this clause, such as DUDO-BID-04 or bid-04.")] = None,
    lang: LangOption = None,
) -> None:
    """Read the rules, all of them or one clause."""
    language = chosen_language(lang)
    chosen = find_game(game, Speaker(language))
    speaker = Speaker(language, chosen)
    screen = Screen(speaker)
    text = chosen.rules(language)
    if clause is not None:
        name = find_clause(text, chosen.key, clause, speaker).id
        screen.show(*clauses_shown(chosen, [name], speaker))
    elif screen.console.is_terminal:
        screen.show(Markdown(text.text))
    else:
        # In a file or a pipe the Markdown itself is wanted.
        typer.echo(text.text, nl=False)
