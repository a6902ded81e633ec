"""The one authority on a match: options and a list of moves, chance included. Everything else follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal, Protocol, cast

import msgspec

from estaminet.kernel.errors import BadOptions, Illegal, Unreadable
from estaminet.kernel.rng import FastRng, Rng
from estaminet.kernel.state import Chance, Decision, Ended, Pending
from estaminet.kernel.values import (
    CHANCE,
    Action,
    AnOptions,
    AState,
    AView,
    Deed,
    Event,
    Observation,
    Outcome,
    Seat,
    Viewer,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from estaminet.kernel.game import Game


class ChanceSource(Protocol):
    """Where a match takes its rolls and shuffles from."""

    def rng(self, move: int, drawn: int) -> Rng:
        """The generator for the next move, a chance move, after `move` moves, `drawn` of them chance's."""


class SeededChance:
    """Chance for simulation: one fast generator for the whole match. (It cannot be checked move by move.)"""

    def __init__(self, seed: int) -> None:
        self._rng = FastRng(seed)

    def rng(self, move: int, drawn: int) -> Rng:
        return self._rng


class Obstacle(msgspec.Struct, frozen=True):
    """Why a move cannot be taken back without asking: there is no move, chance or another seat has moved since, or
    something hidden was revealed by that clause."""

    why: Literal["no-move", "chance", "others", "revealed"]
    seat: int | None = None
    clause: str | None = None


class Move(msgspec.Struct, frozen=True):
    """Who did what."""

    by: int
    deed: Action | Outcome


