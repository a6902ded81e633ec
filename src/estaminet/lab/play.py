"""One match between bots, with chance that can be dealt again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from estaminet.bots.levels import search_of
from estaminet.bots.players import Budget, Player, find_player, players_of
from estaminet.bots.search import Policy, Worlds
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.values import Seat

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Action, Observation, Options, View

CEILING = "ceiling"
"""The name of the bot that sees all cards. It exists only in the lab: no table can seat it."""
OPEN_HANDS = "open-hands"
"""The same, but it sees what everybody holds and not what is to come."""
MOST_DRAWS = 20_000
CHANCE_LUCK = 0
BOT_LUCK = 1
"""What a generator of a match is for; see `FastRng.of`."""


class OpenCards(Worlds):
    """The one true world, over and over; only the laboratory can make it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def draw(self, rng: Rng) -> State:
        world: State = self.match.state.copy()
        return world


class OpenHands(Worlds):
    """Worlds that the seat thinks possible and in which everybody sees what they see in truth.

    They are drawn until one is right, so this is for games in which hands are small."""

    def __init__(self, match: Match, worlds: Worlds) -> None:
        self._worlds = worlds
        self._views = _views(match.state)

    def draw(self, rng: Rng) -> State:
        for _ in range(MOST_DRAWS):
            world = self._worlds.draw(rng)
            if _views(world) == self._views:
                return world
        raise ValueError(f"no world with these hands was found in {MOST_DRAWS:,}")


def _views(state: State) -> list[View]:
    return [state.view(Seat(seat)) for seat in range(state.seats)]


class Ceiling:
    """The strongest search there is, looking at every hand and, unless told otherwise, at the cards to come: how much
    there is to gain from knowing."""

    def __init__(self, match: Match, rng: Rng, budget: Budget, *, hands_only: bool) -> None:
        searches = [search_of(make(match.game, rng, budget)) for make in players_of(match.game).values()]
        search = next((found for found in reversed(searches) if found is not None), None)
        if search is None:
            raise ValueError(f"no player of {match.game.key} searches, so it has no ceiling")
        believe = search.believe

        def worlds(observation: Observation, policy: Policy, rng: Rng) -> Worlds:
            return OpenHands(match, believe(observation, policy, rng)) if hands_only else OpenCards(match)

        self._search = search.believing(worlds)

    def choose(self, observation: Observation) -> Action:
        return self._search.choose(observation)


class DealtChance:
    """Chance of a duplicate deal: the first roll or shuffle of a deal is the same in every match, whoever plays; so is
    the second, and so on. What follows from a roll may still differ, where one player holds fewer dice by then."""

    def __init__(self, seed: int, deal: int) -> None:
        self._seed = seed
        self._deal = deal

    def rng(self, move: int, drawn: int) -> Rng:
        return FastRng.of(self._seed, self._deal, CHANCE_LUCK, drawn + 1)


class Played(Struct, frozen=True):
    """How a match between bots went: places, decisions and seconds of thought by seat, and the longest thought."""

    seating: tuple[str, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    clause: str


def play_match(
    game: Game,
    options: Options,
    seating: Sequence[str],
    *,
    seed: int,
    deal: int,
    budget: Budget,
) -> tuple[Match, Played]:
    """One match between bots, and how it went. The same arguments give the same match, unless a bot thinks by the
    clock; it does not depend on the matches before it."""
    match = Match(game, options, len(seating), chance=DealtChance(seed, deal))
    # A bot's own luck depends on deal and seat, so that two bots of the same kind never think alike.
    rngs = [FastRng.of(seed, deal, BOT_LUCK, seat) for seat in range(len(seating))]
    players: list[Player] = [
        Ceiling(match, rng, budget, hands_only=name == OPEN_HANDS)
        if name in (CEILING, OPEN_HANDS)
        else find_player(name, game, rng, budget)
        for name, rng in zip(seating, rngs, strict=True)
    ]
    decisions = [0] * len(seating)
    seconds = [0.0] * len(seating)
    longest = [0.0] * len(seating)
    while asked := match.asked:
        seat = asked[0]
        observation = match.observation(seat)
        started = time.perf_counter()
        action = players[seat].choose(observation)
        took = time.perf_counter() - started
        decisions[seat] += 1
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        match.play(seat, action)
    ended = match.ended
    assert ended is not None
    return match, Played(
        tuple(seating),
        tuple(int(place) for place in ended.places),
        tuple(decisions),
        tuple(round(s, 6) for s in seconds),
        tuple(round(s, 6) for s in longest),
        ended.clause,
    )
