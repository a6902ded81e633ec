# One command per verb. Everything lives in .venv; `make help` lists the verbs.
#
# Two modes. src/ on the path: the files as they are, interpreted. The package installed in .venv: built,
# and compiled where there is a C compiler. Nothing compiled is ever written into src/.

SHELL := /bin/bash
PYTHON ?= $(shell command -v python3.11 || command -v python3)
# Tests wait for pages, servers and databases half of the time.
JOBS ?= $(shell $(PYTHON) -c "import os; print(3 * os.cpu_count() // 2)")
ARGS ?=

BIN := .venv/bin
# Shows how far a command is; what the command says goes into a log.
STAGE = $(PYTHON) tools/stage.py
PIP_INSTALL = $(BIN)/python -m pip install --no-input --disable-pip-version-check --progress-bar off --require-hashes
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path 'src/estaminet/games/*/tests/*') \
  $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dev/*')
GAME_TESTS := $(shell find src/estaminet/games/*/tests -type f -not -path '*/__pycache__/*')
# Rules, clauses and conformance are tested in both modes. (The test of the suite itself breaks a tiny game that is
# interpreted in either mode, so once is enough.)
IN_BOTH_MODES := tests/test_mode.py tests/conformance/test_games.py tests/conformance/test_chance.py tests/kernel \
  src/estaminet/games
# A process that has no tests left takes some of another's.
PYTEST := $(BIN)/pytest -n $(JOBS) --dist worksteal --durations=15
# With ARGS="-k ..." one of several runs may have nothing to do, which pytest says by 5.
CHOSEN = $(ARGS) $(if $(ARGS),|| [ $$? = 5 ])
INTERPRETED := PYTHONPATH=src ESTAMINET_EXPECT=interpreted $(PYTEST)
COMPILED_TESTS := ESTAMINET_EXPECT=compiled $(PYTEST) -o pythonpath=
# Pages are driven by an event loop that tests of the server cannot share a process with.
NO_PAGES := --ignore=tests/site
COMPILED = $(BIN)/python -P -c "import sys, estaminet.kernel.state as s; sys.exit(s.__file__.endswith('.py'))"

.DEFAULT_GOAL := help
.PHONY: effects help install dist run site docs wire browser postgres proxies test test-all test-wide test-long test-compiled test-interpreted test-again installed-tests check format soak bench pictures bench-strength lock clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

install: .venv/.dependencies .venv/.package ## set up .venv: pinned dependencies, then the built package

dist: install ## a wheel (compiled, with the site) and a source distribution (with the site), into dist
	@$(BIN)/python -m build --sdist --no-isolation --outdir dist . > build/sdist.log 2>&1 || { cat build/sdist.log; exit 1; }
	@ls -lh dist

run: .venv/.package ## serve the house: open http://localhost:8000 and play (ARGS="--host 0.0.0.0" for phones)
	@$(BIN)/estaminet serve $(ARGS)

site: .venv/.node ## build the site alone, into build/site, for a server run from src/
	@$(STAGE) build/site.log "" -- $(BIN)/python web/build.py

docs: .venv/.dependencies ## the documentation as a site, into build/docs; the house serves it under /docs
	@$(STAGE) build/docs.log "building the documentation" -- $(DOCS)
	@installed=$$($(BIN)/python -P -c "import estaminet; print(estaminet.__path__[0])" 2>/dev/null) || exit 0; \
	  rm -rf "$$installed/server/docs" && cp -R build/docs "$$installed/server/docs"
	@echo "build/docs/index.html"

DOCS = env PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict

wire: .venv/.dependencies ## write the wire's TypeScript types and JSON schema into web/src/wire
	PYTHONPATH=src $(BIN)/python -m estaminet.server.wiretypes web/src/wire

# Without a C compiler there is nothing but the files of src/ to test, and they are tested whole.
test: installed-tests browser postgres proxies ## everything against the installed package; rules, clauses and conformance interpreted as well
	@if $(COMPILED); then $(MAKE) --no-print-directory test-compiled test-again; \
	else echo "Not compiled on this machine: everything runs interpreted."; $(MAKE) --no-print-directory test-interpreted; fi

