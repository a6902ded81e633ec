"""Text for people, in every language: Project Fluent messages, rendered.

Strings that all games share are in `strings/<language>.ftl` here, a game's own in its folder. A language exists if its
file is here. A game that does not have it is told in English, in the middle of everything else in that language.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from estaminet.kernel.values import Arg, Name, Several, Word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from estaminet.kernel.errors import BadRecord, Unreadable
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Deed, Event, Message, Refusal, View

LONGEST_ECHO = 200
# Some languages have another word for "and" before this sound. web/src/text.ts hears it alike.
_SOUND_I = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)
SHARED = Path(__file__).parent / "strings"


class MissingText(LookupError):
    """A message that a language does not have, or that could not be formatted. Our fault, so it is never hidden."""


def languages() -> list[str]:
    """All languages, English first."""
    return sorted((p.stem for p in SHARED.glob("*.ftl")), key=lambda code: (code != "en", code))


def strings_of(game: Game, language: str) -> Path:
    """Where a game's own strings in a language are, or would be."""
    return game.folder / "strings" / f"{language}.ftl"


def languages_of(game: Game) -> list[str]:
    """The languages a game is written in, English first: those of `languages()` in which it has strings or rules."""
    return [
        code
        for code in languages()
        if code == "en" or strings_of(game, code).exists() or game.rules(code).language == code
    ]


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text("utf-8"))


def _said(value: object) -> Arg:
    """A value of a view as an argument: lists as lists, yes and no as words."""
    if isinstance(value, (list, tuple)):
        return Several(tuple([_said(part) for part in value]))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _lists(value: Arg, *, spoken: bool = False) -> bool:
    """Whether it is said with several things, so that commas would not tell where it ends."""
    if isinstance(value, Word):
        if value.message == "written" and not spoken:
            return False
        return any(_lists(part, spoken=spoken) for part in value.args.values())
    return isinstance(value, Several) and len(value.parts) > 1


def why_bad(error: BadRecord) -> list[Message]:
    """Why a record cannot be read or does not verify: a shared message with its line, then those of its game."""
    first, *details = error.message, *error.details
    if error.line is not None:
        where = "record-in-json" if error.in_json else "record-in-text"
        first = (where, {"line": error.line, "why": Word(*first)})
    return [first, *details]


class Speaker:
    """Says things in one language, about one game and its players or about no game.

    `spoken`: for those who listen. A message that is notation on the screen has the attribute `.spoken` for them.
    What a game does not have in this language is said in English, whole sentences at a time.
    """

    def __init__(
        self, language: str, game: Game | None = None, names: Sequence[str] = (), *, spoken: bool = False
    ) -> None:
        self.language = language
        self.spoken = spoken
        self.names = tuple(names)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource(SHARED / f"{language}.ftl"))
        self._english: Speaker | None = None
        if game is not None and strings_of(game, language).exists():
            self._bundle.add_resource(_resource(strings_of(game, language)))
        elif game is not None and language != "en":
            self._english = Speaker("en", game, names, spoken=spoken)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message) or (self._english is not None and self._english.has(message))

    def say(self, message: str, /, **args: Arg) -> str:
        """A message with its arguments. Raises `MissingText` if the language lacks it or an argument of it."""
        if self._english is not None and not self._bundle.has_message(message):
            return self._english.say(message, **args)
        return self._say(message, {key: self._plain(value) for key, value in args.items()})

    def _say(self, message: str, plain: dict[str, int | str]) -> str:
        if not self._bundle.has_message(message):
            raise MissingText(f"no message {message!r} in {self.language}")
        found = self._bundle.get_message(message)
        pattern = (self.spoken and found.attributes.get("spoken")) or found.value
        if pattern is None:
            raise MissingText(f"message {message!r} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingText(f"message {message!r} in {self.language}: {errors[0]!r}")
        return str(text)

    def _plain(self, value: Arg) -> int | str:
        if isinstance(value, Name):
            return self.names[value.seat] if value.seat < len(self.names) else self.say("seat", number=value.seat + 1)
        if isinstance(value, Word):
            if value.message == "written" and not self.spoken:
                return self.say("written", text=value.args["text"])
            return self.say(value.message, **value.args)
        if isinstance(value, Several):
            return self.join(
                [str(self._plain(part)) for part in value.parts],
                of_lists=any(_lists(part, spoken=self.spoken) for part in value.parts),
            )
        # What was typed is echoed, but not all of it: Fluent gives up on very long arguments.
        return value if isinstance(value, int) or len(value) <= LONGEST_ECHO else f"{value[:LONGEST_ECHO]}…"

    def figures(self, number: str) -> str:
        """A number as Python writes it, with the language's own mark before the tenths."""
        return number.replace(".", self.say("decimal-mark"))

    def join(self, parts: Sequence[str], *, of_lists: bool = False) -> str:
        """A list as the language writes it: nothing, one, `a and b`, `a, b and c`; a list of lists `a, b; c and d`."""
        if not parts:
            return self.say("list-none")
        text = parts[-1]
        for i, part in enumerate(reversed(parts[:-1])):
            message = "list-of-lists" if of_lists else "list-last" if i == 0 else "list-more"
            text = self._say(message, {"left": part, "right": text, "begins": "i" if _SOUND_I.match(text) else ""})
        return text

    def view(self, view: View) -> str:
        """A view in words, line by line, for games that do not draw theirs: `view-<field>` for what has such a message.

        `view-<field>-of` is said for every entry of a list, with its place as `$seat`. None is not said.
        """
        lines: list[str] = []
        for field in view.__struct_fields__:
            value, message = getattr(view, field), f"view-{field.replace('_', '-')}"
            if value is not None and self.has(message):
                lines.append(self.say(message, value=_said(value)))
            elif value is not None and self.has(f"{message}-of"):
                entries = [(seat, entry) for seat, entry in enumerate(value) if entry is not None]
                lines += [self.say(f"{message}-of", seat=Name(seat), value=_said(entry)) for seat, entry in entries]
        return "\n".join(lines)

    def deed(self, deed: Deed) -> str:
        """An action or outcome as a label."""
        message, args = deed.message()
        return self.say(f"action-{message}", **args)

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        message, args = event.message()
        return self.say(f"event-{message}", **args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in a sentence, without the clause: the caller shows that beside it."""
        return self.say(f"refusal-{refusal.reason}", **refusal.args)

    def bad_record(self, error: BadRecord) -> str:
        """Why a record cannot be read or does not verify. Details need a speaker of its game."""
        return " ".join([self.say(message, **args) for message, args in why_bad(error)])

    def unreadable(self, error: Unreadable) -> str:
        """What is wrong with what was typed."""
        return self.say(f"unreadable-{error.reason}", **error.args_by_name)
