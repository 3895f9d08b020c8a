# Two commands are all a newcomer needs: `make play` and `make test`. Everything they need goes to .venv.
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --quiet --require-hashes
# Two of the font packages come as source; they are built with the locked setuptools, not with a downloaded one.
INSTALL := $(PIP) --no-build-isolation --use-pep517
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: help play test quick newest bench rules pictures game espeak large format lock upgrade clean

help: ## this list
	@echo "Wardroom, a Discord game master for space board games. Commands:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.ready ## set up and start the bot (on Discord with DISCORD_TOKEN, in the browser without)
	@exec $(BIN)/python bot.py

test: $(VENV)/.ready-dev ## set up and run every check: format, lint, types, imports, rules, tests
	@$(BIN)/python -m tools.checks

quick: $(VENV)/.ready-dev ## every check except the long tests
	@$(BIN)/python -m tools.checks quick

newest: ## the quick checks on the newest Python of the path, in an environment of its own
	@for python in python3.15 python3.14 python3.13 python3.12; do \
		if $$python -c '' 2>/dev/null; then \
			exec $(MAKE) --no-print-directory quick VENV=.venv-newest PYTHON=$$python; \
		fi; \
	done; \
	echo "There is no Python on the path that is newer than 3.11."

bench: $(VENV)/.ready-dev ## measure: acknowledgement, durable append, pictures, loading, start-up
	@$(BIN)/python -m bench

rules: $(VENV)/.ready-dev ## which rules of each game are covered by a test, and which are not
	@$(BIN)/python -m tools.rules_coverage

pictures: $(VENV)/.ready ## draw a gallery of every board into gallery/
	@$(BIN)/python -m images.gallery gallery

game: $(VENV)/.ready-dev ## begin a new game as a copy of the sample game: make game NAME=star_dice
	@$(BIN)/python -m tools.new_game "$(NAME)"

espeak: $(VENV)/.ready ## add the optional speech synthesiser (GPL) for words that are not pre-recorded
	@$(PIP) -r requirements-espeak.lock

large: $(VENV)/.ready ## add the driver for PostgreSQL (docs/hosting.md)
	@$(PIP) -r requirements-large.lock

format: $(VENV)/.ready-dev ## format the code and fix what the linter can
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format .

lock: $(VENV)/.ready-dev ## regenerate the lock files from pyproject.toml, keeping versions that still fit
	@echo setuptools | $(COMPILE) $(UPGRADE) - -o requirements-build.lock
	@$(COMPILE) $(UPGRADE) pyproject.toml --all-extras -o requirements-dev.lock
	@$(COMPILE) pyproject.toml -c requirements-dev.lock -o requirements.lock
	@echo espeakng-loader | $(COMPILE) - -c requirements-dev.lock -o requirements-espeak.lock
	@echo asyncpg | $(COMPILE) - -c requirements-dev.lock -o requirements-large.lock

upgrade: UPGRADE := --upgrade
upgrade: lock ## the same with the newest versions

clean: ## remove the virtual environment, caches and the gallery (never your games in data/)
	rm -rf $(VENV) .venv-newest gallery .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The first Python on the path that is new enough; PYTHON=… on the command line chooses another.
$(VENV)/bin/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			$$python -m venv $(VENV) && exit 0; \
			rm -rf $(VENV); echo "$$python has no working venv module. On Debian: apt install python3-venv, then run make again."; exit 1; \
		fi; \
	done; \
	echo "Wardroom needs Python 3.11 or newer, and none is on your PATH. Install one, or run: make play PYTHON=/path/to/python3"; exit 1

# The stamps: installed once, and again only when a lock file changes.
$(VENV)/.ready-build: requirements-build.lock | $(VENV)/bin/python
	@echo "Setting up $(VENV) (once; later starts are fast) …"
	@$(PIP) -r requirements-build.lock
	@touch $@

$(VENV)/.ready: requirements.lock $(VENV)/.ready-build
	@$(INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.ready-dev: requirements-dev.lock $(VENV)/.ready
	@$(INSTALL) -r requirements-dev.lock
	@touch $@
