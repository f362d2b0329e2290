"""What all tests share: the real card pool, and the rules of the game that a test proves."""

import os

import pytest
from rules_report import (  # noqa: F401 - pytest finds its hooks here
    pytest_addoption,
    pytest_collection_modifyitems,
    pytest_configure,
    pytest_terminal_summary,
)

from swlcg_deck.cards.pool import CardPool, load_pool

# Before anything imports Qt: the tests need no display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def pool(tmp_path_factory: pytest.TempPathFactory) -> CardPool:
    """The pool we ship, read from its files once."""
    return load_pool(cache_dir=tmp_path_factory.mktemp("cache"))
