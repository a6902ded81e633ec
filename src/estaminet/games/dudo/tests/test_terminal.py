"""The drawing in the terminal, and the sentences around it, in every language."""

from __future__ import annotations

import pytest
from rich.console import Console

from estaminet.conformance.table import view
from estaminet.games.dudo import terminal
from estaminet.games.dudo.game import GAME
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.tests.table import do, new, refused, table
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.text import Speaker, languages

NAMES = ("Ada", "Bo", "Cléo", "Dov", "Eve", "Finn")


def drawn(match: Match, viewer: int | None = 0, width: int = 80, language: str = "en") -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(terminal.draw(view(match, viewer), Speaker(language, GAME, NAMES), width))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def asked(match: Match, language: str = "en") -> str:
    message, args = GAME.asks(match.options, view(match))
    return Speaker(language, GAME, NAMES).say(message, **args)


def test_the_table_shows_cups_bids_the_middle_and_the_own_dice() -> None:
    match = table("1245b 222 33333", jokers={2: 1}, bids=["0 2x1", "1 3x2"])
    assert (
        drawn(match)
        == """\
Round 4 · 13 dice in the cups

  A Ada  ■■■■■                        Bids
  B Bo   ■■■··                         3×2 B Bo
▶ C Cléo ■■■■■ ★ joker · to answer     2×1 A Ada

In the middle: B□□

Your cup
╭───────╮ ╭───────╮ ╭───────╮ ╭───────╮ ╭───────╮
│       │ │ ●     │ │ ●   ● │ │ ●   ● │ │       │
│   ●   │ │       │ │       │ │   ●   │ │       │
│       │ │     ● │ │ ●   ● │ │ ●   ● │ │       │
╰───────╯ ╰───────╯ ╰───────╯ ╰───────╯ ╰───────╯
    1         2         4         5         b"""
    )
    assert asked(match) == "Cléo, answer 3 twos: raise, dudo or calza."


def test_the_reveal_marks_and_counts_the_dice_that_match() -> None:
    """DUDO-BID-03"""
    match = do(table("1245b 222 33333", bids=["0 2x1", "1 3x2"]), "2 calza")
    assert (
        drawn(match)
        == """\
Round 3 · 12 dice in the cups

  A Ada  ■■■■■
  B Bo   ■■■··
  C Cléo ■■■■· starts

In the middle: B□□ C□

╭─ Cups of round 3: Bo bid 3 twos ───╮
│ A Ada    1 [2] 4  5 [b]  2         │
│ B Bo    [2][2][2]        3         │
│ C Cléo   3  3  3  3  3   0         │
│ 5 dice match   [ ] matches the bid │
│ Cléo said calza · Cléo loses a die │
╰────────────────────────────────────╯"""
    )


def test_pal_02_blanks_are_not_marked_in_a_palifico_round() -> None:
    """DUDO-PAL-02"""
    match = table("1 1b 33333", palifico=True, bids=["0 3x1"])
    assert "PALIFICO for Ada: blanks are worth nothing, the value stays" in drawn(match)
    assert "[1] b" in drawn(do(match, "1 dudo"))


def test_blank_02_only_blanks_are_marked_for_a_bid_on_blanks() -> None:
    """DUDO-BLANK-02"""
    match = do(table("12b 1bb", blank_bids="plain"), "0 1x1", "1 2xb", "0 dudo")
    assert " 1  2 [b]  1" in drawn(match)
    assert " 1 [b][b]  2" in drawn(match)


def test_hide_01_nothing_on_the_screen_says_how_many_dice_the_others_have() -> None:
    """DUDO-HIDE-01"""
    one = drawn(table("111 22 33333", lost_dice="hidden", round=10))
    assert one == drawn(table("111 2222 33", lost_dice="hidden", round=10))
    assert "B Bo   ?" in one
    assert "In the middle: out of sight" in one


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (new(2), "Chance says who starts."),
        (new(2, first_starter="seat"), "The dice are rolled."),
        (table("111 222"), "Ada, open the bidding: at most 6 dice."),
        (table("1 222", palifico=True), "Ada, open your palifico round: the value you name stays."),
        (
            table("111 222", bids=["0 1x1"], calza_heads_up="forbidden"),
            "Bo, answer 1 one: raise or dudo.",
        ),
        (table("111 222", bids=["0 6x5"]), "Bo, nothing is higher than 6 fives: dudo or calza."),
        (
            table("111 222", bids=["0 6x5"], calza_heads_up="forbidden"),
            "Bo, nothing is higher than 6 fives: only dudo is left.",
        ),
        (
            do(table("111 222 333 444", salsa="on"), "0 1x5"),
            "Cléo and Dov: salsa against 1 five, or pass?",
        ),
        (do(table("1 222", bids=["0 4x1"]), "1 dudo"), "Bo has won."),
    ],
)
def test_the_question_fits_the_situation(match: Match, sentence: str) -> None:
    assert asked(match) == sentence
    assert GAME.clauses_now(match.options, view(match))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 80])