test-all: installed-tests browser postgres proxies ## make test, and the wide and long tests as well
	@ESTAMINET_SIZES=all $(MAKE) --no-print-directory test test-wide test-long

# The browser tests want the system's Chromium. As root it is installed; otherwise the tests say what is missing.
browser:
	@command -v chromium chromium-browser google-chrome >/dev/null || test "$$(id -u)" != 0 \
	  || { apt-get update -q && apt-get install -q -y --no-install-recommends chromium fonts-noto-core; }

# The server's tests bring a PostgreSQL up themselves. As root it is installed; otherwise they say what is missing.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { test "$$(id -u)" = 0 \
	  && apt-get update -q && apt-get install -q -y --no-install-recommends postgresql; } \
	  || echo "PostgreSQL is missing and cannot be installed from here; the tests that need it will fail: apt install postgresql"

# And proxies, with the files of deploy/, whose units systemd looks at.
proxies:
	@{ PATH="$$PATH:/usr/sbin" command -v nginx && command -v caddy && command -v systemd-analyze; } >/dev/null || { test "$$(id -u)" = 0 \
	  && apt-get update -q && apt-get install -q -y --no-install-recommends nginx-light caddy systemd; } \
	  || echo "nginx, Caddy or systemd-analyze is missing and cannot be installed from here; the tests that need them will fail: apt install nginx-light caddy systemd"

test-compiled: installed-tests browser postgres proxies ## everything against the installed package, which must be a compiled one
	$(COMPILED_TESTS) -m "not inside and not wide and not long" tests $(NO_PAGES) --pyargs estaminet.games $(CHOSEN)
	$(COMPILED_TESTS) -m "not inside and not wide and not long" tests/site $(CHOSEN)

# Tests marked `wide` or `long`: slow, or like something that `make test` has tried already.
test-wide: MARK = wide
test-wide: ## what `make test` leaves out to be quick: every game and database where it takes one, the wheel, slow days
test-long: MARK = long
test-wide test-long: MODE = $(if $(shell $(COMPILED) && echo yes),$(COMPILED_TESTS),$(INTERPRETED))
test-wide test-long: installed-tests browser postgres proxies
	$(MODE) -m "$(MARK) and not inside" tests $(NO_PAGES) --pyargs estaminet.games $(CHOSEN)
	$(MODE) -m "$(MARK) and not inside" tests/site $(CHOSEN)
	$(INTERPRETED) -m "$(MARK) and inside" tests $(NO_PAGES) $(CHOSEN)

test-interpreted: install browser postgres proxies ## everything from src/, interpreted
	$(INTERPRETED) -m "not wide and not long" $(NO_PAGES) $(CHOSEN)
	$(INTERPRETED) -m "not wide and not long" tests/site $(CHOSEN)

# What `make test` runs interpreted besides; tests marked `inside` run in this mode alone.
test-again: install
	$(INTERPRETED) -m "not wide and not long" $(IN_BOTH_MODES) $(CHOSEN)
	$(INTERPRETED) -m "inside and not wide and not long" tests $(NO_PAGES) $(patsubst tests/%,--ignore=tests/%,$(filter tests/%,$(IN_BOTH_MODES))) $(CHOSEN)

check: .venv/.dependencies .venv/.node ## format, lint, types, layers; the site's types and sentences; the links of the documentation
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python web/build.py --check
	$(DOCS)

format: .venv/.dependencies ## format, and repair what ruff can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

soak: install postgres ## everything at once, for minutes: honest tables, strangers, kills, restarts (ARGS="--minutes 30")
	PYTHONPATH=. $(BIN)/python -m tests.server.soak $(ARGS)

bench: install .venv/.bench ## speed, beside OpenSpiel and RLCard; the server, beside boardgame.io (ARGS=--quick)
	$(BIN)/python -m benchmarks.speed $(ARGS)
	PYTHONPATH=src:. $(BIN)/python -m benchmarks.site
	$(BIN)/python -m benchmarks.load $(ARGS)
	$(MAKE) bench-strength

pictures: .venv/.dependencies site ## take the pictures of the README again (docs/pictures)
	PYTHONPATH=src:. $(BIN)/python -m benchmarks.pictures

