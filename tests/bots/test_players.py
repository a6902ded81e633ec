"""Everybody who can take a seat: the levels are there, answer legally and from the observation alone, and quickly."""

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from tests.unfinished import unfinished

from estaminet import games
from estaminet.bots.levels import PolicyPlayer, Searcher, uses_time
from estaminet.bots.network import NetworkPlayer
from estaminet.bots.players import Budget, UnknownPlayer, find_player, players_of
from estaminet.bots.search import Policy
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import State
from estaminet.kernel.values import Action, Observation, Options, Seat

GAMES = games.all_games("bots")
LEVELS = ("novice", "club", "expert")
QUICK = Budget(iterations=6)


def some_seats(game: Game) -> list[int]:
    return sorted({game.seats[0], game.manifest.usual_seats})


def play(game: Game, options: Options, names: list[str], seed: int, most: int = 10_000) -> Match:
    match = Match(game, options, len(names), chance=SeededChance(seed))
    players = [find_player(name, game, FastRng.of(seed, i), QUICK) for i, name in enumerate(names)]
    while match.asked and len(match.moves) < most:
        seat = match.asked[0]
        # `play` refuses what is not legal.
        match.play(seat, players[seat].choose(match.observation(seat)))
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_quick_players_finish_a_match_at_every_number_of_seats(game: Game) -> None:
    names = [name for name in players_of(game) if name.startswith(("novice", "club"))]
    for seats in game.seats:
        match = play(game, game.options_type(), [names[(seats + i) % len(names)] for i in range(seats)], seats)
        assert match.ended is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_players_cope_with_any_options(game: Game) -> None:
    rng = FastRng(5)
    for number in range(6):
        seats = some_seats(game)[number % len(some_seats(game))]
        options = game.options_type.random(rng, seats)
        everybody = list(players_of(game))
        names = [everybody[(number + i) % len(everybody)] for i in range(seats)]
        play(game, options, names, number, most=30)


def test_with_a_number_of_tries_the_clock_is_not_looked_at() -> None:
    game = games.find("dudo")
    match = play(game, game.options_type(), ["club"] * 2, 3, most=3)
    searcher = Searcher(game, FastRng(1), Budget(seconds=1e-6, iterations=200))
    assert searcher.search(match.observation(match.asked[0])).iterations == 200


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_expert_that_searches_keeps_to_its_time(game: Game) -> None:
    name = "expert-search" if "expert-search" in players_of(game) else "expert"
    match = unfinished(play(game, game.options_type(), ["club"] * game.seats[0], 6, most=6))
    observation = match.observation(match.asked[0])
    player = find_player(name, game, FastRng(1), Budget(seconds=0.05))
    assert uses_time(player, observation)
    started = time.thread_time()
    player.choose(observation)
    # Worlds are made before the clock is looked at, and this runs interpreted beside other tests.
    assert time.thread_time() - started < 3.0


@pytest.mark.parametrize(
    "game", [game for game in GAMES if hasattr(game.part("bots"), "CLUB")], ids=lambda game: game.key
)
def test_what_a_policy_thinks_everybody_will_win_is_one_match_shared_out(game: Game) -> None:
    """At every number of seats, in the middle of rounds and between them."""
    club = game.part("bots").CLUB
    for seats in game.seats:
        match = Match(game, game.options_type(), seats, chance=SeededChance(seats))
        rng = FastRng(seats)
        while match.asked and len(match.moves) < 200:
            worth = club.value(match.state)
            assert len(worth) == seats
            assert sum(worth) == pytest.approx(1.0)
            assert min(worth) >= 0.0
            legal = match.state.legal(match.asked[0])
            match.play(match.asked[0], legal[rng.below(len(legal))])


def test_an_unknown_player_is_named_with_those_there_are() -> None:
    game = GAMES[0]
    with pytest.raises(UnknownPlayer, match=r"grandmaster.*novice"):
        find_player("grandmaster", game, FastRng(1))


class Orderly(Policy):
    """Takes the first action that it is offered."""

    def weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [1.0] + [0.0] * (len(legal) - 1)


def test_a_beginner_overlooks_things_and_takes_the_best_of_what_it_notices() -> None:
    game = games.find("udaka")
    match = Match(game, game.options_type(), 2, chance=SeededChance(1))
    observation = match.observation(match.asked[0])
    first, second, *others = observation.legal
    player = PolicyPlayer(game, FastRng(4), Orderly(), care=0.8)
    chosen = Counter(player.choose(observation) for _ in range(2000))
    assert chosen[first] == pytest.approx(1600, abs=90)
    assert chosen[second] == pytest.approx(320, abs=80)
    assert sum(chosen[other] for other in others) < 160


def test_a_network_plays_what_it_has_learnt_and_leaves_the_rest_to_others(tmp_path: Path) -> None:
    """Rules it has not learnt to a search; what it has, without its weights, to a club player."""
    game = games.find("udaka")
    match = Match(game, game.options_type(), 2, chance=SeededChance(1))
    observation = match.observation(match.asked[0])
    first, second, third, *_ = observation.legal

    class Always:
        def __init__(self, action: Action) -> None:
            self.action = action

        def choose(self, _: Observation) -> Action:
            return self.action

    class Network:
        def __init__(self, weights: Path, knows: bool) -> None:
            self.WEIGHTS = weights
            self._knows = knows

        def knows(self, _: Observation) -> bool:
            return self._knows

        def chances(self, _: Observation) -> dict[Action, float]:
            return {first: 0.0, third: 1.0}

    here, missing = tmp_path / "weights.npz", tmp_path / "none.npz"
    here.touch()
    for weights, knows, action in ((here, True, third), (here, False, second), (missing, True, first)):
        network = Network(weights, knows)
        player = NetworkPlayer(network, FastRng(1), club=Always(first), elsewhere=Always(second))
        assert player.choose(observation) == action
        assert player.chances(observation) == ({first: 0.0, third: 1.0} if action is third else {})
    only = msgspec.structs.replace(observation, legal=(second,))
    assert NetworkPlayer(Network(here, True), FastRng(1), Always(first), Always(first)).choose(only) == second
