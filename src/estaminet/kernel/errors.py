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


MOST_REASONS = 50
"""Reasons that are listed: who made some mistakes wants to know them all, who sent in a hundred thousand does not."""


class BadOptions(EstaminetError):
    """Options that are unknown, out of range, or contradict each other; every reason is listed, as a message, up to
    `MOST_REASONS`."""

    def __init__(self, reasons: Sequence[Message]) -> None:
        self.reasons = tuple(reasons[:MOST_REASONS])
        super().__init__("; ".join(map(in_code, self.reasons)))


class BadPosition(EstaminetError):
    """A position that is malformed or impossible; every reason is listed, up to `MOST_REASONS`."""

    def __init__(self, reasons: Sequence[str]) -> None:
        self.reasons = tuple(reasons[:MOST_REASONS])
        super().__init__("; ".join(self.reasons))


class BadRecord(EstaminetError):
    """A record that cannot be read or does not verify.

    `message` says why, among those that all games share: `record-<reason>`. `details` say it more exactly, in the
    strings of `game`, whose players are `names`. The fault is in this `line` (of the text, or of the list of moves in
    JSON); `clause` is there if the rules refused that move.
    """

    def __init__(
        self,
        reason: str,
        line: int | None = None,
        /,
        *,
        clause: str | None = None,
        details: Sequence[Message] = (),
        **args: Arg,
    ) -> None:
        self.reason = reason
        self.message: Message = (f"record-{reason}", args)
        self.details = tuple(details)
        self.line = line
        self.clause = clause
        self.in_json = False
        self.game: str | None = None
        self.names: tuple[str, ...] = ()
        where = "" if line is None else f"line {line}: "
        super().__init__(where + "; ".join(map(in_code, (self.message, *self.details))))


class UnknownGame(EstaminetError):
    """No folder of that name."""

    def __init__(self, key: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no game called {key!r}; there are: {', '.join(known)}")
        self.key = key
        self.known = tuple(known)
