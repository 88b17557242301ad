# `make` alone lists the targets.

# The system's own Python where it will do: distributions build it with all optimisations, others often without any.
PYTHON ?= $(shell for python in /usr/bin/python3 python3; do \
	$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; done; echo $$python)
# Four workers on two cores: tests spend most of their time waiting for servers and browsers.
JOBS ?= 4
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
LOCK_VENV := .venv-lock
DOCS_VENV := .venv-docs
# npm's commands for web/, with a Node from PyPI where the machine has none; without a command it builds the page.
NPM := $(BIN)/python hatch_build.py
# Without a display, a text browser would take over the terminal.
DISPLAYED := $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),yes)
# Another program may be installing something: apt-get waits for it.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300
DATA ?= $(if $(XDG_DATA_HOME),$(XDG_DATA_HOME),$(HOME)/.local/share)/hyakki

MAKEFLAGS += --no-print-directory -j2
# Tests start hundreds of processes; without bytecode, each would compile the whole package.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup page ruff mypy svelte vitest pytest engine bytecode compiled browser services check quick test fmt bench types docs play terminal lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.installed ## make .venv with everything in it, .venv/bin/hyakki too

check: ruff mypy svelte ## lint, format check and types
	@echo "check: ruff, mypy and svelte-check are content"

ruff: setup
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "check: 'make fmt' formats these" >&2; exit 1; }

mypy: setup
	@$(BIN)/mypy --no-error-summary

# After the page, whose build installs the packages.
svelte: page
	@$(NPM) run check

vitest: svelte
	@$(NPM) run test

# Pytest rewrites every file of tests once: here one process does so, not every worker.
bytecode: setup
	@test -d tests/__pycache__ || $(BIN)/python -m pytest --collect-only -qq >/dev/null

# Tests of the engine and the games; the plugins for servers and browsers would only take time to load.
QUICK := tests/core tests/games tests/lab tests/bots tests/envs tests/learn tests/scenes tests/terminal
WITHOUT := playwright schemathesis rerunfailures benchmark anyio
quick: ruff mypy engine ## lint, types, and the tests of the engine and the games that take no time: for use while working

engine: setup
	@FILLINGS=1 $(BIN)/python -m pytest -q -n 2 -m "not slow" $(WITHOUT:%=-p no:%) $(QUICK)

test: check vitest pytest ## setup, check, build the page, and run all tests

# Runs beside the checks of the page, which keep one core busy.
pytest: services bytecode page
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder

page: setup ## build the web page, if it has changed
	@$(NPM)

types: setup ## write the page's types from the server's messages and Views
	@$(BIN)/python -m hyakki.server.http.types_for_page web/src

docs: $(DOCS_VENV)/.locked ## build the documentation site into build/site
	@NO_MKDOCS_2_WARNING=1 $(DOCS_VENV)/bin/mkdocs build --quiet --strict
	@echo "docs: open build/site/index.html"

fmt: setup ## format, and fix what ruff can fix
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

compiled: setup ## compile the hot modules into build/compiled, for PYTHONPATH; a C compiler must be there
	@$(BIN)/python hatch_build.py compile

bench: setup ## run the benchmarks, of games and server also compiled where there is a C compiler
	@$(BIN)/python -m hyakki.lab.bench
	@$(BIN)/python -m hyakki.envs.bench
	@$(BIN)/python -m bench.waiting --questions 60
	@test -d bench/node_modules || $(NPM) --prefix ../bench ci --no-audit --no-fund --loglevel=error || true
	@$(BIN)/python -m hyakki.lab.bench_server --peer bench
	@$(BIN)/python -m hyakki.lab.bench_server --tables 500 --rate 250 --clients 2 --seconds 20
	@if $(BIN)/python hatch_build.py compile; then \
		PYTHONPATH=build/compiled $(BIN)/python -m hyakki.lab.bench; \
		PYTHONPATH=build/compiled $(BIN)/python -m hyakki.envs.bench; \
		PYTHONPATH=build/compiled $(BIN)/python -m hyakki.lab.bench_server --peer bench; \
	fi

play: setup page ## play in the browser; what is played is kept in DATA
	@mkdir -p "$(DATA)"
	@$(BIN)/hyakki serve $(DISPLAYED:%=--browse) --data "$(DATA)"

terminal: setup ## play in the terminal
	@$(BIN)/hyakki play

