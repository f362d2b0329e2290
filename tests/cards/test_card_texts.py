"""Card texts: each reads as it was last read, and every word of the language has its English."""

from collections import defaultdict
from difflib import unified_diff

import golden_texts
import pytest
from pydantic import TypeAdapter

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.english import (
    amounts,
    conditions,
    lines,
    modifiers,
    selections,
    triggers,
    verbs,
)
from swlcg_deck.cards.abilities.english.lines import text_lines
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import line as said
from swlcg_deck.cards.abilities.kinds import AMOUNT, CONDITION, LINE, VERB
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.reading import read_line
from swlcg_deck.cards.abilities.selections import WAYS
from swlcg_deck.cards.abilities.triggers import EVENTS
from swlcg_deck.cards.words.description import card_lines
from swlcg_deck.cards.words.wording import UNKNOWN_X, has_unknown_x


def test_every_written_card_reads_as_it_was_last_read(pool):
    """Write the files anew with `python tests/cards/golden_texts.py`, then read the difference."""
    before = {path.name: path.read_text("utf-8") for path in golden_texts.FOLDER.iterdir()}
    now = golden_texts.texts(pool)
    assert set(before) == set(now)
    for name, text in now.items():
        old = before[name].splitlines()
        assert not list(unified_diff(old, text.splitlines(), "before", "now", lineterm="", n=1))


def test_every_word_of_the_language_has_its_english():
    assert set(lines.WORDS) == set(LINE.words)
    assert set(verbs.WORDS) == set(VERB.words)
    assert set(conditions.WORDS) == set(CONDITION.words)
    assert set(amounts.WORDS) == set(AMOUNT.words)
    assert set(selections.WORDS) == set(WAYS)
    assert set(triggers.WORDS) == set(EVENTS)
    assert set(modifiers.WORDS) == set(Modifier.model_fields) - {"of"}


@pytest.mark.rule("ERR-14")
@pytest.mark.rule("PRINT-03")
def test_reprints_say_the_same(pool):
    said = defaultdict(set)
    for card in pool.cards:
        if card.text:
            said[card.number].add(text_lines(card))
    assert [number for number, texts in said.items() if len(texts) > 1] == []


def test_no_text_has_a_loose_end(pool):
    for card in pool.cards:
        for line in text_lines(card):
            assert line[0].isupper(), (card.code, line)
            assert line.endswith((".", ".)", "”")), (card.code, line)
            for odd in ("  ", " ,", " .", "..", "None", "_", "{", " a a", " an an "):
                assert odd not in line, (card.code, line)


UNUSUAL = [
    (
        '{"action":{"do":[{"unless":[{"spend":2,"by":"opponent"}],"by":"opponent",'
        '"do":[{"draw":1}]}]}}',
        "Action: Draw 1 card unless your opponent spends 2 resources.",
    ),
    (
        '{"action":{"do":[{"either":[[{"draw":1}],[{"place":"damage","to":{"target":'
        '{"type":"unit"}}}]],"by":"opponent"}]}}',
        "Action: Your opponent chooses one: you draw 1 card; or you deal 1 damage to target unit.",
    ),
    (
        '{"action":{"do":[{"may":[{"draw":2,"by":"opponent"}],"by":"opponent"}]}}',
        "Action: Your opponent may draw 2 cards.",
    ),
    (
        '{"action":{"do":[{"discard":{"random":{"in":"hand","controller":"opponent"},"pick":2}}]}}',
        "Action: Discard 2 random cards from your opponent's hand.",
    ),
    (
        '{"action":{"do":[{"search":"deck","for":{"type":"unit"},"pick":2},'
        '{"then":[{"send":"that","to":"hand"}]}],"limit":{"per":"phase","times":2}}}',
        "Action: Search your deck for up to 2 units. Then add them to your hand. "
        "Shuffle the deck. (Limit twice each phase.)",
    ),
    (
        '{"interrupt":{"when":{"damaged":"self"},"do":[{"prevent":1}],"usable_from":"discard"}}',
        "Interrupt: When this card would be damaged, prevent 1 of that damage. "
        "(Used from your discard pile.)",
    ),
    (
        '{"constant":{"while":{"all":[{"edge":"you"},{"not":{"balance":"dark"}}]},'
        '"modifiers":[{"lose":{"force":2}}]}}',
        "This card loses 2 Force icons while you have the edge and the dark side does"
        " not have the Balance of the Force.",
    ),
    (
        '{"constant":{"modifiers":[{"gain":{"capacity":{"count":{"type":"unit",'
        '"controller":"you"},"times":2,"at_most":6}}}]}}',
        "This card gains +2 damage capacity for every unit you control (to a maximum of 6).",
    ),
]


@pytest.mark.parametrize(("line", "english"), UNUSUAL)
def test_what_no_card_says_yet(line, english):
    assert said(read_line(line), Speaker("this card")) == english


AMOUNTS = [
    ("X", "X"),
    (
        {"count": {"type": "unit"}, "distinct": "trait"},
        "the number of different traits among units",
    ),
    ({"stat": "force", "of": "self", "plus": 1}, "the Force icons of this unit plus 1"),
    (
        {"tokens": "damage", "of": "it", "minus": 1, "at_least": 0},
        "the damage on it minus 1",
    ),
    ({"event": "amount", "times": 3}, "3 times that much"),
    ({"size": "hand", "of": "opponent"}, "the number of cards in your opponent's hand"),
    ({"dial": True, "at_least": 2}, "the number on the Death Star dial (to a minimum of 2)"),
    ({"if": {"edge": "you"}, "then": 2, "else": 1}, "1 (2 if you have the edge)"),
]


@pytest.mark.parametrize(("value", "english"), AMOUNTS)
def test_every_amount_can_be_said(value, english):
    node = TypeAdapter(Amount).validate_python(value)
    assert amounts.amount(node, Speaker("this unit")) == english


def test_an_x_that_no_text_explains_yet_is_said_to_count_as_nothing(pool):
    card = next(card for card in pool.cards if card.damage_capacity == "X" and card.set == 128)
    assert UNKNOWN_X not in card_lines(written := card.model_copy(update={"abilities": ()}), pool)
    assert not has_unknown_x(written)
    assert UNKNOWN_X in list(card_lines(card.model_copy(update={"abilities": "unwritten"}), pool))
