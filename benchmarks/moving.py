"""Moving pictures of a page: frames that Chromium takes as WebP, put together as an animated WebP.

A lossy still holds one `VP8 ` chunk; an animated picture is such chunks in a row, each with its place, its size and how
long it is shown (https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import base64
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

ANIMATED = 0x02
OVERWRITE = 0x02
"""A frame replaces what was there instead of being blended with it."""
LONGEST = 1500
"""Milliseconds that a frame is shown at most, the last one excepted."""


def _chunks(still: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 12
    while at + 8 <= len(still):
        name, size = still[at : at + 4], int.from_bytes(still[at + 4 : at + 8], "little")
        yield name, still[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def animated(frames: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """Stills of the same size, each with the milliseconds that it is shown; over and over."""
    size = _three(width - 1) + _three(height - 1)
    parts = [_chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + size), _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")]
    for still, shown in frames:
        picture = next(data for name, data in _chunks(still) if name == b"VP8 ")
        place = _three(0) + _three(0) + size + _three(shown) + bytes([OVERWRITE])
        parts.append(_chunk(b"ANMF", place + _chunk(b"VP8 ", picture)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def film(page: Page, width: int, height: int, quality: int, over: Callable[[], bool], stays: int) -> bytes:
    """The upper left part of the page until it is over, without frames that show nothing new. The last one stays."""
    session = page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    taken: list[tuple[bytes, float]] = []
    while True:
        last = over()
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
        still = base64.b64decode(shot["data"])
        if not taken or still != taken[-1][0]:
            taken.append((still, time.monotonic()))
        if last:
            break
    frames = [(still, min(round(1000 * (then - at)), LONGEST)) for (still, at), (_, then) in pairwise(taken)]
    return animated([*frames, (taken[-1][0], stays)], width, height)
