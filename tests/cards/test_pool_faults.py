"""Faults inside a file: each is named by file, line, set, card and field, and none is lost."""

import pytest
from broken_pools import (
    BEN,
    HOTH,
    all_faults_of,
    change,
    contents,
    expect,
    faults_of,
    without_texts,
)


@pytest.fixture(autouse=True)
def _texts_apart(pool_copy):
    without_texts(pool_copy)


IN_ONE_CARD = {
    "a text where a number belongs": ("cost: 1\n", "cost: '1'\n", 29, "cost", "valid integer"),
    "a negative number": ("cost: 1\n", "cost: -1\n", 29, "cost", "greater than or equal to 0"),
    "a number too large": ("cost: 1\n", "cost: 100\n", 29, "cost", "less than or equal to 99"),
    "a letter for a number": ("cost: 1\n", "cost: Y\n", 29, "cost", "'X'"),
    "yes and no as text": (
        "damage_capacity: 5",
        "damage_capacity: false",
        17,
        "damage_capacity",
        "valid integer",
    ),
    "an unknown key": ("cost: 1\n", "cost: 1\n    price: 3\n", 30, "price", "reads this key"),
    "a missing key": ("number: 179\n    ", "", 23, "number", "missing"),
    "a missing octgn id": (
        "    octgn_id: ff4fb461-8060-457a-9c16-000000000224\n",
        "",
        23,
        "octgn_id",
        "missing",
    ),
    "an odd octgn id": ("000000000224", "00000000022", 36, "octgn_id", "pattern"),
    "a fact its type does not print": (
        "cost: 1\n",
        "cost: 1\n    priority: 3\n",
        23,
        None,
        "of type enhancement has no priority",
    ),
    "a fact its type needs": ("    cost: 1\n", "", 23, None, "of type enhancement needs cost"),
    "an unknown type": ("type: enhancement", "type: spell", 25, "type", "'enhancement'"),
    "an unknown affiliation": (
        "179\n    affiliation: Jedi",
        "179\n    affiliation: Jedis",
        27,
        "affiliation",
        "'Jedi'",
    ),
    "an unknown keyword": (
        "[Force Spirit]\n    keywords: []",
        "[Force Spirit]\n    keywords: [stealth]",
        33,
        "keywords",
        "'shielding'",
    ),
    "edge without a value": (
        "[Force Spirit]\n    keywords: []",
        "[Force Spirit]\n    keywords: [edge]",
        33,
        "keywords",
        "edge needs a value",
    ),
    "elite with a value": (
        "[Force Spirit]\n    keywords: []",
        "[Force Spirit]\n    keywords: [{elite: 1}]",
        33,
        "keywords",
        "elite has no value",
    ),
    "protect without an object": (
        "[Force Spirit]\n    keywords: []",
        "[Force Spirit]\n    keywords: [protect]",
        33,
        "keywords",
        "names what it protects",
    ),
    "two keywords in one": (
        "[Force Spirit]\n    keywords: []",
        "[Force Spirit]\n    keywords: [{edge: 1, pilot: 1}]",
        33,
        "keywords",
        "a keyword is one word",
    ),
    "an empty filter": ("{type: unit, trait: Character}", "{}", 34, "enhance", "describes nothing"),
    "a filter of nothing": (
        "{type: unit, trait: Character}",
        "{type: null}",
        34,
        "enhance",
        "describes nothing",
    ),
    "an unknown place to enhance": (
        "{type: unit, trait: Character}",
        "nowhere",
        34,
        "enhance",
        "'play_area'",
    ),
    "an unknown word in a filter": (
        "{type: unit, trait: Character}",
        "{type: unit, size: 3}",
        34,
        "enhance.size",
        "reads this key",
    ),
    "a list that is a text": ("[Force Spirit]", "Force Spirit", 32, "traits", "array"),
    "an empty title": ("title: Old Ben's Spirit", "title: ''", 24, "title", "at least 1"),
    "a control character": ("title: Old Ben's Spirit", 'title: "\\eOld"', 24, "title", "pattern"),
    "a side of its own": (
        "    number: 179\n",
        "    number: 179\n    side: dark\n",
        27,
        "side",
        "nothing reads this key here",
    ),
    "a challenge deck": (
        "    number: 179\n",
        "    number: 179\n    block: D01\n",
        27,
        "block",
        "nothing reads this key here",
    ),
}


