"""What the tests of the command line share."""

import shutil
from pathlib import Path

import pytest

from swlcg_deck.paths import cardpool_dir


@pytest.fixture
def cardpool_copy(tmp_path: Path) -> Path:
    """A pool folder that a test may spoil."""
    return Path(shutil.copytree(cardpool_dir(), tmp_path / "cardpool"))
