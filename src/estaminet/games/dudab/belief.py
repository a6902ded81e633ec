"""Which worlds a seat of Dudab has to reckon with: those that agree with every hand shown and every call not met.

`imagine` keeps hands that were shown as proof until their cards have left, cards that a failed call or a refused
reaction rules out, and what lies hidden under a Baby. Making one world means going through the story of the round, so a
number of them is made for each decision and drawn from.
"""

from estaminet.bots.search import Pool, Worlds
from estaminet.games.dudab.imagine import imagine
from estaminet.kernel.rng import Rng
from estaminet.kernel.state import State
from estaminet.kernel.values import Observation

DRAWN = 100


def worlds(observation: Observation, rng: Rng, count: int = DRAWN) -> Worlds:
    found: list[State] = []
    for _ in range(count):
        found.append(imagine(observation, rng))
    return Pool(found, [1.0] * count)
