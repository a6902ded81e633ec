"""dnup as the kernel sees it."""

from collections.abc import Sequence

from estaminet.games.dnup.deck import check_deck, read_deck
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.pack import pack_of
from estaminet.games.dnup.state import DnupState
from estaminet.games.dnup.view import DnupView
from estaminet.kernel.errors import BadOptions
from estaminet.kernel.game import Game
from estaminet.kernel.values import Action, Message


class DnupGame(Game[DnupOptions, DnupState, DnupView]):
    def actions(self, options: DnupOptions, seats: int) -> Sequence[Action]:
        return pack_of(options.deck, seats).actions

    def read_option_file(self, name: str, text: str, source: str) -> object:
        """A deck; what is wrong is said by card and line."""
        self._has_files(name)
        return read_deck(text, source)

    def option_file_warnings(self, name: str, text: str, source: str) -> list[Message]:
        self._has_files(name)
        return check_deck(text, source).warnings

    def _has_files(self, name: str) -> None:
        if name != "deck":
            raise BadOptions([("wrong-option-no-file", {"option": name})])


GAME = DnupGame()
