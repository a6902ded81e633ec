"""Playing at the terminal: whose turn at the screen it is, what is on it, and what is done with what is typed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from estaminet.cli.choices import NumberedChoices, writes_numbers
from estaminet.cli.errors import BadInput
from estaminet.cli.files import check_free, write_text
from estaminet.cli.help import clauses_shown, help_shown, log_shown, options_shown
from estaminet.cli.screen import bullet
from estaminet.kernel.errors import Illegal, Unreadable
from estaminet.kernel.state import Decision
from estaminet.kernel.values import Action, Seat

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid

    from estaminet.cli.boards import Board
    from estaminet.cli.local_table import LocalTable
    from estaminet.cli.screen import Screen
    from estaminet.kernel.values import Viewer
    from estaminet.text import Speaker

COMMANDS = ("log", "undo", "save", "options", "help", "more", "quit")
"""What can be typed besides moves and `?`; each also in the word of the language, `cli-command-<name>`."""

SPARE = 13
"""Lines that a turn needs besides the board: the bar, some news, the question, some choices, the prompt."""


class PlayerLeft(Exception):
    """Somebody left before the end."""


class Session:
    """One sitting. `keep` is the file in which the match is kept, if there is one."""

    def __init__(self, table: LocalTable, board: Board, screen: Screen, keep: Path | None) -> None:
        self.table = table
        self.board = board
        self.screen = screen
        self.keep = keep
        self.speaker: Speaker = screen.speaker
        self._words = {name: name for name in COMMANDS}
        self._words |= {self.speaker.say(f"cli-command-{name}"): name for name in COMMANDS}
        self._marked = writes_numbers(table.game, table.match.options, table.match.seats)
        self._shown_to: Seat | None = None

    def play(self) -> None:
        """Play to the end of the match; raises `PlayerLeft` if somebody leaves before."""
        table = self.table
        while not table.match.ended:
            table.bots_move()
            self._keep_on()
            asked = table.people_asked()
            if not asked:
                continue
            if len(table.people) > 1 and self._nobody_has_to_speak():
                self._window(asked)
            else:
                self._turn(asked[0])
        self._keep_on()

    # One screen after the other

    def _cover(self, seat: Seat) -> None:
        """Show nothing until the device is in the right hands."""
        if len(self.table.people) == 1 or self._shown_to == seat:
            return
        self.screen.clear(history=True)
        name = self.table.names[seat]
        if self.screen.ask(self.speaker.say("cli-pass-device", name=name)) is None:
            raise PlayerLeft
        self._shown_to = seat

    def _nobody_has_to_speak(self) -> bool:
        """Whether the rules take silence for an answer now. There is no clock here: whoever speaks up does so first."""
        match = self.table.match
        return match.game.window_seconds(match.options, match.state.view(None)) is not None

    def _window(self, asked: tuple[Seat, ...]) -> None:
        """Several may speak up and nobody has to: a screen for everybody that names them.

        Whoever speaks up gets the device; when nobody (else) does, those who have not answered stay silent. The next
        player may go on at once, which says the same.
        """
        self._shown_to = None
        names = [self.table.names[seat] for seat in asked]
        redraw = True
        while True:
            if redraw:
                self.screen.clear(history=True)
                self._show_table(None, [Text(f" {number} {name}") for number, name in enumerate(names, start=1)])
            redraw = False
            said = self.screen.ask(self.speaker.say("cli-who-speaks", names=self.speaker.join(names)))
            if said is None:
                raise PlayerLeft
            if said.lower() in ("", "0", self.speaker.say("cli-nobody").lower()):
                for seat in asked:
                    self.table.stay_silent(seat)
                return
            for number, (seat, name) in enumerate(zip(asked, names, strict=True), start=1):
                if said == str(number) or said.casefold() == name.casefold():
                    return self._turn(seat)
            word, _, rest = said.partition(" ")
            command = self._words.get(word.lower())
            if said.startswith("?"):
                redraw = self._explain(None, said[1:].strip())
            elif command is None and self._goes_on(asked, said):
                return None
            elif command in (None, "undo", "more"):
                self._refuse(self.speaker.say("cli-wrong-speaker", names=self.speaker.join(names)))
            else:
                redraw = self._command(None, str(command), rest.strip())

    def _goes_on(self, asked: tuple[Seat, ...], said: str) -> bool:
        """Whether this is what the player whose turn comes after the window does: then nobody has spoken up."""
        match = self.table.match
        after = match.state.copy()
        for seat in asked:
            after.play(seat, match.game.default_action(match.observation(seat)), None)
        pending = after.pending()
        try:
            deed = match.game.read(said, match.options, match.seats)
        except Unreadable:
            return False
        if not isinstance(pending, Decision) or not {*pending.seats} <= {*self.table.people}:
            return False
        seat = Seat(pending.seats[0])
        if not isinstance(deed, Action) or after.refusal(seat, deed) is not None:
            return False
        for silent in asked:
            self.table.stay_silent(silent)
        match.play(seat, deed)
        return True

    def _turn(self, seat: Seat) -> None:
        """One decision of one person."""
        self._cover(seat)
        legal = self.table.match.state.legal(seat)
        choices = NumberedChoices(legal, self.table.game, self.speaker, marked=self._marked)
        page = 0
        redraw = True
        while True:
            if redraw:
                self.screen.clear(history=len(self.table.people) > 1)
                page = self._show_turn(seat, choices, page)
            redraw = False
            said = self.screen.ask(">")
            if said is None:
                raise PlayerLeft
            word, _, rest = said.partition(" ")
            command = self._words.get(word.lower())
            if said == "" or command == "more":
                page, redraw = page + 1, True
            elif said.startswith("?"):
                redraw = self._explain(seat, said[1:].strip())
            elif command == "undo":
                if self._undo(seat):
                    return
            elif command is not None:
                redraw = self._command(seat, command, rest.strip())
            elif self._move(seat, said, choices):
                return

    def _show_turn(self, seat: Seat, choices: NumberedChoices, page: int) -> int:
        """Draw the screen of a turn; returns the page of choices that it shows (the first comes after the last)."""
        lines = choices.lines(self.screen.width)
        room = self._show_table(seat, [])
        if len(lines) > room:
            room = max(1, room - 1)
        pages = -(-len(lines) // room)
        page %= pages
        self.screen.show(*lines[page * room : (page + 1) * room])
        if pages > 1:
            more = self.speaker.say("cli-more", page=page + 1, pages=pages)
            self.screen.tell(f" {more}", "dim")
        return page

    def _show_table(self, seat: Viewer, extra: list[Text]) -> int:
        """What happened, the board and the question. Returns how many lines are left for the choices."""
        match, screen = self.table.match, self.screen
        view = match.state.view(seat)
        board: RenderableType = self.board.draw(view, screen, SPARE)
        ask = Text(self.board.ask(match.options, view), style="bold")
        head = Rule(
            Text(f"{self.speaker.say('game-title')} · {self.speaker.say('cli-bar')}"), style="dim", align="left"
        )
        rest = screen.height - screen.count_lines(head, board, ask, *extra) - 2
        news = [bullet(self.speaker.event(event)) for event in self.table.news(seat)]
        # At least four lines of news: the decision depends on them. A pipe gets everything.
        kept, cut = self.latest(news, max(4, rest // 2))
        screen.show(head)
        if cut:
            screen.tell(self.speaker.say("cli-news-cut", count=cut), "dim")
        screen.show(*kept, board, ask, *extra)
        return max(1, rest - screen.count_lines(*kept) - bool(cut))

    def latest(self, news: list[Grid], room: int) -> tuple[list[Grid], int]:
        """As many of the latest news as fit, and how many do not."""
        kept = len(news)
        while kept and (kept == len(news) or self.screen.count_lines(news[kept - 1]) <= room):
            kept -= 1
            room -= self.screen.count_lines(news[kept])
        return news[kept:], kept

    # What is typed

    def _move(self, seat: Seat, said: str, choices: NumberedChoices) -> bool:
        """Play what was typed, a number or notation; or say why not."""
        match = self.table.match
        try:
            if choices.is_number(said):
                action = choices.by_number(said)
                if action is None:
                    self._refuse(self.speaker.say("cli-wrong-number", most=len(choices.legal)))
                    return False
                match.play(seat, action)
            else:
                match.play(seat, match.game.read(said, match.options, match.seats))
            return True
        except Unreadable as error:
            self._refuse(f"{self.speaker.unreadable(error)} {self.speaker.say('cli-how-to-type')}")
        except Illegal as error:
            clause = error.refusal.clause
            why = self.speaker.say("cli-why", clause=clause)
            self._refuse(f"{self.speaker.refusal(error.refusal)} {why}")
        return False

    def _refuse(self, sentence: str) -> None:
        self.screen.tell(f"✗ {sentence}", "red")

    def _explain(self, viewer: Viewer, clause: str) -> bool:
        """`?`: the clauses that matter now; `? CLAUSE`: that clause."""
        game = self.table.game
        match = self.table.match
        asked = [clause] if clause else game.clauses_now(match.options, match.state.view(viewer))
        try:
            self.screen.read(clauses_shown(game, asked, self.speaker))
        except BadInput as error:
            self._refuse(str(error))
            return False
        return self.screen.live

    def _command(self, viewer: Viewer, command: str, rest: str) -> bool:
        """Run the command; returns whether the screen has to be drawn again."""
        if command == "quit":
            raise PlayerLeft
        if command == "save":
            self._save_as(rest)
            return False
        if command == "log":
            self.screen.read(log_shown(self.table.match, viewer, self.speaker))
        elif command == "options":
            self.screen.read(options_shown(self.table.game, self.table.match.options, self.speaker))
        else:
            self.screen.read(help_shown(self.speaker))
        return self.screen.live

    def _undo(self, seat: Seat) -> bool:
        why_not = self.table.why_not_take_back(seat)
        if why_not is not None:
            message, args = why_not
            self._refuse(self.speaker.say(message, **args))
            return False
        self.table.take_back(seat)
        return True

    # Files

    def _keep(self) -> None:
        if self.keep is not None:
            write_text(self.keep, self.table.text(), self.speaker)

    def _keep_on(self) -> None:
        """A file that can no longer be written does not end the match: another is asked for at the end."""
        try:
            self._keep()
        except BadInput as error:
            self.keep = None
            self._refuse(str(error))
            self.screen.wait()

    def _save_as(self, name: str) -> None:
        """From now on the match is kept in this file."""
        if not name and self.keep is None:
            self._refuse(self.speaker.say("cli-save-how"))
            return
        try:
            self.keep_in(Path(name) if name else self.keep)
        except BadInput as error:
            self._refuse(str(error))
            return
        self.screen.tell(self.speaker.say("cli-saved", file=str(self.keep)), "green")

    def keep_in(self, path: Path | None) -> None:
        """Keep the match in this file from now on. No file is overwritten but the one the match is in already."""
        if path is not None and path != self.keep:
            check_free(path, self.speaker)
        before, self.keep = self.keep, path
        try:
            self._keep()
        except BadInput:
            self.keep = before
            raise
