"""What one viewer of dnup may know, field by field (section Views of the rules)."""

from typing import Literal

from msgspec import Struct

from estaminet.games.dnup.options import DnupOptions
from estaminet.kernel.values import Facts, Observation, View


class Lying(Struct, frozen=True):
    """One set on the table. `cards` in the order in which they came, the value that is up first."""

    seat: int
    area: int | None
    """1 or 2 in the game for two."""
    value: int
    cards: tuple[str, ...]
    added: int
    """How many of the last cards others added."""
    falls_in: int | None
    """After how many turns its owner's next turn clears it, the present one counted; None once the round is over."""


class DnupView(View, frozen=True):
    phase: Literal["first", "deal", "choose", "over"]
    round: int
    """The number of rounds dealt so far."""
    first: int | None
    """Who gets or got the first card of the deal; None until chance has said so."""
    star: int | None
    """Who was dealt the star in this round. Which way up it came is not told."""
    turn: int | None
    area: int | None
    """Whose turn in which area (1 or 2); None for three and more players."""
    hand: tuple[str, ...] | None
    """Own cards by value; None for a spectator."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    table: tuple[Lying, ...]
    discards: int
    """How many cards are on the discard pile."""
    open_discards: tuple[str, ...] | None
    """Which cards these are, each `low/high`; None unless the option is on."""
    known: tuple[tuple[str, ...], ...] | None
    """The cards that came from the table to each hand, the way up they now are; None unless `memory_aid` is on."""
    out: tuple[int, ...]
    """Who played the last card in this round, first one first."""
    points: tuple[int, ...]
    """Points; rounds won in the game for two."""
    winner: int | None
    cleared: bool
    """Whether a card has reached the discard pile in this turn."""
    stall: int | None
    """Turns since a card was discarded; None up to half of the limit, and with the guard off."""
    limit: int
    """At this count the stall guard restricts what may be done."""
    guarded: bool
    """Whether it does so now."""
    removed: tuple[str, ...]
    """Cards of the deck that are not in play at this number of players."""


DnupObservation = Observation[DnupOptions, DnupView]
"""What one seat has."""


class BeatenSet(Struct, frozen=True):
    """A set that a choice would beat, and where it goes: to its owner's hand, or to the discard pile."""

    seat: int
    area: int | None
    to: Literal["hand", "discards"]


class DnupFacts(Facts, frozen=True):
    life: int
    """The turns that a set lies which is laid now, unless it is beaten or taken."""
    beats: dict[int, BeatenSet]
    """The set that a choice beats, by the index of its action; choices that beat none are left out."""
