"""Faults that show only when the files of a pool are read together."""

import pytest
from broken_pools import HOTH, all_faults_of, change, expect, faults_of


def test_the_pool_we_ship_has_no_fault(pool_copy):
    assert all_faults_of(pool_copy) == []


ACROSS_FILES = {
    "a double set number": (
        (HOTH, "- set: 38\n", "- set: 37\n"),
        ("products.yaml", 38, None, None, "The Desolation of Hoth should have this set"),
        ("rules/errata.yaml", None, None, "ERR-07", "the printing 37-2 is not named"),
        ("rules/errata.yaml", None, None, "ERR-07", "there is no card 38-2"),
        (HOTH, 37, None, "set", "this number is used twice"),
    ),
    "a set outside its product": (
        (HOTH, "- set: 42\n", "- set: 300\n"),
        ("products.yaml", 42, None, None, "The Desolation of Hoth should have this set"),
        (HOTH, 300, None, "set", "The Desolation of Hoth has the sets 37 to 42"),
    ),
    "an unknown product": (
        (HOTH, "product: The Desolation of Hoth", "product: Hoth"),
        *[(HOTH, n, None, "product", "Hoth is not in products.yaml") for n in range(37, 43)],
    ),
    "an unknown product of an affiliation card": (
        ("affiliations.yaml", "product: Core Set", "product: Core"),
        ("affiliations.yaml", None, "Jedi", "product", "Core is not in products.yaml"),
    ),
    "copies of a set that is not in the box": (
        ("products.yaml", "{set: 36, copies: 2}", "{set: 37, copies: 2}"),
        ("products.yaml", 37, None, "other_copies", "Core Set does not have this set"),
    ),
    "a double octgn id": (
        (HOTH, "9c16-000000000226", "9c16-000000000227"),
        (HOTH, 37, "5 (Calm)", "octgn_id", "37-4 has the same id"),
    ),
    "a reprint that differs": (
        (HOTH, "force_icons: 2\n    priority: 5", "force_icons: 1\n    priority: 5"),
        (HOTH, 37, "6 (Heat of Battle)", "force_icons", "differs from 3-6"),
    ),
    "a copy that differs": (
        (HOTH, "cost: 1", "cost: X"),
        (HOTH, 37, "3 (Old Ben's Spirit)", "cost", "differs from 37-2, which has the same"),
    ),
    "an affiliation of the other side": (
        (HOTH, "number: 180\n    affiliation: Jedi", "number: 180\n    affiliation: Sith"),
        (HOTH, 37, "4 (Weapon Mastery)", "affiliation", "Sith is not of the light side"),
    ),
    "a partner of the other side": (
        (
            "affiliations.yaml",
            "partner: 6, partner_affiliation: Rebel Alliance",
            "partner: 6, partner_affiliation: Sith",
        ),
        ("affiliations.yaml", None, "Guardians of Justice", "demand", "of the other side"),
    ),
    "two challenge cards in one place": (
        ("challenge/light-side.yaml", "- position: 2\n", "- position: 1\n"),
        (
            "challenge/light-side.yaml",
            None,
            "1 (The Final Ship)",
            "position",
            "The Mines has the same position",
        ),
    ),
    "a challenge card without a place": (
        ("challenge/light-side.yaml", "- position: 2\n  title", "- title"),
        ("challenge/light-side.yaml", None, "The Final Ship", "position", "missing"),
    ),
    "an erratum for a card that is not there": (
        ("rules/errata.yaml", "printings: [38-2]", "printings: [38-2, 300-1]"),
        ("rules/errata.yaml", None, None, "ERR-07", "there is no card 300-1"),
    ),
    "an erratum for another card": (
        ("rules/errata.yaml", "printings: [38-2]", "printings: [38-2, 38-3]"),
        ("rules/errata.yaml", None, None, "ERR-07", "38-3 is Rogue Three, number 184"),
    ),
    "an erratum that forgets a printing": (
        ("rules/errata.yaml", "printings: [21-4, 220-4]", "printings: [21-4]"),
        ("rules/errata.yaml", None, None, "ERR-02", "the printing 220-4 is not named"),
    ),
    "an erratum with a wrong title": (
        ("rules/errata.yaml", "title: Wedge Antilles", "title: Wedge Antiles"),
        ("rules/errata.yaml", None, None, "ERR-07", "38-2 is Wedge Antilles, number 183"),
    ),
    "an erratum with the wording of no edition": (
        ("rules/errata.yaml", "- edition: faq-5.0", "- edition: faq-5.9"),
        ("rules/errata.yaml", None, None, "ERR-08", "there is no edition faq-5.9"),
    ),
    "a restricted set with a wrong title": (
        ("rules/restricted.yaml", "title: The False Report", "title: The True Report"),
        ("rules/restricted.yaml", None, None, "RL-LS-1", "no light side set 99 The True Report"),
    ),
    "a restricted set of the other side": (
        ("rules/restricted.yaml", "99, title: The False Report", "46, title: Deploy the Fleet"),
        ("rules/restricted.yaml", None, None, "RL-LS-1", "no light side set 46 Deploy the Fleet"),
    ),
    "a restricted affiliation card with a wrong number": (
        ("rules/restricted.yaml", "number: 2063", "number: 2064"),
        ("rules/restricted.yaml", None, None, "RL-LS-5", "2064 Guardians of Justice"),
    ),
    "a group named twice": (
        ("rules/restricted.yaml", "- id: RL-LS-7", "- id: RL-LS-6"),
        ("rules/editions.yaml", None, None, "faq-final", "there is no entry RL-LS-7"),
        ("rules/restricted.yaml", None, None, "RL-LS-6", "this id is used twice"),
    ),
    "an edition with a group that is not there": (
        ("rules/editions.yaml", "restricted: []", "restricted: [RL-LS-9]"),
        ("rules/editions.yaml", None, None, "rulebook", "there is no entry RL-LS-9"),
    ),
    "an edition with an erratum that is not there": (
        ("rules/editions.yaml", "errata: [ERR-01, ERR-03, ERR-04]", "errata: [ERR-99]"),
        ("rules/editions.yaml", None, None, "faq-1.1", "there is no entry ERR-99"),
    ),
    "a default edition that is not there": (
        ("rules/editions.yaml", "default: faq-final", "default: faq-last"),
        ("rules/editions.yaml", None, None, "default", "there is no edition faq-last"),
    ),
    "an edition named twice": (
        ("rules/editions.yaml", "- id: faq-1.1", "- id: rulebook"),
        ("rules/editions.yaml", None, None, "rulebook", "this id is used twice"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ACROSS_FILES)
def test_a_fault_between_files(pool_copy, name):
    edit, *expected = ACROSS_FILES[name]
    change(pool_copy, *edit)
    expect(faults_of(pool_copy), *[(row[0], 0, *row[1:]) for row in expected])
