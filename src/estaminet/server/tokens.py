"""Who somebody is: a guest's id and name, signed. Whoever has the token is that guest; no link ever contains it.

Tokens are renewed when they are a day old, and keys are renewed every month; a key that no longer signs is still
believed until tokens signed with it have run out.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from estaminet.server.store.sql import Store

DAY = 86_400
TOKEN_DAYS = 180
KEY_DAYS = 30
COOKIE = "estaminet"
SECURE_COOKIE = "__Host-estaminet"
"""Its name over https: no other host of the same domain can set it."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody without an account. `issued` in seconds since 1970; `purpose` keeps one kind of token from passing
    for another."""

    id: str
    name: str | None = None
    issued: int = 0
    purpose: str = "guest"


class SeatClaim(msgspec.Struct, frozen=True):
    """What a personal link says: this seat, as long as this guest holds it without a break. `held` counts how often the
    seat had changed hands or devices."""

    table: str
    seat: int
    holder: str
    held: int
    until: int
    purpose: str = "claim"


class GuestClaim(msgspec.Struct, frozen=True):
    """What a personal link to everything says: be this guest on another device, too. The store knows whether it was
    used."""

    id: str
    holder: str
    name: str | None
    until: int
    purpose: str = "guest-claim"


_guest = msgspec.json.Decoder(Guest).decode
_claim = msgspec.json.Decoder(SeatClaim).decode
_guest_claim = msgspec.json.Decoder(GuestClaim).decode


def new_guest_id() -> str:
    return secrets.token_urlsafe(12)


def _b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Signer:
    """Signs and checks tokens: `<key>.<payload>.<HMAC-SHA256 of both>`."""

    def __init__(self, keys: list[tuple[str, bytes, int]]) -> None:
        self._keys = {name: secret for name, secret, _ in keys}
        self._newest = keys[-1][0]

    def _sign(self, body: str) -> str:
        name = body.partition(".")[0]
        return _b64(hmac.digest(self._keys[name], body.encode(), "sha256"))

    def _make(self, payload: msgspec.Struct) -> str:
        body = f"{self._newest}.{_b64(msgspec.json.encode(payload))}"
        return f"{body}.{self._sign(body)}"

    def _open(self, token: str) -> bytes | None:
        body, _, signature = token.rpartition(".")
        name, _, payload = body.partition(".")
        if name not in self._keys or not hmac.compare_digest(self._sign(body).encode(), signature.encode()):
            return None
        return base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))

    def token(self, guest_id: str, name: str | None, not_before: int = 0) -> str:
        return self._make(Guest(guest_id, name, max(int(time.time()), not_before)))

    def guest(self, token: str) -> Guest | None:
        """Whose token this is, or None for anything that is not a valid one."""
        opened = self._open(token) if len(token) < 1_000 else None
        if opened is None:
            return None
        try:
            guest = _guest(opened)
        except msgspec.DecodeError:
            return None
        if guest.purpose != "guest" or time.time() > guest.issued + TOKEN_DAYS * DAY:
            return None
        return guest

    def stale(self, guest: Guest) -> bool:
        """Whether it is time for a fresh token."""
        return time.time() > guest.issued + DAY

    def claim_token(self, table: str, seat: int, holder: str, held: int, seconds: int) -> str:
        return self._make(SeatClaim(table, seat, holder, held, int(time.time()) + seconds))

    def claim(self, token: str) -> SeatClaim | None:
        opened = self._open(token) if len(token) < 1_000 else None
        if opened is None:
            return None
        try:
            claim = _claim(opened)
        except msgspec.DecodeError:
            return None
        return claim if claim.purpose == "claim" and time.time() <= claim.until else None

    def guest_claim_token(self, link: str, holder: str, name: str | None, until: int) -> str:
        return self._make(GuestClaim(link, holder, name, until))

    def guest_claim(self, token: str) -> GuestClaim | None:
        opened = self._open(token) if len(token) < 1_000 else None
        if opened is None:
            return None
        try:
            claim = _guest_claim(opened)
        except msgspec.DecodeError:
            return None
        return claim if claim.purpose == "guest-claim" and time.time() <= claim.until else None


def load_signer(store: Store) -> Signer:
    """The keys in the store; a new one if the newest is a month old or there is none."""
    now = int(time.time())
    keys = store.signing_keys()
    if not keys or keys[-1][2] < now - KEY_DAYS * DAY:
        store.add_signing_key(secrets.token_hex(4), secrets.token_bytes(32), now)
        keys = store.signing_keys()
    return Signer([key for key in keys if key[2] > now - (KEY_DAYS + TOKEN_DAYS) * DAY])
