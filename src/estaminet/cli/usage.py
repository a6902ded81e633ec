"""What is wrong with a command line, in the language of whoever typed it.

Typer says it in English only, and its errors carry hardly more than that sentence. So each kind of error has a sentence
of ours, made from what can be known about the option or argument. A kind that we do not know keeps Typer's sentence.
The texts of `--help` are English.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

from estaminet.cli.language import local_language
from estaminet.kernel.values import Word
from estaminet.text import Speaker, languages

if TYPE_CHECKING:
    from collections.abc import Sequence

    import typer

_QUOTED = re.compile(r"['\"](.*)['\"]")
_EXTRA = re.compile(r"\(s\) \((.*)\)$", re.DOTALL)


def usage_error(error: typer.TyperException, arguments: Sequence[str]) -> str:
    """The one sentence with which the program ends."""
    speaker = Speaker(_language(arguments))
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "estaminet"
    return speaker.say("cli-wrong-usage", reason=_reason(error, speaker), command=command)


def _language(arguments: Sequence[str]) -> str:
    """`--lang` counts even where the rest could not be understood."""
    for place, said in enumerate(arguments):
        name, _, value = said.partition("=")
        if name == "--lang":
            value = (value or " ".join(arguments[place + 1 : place + 2])).lower()
            if value in languages():
                return value
    return local_language()


def _reason(error: Any, speaker: Speaker) -> str:
    message = error.format_message()
    match type(error).__name__:
        case "NoSuchOption":
            if error.possibilities:
                near = ", ".join(sorted(error.possibilities))
                return speaker.say("cli-usage-no-option-near", option=error.option_name, near=near)
            return speaker.say("cli-usage-no-option", option=error.option_name)
        case "BadOptionUsage":
            takes = "no-value" if "does not take" in message else "needs-value"
            return speaker.say(f"cli-usage-{takes}", option=error.option_name)
        case "MissingParameter" if error.param is not None:
            return speaker.say("cli-usage-missing", name=_name(error.param))
        case "BadParameter" if error.param is not None and (wanted := _wanted(error.param.type)):
            return speaker.say("cli-usage-value", name=_name(error.param), wanted=wanted)
        case "UsageError" if message.startswith("Got unexpected") and (extra := _EXTRA.search(message)):
            return speaker.say("cli-usage-extra", extra=extra[1])
        case "UsageError" if message.startswith("No such command") and (name := _QUOTED.search(message)):
            return speaker.say("cli-usage-no-command", name=name[1])
        case "NoArgsIsHelpError":
            return speaker.say("cli-usage-missing-command")
        case "UsageError" if message.startswith("Missing command"):
            return speaker.say("cli-usage-missing-command")
    return f"{message.rstrip('.')}."


def _name(param: Any) -> str:
    """As it is typed, and its variable where that is set: the wrong value may be there."""
    name = param.opts[-1] if param.param_type_name == "option" else param.make_metavar(None).strip("[]{}.").upper()
    variable = param.envvar if isinstance(param.envvar, str) and param.envvar in os.environ else None
    return f"{name} ({variable})" if variable else name


def _wanted(kind: Any) -> Word | None:
    """What sort of value it would be; None if that is not a number."""
    sort = {"int": "whole", "int range": "whole", "float": "number", "float range": "number"}.get(kind.name)
    if sort is None:
        return None
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    if low is None:
        return Word(f"cli-wanted-{sort}")
    if high is None:
        return Word(f"cli-wanted-{sort}-from", {"low": str(low)})
    return Word(f"cli-wanted-{sort}-between", {"low": str(low), "high": str(high)})
