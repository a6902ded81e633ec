"""What one viewer of UDAKA Classic may know, field by field (section Views of the rules)."""

from typing import Literal

from msgspec import Struct

from estaminet.games.udaka.options import UdakaOptions
from estaminet.kernel.values import Facts, Observation, View


class RoundResult(Struct, frozen=True):
    """How a round ended, and why its winner won it."""

    round: int
    tokens: tuple[int, ...]
    """Number tokens of each player."""
    udaka: int
    """Who held the UDAKA token."""
    scores: tuple[int, ...]
    """What was compared: the tokens, with `udaka_scoring = counts` one more for the UDAKA holder."""
    leaders: tuple[int, ...]
    """Everybody with the highest score, in the order of the seats."""
    winner: int
    why: Literal["sole-lead", "shared-lead"]
    """A sole leader wins; a shared lead is broken by the UDAKA token, whoever holds it."""


class UdakaView(View, frozen=True):
    phase: Literal["cards", "lot", "deal", "discard", "over"]
    round: int
    """The round that is played or about to be dealt; when all is over the last one."""
    dealer: int | None
    """None until the dealer choice is settled."""
    turn: int | None
    """Who is to discard."""
    hand: str | None
    """Own cards in order, `"77K"`; None for a spectator, empty before the deal."""
    hand_counts: tuple[int, ...]
    pile: int
    """Cards left to draw."""
    top: str | None
    """Top card of the regular pile; None while the pile is empty."""
    regular: int
    """Cards on the regular pile."""
    aces: int
    """Aces on the UDAKA pile."""
    board: tuple[int, ...]
    """Tokens on the number spaces 2 to 9."""
    tokens: tuple[int, ...]
    """Number tokens of each player."""
    udaka: int | None
    """Who holds the UDAKA token; None while it lies on its space."""
    wins: tuple[int, ...]
    """Rounds won by each player."""
    rounds_left: int
    """Rounds tokens still on ROUNDS."""
    face_up: tuple[str, ...]
    """The dealer choice so far: the card of P1, P2 and so on."""
    last: RoundResult | None
    """The round before this one; when all is over the last one."""
    udaka_scoring: Literal["tie_only", "counts"]
    stacked_space: Literal["one", "all"]
    special_timing: Literal["when_discarded", "at_once"]
    """The options that change what a player should do, so that every drawing can name those in force."""


UdakaObservation = Observation[UdakaOptions, UdakaView]
"""What one seat has."""


class UdakaFacts(Facts, frozen=True):
    open: int | None
    """The number space whose tokens one more card of its number would win; None if there is none."""
    wins: dict[int, int]
    """How many number tokens a choice wins, by the index of its action; choices that win none are left out."""
    wins_udaka: tuple[int, ...]
    """The choices that win the UDAKA token, by the index of their action."""
