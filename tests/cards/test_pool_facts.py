"""What the pool we ship has to contain; every number here was counted apart from it."""

from collections import Counter

import pytest
from pool_lookups import card

from swlcg_deck.cards.base import Affiliation, CardType, Side

# fmt: off
LIMIT_ONE = [
    17, 18, 35, 36, 39, 42, 55, 58, 77, 88, 90, 91, 92, 93, 94, 95, 96,
    132, 139, 176, 184, 192, 195, 203, 204, 223, 230,
]
LOCKED = [
    4, 13, 22, 28, 57, 63, 71, 86, 99, 100, 107, 114, 119, 125, 126, 135, 145, 151, 153, 154,
    157, 168, 178, 183, 197, 200, 216, 231, 234, 240, 242, 244, 253, 259, 260, 289,
]
DISPUTED = [
    "3-4", "5-3", "5-4", "12-2", "16-3", "17-6", "18-3", "67-5", "76-2", "76-3", "102-2",
    "102-3", "102-4", "103-2", "104-2", "104-4", "106-3", "107-2", "108-2", "109-2", "110-2",
    "112-2", "112-5", "113-2", "116-2", "117-2", "118-2", "120-2", "121-2", "123-2", "124-3",
    "124-4", "124-5", "124-6", "126-6", "128-1", "128-4", "131-4", "135-1", "139-5", "141-2",
    "144-2", "145-3", "145-4", "145-5", "147-2", "148-2", "149-3", "150-2", "152-2", "153-5",
    "156-2", "157-1", "157-3", "158-4", "159-2", "159-6", "160-3", "161-3", "165-2", "174-3",
    "178-4", "179-2", "183-4", "192-5", "194-2", "196-5", "196-6", "197-5", "200-5", "206-4",
    "211-6", "224-6", "229-2", "236-4", "238-2", "240-4", "242-5", "242-6", "243-2", "244-1",
    "250-2", "252-6", "253-1", "254-5", "255-1", "261-6", "262-5", "263-6", "267-5", "271-3",
    "277-6", "279-6", "285-4", "286-2", "288-6", "289-6",
]
# fmt: on
INFERRED = ["106-2", "110-4", "111-5", "165-5", "233-1", "285-1", "287-1"]


def test_every_number_from_1_to_289_is_a_set(pool):
    assert [entry.number for entry in pool.sets] == list(range(1, 290))


@pytest.mark.rule("DECK-10")
def test_a_set_is_one_objective_and_five_other_cards(pool):
    for entry in pool.sets:
        assert len(entry.cards) == 6
        assert [c.type == "objective" for c in entry.cards] == [True] + 5 * [False]
        assert entry.objective.title == entry.title


@pytest.mark.rule("DECK-16")
def test_a_set_has_the_side_and_affiliation_of_its_objective(pool):
    for entry in pool.sets:
        assert (entry.side, entry.affiliation) == (
            entry.objective.side,
            entry.objective.affiliation,
        )
        assert {c.side for c in entry.cards} == {entry.side}
        assert {c.affiliation for c in entry.cards} <= {entry.affiliation, Affiliation.NEUTRAL}


@pytest.mark.rule("DECK-12")
def test_a_mission_is_one_of_the_five_command_cards(pool):
    entry = pool.set(185)
    assert [c.title for c in entry.command_cards][-1] == "Ground Support"
    assert (entry.command_cards[-1].type, entry.command_cards[-1].number) == ("mission", 910)
    missions = [c for c in pool.cards if c.type == "mission"]
    assert [c.set for c in missions] == [185, 186, 187, 189, 193, 201, 202, 206, 212, 215, 252]
    assert {c.position for c in missions} == {6}


def test_the_pool_counts_1806_cards(pool):
    assert len(pool.cards) == len({c.octgn_id for c in pool.cards}) == 1806
    assert len(pool.affiliation_cards) == 18
    assert len({c.number for c in pool.cards}) == 1405
    assert len({c.title for c in pool.cards}) == 1323


