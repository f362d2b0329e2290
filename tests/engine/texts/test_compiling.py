"""From a card's data to the abilities of its face."""

import pytest
from kit.scenario import Side

from swlcg_deck.cards.abilities.english.lines import text_lines
from swlcg_deck.cards.abilities.triggers import Trigger as Words
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.texts.triggers import triggers


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


def test_every_ability_has_its_line_in_english(pool):
    """Decisions show it; a granted or a pilot's line stands within one of the card."""
    book = FaceBook(abilities=True)
    for card in pool.cards:
        for ability in book.face(card).abilities:
            assert any(ability.text in line for line in text_lines(card)), card.code
            assert ability.text, card.code


@pytest.mark.rule("ABIL-12")
def test_one_or_more_looks_at_all_cards_of_an_event(scene):
    """The card that fits need not be the first."""
    game = scene(dark=Side(units=["Nightsister"]))
    objective, unit = game.card("Objective 1"), game.card("Nightsister")
    (trigger,) = triggers(
        Words.model_validate({"damaged": {"type": "unit"}, "cards": {"at_least": 1}})
    )
    scope = Scope(unit, 0)
    both = Event("damaged", (objective, unit), (1, 1))
    assert trigger.per_batch
    assert trigger.matches(game.state, scope, both, objective)
    assert not trigger.matches(game.state, scope, Event("damaged", (objective,), (1,)), objective)
    game.leave()
