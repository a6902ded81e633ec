"""A process that reviews finished matches, a slice at a time, and works out hints: one request a line on standard
input, one answer a line.

It keeps the reviews it is at, so that the next slice goes on where the last one ended. A fresh process begins again;
the figures come out the same.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.kernel.record import read
from estaminet.kernel.values import Action
from estaminet.review import Reviewing
from estaminet.server.hints import HintAsked, hint_of
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.matches import (
    ReviewAccount,
    ReviewedDecision,
    ReviewInfo,
    ReviewLuck,
    ReviewMistake,
)
from estaminet.server.tell import say_of

if TYPE_CHECKING:
    from estaminet.kernel.match import Match
    from estaminet.review import Decision

KEPT = 8
"""Reviews in the making that are remembered."""


class Asked(msgspec.Struct, frozen=True, tag="review"):
    id: str
    record: str
    seconds: float
    """How long to go on with it now."""


def told(reviewing: Reviewing) -> ReviewInfo:
    """What is known so far, as it goes over the wire."""
    review = reviewing.review()
    source = review.source
    worst = [one for seat in range(review.seats) for one in review.worst(seat)]
    return ReviewInfo(
        version=source.version,
        playing=source.playing,
        worlds=source.worlds,
        open_worlds=source.open_worlds,
        done=review.done,
        total=review.total,
        accounts=tuple(
            ReviewAccount(one.name, one.start, one.luck, one.own, one.others, one.hidden, one.remainder, one.result)
            for one in review.accounts
        ),
        chances=tuple(tuple(round(chance, 3) for chance in point.chances) for point in review.points),
        luck=tuple(ReviewLuck(one.move, one.gives) for one in review.luck),
        luck_error=review.luck_error,
        mistakes=tuple(ReviewMistake(one.move, one.seat, one.gives) for one in review.decisions if any(one.gives)),
        deciding=review.deciding(),
        worst=tuple(_decision(one, reviewing.match) for one in worst),
    )


def _decision(decision: Decision, match: Match) -> ReviewedDecision:
    chances = {one.action: one.chance for one in decision.actions}
    reason = decision.reason
    deeds = []
    for text in (decision.played, decision.best):
        deed = match.game.read(text, match.options, match.seats)
        assert isinstance(deed, Action)
        deeds.append(deed)
    played, best = deeds
    return ReviewedDecision(
        move=decision.move,
        seat=decision.seat,
        round=decision.round,
        grade=decision.grade,
        played=say_of("action", played.message()),
        best=say_of("action", best.message()),
        chance=chances[decision.played],
        better=chances[decision.best],
        loss=decision.loss,
        low=decision.low,
        high=decision.high,
        reason=None if reason is None else say_of("review-why", (reason.name, reason.args)),
        played_action=played,
        best_action=best,
    )


class Reviewer:
    def __init__(self) -> None:
        self._at: dict[str, Reviewing] = {}

    def answer(self, line: bytes) -> bytes:
        asked = msgspec.json.decode(line, type=Asked | HintAsked)
        if isinstance(asked, HintAsked):
            return encode(hint_of(asked))
        reviewing = self._at.pop(asked.id, None)
        if reviewing is None:
            record, match = read(asked.record, games.find)
            reviewing = Reviewing(match, record.names)
        end = time.monotonic() + asked.seconds
        while not reviewing.finished and time.monotonic() < end:
            reviewing.step()
        if not reviewing.finished:
            self._at[asked.id] = reviewing
            while len(self._at) > KEPT:
                del self._at[next(iter(self._at))]
        return encode(told(reviewing))


def main() -> None:
    os.nice(10)  # moves come first, then bots
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    reviewer = Reviewer()
    # A server that was killed meanwhile wants no answer any more, or has not said all of its question.
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            if not line.endswith(b"\n"):
                return
            out.write(reviewer.answer(line) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
