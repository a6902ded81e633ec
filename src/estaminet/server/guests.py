"""Who is asking: from the cookie or the bearer token, with the origin checked wherever a cookie is accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from estaminet.server.tokens import COOKIE, SECURE_COOKIE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from estaminet.server.settings import Settings
    from estaminet.server.tokens import Guest, Signer


class WrongOrigin(Exception):
    """A page of another site wants to use somebody's cookie."""


def token_in(headers: Mapping[str, str], *, secure: bool) -> tuple[str | None, bool]:
    """The token, and whether it came from a cookie. `secure`: over https only the cookie counts that no other host of
    the domain can set, else that host could make a newcomer somebody it knows."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip(), False
    # Read by hand: the jar is shared with other programs, and whatever they put into theirs must not hide ours.
    ours: dict[str, str] = {}
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.partition("=")
        ours.setdefault(name.strip(), value.strip().strip('"'))
    name = SECURE_COOKIE if secure else COOKIE
    return (ours[name], True) if name in ours else (None, False)


def own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the request comes from our own page, from one that is allowed, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


def who(headers: Mapping[str, str], signer: Signer, settings: Settings, *, writes: bool) -> Guest | None:
    """The guest who asks; None for a stranger. Raises `WrongOrigin`."""
    token, from_cookie = token_in(headers, secure=settings.secure)
    if writes and (from_cookie or token is None) and not own_origin(headers, settings):
        raise WrongOrigin
    return signer.guest(token) if token else None
