"""What chance does: who gets the first card, and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.games.dnup.actions import Deal, First
from estaminet.games.dnup.material import DEAL, FIRST
from estaminet.kernel.values import CHANCE, Outcome, Refusal, Seat

if TYPE_CHECKING:
    from estaminet.games.dnup.state import DnupState
    from estaminet.kernel.rng import Rng


def outcome_refusal(state: DnupState, seat: Seat, outcome: Outcome) -> Refusal | None:
    if seat != CHANCE:
        return Refusal("DNUP-DEAL-01", "chance-deals")
    if isinstance(outcome, First):
        if state.phase != FIRST:
            return Refusal("DNUP-DEAL-03", "first-known")
        if not 0 <= outcome.seat < state.seats:
            return Refusal("DNUP-DEAL-03", "first-not-seated")
        return None
    if state.phase != DEAL:
        return Refusal("DNUP-DEAL-01", "no-deal-now")
    if not isinstance(outcome, Deal):
        return Refusal("DNUP-DEAL-01", "no-deal-now")
    pack = state.pack
    counts = [0] * pack.kinds
    stars = 0
    for card in outcome.cards:
        plain = card.removesuffix("*")
        if plain not in pack.face_of:
            return Refusal("DNUP-SETUP-01", "no-such-card", {"card": card})
        kind = pack.face_of[plain] >> 1
        counts[kind] += 1
        if plain != card:
            stars += 1
            if kind != pack.star_kind:
                return Refusal("DNUP-SETUP-02", "star-elsewhere", {"card": pack.kind_text[pack.star_kind]})
    if counts != pack.mult:
        return Refusal("DNUP-DEAL-01", "not-the-deck", {"count": len(pack.cards)})
    if stars != 1:
        return Refusal("DNUP-SETUP-02", "star-once", {"card": pack.kind_text[pack.star_kind]})
    return None


def sampled(state: DnupState, rng: Rng) -> Outcome:
    """The first seat of an uneven deal: `below(seats)`. A deal: the numbers 0, 1, ... of the cards in play, in the
    order of the deck's list, are shuffled; then `below(2)` for each card as it is dealt, 0: its lower value is up.
    """
    if state.phase == FIRST:
        return First(rng.below(state.seats))
    pack = state.pack
    order = list(range(len(pack.cards)))
    rng.shuffle(order)
    texts: list[str] = []
    for card in order:
        text = pack.text[2 * pack.cards[card] + rng.below(2)]
        texts.append(text + "*" if card == pack.star else text)
    return Deal(tuple(texts))
