"""A text is written once: `same_as` names the printing at which it stands."""

from pathlib import Path

import pytest
from broken_pools import all_faults_of, change, faults_of

from swlcg_deck.cards.pool import load_pool

CORE = "sets/01-core-set.yaml"
HOME = "    - fate: {do: [{restart_edge_battle: true}]}\n"


def test_a_printing_has_the_text_of_the_one_it_names(pool):
    for card in pool.cards:
        if card.same_as is not None:
            home = next(one for one in pool.cards if one.code == card.same_as)
            assert (home.number, home.same_as) == (card.number, None)
            assert card.abilities == home.abilities
    assert pool.card(10, 6).same_as == "5-6"
    assert pool.card(10, 6).text == pool.card(5, 6).text != ()


def test_no_text_of_ours_is_written_twice(pool):
    first = {}
    for card in pool.cards:
        home = first.setdefault(card.number, card)
        assert card is home or card.abilities == () or card.same_as == home.code, card.code


def test_texts_whose_printed_words_differ_and_mean_the_same_are_one(pool):
    for number in (202, 320):
        printings = pool.cards_numbered(number)
        assert {card.same_as for card in printings} == {None, printings[0].code}


def test_the_cache_keeps_where_a_text_stands(pool_copy, tmp_path):
    first = load_pool(pool_copy, cache_dir=tmp_path / "cache")
    again = load_pool(pool_copy, cache_dir=tmp_path / "cache")
    assert [(card.same_as, card.abilities) for card in first.cards] == [
        (card.same_as, card.abilities) for card in again.cards
    ]


def test_a_mended_text_is_mended_at_every_printing(pool_copy, tmp_path):
    change(pool_copy, CORE, HOME, "    - fate: {do: [{draw: 1}]}\n")
    pool = load_pool(pool_copy, cache_dir=tmp_path / "cache")
    assert pool.card(10, 6).abilities == pool.card(5, 6).abilities
    assert "draw" in pool.card(10, 6).abilities[0]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("999-1", "there is no card 999-1"),
        ("1-2", "1-2 is another card: Luke Skywalker, number 92"),
        ("18-6", "the text does not stand at 18-6 either; say `5-6`"),
    ],
)
def test_a_home_that_is_none_is_refused(pool_copy: Path, code, told):
    change(pool_copy, CORE, "same_as: 5-6", f"same_as: {code}")
    (fault,) = faults_of(pool_copy)
    assert (fault.file, fault.set, fault.field) == (CORE, 10, "same_as")
    assert fault.message == told


def test_copies_that_do_not_agree_are_refused(pool_copy):
    change(pool_copy, CORE, "    same_as: 5-6\n", "    abilities: [{fate: {do: [{draw: 1}]}}]\n")
    (fault,) = faults_of(pool_copy)
    assert (fault.set, fault.field) == (10, "abilities")
    assert fault.message == "differs from 5-6, the same card; say `same_as: 5-6`"


def test_copies_that_agree_are_left_alone(pool_copy):
    change(pool_copy, CORE, "    same_as: 5-6\n", "    abilities:\n" + HOME)
    assert all_faults_of(pool_copy) == []


def test_a_printing_says_one_thing_or_the_other(pool_copy):
    change(pool_copy, CORE, "    same_as: 5-6\n", "    same_as: 5-6\n    abilities:\n" + HOME)
    (fault,) = faults_of(pool_copy)
    assert (fault.set, fault.card, fault.field) == (10, "6 (Twist of Fate)", "abilities")
    assert fault.message == "nothing reads this key here"


@pytest.mark.parametrize("code", ["5", "5-6-7", "'5 6'", "[5]"])
def test_what_is_no_code_is_refused(pool_copy, code):
    change(pool_copy, CORE, "same_as: 5-6", f"same_as: {code}")
    found = faults_of(pool_copy)
    assert [fault.field for fault in found] == ["same_as"]
