"""Builds the package; where there is a C compiler, the rules, the search and the live tables are compiled with mypyc;
where there is Node, the site is built and shipped inside.

What is compiled is a matter of file names, never of a list of games. The files stay ordinary Python: without
a compiler, or with ESTAMINET_COMPILE=0, the same ones run interpreted. ESTAMINET_COMPILE=1 insists: the
build fails where it would otherwise have stayed interpreted.

Each game is a library of its own, and so are the kernel (with the search) and the server. Libraries are compiled side
by side, and only those whose C has changed: editing a game translates and compiles that game.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"
BUILD = HERE / "build"
TOOLS = BUILD / "tools.txt"
OPTIMISATION = "3"
LESS = {"estaminet_server": "1"}
"""A table waits for sockets and the store, not for arithmetic: this way its C takes less than half the time."""

COMPILED = (
    "kernel/rng.py",
    "kernel/state.py",
    "kernel/playout.py",
    "kernel/unpacking.py",
    "games/*/material.py",
    "games/*/state.py",
    "games/*/rules/*.py",
    "games/*/imagine.py",
    "games/*/policy*.py",
    "games/*/belief.py",
    "bots/search/*.py",
    # A move at a live table, from the frame that brings it to the frames that tell of it.
    "kernel/clauses.py",
    "kernel/match.py",
    "kernel/fairness.py",
    "server/choices.py",
    "server/clocks.py",
    "server/company.py",
    "server/limits.py",
    "server/links.py",
    "server/live.py",
    "server/orders.py",
    "server/services.py",
    "server/table.py",
    "server/tell.py",
    "server/websocket.py",
    "server/writer.py",
)


def say(line: str) -> None:
    print(f"estaminet build: {line}", flush=True)


def stage(done: int, total: int, title: str) -> None:
    """How far this is, for tools/stage.py."""
    if "ESTAMINET_STAGES" in os.environ:
        # In one piece: compilers are called on several threads, and their commands are printed meanwhile.
        sys.stdout.write(f"estaminet stage: {done}/{total} {title}\n")
        sys.stdout.flush()


def to_compile() -> list[Path]:
    paths = {path for pattern in COMPILED for path in (SOURCE / "estaminet").glob(pattern)}
    # An empty __init__.py has nothing to compile; one that re-exports is quicker left alone.
    return sorted(path for path in paths if path.name != "__init__.py")


def library_of(path: Path) -> str:
    """The library that a compiled file belongs to. Within one, calls are direct and the C compiler may inline them.

    Libraries lie beside the package, not in it: while a compiled module is being made, mypyc tells it where it is
    (`__file__`) by the place of its library.
    """
    parts = path.relative_to(SOURCE).with_suffix("").parts
    if parts[1] == "games":
        return "_".join(parts[:3])
    if parts[1] == "bots":
        return "estaminet_kernel"  # the search calls the kernel in its innermost loops
    return "_".join(parts[:2])


def reason_not_to_compile() -> str | None:
    """Why this build stays interpreted, or None: a compiler and Python's headers are tried, not guessed."""
    wish = os.environ.get("ESTAMINET_COMPILE", "")
    if wish == "0":
        return "ESTAMINET_COMPILE=0"
    if wish == "1":
        return None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler or shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0] if compiler else 'none configured'})"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [*compiler, f"-I{include}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            return f"{compiler[0]} cannot compile against Python's headers (Python.h)"
    return None


def forget_removed_files(compiled: list[Path]) -> None:
    """An earlier build's copies of files that are gone, or no longer compiled, must not reach the wheel."""
    modules = {path.relative_to(SOURCE).with_suffix("") for path in compiled}
    modules |= {Path(f"{library_of(path)}__mypyc") for path in compiled}
    for tree in BUILD.glob("lib*"):
        for path in tree.rglob("*"):
            if not path.is_file():
                continue
            name = path.relative_to(tree)
            if path.suffix in {".so", ".pyd"}:
                stale = name.with_name(name.name.split(".")[0]) not in modules
            else:
                stale = not (SOURCE / name).is_file()
            if stale:
                path.unlink()


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class BuildSideBySide(build_ext):
    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or processors()

    def build_extensions(self) -> None:
        self._built = 0
        self._counting = threading.Lock()
        if self.extensions:
            stage(0, len(self.extensions), "compiling")
        # The largest first, so that no processor is left with it at the end.
        self.extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        with self._counting:
            self._built += 1
            stage(self._built, len(self.extensions), "compiling")


