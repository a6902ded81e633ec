"""RULES.md by clause: numbered paragraphs that open with a bold clause id."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

_CLAUSE = re.compile(r"^([*-] )?\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)\*\*\s*(.*)$")
CLAUSE_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b")


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule: its id, the heading above it, and its text (Markdown)."""

    id: str
    section: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """A whole rule text in one language."""

    language: str
    text: str
    clauses: dict[str, Clause]


def read_rules(folder: Path, language: str = "en") -> Rules:
    """The rules in a game's folder, in English if they are not written in that language: their `language` says so.

    English is `RULES.md`, others are `RULES.<language>.md`. A folder without rules has no clauses.
    """
    name = f"RULES.{language}.md"
    if language == "en" or not (folder / name).exists():
        language, name = "en", "RULES.md"
    path = folder / name
    text = path.read_text("utf-8") if path.exists() else ""
    clauses: dict[str, Clause] = {}
    section = ""
    current: tuple[str, list[str]] | None = None
    indented = False

    def close() -> None:
        if current is not None:
            if current[0] in clauses:
                raise ValueError(f"{folder.name}/{name} has clause {current[0]} twice")
            clauses[current[0]] = Clause(current[0], section, "\n".join(current[1]).strip())

    for line in text.splitlines():
        opening = _CLAUSE.match(line)
        if opening or line.startswith("#"):
            close()
            current = (opening[2], [opening[3]]) if opening else None
            indented = opening is not None and bool(opening[1])
            if not opening:
                section = line.lstrip("#").strip()
        elif current is not None:
            current[1].append(line.removeprefix("  ") if indented else line)
    close()
    return Rules(language, text, clauses)
