"""What names look like. Two that look the same are told apart, and one that cannot be seen is none."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from estaminet.kernel.record import NAME_LIMIT, is_name

MOST_MARKS = 4
"""Accents on one letter: more of them grow over the lines above and below."""

_FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_VARIANTS = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
_UNSEEN = dict.fromkeys((*map(ord, _FILLERS), *_VARIANTS))
"""Letters and marks that show nothing, though Python calls them printable: fillers, joiners, variants."""

_TWINS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοντ" + "I1|0",
    "ABESIJKMHOPCTYXaesijopcyxhdl" + "ABEZHIKMNOPTYXovt" + "lllO",
)
"""Cyrillic and Greek letters, and digits, that are drawn like Latin ones."""


def _shown(text: str) -> str:
    return unicodedata.normalize("NFKC", text.translate(_UNSEEN)).translate(_UNSEEN)


def is_legible(text: str) -> bool:
    """Whether something can be seen, and no letter has more marks than fit into its line. (Not all marks combine in the
    sense of Unicode's tables: those of Thai, say.)"""
    marks = 0
    for letter in unicodedata.normalize("NFD", text.translate(_UNSEEN)):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return False
    return bool(_shown(text).strip())


@lru_cache(maxsize=4_096)
def seen_as(name: str) -> str:
    """What somebody sees who reads a name in passing; "" for one that shows nothing."""
    return " ".join(_shown(name).translate(_TWINS).translate(_TWINS).casefold().split())


def problem_of_new_name(name: str) -> str | None:
    """Why nobody can call themselves this, or None. (Names that were given before are as good as they were.)"""
    if not is_name(name):
        return f"a name is 1 to {NAME_LIMIT} printable characters without spaces around them, not {name[:60]!r}"
    if not seen_as(name):
        return "a name has to show something"
    if not is_legible(name):
        return f"a letter has at most {MOST_MARKS} accents"
    return None