class BuildWithSite(build_py):
    def run(self) -> None:
        super().run()
        if SITE is not None and SITE.wait() != 0:
            raise SystemExit("the site could not be built")
        site = BUILD / "site"
        if (site / "index.html").is_file():
            shutil.copytree(site, Path(self.build_lib) / "estaminet" / "server" / "site", dirs_exist_ok=True)
        # `make docs` has built it, or there is none.
        if (BUILD / "docs" / "index.html").is_file():
            shutil.copytree(BUILD / "docs", Path(self.build_lib) / "estaminet" / "server" / "docs", dirs_exist_ok=True)


class SourcesWithSite(sdist):
    """Whoever installs from sources needs no Node: the built site travels with them."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        if SITE is not None and SITE.wait() != 0:
            raise SystemExit("the site could not be built")
        if (BUILD / "site" / "index.html").is_file():
            shutil.copytree(BUILD / "site", Path(base_dir) / "build" / "site", dirs_exist_ok=True)


def extensions() -> list[Extension]:
    paths = to_compile()
    reason = reason_not_to_compile() if paths else "nothing to compile"
    forget_removed_files([] if reason else paths)
    if reason:
        say(f"interpreted ({reason}); the same files run as plain Python, more slowly")
        return []
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify

    stage(0, 1, "typing the rules and translating them into C")
    libraries: dict[str, list[str]] = {}
    for path in paths:
        libraries.setdefault(library_of(path), []).append(str(path.relative_to(HERE)))
    options = ["--config-file=pyproject.toml", "--no-warn-unused-ignores", f"--cache-dir={BUILD / 'mypy_cache'}"]
    made = cast(
        "list[Extension]",
        mypycify(
            options + [file for files in libraries.values() for file in files],
            opt_level=OPTIMISATION,
            debug_level="0",
            separate=[(files, name) for name, files in libraries.items()],
        ),
    )
    # Nobody outside calls these functions, so the C compiler may inline them: some 7 % in the playout of Dudo!.
    flags = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []
    # What decides how C becomes a library, besides the C: when it changes, everything is compiled again.
    compiler = [os.environ.get("CC"), os.environ.get("CFLAGS"), OPTIMISATION, LESS, *flags]
    tools = f"Python {sys.version}\nmypy {mypy_version}\n{compiler}\n"
    if not TOOLS.is_file() or TOOLS.read_text("utf-8") != tools:
        TOOLS.write_text(tools, "utf-8")
    for extension in made:
        less = LESS.get(extension.name.removesuffix("__mypyc"))
        extension.extra_compile_args = [
            *extension.extra_compile_args,
            *flags,
            *([f"-O{less}"] if less and flags else []),
        ]
        extension.depends = [*extension.depends, str(TOOLS)]
    stage(1, 1, "typing the rules and translating them into C")
    return made


os.chdir(HERE)
BUILD.mkdir(exist_ok=True)
# Asking for metadata must not cost a compilation.
building = not {"egg_info", "dist_info", "--version", "--name", "clean"}.intersection(sys.argv[1:])
# A source distribution has no web/, but the built site.
BUILD_SITE = HERE / "web" / "build.py"
# The site is built while the rules are being translated, which keeps one processor busy.
SITE = subprocess.Popen([sys.executable, str(BUILD_SITE)]) if building and BUILD_SITE.is_file() else None
setup(
    ext_modules=extensions() if building and "sdist" not in sys.argv else [],
    cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithSite, "sdist": SourcesWithSite},
    options={"egg_info": {"egg_base": "build"}},
)
