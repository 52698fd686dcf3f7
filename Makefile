# The one place for commands. Everything runs in .venv, which is made and kept up to date by itself (tools/install.py).
#
# The engine is compiled and installed there; `PYTHONPATH=src .venv/bin/python` runs the same code interpreted.
# Which modules are compiled is listed in pyproject.toml, [tool.lavafield].

PYTHON ?= python3
BIN := .venv/bin
CODE := $(wildcard src tests tools bench)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test check shots bench fuzz league load soak strength mutate golden generate lock wheel pythons clean

help:  ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

# Python would put it before the engine that is installed; only those who want the interpreted one set it below.
unexport PYTHONPATH

setup:  ## make the environment and compile the engine; each only if something changed
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "needs Python 3.11, as in: make PYTHON=python3.11")'
	@$(PYTHON) -m tools.install

play: setup  ## start the server and play in the browser
	@$(BIN)/lavafield serve --open

terminal: setup  ## play a game in the terminal
	@$(BIN)/lavafield play

test: setup check  ## everything that must pass: check, all tests compiled, all tests interpreted, in the browser, packaging
	npm --prefix web run --silent test
	$(BIN)/pytest -n 2 --ignore=tests/packaging
	PYTHONPATH=src $(BIN)/pytest -n 2 --ignore=tests/packaging --ignore=tests/web -m "not compiled"
	$(BIN)/pytest tests/packaging

check: setup  ## style, types, imports, generated files and locks, without running any test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.lock --check
	$(if $(wildcard tools/generate.py),$(BIN)/python tools/generate.py --check)
	$(BIN)/python -m tools.wire --check
	$(BIN)/python -m tools.client_words
	npm --prefix web run --silent check
	npm --prefix web run --silent lint

shots: setup  ## write screenshots of the main states of the browser client into build/shots/
	$(BIN)/python -m tools.shots

bench: setup  ## measure the engine, and others beside it, in an environment of its own
	@$(PYTHON) -m tools.install --bench
	.venv-bench/bin/python -m bench

fuzz: setup  ## play many random games and check every invariant at each step
	$(BIN)/python -m tools.fuzz --games 100000

league: setup  ## let the bots of every game play their ladder, and rate them
	$(BIN)/python -m tools.league

load: setup  ## measure the live server: 2,000 idle sockets, 1,000 actions a second, beside a bare echo server
	$(BIN)/python -m tools.load

soak: setup  ## an hour of mixed play on the live server, with 50 kills at the end; MINUTES=10 for less
	$(BIN)/python -m tools.soak --minutes $(or $(MINUTES),60)

strength: setup  ## measure how strong the bots are, by the matches of bench/strength.toml
	$(BIN)/python -m tools.strength

mutate: setup  ## switch each rule clause off in turn: a test must notice
	$(BIN)/python -m tools.mutate

golden: setup  ## write the golden playthroughs anew
	$(BIN)/python -m tools.golden

# Without setup, which could not compile while a generated source is missing.
generate:  ## write the generated sources anew
	$(PYTHON) tools/generate.py
	$(BIN)/python -m tools.wire

lock: setup  ## choose the newest allowed packages and write the lock files
	$(BIN)/python -m tools.lock

wheel: setup  ## build the sdist and the wheel into dist/
	$(BIN)/uv build --python $(BIN)/python

pythons: setup  ## build and try a wheel with each supported Python that is found here
	$(BIN)/python -m tools.wheels

clean:  ## remove all that make made, the environments too
	rm -rf .venv .venv-bench build dist src/*.egg-info src/lavafield/web web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
