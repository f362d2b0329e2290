"""Titles as people write them, against the titles of the sets."""

import pytest

from swlcg_deck.formats.matching import MAX_CHOICES, MAX_GUESSES, SetMatcher


@pytest.fixture
def matcher(pool):
    return SetMatcher(pool)


def test_every_title_and_every_number_finds_its_set(pool, matcher):
    for entry in pool.sets:
        assert matcher.match(entry.title).found is entry
        assert matcher.match(entry.title.upper(), entry.number).found is entry
        assert matcher.match(None, entry.number).found is entry


@pytest.mark.rule("TRAP-14")
def test_one_letter_lost_anywhere_never_finds_another_set(pool):
    for entry in pool.sets:
        matcher = SetMatcher(pool)
        for place, letter in enumerate(entry.title):
            match = matcher.match(entry.title[:place] + entry.title[place + 1 :])
            assert match.found in {entry, None}, (entry.title, place)
            if letter.isalpha() and len(entry.title) > 9:
                assert entry in match.sets, (entry.title, place)


def test_a_title_without_its_article_is_found(pool, matcher):
    for entry in pool.sets:
        first, _, rest = entry.title.partition(" ")
        if first in {"A", "The"} and len(rest) > 5:
            assert matcher.match(rest).found is entry, rest


@pytest.mark.parametrize(
    ("title", "number", "found"),
    [
        ("Hoth Operations", 38, [38]),
        ("Hoth Operations", 999, [38]),
        ("Hoth Operations", 39, [38, 39]),
        ("Hoth Operatoins", 38, [38]),
        ("Hoth Operatoins", 39, [39, 38]),
        ("Something else entirely", 38, [38]),
        ("Something else entirely", None, []),
        ("", 38, [38]),
        ("", None, []),
        ("Squadron Assault", None, [21, 141]),
        ("Dagobah", None, [4]),
        ("abc", None, []),
        ("x" * 5000, None, []),
    ],
)
def test_title_and_number_together(matcher, title, number, found):
    assert [entry.number for entry in matcher.match(title, number).sets] == found


def test_choices_are_few(matcher):
    assert len(matcher.match("the Empire").sets) <= MAX_CHOICES


def test_an_input_that_needs_too_many_comparisons_gets_no_more_of_them(matcher):
    for number in range(MAX_GUESSES):
        matcher.match(f"Hoth Nonsense {number}")
    assert not matcher.match("Hoth Operatoins").sets
    assert matcher.match("Hoth Operations").found
