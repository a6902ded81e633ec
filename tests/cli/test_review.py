"""`estaminet review`: one match told, several summed up."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from estaminet.review.model import VERSION

if TYPE_CHECKING:
    from tests.cli.conftest import Run

HEAD = "estaminet-record 1\ngame dudo\nrules 1\nseats 2\nname 0 Ada\nname 1 Grace\n\nchance starter 0\n"
BOLD = HEAD + "chance roll 12345 12345\n0 10x3\n1 dudo\n"
"""Ten threes cannot be there, as nine dice are unseen or no threes: whoever says so loses a die for nothing."""


def test_a_mistake_is_told_with_what_was_better(run: Run) -> None:
    Path("bold.txt").write_text(BOLD, encoding="utf-8")
    ended = run("review", "bold.txt", "--html", "review.html")
    assert ended.code == 0
    said = " ".join(ended.out.split())
    assert "Costliest decisions: Ada" in said
    assert "10 threes" in said
    assert "Going by your own dice, the bid was 0% likely to be true." in said
    assert "No move was clearly worse than another." in said, "Grace was right to doubt"
    assert "The review is in review.html." in said
    assert "the match is not over" in ended.err
    page = Path("review.html").read_text("utf-8")
    assert "<polyline" in page
    assert "10 threes" in page
    assert page.count("<polyline") == 2 + 2 * 3, "everybody's chances; each with luck and own mistakes apart"
    assert run("review", "bold.txt", "--html", "review.html").code == 2, "nobody's file is overwritten"


def test_figures_of_a_review_are_written_as_its_language_writes_them(run: Run) -> None:
    Path("bold.txt").write_text(BOLD, encoding="utf-8")
    said = run("review", "bold.txt", "--lang", "hu", "--html", "review.html").out
    for told in (
        said,
        re.sub(r"<svg.*?</svg>|<style>.*?</style>", "", Path("review.html").read_text("utf-8"), flags=re.DOTALL),
    ):
        assert re.search(r"Ennyibe került: \d+,\d százalékpont", " ".join(told.split()))
        assert not re.search(r"\d\.\d", told)


def test_moves_that_decided_are_told_in_words_and_as_the_language_sets_its_colons(run: Run) -> None:
    Path("bold.txt").write_text(BOLD, encoding="utf-8")
    said = " ".join(run("review", "bold.txt", "--lang", "fr").out.split())
    assert "(Ada : 10 trois)" in said, "not 10x3, and a space before the colon"
    assert "gaffe : 10 trois" in said


def test_several_files_give_a_summary_by_player_and_the_same_figures_from_processes(run: Run) -> None:
    Path("bold.txt").write_text(BOLD, encoding="utf-8")
    Path("short.txt").write_text(HEAD + "chance roll 11111 12345\n0 3x1\n", encoding="utf-8")
    told = json.loads(run("review", "bold.txt", "short.txt", "--json", "--workers", 2).out)
    assert [(one["name"], one["matches"]) for one in told["players"]] == [("Ada", 2), ("Grace", 2)]
    alone = json.loads(run("review", "bold.txt", "--json").out)
    assert told["reviews"]["bold.txt"] == alone
    assert alone["source"]["version"] == VERSION
    ada = told["players"][0]
    parts = ("expected", "luck", "own", "others", "hidden", "remainder")
    assert abs(sum(ada[part] for part in parts) - ada["result"]) < 1e-6
    assert sum(ada["grades"].values()) == ada["decisions"] == 2


def test_bad_input_is_said_in_one_sentence(run: Run) -> None:
    assert run("review", "missing.txt").code == 2
    Path("bold.txt").write_text(BOLD, encoding="utf-8")
    assert run("review", "bold.txt", "--workers", 0).code == 2
