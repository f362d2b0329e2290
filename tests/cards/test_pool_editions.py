"""Errata and restricted groups: every entry leads to its cards, each edition has its own."""

import pytest

ERRATA = [
    ("ERR-01", None, "Core rulebook, refresh phase", None, ()),
    ("ERR-02", "v3.0", "Black Squadron Pilot", 17, ("21-4", "220-4")),
    ("ERR-03", "v1.0", "Fleeing the Empire", 56, ("10-1",)),
    ("ERR-04", "v1.0", "Fleet Command Center", 57, ("12-5",)),
    ("ERR-05", "v4.1", "Lightsaber Deflection", 89, ("5-5", "128-5")),
    ("ERR-06", "v3.1", "The Secret of Yavin 4", 144, ("5-1",)),
    ("ERR-07", "v3.0", "Wedge Antilles", 183, ("38-2",)),
    ("ERR-08", "v5.2", "Luke Skywalker", 301, ("64-2",)),
    ("ERR-09", "v4.1", "Death Star II", 455, ("D01-1",)),
    ("ERR-10", "v2.2", "Along the Gamor Run", 552, ("109-1",)),
    ("ERR-11", "v2.2", "May the Force Be With You", 567, ("112-1",)),
    ("ERR-12", "v3.1", "Native Support", 592, ("117-4",)),
    ("ERR-13", "v3.1", "Asteroid Base", 614, ("122-5",)),
    ("ERR-14", "v4.1", "Lightsaber Deflection", 89, ("5-5", "128-5")),
    ("ERR-15", "v3.1", "Journey Through the Swamp", 647, ("130-1",)),
    ("ERR-16", "v3.1", "Jubba Bird", 648, ("130-2", "130-3")),
    ("ERR-17", "v4.1", "The Survivors", 722, ("146-1",)),
    ("ERR-18", "v3.1", "Desperation", 730, ("147-5",)),
    ("ERR-19", "v4.0", "Boba Fett", 789, ("160-2",)),
    ("ERR-20", "v3.2", "Unfinished Business", 797, ("161-5",)),
    ("ERR-21", "v4.0", "Well Paid", 828, ("168-4", "168-5")),
    ("ERR-22", "v4.2", "The Tarkin Doctrine", 871, ("178-1",)),
    ("ERR-23", "v4.2", "Rule by Fear", 874, ("178-4",)),
    ("ERR-24", "v5.0", "Enforced Loyalty", 881, ("180-1",)),
    ("ERR-25", "v4.1", "Home One", 965, ("197-2",)),
    ("ERR-26", "v4.2", "Endor Entrapment", 998, ("205-1",)),
    ("ERR-27", "v4.2", "Natural Cover", 1013, ("208-4",)),
    ("ERR-28", "v4.3", "Moruth Doole", 955, ("195-2",)),
    ("ERR-29", "v5.0", "Threat from the Depths", 2002, ("248-1",)),
    ("ERR-30", "v5.0", "His High Exaltedness", 2010, ("250-1",)),
]
ALL_ERRATA = [row[0] for row in ERRATA]

GROUPS = {
    "RL-LS-1": {99: "The False Report", 103: "Against All Odds"},
    "RL-LS-2": {112: "May the Force Be With You", 128: "The Master's Domain"},
    "RL-LS-3": {97: "Heroes and Legends", 229: "Spark of Rebellion"},
    "RL-LS-4": {103: "Against All Odds", 237: "The Last Warrior"},
    "RL-LS-5": {112: "May the Force Be With You", 229: "Spark of Rebellion"},
    "RL-LS-6": {10: "Fleeing the Empire", 131: "Sacrifice at Endor"},
    "RL-LS-7": {196: "Matter Under Mind", 256: "Running the Canyon"},
    "RL-DS-1": {46: "Deploy the Fleet", 180: "Enforced Loyalty"},
    "RL-DS-2": {135: "Masterful Manipulation", 195: "The Spice Trade"},
    "RL-DS-3": {126: "The Slimiest Scheme", 240: "I Don't Like You, Either"},
    "RL-DS-4": {205: "Endor Entrapment", 259: "Technological Terror"},
    "RL-DS-5": {240: "I Don't Like You, Either", 289: "Double-Crossing Droid"},
}
OLDER_GROUPS = ["RL-LS-1", "RL-LS-2", "RL-LS-3", "RL-LS-4", "RL-DS-1", "RL-DS-2", "RL-DS-3"]


