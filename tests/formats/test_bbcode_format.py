"""BBCode: what is written, that it comes back, and what counts as BBCode."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paste_decks import assert_holds, assert_reported_once, decks

from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.formats import bbcode_format
from swlcg_deck.formats.registry import detect_format, read_deck, write_deck


@pytest.fixture
def toolbox():
    sets = (DeckSet(number=4, title="A Journey to Dagobah", copies=2),)
    return Deck.model_validate({**dict(new_deck("Toolbox", None)), "sets": sets})


def test_the_list_that_is_written(pool, toolbox):
    assert bbcode_format.write(toolbox, pool) == (
        "[b]Toolbox[/b]\n"
        "[b]Affiliation:[/b] none\n"
        "\n"
        "[list]\n"
        "[*]2x A Journey to Dagobah (4)\n"
        "[/list]\n"
        "[b]Total: 2 objective sets[/b]\n"
    )


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_deck_survives_writing_and_reading(pool, data):
    deck = data.draw(decks(pool))
    text = bbcode_format.write(deck, pool)
    assert bbcode_format.detect(text)
    reading = bbcode_format.read(text, pool)
    assert_holds(reading, deck)
    assert_reported_once(reading, text)


def test_through_the_registry(pool, toolbox):
    data = write_deck(toolbox, pool, "bbcode")
    assert detect_format(data.decode()).name == "bbcode"
    assert_holds(read_deck(data, pool), toolbox)


@pytest.mark.parametrize(
    ("text", "is_bbcode"),
    [
        ("[b]Toolbox[/b]\n", True),
        ("[LIST]\n[*]2x Hit and Run\n[/LIST]", True),
        ("[url=https://example.org]Hit and Run[/url]", True),
        ("[18] Hit and Run [x2]\n", False),
        ("2x Hit and Run\n", False),
    ],
)
def test_what_looks_like_bbcode(text, is_bbcode):
    assert bbcode_format.detect(text) is is_bbcode


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
def test_tags_are_taken_off(pool, text):
    (deck,) = bbcode_format.read(text, pool).decks
    assert [(entry.key, entry.copies) for entry in deck.sets] == [(18, 2)]


def test_unknown_brackets_are_no_tags(pool):
    (deck,) = bbcode_format.read("[b]Deck: [WIP] x [/b]\n2x Hit and Run", pool).decks
    assert deck.name == "[WIP] x"
