"""Single values: cards, keywords, filters, products, and how they read in English."""

import pytest
from pydantic import TypeAdapter, ValidationError

from swlcg_deck.cards.base import Affiliation, Count, OctgnId, PrintedValue, Side, Text
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter, with_article
from swlcg_deck.cards.keywords import Keyword, KeywordName
from swlcg_deck.cards.loading.faults import Fault, PoolError, file_fault
from swlcg_deck.cards.products import Copies
from swlcg_deck.cards.words.wording import is_text_complete, rules_text

FILTERS = [
    ({"trait": "Character"}, "Character"),
    ({"trait": ["Force User", "Force Sensitive"]}, "Force User or Force Sensitive"),
    ({"type": "unit"}, "unit"),
    ({"type": "unit", "trait": "Vehicle", "side": "enemy"}, "enemy Vehicle unit"),
    ({"type": "objective", "controller": "you"}, "objective you control"),
    ({"controller": "you"}, "card you control"),
    ({"resource_card": True}, "resource card"),
    ({"title": "Director Krennic"}, "Director Krennic"),
    ({"type": "unit", "is": "unique"}, "unique unit"),
    ({"type": "unit", "is": "committed"}, "unit committed to the Force"),
    ({"type": "unit", "side": "enemy", "faction": "out"}, "out-of-faction enemy unit"),
    ({"trait": "Character", "not": {"affiliation": "Sith"}}, "non-Sith Character"),
    (
        {"type": "unit", "any": [{"affiliation": "Jedi"}, {"trait": "Ewok"}]},
        "Jedi or Ewok unit",
    ),
    (
        {
            "type": "unit",
            "any": [{"trait": "Trooper"}, {"trait": "Character", "affiliation": "Imperial Navy"}],
        },
        "Trooper or Imperial Navy Character unit",
    ),
]


@pytest.mark.parametrize(("data", "english"), FILTERS)
def test_a_filter_in_english(data, english):
    assert CardFilter.model_validate(data).english() == english


@pytest.mark.parametrize("data", [data for data, _ in FILTERS])
def test_a_filter_survives_writing_and_reading(data):
    read = CardFilter.model_validate(data)
    written = read.model_dump_json(by_alias=True, exclude_defaults=True)
    assert CardFilter.model_validate_json(written) == read


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": None},
        {"trait": []},
        {"trait": ""},
        {"trait": [1]},
        {"type": "creature"},
        {"affiliation": "Empire"},
        {"side": "light"},
        {"any": [{"trait": "Ewok"}]},
        {"any": [{"trait": "Ewok"}, {}]},
        {"not": {}},
        {"resource_card": False},
        {"colour": "red"},
        "unit",
        None,
    ],
)
def test_what_is_no_filter(data):
    with pytest.raises(ValidationError):
        CardFilter.model_validate(data)


@pytest.mark.parametrize(
    ("phrase", "article"),
    [
        ("unit", "a unit"),
        ("unique unit", "a unique unit"),
        ("enemy unit", "an enemy unit"),
        ("Imperial Navy Officer unit", "an Imperial Navy Officer unit"),
        ("objective", "an objective"),
        ("Fighter unit", "a Fighter unit"),
    ],
)
def test_articles(phrase, article):
    assert with_article(phrase) == article


@pytest.mark.parametrize(
    ("data", "english"),
    [
        ("elite", "Elite"),
        ("no_enhancements", "No Enhancements"),
        ("targeted_strike", "Targeted Strike"),
        ({"edge": 1}, "Edge (1)"),
        ({"edge": "X"}, "Edge (X)"),
        ({"pilot": 0}, "Pilot (0)"),
        ({"protect": {"trait": ["Ewok", "Wookiee"]}}, "Protect Ewok or Wookiee"),
        ({"protect": {"title": "Pic"}}, "Protect Pic"),
    ],
)
def test_a_keyword_in_english_and_back_in_a_file(data, english):
    keyword = Keyword.model_validate(data)
    assert keyword.english() == english
    again = Keyword.model_validate_json(keyword.model_dump_json(by_alias=True))
    assert again == keyword


@pytest.mark.parametrize(
    "data",
    [
        "edge",
        "pilot",
        "protect",
        "stealth",
        {"elite": 1},
        {"edge": -1},
        {"edge": "Y"},
        {"edge": True},
        {"edge": "1"},
        {"edge": None},
        {"protect": {}},
        {"protect": "Character"},
        {"edge": 1, "pilot": 1},
        {},
        [],
        1,
        None,
    ],
)
def test_what_is_no_keyword(data):
    with pytest.raises(ValidationError):
        Keyword.model_validate(data)


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (Text, ["a", "a b", "Îmwe", '"Boushh"'], ["", " a", "a ", "a\nb", "\x1b[31m", "a\u202eb"]),
        (Count, [0, 1, 99], [-1, 100, 1.0, "1", True, None]),
        (PrintedValue, [0, 99, "X"], ["x", "Y", -1, 1.5, None]),
        (
            OctgnId,
            ["ff4fb461-8060-457a-9c16-000000000064"],
            ["FF4FB461-8060-457A-9C16-000000000064", "ff4fb461", "", 64],
        ),
    ],
)
def test_what_a_field_accepts(kind, good, bad):
    field = TypeAdapter(kind)
    assert [field.validate_python(value) for value in good] == good
    for value in bad:
        with pytest.raises(ValidationError):
            field.validate_python(value)


