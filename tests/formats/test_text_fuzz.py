"""Texts that nobody meant as a deck: they end in a reading or a sentence, and soon."""

import time
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paste_decks import assert_reported_once, odd_text

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


EVIL = {
    "spaces": " " * 49,
    "commas": "a," * 24,
    "brackets": "(" * 49,
    "links": "[a](" * 12,
    "tags": "[b][i" * 9,
    "angles": "<a " * 16,
    "stars": "*a " * 16,
    "underscores": "_a " * 16,
    "digits": "1 " * 24,
    "counts": "2x " * 16,
    "counts behind": "a x2, " * 8,
    "tabs": "a\t" * 24,
    "backslashes": "\\*" * 24,
    "quotes": "> " * 24,
    "dashes": "- a " * 12,
    "near a title": "2x The Emperor's Lesion of Hot",
    "labels": "Affiliation: jed jed jed jed jed jed jed jed",
    "marks": "é–×" * 16,
}


@pytest.mark.parametrize("name", EVIL)
def test_evil_lines_take_no_time(pool, name):
    """Each line is different, so that nothing can be remembered; 20,000 of them are allowed."""
    text = "\n".join(f"{EVIL[name]}{number}" for number in range(2_000))
    start = time.process_time()
    with suppress(FormatError):
        text_format.read(text, pool)
    assert time.process_time() - start < 30.0  # a hang, not a slow machine under a tracer


@pytest.mark.parametrize("text", ["a" * 10_000_000, "\n" * 10_000_000, "2x a\n" * 2_000_000])
def test_ten_megabytes_take_no_time(pool, text):
    start = time.process_time()
    for module in FORMATS:
        module.detect(text)
    with suppress(FormatError):
        text_format.read(text, pool)
    assert time.process_time() - start < 60.0