OTHER_NAMES = {
    "yes and no as text": "1 (A Message from Beyond)",
    "an empty title": "2",
    "a control character": "2",
}


@pytest.mark.parametrize("name", IN_ONE_CARD)
def test_a_fault_in_one_card(small_pool_copy, name):
    old, new, line, field, message = IN_ONE_CARD[name]
    change(small_pool_copy, HOTH, old, new)
    (fault,) = faults_of(small_pool_copy)
    assert (fault.file, fault.line, fault.set, fault.field) == (HOTH, line, 37, field)
    assert fault.card == OTHER_NAMES.get(name, BEN)
    assert message in fault.message


IN_ONE_SET = {
    "five cards": (
        "  - position: 6\n    title: Heat of Battle\n    type: fate\n    number: 65\n"
        "    affiliation: Neutral\n    unique: false\n    force_icons: 2\n    priority: 5\n"
        "    traits: []\n    keywords: []\n    abilities: unwritten\n"
        "    octgn_id: ff4fb461-8060-457a-9c16-000000000228\n",
        "",
        [(11, None, "cards", "a set has six cards")],
    ),
    "seven cards": (
        "\n- set: 38",
        "  - position: 7\n    title: Calm\n    type: event\n    number: 181\n"
        "    affiliation: Jedi\n    unique: false\n    cost: 0\n    force_icons: 2\n"
        "    traits: [Force, Control]\n    keywords: []\n    abilities: unwritten\n"
        "    octgn_id: ff4fb461-8060-457a-9c16-999999999999\n\n- set: 38",
        [(11, None, "cards", "a set has six cards")],
    ),
    "positions out of order": (
        "- position: 2\n    title: Old Ben's Spirit",
        "- position: 4\n    title: Old Ben's Spirit",
        [(4, None, None, "the positions 1 to 6, in that order")],
    ),
    "an objective called otherwise": (
        "title: A Message from Beyond\n  side",
        "title: A Message from Behind\n  side",
        [(4, None, None, "the objective is called A Message from Beyond")],
    ),
    "an objective of another affiliation": (
        "side: light\n  affiliation: Jedi",
        "side: light\n  affiliation: Neutral",
        [(4, None, None, "the objective is Jedi")],
    ),
    "two objectives": (
        "type: event\n    number: 180\n    affiliation: Jedi\n    unique: false\n    cost: 0\n"
        "    force_icons: 2\n",
        "type: objective\n    number: 180\n    affiliation: Jedi\n    unique: false\n"
        "    damage_capacity: 5\n    resources: 1\n",
        [(4, None, None, "the first card, and no other, is the objective")],
    ),
    "an affiliation card": (
        "type: event\n    number: 180\n    affiliation: Jedi\n    unique: false\n    cost: 0\n"
        "    force_icons: 2\n",
        "type: affiliation\n    number: 180\n    affiliation: Jedi\n    unique: false\n"
        "    resources: 1\n",
        [(4, None, None, "an affiliation card is in no set")],
    ),
    "no cards": (
        "  cards:\n  - position: 1\n    title: A Message",
        "  kards:\n  - position: 1\n    title: A Message",
        [(4, None, "cards", "missing"), (11, None, "kards", "reads this key")],
    ),
    "a side that does not exist": (
        "side: light",
        "side: grey",
        [(6, None, "side", "'light' or 'dark'")],
    ),
    "no side": ("  side: light\n", "", [(4, None, "side", "missing")]),
    "a product of its own": (
        "  limit_one: false",
        "  product: Mine\n  limit_one: 'no'",
        [(8, None, "product", "nothing reads this key here"), (9, None, "limit_one", "boolean")],
    ),
}


@pytest.mark.parametrize("name", IN_ONE_SET)
def test_a_fault_in_one_set(small_pool_copy, name):
    old, new, expected = IN_ONE_SET[name]
    change(small_pool_copy, HOTH, old, new)
    rows = [(HOTH, line, 37, card, field, part) for line, card, field, part in expected]
    expect(faults_of(small_pool_copy), *rows)


