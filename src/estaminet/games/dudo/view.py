"""What one viewer of Dudo! may know, field by field (section Views of the rules)."""

from typing import Literal

from msgspec import Struct

from estaminet.games.dudo.options import DudoOptions
from estaminet.kernel.values import Facts, Observation, View


class BidMade(Struct, frozen=True):
    """One bid of the round. `salsa`: the bidder spoke up out of turn."""

    seat: int
    count: int
    value: int
    salsa: bool


class Result(Struct, frozen=True):
    """How a round ended: every cup as it was lifted, and who lost or gained."""

    round: int
    cups: tuple[str, ...]
    palifico: bool
    count: int
    value: int
    bidder: int
    call: Literal["dudo", "calza"]
    caller: int
    matching: int
    loser: int | None
    gainer: int | None
    gain: Literal["die", "joker", "nothing"] | None
    joker_lost: bool
    eliminated: bool


class DudoView(View, frozen=True):
    phase: Literal["starter", "roll", "bid", "window", "over"]
    round: int
    starter: int | None
    """None until chance has said who starts the game."""
    dice: str | None
    """The viewer's own dice in the cup, `"1233b"`; None for a spectator and before the roll."""
    counts: tuple[int | None, ...]
    """Dice in each cup; None where they are hidden from the viewer (DUDO-HIDE-01)."""
    in_play: tuple[bool, ...]
    total: int | None
    """All dice in cups; None with hidden dice."""
    cap: int
    """The highest count that may be bid (DUDO-BID-08)."""
    jokers: tuple[int, ...]
    been_palifico: tuple[bool, ...]
    palifico: bool
    """Whether this is a palifico round (of the starter)."""
    calza_offered: bool
    raise_offered: bool
    """False once no bid is higher than the last one (DUDO-BID-09)."""
    bids: tuple[BidMade, ...]
    turn: int | None
    """Who is to bid or answer next (in a window: once it has closed)."""
    window: tuple[int, ...]
    """Who may speak up in the open salsa window, in the order in which they get the floor."""
    waiting: tuple[int, ...]
    """Who of these has not answered yet."""
    answer: str | None
    """The viewer's own answer in the window, as notation."""
    salsa_used: tuple[bool, ...]
    out: tuple[int, ...]
    """Who was eliminated, first one first."""
    last: Result | None
    """The latest result; with hidden dice only until the next roll."""


DudoObservation = Observation[DudoOptions, DudoView]
"""What one seat has."""


class DudoFacts(Facts, frozen=True):
    counting: str
    """The faces that count for the latest bid, `"3b"`; empty while there is none."""
    counted: str
    """The faces that counted for the bid of the latest result, `view.last`; empty while there is none."""
    lost: int | None
    """The dice that nobody has any more; None where how many there are is hidden."""
