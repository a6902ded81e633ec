"""The documentation fails when it lies: whatever a page lists is compared with what there is, both ways."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from typer.main import get_command

from estaminet import games
from estaminet.cli.app import app
from estaminet.kernel import fields
from estaminet.kernel.errors import BadOptions
from estaminet.kernel.game import Manifest
from estaminet.server.protocol import messages
from estaminet.server.protocol.table import Play

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "estaminet"
PAGES = {path.relative_to(ROOT).as_posix(): path for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))}
NEWS = "CHANGELOG.md"
"""Tells of what was, so it may name what is gone."""


def page(name: str) -> str:
    return PAGES[name].read_text("utf-8")


def section(name: str, heading: str) -> str:
    """The part of a page under a heading, up to the next one of its rank or above."""
    rank = heading.split()[0]
    text = page(name).split(f"\n{heading}\n", 1)[1]
    return re.split(rf"^#{{1,{len(rank)}}} ", text, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without their headings."""
    lines = [line.strip().strip("|") for line in text.splitlines() if line.lstrip().startswith("|")]
    return [[cell.strip() for cell in line.split(" | ")] for line in lines if set(line) - set(" -|")]


def code(text: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", text)


def tags(union: object) -> dict[str, type[msgspec.Struct]]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


# Making and building


def makefile_verbs() -> set[str]:
    return set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_contributing_lists_the_verbs_of_the_makefile() -> None:
    table = rows(section("CONTRIBUTING.md", "## Commands"))
    assert {verb.removeprefix("make ") for row in table for verb in code(row[0]) if verb.startswith("make ")} == (
        makefile_verbs()
    )


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_make_that_a_page_names_can_be_made(name: str) -> None:
    snippets = [*code(page(name)), *re.findall(r"^```\w*\n(.*?)^```", page(name), re.MULTILINE | re.DOTALL)]
    named = {verb for snippet in snippets for verb in re.findall(r"\bmake ([a-z-]+)", snippet)}
    assert named <= makefile_verbs()


def test_contributing_lists_what_is_compiled() -> None:
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            patterns = sorted(ast.literal_eval(node.value))
    listed = [
        file for row in rows(section("CONTRIBUTING.md", "## Two modes, the same files")) for file in code(row[-1])
    ]
    assert sorted(listed) == patterns


# The command line

PROGRAM = get_command(app)
COMMANDS = PROGRAM.commands  # type: ignore[attr-defined]


def test_every_verb_of_the_program_is_in_the_readme() -> None:
    assert set(re.findall(r"\bestaminet ([a-z][a-z-]*)", section("README.md", "## In the terminal"))) == set(COMMANDS)


def test_the_hosting_page_lists_every_setting_of_the_server() -> None:
    table = rows(section("docs/hosting.md", "## On your own machine"))
    listed = {option for row in table for option in code(row[0]) if option.startswith("--")}
    options = {option for parameter in COMMANDS["serve"].params for option in parameter.opts}
    assert listed == options
    variables = {parameter.envvar for parameter in COMMANDS["serve"].params if "--lang" not in parameter.opts}
    assert variables == {f"ESTAMINET_{option[2:].upper().replace('-', '_')}" for option in options - {"--lang"}}


def command_lines(text: str) -> list[str]:
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()] + code(text)
    return [line.partition("#")[0] for line in lines if re.search(r"(^|[/ ])estaminet [a-z]", line)]


@pytest.mark.parametrize("name", sorted(set(PAGES) - {NEWS}))
def test_every_command_line_of_a_page_has_a_verb_and_options_that_exist(name: str) -> None:
    for line in command_lines(page(name)):
        verb, rest = re.split(r"(?:^|[/ ])estaminet ", line, maxsplit=1)[1].partition(" ")[::2]
        if not re.fullmatch(r"[a-z][a-z-]*", verb):
            continue
        assert verb in COMMANDS, line
        command = COMMANDS[verb]
        if hasattr(command, "commands") and rest.split():
            assert rest.split()[0] in command.commands, line
            command = command.commands[rest.split()[0]]
        known = {option for parameter in command.params for option in parameter.opts + parameter.secondary_opts}
        assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) <= {*known, "--help"}, line


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_option_that_a_page_sets_is_one_of_its_game(name: str) -> None:
    known = games.keys()
    for line in command_lines(page(name)):
        chosen = re.findall(r"--option ([a-z_-]+)=(\S+)", line)
        key = next((word for word in line.split() if word in known), None)
        if not chosen or key is None:
            continue
        game = games.find(key)
        given = {option.replace("-", "_"): value for option, value in chosen if not value.startswith("@")}
        try:
            game.read_options(given, game.manifest.usual_seats)
        except BadOptions as error:
            pytest.fail(f"{line}: {error}")


