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

MOST_TABLES = 16
"""Lists of actions whose choices are kept for the next match; those in use are kept by their matches."""

_encode = msgspec.json.Encoder().encode


def choice_of(game: Game, action: Action) -> Choice:
    message, args = action.message()
    return Choice(game.write(action), action, Say(f"action-{message}", args))


class EncodedChoices:
    """The choices of one list of actions, encoded."""

    def __init__(self, game: Game, actions: Sequence[Action]) -> None:
        self.game = game
        self.actions = actions
        self.kept: dict[int, bytes] = {}
        self.texts: dict[int, str] = {}
        self.by_text: dict[str, Action] = {}

    def encoded(self, legal: Sequence[Action]) -> bytes:
        """A JSON list of these choices."""
        kept = self.kept
        try:
            parts = [kept[action.index] for action in legal]
        except KeyError:
            # One of them has not been offered before, or not lately.
            parts = [kept.get(action.index) or self._keep(action) for action in legal]
        return b"[" + b",".join(parts) + b"]"

    def _keep(self, action: Action) -> bytes:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
            self.texts.clear()
            self.by_text.clear()
        choice = choice_of(self.game, action)
        self.by_text[choice.text] = action
        self.texts[action.index] = choice.text
        made = self.kept[action.index] = _encode(choice)
        return made

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
