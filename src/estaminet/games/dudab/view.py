"""What one viewer of Dudab may know, field by field. Cards are codes; columns and seats count from 0."""

from typing import Literal

from msgspec import Struct

from estaminet.games.dudab.options import DudabOptions
from estaminet.kernel.values import Facts, Observation, View

Phase = Literal[
    "starter", "deal", "normal", "react", "call", "jungle", "baby", "trim", "shed-to", "shed", "round-over", "game-over"
]
"""What is waited for: chance, one of the three turns, a card that has to be placed or put away, or nothing."""


class ColumnView(Struct, frozen=True):
    """A column: how many cards lie hidden under its Baby, the visible ones above and below its Jungle."""

    hidden: int
    above: tuple[str, ...]
    jungle: bool
    below: tuple[str, ...]


class Obligation(Struct, frozen=True):
    """What hangs over the next turn: a Shaman that demands a reaction, or a Dudab's open call."""

    kind: Literal["shaman", "call"]
    column: int
    call: str | None
    """`colour=R`, `symbol=P` or `value=3`; None for a Shaman."""
    caller: int | None
    """Who made the call; None for a Shaman."""


class OwnPile(Struct, frozen=True):
    """A player's collected cards."""

    public: tuple[str, ...]
    """Cards that came from columns: everybody has seen them (DUDAB-INFO-04)."""
    hidden: tuple[str, ...] | None
    """Cards put there from hand; None if the viewer may not look."""
    hidden_count: int


class Work(Struct, frozen=True):
    """A piece of unfinished work; the last one of the list is at hand. All of it is public.

    draw: `seat` still draws `count` cards, for the reason `why`. place: `seat` places `card`. mass: `count` more seats
    from `seat` on draw `value` cards each. trim: `seat` cuts the hand to 5. shed: `seat` cuts it to 2, to `where`.
    refill: `seat` fills it to 2.
    """

    kind: Literal["draw", "place", "mass", "trim", "shed", "refill"]
    seat: int
    count: int = 0
    value: int = 0
    card: Literal["J", "BB"] | None = None
    where: Literal["discard", "own"] | None = None
    why: Literal["turn", "penalty", "refill", "mass"] | None = None


class Parts(Struct, frozen=True):
    """A round's score of one player, part by part (DUDAB-SCORE-14)."""

    hand_dudab: int
    shaman: int
    attached: int
    baby: int
    numbers: int
    total: int


class Removed(Struct, frozen=True):
    """What one Jungle took out of the count: all numbers of a value, or (None) all unpaired Shamans."""

    value: int | None
    cards: tuple[str, ...]


class Explanation(Struct, frozen=True):
    """How a score came about, in the order of the rules; every card of hand and own pile is in exactly one field."""

    hand_dudabs: int
    """Dudabs still in hand, 5 points each."""
    paired: tuple[str, ...]
    """Shamans that went with a Dudab each; both count 0."""
    attached: tuple[str, ...]
    """Numbers with a Dudab attached; they count as minus their value."""
    surplus_dudabs: int
    """Dudabs without a number to attach to; they count 0."""
    removed: tuple[Removed, ...]
    """What the Jungles removed, one entry per Jungle that found something."""
    surplus_jungles: int
    """Jungles that found nothing to remove."""
    shamans: tuple[str, ...]
    """Unpaired Shamans, 5 points each."""
    numbers: tuple[str, ...]
    """Numbers at face value."""
    babies: int
    parts: Parts


class DudabView(View, frozen=True):
    phase: Phase
    round: int
    rounds: int
    starter: int | None
    """Who opens this round; None until chance has said who opens the first."""
    active: int | None
    """Whose turn it is, also while another seat places or trims; None before the first deal."""
    asked: int | None
    """Who decides now; None while chance is awaited and when all is over."""
    columns: tuple[ColumnView, ...]
    obligation: Obligation | None
    hand: tuple[str, ...] | None
    """Own hand in deck order; None for a spectator."""
    hands: tuple[int, ...]
    """How many cards every seat holds."""
    shown_hands: tuple[tuple[str, ...], ...] | None
    """All hands, once a round is over (DUDAB-INFO-05); None before."""
    own: tuple[OwnPile, ...]
    pile: int
    discard: tuple[str, ...]
    """The whole discard, oldest card first."""
    need: int
    """How many cards the asked seat still has to trim or shed."""
    work: tuple[Work, ...]
    mass_done: bool
    """With `baby_chain = single`: whether a Baby has made everybody draw in this turn."""
    standing: tuple[int | None, ...]
    """What each own pile alone would score now; None where the viewer may not see all of it."""
    scores: tuple[tuple[Parts, ...], ...]
    """Finished rounds, each with the score of every seat."""
    totals: tuple[int, ...]
    explained: tuple[Explanation, ...] | None
    """How the scores of the round that has just ended came about; None while a round runs."""


DudabObservation = Observation[DudabOptions, DudabView]
"""What one seat has."""


class ColumnFacts(Struct, frozen=True):
    """How near a column is to being collected."""

    count: int
    """The cards that count: all, or those below its Jungle."""
    most: int
    """Whoever lays this many-th card collects the column."""
    facing: int | None
    """The place in `above` of the card that the next one lies opposite; None where there is no such card."""


class DudabFacts(Facts, frozen=True):
    columns: tuple[ColumnFacts, ...]
