"""A position, looked at and tried out by the real rules; nothing is kept. Lessons live on it."""

from __future__ import annotations

import msgspec

from estaminet.kernel.errors import BadOptions, BadPosition, Illegal, Unreadable
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.state import Chance
from estaminet.kernel.values import CHANCE, Seat
from estaminet.server.choices import choice_of, choices_of
from estaminet.server.protocol.common import MOST_POSITION, Reason, Say
from estaminet.server.protocol.matches import SandboxAnswer, SandboxRequest
from estaminet.server.protocol.table import Result
from estaminet.server.reasons import refusal_reason, sentences, unreadable_reason
from estaminet.server.tell import told


class BadSandbox(Exception):
    """The position or the options are wrong; every reason is listed."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


def _begin(game: Game, asked: SandboxRequest) -> Match:
    try:
        if asked.position is None:
            seats = asked.seats if asked.seats is not None else game.manifest.usual_seats
            return Match(game, game.read_options(asked.options, seats), seats)
        if len(msgspec.json.encode(asked.position)) > MOST_POSITION:
            raise BadSandbox((f"a position has at most {MOST_POSITION} bytes",))
        return Match.from_position(game, game.from_position(asked.position))
    except BadOptions as error:
        raise BadSandbox(sentences(game, error.reasons)) from None
    except BadPosition as error:
        raise BadSandbox(error.reasons) from None


def _try(match: Match, asked: SandboxRequest) -> Reason | None:
    """Play the requested action; returns why not, if it is refused."""
    game = match.game
    try:
        if asked.chance is not None:
            match.play(CHANCE, game.read(asked.chance, match.options, match.seats))
        elif isinstance(match.pending, Chance):
            # The same seed gives the same lesson, and different moments of it different rolls.
            match.play(CHANCE, match.state.sample(SeededChance(asked.seed).rng(0, 0)))
        if asked.action is not None:
            by = asked.by if asked.by is not None else asked.seat
            if by is None or by >= match.seats:
                raise Unreadable("no-such-seat", seat=-1 if by is None else by, seats=match.seats)
            choices = choices_of(game, match.options, match.seats)
            if isinstance(asked.action, str):
                deed = choices.read(asked.action, match.options, match.seats)
            else:
                deed = choices.like(asked.action)
            match.play(Seat(by), deed)
    except Unreadable as error:
        return unreadable_reason(game, error)
    except Illegal as error:
        return refusal_reason(game, error.refusal)
    chance = SeededChance(asked.seed + 1)
    while asked.action is not None and isinstance(match.pending, Chance):
        match.play(CHANCE, match.state.sample(chance.rng(0, 0)))
    return None


def answer(game: Game, asked: SandboxRequest) -> SandboxAnswer:
    match = _begin(game, asked)
    seats = match.seats
    if asked.seat is not None and asked.seat >= seats:
        raise BadSandbox((f"there is no seat {asked.seat}; there are {seats}, counted from 0",))
    viewer = None if asked.seat is None else Seat(asked.seat)
    refused = _try(match, asked)
    state = match.state
    view = state.view(viewer)
    legal = () if viewer is None else state.legal(viewer)
    ended = match.ended
    return SandboxAnswer(
        position=game.position(state),
        view=view,
        facts=game.facts(match.options, view, legal),
        asked=match.asked,
        legal=tuple(choice_of(game, action) for action in legal),
        clauses=game.clauses_now(match.options, view),
        ask=Say(*game.asks(match.options, view)),
        events=tuple(told(match.moves, number, event) for number, event in match.story(viewer)),
        refused=refused,
        result=Result(ended.places, ended.clause) if ended else None,
    )
