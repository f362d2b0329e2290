"""What all tests share: the real card pool, and the rules of the game that a test proves."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings
from nameless_language import Nameless
from rules_report import (  # noqa: F401 - pytest finds its hooks here
    pytest_addoption,
    pytest_collection_modifyitems,
    pytest_configure,
    pytest_terminal_summary,
)

from swlcg_deck import language
from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.paths import cardpool_dir
from swlcg_deck.system_fonts import find_fonts_without_a_screen

# Before anything imports Qt: the tests need no display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
find_fonts_without_a_screen()

# A slow moment of the machine is no failure; hangs are what tests of their own look for.
settings.register_profile("suite", deadline=None)
settings.load_profile("suite")


@pytest.fixture(scope="session", autouse=True)
def shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The user's own cache stays as it is; all workers and the programs they start share another,
    so that the card pool is read from its files once."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "cache"
    os.environ["XDG_CACHE_HOME"] = str(folder)
    return folder


@pytest.fixture(scope="session", autouse=True)
def nobodys_library(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test reads the settings of whoever runs it, which say where his decks are."""
    config = str(tmp_path_factory.mktemp("config"))
    for name in ("XDG_CONFIG_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        os.environ[name] = config
    os.environ.pop("SWLCG_DECK_LIBRARY", None)


@pytest.fixture(scope="session")
def pool(shared_cache: Path) -> CardPool:  # noqa: ARG001 - where the pool is cached
    """The pool we ship."""
    return load_pool()


@pytest.fixture
def pool_copy(tmp_path: Path) -> Path:
    """The folder of the pool we ship, copied, so that a test may break it."""
    return Path(shutil.copytree(cardpool_dir(), tmp_path / "cardpool"))


@pytest.fixture
def small_pool_copy(pool_copy: Path) -> Path:
    """The same with one file of sets. Files are compared only where each is sound in itself."""
    for file in (pool_copy / "sets").iterdir():
        if file.name != "02-the-desolation-of-hoth.yaml":
            file.unlink()
    return pool_copy


@pytest.fixture
def nameless(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is said in the language without words."""
    monkeypatch.setattr(language._Spoken, "catalogue", Nameless())
