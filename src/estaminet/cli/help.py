"""Longer texts that are shown during play: clauses, the log, the house rules, what can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from estaminet.cli.arguments import find_clause, value_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from estaminet.kernel.game import Game
    from estaminet.kernel.match import Match
    from estaminet.kernel.values import Options, Viewer
    from estaminet.text import Speaker


def clauses_shown(game: Game, clauses: Iterable[str], speaker: Speaker) -> list[RenderableType]:
    """Clauses of the rules in the speaker's language, each under its id; raises `BadInput` for an unknown one."""
    rules = game.rules(speaker.language)
    parts: list[RenderableType] = []
    for name in clauses:
        clause = find_clause(rules, game.key, name, speaker)
        parts.append(Text.assemble((clause.id, "bold cyan"), f"  {clause.section}"))
        parts.append(Padding(Markdown(clause.text), (0, 0, 1, 2)))
    return parts


def log_shown(match: Match, viewer: Viewer, speaker: Speaker) -> list[RenderableType]:
    """Everything this viewer was told: a sentence per event, with the number of its move."""
    story = match.log(viewer)
    if not story:
        return [Text(speaker.say("cli-log-empty"))]
    lines: list[RenderableType] = []
    before = None
    for number, event in story:
        label = "" if number == before else str(number + 1)
        before = number
        lines.append(Text.assemble((f"{label:>4}  ", "dim"), speaker.event(event)))
    return lines


def option_said(name: str, value: object, speaker: Speaker) -> str:
    """A house rule and what it is set to, in words; a value that has none as it is typed."""
    rule = f"option-{name.replace('_', '-')}"
    chosen = str(value).lower() if isinstance(value, bool) else value_text(value)
    in_words = speaker.say(f"{rule}-{chosen}") if speaker.has(f"{rule}-{chosen}") else chosen
    return speaker.say("cli-option-says", rule=speaker.say(rule), value=in_words)


def options_shown(game: Game, options: Options, speaker: Speaker) -> list[RenderableType]:
    """The house rules, one per line, with a star where it is not the printed rule."""
    lines: list[RenderableType] = []
    printed = game.options_type()
    for field in msgspec.structs.fields(game.options_type):
        value = getattr(options, field.name)
        star = "*" if value != getattr(printed, field.name) else " "
        lines.append(Text.assemble(f"{star} ", (f"{field.name} = {value_text(value)}", "bold")))
        lines.append(Padding(Text(option_said(field.name, value, speaker)), (0, 0, 0, 4)))
    if not lines:
        return [Text(speaker.say("cli-options-none"))]
    return [*lines, Text(""), Text(speaker.say("cli-options-star"), style="dim")]


def help_shown(speaker: Speaker) -> list[RenderableType]:
    """What can be typed."""
    names = ("move", "number", "rules", "clause", "log", "undo", "save", "options", "more", "quit")
    rows = [(speaker.say(f"cli-help-{name}-typed"), speaker.say(f"cli-help-{name}")) for name in names]
    widest = max(len(typed) for typed, _ in rows)
    return [Text.assemble("  ", (f"{typed:<{widest}}", "bold"), f"  {does}") for typed, does in rows]
