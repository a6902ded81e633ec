"""Errors about input. Each says what is wrong with it; nothing has been changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.values import Arg, Message, Refusal


def in_code(message: Message) -> str:
    """A message for programmers, where there is no language to say it in: its name and its arguments."""
    name, args = message
    return f"{name} ({', '.join(f'{key}: {value}' for key, value in args.items())})" if args else name


class EstaminetError(Exception):
    """Base of all errors that are the input's fault and not ours."""


class Unreadable(EstaminetError):
    """Text that is not an action at all. (Good notation for a move that is not allowed is `Illegal`.)

    `reason` names the message `unreadable-<reason>` of the game's strings, `args` are its arguments.
    """

    def __init__(self, reason: str, **args: Arg) -> None:
        super().__init__(f"{reason} {args}" if args else reason)
        self.reason = reason
        self.args_by_name: dict[str, Arg] = args


class Illegal(EstaminetError):
    """An action the rules refuse; `refusal` names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.reason}")
        self.refusal = refusal


class BadOptions(EstaminetError):
    """Options that are unknown, out of range, or contradict each other; every reason is listed, as a message."""

    def __init__(self, reasons: Sequence[Message]) -> None:
        super().__init__("; ".join(map(in_code, reasons)))
        self.reasons = tuple(reasons)


class BadPosition(EstaminetError):
    """A position that is malformed or impossible; every reason is listed."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)


class BadRecord(EstaminetError):
    """A record that cannot be read or does not verify. `line` is the line (text) or move (JSON) at fault.

    `refusal` is there if the rules refused the move on that line, `options` if those of its `game` are wrong.
    """

    def __init__(
        self,
        message: str,
        line: int | None = None,
        refusal: Refusal | None = None,
        options: BadOptions | None = None,
        game: str | None = None,
    ) -> None:
        where = "" if line is None else f"line {line}: "
        super().__init__(where + message)
        self.message = message
        self.line = line
        self.refusal = refusal
        self.options = options
        self.game = game

    @property
    def clause(self) -> str | None:
        return None if self.refusal is None else self.refusal.clause


class UnknownGame(EstaminetError):
    """No folder of that name."""
