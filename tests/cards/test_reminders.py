"""Reminders: what each keyword means, in our own words and only for who asks."""

import pytest
from pool_lookups import card

from swlcg_deck.cards.keywords import Keyword, KeywordName
from swlcg_deck.cards.words.reminders import (
    ARROW,
    ARROW_MEANING,
    granted_keywords,
    reminder,
    reminders,
)
from swlcg_deck.cards.words.wording import rules_text


def test_every_keyword_has_a_meaning():
    values = {KeywordName.EDGE: 2, KeywordName.PILOT: 3, KeywordName.PROTECT: {"trait": "Ewok"}}
    for name in KeywordName:
        word = {name.value: values[name]} if name in values else name.value
        said = reminder(Keyword.model_validate(word))
        assert said.endswith(".")
        assert "{" not in said
        assert "None" not in said


@pytest.mark.rule("KEY-02")
@pytest.mark.parametrize(("value", "icons"), [(1, "1 Force icon "), (3, "3 Force icons ")])
def test_a_reminder_has_the_number_of_the_card(value, icons):
    assert icons in reminder(Keyword.model_validate({"edge": value}))


@pytest.mark.rule("KEY-10")
@pytest.mark.parametrize(
    ("protects", "who"),
    [
        ({"trait": "Character"}, "another friendly Character card"),
        ({"type": "objective", "affiliation": "Sith"}, "another friendly Sith objective"),
        ({"title": "Director Krennic"}, "When Director Krennic would"),
    ],
)
def test_protect_says_whom(protects, who):
    assert who in reminder(Keyword.model_validate({"protect": protects}))


@pytest.mark.rule("KEY-15")
def test_reminders_stand_behind_their_keywords_only_if_asked_for(pool):
    guardian = card(pool, "5-3")
    assert rules_text(guardian, pool) == "Shielding. Protect Character."
    shielding, protect = rules_text(guardian, pool, remind=True).splitlines()
    assert shielding.startswith("Shielding. (When this unit is declared")
    assert protect.startswith("Protect Character. (When another friendly Character card")


def test_keywords_that_a_text_gives_are_explained_too(pool):
    squadron = card(pool, "30-2")
    assert [keyword.english() for keyword in granted_keywords(squadron.abilities[0])] == [
        "Targeted Strike"
    ]
    (line,) = rules_text(squadron, pool, remind=True).splitlines()
    assert line.startswith(rules_text(squadron, pool))
    assert line.endswith("non-participating unit.)")
    assert dict(reminders(squadron)).keys() == {"Targeted Strike"}


def test_the_arrow_between_cost_and_effect_is_explained_wherever_it_stands(pool):
    for one in pool.cards:
        has_arrow = any(ARROW in line for line in rules_text(one, pool).splitlines())
        assert (ARROW in dict(reminders(one))) == has_arrow, one.code
    (plain,) = rules_text(card(pool, "21-1"), pool).splitlines()
    (explained,) = rules_text(card(pool, "21-1"), pool, remind=True).splitlines()
    assert explained == f"{plain} ({ARROW} {ARROW_MEANING})"


def test_each_keyword_of_a_card_is_explained_once_in_its_order(pool):
    fel = card(pool, "144-2")
    assert [word for word, _ in reminders(fel)] == ["Pilot (2)", "Edge (1)", "Elite"]
    for one in pool.cards:
        words = [word for word, _ in reminders(one)]
        assert len(words) == len(set(words))
        assert words[: len(one.keywords)] == [keyword.english() for keyword in one.keywords]
