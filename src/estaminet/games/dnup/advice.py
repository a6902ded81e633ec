"""What is asked, which clauses help, and what is played for a silent seat."""

from collections.abc import Sequence

from estaminet.games.dnup.actions import Add, Play, Turn
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.view import BeatenSet, DnupFacts, DnupObservation, DnupView
from estaminet.kernel.values import Action, Message, Name


def asks(options: DnupOptions, view: DnupView) -> Message:
    if view.winner is not None:
        return "ask-over", {"seat": Name(view.winner)}
    if view.turn is None:
        return ("ask-first" if view.phase == "first" else "ask-deal"), {}
    seat = Name(view.turn)
    if view.guarded:
        return "ask-guarded", {"seat": seat}
    who = "ask-you" if view.turn == view.seat else "ask-turn"
    if view.area is None:
        return who, {"seat": seat}
    return f"{who}-area", {"seat": seat, "area": view.area}


def clauses_now(options: DnupOptions, view: DnupView) -> tuple[str, ...]:
    two = len(view.counts) == 2
    if view.phase == "over":
        return ("DNUP-TWO-08",) if two else ("DNUP-GAME-01", "DNUP-GAME-02")
    if view.phase == "first":
        return ("DNUP-DEAL-03", "DNUP-SETUP-01")
    if view.phase == "deal":
        won = ["DNUP-TWO-08"] if two else ["DNUP-GAME-03"]
        return ("DNUP-DEAL-01", "DNUP-DEAL-02", "DNUP-SETUP-01", *won)
    now = ["DNUP-STALL-02"] if view.guarded else []
    if not view.discards and not view.table:
        now.append("DNUP-START-02")
    now += ["DNUP-TWO-02", "DNUP-TWO-05", "DNUP-TWO-06"] if two else ["DNUP-TURN-03"]
    now += ["DNUP-PLAY-01", "DNUP-SET-01"]
    if view.table:
        now += ["DNUP-PLAY-02", "DNUP-PLAY-03", "DNUP-PLAY-04", "DNUP-ADD-01", "DNUP-ADD-02"]
        now += [] if view.guarded else ["DNUP-TAKE-01", "DNUP-FLIP-01"]
    now.append("DNUP-ROT-01")
    if view.out:
        now += ["DNUP-OUT-02", "DNUP-OUT-03", "DNUP-OUT-04", "DNUP-OUT-06"]
    else:
        now.append("DNUP-TWO-07" if two else "DNUP-OUT-01")
    if view.stall is not None and not view.guarded:
        now.append("DNUP-STALL-01")
    return tuple(now)


def default_action(observation: DnupObservation) -> Action:
    """Get rid of as many cards as possible, low ones first; else turn the hand; else (by the guard) add a card."""
    plays = [action for action in observation.legal if isinstance(action, Play)]
    if plays:
        return max(plays, key=lambda play: (len(play.cards), -play.value, -play.index))
    turns = [action for action in observation.legal if isinstance(action, Turn)]
    return turns[0] if turns else observation.legal[0]


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
