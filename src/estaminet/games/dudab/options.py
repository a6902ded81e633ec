"""The house rules of Dudab; defaults are the recommended ones."""

from typing import Literal

from estaminet.kernel.values import Message, Options


class DudabOptions(Options, frozen=True, kw_only=True):
    expansions: Literal["none", "jungle", "baby", "both"] = "none"
    """DUDAB-COMP-04 and DUDAB-COMP-05: which expansions are shuffled in."""
    columns_at_4: Literal["2", "3"] = "2"
    """DUDAB-SETUP-05: columns with four players; idle at other numbers."""
    edition: Literal["A", "B"] = "A"
    """DUDAB-DUD-08 and DUDAB-DUD-16: which edition's order holds for an unmet call with five cards."""
    baby_chain: Literal["full", "single"] = "full"
    """DUDAB-BABY-14 and DUDAB-BABY-17: how often in a turn Babies make everybody draw."""
    own_pile_view: Literal["mixed", "open"] = "mixed"
    """DUDAB-INFO-04 and DUDAB-INFO-06: what others see of a player's own pile."""
    rounds: Literal["players", "1", "2", "3", "4", "5", "6"] = "players"
    """DUDAB-SETUP-02: how many rounds a game has."""
    first_player: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"
    """DUDAB-SETUP-07: the seat that opens round 1."""
    call_declared: Literal["optional", "mandatory"] = "optional"
    """DUDAB-DUD-03 and DUDAB-DUD-19: whether a Dudab must call."""
    second_dudab: Literal["same", "any"] = "same"
    """DUDAB-DUD-09 and DUDAB-DUD-17: where a Dudab may be laid while a call is open."""
    shaman_answer: Literal["free", "at_five", "always"] = "free"
    """DUDAB-REACT-07 and DUDAB-REACT-11: when a Shaman must be answered with a card."""
    call_duty: Literal["must", "may"] = "must"
    """DUDAB-DUD-06 and DUDAB-DUD-18: whether a player who holds an answer may draw instead."""

    def problems(self, seats: int) -> list[Message]:
        reasons: list[Message] = []
        if self.edition == "B" and self.expansions != "none":
            reasons.append(("wrong-edition", {}))
        if self.first_player != "random" and int(self.first_player) >= seats:
            reasons.append(("wrong-first-player", {"seats": seats}))
        return reasons

    @classmethod
    def read_field(cls, key: str, value: object) -> object:
        # Numbers are choices among words here, so that `rounds = 3` and `rounds = "3"` are the same.
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        return super().read_field(key, value)

    def columns(self, seats: int) -> int:
        """DUDAB-SETUP-05."""
        if seats == 4:
            return int(self.columns_at_4)
        return 2 if seats < 4 else 3

    def rounds_of(self, seats: int) -> int:
        """DUDAB-SETUP-02."""
        return seats if self.rounds == "players" else int(self.rounds)
