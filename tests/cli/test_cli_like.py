"""`swlcg-deck cards --like CODE`: written cards to begin with."""

import json

import pytest

from swlcg_deck.cards.likeness import most_like


def like(run, *arguments):
    code, out, err = run("cards", "--like", *arguments, "--json")
    assert (code, err) == (0, "")
    return [f"{card['set']}-{card['position']}" for card in json.loads(out)]


def test_a_text_is_nearest_to_texts_with_its_words(pool):
    """Yoda's icons are counted by enhancements, the freighter's Edge by pilots on it."""
    others = [pool.card(*code) for code in ((3, 2), (1, 2), (243, 4), (8, 6))]
    assert most_like(pool.card(2, 2), others, 1) == (pool.card(243, 4),)


def test_an_unwritten_card_is_like_written_ones_of_its_kind(pool):
    card = pool.card(2, 2).model_copy(update={"abilities": "unwritten"})
    near = most_like(card, pool.cards, 5)
    assert {one.type for one in near} == {card.type}
    assert all(one.text for one in near)


def test_other_printings_of_the_card_are_not_named(run, pool):
    _, out, _ = run("cards", "--like", "5-6", "--limit", "40", "--json")
    numbers = [card["number"] for card in json.loads(out)]
    assert pool.card(5, 6).number not in numbers
    assert len(set(numbers)) == len(numbers) == 40


def test_a_query_says_among_which(run, pool):
    kinds = {card.code: card.type.value for card in pool.cards}
    assert {kinds[code] for code in like(run, "2-2", "type:event")} == {"event"}


def test_the_text_of_each_is_shown(run):
    """In its set the freighter has no rival."""
    _, out, _ = run("cards", "--like", "2-2", "set:243", "--limit", "1")
    assert out.splitlines()[0] == "243-4  YT-2000 Freighter"
    assert "This unit gains Edge (1) for every Pilot enhancement attached to it." in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["40"], "'40' is a set; say which card: 40-1 to 40-6"),
        (["999-1"], "there is no set or card called '999-1'"),
        (["2-2", "--sort", "cost"], "--like has an order of its own: the nearest first"),
    ],
)
def test_what_is_no_card_is_refused(run, arguments, why):
    code, _, err = run("cards", "--like", *arguments)
    assert (code, why in err) == (2, True)
