"""Fair and loaded draws, each made by hand: seats, dice, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import pytest

from estaminet.conformance.chance import FairChance, odds_of
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import CHANCE_PENDING, Pending, State, Tell
from estaminet.kernel.values import Action, Deed, Options, Outcome, Refusal, Seat, View, Viewer


class Starter(Outcome, frozen=True):
    seat: int


class Dice(Outcome, frozen=True):
    faces: tuple[int, ...]


class Card(Outcome, frozen=True):
    card: str


class Deck(Outcome, frozen=True):
    cards: str


class Drawing(State):
    """A state that waits for chance and for nothing else."""

    def __init__(self, draw: Callable[[Rng], Outcome], allowed: Callable[[Outcome], bool]) -> None:
        self.options = Options()
        self.seats = 4
        self.draw = draw
        self.allowed = allowed

    def pending(self) -> Pending:
        return CHANCE_PENDING

    def legal(self, seat: Seat) -> Sequence[Action]:
        return ()

    def refusal(self, seat: Seat, deed: Deed) -> Refusal | None:
        assert isinstance(deed, Outcome)
        return None if self.allowed(deed) else Refusal("DRAW-01", "no-such-draw")

    def sample(self, rng: Rng) -> Outcome:
        return self.draw(rng)

    def play(self, by: Seat, deed: Deed, tell: Tell | None) -> None:
        raise AssertionError("nobody plays here")

    def view(self, viewer: Viewer) -> View:
        return View(viewer)

    def copy(self) -> Drawing:
        return self

    def violations(self) -> Iterator[str]:
        return iter(())


def starter(draw: Callable[[Rng], int]) -> Drawing:
    return Drawing(lambda rng: Starter(draw(rng)), lambda deed: isinstance(deed, Starter) and 0 <= deed.seat < 4)


def dice(draw: Callable[[Rng], tuple[int, ...]]) -> Drawing:
    return Drawing(
        lambda rng: Dice(draw(rng)), lambda deed: isinstance(deed, Dice) and all(1 <= face <= 6 for face in deed.faces)
    )


def card(left: str, draw: Callable[[Rng], str]) -> Drawing:
    return Drawing(lambda rng: Card(draw(rng)), lambda deed: isinstance(deed, Card) and deed.card in left)


def deck(cards: str, shuffle: Callable[[Rng, list[int]], None]) -> Drawing:
    def draw(rng: Rng) -> Outcome:
        order = [ord(letter) for letter in cards]
        shuffle(rng, order)
        return Deck("".join(map(chr, order)))

    return Drawing(draw, lambda deed: isinstance(deed, Deck) and sorted(deed.cards) == sorted(cards))


def sattolo(rng: Rng, order: list[int]) -> None:
    """A shuffle that leaves nothing where it was."""
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i)
        order[i], order[j] = order[j], order[i]


def naive(rng: Rng, order: list[int]) -> None:
    """Every place is exchanged with any other: 27 ways for six orders."""
    for i in range(len(order)):
        j = rng.below(len(order))
        order[i], order[j] = order[j], order[i]


def by_words(rng: Rng, order: list[int]) -> None:
    """Sorted by numbers of its own, which cannot be counted out."""
    keys = {item: rng.word() for item in order}
    order.sort(key=lambda item: keys[item])


def stacked(rng: Rng, order: list[int]) -> None:
    """The last card comes first more often than it should."""
    rng.shuffle(order)
    if rng.below(3) == 0:
        order.remove(ord("p"))
        order.insert(0, ord("p"))


def hesitant(rng: Rng, order: list[int]) -> None:
    """The last card stays where it was, or is left to chance."""
    rest = order[:-1]
    rng.shuffle(rest)
    order[:-1] = rest
    if rng.below(2):
        rng.shuffle(order)


LETTERS = "abcdefghijklmnop"

FAIR = {
    "a starter": starter(lambda rng: rng.below(4)),
    "two dice": dice(lambda rng: (1 + rng.below(6), 1 + rng.below(6))),
    "a card of several": card("AAK", lambda rng: "AAK"[rng.below(3)]),
    "three cards": deck("abc", lambda rng, order: rng.shuffle(order)),
    "three cards, two alike": deck("aab", lambda rng, order: rng.shuffle(order)),
    "many cards": deck(LETTERS, lambda rng, order: rng.shuffle(order)),
    "many cards by words": deck(LETTERS, by_words),
    "a deck of many pairs": deck(LETTERS * 2, lambda rng, order: rng.shuffle(order)),
}

LOADED = {
    "a seat that is never drawn": (starter(lambda rng: rng.below(3)), "Starter(seat=3) is allowed, and never comes up"),
    "a seat that is drawn twice as often": (starter(lambda rng: rng.below(5) % 4), "has odds"),
    "a seat that is not there": (starter(lambda rng: rng.below(5)), "refused"),
    "dice without a six": (dice(lambda rng: (1 + rng.below(5), 1 + rng.below(5))), "never comes up"),
    "a second die that is loaded": (dice(lambda rng: (1 + rng.below(6), 1 + rng.below(7) % 6)), "has odds"),
    "dice that are the same": (dice(lambda rng: (1 + rng.below(6),) * 2), "never comes up"),
    "a card that is never turned up": (card("AAK", lambda rng: "AAK"[rng.below(2)]), "never comes up"),
    "a card that is put back": (card("AAK", lambda rng: "AAKJ"[rng.below(4)]), "refused"),
    "three cards that never stay": (deck("abc", sattolo), "never comes up"),
    "three cards by the naive way": (deck("abc", naive), "has odds"),
    "a deck in order": (deck(LETTERS, lambda _, order: order.sort()), "never comes up"),
    "a deck that is stacked": (deck(LETTERS, stacked), "'p' lies too often"),
    "a deck that is stirred": (deck(LETTERS, hesitant), "'p' lies too often"),
    "a deck that never stays": (deck(LETTERS, sattolo), "and never does"),
}


@pytest.mark.parametrize("name", FAIR)
def test_fair_draws_pass(name: str) -> None:
    assert list(FairChance().check(FAIR[name], FastRng(1))) == []


@pytest.mark.parametrize("name", LOADED)
def test_loaded_draws_are_noticed(name: str) -> None:
    state, says = LOADED[name]
    messages = [finding.message for finding in FairChance().check(state, FastRng(1))]
    assert any(says in message for message in messages), messages


def test_the_odds_are_exact() -> None:
    assert odds_of(FAIR["a card of several"]) == {Card("A"): Fraction(2, 3), Card("K"): Fraction(1, 3)}
    assert odds_of(FAIR["three cards, two alike"]) == {Deck(cards): Fraction(1, 3) for cards in ("aab", "aba", "baa")}
