"""What is said and drawn, in every language: nobody ever wonders who won the round and why."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from estaminet.conformance.table import placed, play, view
from estaminet.games.udaka import terminal
from estaminet.games.udaka.events import RoundScored, RoundWon
from estaminet.games.udaka.game import GAME
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.tests.tables import last_card, new_match, sitting, told
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Deed, Seat
from estaminet.text import Speaker, languages

NAMES = ("Ada", "Bo", "Cléo", "Dov", "Eve", "Fay", "Gus", "Hal")
NOTHING_LEFT = dict.fromkeys(range(2, 10), 0)


def speaker(language: str) -> Speaker:
    return Speaker(language, GAME, NAMES)


def drawn(match: Match, viewer: int | None, language: str, width: int = 80, *, small: bool = False) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False, legacy_windows=False)
    console.print(terminal.draw(view(match, viewer), speaker(language), width, low=small))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def asked(match: Match, language: str) -> str:
    message, args = GAME.asks(match.options, view(match))
    return speaker(language).say(message, **args)


@pytest.mark.parametrize("language", languages())
def test_the_log_says_who_won_the_round_and_why(language: str) -> None:
    """UDAKA-SCORE-01 and UDAKA-SCORE-02"""
    match = placed(GAME, last_card((4, 4, 0, 0), NOTHING_LEFT, 3))
    events = play(match, "9")
    (scored,) = told(events, RoundScored)
    (won,) = told(events, RoundWon)
    table = speaker(language).event(scored)
    assert all(
        re.search(rf"{name}\s?: {count}\b", table) for name, count in (("Ada", 4), ("Bo", 4), ("Cléo", 0), ("Dov", 0))
    )
    why = speaker(language).event(won)
    assert why.index("Ada") < why.index("Bo") < why.index("UDAKA") < why.index("Dov")
    alone = placed(GAME, last_card((1, 2, 2, 3), NOTHING_LEFT, 0))
    (won,) = told(play(alone, "9"), RoundWon)
    why = speaker(language).event(won)
    assert "Dov" in why
    assert "3" in why
    assert "UDAKA" not in why
    assert not any(name in why for name in ("Ada", "Bo", "Cléo"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.wide), pytest.param(6, marks=pytest.mark.wide), 8])
def test_every_situation_can_be_drawn_and_asked_in_80_columns(language: str, seats: int) -> None:
    match = Match.from_position(GAME, GAME.start(UdakaOptions(next_dealer="cards"), seats))
    rng = FastRng(seats)
    phases = set()
    steps = 0
    while match.ended is None:
        phase = view(match).phase
        if phase not in phases or steps % 10 == 0:
            for viewer in (None, 0):
                lines = drawn(match, viewer, language).splitlines()
                assert max(map(len, lines)) <= 80
                small = drawn(match, viewer, language, small=True).splitlines()
                assert max(map(len, small)) <= 80
                assert phase != "discard" or len(small) <= 5 + seats
            assert asked(match, language)
        phases.add(phase)
        steps += 1
        if match.asked:
            legal = match.state.legal(match.asked[0])
            match.play(match.asked[0], legal[rng.below(len(legal))])
        else:
            match.play(CHANCE, match.state.sample(rng))
    winner = NAMES[match.ended.places.index(1)]
    assert winner in asked(match, language)
    assert phases == {"cards", "deal", "discard"}


@pytest.mark.parametrize("language", languages())
def test_the_drawing_shows_own_cards_and_hides_those_of_others(language: str) -> None:
    match = placed(GAME, sitting("23K", top="4", tokens=(2, 0), board={2: 0, 3: 0}, others=["6J"], pile=16))
    mine, theirs, onlookers = (drawn(match, viewer, language) for viewer in (0, 1, None))
    assert "│ K │" in mine
    assert "│ J │" not in mine
    assert "│ J │" in theirs
    assert "│ K │" not in theirs
    assert "│ K │" not in onlookers
    assert "│ J │" not in onlookers
    assert all("[4]" in drawing and "●●" in drawing for drawing in (mine, theirs, onlookers))
    assert "│ K │" in drawn(match, 0, language, width=120)


@pytest.mark.parametrize("language", languages())
def test_between_rounds_the_drawing_says_why_the_last_one_was_won(language: str) -> None:
    match = placed(GAME, last_card((4, 4, 0, 0), NOTHING_LEFT, 3))
    (won,) = told(play(match, "9"), RoundWon)
    why = speaker(language).event(won)
    assert " ".join(why.split()) in " ".join(drawn(match, 0, language).split())
    play(match, GAME.write(match.state.sample(FastRng(1))))
    assert " ".join(why.split()) in " ".join(drawn(match, 0, language).split())


@pytest.mark.parametrize("language", languages())
def test_the_options_in_force_are_named_at_the_table(language: str) -> None:
    """The rules ask for it where players may expect otherwise: UDAKA-SCORE-03 and UDAKA-JOKER-03."""
    drawings = set()
    for scoring in ("tie_only", "counts"):
        for timing in ("when_discarded", "at_once"):
            match = new_match(3, udaka_scoring=scoring, special_timing=timing)
            drawings.add(drawn(match, 0, language))
    assert len(drawings) == 4


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", ["", "7 3", "7 7 7", "K K", "K>udaka", "J<P9", "Q", "7>5", "dealer x"])
def test_what_cannot_be_read_is_explained(language: str, text: str) -> None:
    with pytest.raises(Unreadable) as raised:
        GAME.read(text, UdakaOptions(), 4)
    said = speaker(language).unreadable(raised.value)
    assert said
    if "clause" in raised.value.args_by_name:
        assert str(raised.value.args_by_name["clause"]) in said


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_every_deed_is_a_sentence(language: str) -> None:
    """All actions by two seats and a handful of outcomes, through two matches with due cards in them."""
    outcomes = ["up 7", "up K", "dealer P1", "dealer P9", "deck 7"]
    known = GAME.rules().clauses
    reasons = set()
    for seed in range(2):
        options = UdakaOptions(special_timing="at_once", first_dealer="random" if seed else "cards")
        match = Match(GAME, options, 3)
        rng = FastRng(seed)
        while match.ended is None:
            deeds: list[tuple[Seat, Deed]] = [(CHANCE, GAME.read(text, options, 3)) for text in outcomes]
            deeds += [(Seat(seat), action) for seat in range(2) for action in GAME.actions(options, 3)]
            for by, deed in deeds:
                refusal = match.state.refusal(by, deed)
                if refusal is not None and refusal.reason not in reasons:
                    reasons.add(refusal.reason)
                    assert speaker(language).refusal(refusal)
                    assert refusal.clause in known
            if match.asked:
                legal = match.state.legal(match.asked[0])
                match.play(match.asked[0], legal[rng.below(len(legal))])
            else:
                match.play(CHANCE, match.state.sample(rng))
    assert len(reasons) >= 14


def test_nobody_needs_the_chance_of_a_match_to_read_its_end() -> None:
    """A whole match by chance: its last three sentences are the score, the winner and why, and the game."""
    match = Match(GAME, UdakaOptions(), 4, chance=SeededChance(12))
    while match.ended is None:
        match.play(match.asked[0], GAME.default_action(match.observation(match.asked[0])))
    said = [speaker("en").event(event) for event in match.seen(None)]
    winner = NAMES[match.ended.places.index(1)]
    assert said[-1].startswith(winner)
    assert any("wins round" in line and winner in line for line in said[-3:])
