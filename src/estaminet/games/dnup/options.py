"""The house rules of dnup; defaults are the printed ones, and the deck is our reconstruction."""

from typing import Literal

import msgspec

from estaminet.games.dnup.deck import SHOWN, Deck, check_object, presets, problems_of, read_deck
from estaminet.kernel.errors import BadOptions
from estaminet.kernel.values import Message, Options


def _default_deck() -> Deck:
    return presets()["even40"]


class DnupOptions(Options, frozen=True, kw_only=True):
    deck: Deck = msgspec.field(default_factory=_default_deck)
    """DNUP-SETUP-01: the cards; the name of one of ours, or a whole deck."""
    stall_guard: bool = True
    """DNUP-STALL-02: whether play is restricted when nothing has been discarded for long; off only among friends."""
    play_out_final_round: bool = False
    """DNUP-GAME-02: whether the round in which somebody reaches 4 points is played on for second place."""
    two_player_self_beat: Literal["win", "take_back"] = "win"
    """DNUP-TWO-07: whether a last card that beats one's own other set wins at once, or the set comes back first."""
    open_discards: bool = False
    """DNUP-TURN-02: whether anybody may look through the discard pile."""
    memory_aid: bool = False
    """DNUP-FLIP-01: whether cards that came from the table to a hand stay shown beside it."""

    def problems(self, seats: int) -> list[Message]:
        return list(problems_of(self.deck))

    def only_at_one_screen(self) -> list[Message]:
        """Without the guard a round need not end, and strangers cannot agree to stop it."""
        return [] if self.stall_guard else [("wrong-stall-guard", {})]

    @classmethod
    def read_field(cls, key: str, value: object) -> object:
        return read_deck_option(value) if key == "deck" else super().read_field(key, value)

    @classmethod
    def choices(cls, key: str) -> tuple[object, ...]:
        """For the deck: our own ones. Any other deck may be given whole."""
        return tuple(presets().values()) if key == "deck" else super().choices(key)


def read_deck_option(value: object) -> Deck:
    """A deck, the name of one of ours, a deck as data, or the text of a deck file; else `BadOptions`."""
    if isinstance(value, Deck):
        return value
    if isinstance(value, dict):
        checked = check_object(value)
        if checked.deck is None:
            raise BadOptions(checked.problems)
        return checked.deck
    if isinstance(value, str):
        if value.strip().lower() in presets():
            return presets()[value.strip().lower()]
        if value.lstrip().startswith("{"):
            return read_deck(value, "deck")
    raise BadOptions([("deck-unknown", {"deck": str(value)[:SHOWN], "known": ", ".join(presets())})])