def test_sets_by_side_and_affiliation(pool):
    assert Counter(entry.side.value for entry in pool.sets) == {"light": 144, "dark": 145}
    assert Counter((entry.affiliation.value, entry.side.value) for entry in pool.sets) == {
        ("Jedi", "light"): 44,
        ("Rebel Alliance", "light"): 44,
        ("Smugglers and Spies", "light"): 44,
        ("Neutral", "light"): 12,
        ("Sith", "dark"): 45,
        ("Imperial Navy", "dark"): 46,
        ("Scum and Villainy", "dark"): 45,
        ("Neutral", "dark"): 9,
    }


def test_cards_of_the_sets_by_affiliation(pool):
    cards = [c for entry in pool.sets for c in entry.cards]
    assert Counter((c.affiliation.value, c.side.value) for c in cards) == {
        ("Jedi", "light"): 175,
        ("Rebel Alliance", "light"): 194,
        ("Smugglers and Spies", "light"): 184,
        ("Neutral", "light"): 311,
        ("Sith", "dark"): 195,
        ("Imperial Navy", "dark"): 213,
        ("Scum and Villainy", "dark"): 182,
        ("Neutral", "dark"): 280,
    }


def test_cards_by_type(pool):
    assert Counter(c.type.value for c in pool.cards) == {
        "unit": 768,
        "objective": 302,
        "event": 268,
        "enhancement": 246,
        "fate": 193,
        "affiliation": 18,
        "mission": 11,
    }


@pytest.mark.rule("GEN-02")
def test_each_affiliation_is_of_one_side(pool):
    sides = {Affiliation.NEUTRAL: {Side.LIGHT, Side.DARK}}
    for name in ("Jedi", "Rebel Alliance", "Smugglers and Spies"):
        sides[Affiliation(name)] = {Side.LIGHT}
    for name in ("Sith", "Imperial Navy", "Scum and Villainy"):
        sides[Affiliation(name)] = {Side.DARK}
    found = {a: {c.side for c in pool.cards if c.affiliation is a} for a in Affiliation}
    assert found == sides


@pytest.mark.rule("TRAP-06")
def test_28_sets_are_limited_to_one_copy(pool):
    printed = [entry.number for entry in pool.sets if entry.limit_one]
    limited = [entry.number for entry in pool.sets if pool.is_limit_one(entry)]
    assert printed == LIMIT_ONE
    assert limited == sorted([*LIMIT_ONE, 109])


@pytest.mark.rule("DECK-13")
@pytest.mark.rule("ERR-10")
@pytest.mark.rule("TRAP-26")
@pytest.mark.parametrize(
    ("edition", "limited"),
    [("rulebook", False), ("faq-1.1", False), ("faq-5.0", True), ("faq-final", True)],
)
def test_set_109_is_limited_by_an_erratum_only(pool, edition, limited):
    entry = pool.set(109)
    assert entry.title == "Along the Gamor Run"
    assert pool.is_limit_one(entry, pool.edition(edition)) is limited
    erratum = pool.limiting_erratum(entry, pool.edition(edition))
    assert (erratum.id if erratum else None) == ("ERR-10" if limited else None)


@pytest.mark.rule("TRAP-05")
def test_the_spice_trade_is_both_limited_and_restricted(pool):
    assert pool.is_limit_one(pool.set(195))
    assert [group.id for group in pool.groups_of(pool.card(195, 1))] == ["RL-DS-2"]


@pytest.mark.rule("TRAP-11")
def test_36_sets_are_locked_to_their_own_affiliation(pool):
    locked = [entry for entry in pool.sets if entry.affiliation_only]
    assert [entry.number for entry in locked] == LOCKED
    assert all(entry.affiliation is not Affiliation.NEUTRAL for entry in locked)


