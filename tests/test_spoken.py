"""What is said aloud is words: no notation reaches those who listen, in any game and language."""

from __future__ import annotations

import re

import pytest

from estaminet.games import all_games, find
from estaminet.games.dnup.actions import cards_word
from estaminet.games.dudo.actions import cups_word
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import Seat
from estaminet.text import Speaker, languages

NOTATION = re.compile(r"\d/\d|(?<!\w)[bKJ](?!\w)|(?<!\w)[RBYG]\d?[PMCF](?!\w)|×|\dx\d")
NAMES = ("Ada", "Bo", "Cleo", "Dora")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_events_questions_and_choices_are_spoken_in_words(key: str, language: str) -> None:
    game = find(key)
    seats = min(len(NAMES), game.manifest.seats[-1])
    match = Match(game, game.options_type(), seats, chance=SeededChance(3))
    speaker, rng = Speaker(language, game, NAMES, spoken=True), FastRng(5)
    said: set[str] = set()
    for _ in range(60):
        if match.ended is not None:
            break
        seat = match.asked[0]
        view = match.state.view(seat)
        message, args = game.asks(match.options, view)
        said.add(speaker.say(message, **args))
        legal = match.state.legal(seat)
        said |= {speaker.deed(action) for action in legal}
        match.play(seat, legal[rng.below(len(legal))])
    for viewer in (Seat(0), None):
        said |= {speaker.event(event) for _, event in match.story(viewer)}
    assert len(said) > (10 if match.ended else 50)
    assert [sentence for sentence in said if NOTATION.search(sentence)] == []


def test_notation_stays_on_the_screen_and_has_words_for_those_who_listen() -> None:
    dnup, dudo = find("dnup"), find("dudo")
    two = cards_word(("7/2", "7/9"))
    assert Speaker("en", dnup).say("board-say", what=two) == "7/2 7/9"
    assert Speaker("en", dnup, spoken=True).say("board-say", what=two) == "7 over 2 and 7 over 9"
    cups = cups_word(("15bb", "2"))
    assert Speaker("en", dudo, NAMES).say("board-salsa", seats=cups) == "Salsa is open: Ada: 1 5 b b and Bo: 2"
    spoken = Speaker("en", dudo, NAMES, spoken=True).say("board-salsa", seats=cups)
    assert spoken == "Salsa is open: Ada: 1 one, 1 five and 2 blanks; Bo: 1 two"
