# `make` lists what can be done. It needs cargo and Python 3.11 or later; all else goes into this
# folder (.venv, .tools, target), nothing is installed elsewhere.

.DEFAULT_GOAL := help
.PHONY: help build test test-rust test-python test-slow check lint lint-python lint-rust lint-generated \
        generate golden rulebooks guard instructions bench strength evaluation evolve searches fmt clean environment require-cargo

# uv makes the environment. It is installed into .tools where it is not found, or is too old.
UV := $(shell uv --version 2>/dev/null | grep -Eqv '^uv 0\.[0-8]\.' && command -v uv)
UV := $(or $(UV),.tools/bin/uv)
RUN := "$(UV)" run --no-sync

# An activated virtual environment is somebody else's; ours is .venv.
unexport VIRTUAL_ENV
export UV_PROJECT_ENVIRONMENT := .venv

# With -j, cargo would look for a job server that make does not hand on.
unexport MAKEFLAGS MFLAGS

# The path of the first of the given commands that is Python 3.11 or later, or nothing.
first_suitable = $(shell for python in $(1); do "$$python" -c \
	'import sys; print(sys.executable) if sys.version_info >= (3, 11) else sys.exit(1)' \
	2>/dev/null && break; done)
version_of = $(shell "$(1)" -c 'import platform; print(platform.python_version())' 2>/dev/null)
fault_of = $(or $(patsubst %,$(1) is Python %,$(call version_of,$(1))),$(1) was not found)
wrong_python = $(error $(call fault_of,$(1)): install Python 3.11 or later, or name one, as in: \
	make PYTHON=/path/to/python3)

# Without PYTHON, .venv keeps the interpreter it has, and a new .venv gets the newest one found.
ifdef PYTHON
INTERPRETER := $(or $(call first_suitable,"$(PYTHON)"),$(call wrong_python,$(PYTHON)))
export UV_PYTHON := $(INTERPRETER)
else
NAMES := python3.14 python3.13 python3.12 python3.11 python3
INTERPRETER = $(or $(call first_suitable,$(NAMES)),$(call wrong_python,python3))
endif

help: ## list the targets
	@echo 'usage: make [target] [PYTHON=/path/to/python3]'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' Makefile

build: require-cargo environment ## make the environment and build the extension
	@# uv does not notice when the built extension alone was deleted.
	"$(UV)" sync $(if $(shell ls src/darwindeck/_core.*.so 2>/dev/null),,--reinstall-package=darwindeck)

evolve: build ## breed new games, for some minutes; ARGS="--style party" is passed to darwindeck evolve
	@.venv/bin/darwindeck evolve $(ARGS)

test: test-rust test-python ## run the tests, but for the long ones; ARGS="-k war" is passed to pytest

test-rust: require-cargo
	cargo test --quiet --package darwindeck-core --package darwindeck-batch --package darwindeck-bench

test-python: build
	$(RUN) python -m pytest -n auto --dist worksteal -m "not slow" $(ARGS)

test-slow: build ## run the long tests, which CI runs too
	$(RUN) python -m pytest -n auto --dist worksteal -m slow $(ARGS)

check: lint test ## all that a change must pass: the linters, then the tests

lint: lint-python lint-rust lint-generated ## check format, style, types, stubs and generated files

lint-python: build
	$(RUN) ruff format --check
	$(RUN) ruff check
	$(RUN) python -m mypy
	$(RUN) python -m mypy.stubtest --mypy-config-file pyproject.toml darwindeck._core

lint-rust: require-cargo
	cargo fmt --all --check
	cargo clippy --quiet --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS=-Dwarnings cargo doc --quiet --workspace --no-deps

lint-generated: build
	$(RUN) python -m tools.generate --check

# Does not build the extension: its source may be waiting for what this writes.
generate: require-cargo environment ## write the files made from schema/ and the dataclasses
	"$(UV)" sync --inexact --no-install-project
	$(RUN) python -m tools.generate

golden: build ## write the golden files anew, for a change of format that is meant
	$(RUN) python -m tools.golden

rulebooks: build ## write the rulebooks of the known games anew, for a change of words that is meant
	$(RUN) python -m tools.rulebooks

guard: require-cargo environment ## compare the core's instruction counts with those on record (valgrind)
	.venv/bin/python -m benchmarks.instructions

instructions: require-cargo environment ## record them anew, for a change of speed that is meant
	.venv/bin/python -m benchmarks.instructions --update

# The release build, which .venv does not have, and what it is compared with.
bench: require-cargo environment ## time the core, and write benchmarks/results.json; ARGS=--quick for a glance
	"$(UV)" venv --quiet --allow-existing --python .venv/bin/python target/bench-env
	"$(UV)" pip install --quiet --python target/bench-env/bin/python --only-binary open-spiel \
		--reinstall-package darwindeck --requirements benchmarks/requirements.txt .
	target/bench-env/bin/python -m benchmarks $(ARGS)

strength: build ## let players play each other, and write benchmarks/strength.json; ARGS=--quick for a glance
	$(RUN) python -m benchmarks.strength $(ARGS)

evaluation: build ## evaluate the known games, and write docs/evaluation.md; ARGS=--quick for a glance
	$(RUN) python -m benchmarks.evaluation $(ARGS)

searches: build ## let the searches breed games with equal budgets, and write docs/evolution.md; ARGS=--quick for a glance
	$(RUN) python -m benchmarks.evolution $(ARGS)

fmt: build ## format the source, and fix what the linter can fix
	$(RUN) ruff check --fix-only
	$(RUN) ruff format
	cargo fmt --all

clean: ## delete all that was built or fetched
	rm -rf .venv .tools target dist uv.lock .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -f src/darwindeck/_core.*.so
	find benchmarks src tests tools -name __pycache__ -prune -exec rm -rf {} +

environment: $(filter .tools/bin/uv,$(UV)) .venv/bin/python

.venv/bin/python: | $(filter .tools/bin/uv,$(UV))
	"$(UV)" venv --quiet --clear --python "$(INTERPRETER)" .venv

.tools/bin/uv:
	"$(INTERPRETER)" -m venv --clear .tools
	.tools/bin/python -m pip install --quiet 'uv>=0.9,<1'

require-cargo:
	@:$(if $(shell command -v cargo),,$(error cargo was not found: install Rust from \
	https://rustup.rs, then open a new shell))
