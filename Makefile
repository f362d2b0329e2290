# Every target sets up what it needs: a virtual environment in .venv and, on Debian and Ubuntu,
# the system libraries of Qt. PYTHON=python3.12 picks another Python than the newest one found.

BIN := .venv/bin
# Everything but what looks at the clock, on all cores; one that is done takes from those that are not.
TESTS := --ignore=tests/benchmarks --numprocesses auto --dist worksteal
# The bound is for the code below the window: what only its tests reach does not count.
BELOW := --ignore=tests/gui --ignore=tests/packaging --ignore=tests/security
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help run test coverage lowest bench rules guide audit windows soak package clean setup-run setup-dev setup-audit setup-package

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: setup-run ## start the program; ARGS="..." hands it arguments
	$(BIN)/swlcg-deck $(ARGS)

test: setup-dev ## check style, types, layers and behaviour
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest $(TESTS)

coverage: setup-dev ## hold how much of the code its tests reach, before a release
	SCENES=both $(BIN)/pytest $(TESTS) $(BELOW) --cov --cov-report=term

lowest: setup-run ## the tests with the oldest versions of what the program needs
	packaging/lowest

bench: setup-dev ## measure the speed, and play thousands of games
	packaging/setup-peers
	$(BIN)/pytest tests/benchmarks -s -q
	FUZZ_GAMES=2000 CORE_GAMES=1000 GREEDY_GAMES=1000 FORKS=500 POOL_GAMES=1000 POOL_GREEDY_GAMES=200 $(BIN)/pytest -s -q \
		tests/engine/games/test_engine_fuzz.py tests/engine/games/test_core_fuzz.py \
		tests/engine/games/test_core_greedy.py tests/engine/games/test_engine_fork.py \
		tests/engine/games/test_pool_games.py

rules: setup-dev ## list the rules of the game and the tests that prove them
	$(BIN)/pytest --collect-only -q --rules-report tests

guide: setup-run ## write the user guide as HTML pages into build/guide
	$(BIN)/python packaging/guide.py --html build/guide

audit: setup-audit ## look for dangerous habits in the code and known holes in what it needs
	$(BIN)/python packaging/audit.py

windows: ## try the program on Windows, or as near to it as wine comes
	packaging/try-windows

soak: setup-dev ## use the program at random; MINUTES=10 says how long, SEED=1 which chance
	$(BIN)/python packaging/soak.py --minutes $(or $(MINUTES),10) $(if $(SEED),--seed $(SEED))

package: setup-package ## build the wheel and the bundle that needs no Python, and try both
	.venv-package/bin/python packaging/package.py

clean: ## remove .venv and everything else that was made here
	rm -rf .venv .venv-lowest .venv-package .venv-peers build dist .coverage .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache
	find swlcg_deck tests -type d -name __pycache__ -prune -exec rm -rf {} +

setup-run setup-dev setup-audit setup-package: setup-%:
	@packaging/setup $*
