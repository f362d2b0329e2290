"""Markdown: what is written, that it comes back, and what counts as Markdown."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paste_decks import assert_holds, assert_reported_once, decks

from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.formats import markdown_format
from swlcg_deck.formats.registry import detect_format, read_deck, write_deck


@pytest.fixture
def toolbox():
    sets = (DeckSet(number=4, title="A Journey to Dagobah", copies=2),)
    return Deck.model_validate({**dict(new_deck("Toolbox *2*", "Jedi")), "sets": sets})


def test_the_list_that_is_written(pool, toolbox):
    assert markdown_format.write(toolbox, pool) == (
        "# Toolbox \\*2\\*\n"
        "\n"
        "**Affiliation:** Jedi\n"
        "\n"
        "- 2x A Journey to Dagobah (4)\n"
        "\n"
        "**Total: 2 objective sets**\n"
    )


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_deck_survives_writing_and_reading(pool, data):
    deck = data.draw(decks(pool))
    text = markdown_format.write(deck, pool)
    assert markdown_format.detect(text)
    reading = markdown_format.read(text, pool)
    assert_holds(reading, deck)
    assert_reported_once(reading, text)


def test_through_the_registry(pool, toolbox):
    data = write_deck(toolbox, pool, "markdown")
    assert detect_format(data.decode()).name == "markdown"
    assert_holds(read_deck(data, pool, file_name="deck.md"), toolbox)


@pytest.mark.parametrize(
    ("text", "is_markdown"),
    [
        ("# Toolbox\n", True),
        ("Affiliation: **Jedi**\n", True),
        ("| a | b |\n|---|---|\n", True),
        ("[Hit and Run](https://example.org)\n", True),
        ("- 2x Hit and Run\n", False),
        ("#18 Hit and Run\n", False),
        ("2x Hit and Run\n", False),
    ],
)
def test_what_looks_like_markdown(text, is_markdown):
    assert markdown_format.detect(text) is is_markdown


def test_cells_of_a_table_in_any_order(pool):
    text = (
        "| Product | Title | Qty | # |\n|:--|:--|--:|--:|\n"
        "| Core Set | Hit and Run | 1 | 18 |\n"
        "| The Desolation of Hoth | [Hoth Operations](https://x.y) | 2 | 38 |\n"
        "\n"
        "| Hold the Line! | 2x |\n"
    )
    reading = markdown_format.read(text, pool)
    assert [(e.key, e.copies) for e in reading.decks[0].sets] == [(18, 1), (38, 2), (61, 2)]
    assert reading.is_clean
