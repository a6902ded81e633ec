"""Why a request is refused: reasons as they go over the wire, and the exception that carries one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from estaminet.kernel.values import Several, Word
from estaminet.server.protocol.common import Reason, Say
from estaminet.text import MissingText, Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.errors import Unreadable
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Arg, Message, Refusal


@cache
def _english(game: Game | None = None) -> Speaker:
    return Speaker("en", game)


@cache
def _plain_reason(code: str) -> Reason:
    return Reason(code, Say(f"server-{code}"), None, _english().say(f"server-{code}"))


def reason(code: str, **args: Arg) -> Reason:
    """One of the server's own reasons, `server-<code>` in the strings."""
    if not args:
        return _plain_reason(code)
    return Reason(code, Say(f"server-{code}", args), None, _english().say(f"server-{code}", **args))


def _sentence(game: Game, message: str, args: dict[str, Arg]) -> str:
    try:
        return _english(game).say(message, **args)
    except MissingText:
        return message  # a game that is still being written


def sentences(game: Game, messages: Sequence[Message]) -> tuple[str, ...]:
    """What is wrong with a request about this game, in English."""
    return tuple([_sentence(game, message, args) for message, args in messages])


def refusal_reason(game: Game, refusal: Refusal) -> Reason:
    """The rules forbid it."""
    say = Say(f"refusal-{refusal.reason}", refusal.args)
    return Reason("illegal", say, refusal.clause, _sentence(game, say.message, refusal.args))


def unreadable_reason(game: Game, error: Unreadable) -> Reason:
    say = Say(f"unreadable-{error.reason}", error.args_by_name)
    return Reason("unreadable", say, None, _sentence(game, say.message, error.args_by_name))


def options_reason(game: Game, reasons: Sequence[Message]) -> Reason:
    """House rules that this table cannot have, with everything that is wrong with them."""
    say = Say("server-bad-options", {"why": Several(tuple([Word(*message) for message in reasons]))})
    return Reason("bad-options", say, None, _sentence(game, say.message, say.args))


class RequestRefused(Exception):
    """A request to a table is refused; nothing has changed."""

    def __init__(self, because: Reason) -> None:
        super().__init__(because.code)
        self.reason = because


def refused(code: str, **args: Arg) -> RequestRefused:
    return RequestRefused(reason(code, **args))