def test_the_longest_text():
    field = TypeAdapter(Text)
    assert field.validate_python("x" * 400)
    with pytest.raises(ValidationError):
        field.validate_python("x" * 401)


@pytest.mark.rule("GEN-02")
@pytest.mark.parametrize(
    ("affiliation", "side"),
    [
        (Affiliation.JEDI, Side.LIGHT),
        (Affiliation.REBEL_ALLIANCE, Side.LIGHT),
        (Affiliation.SMUGGLERS_AND_SPIES, Side.LIGHT),
        (Affiliation.SITH, Side.DARK),
        (Affiliation.IMPERIAL_NAVY, Side.DARK),
        (Affiliation.SCUM_AND_VILLAINY, Side.DARK),
        (Affiliation.NEUTRAL, None),
    ],
)
def test_the_side_of_an_affiliation(affiliation, side):
    assert affiliation.side is side


def test_a_card_cannot_be_changed(pool):
    with pytest.raises(ValidationError):
        pool.card(1, 1).title = "A Villain's Journey"


def test_a_card_survives_writing_and_reading(pool):
    for card in pool.cards:
        written = card.model_dump_json(by_alias=True, exclude_defaults=True)
        assert type(card).model_validate_json(written) == card


@pytest.mark.parametrize(
    ("code", "fact", "value", "message"),
    [
        ((1, 2), "priority", 3, "a card of type unit has no priority"),
        ((1, 2), "cost", None, "a card of type unit needs cost"),
        ((1, 2), "icons", None, "a card of type unit needs icons"),
        ((1, 1), "cost", 1, "a card of type objective has no cost"),
        ((1, 4), "enhance", None, "a card of type enhancement needs enhance"),
        ((3, 6), "priority", None, "a card of type fate needs priority"),
        ((185, 6), "resources", 1, "a card of type mission has no resources"),
    ],
)
def test_a_card_prints_what_its_type_prints(pool, code, fact, value, message):
    facts = pool.card(*code).model_dump(mode="json", by_alias=True) | {fact: value}
    facts["keywords"] = []
    with pytest.raises(ValidationError, match=message):
        Card.model_validate_json(TypeAdapter(dict).dump_json(facts))


def test_has_keyword(pool):
    boba_fett = pool.card(160, 2)
    assert boba_fett.has_keyword(KeywordName.PILOT)
    assert boba_fett.has_keyword(KeywordName.ELITE)
    assert not boba_fett.has_keyword(KeywordName.EDGE)


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("1-1", []),
        (
            "1-2",
            [
                "Targeted Strike.",
                "Reaction: After your opponent's turn has begun, remove 1 focus token "
                "from this unit.",
            ],
        ),
        ("1-6", ["Enhance your play area.", "Limited."]),
        ("5-3", ["Shielding. Protect Character."]),
        (
            "10-4",
            [
                "Enhance an enemy objective.",
                "Reaction: After the enhanced objective has generated 1 or more resources, "
                "draw 1 card.",
            ],
        ),
        ("42-1", ["Limit 1 per objective deck."]),
        ("63-1", ["Imperial Navy affiliation only."]),
        ("55-1", ["Limit 1 per objective deck."]),
        ("232-4", ["Enhance a card you control."]),
        ("288-5", ["Enhance a resource card."]),
        ("card 172", ["Starting reserve 6."]),
        (
            "card 2063",
            [
                "Objective deck: exactly 6 Jedi, and exactly 6 that are Rebel Alliance or neutral.",
                "Starting reserve 7.",
            ],
        ),
    ],
)
def test_the_text_box_in_our_words(pool, code, lines):
    card = next(card for card in pool.cards if card.code == code)
    assert rules_text(card, pool).splitlines() == lines


def test_a_text_box_is_complete_where_nothing_is_left_unwritten(pool):
    assert is_text_complete(pool.card(1, 6))
    luke = pool.card(1, 2)
    assert is_text_complete(luke)
    assert not is_text_complete(luke.model_copy(update={"abilities": "unwritten"}))
    assert all(rules_text(card, pool) for card in pool.cards if card.keywords or card.enhance)


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (file_fault("products.yaml", "is gone"), "products.yaml: is gone"),
        (file_fault("products.yaml", "is odd", 3), "products.yaml:3: is odd"),
        (
            Fault("sets/a.yaml", 7, 1, "2 (Luke Skywalker)", "cost", "is odd"),
            "sets/a.yaml:7, set 1, card 2 (Luke Skywalker), cost: is odd",
        ),
        (Fault("sets/a.yaml", 0, 1, None, None, "is odd"), "sets/a.yaml, set 1: is odd"),
    ],
)
def test_a_fault_in_words(fault, text):
    assert str(fault) == text
    assert str(PoolError([fault, fault])) == f"{text}\n{text}"


def test_a_file_cannot_use_the_name_that_the_program_has_for_a_key():
    assert Copies.model_validate_json('{"set": 18, "copies": 2}').number == 18
    with pytest.raises(ValidationError, match="number"):
        Copies.model_validate_json('{"number": 18, "copies": 2}')