# Games


def test_the_walk_through_a_game_lists_the_fields_of_the_manifest() -> None:
    folder = {name: row[-1] for row in rows(page("docs/game-authors.md")) for name in code(" ".join(row[:-1]))}
    assert set(code(folder["manifest.toml"])) == set(Manifest.__struct_fields__)


def test_the_walk_through_a_game_says_which_files_are_compiled() -> None:
    files = {name: row[-1] for row in rows(page("docs/game-authors.md")) for name in code(" ".join(row[:-1]))}
    listed = {name for name, about in files.items() if "(compiled" in about}
    compiled = {pattern.removeprefix("games/*/") for pattern in code(page("CONTRIBUTING.md")) if "games/*/" in pattern}
    assert listed == {pattern.replace("rules/*.py", "rules/").replace("*.py", ".py") for pattern in compiled}


def test_the_walk_through_a_game_lists_every_kind_of_field_with_its_parameters() -> None:
    listed = dict(
        re.findall(r"`(\w+)\((.*?)\)`", section("docs/game-authors.md", "## Grade *rules*").split("**Kinds**")[1])
    )
    kinds = {
        name: kind
        for name, kind in vars(fields).items()
        if isinstance(kind, type) and kind.__module__ == fields.__name__
    }
    there = {name for name, kind in kinds.items() if issubclass(kind, (fields.Kind, fields.Field))}
    assert there - {"Kind", "Field"} <= set(listed)
    for name, given in listed.items():
        if name in there:
            parameters = set(inspect.signature(kinds[name]).parameters)
            named = set(re.findall(r"(\w+)=", given)) - {"key"}
            assert named <= parameters, name


# The wire


def test_the_protocol_page_names_every_message_of_the_server() -> None:
    named = re.findall(r"\*\*`([a-z-]+)`\*\*", section("docs/protocol.md", "### What you get"))
    assert sorted(named) == sorted(tags(messages.FromServer))


def test_the_protocol_page_names_every_message_of_a_client_with_its_fields() -> None:
    table = rows(section("docs/protocol.md", "### What you can say"))[1:]
    about = {kind: " ".join(row[1:]) for row in table for kind in code(row[0])}
    known = tags(messages.FromClient)
    assert set(about) == set(known)
    for kind, message in known.items():
        fields = set(message.__struct_fields__) - {"id"}
        if "an action" in about[kind]:
            assert fields >= {"index", "action", "text"}
            fields -= {"index", "action", "text"}
        assert fields <= set(code(about[kind])), kind


def test_the_protocol_page_names_every_field_of_play() -> None:
    table = rows(section("docs/protocol.md", "### What you get"))[1:]
    assert {field for row in table for field in code(row[0])} == set(Play.__struct_fields__)


def server_reasons() -> set[str]:
    """Codes that the server gives as a reason somewhere in its source."""
    given = set()
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("reason", "refused", "Reason"):
                given |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)}
    return {str(value) for value in given}


def test_the_protocol_page_names_every_reason_code() -> None:
    strings = (SOURCE / "text" / "strings" / "en.ftl").read_text("utf-8")
    sentences = set(re.findall(r"^server-([a-z-]+) =", strings, re.MULTILINE))
    program = "".join(path.read_text("utf-8") for path in (SOURCE / "cli").glob("*.py"))
    sentences -= set(re.findall(r'"server-([a-z-]+)"', program))  # what the program says when it starts
    listed = section("docs/protocol.md", "### What you can say").split("Codes: ", 1)[1].split("\n\n", 1)[0]
    codes = set(re.findall(r"`([a-z-]+)`(?! \()|`([a-z-]+)` \(", listed))
    named = {first or second for first, second in codes} - {"seconds"}
    assert named == sentences | {"illegal", "unreadable"}
    assert server_reasons() <= named


# Pages


@pytest.mark.parametrize("name", sorted(PAGES))
def test_links_between_pages_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page(name))
    missing = [link for link in links if "://" not in link and not (PAGES[name].parent / link).exists()]
    assert missing == []


# The rules of the games


def test_drawings_in_the_rules_are_not_torn_by_a_terminal_of_80_columns() -> None:
    """Two columns of the screen are before a clause, and one on each side of a drawing."""
    wide = [
        f"{path.relative_to(SOURCE)}: {line}"
        for path in sorted((SOURCE / "games").glob("*/RULES*.md"))
        for drawing in re.findall(r"^```\n(.*?)^```", path.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        for line in drawing.splitlines()
        if len(line) > 76
    ]
    assert not wide
