"""Who is asking: from the cookie or the bearer token, with the origin checked wherever a cookie is accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from estaminet.server.addresses import is_nobodys, name_in
from estaminet.server.tokens import COOKIE, SECURE_COOKIE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from estaminet.server.settings import Settings
    from estaminet.server.tokens import Guest, Signer


MOST_COOKIES = 300
"""Cookies that are looked at; a browser keeps fewer of one host."""
MOST_TRIED = 10
"""Cookies called what ours is that are looked at."""


class WrongOrigin(Exception):
    """A page of another site wants to use somebody's cookie."""


def token_in(headers: Mapping[str, str], signer: Signer, *, secure: bool) -> tuple[str | None, bool]:
    """The token, and whether it came from a cookie. `secure`: over https only the cookie counts that no other host of
    the domain can set, else that host could make a newcomer somebody it knows."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip(), False
    # Read by hand: the jar is shared with other programs, and whatever they put into theirs must not hide ours.
    wanted = SECURE_COOKIE if secure else COOKIE
    ours = []
    for part in headers.get("cookie", "").split(";", MOST_COOKIES):
        name, _, value = part.partition("=")
        if name.strip() == wanted:
            ours.append(value.strip().strip('"'))
    if not ours:
        return None, False
    # Theirs may even be called what ours is.
    signed = (token for token in ours[:MOST_TRIED] if signer.guest(token) is not None)
    return ours[0] if len(ours) == 1 else next(signed, ours[0]), True


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
    host = headers.get("host", "")
    # Over https a page that came without it may be anybody's who is on the line; on this machine nobody is.
    plain = parts.scheme == "http" and (not settings.secure or is_nobodys(name_in(host)))
    return (plain or parts.scheme == "https") and parts.netloc == host


def who(headers: Mapping[str, str], signer: Signer, settings: Settings, *, writes: bool) -> Guest | None:
    """The guest who asks; None for a stranger. Raises `WrongOrigin`."""
    token, from_cookie = token_in(headers, signer, secure=settings.secure)
    if writes and (from_cookie or token is None) and not own_origin(headers, settings):
        raise WrongOrigin
    return signer.guest(token) if token else None
