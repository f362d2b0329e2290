"""Any name of a deck is a name of a file, on every system."""

import re

import pytest
from any_decks import texts
from hypothesis import example, given, settings
from hypothesis import strategies as st

from swlcg_deck.decks.file_names import free_name, safe_name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Toolbox", "Toolbox"),
        ("Chirrut Îmwe", "Chirrut Îmwe"),
        ("Chirrut I\u0302mwe", "Chirrut Îmwe"),
        ("\U0001f600 fun", "\U0001f600 fun"),
        ("a/b\\c:d", "a-b-c-d"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ("...", "Unnamed deck"),
        ("", "Unnamed deck"),
        ("  two\n lines\t", "two lines"),
        ("end. . ", "end"),
        ("con", "_con"),
        ("LPT1.old", "_LPT1.old"),
        ("console", "console"),
        ("\u202eevil\x00", "evil"),
        ("日本語", "日本語"),
        ("x" * 300, "x" * 80),
    ],
)
def test_a_name_becomes_a_file_name(name, expected):
    assert safe_name(name) == expected


@settings(max_examples=500, deadline=None)
@given(name=texts | st.text(max_size=600))
@example(name="é" * 500)
@example(name="\U0001f600" * 500)
@example(name="a" * 79 + ". .")
def test_every_name_is_safe_and_stays_what_it_became(name):
    safe = safe_name(name)
    assert safe
    assert not re.search(r'[<>:"/\\|?*\x00-\x1f\x7f]', safe)
    assert safe[0] not in ". "
    assert safe[-1] not in ". "
    assert len(safe.encode()) <= 181
    assert not re.fullmatch(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?", safe)
    assert safe_name(safe) == safe


def test_a_taken_name_gets_the_next_number():
    assert free_name("A", []) == "A"
    assert free_name("A", ["a", "A (2)", "b"]) == "A (3)"
    assert free_name("\u00e9", ["e\u0301"]) == "\u00e9 (2)"
