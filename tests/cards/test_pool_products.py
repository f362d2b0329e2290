"""Cycles, products and what is in a box; affiliation cards and challenge cards."""

from collections import Counter

import pytest

PRODUCTS = [
    ("Core Set", "Core Set", 1, 36),
    ("The Hoth Cycle", "The Desolation of Hoth", 37, 42),
    ("The Hoth Cycle", "The Search for Skywalker", 43, 47),
    ("The Hoth Cycle", "A Dark Time", 48, 52),
    ("The Hoth Cycle", "Assault on Echo Base", 53, 58),
    ("The Hoth Cycle", "The Battle of Hoth", 59, 63),
    ("The Hoth Cycle", "Escape from Hoth", 64, 68),
    ("Edge of Darkness", "Edge of Darkness", 69, 90),
    ("Balance of the Force", "Balance of the Force", 91, 96),
    ("Echoes of the Force Cycle", "Heroes and Legends", 97, 101),
    ("Echoes of the Force Cycle", "Lure of the Dark Side", 102, 106),
    ("Echoes of the Force Cycle", "Knowledge and Defense", 107, 111),
    ("Echoes of the Force Cycle", "Join Us or Die", 112, 116),
    ("Echoes of the Force Cycle", "It Binds All Things", 117, 121),
    ("Echoes of the Force Cycle", "Darkness and Light", 122, 126),
    ("Between the Shadows", "Between the Shadows", 127, 140),
    ("Rogue Squadron Cycle", "Ready for Takeoff", 141, 145),
    ("Rogue Squadron Cycle", "Draw Their Fire", 146, 150),
    ("Rogue Squadron Cycle", "Evasive Maneuvers", 151, 155),
    ("Rogue Squadron Cycle", "Attack Run", 156, 160),
    ("Rogue Squadron Cycle", "Chain of Command", 161, 165),
    ("Rogue Squadron Cycle", "Jump to Lightspeed", 166, 170),
    ("Imperial Entanglements", "Imperial Entanglements", 171, 184),
    ("Endor Cycle", "Solo's Command", 185, 189),
    ("Endor Cycle", "New Alliances", 190, 195),
    ("Endor Cycle", "The Forest Moon", 196, 200),
    ("Endor Cycle", "So Be It", 201, 206),
    ("Endor Cycle", "Press the Attack", 207, 211),
    ("Endor Cycle", "Redemption and Return", 212, 216),
    ("Galactic Ambitions", "Galactic Ambitions", 217, 230),
    ("Opposition Cycle", "Ancient Rivals", 231, 235),
    ("Opposition Cycle", "A Wretched Hive", 236, 240),
    ("Opposition Cycle", "Meditation and Mastery", 241, 245),
    ("Opposition Cycle", "Scrap Metal", 246, 250),
    ("Opposition Cycle", "Power of the Force", 251, 255),
    ("Opposition Cycle", "Technological Terror", 256, 260),
    ("Alliances Cycle", "Allies of Necessity", 261, 264),
    ("Alliances Cycle", "Aggressive Negotiations", 265, 269),
    ("Alliances Cycle", "Desperate Circumstances", 270, 274),
    ("Alliances Cycle", "Swayed by the Dark Side", 275, 279),
    ("Alliances Cycle", "Trust in the Force", 280, 284),
    ("Alliances Cycle", "Promise of Power", 285, 289),
]

ONCE = [39, 42, 55, 58, 192, 195, 203, 204]
"""The sets that a force pack holds once: printed "limit 1"."""


@pytest.mark.rule("VER-10")
def test_cycles_and_products_stand_in_release_order(pool):
    rows = [(c.name, p.name, p.first_set, p.last_set) for c in pool.cycles for p in c.products]
    assert rows == PRODUCTS


def test_every_set_is_in_the_product_whose_numbers_it_has(pool):
    homes = {n: name for _, name, first, last in PRODUCTS for n in range(first, last + 1)}
    assert {entry.number: entry.product for entry in pool.sets} == homes
    assert all(c.product == homes[c.set] for entry in pool.sets for c in entry.cards)


@pytest.mark.rule("TRAP-15")
@pytest.mark.rule("TRAP-16")
def test_the_54_challenge_cards_are_in_no_numbered_set(pool):
    kinds = Counter((c.block, c.type.value) for c in pool.challenge_cards)
    light = {"unit": 12, "objective": 9, "event": 5, "enhancement": 4, "fate": 1}
    dark = {"unit": 10, "objective": 4, "event": 4, "enhancement": 4, "fate": 1}
    assert kinds == {("L01", k): n for k, n in light.items()} | {
        ("D01", k): n for k, n in dark.items()
    }
    assert {c.set for c in pool.challenge_cards} == {None}
    assert {c.number for c in pool.challenge_cards} == set(range(442, 496))
    assert {c.product for c in pool.challenge_cards} == {"Balance of the Force"}


