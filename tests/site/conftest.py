"""A server with the built site, and one Chromium, for all tests of a worker."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

# What these tests share is imported as tests.*, whatever mode they run in.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.house import House
from tests.site.guests import PATIENCE, Guest

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def chromium() -> str | None:
    """The browser of this machine."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


# On a busy machine a page may take its time; what comes at all is what counts.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        pytest.fail("Chromium is not installed; `make test` installs it as root, else: apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    house = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log")
    house.open()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def address(house: House) -> str:
    return f"http://localhost:{house.port}"


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[Callable[..., Guest]]:
    """Makes guests; when the test is over each tells what went wrong."""
    came: list[Guest] = []

    def come(**how: Any) -> Guest:
        came.append(Guest(browser, address, **how))
        return came[-1]

    yield come
    for one in came:
        one.close()