class Match(Generic[AnOptions, AState, AView]):
    """A match in progress or finished. The command line, the server, the lab and the tests all play through it.

    With a chance source, rolls and shuffles are made as soon as they are due; without one, the caller plays them
    (`play(CHANCE, outcome)`), which is how tests and replays write outcomes by hand.
    """

    def __init__(
        self,
        game: Game[AnOptions, AState, AView],
        options: AnOptions,
        seats: int,
        *,
        rematch_seat: Seat | None = None,
        chance: ChanceSource | None = None,
        start: AState | None = None,
    ) -> None:
        if start is None:
            if seats not in game.seats:
                raise BadOptions([game.wrong_seats(seats)])
            if problems := options.problems(seats):
                raise BadOptions(problems)
            start = game.start(options, seats, rematch_seat)
        self.game = game
        self.options = options
        self.seats = seats
        self.rematch_seat = rematch_seat
        self._start = start
        self._chance = chance
        self._actions = game.actions(options, seats)
        self._viewers: tuple[Viewer, ...] = (None, *[Seat(seat) for seat in range(seats)])
        self._reset()
        self.advance()

    @classmethod
    def from_position(
        cls, game: Game[AnOptions, AState, AView], state: AState, *, chance: ChanceSource | None = None
    ) -> Match[AnOptions, AState, AView]:
        """A match that begins in a written-down position."""
        return cls(game, cast("AnOptions", state.options), state.seats, chance=chance, start=state)

    def _reset(self) -> None:
        self.state: AState = self._start.copy()
        self.moves: list[Move] = []
        self.drawn = 0
        """How many of the moves chance has made."""
        self.events: list[tuple[int, Event]] = []
        """Everything that happened, in full: the number of the move, and the event."""
        self._seen: dict[Viewer, tuple[int, list[Event]]] = {}

    @property
    def start(self) -> AState:
        """A copy of the state before the first move."""
        return self._start.copy()

    @property
    def pending(self) -> Pending:
        """What the match waits for."""
        return self.state.pending()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        pending = self.state.pending()
        return pending.seats if isinstance(pending, Decision) else ()

    @property
    def ended(self) -> Ended | None:
        """The result, once there is one."""
        pending = self.state.pending()
        return pending if isinstance(pending, Ended) else None

    def play(self, by: Seat, deed: Deed, *, then_chance: bool = True) -> None:
        """Play a move if the rules allow it, else raise `Illegal`, or `Unreadable` if it is not an action here.

        With `then_chance` False what is left to chance now waits until `advance` is called.
        """
        if by != CHANCE and not 0 <= by < self.seats:
            raise Unreadable("no-such-seat", seat=by, seats=self.seats)
        if isinstance(deed, Action):
            if not 0 <= deed.index < len(self._actions) or self._actions[deed.index] != deed:
                raise Unreadable("foreign-action")
            deed = self._actions[deed.index]
        if (by == CHANCE) is isinstance(deed, Action):
            raise Unreadable("wrong-kind-of-move")
        refusal = self.state.refusal(by, deed)
        if refusal is not None:
            raise Illegal(refusal)
        self._play(by, deed)
        if then_chance:
            self.advance()

    def next_round(self, round: int) -> AView | None:
        """If chance is due and leads out of this round into another that is played: a public view of such a round.

        It is tried out on a copy with a generator of its own. What is dealt there is not what will be dealt: look at
        what does not depend on it.
        """
        pending = self.state.pending()
        if not isinstance(pending, Chance):
            return None
        state = self.state.copy()
        rng = FastRng(0)
        while isinstance(pending, Chance):
            state.play(CHANCE, state.sample(rng), None)
            pending = state.pending()
        view = cast("AView", state.view(None))
        return view if isinstance(pending, Decision) and self.game.round(view) != round else None

    def _play(self, by: Seat, deed: Deed) -> None:
        number = len(self.moves)
        events = self.events
        self.moves.append(Move(by, deed))
        if by == CHANCE:
            self.drawn += 1
        self.state.play(by, deed, lambda event: events.append((number, event)))

    def advance(self) -> None:
        """Let chance move as long as it is due, if this match has a chance source."""
        if self._chance is not None:
            while isinstance(self.state.pending(), Chance):
                self._play(CHANCE, self.state.sample(self._chance.rng(len(self.moves), self.drawn)))

    def seen(self, viewer: Viewer) -> Sequence[Event]:
        """The events this viewer was told, from the first."""
        done, told = self._seen.get(viewer, (0, []))
        for _, event in self.events[done:]:
            version = event.seen_by(viewer)
            if version is not None:
                told.append(version)
        self._seen[viewer] = (len(self.events), told)
        return told

    def story(self, viewer: Viewer, since: int = 0) -> list[tuple[int, Event]]:
        """The events this viewer was told from move `since` on, each with the number of its move."""
        told = ((number, event.seen_by(viewer)) for number, event in self.events if number >= since)
        return [(number, event) for number, event in told if event is not None]

    def log(self, viewer: Viewer) -> list[tuple[int, Event]]:
        """The part of the story that stays on the screen: from the latest event that turns the page."""
        story = self.story(viewer)
        turned = [place for place, (_, event) in enumerate(story) if event.turns_page()]
        return story[turned[-1] :] if turned else story

    def observation(self, seat: Seat) -> Observation[AnOptions, AView]:
        """Everything this seat has: what a person at the table has, and all a bot gets."""
        state = self.state
        view = cast("AView", state.view(seat))
        legal = tuple(state.legal(seat))
        return Observation(seat, self.seats, self.options, view, legal, tuple(self.seen(seat)))

    def why_not_take_back(self, seat: Seat, along: Collection[Seat] = ()) -> Obstacle | None:
        """Why this seat may not take its last move back without asking anybody; None if it may.

        It may if nobody else has moved since, and nothing random or hidden has come out with the move or since.
        `along`: seats whose consent is not needed, such as bots; their moves are taken back along with it.
        """
        moves = self.moves
        number = len(moves) - 1
        since: int | None = None
        while number >= 0 and moves[number].by != seat:
            by = moves[number].by
            if by == CHANCE or (by not in along and since != CHANCE):
                since = by
            number -= 1
        if number < 0:
            return Obstacle("no-move")
        if since is not None:
            return Obstacle("chance") if since == CHANCE else Obstacle("others", seat=since)
        for at in range(len(self.events) - 1, -1, -1):
            n, event = self.events[at]
            if n < number:
                break
            # Most kinds of event never reveal anything; they are not asked for every viewer.
            if type(event).reveals is not Event.reveals and any(event.reveals(viewer) for viewer in self._viewers):
                return Obstacle("revealed", clause=event.clause())
        return None

    def can_take_back(self, seat: Seat) -> bool:
        """Whether this seat may take back the last move, its own, without asking."""
        return self.why_not_take_back(seat) is None

    def rewind(self, moves: int) -> None:
        """Keep only the first `moves` moves: a shorter replay.

        Who may ask for it is not decided here. A roll taken back is due again; with `FairChance` it comes out the same.
        """
        kept = self.moves[:moves]
        self._reset()
        for move in kept:
            self._play(Seat(move.by), move.deed)
        self.advance()