@pytest.mark.rule("DECK-17")
@pytest.mark.rule("DECK-19")
@pytest.mark.rule("OPEN-05")
@pytest.mark.parametrize(
    ("title", "facts"),
    [
        ("Guardians of Justice", (2063, "Jedi", "Rebel Alliance", 6, 7, 1)),
        ("No Questions Asked", (2064, "Jedi", "Smugglers and Spies", 5, 6, 2)),
        ("Fighters for Freedom", (2065, "Rebel Alliance", "Jedi", 5, 6, 1)),
        ("Information Network", (2066, "Rebel Alliance", "Smugglers and Spies", 5, 6, 2)),
        ("Desperate Allies", (2067, "Smugglers and Spies", "Jedi", 5, 6, 1)),
        ("Mercenary Contacts", (2068, "Smugglers and Spies", "Rebel Alliance", 6, 7, 1)),
        ("Galactic Enforcers", (2069, "Sith", "Imperial Navy", 6, 7, 1)),
        ("Expendable Allies", (2070, "Sith", "Scum and Villainy", 5, 6, 2)),
        ("Dark Masters", (2071, "Imperial Navy", "Sith", 5, 6, 1)),
        ("Any Methods Necessary", (2072, "Imperial Navy", "Scum and Villainy", 5, 6, 2)),
        ("Promise of Power", (2073, "Scum and Villainy", "Sith", 5, 6, 1)),
        ("Imperial Contractors", (2074, "Scum and Villainy", "Imperial Navy", 6, 7, 1)),
    ],
)
def test_what_an_alliance_card_demands(pool, title, facts):
    number, affiliation, partner, each, reserve, resources = facts
    alliance = pool.affiliation_card(title)
    assert (alliance.number, alliance.affiliation.value) == (number, affiliation)
    assert (alliance.demand.own, alliance.demand.partner) == (each, each)
    assert alliance.demand.partner_affiliation.value == partner
    assert (alliance.reserve, alliance.resources) == (reserve, resources)
    assert alliance.product == "Allies of Necessity"


@pytest.mark.rule("DECK-19")
@pytest.mark.rule("TRAP-13")
@pytest.mark.parametrize(
    ("number", "title"),
    [
        (172, "Jedi"),
        (173, "Rebel Alliance"),
        (174, "Smugglers and Spies"),
        (175, "Imperial Navy"),
        (176, "Sith"),
        (177, "Scum and Villainy"),
    ],
)
def test_a_basic_affiliation_card_demands_nothing(pool, number, title):
    basic = pool.affiliation_card(title)
    assert (basic.number, basic.affiliation.value, basic.product) == (number, title, "Core Set")
    assert (basic.demand, basic.reserve, basic.resources) == (None, 6, 1)


@pytest.mark.rule("RB-04")
def test_copies_in_a_core_set(pool):
    core = pool.product("Core Set")
    copies = {number: core.copies_of(number) for number in range(1, 37)}
    assert copies == dict.fromkeys(range(1, 37), 1) | {18: 2, 36: 2}


@pytest.mark.rule("RB-04")
def test_a_force_pack_holds_60_cards(pool):
    packs = [product for product in pool.products if product.kind == "force_pack"]
    assert len(packs) == 36
    for pack in packs:
        sets = range(pack.first_set, pack.last_set + 1)
        cards = sum(6 * pack.copies_of(number) for number in sets)
        loose = sum(c.product == pack.name for c in pool.affiliation_cards)
        assert cards + loose == 60, pack.name
        assert all(pack.copies_of(n) == (1 if n in ONCE else 2) for n in sets), pack.name


@pytest.mark.rule("RB-04")
def test_copies_in_a_larger_box_are_not_known(pool):
    boxes = [product for product in pool.products if product.kind == "deluxe"]
    assert [box.name for box in boxes] == [
        "Edge of Darkness",
        "Balance of the Force",
        "Between the Shadows",
        "Imperial Entanglements",
        "Galactic Ambitions",
    ]
    assert {box.copies_of(n) for box in boxes for n in (box.first_set, box.last_set)} == {None}
