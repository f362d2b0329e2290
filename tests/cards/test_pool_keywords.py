"""The keywords of all cards, what enhancements enhance, and whose text box is complete."""

from collections import Counter

import pytest
from pool_lookups import card

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import KeywordName


def test_keywords_by_kind(pool):
    assert Counter(k.name.value for c in pool.cards for k in c.keywords) == {
        "edge": 26,
        "elite": 90,
        "influence": 19,
        "limited": 64,
        "no_enhancements": 19,
        "pilot": 31,
        "protect": 38,
        "shielding": 42,
        "targeted_strike": 15,
    }
    values = Counter((k.name.value, k.value) for c in pool.cards for k in c.keywords if k.value)
    assert (values["edge", 1], values["edge", "X"]) == (22, 4)
    assert (values["pilot", 1], values["pilot", 2], values["pilot", 3]) == (11, 14, 2)


@pytest.mark.parametrize(
    ("code", "english"),
    [
        ("1-2", ["Targeted Strike"]),
        ("5-3", ["Shielding", "Protect Character"]),
        ("9-2", ["Edge (1)"]),
        ("22-2", ["Shielding", "Protect Coruscant"]),
        ("104-3", ["Protect unit committed to the Force"]),
        ("128-3", ["No Enhancements"]),
        ("142-3", ["Protect Smugglers and Spies objective"]),
        ("154-2", ["Pilot (0)"]),
        ("160-2", ["Elite", "Pilot (2)"]),
        ("168-3", ["Elite", "Edge (1)"]),
        ("183-2", ["Elite", "Protect Pic"]),
        ("184-4", ["No Enhancements", "Protect Scum and Villainy unit"]),
        ("208-3", ["Edge (X)"]),
        ("225-5", ["Limited", "Elite"]),
        ("253-2", ["Elite", "Edge (X)"]),
        ("259-2", ["Elite", "Shielding", "Targeted Strike"]),
        ("277-2", ["Protect non-Sith Character"]),
        ("284-4", ["Protect Mercenary or Bounty Hunter"]),
        ("288-3", ["Protect non-Imperial Navy objective"]),
        ("L01-31", ["Protect unique unit"]),
        ("L01-33", ["Elite", "Influence"]),
    ],
)
def test_the_keywords_of_a_card(pool, code, english):
    assert [keyword.english() for keyword in card(pool, code).keywords] == english


@pytest.mark.rule("KEY-19")
@pytest.mark.parametrize(
    ("code", "kind", "keyword"),
    [
        ("195-1", "objective", "elite"),
        ("275-1", "objective", "protect"),
        ("262-4", "enhancement", "influence"),
    ],
)
def test_keywords_are_not_bound_to_units(pool, code, kind, keyword):
    assert card(pool, code).type == kind
    assert card(pool, code).has_keyword(KeywordName(keyword))


def test_every_enhancement_and_nothing_else_says_what_it_enhances(pool):
    kinds = Counter(
        "filter" if isinstance(c.enhance, CardFilter) else c.enhance
        for c in pool.cards
        if c.type == "enhancement"
    )
    assert kinds == {"play_area": 135, "death_star_dial": 1, "filter": 110}
    assert all(c.enhance is None for c in pool.cards if c.type != "enhancement")


@pytest.mark.parametrize(
    ("code", "enhanced"),
    [
        ("1-4", {"type": "unit", "trait": ["Force User", "Force Sensitive"]}),
        ("10-4", {"type": "objective", "side": "enemy"}),
        ("60-4", {"type": "unit", "trait": ["Character"], "affiliation": "Smugglers and Spies"}),
        ("86-6", {"type": "objective", "trait": ["Tatooine"], "controller": "you"}),
        ("114-4", {"type": "objective", "affiliation": "Sith"}),
        ("139-5", {"type": "unit", "trait": ["Character"], "side": "enemy"}),
        ("198-5", {"type": "unit", "side": "enemy", "faction": "out"}),
        (
            "207-5",
            {"type": "unit", "any": [{"affiliation": "Jedi"}, {"trait": ["Ewok"]}]},
        ),
        ("232-4", {"controller": "you"}),
        (
            "239-4",
            {
                "type": "unit",
                "any": [
                    {"trait": ["Trooper"]},
                    {"trait": ["Character"], "affiliation": "Imperial Navy"},
                ],
            },
        ),
        ("240-4", {"type": "unit", "side": "enemy"}),
        ("288-5", {"resource_card": True}),
    ],
)
def test_what_a_card_enhances(pool, code, enhanced):
    found = card(pool, code).enhance
    assert found == CardFilter.model_validate(enhanced)


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("13-4", "death_star_dial"),
        ("110-4", "play_area"),
        ("111-5", "play_area"),
        ("165-5", "play_area"),
    ],
)
def test_what_a_card_enhances_beside_cards(pool, code, place):
    assert card(pool, code).enhance == place


def test_which_text_boxes_hold_nothing_but_keywords(pool):
    """All else has its lines of abilities, or says that they are not written down yet."""
    assert sum(c.abilities == () for c in pool.cards) == 215
    core = [c for c in pool.cards if c.product == "Core Set" and c.set is not None]
    assert len(core) == 216
    assert not [c.code for c in core if c.abilities == "unwritten"]
    complete = ["1-1", "1-6", "42-1", "63-1", "104-3", "225-5", "275-1", "277-1", "card 2063"]
    assert {card(pool, code).abilities for code in complete} == {()}
    wordy = ["4-1", "18-1", "110-4", "143-2", "167-2", "card 2065", "D01-1"]
    assert all(card(pool, code).abilities for code in wordy)