@pytest.mark.rule("TRAP-11")
def test_a_neutral_set_cannot_be_locked(small_pool_copy):
    neutral = "affiliation: Neutral\n  limit_one: true\n  affiliation_only: "
    change(small_pool_copy, HOTH, f"{neutral}false", f"{neutral}true")
    (fault,) = faults_of(small_pool_copy)
    assert (fault.file, fault.set, fault.card) == (HOTH, 39, None)
    assert "a neutral set cannot be locked" in fault.message


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "message"),
    [
        ("- set: 37\n", "- set: '37'\n", 4, "set", "valid integer"),
        ("- set: 37\n  title", "- title", 4, "set", "missing"),
        ("product: The Desolation of Hoth\n", "", 1, "product", "missing"),
        ("product: The Desolation of Hoth\n", "product:\n", 1, "product", "valid string"),
        ("sets:\n", "sets: 5\nrest:\n", 2, "sets", "array"),
    ],
)
def test_a_fault_of_what_all_cards_share_is_told_once(
    small_pool_copy, old, new, line, field, message
):
    change(small_pool_copy, HOTH, old, new)
    faults = [fault for fault in faults_of(small_pool_copy) if fault.field != "rest"]
    expect(faults, (HOTH, line, None, None, field, message))


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        (b"", 1, "the file is empty"),
        (b"- 1\n", 1, "object"),
        (b"just words\n", 1, "object"),
        (b"product: The Desolation of Hoth\nproduct: Hoth\n", 2, "product stands here twice"),
        (b"product: x\non: 1\n", 2, "'on' does not mean the text it shows"),
        (b"product: &x [x]\nsets: [*x, *x]\n", 1, "anchors and aliases"),
        (b"product: !!python/name:os.system x\n", 1, "tags such as"),
        (b"product: x\nsets: [{set: 37, title: A Mess", 2, "not readable as YAML"),
        (b"product: x\ntitle: \xcemwe\n", 2, "is not UTF-8 text here"),
        ("product: Îmwe\n".encode("utf-16"), 1, "is not UTF-8 text here"),
        (b"product: x\nnote: \x00\n", 2, "not readable as YAML"),
        (b"product: x\nsets: " + 100_000 * b"[", 2, "too deeply nested"),
        (b"product: x\n---\nproduct: y\n", 2, "a second document"),
    ],
)
def test_a_file_that_cannot_be_understood(small_pool_copy, content, line, message):
    (small_pool_copy / HOTH).write_bytes(content)
    expect(faults_of(small_pool_copy), (HOTH, line, None, None, None, message))


def test_a_truncated_file(small_pool_copy):
    text = (small_pool_copy / HOTH).read_text("utf-8")
    (small_pool_copy / HOTH).write_text(text[: text.index("tactics: 0}")], "utf-8")
    line = text[: text.index("tactics: 0}")].count("\n") + 1
    expect(faults_of(small_pool_copy), (HOTH, line, None, None, None, "not readable as YAML"))


def test_a_file_cut_between_two_lines(small_pool_copy):
    text = (small_pool_copy / HOTH).read_text("utf-8")
    (small_pool_copy / HOTH).write_text(text[: text.index("    unique: true")], "utf-8")
    faults = faults_of(small_pool_copy)
    assert {(f.file, f.set) for f in faults} == {(HOTH, 38)}
    assert [f.field for f in faults if f.card == "2 (Wedge Antilles)"] == [
        "unique",
        "traits",
        "keywords",
        "abilities",
        "octgn_id",
    ]
    assert [f.message for f in faults if f.card is None] == ["a set has six cards"]


