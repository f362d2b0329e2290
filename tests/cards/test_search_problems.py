"""Half-typed, wrong and hostile queries: they still search, and say what they could not use."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.cards.search.fields import FIELDS
from swlcg_deck.cards.search.help import SYNTAX, search_help

HALF_TYPED = [
    ("luke trait:", (5, 11), "trait needs a value", "luke"),
    ("luke cost>=", (5, 11), "cost needs a value", "luke"),
    ('trait:"force us', (6, 15), "this quote is not closed", 'trait:"force us"'),
    ("(a:jedi", (0, 1), "this parenthesis is not closed", "a:jedi"),
    ("a:jedi or", (7, 9), "or stands between two terms", "a:jedi"),
    ("or a:jedi", (0, 2), "or stands between two terms", "a:jedi"),
    ("a:jedi not", (7, 10), "there is nothing to leave out", "a:jedi"),
    ("a:jedi -", (7, 8), "there is nothing to look for here", "a:jedi"),
    ("a:jedi (", (7, 8), "this parenthesis is not closed", "a:jedi"),
    ("a:jedi a:", (7, 9), "affiliation needs a value", "a:jedi"),
]


@pytest.mark.parametrize(("query", "place", "message", "like"), HALF_TYPED)
def test_a_half_typed_query_searches_with_the_rest(
    index: SearchIndex, query: str, place: tuple[int, int], message: str, like: str
):
    found = index.cards(query)
    (problem,) = found.problems
    assert (problem.start, problem.end) == place
    assert problem.message == message
    assert problem.unfinished
    assert found.items == index.cards(like).items != index.cards("").items


WRONG = [
    ("luke trat:jedi", (5, 14), "there is no field trat; did you mean trait?", "luke"),
    ("luke foo:bar", (5, 12), "there is no field foo; see the search help", "luke"),
    ("luke edge.blast>=1", (5, 18), "there is no field edge.blast; did you mean edge-bla", "luke"),
    ("luke foo_bar.x:1", (5, 16), "there is no field foo_bar.x; see the search help", "luke"),
    ("luke cost:abc", (5, 13), "cost is compared with a whole number, not with 'abc'", "luke"),
    ("luke cost>x", (5, 11), "cost is compared with a whole number, not with 'x'", "luke"),
    ("luke cost:-1", (5, 12), "cost is compared with a whole number", "luke"),
    ("luke cost:9999999999", (5, 20), "cost is compared with a whole number", "luke"),
    ("luke a:wookiees", (5, 15), "there is no affiliation 'wookiees'; it is one of: Jedi", "luke"),
    ("luke title>3", (5, 12), "title is text; > compares numbers", "luke"),
    ("luke unique:maybe", (5, 17), "unique is yes or no, not 'maybe'", "luke"),
    ("luke in:deck", (5, 12), "there is no deck or collection to look in", "luke"),
    ("luke)", (4, 5), "there is no parenthesis to close here", "luke"),
    ("luke -trat:x", (6, 12), "there is no field trat", "luke"),
    ("(luke or trat:x)", (9, 15), "there is no field trat", "luke"),
]


@pytest.mark.parametrize(("query", "place", "message", "like"), WRONG)
def test_a_wrong_part_is_named_and_left_out(
    index: SearchIndex, query: str, place: tuple[int, int], message: str, like: str
):
    found = index.cards(query)
    (problem,) = found.problems
    assert (problem.start, problem.end) == place
    assert message in problem.message
    assert not problem.unfinished
    assert found.items == index.cards(like).items != index.cards("").items


def test_every_problem_is_reported_from_left_to_right(index: SearchIndex):
    problems = index.cards('foo:1 cost:a "open').problems
    assert [problem.start for problem in problems] == [0, 6, 13]


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("x" * 1_000_000, "a query has at most 2000 characters"),
        ("luke\x00", "the query contains a control character"),
        ("luke\x1b[31m", "the query contains a control character"),
        ("(" * 60 + "luke" + ")" * 60, "too many parentheses inside each other"),
    ],
)
def test_hostile_queries_get_a_sentence(index: SearchIndex, query: str, message: str):
    found = index.cards(query)
    assert message in {problem.message for problem in found.problems}
    assert not found.problems[0].unfinished


DID_YOU_MEAN = [
    ("vadr", "vader"),
    ("n:skywaker", "n:skywalker"),
    ("trait:ewonk", "trait:ewok"),
    ('a:jedi k:"farce user"', 'a:jedi k:"force user"'),
    ("product:hoht", "product:hoth"),
    ("unique", "unique:yes"),
    ("luke limit1", "luke limit1:yes"),
]


@pytest.mark.parametrize(("query", "better"), DID_YOU_MEAN)
def test_a_search_without_a_hit_offers_a_better_spelling(
    index: SearchIndex, query: str, better: str
):
    found = index.cards(query)
    assert found.items == ()
    assert found.did_you_mean == better


def test_no_better_spelling_where_something_was_found_or_nothing_is_near(index: SearchIndex):
    assert index.cards("vader").did_you_mean is None
    assert index.cards("zzzzqqqq").did_you_mean is None
    assert index.cards("cost:15 a:jedi").did_you_mean is None


@settings(deadline=None)
@given(st.text(max_size=60))
def test_no_text_breaks_the_search(index: SearchIndex, text: str):
    index.cards(text)


_PIECES = st.sampled_from(
    [
        *("(", ")", "-", "not ", "or ", "and ", '"', "cost", ":", "<", ">=", "3", "x", " "),
        *(
            "a:jedi",
            "trait:",
            "luke",
            "#",
            "in:deck",
            "unique:",
            "!=",
            "“",
            "restricted:",
            "errata:v",
        ),
    ]
)


@settings(deadline=None)
@given(st.lists(_PIECES, max_size=25))
def test_no_pile_of_operators_breaks_the_search(index: SearchIndex, pieces: list[str]):
    query = "".join(pieces)
    for problem in index.sets(query).problems:
        assert 0 <= problem.start <= problem.end <= len(query)


def test_the_help_names_every_field_and_its_examples_work(index: SearchIndex):
    text = search_help()
    for field in FIELDS:
        assert field.name in text
        assert field.example in text
        found = index.cards(field.example, places={"deck": {1}})
        assert found.problems == ()
        assert found.items, field.example


@pytest.mark.parametrize("example", [example for example, _ in SYNTAX])
def test_every_example_of_the_help_finds_something(index: SearchIndex, example: str):
    assert index.cards(example).items
