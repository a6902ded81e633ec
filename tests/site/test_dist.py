"""What `make dist` makes is what people install: without Node, without a compiler, site and rules inside."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tarfile
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.server.house import House, Person

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, **environment: str) -> str:
    clean = {"HOME": os.environ.get("HOME", "/"), "LC_ALL": "C.UTF-8"}
    # Where packages come from is the machine's own affair.
    clean |= {key: value for key, value in os.environ.items() if key.startswith("PIP_")}
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, env={**clean, **environment}
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def wheel() -> Path:
    wheels = list((ROOT / "dist").glob("*.whl"))
    assert len(wheels) == 1, f"`make install` puts one wheel into dist/, and there are {len(wheels)}"
    return wheels[0]


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=True)
    run(folder / "bin" / "python", "-m", "pip", "install", "--quiet", wheel, PATH=str(folder / "bin"))
    return folder / "bin"


class Installed(House):
    """The house as somebody runs it who has only installed the wheel."""

    def __init__(self, programs: Path, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log")
        self.command = [str(programs / "estaminet"), "serve"]
        self.environment = {"PATH": str(programs), "LC_ALL": "C.UTF-8", "HOME": str(folder)}


@pytest.mark.wide
def test_the_wheel_serves_plays_and_shows_the_site(installed: Path, tmp_path: Path, browser: Browser) -> None:
    where = run(installed / "python", "-c", "import estaminet.kernel.state as s; print(s.__file__)")
    if os.environ.get("ESTAMINET_EXPECT") == "compiled":
        assert not where.strip().endswith(".py")
    house = Installed(installed, tmp_path).open()
    try:

        async def a_match() -> None:
            async with Person(house, "Ada") as ada:
                table = await ada.open("udaka", {"kind": "me"}, {"kind": "bot", "level": "random"})
                async with ada.socket(table) as socket:
                    await socket.play_to_the_end(random.Random(1))
                    assert sorted(socket.play["result"]["places"]) == [1, 2] if socket.play else False

        # In a thread of its own: Playwright has a loop running in this one.
        with ThreadPoolExecutor(1) as threads:
            threads.submit(lambda: asyncio.run(a_match())).result()
        page = browser.new_page()
        page.goto(f"http://localhost:{house.port}/")
        page.get_by_role("button", name="Play now").first.wait_for()
        page.close()
    finally:
        house.stop()


@pytest.mark.long
def test_the_source_distribution_installs_interpreted_with_the_site(tmp_path: Path) -> None:
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, ROOT, PATH=os.environ["PATH"])
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        names = archive.getnames()
    assert not any("/web/" in name or "node_modules" in name for name in names)
    target = tmp_path / "target"
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", target)
    # No PATH: neither Node nor a compiler can be found.
    run(*pip, packed, PATH=str(tmp_path))
    assert (target / "estaminet" / "server" / "site" / "index.html").is_file()
    said = run(sys.executable, "-P", "-m", "estaminet", "games", PYTHONPATH=str(target))
    assert "Dudo!" in said
    where = run(
        sys.executable, "-P", "-c", "import estaminet.kernel.state as s; print(s.__file__)", PYTHONPATH=str(target)
    )
    assert where.strip() == str(target / "estaminet" / "kernel" / "state.py")
