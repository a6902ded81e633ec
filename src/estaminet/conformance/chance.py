"""Chance is fair: what can come up does, wherever and as often as it should.

`sample` is driven by a generator that counts: it answers every number that `below` can be asked for, so that a small
draw (a starter, a few dice, a card) is known outcome by outcome with its exact odds. A large one (a shuffle) is drawn
often enough that every card should have been at every place. What could come up is asked of the rules: an outcome
that `refusal` accepts.

How often a card of which there are several should come up is known to the game alone; its own tests say it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import i64

from estaminet.conformance.finding import Finding
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.values import CHANCE, Outcome

if TYPE_CHECKING:
    from estaminet.kernel.state import State

SAMPLES = 50
"""This many outcomes are tried at every chance move."""
EXACT = 1_300
"""Draws with up to this many equally likely numbers are counted out."""
OFTEN = 200
"""Those with more than this many are counted out once for each set of numbers that is asked for."""
NEIGHBOURS = 60
"""Of this many outcomes, what is like them is looked for among what came up."""
EACH = 14
"""A shuffle is drawn so often that everything should lie this many times at each place: of a hundred cards, one in a
hundred runs would miss a place by bad luck."""
LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
NUMBERS = range(-1, 64)

Odds = dict[Outcome, Fraction]


class WordsAsked(Exception):
    """`sample` asks for words itself, which cannot be counted out."""


class Counting(Rng):
    """Answers with the digits it is given, then with 0; `limits` is what it was asked for."""

    def __init__(self, digits: Sequence[int] = ()) -> None:
        self.digits = list(digits)
        self.limits: list[int] = []

    def word(self) -> i64:
        raise WordsAsked

    def below(self, n: i64) -> i64:
        place = len(self.limits)
        self.limits.append(n)
        if place == len(self.digits):
            self.digits.append(0)
        return self.digits[place]


class FairChance:
    """The checks of one game: what was counted out once need not be again."""

    def __init__(self) -> None:
        self._done: set[object] = set()

    def check(self, state: State, rng: Rng) -> Iterator[Finding]:
        """Whether chance is fair in this state, which waits for it."""
        for _ in range(SAMPLES):
            outcome = state.sample(rng)
            if (refusal := state.refusal(CHANCE, outcome)) is not None:
                yield Finding("chance", f"a sampled outcome is refused: {outcome}, {refusal}")
                return
        counting = Counting()
        try:
            outcome = state.sample(counting)
        except WordsAsked:
            counting.limits = [2**32]
        ways = 1
        for limit in counting.limits:
            ways *= limit
        sizes = [len(value) for value in msgspec.structs.astuple(outcome) if isinstance(value, (tuple, str))]
        key = (type(outcome), state.seats, tuple(sizes), tuple(counting.limits))
        if key in self._done and ways > OFTEN:
            return
        self._done.add(key)
        if ways <= EXACT:
            yield from _counted(state, odds_of(state))
        else:
            yield from _drawn(state)


def odds_of(state: State) -> Odds:
    """Every outcome there is and its chance, by answering every number that is asked for."""
    odds: Odds = {}
    digits: list[int] = []
    while True:
        rng = Counting(digits)
        outcome = state.sample(rng)
        chance = Fraction(1)
        for limit in rng.limits:
            chance /= limit
        odds[outcome] = odds.get(outcome, Fraction(0)) + chance
        # Count on, as on a mileage counter: the last digit that is not at its end.
        digits = rng.digits[: len(rng.limits)]
        while digits and digits[-1] + 1 == rng.limits[len(digits) - 1]:
            digits.pop()
        if not digits:
            return odds
        digits[-1] += 1


def _counted(state: State, odds: Odds) -> Iterator[Finding]:
    for outcome in odds:
        if (refusal := state.refusal(CHANCE, outcome)) is not None:
            yield Finding("chance", f"a sampled outcome is refused: {outcome}, {refusal}")
            return
    for outcome in list(odds)[:: max(1, len(odds) // NEIGHBOURS)]:
        for other, even in _like(outcome):
            if other in odds:
                if even and odds[other] != odds[outcome]:
                    yield Finding("chance", f"{outcome} has odds {odds[outcome]}, and {other} {odds[other]}")
                    return
            elif state.refusal(CHANCE, other) is None:
                yield Finding("chance", f"{other} is allowed, and never comes up")
                return


def _like(outcome: Outcome) -> Iterator[tuple[Outcome, bool]]:
    """Outcomes that differ in one number, letter or order; and whether each should come up as often as this one."""
    for name in outcome.__struct_fields__:
        value = getattr(outcome, name)
        for other in _swapped(value):
            yield msgspec.structs.replace(outcome, **{name: other}), True
        for other in _replaced(value):
            # A seat or a die is drawn evenly. Of some cards there are more than of others.
            yield msgspec.structs.replace(outcome, **{name: other}), isinstance(value, int)


def _swapped(value: object) -> Iterator[object]:
    """The sequence with two of its parts exchanged."""
    if isinstance(value, (tuple, str)):
        for i in range(len(value)):
            for j in range(i):
                if value[i] != value[j]:
                    yield _exchanged(value, i, j)


def _exchanged(value: tuple[object, ...] | str, i: int, j: int) -> object:
    parts = list(value)
    parts[i], parts[j] = parts[j], parts[i]
    return _joined(value, parts)


def _joined(like: object, parts: list[object]) -> object:
    return "".join([str(part) for part in parts]) if isinstance(like, str) else tuple(parts)


def _replaced(value: object) -> Iterator[object]:
    """The value with one number or letter in it replaced."""
    if isinstance(value, int):
        yield from [number for number in NUMBERS if number != value]
    elif isinstance(value, str):
        for i in range(len(value)):
            yield from [value[:i] + letter + value[i + 1 :] for letter in LETTERS if letter != value[i]]
    elif isinstance(value, tuple):
        for i, part in enumerate(value):
            yield from [(*value[:i], other, *value[i + 1 :]) for other in _replaced(part)]


def _drawn(state: State) -> Iterator[Finding]:
    first = state.sample(FastRng(1))
    for name in first.__struct_fields__:
        value = getattr(first, name)
        if isinstance(value, (tuple, str)) and len(value) > 1:
            yield from _reaches(state, first, name, value)


def _reaches(state: State, first: Outcome, name: str, value: tuple[object, ...] | str) -> Iterator[Finding]:
    """Everything in a sequence reaches every place where the rules would accept it."""
    size = len(value)
    seen = _places(state, name, EACH * size, {})
    rarest = min(places.total() for places in seen.values())
    # More often where a card may lie one way up or the other, but not without end for what hardly ever comes.
    seen = _places(state, name, EACH * size * min(2, (EACH * size - 1) // rarest), seen)
    times = sum(places.total() for places in seen.values()) // size
    for place, part in enumerate(value):
        for turned in _swapped(part):
            other = msgspec.structs.replace(
                first, **{name: _joined(value, [*value[:place], turned, *value[place + 1 :]])}
            )
            if turned not in seen and state.refusal(CHANCE, other) is None:
                yield Finding("chance", f"{turned!r} is allowed in {name}, and never comes up in {times} draws")
                return
    for part, places in seen.items():
        if part not in value or places.total() < EACH * size * 0.9:
            continue
        at = value.index(part)  # type: ignore[arg-type]
        anywhere = True
        for place in range(size):
            if value[place] == part:
                continue
            other = msgspec.structs.replace(first, **{name: _exchanged(value, at, place)})
            if state.refusal(CHANCE, other) is not None:
                anywhere = False
            elif not places[place]:
                yield Finding("chance", f"{part!r} may lie at place {place} of {name}, and never does in {times} draws")
                return
        if anywhere and (message := _favoured(part, places, size)):
            yield Finding("chance", f"{message} of {name}")
            return


def _places(state: State, name: str, times: int, seen: dict[object, Counter[int]]) -> dict[object, Counter[int]]:
    """How often each part of the sequence has been at each place, after this many draws more."""
    rng = FastRng(times)
    for _ in range(times):
        for place, part in enumerate(getattr(state.sample(rng), name)):
            seen.setdefault(part, Counter())[place] += 1
    return seen


def _favoured(part: object, places: Counter[int], size: int) -> str:
    """What is wrong in a plain shuffle if something does not lie everywhere as often, and in the middle on average.

    Within seven and six standard errors: no run of an honest game comes near that.
    """
    number = places.total()
    mean = sum(place * times for place, times in places.items()) / number
    error = ((size * size - 1) / 12 / number) ** 0.5
    if abs(mean - (size - 1) / 2) > 6 * error:
        return f"{part!r} lies too often near place {mean:.1f}, of {size},"
    place, times = places.most_common(1)[0]
    if times - number / size > 7 * (number / size) ** 0.5:
        return f"{part!r} lies too often, {times} times of {number}, at place {place}"
    return ""
