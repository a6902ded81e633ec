"""What does not change: the games, their rules by clause, their strings; and the health of the server."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache, lru_cache
from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import CacheControlHeader
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import estaminet
from estaminet import games
from estaminet.bots.players import players_of
from estaminet.bots.regulars import regulars_of
from estaminet.kernel.game import Game
from estaminet.server import limits
from estaminet.server.houserules import house_rules
from estaminet.server.http.common import JSON, AnyRequest, get, http_problem, known_game, limit, post, server_of
from estaminet.server.http.records import elsewhere
from estaminet.server.protocol import PROTOCOL
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.http import (
    ClauseInfo,
    Drawing,
    DrawingRequest,
    GameInfo,
    Health,
    HouseRules,
    OptionInfo,
    RegularInfo,
    RulesInfo,
    Version,
)
from estaminet.server.regulars import regular_name
from estaminet.server.store.database import StoreFailing
from estaminet.server.workbench import DrawingAsked
from estaminet.text import SHARED, languages, languages_of, strings_of

KEEP = CacheControlHeader(no_cache=True)
"""May be kept by browsers, who ask each time whether it has changed."""
LEAST_PACKED = 1_000
"""Bytes from which on it is worth the while."""
HEALTH_SECONDS = 2.0
"""Whoever watches over this process does not wait longer."""


@lru_cache(maxsize=500)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def _page(request: AnyRequest, body: bytes, media_type: str = JSON, **headers: str) -> Response[Any]:
    """Compressed, and that once: what is the same for everybody, so that its length tells nothing."""
    headers["vary"] = "accept-encoding"
    if len(body) >= LEAST_PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = _packed(body)
    return Response(body, media_type=media_type, headers=headers)


@get("/api/health")
async def health(request: AnyRequest) -> Response[Health]:
    """Whether this process serves tables: 200, or 503 when it is stopping or its store cannot be read or written."""
    server = server_of(request)
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            well = await server.store.call(server.store.ping)
    except (TimeoutError, StoreFailing):
        well = False
    answer = Health("stopping" if server.services.stopping else "ok", "ok" if well else "failing")
    return Response(answer, status_code=200 if well and not server.services.stopping else 503)


@get("/api/version")
async def version(request: AnyRequest) -> Version:
    return Version("estaminet", estaminet.__version__, PROTOCOL, server_of(request).known.message)


@get("/metrics", include_in_schema=False)
async def metrics_page(request: AnyRequest) -> Response[bytes]:
    if server_of(request).settings.metrics is not None:
        raise http_problem(404, "not-found", "the metrics have a port of their own")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST.partition("; charset")[0])


def option_infos(game: Game) -> tuple[OptionInfo, ...]:
    kind = game.options_type
    printed = kind()
    return tuple(
        OptionInfo(field.name, getattr(printed, field.name), kind.choices(field.name))
        for field in msgspec.structs.fields(kind)
    )


@cache
def game_info(key: str) -> GameInfo:
    game = games.find(key)
    manifest = game.manifest
    return GameInfo(
        key=game.key,
        title=manifest.title,
        seats=manifest.seats,
        usual_seats=manifest.usual_seats,
        minutes=manifest.minutes,
        rules=manifest.rules_version,
        credit=manifest.credit,
        designer=manifest.designer,
        publisher=manifest.publisher,
        own=manifest.own,
        options=option_infos(game),
        levels=tuple(players_of(game)),
        regulars=tuple(RegularInfo(who, regular_name(who), level) for who, level in regulars_of(game).items()),
        languages=tuple(languages_of(game)),
        lowest_leads=manifest.lowest_leads,
    )


@get("/api/games", cache_control=KEEP)
async def all_games(request: AnyRequest) -> Response[list[GameInfo]]:
    """Every game, with its options."""
    limit(request, limits.READ)
    return _page(request, encode([game_info(game.key) for game in games.all_games()]))


@get("/api/games/{key:str}", cache_control=KEEP)
async def one_game(request: AnyRequest, key: str) -> Response[GameInfo]:
    limit(request, limits.READ)
    return _page(request, encode(game_info(known_game(key).key)))


@get("/api/games/{key:str}/house-rules", cache_control=KEEP)
async def offered_rules(request: AnyRequest, key: str) -> Response[HouseRules]:
    """How the house rules of a game are offered, and what each was measured to do."""
    limit(request, limits.READ)
    return _page(request, encode(house_rules(known_game(key).key)))


@cache
def _rules(key: str, language: str) -> RulesInfo:
    rules = games.find(key).rules(language)
    clauses = {name: ClauseInfo(c.id, c.section, c.text) for name, c in rules.clauses.items()}
    return RulesInfo(key, rules.language, rules.text, clauses)


@cache
def _strings(language: str, key: str | None) -> bytes:
    own = "" if key is None else "\n" + strings_of(games.find(key), language).read_text("utf-8")
    return ((SHARED / f"{language}.ftl").read_text("utf-8") + own).encode()


def _language(asked: str) -> str:
    if asked not in languages():
        known = ", ".join(languages())
        raise http_problem(404, "no-such-language", f"there is no language {asked[:10]!r}; there are: {known}")
    return asked


@get("/api/rules/{key:str}", cache_control=KEEP)
async def rules(request: AnyRequest, key: str, lang: str = "en") -> Response[RulesInfo]:
    """The rules of a game: the whole text (Markdown), and by clause; in English where they are not in that language."""
    limit(request, limits.READ)
    game = known_game(key)
    return _page(request, encode(_rules(game.key, _language(lang))))


@get("/api/rules/{key:str}/{clause:str}", cache_control=KEEP)
async def clause(request: AnyRequest, key: str, clause: str, lang: str = "en") -> Response[ClauseInfo]:
    limit(request, limits.READ)
    game = known_game(key)
    known = _rules(game.key, _language(lang)).clauses.get(clause.upper())
    if known is None:
        raise http_problem(404, "no-such-clause", f"the rules of {key} have no clause {clause[:40]!r}")
    return _page(request, encode(known))


@get("/api/strings/{lang:str}", media_type="text/plain", cache_control=KEEP)
async def strings(request: AnyRequest, lang: str, game: str | None = None) -> Response[str]:
    """The sentences in a language, as a Fluent file: the shared ones, and the game's if one is named.

    All are in English if the game is not written in that language; the header Content-Language says so.
    """
    limit(request, limits.READ)
    language, key = _language(lang), None
    if game is not None:
        known = known_game(game)
        language, key = language if strings_of(known, language).exists() else "en", known.key
    # The framework adds the charset.
    return _page(request, _strings(language, key), "text/plain", **{"content-language": language})


@post("/api/games/{key:str}/drawing", status_code=200)
async def drawing(request: AnyRequest, key: str, data: DrawingRequest) -> Response[Drawing]:
    """A view in words, as the terminal draws it: how a client shows a game that it has no board for."""
    limit(request, limits.WORK)
    _language(data.lang)
    return await elsewhere(request, "drawing", DrawingAsked(known_game(key).key, data), uploaded=True)


@get("/api/languages", cache_control=KEEP)
async def all_languages() -> list[str]:
    """The languages there are, English first."""
    return languages()


HANDLERS = [
    health,
    version,
    metrics_page,
    all_games,
    one_game,
    offered_rules,
    rules,
    clause,
    strings,
    drawing,
    all_languages,
]
