"""`estaminet replay`: a record step by step, as a spectator, from one seat, or open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from estaminet.cli import keys
from estaminet.cli.boards import Board, board_of
from estaminet.cli.language import LangOption, bad_input, chosen_language
from estaminet.cli.reading import read_match
from estaminet.cli.screen import Screen, bullet
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record
from estaminet.kernel.values import Event, Seat, Viewer
from estaminet.text import Speaker


def replay(
    file: Annotated[Path, typer.Argument(help="A record, text or JSON.")],
    seat: Annotated[
        str | None, typer.Option(help="See what this seat knew: its number in the record (from 0), or a name.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="See everything.")] = False,
    lang: LangOption = None,
) -> None:
    """Step through a match; without --seat or --open as a spectator, who learns nothing early."""
    language = chosen_language(lang)
    speaker = Speaker(language)
    record, match, saved = read_match(file, speaker)
    if saved and not match.ended:
        raise bad_input(speaker, "cli-wrong-replay-save", file=str(file))
    if open_ and seat is not None:
        raise bad_input(speaker, "cli-wrong-seat-and-open")
    viewer = None if seat is None else _find_seat(seat, record, speaker)
    speaker = Speaker(language, match.game, record.names)
    screen = Screen(speaker)
    replayed = Replay(match, viewer, board_of(match.game, speaker), screen, everything=open_)
    if screen.live:
        replayed.step_by_step()
    else:
        replayed.tell_all()


def _find_seat(text: str, record: Record, speaker: Speaker) -> Seat:
    for number, name in enumerate(record.names):
        if text in (str(number), name) or text.casefold() == name.casefold():
            return Seat(number)
    known = ", ".join(f"{number} ({name})" for number, name in enumerate(record.names))
    raise bad_input(speaker, "cli-wrong-seat", seat=text, known=known)


class Replay:
    """A match, finished or not, and the number of the move that is shown; 0 is before the first."""

    def __init__(self, match: Match, viewer: Viewer, board: Board, screen: Screen, *, everything: bool) -> None:
        self._moves = match.moves
        self._events = match.events if everything else match.story(viewer)
        self._viewer = viewer
        self._everything = everything
        self._board = board
        self._screen = screen
        self._speaker = screen.speaker
        # Replayed move by move while looking: a match without a chance source.
        self._match = Match(match.game, match.options, match.seats, rematch_seat=match.rematch_seat, start=match.start)
        self._at = 0

    def _told(self, move: int) -> list[Event]:
        return [event for number, event in self._events if number == move - 1]

    def _go(self, to: int) -> None:
        to = max(0, min(to, len(self._moves)))
        if to < self._at:
            self._match.rewind(to)
        else:
            for move in self._moves[self._at : to]:
                self._match.play(Seat(move.by), move.deed)
        self._at = to

    def tell_all(self) -> None:
        """The whole story, for a pipe: every event as a sentence after the number of its move."""
        for number in range(len(self._moves) + 1):
            for event in self._told(number):
                self._screen.console.print(Text(f"{number:>4}  {self._speaker.event(event)}"), soft_wrap=True)
        self._go(len(self._moves))
        if self._match.ended:
            self._result()

    def _result(self) -> None:
        ended = self._match.ended
        if ended is None:
            return
        self._screen.tell(self._speaker.say("cli-result", clause=ended.clause), "bold")
        for place, seat in sorted((place, seat) for seat, place in enumerate(ended.places)):
            self._screen.tell(f"  {place}. {self._speaker.names[seat]}")

    def _show(self) -> None:
        screen, speaker = self._screen, self._speaker
        screen.clear()
        eyes = speaker.say("cli-eyes-open") if self._everything else self._eyes()
        # The number of moves still to come would give something away, so only past ones are counted.
        head = f"{speaker.say('game-title')} · {speaker.say('cli-move', number=self._at)} · {eyes}"
        screen.show(Rule(Text(head), style="dim", align="left"))
        asked = self._match.asked
        viewer = asked[0] if self._everything and asked else self._viewer
        screen.show(self._board.draw(self._match.state.view(viewer), screen, 6), Text(""))
        for event in self._told(self._at):
            screen.show(bullet(speaker.event(event), event.clause()))
        self._result()
        screen.tell(speaker.say("cli-replay-keys"), "dim")

    def _eyes(self) -> str:
        if self._viewer is None:
            return self._speaker.say("cli-eyes-onlooker")
        return self._speaker.say("cli-eyes-seat", name=self._speaker.names[self._viewer])

    def _next_told(self, step: int) -> int:
        """The next move in that direction about which this viewer was told anything; secret moves are skipped."""
        to = self._at + step
        while 0 < to < len(self._moves) and not self._told(to):
            to += step
        return to

    def step_by_step(self) -> None:
        with keys.Keys() if keys.HAVE_KEYS else keys.Lines(self._screen) as pressed:
            self._show()
            digits = ""
            while (key := pressed.read()) not in ("q", "quit"):
                if key.isdecimal() and len(key) == 1 and keys.HAVE_KEYS:
                    digits = (digits + key)[-6:]
                    self._screen.console.print(key, end="")
                    continue
                if key != "backspace":
                    self._step(digits or key)
                digits = ""
                self._show()

    def _step(self, key: str) -> None:
        if key.isdecimal():
            self._go(int(key[-6:]))
        elif key in ("enter", "n", " ", "next"):
            self._go(self._next_told(1))
        elif key in ("p", "back"):
            self._go(self._next_told(-1))
        elif key in ("first", "g"):
            self._go(0)
        elif key in ("last", "G"):
            self._go(len(self._moves))
