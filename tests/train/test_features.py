"""What the network sees at a table is what it saw when it learnt, and it says nothing that is not allowed."""

import numpy as np
import pytest

from estaminet import games
from estaminet.arrays.dudo import Dudo
from estaminet.bots.network import pick
from estaminet.bots.players import find_player
from estaminet.games.dudo import network
from estaminet.games.dudo.actions import Roll
from estaminet.games.dudo.material import DUDO_INDEX, ROLL
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.state import DudoState
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Seat
from estaminet.train.looks import DudoLooks


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_features_and_sensible_actions_from_a_view_are_those_of_training(seats: int) -> None:
    looks = DudoLooks(np, np.float32)
    state = looks.rules.new(seats, 12, seats)
    game, options = games.find("dudo"), DudoOptions()
    rules = [DudoState(options, seats, int(starter)) for starter in state.starter]
    rng = np.random.default_rng(seats)
    for _ in range(60):
        for lane, one in enumerate(rules):
            if one.phase == ROLL:
                one.play(CHANCE, Roll(looks.rules.cup_texts(state, lane)[:seats]), None)
        numbers, legal = looks.observe(state), looks.legal(state)
        for lane, one in enumerate(rules):
            if state.over[lane]:
                continue
            seen = network.Seen(one.view(Seat(one.turn)), south=False)
            assert np.allclose(network.features(seen), numbers[lane], atol=1e-6)
            assert network.sensible(seen) == legal[lane].tolist()
        may = looks.rules.legal(state)
        raises = np.where(may[:, :DUDO_INDEX].any(axis=1), may.argmax(axis=1), DUDO_INDEX)
        words = rng.integers(0, 2**32, 12, dtype=np.uint32)
        action = np.where(rng.random(12) < 0.7, raises, looks.rules.any_action(state, words))
        for lane, one in enumerate(rules):
            if not state.over[lane]:
                one.play(Seat(one.turn), game.actions(options, seats)[int(action[lane])], None)
        state = looks.rules.step(state, action)


def test_empty_seats_change_nothing() -> None:
    small, large = Dudo(np, 2).new(5, 20), Dudo(np, 6).new(5, 20, 2)
    assert small.cups[0].tolist() == large.cups[0].tolist()


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("direction", ["north", "south"])
def test_the_network_plays_legal_actions_and_none_that_are_absurd(seats: int, direction: str) -> None:
    game = games.find("dudo")
    for seed in range(3):
        options = DudoOptions(direction=direction)  # type: ignore[arg-type]
        match = Match(game, options, seats, chance=SeededChance(seed))
        rng = FastRng(seed)
        while asked := match.asked:
            observation = match.observation(asked[0])
            odds = network.chances(observation)
            assert sum(odds.values()) == pytest.approx(1.0, abs=1e-5)
            assert all(action in observation.legal for action in odds)
            match.play(asked[0], pick(odds, rng))


@pytest.mark.parametrize("option", [{}, {"lost_dice": "hidden"}, {"blank_bids": "halved"}])
def test_without_numpy_or_with_other_rules_somebody_else_plays(
    option: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("estaminet.bots.network.at_hand", lambda _: False)
    game = games.find("dudo")
    match = Match(game, DudoOptions(**option), 3, chance=SeededChance(2))  # type: ignore[arg-type]
    players = [find_player(name, game, FastRng(1)) for name in ("expert", "champion", "expert")]
    for _ in range(6):
        observation = match.observation(match.asked[0])
        action = players[match.asked[0]].choose(observation)
        assert action in observation.legal
        match.play(match.asked[0], action)
