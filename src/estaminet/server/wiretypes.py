"""JSON schema and TypeScript types of everything on the wire, made from the structs: `make wire`.

python -m estaminet.server.wiretypes web/src/wire           writes them
python -m estaminet.server.wiretypes --check web/src/wire   fails if they are not as they would be written
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Union

import msgspec

from estaminet import games
from estaminet.server.protocol import PROTOCOL, http, matches, messages

HEADER = "// Made by `make wire` from the Python structs. Do not edit: a test compares.\n"

CHOICE = """
/** A legal action of this game, as `Play.legal` lists it. */
export type Choice = import("../protocol").Choice & { action: Action };
"""
NO_FACTS = """
/** This game says nothing besides its views. */
export type Facts = null;
"""


def _name(schema: dict[str, Any]) -> str:
    return str(schema["$ref"]).rsplit("/", 1)[-1]


def _type(schema: dict[str, Any]) -> str:
    """The TypeScript type of one JSON schema, as msgspec writes them."""
    if "$ref" in schema:
        return _name(schema)
    if "anyOf" in schema:
        parts = [_type(part) for part in schema["anyOf"]]
        return " | ".join(dict.fromkeys(parts))
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    kind = schema.get("type")
    if kind in ("integer", "number"):
        return "number"
    if kind in ("string", "boolean", "null"):
        return str(kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        inner = _type(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {_type(extra)}>" if isinstance(extra, dict) and extra else "Record<string, unknown>"
    return "unknown"


def _comment(text: str | None, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _declaration(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{_comment(schema.get('description'))}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {_type(inner)};\n"
        for field, inner in schema["properties"].items()
    )
    return f"{_comment(schema.get('description'))}export interface {name} {{\n{fields}}}\n"


def _module(types: list[Any], aliases: dict[str, Any], required: bool) -> tuple[str, dict[str, Any]]:
    """A TypeScript module and a JSON schema document. `required`: the sender always writes every field."""
    tops, components = msgspec.json.schema_components([*types, *aliases.values()], ref_template="#/$defs/{name}")
    if required:
        for schema in components.values():
            if "properties" in schema:
                schema["required"] = list(schema["properties"])
    parts = [HEADER]
    parts += [_declaration(name, components[name]) for name in sorted(components)]
    named = dict(zip(aliases, tops[len(types) :], strict=True))
    parts += [f"export type {name} = {_type(schema)};\n" for name, schema in named.items()]
    return "\n".join(parts), {"$defs": {**dict(sorted(components.items())), **named}}


def files() -> dict[str, str]:
    """What belongs into the folder: the protocol, and a module per game with its view, events, actions and options."""
    made: dict[str, str] = {}
    aliases = {"FromServer": messages.FromServer, "FromClient": messages.FromClient}
    text, schema = _module([*http.BODIES, *matches.BODIES], aliases, required=False)
    made["protocol.ts"] = text + f"\nexport const PROTOCOL = {PROTOCOL};\n"
    made["protocol.schema.json"] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    for game in games.all_games():
        unions = {
            "Event": Union[game.event_types],  # noqa: UP007
            "Action": Union[game.action_types],  # noqa: UP007
            "View": game.view_type,
            "Options": game.options_type,
        }
        if game.facts_type is not None:
            unions["Facts"] = game.facts_type
        text, _ = _module([], unions, required=True)
        made[f"games/{game.key}.ts"] = text + CHOICE + ("" if game.facts_type is not None else NO_FACTS)
    return made


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    folder = Path(next(a for a in arguments if a != "--check"))
    stale = []
    for name, text in files().items():
        path = folder / name
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    known = {folder / name for name in files()}
    gone = [path for path in folder.glob("games/*.ts") if path not in known]
    for path in gone:
        stale.append(f"games/{path.name}")
        if not check:
            path.unlink()
    if check and stale:
        sys.stderr.write(f"stale, run `make wire`: {', '.join(stale)}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