@pytest.mark.rule("VER-09")
def test_the_errata_stand_in_the_order_of_the_faq(pool):
    entries = [(e.id, e.version, e.title, e.number, e.printings) for e in pool.errata]
    assert entries == ERRATA


@pytest.mark.parametrize("row", ERRATA[1:], ids=ALL_ERRATA[1:])
@pytest.mark.rule("PRINT-03")
@pytest.mark.rule("VER-08")
def test_an_erratum_names_every_printing_of_its_card(pool, row):
    name, _, title, number, printings = row
    cards = pool.cards_numbered(number)
    assert {c.title for c in cards} == {title}
    assert tuple(c.code for c in cards) == printings
    assert all(name in [e.id for e in pool.errata_of(c)] for c in cards)


@pytest.mark.rule("VER-07")
@pytest.mark.rule("PRINT-03")
def test_both_printings_of_lightsaber_deflection_have_the_same_errata(pool):
    first, second = pool.card(5, 5), pool.card(128, 5)
    assert first.number == second.number == 89
    assert pool.errata_of(first) == pool.errata_of(second) != ()


@pytest.mark.rule("VER-06")
def test_the_erratum_of_death_star_ii_is_about_a_challenge_card(pool):
    (death_star,) = pool.cards_numbered(455)
    assert (death_star.block, death_star.set) == ("D01", None)
    assert [e.id for e in pool.errata_of(death_star)] == ["ERR-09"]
    assert [k.name for k in death_star.keywords] == []  # Elite, Shielding are on the other face


def test_no_card_without_an_erratum_has_one(pool):
    named = {code for row in ERRATA for code in row[4]}
    assert {c.code for c in pool.cards if pool.errata_of(c)} == named
    assert len(named) == 32


@pytest.mark.rule("DECK-13")
def test_one_erratum_changes_deck_building(pool):
    assert [e.id for e in pool.errata if e.legality] == ["ERR-10"]


@pytest.mark.rule("TRAP-18")
def test_two_errata_limit_by_title_and_the_others_by_copy(pool):
    limits = {"limit_added", "limit_changed"}
    wordings = {e.id: e.change for e in pool.errata if limits.intersection(e.kinds)}
    by_title = [name for name, change in wordings.items() if "by title" in change]
    by_copy = [name for name, change in wordings.items() if "by title" not in change]
    assert by_title == ["ERR-16", "ERR-22"]
    assert by_copy == ["ERR-11", "ERR-12", "ERR-13", "ERR-25", "ERR-28"]
    assert all("once per turn for each copy" in wordings[name] for name in by_copy)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(name)) for name in GROUPS]
)
@pytest.mark.rule("RL-03")
def test_the_members_of_a_restricted_group(pool, name):
    group = next(group for group in pool.groups if group.id == name)
    assert {member.number: member.title for member in group.sets} == GROUPS[name]
    assert group.side.value == ("light" if "LS" in name else "dark")
    assert group.group == int(name[-1])
    for number, title in GROUPS[name].items():
        entry = pool.set(number)
        assert (entry.title, entry.side) == (title, group.side)
        assert group in pool.groups_of(entry.objective)
    assert bool(group.affiliation_cards) == (name == "RL-LS-5")


def test_the_restricted_list_has_25_lines_and_21_entries(pool):
    sets = [member.number for group in pool.groups for member in group.sets]
    cards = [named.number for group in pool.groups for named in group.affiliation_cards]
    assert len(sets) + len(cards) == 25
    assert (len(set(sets)), cards) == (20, [2063])
    assert [group.id for group in pool.groups] == list(GROUPS)


@pytest.mark.rule("TRAP-01")
@pytest.mark.rule("TRAP-25")
@pytest.mark.rule("VER-05")
@pytest.mark.rule("RL-LS-5")
def test_guardians_of_justice_is_the_only_restricted_affiliation_card(pool):
    restricted = {c.title: pool.groups_of(c) for c in pool.affiliation_cards if pool.groups_of(c)}
    assert list(restricted) == ["Guardians of Justice"]
    assert [group.id for group in restricted["Guardians of Justice"]] == ["RL-LS-5"]
    guardians = pool.affiliation_card("Guardians of Justice")
    assert (guardians.number, guardians.set, guardians.affiliation) == (2063, None, "Jedi")