# Keeps the pins that still fit; `make lock LOCKFLAGS=--upgrade` takes the newest.
# uv does not read pip's configuration, so pip's index, if it has one, is handed over by environment.
lock: ## update the pinned dependencies in requirements.lock and requirements-docs.lock
	@$(call need_python)
	@test -x $(LOCK_VENV)/bin/uv || { $(PYTHON) -m venv --clear $(LOCK_VENV) \
		&& $(LOCK_VENV)/bin/python -m pip -qq --disable-pip-version-check install uv; }
	@$(call compile_lock,requirements.lock,--extra balance --extra dev --extra compiled --extra envs --extra server --extra workers)
	@$(call compile_lock,requirements-docs.lock,--extra docs)

clean: ## remove .venv, caches and builds
	@rm -rf $(VENV) $(LOCK_VENV) $(DOCS_VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis test-results
	@rm -rf bench/node_modules web/node_modules web/dist src/hyakki/server/page
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Two stamps: a new lock means a new .venv, a new pyproject.toml only a new install of hyakki into it.
$(VENV)/.locked: requirements.lock
	@$(call need_python)
	@echo "setup: making $(VENV) from requirements.lock"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@
	@echo "setup: $(BIN)/hyakki is ready"

# The site has an environment of its own, so that `make setup` installs nothing for it.
$(DOCS_VENV)/.locked: requirements-docs.lock
	@$(call need_python)
	@echo "docs: making $(DOCS_VENV) from requirements-docs.lock"
	@$(PYTHON) -m venv --clear $(DOCS_VENV)
	@$(DOCS_VENV)/bin/python -m pip -qq --disable-pip-version-check install --require-hashes -r requirements-docs.lock
	@touch $@

# Debian's Chromium without a window, with which the tests take half the time; else the machine's; else playwright's.
HAS_CHROMIUM = command -v chromium >/dev/null || command -v chromium-browser >/dev/null
SHELL_PACKAGE := chromium-headless-shell
browser: setup
	@command -v $(SHELL_PACKAGE) >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			$(HAS_CHROMIUM) || $(APT) update; \
			apt-cache show $(SHELL_PACKAGE) >/dev/null 2>&1 \
				&& echo "browser: installing $(SHELL_PACKAGE) for the browser tests" \
				&& $(APT) install -y $(SHELL_PACKAGE) >/dev/null; \
		else \
			false; \
		fi; \
	} || { $(HAS_CHROMIUM); } || $(BIN)/playwright install --only-shell chromium \
		|| { echo "browser: the browser tests need Chromium; on Debian: sudo apt-get install $(SHELL_PACKAGE)" >&2; exit 1; }

# PostgreSQL and Redis for the tests of several workers, which start their own. Debian keeps initdb out of the path.
HAS_SERVICES = command -v redis-server >/dev/null && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1
# After the browser: apt-get installs one thing at a time.
services: browser
	@$(HAS_SERVICES) || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "services: installing postgresql and redis-server for the tests of several workers"; \
			$(APT) update && $(APT) install -y postgresql redis-server >/dev/null; \
		fi; \
		$(HAS_SERVICES); \
	} || { echo "services: the tests of several workers need PostgreSQL and Redis; on Debian or Ubuntu: sudo apt-get install postgresql redis-server" >&2; exit 1; }

# $(call compile_lock,FILE,EXTRAS) pins what the package needs with these extras.
define compile_lock
	index=$${UV_DEFAULT_INDEX:-$${PIP_INDEX_URL:-$$($(PYTHON) -m pip config get global.index-url 2>/dev/null || true)}}; \
	if [ -n "$$index" ]; then export UV_DEFAULT_INDEX="$$index"; fi; \
	$(LOCK_VENV)/bin/uv pip compile --quiet pyproject.toml $(2) --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --no-emit-package hyakki $(LOCKFLAGS) -o $(1) \
	&& echo "lock: $$(grep -c '==' $(1)) packages pinned in $(1)"
endef

# Python 3.11 or later that can make a venv; Debian and Ubuntu have that part in a package of its own.
define need_python
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "setup: Python 3.11 or later is needed; try 'make setup PYTHON=python3.12'" >&2; exit 1; }; \
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "setup: $(PYTHON) cannot make a venv; installing python3-venv"; \
			$(APT) update && $(APT) install -y python3-venv >/dev/null; \
		fi; \
		$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; \
	} || { echo "setup: $(PYTHON) cannot make a venv; on Debian or Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; }
endef
