"""What the tests of the command line share."""

import shutil
from pathlib import Path

import pytest

from swlcg_deck.cli import main
from swlcg_deck.paths import cardpool_dir


@pytest.fixture
def cardpool_copy(tmp_path: Path) -> Path:
    """A pool folder that a test may spoil."""
    return Path(shutil.copytree(cardpool_dir(), tmp_path / "cardpool"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def call(*arguments: str) -> tuple[int, str, str]:
        try:
            code = main(arguments)
        except SystemExit as stop:  # argparse ends the program on --help and on a wrong call
            code = int(stop.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call
