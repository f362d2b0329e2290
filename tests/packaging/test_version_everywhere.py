"""One version, told in the same way wherever it is asked for."""

import re
import subprocess
import sys

import pytest

from swlcg_deck import __version__
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.main import main
from swlcg_deck.paths import resources_dir


def test_version_names_the_pool_and_the_newest_rules(capsys, pool: CardPool) -> None:
    assert main(["--version"]) == 0
    told = capsys.readouterr().out
    rules = pool.default_edition.title
    assert told == (f"swlcg-deck {__version__}, card pool {pool.fingerprint[:8]}, rules {rules}\n")


def test_version_loads_neither_qt_nor_the_cards() -> None:
    script = (
        "import sys; from swlcg_deck.start import main; main(['--version']);"
        "print([m for m in ('PySide6', 'swlcg_deck.cards.pool') if m in sys.modules])"
    )
    done = subprocess.run(
        (sys.executable, "-c", script), capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[1] == "[]"


def test_version_of_a_broken_pool_says_so(capsys, monkeypatch, pool_copy) -> None:
    monkeypatch.setattr("swlcg_deck.cli.version.cardpool_dir", lambda: pool_copy)
    (pool_copy / "rules" / "editions.yaml").write_text("default: [", encoding="utf-8")
    assert main(["--version"]) == 0
    assert "rules unreadable (`swlcg-deck validate` tells why)" in capsys.readouterr().out
    (pool_copy / "rules" / "editions.yaml").unlink()
    assert main(["--version"]) == 0
    assert "rules/editions.yaml: this file is missing" in capsys.readouterr().out


def test_the_changelog_begins_with_this_version() -> None:
    changes = (resources_dir() / "legal" / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+) \(\d{4}-\d\d-\d\d\)$", changes, re.MULTILINE)
    assert newest is not None
    assert newest.group(1) == __version__


def test_options_that_stand_alone_refuse_company(capsys) -> None:
    for option in ("--install-desktop", "--uninstall-desktop"):
        with pytest.raises(SystemExit, match="2"):
            main([option, "sets", "yoda"])
        assert f"{option} stands alone" in capsys.readouterr().err
