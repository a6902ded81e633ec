"""The house rules of Dudo!; defaults are the printed ones."""

from typing import Annotated, Literal

from msgspec import Meta

from estaminet.kernel.values import Message, Options


class DudoOptions(Options, frozen=True, kw_only=True):
    direction: Literal["north", "south"] = "north"
    """DUDO-SETUP-04: clockwise in the north, anticlockwise in the south."""
    first_starter: Literal["random", "seat"] = "random"
    """DUDO-SETUP-03: who starts a match that is not a rematch."""
    first_seat: Annotated[int, Meta(ge=0, le=5)] = 0
    """DUDO-SETUP-03: that seat, with `first_starter = seat`."""
    salsa: Literal["off", "on"] = "off"
    """DUDO-SALSA-01: anybody may speak up against the order of play, once a round."""
    salsa_window_s: Annotated[int, Meta(ge=3, le=15)] = 6
    """DUDO-SALSA-03: seconds to speak up; for tables with a clock."""
    calza_heads_up: Literal["allowed", "forbidden"] = "allowed"
    """DUDO-HEADS-01: calza in a round that begins with two players."""
    blank_bids: Literal["off", "halved", "plain"] = "off"
    """DUDO-BLANK-01 to 04: bidding on blanks, and how such bids compare."""
    lost_dice: Literal["visible", "hidden"] = "visible"
    """DUDO-HIDE-01: whether the middle and the other cups' counts are shown."""
    joker_limit: Literal["none", "1"] = "none"
    """DUDO-CALZA-05: how many joker dice one may hold at a time."""

    def problems(self, seats: int) -> list[Message]:
        if not 0 <= self.first_seat < seats:
            return [("wrong-first-seat", {"seats": seats})]
        return []

    def only_in_one_sitting(self) -> list[Message]:
        """Nobody can be ready to speak up within seconds for days."""
        return [] if self.salsa == "off" else [("wrong-salsa", {})]
