"""Search for every game: Monte Carlo over worlds a seat cannot tell apart.

Three kinds share one playout (`playout.py`): a tree of information sets (`tree.py`), a race of all actions through the
same worlds (`race.py`), and plain determinised search as a yardstick (`determinised.py`). A game brings a `Policy` and
its `Worlds`; what it needs for them is here.
"""

from estaminet.bots.search.policy import Policy, Weighing, WeighingRounds, likelihood, softened
from estaminet.bots.search.worlds import Pool, Worlds

__all__ = ["Policy", "Pool", "Weighing", "WeighingRounds", "Worlds", "likelihood", "softened"]
