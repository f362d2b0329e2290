"""Model, English, compiler and verbs have the same words, in families of the same name."""

import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
from verb_examples import EXAMPLES, word_of

from swlcg_deck.cards.abilities.kinds import AMOUNT, CONDITION, LINE, VERB
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.reading import read_line
from swlcg_deck.cards.abilities.selections import WAYS
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.abilities.vocabulary import families as language_parts
from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.texts import amounts, conditions, lines, modifiers, selections, triggers
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.texts.tables import CONDITIONS, VERBS
from swlcg_deck.engine.texts.text import Text

MODELS = "swlcg_deck.cards.abilities.verbs"
ENGLISH = "swlcg_deck.cards.abilities.english.verbs"
COMPILERS = "swlcg_deck.engine.texts.compile"
CARRIED_OUT = "swlcg_deck.engine.texts.verbs"
FLOORS = (MODELS, ENGLISH, COMPILERS, CARRIED_OUT)


def families(floor):
    return sorted(module.name for module in iter_modules(import_module(floor).__path__))


FAMILIES = families(MODELS)

FOR_COMING_CARDS = {
    "DrawIntoEdgeStack": "edge cards from the deck",
    "Name": "cards that a name keeps",
}
"""Verbs of the engine that no word of the language reaches yet."""


def made(word):
    examples = [one for one in EXAMPLES if word_of(one) == word]
    text = Text()
    for verb in read_line(json.dumps({"action": {"do": examples}})).action.do:
        text.targets += VERBS[word](verb, text)
    return text.targets


def test_every_floor_has_the_same_families():
    assert [families(floor) for floor in FLOORS] == [FAMILIES] * len(FLOORS)
    here = Path(__file__).parent
    assert [name for name in FAMILIES if not (here / f"test_verbs_{name}.py").exists()] == []


def test_every_other_part_of_the_language_has_its_file_on_every_floor():
    parts = {
        model.__module__.rpartition(".")[2]
        for _, models in language_parts()
        for model in models
        if model not in VERB.nodes
    }
    assert {"lines", "triggers", "conditions", "gains"} < parts
    for floor in ("cards.abilities", "cards.abilities.english", "engine.texts"):
        assert parts <= set(families(f"swlcg_deck.{floor}"))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_the_same_words_on_every_floor(family):
    module = import_module(f"{MODELS}.{family}")
    nodes = [
        one for one in vars(module).values() if getattr(one, "__module__", "") == module.__name__
    ]
    assert list(module.VERBS) == [one for one in nodes if isinstance(one, type)]
    words = [verb.word for verb in module.VERBS]
    for floor in (ENGLISH, COMPILERS):
        assert sorted(import_module(f"{floor}.{family}").WORDS) == sorted(words)


def test_no_word_stands_in_two_families():
    assert len(set(VERB.words)) == len(VERB.words)
    assert set(VERBS) == set(VERB.words) == set(map(word_of, EXAMPLES))


@pytest.mark.parametrize("word", VERB.words)
def test_a_verb_is_carried_out_by_its_own_family(word):
    (model,) = (verb for verb in VERB.nodes if verb.word == word)
    family = model.__module__.rpartition(".")[2]
    assert f"{CARRIED_OUT}.{family}" in {type(verb).__module__ for verb in made(word)}


def test_every_verb_of_the_engine_is_said_by_some_word(pool):
    book = FaceBook(abilities=True)
    abilities = (ability for card in pool.cards for ability in book.face(card).abilities)
    reached = {type(verb) for one in abilities for verb in (*one.cost, *one.targets, *one.effect)}
    reached |= {type(verb) for word in VERB.words for verb in made(word)}
    known = {
        found
        for family in FAMILIES
        for found in vars(import_module(f"{CARRIED_OUT}.{family}")).values()
        if isinstance(found, type)
        and issubclass(found, Verb)
        and found.__module__.startswith(CARRIED_OUT)
        and not found.__name__.startswith("_")
    }
    unsaid = {verb.__name__ for verb in known - reached}
    assert unsaid == set(FOR_COMING_CARDS)


def test_the_engine_knows_every_other_word():
    assert set(lines.WORDS) == set(LINE.words)
    assert set(conditions.WORDS) == set(CONDITIONS) == set(CONDITION.words)
    assert set(amounts.WORDS) == set(AMOUNT.words)
    assert set(selections.WORDS) == set(WAYS)
    assert set(modifiers.WORDS) == set(Modifier.model_fields) - {"of"}
    keys = {key for keys in triggers.KEYS for key in keys.split(", ")}
    assert keys == set(Trigger.model_fields) - {"cards", "relation"}
