"""The pages: the built site if it is there, else the plainest page that proves the protocol."""

from __future__ import annotations

import mimetypes
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.datastructures import CacheControlHeader

from estaminet.server.http.common import AnyRequest, http_problem, server_of

HERE = Path(__file__).parents[1]
SITES = (HERE / "site", HERE.parents[2] / "build" / "site")
"""In the installed package; in a checkout, where `make site` has built it."""
PLAIN = HERE / "plain"
DOCS = (HERE / "docs", HERE.parents[2] / "build" / "docs")
"""The documentation, where `make docs` has built it; it need not be there."""
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def _folder() -> Path:
    return next((site for site in SITES if (site / "index.html").is_file()), PLAIN)


def _file(folder: Path, name: str) -> Path | None:
    """A file of the site by its path in the address; None for anything that is not one."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None  # longer than any name, or with a zero in it


def _kind(path: Path) -> str:
    if path.suffix == ".webmanifest":
        return "application/manifest+json"
    # For text the framework adds the charset.
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"


class Board(msgspec.Struct, frozen=True):
    """What a game's board needs, and its sentences by language."""

    files: list[str] = []
    words: dict[str, list[str]] = {}


class Announced(msgspec.Struct, frozen=True):
    """What the pages of the built site need: all of them, each by the first part of its address, the boards by game,
    and the sentences by language."""

    start: list[str] = []
    pages: dict[str, list[str]] = {}
    words: dict[str, list[str]] = {}
    boards: dict[str, Board] = {}


KINDS = {".js": "modulepreload", ".css": "preload; as=style; crossorigin", "": "preload; as=fetch; crossorigin"}
MOST_WISHED = 20
"""Languages a browser asks for that are looked at."""
TABLE = re.compile(r"/t/([0-9a-z]{1,20})")


@lru_cache(maxsize=2)
def _announced(file: Path, changed: int) -> Announced:  # noqa: ARG001
    return msgspec.json.decode(file.read_bytes(), type=Announced)


def _links(folder: Path, path: str, languages: str, game: str | None = None) -> str:
    """A page's files as a Link header, so that a browser fetches them without having to read the page's start first:
    what the first drawing needs comes first. A table also needs what is known of it, and the board of its game, if
    that is known. Which language a player has chosen only the browser knows; at first it is the one it asks for."""
    file = folder / "announced.json"
    try:
        announced = _announced(file, file.stat().st_mtime_ns)
    except (OSError, msgspec.DecodeError):
        return ""
    wished = [one.strip().lower() for one in languages.split(",", MOST_WISHED)[:MOST_WISHED]]

    def spoken(words: dict[str, list[str]]) -> list[str]:
        known = (language for one in wished for language in words if one.startswith(language))
        return words.get(next(known, "en"), [])

    files = [*announced.start, *spoken(announced.words)]
    table = TABLE.fullmatch(path)
    if table is not None:
        files.append(f"api/tables/{table[1]}")
    page = announced.pages.get(path.split("/")[1])
    if page is not None:
        # Home says what it has to say without the house; the others wait for its answer.
        files += ["api/games", *page]
    board = announced.boards.get(game or "")
    if board is not None:
        files += [*spoken(board.words), *board.files]
    return ", ".join(f"</{name}>; rel={KINDS[Path(name).suffix]}" for name in files)


def _game_of(request: AnyRequest) -> str | None:
    """The game of the table whose page is asked for, as far as this process has it at hand."""
    table = TABLE.fullmatch(request.url.path)
    live = server_of(request).registry.live.get(table[1]) if table else None
    return live.table.game.key if live is not None else None


def _answer(request: AnyRequest, path: Path, *, forever: bool = False) -> Response[bytes]:
    cache = CacheControlHeader(max_age=31_536_000, immutable=True) if forever else CacheControlHeader(no_cache=True)
    headers = {"cache-control": cache.to_header(), "vary": "accept-encoding"}
    kind = _kind(path)
    # The build leaves what is worth it compressed beside the original.
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        packed = path.with_name(path.name + suffix)
        if encoding in request.headers.get("accept-encoding", "") and packed.is_file():
            headers["content-encoding"] = encoding
            path = packed
            break
    return Response(path.read_bytes(), media_type=kind, headers=headers)


@get(
    [
        "/",
        "/replay",
        "/learn",
        "/settings",
        "/me",
        "/deal",
        *(f"/{part}/{{rest:path}}" for part in ("new", "t", "c", "replay", "embed", "learn", "deal")),
    ],
    include_in_schema=False,
)
async def page(request: AnyRequest, rest: str = "") -> Response[bytes]:  # noqa: ARG001
    folder = _folder()
    answer = _answer(request, folder / "index.html")
    links = _links(folder, request.url.path, request.headers.get("accept-language", ""), _game_of(request))
    if links:
        answer.headers["link"] = links
    return answer


@get("/{name:path}", include_in_schema=False)
async def other(request: AnyRequest, name: str) -> Response[bytes]:
    folder = _folder()
    wanted = name.lstrip("/")
    file = _file(folder, wanted)
    if file is not None:
        # Vite puts a hash of the contents into the names of what lies in assets/.
        return _answer(request, file, forever=wanted.startswith("assets/"))
    if "/api/" in wanted or "/assets/" in wanted:
        raise http_problem(404, "path-prefix", "Estaminet needs a host name of its own, not a path of another's")
    if wanted.startswith(("api/", "assets/")) or "." in wanted.rpartition("/")[2]:
        raise http_problem(404, "not-found", f"there is nothing at /{wanted[:100]}")
    return _answer(request, folder / "index.html")


@get(["/docs", "/docs/{name:path}"], include_in_schema=False)
async def docs(request: AnyRequest, name: str = "") -> Response[bytes]:
    folder = next((one for one in DOCS if (one / "index.html").is_file()), None)
    if folder is None:
        raise http_problem(404, "not-found", "the documentation is not built here; `make docs` does it")
    if not name.strip("/"):
        # Its links are relative to a page, not to a folder.
        return Response(b"", status_code=302, headers={"location": "/docs/index.html"})
    file = _file(folder, name.lstrip("/"))
    if file is None:
        raise http_problem(404, "not-found", "there is no such page in the documentation")
    answer = _answer(request, file)
    if file.suffix == ".html":
        answer.headers["content-security-policy"] = _docs_policy(file.read_bytes())
    return answer


def _docs_policy(page: bytes) -> str:
    """As strict as that of the site, but for the scripts that stand on this very page, by their hashes."""
    scripts = sorted({b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page)})
    allowed = " ".join(f"'sha256-{one}'" for one in scripts)
    return (
        f"default-src 'none'; script-src 'self' {allowed}; "
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


HANDLERS = [page, docs, other]
