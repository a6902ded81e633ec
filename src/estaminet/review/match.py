"""A whole match: every decision judged, every stroke of luck measured, and an account that adds up.

Between two moves a match has a value for each seat, with all hands open and the unseen pile in any order: the mean of
many playings of the rest. What changes it is split. A roll, a deal, a draw: luck, the value after it less the mean of
what might have come instead. A decision: what it was worth less than the best by its seat's own knowledge is play. What
is left of it is what lay hidden from the seat, and a remainder that the model cannot explain. Nothing of what is known
with open hands is used to grade a decision.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import hypot, sqrt
from typing import TYPE_CHECKING

from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Ended, shares_of
from estaminet.kernel.values import CHANCE, Action, Seat
from estaminet.review.judge import Verdict, judge, mean_error, round_
from estaminet.review.model import USUAL, Effort, Model
from estaminet.review.values import Account, Decision, Luck, Point, Review

if TYPE_CHECKING:
    from estaminet.kernel.match import Move
    from estaminet.kernel.record import Record
    from estaminet.kernel.state import State
    from estaminet.kernel.values import Observation

Shares = list[float]


class Reviewing:
    """A review in the making: `step` looks at the next move, `review` says what is known so far."""

    def __init__(self, match: Match, names: tuple[str, ...], effort: Effort = USUAL) -> None:
        self.match = match
        self.names = names
        self.model = Model(match.game, effort)
        self._again = Match.from_position(match.game, match.start)
        # Play at the table is told from the record, so that the same record always meets the same luck.
        written = "\n".join(f"{move.by} {match.game.write(move.deed)}" for move in match.moves)
        self._seed = int.from_bytes(hashlib.sha256(f"{match.game.key}\n{written}".encode()).digest()[:12], "little")
        self._luck = [0.0] * match.seats
        self._own = [0.0] * match.seats
        self._others = [0.0] * match.seats
        self._hidden = [0.0] * match.seats
        self._remainder = [0.0] * match.seats
        self._variance = 0.0
        self._lucks: list[Luck] = []
        self._decisions: list[Decision] = []
        self._forced = 0
        start, error = self._value(self._again.state, 0, 0)
        self._now = [round_(one) for one in start]
        self._start = self._now
        self._points = [Point(0, tuple(self._now), round_(error))]

    @property
    def done(self) -> int:
        """How many moves have been looked at."""
        return len(self._again.moves)

    @property
    def finished(self) -> bool:
        return self.done == len(self.match.moves)

    def step(self) -> None:
        """Look at the next move."""
        move = self.match.moves[self.done]
        if move.by == CHANCE:
            self._chance(move)
        else:
            self._decision(move)

    def steps(self) -> Iterator[int]:
        """The number of moves looked at, after each."""
        while not self.finished:
            self.step()
            yield self.done

    def _value(self, state: State, number: int, purpose: int, times: int = 1) -> tuple[Shares, float]:
        """What a state is worth to each seat, and the standard error of that. Where chance is due, it moves first.
        `times`: so many times as often played on as usual."""
        pending = state.pending()
        if isinstance(pending, Ended):
            return pending.shares(), 0.0
        rng = FastRng.of(self._seed, number, purpose)
        worth = [
            self.model.trial.from_here(self.model.open_world(state, rng), FastRng(rng.word()))
            for _ in range(times * self.model.effort.open_worlds)
        ]
        return self._means(worth)

    def _means(self, worth: list[Shares]) -> tuple[Shares, float]:
        columns = [mean_error([one[seat] for one in worth]) for seat in range(self.match.seats)]
        return [mean for mean, _ in columns], max(error for _, error in columns)

    def _settled(self, state: State, number: int, times: int = 1) -> tuple[Shares, float]:
        """What a state is worth after a move: where a round is over by the policy's own estimate, that."""
        if isinstance(state.pending(), Chance) and self.model.policy.horizon(state):
            return self.model.policy.value(state), 0.0
        return self._value(state, number, 0, times)

    def _chance(self, move: Move) -> None:
        number = self.done
        mean, apart = self._value(self._again.state, number, 1, self.model.luck)
        self._again.play(CHANCE, move.deed)
        after, error = self._settled(self._again.state, number + 1, self.model.luck)
        before = self._now
        self._go_to(after, error)
        gives = [round_(b - a) for a, b in zip(mean, after, strict=True)]
        self._note_luck(number, CHANCE, gives, hypot(apart, error))
        for seat, gift in enumerate(gives):
            self._remainder[seat] += self._now[seat] - before[seat] - gift

    def _decision(self, move: Move) -> None:
        number, seat = self.done, Seat(move.by)
        state = self._again.state
        observation = self._again.observation(seat)
        before = self._now
        pile = self.model.undrawn(state)
        standing = state.copy()
        verdict = self._verdict(observation, move)
        if verdict is not None:
            self._decisions.append(verdict.decision)
        else:
            self._forced += 1
        self._again.play(seat, move.deed)
        drew = self.model.undrawn(self._again.state) != pile
        if verdict is None and not drew and not isinstance(self._again.pending, (Chance, Ended)):
            # Nobody had a choice and nothing came out: the chances are what they were.
            self._points.append(Point(self.done, tuple(before), self._points[-1].error))
            return
        after, error = self._settled(self._again.state, number + 1, self.model.luck if drew else 1)
        expected, apart = self._instead(standing, move, number) if drew else (after, 0.0)
        self._go_to(after, error)
        luck = [round_(b - a) for a, b in zip(expected, after, strict=True)] if drew else [0.0] * self.match.seats
        if drew:
            self._note_luck(number, seat, luck, hypot(apart, error))
        for other in range(self.match.seats):
            rest = self._now[other] - before[other] - luck[other]
            if verdict is not None:
                gives = verdict.decision.gives[other]
                (self._own if other == seat else self._others)[other] += gives
                model = verdict.played[other] - verdict.usual[other]
                self._remainder[other] += model - gives
                rest -= model
            self._hidden[other] += rest

    def _verdict(self, observation: Observation, move: Move) -> Verdict | None:
        """None where there was no choice."""
        if len(observation.legal) == 1:
            return None
        assert isinstance(move.deed, Action)
        return judge(self.model, observation, move.deed, move=self.done, round=self._round())

    def _instead(self, standing: State, move: Move, number: int) -> tuple[Shares, float]:
        """What the move is worth on the mean of what might have been drawn with it, and the standard error of that."""
        rng = FastRng.of(self._seed, number, 2)
        worth = []
        for _ in range(self.model.luck * self.model.effort.open_worlds):
            world = self.model.open_world(standing, rng)
            world.play(Seat(move.by), move.deed, None)
            again = FastRng(rng.word())
            pending = world.pending()
            if isinstance(pending, Chance) and self.model.policy.horizon(world):
                worth.append(self.model.policy.value(world))
            else:
                worth.append(self.model.trial.from_here(world, again))
        return self._means(worth)

    def _note_luck(self, number: int, by: int, gives: list[float], error: float) -> None:
        self._lucks.append(Luck(number, by, self._round(), tuple(gives)))
        self._variance += error**2
        for seat, gift in enumerate(gives):
            self._luck[seat] += gift

    def _go_to(self, after: Shares, error: float) -> None:
        self._now = [round_(one) for one in after]
        self._points.append(Point(self.done, tuple(self._now), round_(error)))

    def _round(self) -> int:
        return self.match.game.round(self._again.state.view(None))

    def review(self) -> Review:
        """As far as it has come: until it is finished the result is what the chances are now."""
        ended = self.match.ended
        result = shares_of(ended.places) if ended is not None and self.finished else self._now
        accounts = []
        for seat in range(self.match.seats):
            start, luck, own, others, hidden = (
                round_(part[seat]) for part in (self._start, self._luck, self._own, self._others, self._hidden)
            )
            share = round_(result[seat])
            rest = round_(share - start - luck - own - others - hidden)
            accounts.append(Account(self.names[seat], start, luck, own, others, hidden, rest, share))
        return Review(
            game=self.match.game.key,
            rules=self.match.game.manifest.rules_version,
            source=self.model.source,
            seats=self.match.seats,
            names=self.names,
            accounts=tuple(accounts),
            points=tuple(self._points),
            luck=tuple(self._lucks),
            decisions=tuple(self._decisions),
            forced=self._forced,
            done=self.done,
            total=len(self.match.moves),
            luck_error=round_(sqrt(self._variance)),
        )


def review_of(match: Match, record: Record, effort: Effort = USUAL) -> Review:
    """The review of a match, at once."""
    reviewing = Reviewing(match, record.names, effort)
    for _ in reviewing.steps():
        pass
    return reviewing.review()