@pytest.mark.rule("TRAP-02")
def test_four_sets_are_in_two_groups(pool):
    groups = {e.number: [g.id for g in pool.groups_of(e.objective)] for e in pool.sets}
    assert {number: ids for number, ids in groups.items() if len(ids) > 1} == {
        103: ["RL-LS-1", "RL-LS-4"],
        112: ["RL-LS-2", "RL-LS-5"],
        229: ["RL-LS-3", "RL-LS-5"],
        240: ["RL-DS-3", "RL-DS-5"],
    }
    assert sum(len(ids) for ids in groups.values()) == 24


def test_all_cards_of_a_set_share_its_groups(pool):
    ids = {tuple(g.id for g in pool.groups_of(c)) for c in pool.set(103).cards}
    assert ids == {("RL-LS-1", "RL-LS-4")}


@pytest.mark.parametrize(
    ("name", "date", "groups", "errata"),
    [
        pytest.param("rulebook", "2012", [], [], marks=pytest.mark.rule("ED-01")),
        pytest.param(
            "faq-1.1",
            "2013-02-22",
            [],
            ["ERR-01", "ERR-03", "ERR-04"],
            marks=pytest.mark.rule("ED-02"),
        ),
        pytest.param(
            "faq-5.0",
            "2017-04-12",
            OLDER_GROUPS,
            ALL_ERRATA,
            marks=[pytest.mark.rule("ED-03"), pytest.mark.rule("CHG-35")],
        ),
        pytest.param("faq-final", None, list(GROUPS), ALL_ERRATA, marks=pytest.mark.rule("ED-04")),
    ],
)
def test_what_an_edition_contains(pool, name, date, groups, errata):
    edition = pool.edition(name)
    assert edition.date == date
    assert list(edition.restricted) == groups
    assert [group.id for group in pool.restricted_groups(edition)] == groups
    assert list(edition.errata) == errata


def test_the_final_faq_is_the_newest_of_four_editions(pool):
    names = [edition.id for edition in pool.editions]
    assert names == ["rulebook", "faq-1.1", "faq-5.0", "faq-final"]
    assert pool.default_edition is pool.edition("faq-final")


@pytest.mark.parametrize(
    ("number", "edition", "ids"),
    [
        (103, "rulebook", []),
        (103, "faq-1.1", []),
        (103, "faq-5.0", ["RL-LS-1", "RL-LS-4"]),
        (112, "faq-5.0", ["RL-LS-2"]),
        (112, "faq-final", ["RL-LS-2", "RL-LS-5"]),
        (289, "faq-5.0", []),
        (289, "faq-final", ["RL-DS-5"]),
        (1, "faq-final", []),
    ],
)
def test_the_groups_of_a_set_in_an_edition(pool, number, edition, ids):
    groups = pool.groups_of(pool.card(number, 1), pool.edition(edition))
    assert [group.id for group in groups] == ids


@pytest.mark.parametrize(
    ("code", "edition", "ids"),
    [
        ((10, 1), "rulebook", []),
        ((10, 1), "faq-1.1", ["ERR-03"]),
        ((5, 5), "faq-1.1", []),
        ((5, 5), "faq-5.0", ["ERR-05", "ERR-14"]),
        ((64, 2), "faq-final", ["ERR-08"]),
        ((1, 1), "faq-final", []),
    ],
)
def test_the_errata_of_a_card_in_an_edition(pool, code, edition, ids):
    errata = pool.errata_of(pool.card(*code), pool.edition(edition))
    assert [erratum.id for erratum in errata] == ids


@pytest.mark.rule("CHG-36")
@pytest.mark.rule("ED-03")
def test_faq_5_0_words_the_erratum_of_luke_skywalker_otherwise(pool):
    luke = pool.card(64, 2)
    assert (luke.title, luke.number) == ("Luke Skywalker", 301)
    (erratum,) = pool.errata_of(luke, pool.edition("faq-5.0"))
    assert erratum.change_in("faq-5.0").startswith("The printed reduction of 2 stays")
    assert erratum.change_in("faq-final") == erratum.change
    assert erratum.change.startswith("The reduction of 2 is a choice")
    assert [e.id for e in pool.errata if e.earlier] == ["ERR-08"]
