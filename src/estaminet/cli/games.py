"""`estaminet games`: what can be played."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from estaminet.cli.language import LangOption, chosen_language
from estaminet.cli.screen import Screen
from estaminet.games import all_games
from estaminet.text import Speaker


def games(lang: LangOption = None) -> None:
    """List the games: their keys, for how many players, how long they take, what they are."""
    language = chosen_language(lang)
    speaker = Speaker(language)
    screen = Screen(speaker)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("key", "title", "players", "minutes", "summary"):
        table.add_column(speaker.say(f"cli-games-{heading}"), no_wrap=heading != "summary")
    for game in all_games():
        says = Speaker(language, game)
        players, minutes = (f"{low}–{high}" for low, high in (game.manifest.seats, game.manifest.minutes))
        summary = says.say("game-summary")
        if says.has("game-note"):
            summary += f"\n{says.say('game-note')}"
        row = (game.key, says.say("game-title"), players, minutes, summary)
        table.add_row(*(Text(cell) for cell in row))
    screen.show(table)
