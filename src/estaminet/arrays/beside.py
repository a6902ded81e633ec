"""What `check.py` has to know of a game to play its array program beside its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from estaminet.kernel.values import Action, Options

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Differs(Exception):
    """The array program and the rules do not agree."""


class Beside(ABC):
    """One game, twice. States are the game's own, batches those of its array program."""

    program: Any
    """The class of the array program."""
    seats: Sequence[int]

    @abstractmethod
    def table(self, program: Any) -> Sequence[Action]:
        """Every action, by its index."""

    @abstractmethod
    def option_sets(self, seats: int) -> Iterator[Options]:
        """Every mixture of the options the array program has."""

    @abstractmethod
    def begin(self, program: Any, batch: Any, lane: int) -> Any:
        """The rules at the start of the match that this lane plays."""

    @abstractmethod
    def chance(self, program: Any, batch: Any, states: dict[int, Any]) -> None:
        """Where the rules wait for chance they are given the array program's. `states`: by lane."""

    @abstractmethod
    def summary(self, program: Any, batch: Any, lane: int) -> dict[str, object]:
        """All there is about one match of the batch, as `of_rules` has it."""

    @abstractmethod
    def of_rules(self, state: Any) -> dict[str, object]:
        """All there is about one match of the rules."""

    @abstractmethod
    def encode(self, state: Any, seat: int) -> Sequence[float]:
        """What this seat knows, as the game's encoder writes it."""

    def played(self, legal: NDArray[np.bool_], at_random: NDArray[np.int32], rng: np.random.Generator) -> Any:
        """What is played: at random, unless random play hardly comes to some part of the game."""
        return at_random