@pytest.mark.rule("TRAP-12")
def test_neutral_sets_have_a_side(pool):
    neutral = [entry for entry in pool.sets if entry.affiliation is Affiliation.NEUTRAL]
    assert {side: [e.number for e in neutral if e.side is side] for side in Side} == {
        Side.LIGHT: [16, 17, 18, 39, 45, 55, 61, 78, 79, 186, 192, 203],
        Side.DARK: [34, 35, 36, 42, 58, 68, 89, 90, 189],
    }


@pytest.mark.rule("AFATE-01")
def test_six_fate_cards_have_an_affiliation(pool):
    fates = {c.number: c.affiliation.value for c in pool.cards if c.type == "fate"}
    assert {n: a for n, a in fates.items() if a != "Neutral"} == {
        1126: "Jedi",
        1140: "Sith",
        1178: "Rebel Alliance",
        1187: "Imperial Navy",
        2030: "Smugglers and Spies",
        2062: "Scum and Villainy",
    }


def test_fate_priorities_are_odd_for_light_and_even_for_dark(pool):
    """All but one, which is doubtful and says so."""
    fates = [c for c in pool.cards if c.type == "fate"]
    assert {c.priority for c in fates} == set(range(11))
    odd_ones = [c for c in fates if c.priority % 2 != (c.side is Side.LIGHT)]
    assert [(c.code, c.title) for c in odd_ones] == [("224-6", "The Rebels' Hope")]
    assert "priority" in odd_ones[0].note


@pytest.mark.rule("TRAP-14")
def test_no_two_objectives_share_a_title(pool):
    titles = [entry.title for entry in pool.sets]
    assert len(set(titles)) == 289
    products = {product.name for product in pool.products}
    assert {t for t in titles if t in products} == {
        "Heroes and Legends",
        "Technological Terror",
        "Trust in the Force",
        "Knowledge and Defense",
        "Draw Their Fire",
        "Imperial Entanglements",
    }


@pytest.mark.rule("TRAP-13")
def test_card_numbers_that_databases_had_wrong_are_mended(pool):
    assert (card(pool, "255-1").title, card(pool, "255-1").number) == ("Cloud Cover", 2035)
    assert {card(pool, code).number for code in ("242-5", "242-6")} == {1178}
    assert {c.code for c in pool.cards_numbered(1179)} == {"243-1"}
    assert {c.title for c in pool.cards_numbered(978)} == {"Moon Blockade"}
    numbers = {c.number for c in pool.cards}
    assert numbers == {*range(1, 1200), *range(2000, 2207)} - {624}


@pytest.mark.rule("TRAP-13")
@pytest.mark.parametrize(
    ("number", "title", "sets"),
    [
        (157, "Twist of Fate", [5, 10, 18, 72, 98, 225]),
        (171, "Twist of Fate", [20, 30, 36, 40, 57, 82, 178, 254]),
        (169, "Heat of Battle", [19, 29, 36, 85, 101, 120, 136, 149, 170, 182, 223, 267]),
        (72, "Sith Library", [20, 22, 23, 104, 199, 219]),
    ],
)
def test_a_number_is_shared_by_its_reprints(pool, number, title, sets):
    printings = pool.cards_numbered(number)
    assert {c.title for c in printings} == {title}
    assert [c.set for c in printings] == sets


def test_reprints_agree_in_every_fact(pool):
    own = {"aliases", "octgn_id", "note", "product", "set", "block", "position", "same_as"}
    facts = {}
    for printed in pool.cards:
        seen = printed.model_dump(exclude=own)
        assert facts.setdefault(printed.number, seen) == seen, printed.code


@pytest.mark.rule("TRAP-23")
@pytest.mark.parametrize(
    "code",
    ["157-3", "103-2", "104-2", "120-2", "112-2", "123-2", "117-2", "106-3", "102-2", "106-2"],
)
def test_a_lost_mark_of_uniqueness_is_back(pool, code):
    assert card(pool, code).unique
    assert "unique mark" in card(pool, code).note


@pytest.mark.rule("TRAP-23")
def test_units_of_one_title_are_all_unique_or_none(pool):
    marks = {}
    for c in pool.cards:
        if c.type == "unit":
            assert marks.setdefault(c.title, c.unique) is c.unique, c.code
    assert sum(c.unique for c in pool.cards) == 318


