"""The language, its English and the engine know the same words."""

import pytest

from swlcg_deck.cards.abilities.ability import VERBS
from swlcg_deck.cards.abilities.english.sentences import VERBS as SENTENCES
from swlcg_deck.engine.compiling.sayings import SAYINGS
from swlcg_deck.engine.faces import FaceBook


def test_every_verb_of_the_language_is_played_and_said():
    words = sorted(verb.word for verb in VERBS)
    assert sorted(SAYINGS) == words
    assert sorted(SENTENCES) == words


def test_every_written_card_compiles_to_something_that_does_something(pool):
    book = FaceBook(abilities=True)
    for card in pool.cards:
        if card.text:
            face = book.face(card)
            assert face.abilities or face.pilot_host, card.code
            for ability in face.abilities:
                assert ability.effect or ability.modifiers, card.code


def test_a_card_of_the_language_is_compiled_only_where_its_texts_are_asked_for(pool):
    luke = pool.card(1, 2)
    assert FaceBook().face(luke).abilities == ()
    assert [ability.kind for ability in FaceBook(abilities=True).face(luke).abilities] == [
        "reaction"
    ]


@pytest.mark.parametrize("code", ["1-1", "1-3", "20-4"])
def test_cards_with_keywords_only_have_no_abilities(pool, code):
    number, position = map(int, code.split("-"))
    assert FaceBook(abilities=True).face(pool.card(number, position)).abilities == ()
