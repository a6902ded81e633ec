"""Every game as an OpenSpiel Python game (extra `openspiel`).

    from estaminet.adapters.openspiel import load
    game = load("dudo", players=2, options="calza_heads_up=forbidden")

or, once this module is imported, `pyspiel.load_game("estaminet_dudo", {"players": 2})`. Players are asked in turn, also
where the rules ask several at once. Returns are the share of the win less a fair share.

A shuffle has more outcomes than OpenSpiel can list, so a chance node has `outcomes` equally likely ones, each the seed
of a generator: the same history is the same match. The information state is everything a seat was told and sees; its
tensor, like that of the observation, is the numbers of the view (`encode.py` of the game), without the story.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from estaminet import games
from estaminet.bots.encoding import encoder_of
from estaminet.kernel.game import Game
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Decision, Ended, State
from estaminet.kernel.values import CHANCE, Event, Observation, Options, Seat

OUTCOMES = 1024
LONGEST = 100_000
"""OpenSpiel wants a bound on the length of a match; the stall guards of the games keep them far below."""


class Running:
    """A match in progress: the state, and what every seat has been told. Copied as OpenSpiel copies: by deepcopy."""

    def __init__(self, state: State, seen: list[list[Event]] | None) -> None:
        self.state = state
        self.seen = seen
        """None in worlds of a search, where nobody listens."""
        self.chances = 0

    def __deepcopy__(self, memo: object) -> Running:
        other = Running(self.state.copy(), None if self.seen is None else [story[:] for story in self.seen])
        other.chances = self.chances
        return other

    def play(self, by: Seat, deed: Any) -> None:
        seen = self.seen
        if seen is None:
            self.state.play(by, deed, None)
            return

        def tell(event: Event) -> None:
            for seat, story in enumerate(seen):
                version = event.seen_by(Seat(seat))
                if version is not None:
                    story.append(version)

        self.state.play(by, deed, tell)


def read_options(game: Game, text: str, seats: int) -> Options:
    """Options from `name=value;name=value`."""
    given = dict(part.split("=", 1) for part in text.split(";") if part)
    options: Options = game.read_options({name.strip(): value.strip() for name, value in given.items()}, seats)
    return options


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    key: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.ours = games.find(self.key)
        self.seats = int(given.get("players", self.ours.seats[0]))
        self.our_options = read_options(self.ours, str(given.get("options", "")), self.seats)
        self.outcomes = int(given.get("outcomes", OUTCOMES))
        self.table = self.ours.actions(self.our_options, self.seats)
        self.encoder = encoder_of(self.ours)
        self.length = self.encoder.length(self.our_options, self.seats)
        self.chances = [(outcome, 1.0 / self.outcomes) for outcome in range(self.outcomes)]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table),
            max_chance_outcomes=self.outcomes,
            num_players=self.seats,
            min_utility=-1.0 / self.seats,
            max_utility=1.0 - 1.0 / self.seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, perfect_recall=kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.running = Running(game.ours.start(game.our_options, game.seats), [[] for _ in range(game.seats)])

    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        pending = self.running.state.pending()
        if isinstance(pending, Decision):
            return int(pending.seats[0])
        return int(pyspiel.PlayerId.CHANCE if isinstance(pending, Chance) else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.index for action in self.running.state.legal(Seat(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._game().chances

    def _apply_action(self, action: int) -> None:
        running = self.running
        pending = running.state.pending()
        if isinstance(pending, Decision):
            running.play(pending.seats[0], self._game().table[action])
        else:
            running.chances += 1
            running.play(CHANCE, running.state.sample(FastRng.of(action, running.chances)))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game()
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else game.ours.write(game.table[action])

    def is_terminal(self) -> bool:
        return isinstance(self.running.state.pending(), Ended)

    def returns(self) -> list[float]:
        pending = self.running.state.pending()
        seats = self.running.state.seats
        if not isinstance(pending, Ended):
            return [0.0] * seats
        return [share - 1.0 / seats for share in pending.shares()]

    def __str__(self) -> str:
        return msgspec.json.encode(self._game().ours.position(self.running.state)).decode()

    def observation(self, player: int) -> Observation:
        """What our own bots get in this seat."""
        game = self._game()
        state = self.running.state
        told = self.running.seen
        seen = tuple(told[player]) if told is not None else ()
        legal = tuple(state.legal(Seat(player)))
        return Observation(player, game.seats, game.our_options, state.view(Seat(player)), legal, seen)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world this player cannot tell from the real one (`Game.imagine`); OpenSpiel's ISMCTS bots ask for it."""
        number = int(sampler() * 2**32)
        world = self.clone()
        world.running = Running(self._game().ours.imagine(self.observation(player), FastRng(number)), None)
        world.running.chances = number & 0xFFFF
        return world  # type: ignore[no-any-return]


class SpielObserver:
    """Views as tensors and strings, in the form OpenSpiel asks for."""

    def __init__(self, game: SpielGame, *, perfect_recall: bool) -> None:
        self._game = game
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(game.length, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        game = self._game
        view = state.running.state.view(Seat(player))
        self.tensor[:] = game.encoder.encode(view, game.our_options, game.seats)

    def string_from(self, state: SpielState, player: int) -> str:
        running = state.running
        view = msgspec.json.encode(running.state.view(Seat(player)))
        if self._perfect_recall and running.seen is not None:
            view += b"\n" + msgspec.json.encode(running.seen[player])
        return view.decode()


def _register(game: Game) -> type[SpielGame]:
    kind = pyspiel.GameType(
        short_name=f"estaminet_{game.key}",
        long_name=game.manifest.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "", "outcomes": OUTCOMES},
    )
    made: type[SpielGame] = type(f"Spiel_{game.key}", (SpielGame,), {"key": game.key, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


KINDS = {game.key: _register(game) for game in games.all_games()}
"""OpenSpiel makes games from these classes; it needs them to live as long as it does."""


def load(key: str, players: int, options: str = "", outcomes: int = OUTCOMES) -> SpielGame:
    """A game by our key; `options` as `name=value;name=value`."""
    game: SpielGame = pyspiel.load_game(
        f"estaminet_{key}", {"players": players, "options": options, "outcomes": outcomes}
    )
    return game