@pytest.mark.parametrize(
    ("alias", "codes"),
    [
        ("Keeyan Farlander", {"156-2"}),
        ("Slave 1", {"160-3"}),
        ("Nien Numb", {"243-2"}),
        ("Confiscate", {"139-5"}),
        ("Shii-Cho-Training", {"2-4"}),
        ("LE-B02D9", {"148-2"}),
    ],
)
def test_another_spelling_finds_the_card(pool, alias, codes):
    assert {c.code for c in pool.cards_titled(alias)} == codes
    assert all(alias in c.aliases and alias != c.title for c in pool.cards_titled(alias))


def test_every_fact_that_databases_dispute_carries_a_note(pool):
    noted = {c.code for c in pool.cards if c.note}
    named = {"2-4", "card 175", "card 176"}
    assert noted == {*DISPUTED, *INFERRED, *named}


@pytest.mark.parametrize(
    ("code", "fact", "value"),
    [
        ("159-2", "cost", 5),
        ("159-6", "force_icons", 1),
        ("161-3", "damage_capacity", 2),
        ("178-4", "affiliation", Affiliation.IMPERIAL_NAVY),
        ("224-6", "force_icons", 2),
        ("252-6", "resources", None),
        ("267-5", "affiliation", Affiliation.SITH),
    ],
)
def test_a_disputed_fact_that_other_cards_decide_says_how(pool, code, fact, value):
    disputed = card(pool, code)
    assert getattr(disputed, fact) == value
    assert "disputed" in disputed.note
    assert "until a printed card is seen" not in disputed.note


def test_a_mark_against_all_databases_says_why(pool):
    zuckuss = card(pool, "106-2")
    assert zuckuss.unique
    assert "inferred" in zuckuss.note
    assert "the other Zuckuss is unique" in zuckuss.note


def test_only_one_fate_card_has_no_force_icon(pool):
    fates = [c for entry in pool.sets for c in entry.cards if c.type is CardType.FATE]
    assert {c.title for c in fates if not c.force_icons} == {"Twist of Fate"}


def test_sums_over_all_cards_of_the_sets(pool):
    """A number that slipped in any file shows here."""
    cards = [c for entry in pool.sets for c in entry.cards]
    sums = {
        fact: sum(v for c in cards if isinstance(v := getattr(c, fact), int))
        for fact in ("cost", "force_icons", "damage_capacity", "resources", "priority")
    }
    assert sums == {
        "cost": 2479,
        "force_icons": 2279,
        "damage_capacity": 3165,
        "resources": 528,
        "priority": 1185,
    }
    assert sum(len(c.traits) for c in pool.cards) == 2277
    assert len({trait for c in pool.cards for trait in c.traits}) == 158


def test_combat_icons_over_all_sets(pool):
    units = [c for entry in pool.sets for c in entry.cards if c.icons]
    normal, edge = (
        [sum(getattr(getattr(c, row), kind) for c in units) for kind in type(c.icons).model_fields]
        for row, c in (("icons", units[0]), ("edge_icons", units[0]))
    )
    assert normal == [631, 290, 90]
    assert edge == [235, 275, 114]


@pytest.mark.parametrize(
    ("code", "fact"),
    [
        ("127-5", "resources"),
        ("128-1", "resources"),
        ("128-3", "damage_capacity"),
        ("286-1", "resources"),
        ("D01-5", "damage_capacity"),
    ],
)
def test_a_printed_x(pool, code, fact):
    assert getattr(card(pool, code), fact) == "X"
    facts = ("cost", "force_icons", "damage_capacity", "resources")
    assert [getattr(card(pool, code), f) for f in facts].count("X") == 1


def test_only_five_cards_print_an_x(pool):
    facts = ("cost", "force_icons", "damage_capacity", "resources")
    assert sum(getattr(c, fact) == "X" for c in pool.cards for fact in facts) == 5
