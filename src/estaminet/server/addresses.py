"""Where somebody connects from: behind proxies too, and as what it is counted."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

LOCAL = "local"
"""Who comes by a way that has no address."""
MOST_ADDRESS = 45
"""Letters of the longest address; a proxy may pass on anything."""


def name_in(host: str) -> str:
    """What a Host header says, without the port."""
    return host.rpartition(":")[0] if re.search(r":\d*$", host) else host


def is_nobodys(name: str) -> bool:
    """Whether it is an address or `localhost`, which no stranger can call a house of theirs."""
    if name.lower() == "localhost":
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


async def _nothing(*_: object) -> None:
    """The application of a middleware that is only asked about addresses."""


class Addresses:
    """`proxies`: those whose X-Forwarded-For is trusted, as uvicorn reads them. `clubs`: networks behind which many
    people sit."""

    def __init__(self, proxies: str = "", clubs: tuple[str, ...] = ()) -> None:
        self._trusted = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts if proxies else None
        self._clubs: tuple[IPv4Network | IPv6Network, ...] = tuple(ip_network(club, strict=False) for club in clubs)
        self.key = lru_cache(maxsize=4_096)(self._key)
        self.is_club = lru_cache(maxsize=4_096)(self._is_club)

    def is_proxy(self, peer: str) -> bool:
        return self._trusted is not None and peer in self._trusted

    def client(self, peer: str, forwarded: str) -> str:
        """Who connects: the peer, or whom a trusted proxy speaks for, by the very rule that HTTP requests are read by
        (from the right, trusted proxies skipped)."""
        if forwarded and self._trusted is not None and peer in self._trusted:
            host, _ = self._trusted.get_trusted_client_address(forwarded)
            return host or peer or LOCAL
        return peer or LOCAL

    def _key(self, address: str) -> str:
        """What an address is counted as. Whoever has an IPv6 address has a /64 full of them."""
        try:
            ip = ip_address(address[:MOST_ADDRESS].partition("%")[0])
        except ValueError:
            return address[:MOST_ADDRESS]
        if isinstance(ip, IPv6Address):
            if ip.ipv4_mapped is not None:
                return str(ip.ipv4_mapped)
            return str(IPv6Network((int(ip) >> 64 << 64, 64)))
        return str(ip)

    def _is_club(self, address: str) -> bool:
        try:
            ip = ip_address(address[:MOST_ADDRESS].partition("%")[0])
        except ValueError:
            return False
        if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        return any(ip in club for club in self._clubs)
