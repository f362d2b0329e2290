"""Decks that were published, each in the styles in which people write: set for set the same."""

from pathlib import Path

import pytest
import yaml

from swlcg_deck.formats.reading import LineKind
from swlcg_deck.formats.registry import read_deck

FILE = Path(__file__).parents[1] / "data" / "published_decks.yaml"
DECKS = {entry["name"]: entry for entry in yaml.safe_load(FILE.read_text("utf-8"))}
WORDS = {1: "one copy", 2: "two copies"}


def product(entry):
    return entry.product.removesuffix(" Set")


STYLES = {
    "2x T": lambda e, n, _: f"{n}x {e.title}",
    "T x2": lambda e, n, _: f"{e.title} x{n}",
    "T (2)": lambda e, n, _: f"{e.title} ({n})",
    "2x T, product": lambda e, n, _: f"{n}x {e.title}, {product(e)}",
    "T, product, 2": lambda e, n, _: f"{e.title}, {product(e)}, {n}",
    "2 T (number)": lambda e, n, _: f"{n} {e.title} ({e.number})",
    "- T - product x2": lambda e, n, _: f"- {e.title} - {product(e)} x{n}",
    "2x T (product)": lambda e, n, _: f"{n}x {e.title} ({product(e)})",
    "T - two copies": lambda e, n, _: f"{e.title} - {WORDS[n]}",
    "| 2 | T | product |": lambda e, n, _: f"| {n} | {e.title} | {product(e)} |",
    "2x #number T": lambda e, n, _: f"{n}x #{e.number} {e.title}",
    "1. T x2; remark": lambda e, n, place: f"{place}. {e.title} x{n}; it never lost a game",
}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", DECKS)
def test_a_published_deck_reads_set_for_set(pool, name, style):
    entry = DECKS[name]
    lines = [
        STYLES[style](pool.set(number), copies, place)
        for place, (number, copies) in enumerate(entry["sets"].items(), 1)
    ]
    text = "\n".join([f"Deck: {name}", f"Affiliation: {entry['affiliation']}", "", *lines])
    reading = read_deck(text.encode(), pool, format_name="text")
    (deck,) = reading.decks
    assert {e.key: e.copies for e in deck.sets} == entry["sets"]
    assert deck.affiliation == entry["affiliation"]
    assert {line.kind for line in reading.report} <= {LineKind.UNDERSTOOD, LineKind.IGNORED}


def test_every_set_of_the_products_that_are_called_like_a_set(pool):
    """In the six products the name behind the comma is never a set of its own."""
    called_alike = [e for e in pool.sets if pool.set_titled(e.product) is not None]
    assert len({e.product for e in called_alike}) == 6
    for entry in called_alike:
        for line in (f"2x {entry.title}, {entry.product}", f"{entry.title}, {entry.product}, 2"):
            (deck,) = read_deck(f"Deck: A\n{line}".encode(), pool, format_name="text").decks
            assert {e.key: e.copies for e in deck.sets} == {entry.number: 2}, line