def test_every_situation_of_random_games_can_be_drawn_and_asked(language: str, width: int) -> None:
    known = set(GAME.rules().clauses)
    for seed in range(5):
        rng = FastRng(seed)
        seats = 2 + seed
        match = Match(GAME, DudoOptions.random(rng, seats), seats, chance=SeededChance(seed))
        while match.ended is None:
            seat = match.asked[0]
            if rng.below(6) == 0:
                text = drawn(match, int(seat), width, language)
                assert max(len(line) for line in text.splitlines()) <= width
                assert asked(match, language)
                assert set(GAME.clauses_now(match.options, view(match))) <= known
            legal = match.state.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
        assert drawn(match, None, width, language)


REFUSED = [
    (table("111 222", bids=["0 2x3"]), "1 2x2"),
    (table("111 222", bids=["0 2x3"]), "1 1x5"),
    (table("111 222", bids=["0 2x3"]), "1 7x1"),
    (table("111 222", bids=["0 2x3"]), "1 3xb"),
    (table("111 222", bids=["0 2x3"]), "0 dudo"),
    (table("111 222", bids=["0 6x5"]), "1 6x4"),
    (table("111 222"), "0 calza"),
    (table("111 222 -"), "2 1x1"),
    (table("1 222", palifico=True, bids=["0 1x2"]), "1 2x3"),
    (table("1 222", palifico=True, bids=["0 2x2"]), "1 1x2"),
    (table("111 222", blank_bids="halved"), "0 1xb"),
    (table("1 222", palifico=True, bids=["0 1x2"], blank_bids="halved"), "1 2xb"),
    (table("111 222", bids=["0 5x4"], blank_bids="halved"), "1 2xb"),
    (do(table("111 222", bids=["0 4x4"], blank_bids="halved"), "1 2xb"), "0 4x5"),
    (table("111 222", bids=["0 5x4"], blank_bids="plain"), "1 4xb"),
    (table("111 222", bids=["0 1x1"], calza_heads_up="forbidden"), "1 calza"),
    (table("111 222 333", bids=["0 1x1"], round=61), "1 calza"),
    (do(table("1 222", bids=["0 4x1"]), "1 dudo"), "1 1x1"),
    (new(2), "0 1x1"),
    (new(2), "chance starter 2"),
    (new(2, first_starter="seat"), "0 1x1"),
    (new(2, first_starter="seat"), "chance starter 1"),
    (new(2, first_starter="seat"), "chance roll 11111"),
    (new(2, first_starter="seat"), "chance roll 11111 1111"),
    (table("111 222"), "chance roll 111 222"),
    (table("111 222"), "0 pass"),
    (do(table("111 222 333 444", salsa="on"), "0 1x5"), "0 pass"),
    (do(table("111 222 333 444", salsa="on"), "0 1x5"), "1 dudo"),
    (do(table("111 222 333 444", salsa="on"), "0 1x5"), "2 dudo"),
    (do(table("111 222 333 444", salsa="on"), "0 1x5", "2 pass"), "2 pass"),
    (do(table("111 222 333", salsa="on"), "0 1x1", "2 salsa 1x2", "1 pass"), "2 pass"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("match", "move"), REFUSED)
def test_every_refusal_is_a_sentence_and_names_a_clause(match: Match, move: str, language: str) -> None:
    refusal = refused(match, move)
    assert refusal.clause in GAME.rules().clauses
    sentence = Speaker(language, GAME, NAMES).refusal(refusal)
    assert sentence[-1] in ".!"
    assert "{" not in sentence
