"""Lists as one pastes them, as text, BBCode and Markdown: what is written comes back as it was."""

from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paste_decks import assert_holds, assert_reported_once, decks

from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.formats import bbcode_format, markdown_format, text_format
from swlcg_deck.formats.registry import detect_format, read_deck, write_deck

TWO = DeckSet(number=4, title="A Journey to Dagobah", copies=2)
UNKNOWN = (
    DeckSet(number=None, title="Return of the Ewoks", copies=1),
    DeckSet(number=901, title="Fan Set", copies=1),
)


def deck(name: str, affiliation: str | None, *sets: DeckSet) -> Deck:
    made = new_deck(name, affiliation)
    return Deck.model_validate({**dict(made), "sets": sets, "notes": "not kept"})


BBCODE = (
    deck("Toolbox", None, TWO),
    "[b]Toolbox[/b]\n"
    "[b]Affiliation:[/b] none\n"
    "\n"
    "[list]\n"
    "[*]2x A Journey to Dagobah (4)\n"
    "[/list]\n"
    "[b]Total: 2 objective sets[/b]\n",
)
MARKDOWN = (
    deck("Toolbox *2*", "Jedi", TWO),
    "# Toolbox \\*2\\*\n"
    "\n"
    "**Affiliation:** Jedi\n"
    "\n"
    "- 2x A Journey to Dagobah (4)\n"
    "\n"
    "**Total: 2 objective sets**\n",
)
TEXT = (
    deck("Toolbox", "Jedi", TWO, *UNKNOWN),
    "Toolbox\n"
    "Affiliation: Jedi\n"
    "\n"
    "2x A Journey to Dagobah (4)\n"
    "1x Return of the Ewoks (?)\n"
    "1x Fan Set (901?)\n"
    "\n"
    "Total: 4 objective sets\n",
)
FORMATS = [
    pytest.param(bbcode_format, *BBCODE, id="bbcode"),
    pytest.param(markdown_format, *MARKDOWN, id="markdown"),
    pytest.param(text_format, *TEXT, id="text"),
]


@pytest.mark.parametrize(("kind", "toolbox", "text"), FORMATS)
def test_the_list_that_is_written(pool, kind: ModuleType, toolbox: Deck, text: str):
    assert kind.write(toolbox, pool) == text


@pytest.mark.parametrize("kind", [bbcode_format, markdown_format, text_format])
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_deck_survives_writing_and_reading(pool, kind: ModuleType, data):
    drawn = data.draw(decks(pool))
    text = kind.write(drawn, pool)
    reading = kind.read(text, pool)
    assert_holds(reading, drawn)
    assert_reported_once(reading, text)
    assert kind.detect(text)


@pytest.mark.parametrize(
    ("name", "toolbox", "file"),
    [
        ("bbcode", BBCODE[0], ""),
        ("markdown", MARKDOWN[0], "deck.md"),
        ("text", TEXT[0], "deck.txt"),
    ],
)
def test_through_the_registry(pool, name: str, toolbox: Deck, file: str):
    data = write_deck(toolbox, pool, name)
    assert detect_format(data.decode(), file).name == name
    assert_holds(read_deck(data, pool, file_name=file), toolbox)


@pytest.mark.parametrize(
    ("kind", "text", "is_it"),
    [
        (bbcode_format, "[b]Toolbox[/b]\n", True),
        (bbcode_format, "[LIST]\n[*]2x Hit and Run\n[/LIST]", True),
        (bbcode_format, "[url=https://example.org]Hit and Run[/url]", True),
        (bbcode_format, "[18] Hit and Run [x2]\n", False),
        (bbcode_format, "2x Hit and Run\n", False),
        (markdown_format, "# Toolbox\n", True),
        (markdown_format, "Affiliation: **Jedi**\n", True),
        (markdown_format, "| a | b |\n|---|---|\n", True),
        (markdown_format, "[Hit and Run](https://example.org)\n", True),
        (markdown_format, "- 2x Hit and Run\n", False),
        (markdown_format, "#18 Hit and Run\n", False),
        (markdown_format, "2x Hit and Run\n", False),
    ],
)
def test_what_looks_like_a_format(kind: ModuleType, text: str, is_it: bool):
    assert kind.detect(text) is is_it


@pytest.mark.parametrize(
    "text",
    [
        "[B]2x[/B] Hit and Run",
        "[*][i]2x[/i] [color=#ff0000]Hit and Run[/color]",
        "[list][*]2x [url='https://x.y?a=1&b=2']Hit and Run[/url][/list]",
        "[spoiler=deck]2x Hit and Run[/spoiler]",
        "[img]https://x.y/2x.png[/img]2x Hit and Run",
        "[quote name=someone]2x Hit and Run[/quote]",
    ],
)
def test_tags_of_bbcode_are_taken_off(pool, text):
    (found,) = bbcode_format.read(text, pool).decks
    assert [(entry.key, entry.copies) for entry in found.sets] == [(18, 2)]


def test_unknown_brackets_are_no_tags(pool):
    (found,) = bbcode_format.read("[b]Deck: [WIP] x [/b]\n2x Hit and Run", pool).decks
    assert found.name == "[WIP] x"


def test_cells_of_a_markdown_table_in_any_order(pool):
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


@pytest.mark.parametrize("kind", [bbcode_format, markdown_format, text_format])
@pytest.mark.parametrize("name", ["~0~", "x ~b~", "a ~ b", "~~old~~"])
def test_a_name_with_tildes_is_no_struck_out_line(pool, kind: ModuleType, name):
    deck = Deck(id="0" * 32, name=name)
    (again,) = kind.read(kind.write(deck, pool), pool).decks
    assert again.name == name