effects: install ## measure again what every house rule does (effects.json of every game; MATCHES=1000)
	@for game in $(notdir $(patsubst %/house.toml,%,$(wildcard src/estaminet/games/*/house.toml))); do \
	  $(BIN)/estaminet simulate $$game --compare --games $(or $(MATCHES),200) --seed 1 --workers 2 \
	    --keep src/estaminet/games/$$game/effects.json; done

bench-strength: install .venv/.bench ## how strong the bots are: the bars of docs/strength.md (ARGS=--quick)
	$(BIN)/python -m benchmarks.strength $(ARGS)

# Only the default index is asked, so that the hashes are those of the published files; nothing in the locks
# says where they were fetched from.
PIP_COMPILE = PIP_EXTRA_INDEX_URL= PIP_FIND_LINKS= CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet \
  --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host \
  --no-emit-find-links --no-emit-options --no-build-isolation

lock: .venv/.dependencies ## pin the newest dependencies that pyproject.toml allows (LOCK= keeps what is pinned)
	$(PIP_COMPILE) $(LOCK) --extra dev --output-file requirements/dev.txt pyproject.toml
	@# An extra that names others of ours makes pip-compile list this folder; it is no dependency.
	sed -i -e '/^estaminet @ /{N;d}' -e '/^# .*hashable URL/d' -e '/^# WARNING.*hash/d' requirements/dev.txt
	$(PIP_COMPILE) $(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt pyproject.toml
	$(PIP_COMPILE) $(LOCK) --extra expert --constraint requirements/dev.txt --output-file requirements/run.txt pyproject.toml requirements/run.in
	$(PIP_COMPILE) $(LOCK) --output-file requirements/node.txt requirements/node.in
LOCK ?= --upgrade

clean: ## remove everything that was made
	rm -rf .venv build dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Enough to build the package and to run it; what tests and checks need besides is installed when they are run.
.venv/.tools: requirements/run.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or later is needed, and no python3 was found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or later is needed; $(PYTHON) is $$($(PYTHON) --version). Try: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@test -x $(BIN)/python || $(STAGE) build/venv.log "making .venv" -- $(PYTHON) -m venv .venv
	@$(STAGE) build/packages.log "fetching Python packages" --pins requirements/run.txt -- $(PIP_INSTALL) -r requirements/run.txt
	@touch $@

.venv/.dependencies: requirements/dev.txt .venv/.tools
	@$(STAGE) build/dev-packages.log "fetching Python packages for tests and checks" --pins requirements/dev.txt -- $(PIP_INSTALL) -r requirements/dev.txt
	@touch $@

# Node from the path if it is new enough, else from PyPI: one version, by hash.
.venv/.node: requirements/node.txt .venv/.tools
	@$(BIN)/python web/build.py --has-node \
	  || $(STAGE) build/node.log "fetching Node" --pins requirements/node.txt -- $(PIP_INSTALL) -r requirements/node.txt
	@touch $@

.venv/.bench: requirements/bench.txt .venv/.dependencies
	@$(STAGE) build/bench-packages.log "fetching Python packages for benchmarks" --pins requirements/bench.txt -- $(PIP_INSTALL) -r requirements/bench.txt
	@touch $@

.venv/.package: .venv/.node pyproject.toml setup.py $(SOURCES)
	@rm -rf dist
	@$(STAGE) build/build.log "" -- $(BIN)/python -m pip wheel --verbose --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@$(STAGE) build/install.log "installing" -- $(BIN)/python -m pip install --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@touch $@

# The games' tests travel with the package; when only they have changed, nothing needs to be built.
installed-tests: .venv/.tests
.venv/.tests: .venv/.dependencies .venv/.package $(GAME_TESTS)
	@installed=$$($(BIN)/python -P -c "import estaminet; print(estaminet.__path__[0])"); \
	  if ! [ "$$installed" -ef src/estaminet ]; then rm -rf "$$installed"/games/*/tests; \
	    for folder in $(patsubst src/estaminet/%/.,%,$(wildcard src/estaminet/games/*/tests/.)); do \
	      cp -R "src/estaminet/$$folder" "$$installed/$$folder"; done; fi
	@touch $@
