"""A match at this terminal: who sits where, whose turn it is to type, and what can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.cli.arguments import YOU
from estaminet.cli.save import write_save
from estaminet.kernel.record import record_of, to_text
from estaminet.kernel.values import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.bots.players import Player
    from estaminet.kernel.fairness import FairChance
    from estaminet.kernel.match import Match
    from estaminet.kernel.values import Event, Viewer


class LocalTable:
    """People and bots around one match. Everything is played through the match."""

    def __init__(
        self,
        match: Match,
        fair: FairChance,
        kinds: Sequence[str],
        names: Sequence[str],
        bots: dict[Seat, Player],
        date: str,
    ) -> None:
        self.match = match
        self.game = match.game
        self.fair = fair
        self.kinds = tuple(kinds)
        self.names = tuple(names)
        self.date = date
        self._bots = bots
        self.people = tuple(Seat(seat) for seat, kind in enumerate(kinds) if kind == YOU)

    def bots_move(self) -> None:
        """Let bots answer until only people are asked.

        Bots that are asked together with people answer first; that gives nothing away: such answers stay face down.
        """
        while bots := [seat for seat in self.match.asked if seat in self._bots]:
            seat = bots[0]
            self.match.play(seat, self._bots[seat].choose(self.match.observation(seat)))

    def people_asked(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.match.asked if seat not in self._bots)

    def stay_silent(self, seat: Seat) -> None:
        """Play what the rules play for somebody who says nothing."""
        self.match.play(seat, self.game.default_action(self.match.observation(seat)))

    def last_move_of(self, seats: Sequence[Seat]) -> int | None:
        """The number of the last move that any of these made."""
        moves = self.match.moves
        return next((number for number in range(len(moves) - 1, -1, -1) if moves[number].by in seats), None)

    def news(self, viewer: Viewer) -> list[Event]:
        """What this viewer was told since their last move, that move included: what follows from it is news too."""
        since = self.last_move_of([viewer] if viewer is not None else self.people)
        return [event for _, event in self.match.story(viewer, since or 0)]

    def why_not_take_back(self, seat: Seat) -> tuple[str, dict[str, str]] | None:
        """Why this seat cannot take back its last move on its own: a message and its arguments; None if it can."""
        obstacle = self.match.why_not_take_back(seat, tuple(self._bots))
        if obstacle is None:
            return None
        if obstacle.why == "others":
            assert obstacle.seat is not None
            return "cli-undo-others", {"name": self.names[obstacle.seat]}
        if obstacle.why == "revealed":
            return "cli-undo-revealed", {"clause": obstacle.clause or ""}
        return ("cli-undo-nothing" if obstacle.why == "no-move" else "cli-undo-chance"), {}

    def take_back(self, seat: Seat) -> None:
        """Go back to before this seat's last move; only after `why_not_take_back` returned None."""
        number = self.last_move_of([seat])
        assert number is not None
        self.match.rewind(number)

    def text(self) -> str:
        """What is kept in a file: the private save while the match goes on, the public record once it is over."""
        record = record_of(self.match, self.names, date=self.date, fair=self.fair)
        return to_text(record) if self.match.ended else write_save(record, self.fair, self.kinds)
