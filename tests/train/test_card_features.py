"""What the networks of the card games see at a table is what they saw when they learnt, and so are their actions."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from estaminet import games
from estaminet.arrays.check import BESIDE
from estaminet.bots.network import layers
from estaminet.bots.players import Budget, find_player
from estaminet.games.dnup import network as dnup
from estaminet.games.dnup import policy_learnt
from estaminet.games.dnup.deck import presets
from estaminet.games.dnup.rules.pack import pack_of
from estaminet.games.dnup.state import DnupState
from estaminet.games.dudab import network as dudab
from estaminet.games.udaka import network as udaka
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.rng import FastRng
from estaminet.kernel.values import CHANCE, Outcome
from estaminet.train.dnup_looks import DnupLooks
from estaminet.train.dudab_looks import DudabLooks
from estaminet.train.udaka_looks import UdakaLooks

NETWORKS: dict[str, ModuleType] = {"dnup": dnup, "dudab": dudab, "udaka": udaka}
LOOKS = {"dudab": DudabLooks, "udaka": UdakaLooks}
MATCHES = 6
STEPS = 70


class Dealt:
    """A match to which the array program's chance is told, as `arrays/beside.py` tells it to the rules alone."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self.match = match

    @property
    def phase(self) -> int:
        phase: int = self.match.state.phase
        return phase

    def refusal(self, who: int, outcome: Outcome) -> None:
        return None

    def play(self, who: int, outcome: Outcome, told: None) -> None:
        self.match.play(CHANCE, outcome)


@pytest.mark.parametrize(
    ("name", "seats"), [("udaka", 2), ("udaka", 6), ("dnup", 2), ("dnup", 5), ("dudab", 2), ("dudab", 6)]
)
def test_features_and_actions_from_an_observation_are_those_of_training(name: str, seats: int) -> None:
    looks: Any = DnupLooks(np, np.float32, seats) if name == "dnup" else LOOKS[name](np, np.float32)
    network = NETWORKS[name]
    beside = BESIDE[name]
    game = games.find(name)
    program = beside.program(np, seats, looks.rules.options)
    start = looks.rules.new(seats, MATCHES, seats)
    matches = [Match(game, program.options, seats) for _ in range(MATCHES)]
    state = looks.table(start)
    rng = np.random.default_rng(seats)
    table = beside.table(looks.rules)
    compared = 0
    for _ in range(STEPS):
        running = {lane: Dealt(match) for lane, match in enumerate(matches) if not state.at.over[lane]}
        beside.chance(program, state.at, running)
        numbers, legal = looks.observe(state), looks.legal(state)
        words = rng.integers(0, 2**32, MATCHES, dtype=np.uint32)
        action = looks.rules.pick(legal, words)
        index = looks.index(state, action)
        for lane in running:
            match = matches[lane]
            observation = match.observation(match.asked[0])
            assert network.knows(observation) == (name != "dnup" or seats in dnup.LEARNT_SEATS)
            seen = network.features(observation)
            assert len(seen) == looks.features
            assert np.allclose(seen, numbers[lane], atol=1e-6)
            every = np.flatnonzero(legal[lane]).astype(np.int32)
            rows = np.full(len(every), lane)
            here = type(state)(*[_rows(part, rows) for part in state])
            assert sorted(looks.index(here, every).tolist()) == sorted(one.index for one in observation.legal)
            if name == "dnup":
                open_hands = np.concatenate([numbers[lane], looks.secrets(state)[lane]])
                parts = (*looks.open_parts, slice(looks.features, None))
                told = np.concatenate([open_hands[part] for part in parts])
                assert np.allclose(told, as_told_at_a_table(match.state), atol=1e-6)
            match.play(match.asked[0], table[int(index[lane])])
            compared += 1
        state = looks.step(state, action)
    assert compared > 3 * STEPS


def as_told_at_a_table(state: DnupState) -> Any:
    """What the critic is told, but for the players who learn, who are the last numbers."""
    numbers = np.zeros(policy_learnt.INPUTS - policy_learnt.PLAYERS)
    np.add.at(numbers, policy_learnt.open_features(state, policy_learnt.kinds_of(state.pack)), 1.0)
    numbers[policy_learnt.STALL] = policy_learnt.stalled(state)
    return numbers


def _rows(part: Any, rows: Any) -> Any:
    """These matches of a part of a state."""
    if not isinstance(part, tuple):
        return part[rows]
    parts = [_rows(one, rows) for one in part]
    return type(part)(*parts) if hasattr(part, "_fields") else tuple(parts)


def test_what_an_action_of_dnup_is_made_of_does_not_depend_on_whose_turn_it_is() -> None:
    looks = DnupLooks(np, np.float32, 3)
    pack = looks.pack
    parts = dnup.parts_of(pack, 1)
    said = np.random.default_rng(1).normal(size=dnup.OUTPUTS).astype(np.float32)
    (_, logits) = looks.policy(((np.zeros((1, dnup.OUTPUTS), np.float32), said),))[-1]
    state = looks.table(looks.rules.new(1, 1)._replace(place=np.array([1])))
    for action in range(looks.actions):
        index = int(looks.index(state, np.array([action]))[0])
        assert logits[action] == pytest.approx(sum(said[part] for part in parts[index]), abs=1e-5)


