"""What the tests of the command line share."""

import shutil
from pathlib import Path

import pytest
from deck_lists import POST

from swlcg_deck.cli.main import main
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


@pytest.fixture
def post(tmp_path: Path) -> Path:
    """A post with two decks and a misspelt set."""
    file = tmp_path / "post.txt"
    file.write_text(POST, encoding="utf-8")
    return file


@pytest.fixture
def new(run, tmp_path: Path):
    """Make a deck file with the command itself."""

    def make(affiliation: str, *sets: str, name: str = "deck.swdeck") -> str:
        path = str(tmp_path / name)
        assert run("new", "--affiliation", affiliation, "-o", path, "--force", *sets)[0] == 0
        return path

    return make