OUTSIDE_THE_SETS = [
    (("affiliations.yaml", "type: affiliation", "type: unit"), 6, "1 (Jedi)", "type", "'aff"),
    (("affiliations.yaml", "reserve: 6", "reserve: six"), 15, "1 (Jedi)", "reserve", "integer"),
    (
        ("affiliations.yaml", "reserve: 6", "reserve: 6\n  position: 6"),
        5,
        "6 (Jedi)",
        None,
        "no set",
    ),
    (
        ("affiliations.yaml", "own: 6, ", ""),
        108,
        "7 (Guardians of Justice)",
        "demand.own",
        "missing",
    ),
    (("products.yaml", "kind: core", "kind: heart"), 8, None, "cycles.products.kind", "'core'"),
    (("rules/errata.yaml", "id: ERR-01", "id: ERR-1"), 6, None, "errata.id", "pattern"),
    (("rules/errata.yaml", "[38-2]", "[wedge]"), 70, None, "errata.printings", "pattern"),
    (("rules/errata.yaml", "limit_one", "banned"), 105, None, "errata.legality", "'limit_one'"),
    (("rules/restricted.yaml", "side: light", "side: both"), 6, None, "groups.side", "'light'"),
    (("rules/editions.yaml", "'2012'", "2012"), 8, None, "editions.date", "string"),
    (("challenge/dark-side.yaml", "cost: 22", "cost: 220"), 12, "1 (Death Star II)", "cost", "99"),
    (("challenge/dark-side.yaml", "side: dark\n", ""), 1, None, "side", "missing"),
]


@pytest.mark.parametrize(("edit", "line", "card", "field", "message"), OUTSIDE_THE_SETS)
def test_a_fault_outside_the_sets(small_pool_copy, edit, line, card, field, message):
    change(small_pool_copy, *edit)
    expect(faults_of(small_pool_copy), (edit[0], line, None, card, field, message))


def test_all_faults_are_told_in_the_order_of_files_and_lines(pool_copy):
    (pool_copy / "rules" / "restricted.yaml").unlink()
    (pool_copy / "sets" / "99-more.yaml").write_text("product: x\nproduct: y\n", "utf-8")
    change(pool_copy, HOTH, "cost: 1", "cost: one")
    change(pool_copy, HOTH, "    unique: false\n    damage", "    damage")
    change(pool_copy, HOTH, "limit_one: false", "limit_one: 0")
    change(pool_copy, "affiliations.yaml", "reserve: 6", "reserve: 600")
    (pool_copy / "sets" / "01-core-set.yaml").write_bytes(b"\xff")
    expected = [
        ("rules/restricted.yaml", 0, None, None, None, "missing"),
        ("affiliations.yaml", 15, None, "1 (Jedi)", "reserve", "99"),
        ("sets/01-core-set.yaml", 1, None, None, None, "not UTF-8"),
        (HOTH, 8, 37, None, "limit_one", "boolean"),
        (HOTH, 11, 37, "1 (A Message from Beyond)", "unique", "missing"),
        (HOTH, 28, 37, BEN, "cost", "integer"),
        ("sets/99-more.yaml", 2, None, None, None, "twice"),
    ]
    expect(faults_of(pool_copy), *expected)
    expect(all_faults_of(pool_copy), *expected)


def test_the_same_fault_in_every_card_is_told_for_every_card(pool_copy):
    file = pool_copy / "sets" / "01-core-set.yaml"
    file.write_text(file.read_text("utf-8").replace("    unique:", "    special:"), "utf-8")
    faults = all_faults_of(pool_copy)
    assert [f.field for f in faults] == 216 * ["unique", "special"]
    assert {f.set for f in faults} == set(range(1, 37))
    assert [f.line for f in faults] == sorted(f.line for f in faults)


def test_many_thousand_faults_take_no_minutes(small_pool_copy):
    (small_pool_copy / HOTH).write_text(f"product: x\nsets: [{'1, ' * 50_000}]\n", "utf-8")
    assert len(all_faults_of(small_pool_copy)) == 50_000


def test_a_fault_reads_as_a_sentence(small_pool_copy):
    change(small_pool_copy, HOTH, "cost: 1", "price: 1")
    change(small_pool_copy, HOTH, "priority: 5", "cost: 5")
    lines = [str(fault) for fault in faults_of(small_pool_copy)]
    assert lines == [
        f"{HOTH}:29, set 37, card {BEN}, price: nothing reads this key",
        f"{HOTH}:75, set 37, card 6 (Heat of Battle): a card of type fate needs priority",
    ]


def test_looking_for_faults_tells_the_same_as_loading(small_pool_copy):
    change(small_pool_copy, HOTH, "cost: 1", "price: 1")
    (small_pool_copy / "rules" / "errata.yaml").unlink()
    before = contents(small_pool_copy)
    assert all_faults_of(small_pool_copy) == faults_of(small_pool_copy)
    assert len(all_faults_of(small_pool_copy)) == 2
    assert contents(small_pool_copy) == before
