"""How the tests break a copy of the card pool and look at what is said about it."""

import re
from pathlib import Path

import pytest

from swlcg_deck.cards.loading.faults import Fault, PoolError
from swlcg_deck.cards.pool import checked_pool, load_pool

HOTH = "sets/02-the-desolation-of-hoth.yaml"
BEN = "2 (Old Ben's Spirit)"


_TEXT = re.compile(r"^    abilities:\n(?: {4}[- ].*\n)+", re.MULTILINE)


def without_texts(folder: Path) -> None:
    """Nobody's text moves the lines on which the tests expect a fault."""
    file = folder / HOTH
    text = _TEXT.sub("    abilities: unwritten\n", file.read_text("utf-8"))
    file.write_text(re.sub("    same_as: .*", "    abilities: unwritten", text), "utf-8")


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def faults_of(folder: Path) -> list[Fault]:
    """Why a folder cannot be loaded; nothing is written, neither there nor elsewhere."""
    before = contents(folder)
    cache = folder.parent / "cache"
    with pytest.raises(PoolError) as caught:
        load_pool(folder, cache_dir=cache)
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    assert contents(folder) == before
    assert not cache.exists()
    return caught.value.faults


def all_faults_of(folder: Path) -> list[Fault]:
    """With those of the rules to read; none of a folder that is sound."""
    try:
        checked_pool(folder)
    except PoolError as error:
        return error.faults
    return []


def expect(faults: list[Fault], *expected: tuple) -> None:
    """Compare file, line, set, card and field exactly, and a part of the message."""
    places = [(f.file, f.line, f.set, f.card, f.field) for f in faults]
    assert places == [row[:5] for row in expected]
    for fault, row in zip(faults, expected, strict=True):
        assert row[5] in fault.message
