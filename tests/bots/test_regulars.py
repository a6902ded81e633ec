"""The regulars: bots with a name, each of one level; who comes when a bot is asked for."""

from __future__ import annotations

import re

import pytest

from estaminet import games
from estaminet.bots.players import players_of
from estaminet.bots.regulars import KEYS, PASSERS_BY, REGULARS, level_of, regulars_of, who_comes
from estaminet.kernel.game import Game
from estaminet.text import SHARED, Speaker, languages, languages_of, strings_of

MOST_SEATS = 16
GAMES = games.all_games()


def first(free: object) -> str:
    assert isinstance(free, list)
    return str(free[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_regular_plays_at_one_level_of_every_game_that_has_it(game: Game) -> None:
    levels = players_of(game)
    for regular in REGULARS:
        level = regulars_of(game).get(regular.key)
        if regular.level in levels:
            assert level in (regular.level, f"{regular.level}-{regular.persona}")
            assert level_of(regular.key, game) == level
        else:
            assert level is None
    # Every persona that a game has belongs to somebody, and nobody is called like a level.
    assert {level for level in levels if "-" in level} <= set(regulars_of(game).values())
    assert not set(levels) & set(KEYS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nobody_sits_at_a_table_twice_and_levels_stay_what_they_are(game: Game) -> None:
    for level in players_of(game):
        came = who_comes([level] * MOST_SEATS, game, (), first)
        assert {plays for plays, _ in came} == {level}
        assert len({key for _, key in came}) == MOST_SEATS


def test_a_regular_asked_for_by_name_comes_once() -> None:
    game = games.find("dudo")
    came = who_comes(["club", "odette", "odette", "basile"], game, (), first)
    assert came[1] == ("club", "odette")
    assert came[3] == ("club-bluffer", "basile")
    assert came[2][0] == "club"
    assert len({key for _, key in came}) == 4
    # Who sits there already does not come again; somebody of the same level does.
    ((level, key),) = who_comes(["odette"], game, {"odette"}, first)
    assert level == "club"
    assert key != "odette"


def test_a_game_with_fewer_levels_is_played_by_those_who_play_it() -> None:
    """A game from outside may bring no bots at all."""

    class Plain(type(games.find("dudo"))):  # type: ignore[misc]
        def has(self, part: str) -> bool:
            return part != "bots" and super().has(part)

    game = Plain.__new__(Plain)
    game.__dict__.update(games.find("dudo").__dict__)
    assert set(regulars_of(game).values()) == {"random", "searcher"}
    assert level_of("odette", game) is None
    came = who_comes(["random"] * 6, game, (), first)
    assert len({key for _, key in came}) == 6


@pytest.mark.parametrize("language", languages())
def test_names_are_the_same_everywhere_and_every_regular_has_something_to_say(language: str) -> None:
    speaker, english = Speaker(language), Speaker("en")
    names = [speaker.say(f"regular-{key}") for key in KEYS]
    assert names == [english.say(f"regular-{key}") for key in KEYS]
    assert len({name.casefold() for name in names}) == len(KEYS)
    for regular in REGULARS:
        for part in ("plays", "says"):
            assert 3 < len(speaker.say(f"regular-{regular.key}-{part}")) <= 60
    assert len(PASSERS_BY) >= MOST_SEATS


@pytest.mark.parametrize("language", languages())
def test_nobody_is_called_like_anything_in_a_game(language: str) -> None:
    """Not a piece, a symbol, a suit, a rule: no word of any string, and nothing that ends in a number."""
    files = [strings_of(game, language) for game in GAMES if language in languages_of(game)]
    text = "\n".join(path.read_text("utf-8") for path in files)
    shared = (SHARED / f"{language}.ftl").read_text("utf-8").splitlines()
    text += "\n".join(line for line in shared if not line.startswith("regular-"))
    words = {word.casefold() for word in re.findall(r"\w+", text)}
    speaker = Speaker(language)
    for key in KEYS:
        name = speaker.say(f"regular-{key}")
        assert name.casefold() not in words, name
        assert name.isalpha(), name
