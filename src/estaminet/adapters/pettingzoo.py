"""Every game as a PettingZoo AEC environment (extra `pettingzoo`).

    from estaminet.adapters.pettingzoo import env
    environment = env("dudo", seats=3)

An agent sees `{"observation": ..., "action_mask": ...}`: the numbers of its view (`encode.py` of the game) and a one
for every action it may take. When all is over the reward is the share of the win less a fair share, so rewards
add up to zero. Seats that are asked at once are asked one after the other; nobody sees an answer before all are in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from estaminet import games
from estaminet.bots.encoding import encoder_of
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.values import Seat


def env(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> AECEnv:
    """The environment with PettingZoo's usual guards around it."""
    return wrappers.OrderEnforcingWrapper(Environment(game, seats, options))


class Environment(AECEnv):  # type: ignore[misc]
    metadata = {"render_modes": ["ansi"], "name": "estaminet", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self._game = games.find(game)
        self._seats = seats or self._game.manifest.usual_seats
        self._options = self._game.read_options(options or {}, self._seats)
        self._encoder = encoder_of(self._game)
        self._actions = self._game.actions(self._options, self._seats)
        self.metadata = {**self.metadata, "name": f"estaminet_{self._game.key}"}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        length = self._encoder.length(self._options, self._seats)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (length,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self._actions),), np.int8),
            }
        )
        self._seen = dict.fromkeys(self.possible_agents, seen)
        self._choices = {agent: spaces.Discrete(len(self._actions)) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        # Without a seed the next match is another one, and the same after the same seed.
        self._seed = self._seed + 1 if seed is None else seed
        self.match = Match(self._game, self._options, self._seats, chance=SeededChance(self._seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.asked[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = Seat(self.possible_agents.index(agent))
        state = self.match.state
        numbers = self._encoder.encode(state.view(seat), self._options, self._seats)
        mask = np.zeros(len(self._actions), np.int8)
        for action in state.legal(seat):
            mask[action.index] = 1
        return {"observation": np.array(numbers, np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(Seat(self.possible_agents.index(agent)), self._actions[int(action)])
        ended = self.match.ended
        if ended is not None:
            for name, share in zip(self.possible_agents, ended.shares(), strict=True):
                self.rewards[name] = share - 1 / self._seats
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.asked[0]]
        self._accumulate_rewards()

    def render(self) -> str:
        """The record of the match so far, a move a line."""
        write = self._game.write
        return "\n".join(f"{move.by} {write(move.deed)}" for move in self.match.moves)

    def close(self) -> None:
        """Nothing is open."""
