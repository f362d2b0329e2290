"""Texts that nobody meant as a deck end in a reading or a sentence; their work grows as they do."""

from contextlib import suppress

import pytest
from hostile_texts import EVIL_LINES, evil_list
from hypothesis import given, settings
from hypothesis import strategies as st
from paste_decks import assert_reported_once, odd_text
from work_counted import calls_of

from swlcg_deck.formats import bbcode_format, markdown_format, text_format
from swlcg_deck.formats.reading import FormatError, LineKind
from swlcg_deck.formats.registry import read_deck

FORMATS = [text_format, markdown_format, bbcode_format]
PIECES = [
    *"""
2x Hoth Operations
Hoth Operations x2
Hoth Operations (38)
In You Must Go (2)
2 Hit and Run
To Arms!
- Luke Skywalker
  • Twist of Fate (Core)
1x Darth Vader
Units
Command Deck
Objectives
Light Side
Dark Side: Sith
Affiliation: Jedi
Jedi
Sith (Core)
Deck: foo
# head
**bold**
[b]b[/b]
[*]2x To Arms!
| 2 | Hit and Run |
2x
38
====
http://x.y
some prose.
Total: 10
2x Hit and Run, 2x To Arms!
1 - A Hero's Journey (001-1)
1 - Lightsaber (001-9)
> Trust Me
2x Foo (?)
2x A Hero's
2x Fal of teh Jedi
x2
(2)
[list]
0x To Arms!
""".splitlines(),
    "2\tHit and Run",
]
lines = (
    st.sampled_from(PIECES) | odd_text | st.tuples(odd_text, st.sampled_from(PIECES)).map("".join)
)
texts = st.text(max_size=400) | st.lists(lines, max_size=30).map("\n".join)


@st.composite
def spliced(draw):
    """A text with a piece of markup in the wrong place."""
    text = draw(texts)
    place = draw(st.integers(0, len(text)))
    mark = draw(
        st.sampled_from(["[", "]", "(", ")", "**", "\\", "&#", "<", "\t", "|", "x2", "\n", "\r"])
    )
    return text[:place] + mark + text[place:]


@settings(max_examples=1500, deadline=None)
@given(text=texts | spliced())
def test_any_text_is_read_or_refused_and_each_line_reported_once(pool, text):
    try:
        reading = text_format.read(text, pool)
    except FormatError:
        return
    assert_reported_once(reading, text)
    for line in reading.report:
        entries = reading.decks[line.deck].sets
        assert not line.placeholder or line.placeholder in [entry.key for entry in entries]
        assert line.kind is not LineKind.AMBIGUOUS or (line.choices and line.placeholder)


@settings(max_examples=300, deadline=None)
@given(text=spliced())
def test_any_text_that_is_read_can_be_written_and_read_again(pool, text):
    try:
        decks = text_format.read(text, pool).decks
    except FormatError:
        return
    for deck in decks:
        for module in FORMATS:
            (again,) = module.read(module.write(deck, pool), pool).decks
            assert (again.name, again.sets) == (deck.name, deck.sets)


@settings(max_examples=300, deadline=None)
@given(data=st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(pool, data):
    with suppress(FormatError):
        read_deck(data, pool, format_name="text")


@pytest.mark.parametrize("name", EVIL_LINES)
def test_twice_as_many_evil_lines_are_twice_the_work(pool, name):
    """20,000 of them are allowed."""

    def read(lines):
        with suppress(FormatError):
            text_format.read(evil_list(name, lines), pool)

    read(1)
    once = calls_of(lambda: read(200))
    assert once < 200 * 5_000
    assert calls_of(lambda: read(400)) < 2.2 * once
