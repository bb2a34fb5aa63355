# `make` lists what can be done. It needs cargo and Python 3.11 or later; all else goes into this
# folder (.venv, .venv-dev, .tools, target), nothing is installed elsewhere.

.DEFAULT_GOAL := help
.PHONY: help build develop test test-rust test-python test-slow test-browser deep check \
        lint lint-python lint-rust lint-generated web web-check wasm generate golden rulebooks \
        guard instructions bench strength evaluation evolve searches fmt clean require-cargo

# uv makes the environment. It is installed into .tools where it is not found, or is too old.
UV := $(shell uv --version 2>/dev/null | grep -Eqv '^uv 0\.[0-8]\.' && command -v uv)
UV := $(or $(UV),.tools/bin/uv)

# Two environments, side by side: .venv has the release core and what users need, .venv-dev the core
# with checks and the tools of developers.
USE := .venv/bin/python
DEVELOP := .venv-dev/bin/python

# Outside the workspace, as it is built for another target.
BROWSER := crates/darwindeck-wasm/Cargo.toml

# An activated virtual environment is somebody else's.
unexport VIRTUAL_ENV

# With -j, cargo would look for a job server that make does not hand on.
unexport MAKEFLAGS MFLAGS

NO_UV := uv could not be installed from PyPI: connect to the internet and try again, or install uv yourself

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
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' Makefile

build: require-cargo $(USE) ## get ready to use: .venv with the command darwindeck; EXTRAS=pdf adds what PDF needs
	@$(USE) tools/set_up.py use "$(UV)" $(EXTRAS)

develop: require-cargo $(DEVELOP) ## get ready to develop: .venv-dev with checks and tools
	@$(DEVELOP) tools/set_up.py develop "$(UV)"

evolve: build ## breed new games, for some minutes; ARGS="--style party" is passed to darwindeck evolve
	@.venv/bin/darwindeck evolve $(ARGS)

test: test-rust test-python ## run the tests, but for the long ones; ARGS="-k war" is passed to pytest

test-rust: develop
	cargo test --quiet --package darwindeck-core --package darwindeck-batch --package darwindeck-bench

test-python: develop
	$(DEVELOP) -m pytest -n auto --dist worksteal -m "not slow and not deep and not browser" $(ARGS)

test-slow: develop ## run the long tests, which CI runs too
	$(DEVELOP) -m pytest -n auto --dist worksteal -m "slow and not deep" $(ARGS)

test-browser: develop web/node_modules/axe-core ## open the table in a Chromium: /usr/bin/chromium, or the one that CHROMIUM names
	$(DEVELOP) -m pytest -n 2 --dist worksteal -m "browser and not deep" tests/browser $(ARGS)

deep: develop ## run what tries more of the same; docs/development.md says when, ARGS=tests/... which
	$(DEVELOP) -m pytest -n auto --dist worksteal -m deep $(ARGS)

check: lint test ## all that a change must pass: the linters, then the tests

lint: lint-python lint-rust lint-generated ## check format, style, types, stubs and generated files

lint-python: develop
	$(DEVELOP) -m ruff format --check
	$(DEVELOP) -m ruff check
	$(DEVELOP) -m mypy
	$(DEVELOP) -m mypy.stubtest --mypy-config-file pyproject.toml darwindeck._core

lint-rust: require-cargo
	cargo fmt --all --check
	cargo fmt --manifest-path $(BROWSER) --check
	cargo clippy --quiet --workspace --all-targets -- -D warnings
	cargo clippy --quiet --locked --manifest-path $(BROWSER) --target-dir target -- -D warnings
	RUSTDOCFLAGS=-Dwarnings cargo doc --quiet --workspace --no-deps

lint-generated: develop
	$(DEVELOP) -m tools.generate --check
	$(DEVELOP) -m tools.wasm --check

# Does not build the core: its source may be waiting for what this writes.
generate: require-cargo $(DEVELOP) ## write the files made from schema/ and the dataclasses
	@$(DEVELOP) tools/set_up.py tools "$(UV)"
	$(DEVELOP) -m tools.generate

web: ## build the page of the table from web/, after a change there; needs Node 20.19 or later
	cd web && npm ci && npm run build

web/node_modules/axe-core: web/package-lock.json
	cd web && npm ci
	touch $@

# The tests look at games as the Python package plays them.
web-check: develop ## check the sources of the page, and that it was built from them
	$(DEVELOP) -m tools.recordings
	cd web && npm ci && npm run check && npm run build -- --outDir ../target/page
	@cmp target/page/page.html src/darwindeck/table/page.html || \
		{ echo 'the page is not built from web/: run `make web` and commit it' >&2; exit 1; }

golden: develop ## write the golden files anew, for a change of format that is meant
	$(DEVELOP) -m tools.golden

rulebooks: develop ## write the rulebooks of the known games anew, for a change of words that is meant
	$(DEVELOP) -m tools.rulebooks

wasm: require-cargo $(DEVELOP) ## build the core for the browser, at the end of a change of the core
	$(DEVELOP) -m tools.wasm

guard: require-cargo $(DEVELOP) ## compare the core's instruction counts with those on record (valgrind)
	$(DEVELOP) -m benchmarks.instructions

instructions: require-cargo $(DEVELOP) ## record them anew, for a change of speed that is meant
	$(DEVELOP) -m benchmarks.instructions --update

# Another environment, as what the core is compared with is large.
bench: require-cargo $(USE) ## time the core, and write benchmarks/results.json; ARGS=--quick for a glance
	"$(UV)" venv --quiet --allow-existing --python $(USE) target/bench-env
	"$(UV)" pip install --quiet --python target/bench-env/bin/python --only-binary open-spiel \
		--reinstall-package darwindeck --requirements benchmarks/requirements.txt .
	target/bench-env/bin/python -m benchmarks $(ARGS)

strength: build ## let players play each other, and write benchmarks/strength.json; ARGS=--quick for a glance
	$(USE) -m benchmarks.strength $(ARGS)

evaluation: build ## evaluate the known games, and write docs/evaluation.md; ARGS=--quick for a glance
	$(USE) -m benchmarks.evaluation $(ARGS)

searches: build ## let the searches breed games with equal budgets, and write docs/evolution.md; ARGS=--quick for a glance
	$(USE) -m benchmarks.evolution $(ARGS)

fmt: develop ## format the source, and fix what the linter can fix
	$(DEVELOP) -m ruff check --fix-only
	$(DEVELOP) -m ruff format
	cargo fmt --all
	cargo fmt --manifest-path $(BROWSER)

clean: ## delete all that was built or fetched
	rm -rf .venv .venv-dev .tools target dist uv.lock .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find benchmarks src tests tools -name __pycache__ -prune -exec rm -rf {} +

%/bin/python: | $(filter .tools/bin/uv,$(UV))
	@"$(UV)" venv --quiet --clear --python "$(INTERPRETER)" $*

.tools/bin/uv:
	@echo 'setting up in this folder, once: this takes a minute or two' >&2
	@"$(INTERPRETER)" -m venv --clear .tools
	@.tools/bin/python -m pip install --quiet --retries 1 'uv>=0.9,<1' 2>.tools/log || \
		{ grep -q Retrying .tools/log || cat .tools/log >&2; rm -rf .tools; echo '$(NO_UV)' >&2; exit 1; }

require-cargo:
	@:$(if $(shell command -v cargo),,$(error cargo was not found: install Rust from \
	https://rustup.rs, then open a new shell))
