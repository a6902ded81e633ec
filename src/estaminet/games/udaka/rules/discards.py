"""What may be discarded."""

from typing import Final

from estaminet.games.udaka import material as box
from estaminet.games.udaka.actions import ACTIONS, card_word, cards_word
from estaminet.kernel.values import Action, Name, Refusal, Several


def discard_refusal(index: int, hand: int, has_token: bool, robbable: int, at_once: bool) -> Refusal | None:
    """Why a player with this hand may not make this discard; None if they may. The one source of legality.

    `robbable` has a bit for every other player who has a token.
    """
    rank = box.RANK_AT[index]
    count = box.COUNT_AT[index]
    held = box.HELD[hand]
    if held[rank] < count:
        return Refusal("UDAKA-TURN-02", "not-in-hand", {"cards": cards_word(box.RANK_TEXT[rank], count)})
    if at_once:
        king_due = held[box.KING] > 0 and has_token
        joker_due = held[box.JOKER] > 0 and robbable != 0
        if (king_due or joker_due) and not ((rank == box.KING and king_due) or (rank == box.JOKER and joker_due)):
            due = [card_word("K")] if king_due else []
            if joker_due:
                due.append(card_word("J"))
            return Refusal("UDAKA-JOKER-03", "special-is-due", {"cards": Several(tuple(due)), "count": len(due)})
    if rank == box.KING:
        if box.SPACE_AT[index] == box.NO_SPACE and has_token:
            return Refusal("UDAKA-KING-01", "king-needs-space")
        if box.SPACE_AT[index] != box.NO_SPACE and not has_token:
            return Refusal("UDAKA-KING-03", "nothing-to-return")
    elif rank == box.JOKER:
        victim = box.VICTIM_AT[index]
        if victim == box.NO_VICTIM:
            if robbable != 0:
                return Refusal("UDAKA-JOKER-01", "joker-needs-victim")
        elif robbable == 0:
            return Refusal("UDAKA-JOKER-02", "nothing-to-steal")
        elif robbable >> victim & 1 == 0:
            return Refusal("UDAKA-JOKER-01", "cannot-be-robbed", {"victim": Name(victim)})
    return None


_DISCARDS: Final[dict[int, tuple[Action, ...]]] = {}


def discards(hand: int, has_token: bool, robbable: int, at_once: bool) -> tuple[Action, ...]:
    """Everything a player with this hand may discard. Worked out once, then kept."""
    key = ((hand * 256 + robbable) * 2 + (1 if has_token else 0)) * 2 + (1 if at_once else 0)
    known = _DISCARDS.get(key)
    if known is None:
        legal = [a for a in ACTIONS if discard_refusal(a.index, hand, has_token, robbable, at_once) is None]
        known = tuple(legal)
        _DISCARDS[key] = known
    return known
