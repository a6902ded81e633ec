"""The choices of a game as they go over the wire: each is encoded once and kept for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Union

import msgspec

from estaminet.kernel.errors import Unreadable
from estaminet.kernel.game import Game
from estaminet.kernel.values import Action
from estaminet.server.protocol.common import Choice, Say

if TYPE_CHECKING:
    from estaminet.kernel.values import Options

MOST_KEPT = 4_096
"""How many encoded choices of one list of actions are kept; a custom deck can have many more."""

MOST_LISTS = 4_096
"""How many lists of choices are kept, as the pieces they are made of, for one list of actions."""

MOST_TABLES = 16
"""Lists of actions whose choices are kept for the next match; those in use are kept by their matches."""

_encode = msgspec.json.Encoder().encode


def choice_of(game: Game, action: Action) -> Choice:
    message, args = action.message()
    return Choice(game.write(action), action, Say(f"action-{message}", args))


class EncodedChoices:
    """The choices of one list of actions, encoded.

    What is offered for the first time is written on a sheet, one choice after the other. Later lists are mostly made of
    stretches of such sheets, each copied in one go: after a bid, all that are higher.
    """

    def __init__(self, game: Game, actions: Sequence[Action]) -> None:
        self.game = game
        self.actions = actions
        self.kept: dict[int, tuple[memoryview, int, int]] = {}
        """By index: the sheet, where on it the choice begins, and where it ends."""
        self.lists: dict[int, tuple[Sequence[Action], list[msgspec.Raw]]] = {}
        """By the id of a tuple that was offered, which is kept so that its id stays its own: its pieces. Some games
        offer the same tuples again and again."""
        self.texts: dict[int, str] = {}
        self.by_text: dict[str, Action] = {}

    def encoded(self, legal: Sequence[Action]) -> list[msgspec.Raw]:
        """These choices in as few pieces as possible, each with one or more; as a list they are encoded in one copy."""
        known = self.lists.get(id(legal))
        if known is not None and known[0] is legal:
            return known[1]
        pieces = self._pieces(legal)
        if type(legal) is tuple:
            if len(self.lists) >= MOST_LISTS:
                self.lists.clear()
            self.lists[id(legal)] = legal, pieces
        return pieces

    def _pieces(self, legal: Sequence[Action]) -> list[msgspec.Raw]:
        new = [action for action in legal if action.index not in self.kept]
        if len(self.kept) + len(new) > MOST_KEPT:
            self._forget()
            new = list(legal)
        if len(new) > MOST_KEPT:
            return [msgspec.Raw(_encode(choice_of(self.game, action))) for action in legal]
        if new:
            self._write(new)
        stretches: list[tuple[memoryview, int, int]] = []
        for action in legal:
            sheet, begin, end = self.kept[action.index]
            if stretches and stretches[-1][0] is sheet and stretches[-1][2] + 1 == begin:
                begin = stretches.pop()[1]
            stretches.append((sheet, begin, end))
        return [msgspec.Raw(sheet[begin:end]) for sheet, begin, end in stretches]

    def _forget(self) -> None:
        self.kept.clear()
        self.lists.clear()
        self.texts.clear()
        self.by_text.clear()

    def _write(self, new: Sequence[Action]) -> None:
        """Put these on a sheet of their own, with commas between them."""
        choices = [choice_of(self.game, action) for action in new]
        encoded = [_encode(choice) for choice in choices]
        sheet = memoryview(b",".join(encoded))
        begin = 0
        for action, choice, made in zip(new, choices, encoded, strict=True):
            self.kept[action.index] = sheet, begin, begin + len(made)
            begin += len(made) + 1
            self.texts[action.index] = choice.text
            self.by_text[choice.text] = action

    def text(self, action: Action) -> str:
        """The action as the game writes it."""
        return self.texts.get(action.index) or self.game.write(action)

    def read(self, text: str, options: Options, seats: int) -> Action:
        """The action this notation stands for; raises `Unreadable`. Text that was offered needs no reading."""
        known = self.by_text.get(text)
        if known is not None:
            return known
        deed = self.game.read(text, options, seats)
        if not isinstance(deed, Action):
            raise Unreadable("wrong-kind-of-move")
        return deed

    def at(self, index: int) -> Action:
        """The action with this index; raises `Unreadable`."""
        if not 0 <= index < len(self.actions):
            raise Unreadable("foreign-action")
        return self.actions[index]

    def like(self, fields: dict[str, Any]) -> Action:
        """The action with these fields, whatever `index` they and the actions inside them give; raises `Unreadable`."""
        try:
            wanted: Action = msgspec.convert(_unnumbered(fields), Union[self.game.action_types])  # noqa: UP007
        except (msgspec.ValidationError, RecursionError):
            raise Unreadable("foreign-action") from None
        for action in self.actions:
            if _same(action, wanted):
                return action
        raise Unreadable("foreign-action")


def _unnumbered(fields: dict[str, Any]) -> dict[str, Any]:
    inside = {name: _unnumbered(value) if isinstance(value, dict) else value for name, value in fields.items()}
    return {**inside, "index": 0}


def _same(one: Action, other: Action) -> bool:
    """Whether they are the same deed, whatever their numbers."""
    if type(one) is not type(other):
        return False
    for name in one.__struct_fields__:
        mine, theirs = getattr(one, name), getattr(other, name)
        if isinstance(mine, Action):
            if not _same(mine, theirs):
                return False
        elif name != "index" and mine != theirs:
            return False
    return True


_latest: dict[int, EncodedChoices] = {}
"""By the id of their actions, which live as long as what was made of them; the latest used last."""


def choices_of(game: Game, options: Options, seats: int) -> EncodedChoices:
    """Lists of actions are shared by all matches with the same options, so the latest encoded choices are too."""
    actions = game.actions(options, seats)
    choices = _latest.pop(id(actions), None)
    if choices is None:
        choices = EncodedChoices(game, actions)
        if len(_latest) >= MOST_TABLES:
            del _latest[next(iter(_latest))]
    _latest[id(actions)] = choices
    return choices
