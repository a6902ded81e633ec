"""How this server is set up. Everything has a default that works on one machine with no configuration."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    store: str | None = None
    """None: a SQLite file in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Other origins (`https://games.example`) whose pages may use this server's cookies; its own always may."""
    secure: bool = False
    """Served over https: cookies are marked secure."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For is trusted, separated by commas."""
    clubs: tuple[str, ...] = ()
    """Addresses or networks behind which many people sit: a hall, a school."""
    inside: str = ""
    """HOST:PORT where the other processes of this house reach this one; empty: where it listens, on this machine."""
    lease: float = 2.0
    """Seconds after which a process that is not heard of has lost its tables to the others."""
    bot_pause: float = 0.7
    """Seconds a bot takes for an answer, however fast it found it: people can follow, and speed gives nothing away."""
    bot_budget: float = 5.0
    """Seconds after which a bot that has not answered is taken for broken."""
    bot_workers: int = 1
    limits: float = 1.0
    """How many times the usual rates are allowed."""
    log: str = "info"
    access_log: bool = False
    """A line in the log for every request."""
    host_names: tuple[str, ...] = ()
    """What this house is called in lower case; requests to other names are turned away. Empty: any name."""
    admin_token: str | None = None
    """Whoever has it is the host; None: there is no desk."""
    keep_chat: float = 30.0
    """Days for which chat is kept; 0: for ever."""
    keep_unfinished: float = 90.0
    """Days for which tables without a finished match are kept after the last thing that happened there."""
    metrics: tuple[str, int] | None = None
    """Address and port of their own for the metrics; None: `/metrics` among everything else."""
