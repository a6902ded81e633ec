"""What the rules say about a view of dnup, for those who draw it."""

from collections.abc import Sequence

from estaminet.games.dnup.actions import Add, Play
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.view import BeatenSet, DnupFacts, DnupView
from estaminet.kernel.values import Action


def facts(options: DnupOptions, view: DnupView, legal: Sequence[Action]) -> DnupFacts:
    seats = len(view.counts)
    life = 3 if seats == 2 else max(1, seats - len(view.out) - 1)
    own_goes_away = seats == 2 and options.two_player_self_beat == "win"
    beats: dict[int, BeatenSet] = {}
    if legal and view.table:
        by_size: dict[int, BeatenSet] = {}
        size_at: dict[tuple[int, int | None], int] = {}
        for lying in view.table:
            size = len(lying.cards)
            by_size[size] = BeatenSet(lying.seat, lying.area, "discards" if lying.seat in view.out else "hand")
            size_at[lying.seat, lying.area] = size
        for action in legal:
            if isinstance(action, Play):
                laid = len(action.cards)
                size = laid
            elif isinstance(action, Add):
                laid = 1
                size = size_at[action.seat, action.area] + 1
            else:
                continue
            beaten = by_size.get(size)
            if beaten is not None:
                # DNUP-TWO-07: with the last card laid, the other set is not taken back.
                if own_goes_away and beaten.seat == view.seat and view.counts[beaten.seat] == laid:
                    beaten = BeatenSet(beaten.seat, beaten.area, "discards")
                beats[action.index] = beaten
    return DnupFacts(life, beats)
