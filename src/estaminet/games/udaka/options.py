"""The house rules of UDAKA Classic; defaults first."""

from typing import Literal

from estaminet.kernel.values import Options


class UdakaOptions(Options, frozen=True, kw_only=True):
    udaka_scoring: Literal["tie_only", "counts"] = "tie_only"
    """UDAKA-SCORE-03: whether the UDAKA token counts as a token of its holder."""
    stacked_space: Literal["one", "all"] = "one"
    """UDAKA-PAIR-03: what a pair takes from a space that holds two tokens."""
    special_timing: Literal["when_discarded", "at_once"] = "when_discarded"
    """UDAKA-JOKER-03: whether king and joker may be kept while they could act."""
    first_dealer: Literal["cards", "random"] = "cards"
    """UDAKA-DEALER-01 and 04: how the dealer of the first round is found."""
    next_dealer: Literal["left", "winner", "cards"] = "left"
    """UDAKA-DEALER-04: who deals the later rounds."""