@pytest.mark.parametrize(("name", "seats"), [("udaka", 2), ("udaka", 4), ("dnup", 2), ("dudab", 2), ("dudab", 6)])
def test_a_network_plays_legal_actions(name: str, seats: int) -> None:
    game, network = games.find(name), NETWORKS[name]
    match = Match(game, game.options_type(), seats, chance=SeededChance(seats))
    rng = FastRng(1)
    for _ in range(60):
        if not match.asked:
            break
        observation = match.observation(match.asked[0])
        odds = network.chances(observation)
        assert sum(odds.values()) == pytest.approx(1.0, abs=1e-5)
        assert list(odds) == list(observation.legal)
        match.play(match.asked[0], list(odds)[rng.weighted(list(odds.values()))])


@pytest.mark.parametrize(
    ("name", "bot", "option"),
    [
        ("udaka", "expert-quick", {}),
        ("udaka", "expert-quick", {"stacked_space": "all"}),
        ("dudab", "expert", {}),
        ("dudab", "expert", {"expansions": "jungle"}),
    ],
)
def test_without_numpy_or_with_other_rules_somebody_else_plays(
    name: str, bot: str, option: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("estaminet.bots.network.at_hand", lambda _: False)
    game = games.find(name)
    match = Match(game, game.options_type(**option), 2, chance=SeededChance(2))
    players = [find_player(bot, game, FastRng(seat), Budget(iterations=20)) for seat in range(2)]
    for _ in range(4):
        observation = match.observation(match.asked[0])
        assert NETWORKS[name].knows(observation) == (not option)
        action = players[match.asked[0]].choose(observation)
        assert action in observation.legal
        match.play(match.asked[0], action)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_champion_of_dnup_asks_the_critic_where_it_has_learnt(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []

    def reading(weights: Path) -> Any:
        asked.append(weights)
        return layers(weights)

    monkeypatch.setattr(dnup, "layers", reading)
    game = games.find("dnup")
    match = Match(game, game.options_type(), seats, chance=SeededChance(seats))
    players = [find_player("champion", game, FastRng(seat), Budget(iterations=40)) for seat in range(seats)]
    for _ in range(6):
        observation = match.observation(match.asked[0])
        action = players[match.asked[0]].choose(observation)
        assert action in observation.legal
        match.play(match.asked[0], action)
    assert bool(asked) == (seats == 2)


def test_the_critic_knows_that_somebody_is_about_to_win() -> None:
    """One card in hand, an empty table, one round all: the match is as good as won."""
    others = ["1/3", "1/6", "2/5", "3/4"]
    position = {
        "seats": 2, "options": {}, "phase": "choose", "round": 3, "star": 0, "turn": 0, "area": 1, "points": [1, 1],
        "hands": [["9/2"], others], "pile": [card for card in pack_of(presets()["even40"], 2).kind_text
                                             if card not in ("2/9", *others)],
    }  # fmt: skip
    policy = policy_learnt.LearntPolicy(0.8, 1.0, foresight=True, mixing=0.08, critic=layers(dnup.CRITIC))
    assert policy.value(games.find("dnup").from_position(position))[0] > 0.9


def test_udakas_network_counts_the_jokers_victims_from_its_own_seat() -> None:
    """The same match a seat further on: everything is as likely, and each victim sits a seat further, too."""
    seats, victims = 3, 0
    game = games.find("udaka")
    options = game.options_type(first_dealer="random")

    def moved(action: Any) -> str:
        return str(game.write(action) if action.victim is None else f"J<P{(action.victim + 1) % seats + 1}")

    for seed in range(4):
        rng = FastRng(seed)
        deck: str | None = None
        pair = [Match(game, options, seats) for _ in range(2)]
        for _ in range(40):
            if pair[0].ended or not pair[0].asked:
                outcomes = ["dealer P3", "dealer P1"]
                if pair[0].moves:
                    if deck is not None:
                        break
                    deck = game.write(pair[0].state.sample(rng))
                    outcomes = [deck, deck]
                for match, outcome in zip(pair, outcomes, strict=True):
                    match.play(CHANCE, game.read(outcome, options, seats))
                continue
            here, there = (udaka.chances(match.observation(match.asked[0])) for match in pair)
            further = {game.write(action): chance for action, chance in there.items()}
            assert {moved(action): chance for action, chance in here.items()} == pytest.approx(further, abs=1e-6)
            victims += sum(action.victim is not None for action in here) > 1  # type: ignore[attr-defined]
            action = list(here)[rng.below(len(here))]
            pair[0].play(pair[0].asked[0], action)
            pair[1].play(pair[1].asked[0], game.read(moved(action), options, seats))
    assert victims
