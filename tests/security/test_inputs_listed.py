"""The page on safety names every module that reads something, and only tests that there are."""

import re
from pathlib import Path

import pytest

from swlcg_deck.paths import resources_dir

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "swlcg_deck"
READS = re.compile(
    r"\.read_bytes\(|\.read_text\(|\.open\(\"rb|read_plain_file\(|json\.loads?\(|ET\.parse|"
    r"os\.environ|QLocalServer\(|clipboard\(\)\.text|mimeData\(\)|sys\.stdin|ZipFile\(|"
    r"import_module\(\"distributed|CSafeLoader|expat\.|sys\.argv"
)
TOOLS = {"files/plain_file.py"}
"""Reads for the others; the page tells of it above the tables."""


@pytest.fixture(scope="module")
def page() -> str:
    return (resources_dir() / "guide" / "safety.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def named(page: str) -> set[str]:
    return set(re.findall(r"`([a-z0-9_/]+\.py)`", page))


def test_every_module_that_reads_something_is_on_the_page(named):
    readers = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if READS.search(file.read_text(encoding="utf-8"))
    }
    assert len(readers) > 40
    assert sorted(readers - named) == [], "add them to a table of resources/guide/safety.md"


def test_every_module_and_every_test_on_the_page_is_there(named):
    files = {name: ROOT if name.startswith("tests/") else PACKAGE for name in named}
    assert sorted(name for name, home in files.items() if not (home / name).is_file()) == []


def test_every_row_names_its_reader_and_its_proof(page):
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    inputs = [row.split(" | ") for row in rows if not row.startswith(("| input", "| ---"))]
    assert len(inputs) > 20
    for cells in inputs:
        assert len(cells) == 5, cells[0]
        assert ".py`" in cells[1], cells[0]
        assert "`tests/" in cells[4], cells[0]
    assert all(tool in page for tool in TOOLS)
