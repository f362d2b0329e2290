"""Finding decks by what is in them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library_search import search_library


def verdict(entry) -> str:
    deck = entry.deck
    return "legal" if deck.total >= 3 else "unknown" if deck.affiliation is None else "illegal"


@pytest.fixture
def shelf(library, pool):
    """Four decks and a file that cannot be read."""

    def save(name, affiliation, numbers, folder="", **fields):
        deck = new_deck(name, affiliation).model_copy(update=fields)
        for number in numbers:
            deck = edits.add_set(deck, pool.set(number)).deck
        library.save(deck, folder)

    save("Toolbox", "Jedi", [4, 38, 112], "Worlds/2013", tags=("worlds", "old"), author="Ann")
    save("Justice", "Guardians of Justice", [4, 112], tags=("Worlds",), notes="beats Sith")
    save("Vader's Fist", "Sith", [19], "Worlds")
    save("日本 legal", None, [])
    (library.root / "Broken.swdeck").write_bytes(b"\xff")
    return library.entries()


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", {"Toolbox", "Justice", "Vader's Fist", "日本 legal", "Broken"}),
        ("tool", {"Toolbox"}),
        ("vaders fist", {"Vader's Fist"}),
        ("日本", {"日本 legal"}),
        ("brok", {"Broken"}),
        ("sets:112", {"Toolbox", "Justice"}),
        ('set:"Hoth Operations"', {"Toolbox"}),
        ("a:jedi", {"Toolbox", "Justice"}),
        ("a:guardians", {"Justice"}),
        ("a:none", {"日本 legal"}),
        ("side:dark", {"Vader's Fist"}),
        ("legal", {"Toolbox"}),
        ("illegal", {"Justice", "Vader's Fist"}),
        ("unknown", {"日本 legal"}),
        ('"legal"', {"日本 legal"}),
        ("-legal sets:112", {"Justice"}),
        ("tag:worlds", {"Toolbox", "Justice"}),
        ("tag:worlds -tag:old", {"Justice"}),
        ("tag:world", set()),
        ("folder:worlds", {"Toolbox", "Vader's Fist"}),
        ("author:ann", {"Toolbox"}),
        ("notes:sith", {"Justice"}),
        ("total>=2", {"Toolbox", "Justice"}),
        ("total:0", {"日本 legal"}),
        ("total<3 total>0", {"Justice", "Vader's Fist"}),
        ("a:sith or tag:old", {"Vader's Fist", "Toolbox"}),
        ("not (a:sith or tag:old) sets:4", {"Justice"}),
        ("side!=light a:sith", {"Vader's Fist"}),
        ("name:tool", {"Toolbox"}),
        ("sets:112 a:jedi legal tag:worlds tool side:light", {"Toolbox"}),
        ("tool)", {"Toolbox"}),
        ("(tool", {"Toolbox"}),
        ("tool or", {"Toolbox"}),
    ],
)
def test_a_query_finds_decks(shelf, pool, query, expected):
    assert {entry.name for entry in search_library(shelf, query, pool, verdict).entries} == expected


@pytest.mark.parametrize(
    ("query", "said", "unfinished"),
    [
        ("affilation:jedi", "there is no field affilation; did you mean affiliation?", False),
        ("zzzz:1", "there is no field zzzz; there are name, folder, total,", False),
        ("tag:", "tag needs a value", True),
        ("total>", "total needs a number", True),
        ("total>many", "total needs a number", False),
        ("tag>a", "tag cannot be compared; use tag:", False),
        ('"tool', "this quote is not closed", True),
        ("x" * 2_001, "a query has at most 2000 characters", False),
    ],
)
def test_what_cannot_be_used_is_said_and_the_rest_still_searches(
    shelf, pool, query, said, unfinished
):
    found = search_library(shelf, query, pool, verdict)
    assert found.problems[0].message.startswith(said)
    assert found.problems[0].unfinished == unfinished
    if '"' not in query:
        assert len(found.entries) == len(shelf)


@settings(max_examples=300, deadline=None)
@given(query=st.text(alphabet='ab:()-"! or not set legal<>=1', max_size=60) | st.text(max_size=60))
def test_no_query_crashes(pool, query):
    search_library((), query, pool, verdict)


def test_parentheses_have_an_end(shelf, pool):
    found = search_library(shelf, "(" * 500 + "tool", pool, verdict)
    assert any("too many parentheses" in problem.message for problem in found.problems)
