"""What MkDocs shows that is written elsewhere: the rules of every game with its pictures, the HTTP API from the
server's own schema, and the pages that lie beside the README. A hook of mkdocs.yml; run by `make docs`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "sv": "Svenska", "hu": "Magyar"}
OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?!pictures/|\w+[\w.-]*\.md)[^)]*\)")
RULES = re.compile(r"\]\((?:\.\./)+src/estaminet/games/(\w+)/RULES((?:\.\w\w)?)\.md\)")
BEGIN = {
    "en": (
        "Open the house, choose *{title}* and press **Play now**: bots take the other seats at once. Friends come by"
        " the link or the four letters of the table. *Learn* has lessons of a few minutes. The complete rules follow."
    ),
    "de": (
        "Öffne das Haus, wähle *{title}* und drück auf **Jetzt spielen**: Bots nehmen sofort die anderen Plätze ein."
        " Freunde kommen über den Link oder die vier Buchstaben des Tischs. Unter *Lernen* gibt es Lektionen von ein"
        " paar Minuten. Hier folgen die vollständigen Regeln."
    ),
    "es": (
        "Abre la casa, elige *{title}* y pulsa **Jugar ya**: unos bots ocupan enseguida los demás asientos. Los amigos"
        " entran con el enlace o con las cuatro letras de la mesa. En *Aprender* hay lecciones de unos minutos. Siguen"
        " las reglas completas."
    ),
    "fr": (
        "Ouvrez la maison, choisissez *{title}* et appuyez sur **Jouer tout de suite** : des robots prennent aussitôt"
        " les autres places. Les amis viennent par le lien ou les quatre lettres de la table. *Apprendre* propose des"
        " leçons de quelques minutes. Voici les règles complètes."
    ),
    "sv": (
        "Öppna huset, välj *{title}* och tryck på **Spela nu**: bottar tar genast de andra platserna. Vänner kommer"
        " med länken eller bordets fyra bokstäver. *Lär dig* har lektioner på några minuter. Här följer reglerna i sin"
        " helhet."
    ),
    "hu": (
        "Nyisd meg a házat, válaszd ki a játékot (*{title}*), és nyomd meg a **Játssz most** gombot: a többi helyre"
        " azonnal robotok ülnek. A barátok a linkkel vagy az asztal négy betűjével jönnek. A *Tanulás* alatt pár perces"
        " leckék vannak. Itt következnek a teljes szabályok."
    ),
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from estaminet import games

    pages: dict[str, str] = {}
    for game in games.all_games():
        for language in LANGUAGES:
            text = game.rules(language).text
            title = text.splitlines()[0].lstrip("# ").strip()
            pages[f"play/{_name(game.key, language)}"] = _guide(game.key, language, title, text)
    for source, name in BESIDE.items():
        text = (ROOT / source).read_text("utf-8")
        pages[name] = text.replace("](docs/", "](").replace("](CHANGELOG.md", "](changelog.md")
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A link to a file that lies elsewhere leads to the page made from it; the list of requests is put in its place."""
    for source, name in BESIDE.items():
        markdown = markdown.replace(f"](../{source}", f"]({name}")
    markdown = RULES.sub(r"](\1\2.md)", markdown)
    # What lies outside the documentation and is no page has a name here, and no link.
    markdown = OUTSIDE.sub(r"\1", markdown)
    return markdown.replace("<!-- requests -->", _http()) if "<!-- requests -->" in markdown else markdown


def _name(key: str, language: str) -> str:
    return f"{key}.md" if language == "en" else f"{key}.{language}.md"


def _pictures(key: str, alt: str) -> str:
    light, dark = (f"../pictures/{key}-desktop-{scheme}.webp" for scheme in ("light", "dark"))
    return f"![{alt}]({light}#only-light){{ loading=lazy }}\n![{alt}]({dark}#only-dark){{ loading=lazy }}"


def _guide(key: str, language: str, title: str, text: str) -> str:
    others = " · ".join(f"[{name}]({_name(key, code)})" for code, name in LANGUAGES.items() if code != language)
    head, _, rest = text.partition("\n")
    return f"{head}\n\n{others}\n\n{_pictures(key, title)}\n\n{BEGIN[language].format(title=title)}\n\n{rest}"


def _http() -> str:
    """A line for every request of the server's OpenAPI schema."""
    from litestar import Litestar
    from litestar.openapi import OpenAPIConfig

    from estaminet.server.http import books, bots, host, records, tables

    handlers = [*books.HANDLERS, *tables.HANDLERS, *records.HANDLERS, *bots.HANDLERS, *host.HANDLERS]
    app = Litestar(handlers, openapi_config=OpenAPIConfig(title="Estaminet", version="1", use_handler_docstrings=True))
    schema = app.openapi_schema.to_schema()
    parts: list[str] = []
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            if not isinstance(operation, dict):
                continue
            said = operation.get("description") or operation.get("summary") or ""
            parts.append(f"### `{method.upper()} {path}`\n\n{said.strip()}\n")
            named = [
                f"| `{one['name']}` | {one['in']} | {'yes' if one.get('required') else 'no'} |"
                for one in operation.get("parameters", [])
            ]
            if named:
                parts.append("| parameter | where | required |\n| --- | --- | --- |\n" + "\n".join(named) + "\n")
            if body := _shape(operation.get("requestBody")):
                parts.append(f"Takes `{body}`.\n")
            answers = [
                f"| {code} | {answer.get('description', '')} | {_code(_shape(answer))} |"
                for code, answer in sorted(operation.get("responses", {}).items())
            ]
            parts.append("| answer | | body |\n| --- | --- | --- |\n" + "\n".join(answers) + "\n")
    return "\n".join(parts)


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _shape(part: dict[str, Any] | None) -> str:
    """The name of what a request or an answer carries."""
    for content in (part or {}).get("content", {}).values():
        schema = content.get("schema", {})
        found = re.findall(r"'\$ref': '#/components/schemas/([^']+)'", str(schema))
        return " or ".join(dict.fromkeys(name.rpartition("_")[2] for name in found)) or str(schema.get("type", ""))
    return ""
