"""Every game folder passes every check. No game is named here and none is excused."""

from __future__ import annotations

import pytest

from estaminet.conformance import CHECKS
from estaminet.games import find, keys

MATCHES = 3


@pytest.mark.parametrize("part", CHECKS)
@pytest.mark.parametrize("key", keys())
def test_a_game_conforms(key: str, part: str) -> None:
    findings = [str(finding) for finding in CHECKS[part](find(key), MATCHES, 1)]
    assert not findings, "\n".join(findings[:20])
