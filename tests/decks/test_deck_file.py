"""Deck files: exact in both directions, forgiving to people, never a crash."""

import json
import re
from contextlib import suppress

import pytest
import yaml
from any_decks import decks, trees
from hypothesis import given, settings
from hypothesis import strategies as st

from swlcg_deck.decks.deck import MAX_LINE, Deck, DeckSet, new_deck
from swlcg_deck.decks.deck_file import (
    DeckFile,
    DeckFileError,
    decode_deck_file,
    read_json_deck,
    read_yaml_deck,
    write_json_deck,
    write_yaml_deck,
)
from swlcg_deck.decks.remarks import RemarkKind
from swlcg_deck.decks.yaml_text import write_yaml
from swlcg_deck.files.strict_yaml import MAX_DEPTH, read_yaml

PAIRS = [(write_yaml_deck, read_yaml_deck), (write_json_deck, read_json_deck)]


@pytest.fixture(scope="module")
def toolbox(pool) -> Deck:
    sets = tuple(DeckSet(number=n, title=pool.set(n).title, copies=2) for n in (4, 38, 112))
    return new_deck("Toolbox", "Jedi").model_copy(update={"sets": sets})


@pytest.mark.parametrize(("write", "read"), PAIRS)
@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_any_deck_survives_writing_and_reading(pool, write, read, data):
    deck = data.draw(decks(pool))
    found = read(write(deck, pool), pool)
    assert repr(found.deck) == repr(deck)  # repr tells 1 from True
    assert not found.read_only


@settings(max_examples=250, deadline=None)
@given(tree=st.dictionaries(st.text(max_size=20), trees, max_size=5))
def test_any_plain_data_survives_our_yaml(tree):
    assert repr(read_yaml(write_yaml(tree), plain_text=True) if tree else {}) == repr(tree)


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_other_readers_of_yaml_see_the_same_texts(pool, data):
    deck = data.draw(decks(pool))
    seen = yaml.load(write_yaml_deck(deck, pool), Loader=yaml.CSafeLoader)
    assert (seen["name"], seen["notes"], seen["tags"]) == (deck.name, deck.notes, list(deck.tags))


def test_the_file_reads_as_a_person_would_write_it(pool, toolbox):
    deck = toolbox.model_copy(
        update={
            "id": "0" * 31 + "a",
            "name": "Toolbox: it's \U0001f600",
            "notes": "Mulligan for Luke.\n\n  Then wait.\n",
            "tags": ("worlds", "2013"),
            "created": "2026-01-31T18:00:00Z",
        }
    )
    assert write_yaml_deck(deck, pool).splitlines()[1:] == [
        "format: swlcg-deck/1",
        'name: "Toolbox: it\'s \U0001f600"',
        "affiliation: Jedi",
        "side: light",
        "sets:",
        "  - set: 4",
        "    title: A Journey to Dagobah",
        "    copies: 2",
        "  - set: 38",
        "    title: Hoth Operations",
        "    copies: 2",
        "  - set: 112",
        "    title: May the Force Be With You",
        "    copies: 2",
        "notes: |",
        "  Mulligan for Luke.",
        "",
        "    Then wait.",
        "tags:",
        "  - worlds",
        '  - "2013"',
        'created: "2026-01-31T18:00:00Z"',
        'id: "0000000000000000000000000000000a"',
    ]


def test_json_has_the_keys_of_the_contract(pool, toolbox):
    tree = json.loads(write_json_deck(toolbox, pool))
    assert list(tree)[:7] == ["format", "name", "affiliation", "side", "sets", "notes", "tags"]
    assert tree["format"] == "swlcg-deck/1"
    assert tree["side"] == "light"
    assert tree["sets"][0] == {"set": 4, "title": "A Journey to Dagobah", "copies": 2}


def test_a_deck_without_affiliation_and_sets_has_no_side(pool):
    tree = json.loads(write_json_deck(new_deck("Empty"), pool))
    assert (tree["affiliation"], tree["side"], tree["sets"]) == (None, None, [])


def messages(found: DeckFile, kind: RemarkKind) -> list[str]:
    return [str(remark) for remark in found.remarks if remark.kind is kind]


def entries(found: DeckFile) -> list[tuple[int | None, str, int]]:
    return [(entry.number, entry.title, entry.copies) for entry in found.deck.sets]


def test_words_that_yaml_would_change_are_text(pool):
    text = "name: Yes\nauthor: 1.50\ncreated: 2013-02-22\non: off\ntags: [no, 007, 12]\n"
    deck = read_yaml_deck(text, pool).deck
    assert (deck.name, deck.author, deck.created) == ("Yes", "1.50", "2013-02-22")
    assert deck.tags == ("no", "007", "12")
    assert deck.extra == {"on": "off"}


def test_number_or_title_alone_is_enough(pool):
    sets = ("38", "a journey to dagobah", "{set: 112, copies: 2}", "title: Last Minute Rescue")
    found = read_yaml_deck("name: x\nsets:\n- " + "\n- ".join(sets), pool)
    assert entries(found) == [
        (38, "Hoth Operations", 1),
        (4, "A Journey to Dagobah", 1),
        (112, "May the Force Be With You", 2),
        (6, "Last Minute Rescue", 1),
    ]
    assert {remark.kind for remark in found.remarks} == {RemarkKind.UNDERSTOOD}


def test_number_and_title_of_two_sets_are_a_choice_and_nothing_is_lost(pool):
    text = "name: x\nsets:\n- set: 4\n  title: Hoth Operations\n  copies: 2\n"
    found = read_yaml_deck(text, pool)
    assert entries(found) == [(None, "Hoth Operations (4)", 2)]
    (remark,) = found.remarks
    assert remark.kind is RemarkKind.AMBIGUOUS
    assert (remark.line, remark.copies) == (3, 2)
    assert [entry.number for entry in remark.choices] == [38, 4]
    again = read_yaml_deck(write_yaml_deck(found.deck, pool), pool)
    assert again.deck == found.deck


def test_unknown_sets_stay_as_they_are(pool):
    text = "name: x\nsets:\n- {set: 901, title: Fan Made}\n- Something Else\n- set: 902\n"
    found = read_yaml_deck(text, pool)
    assert entries(found) == [
        (901, "Fan Made", 1),
        (None, "Something Else", 1),
        (902, "Set 902", 1),
    ]
    assert len(messages(found, RemarkKind.NOT_UNDERSTOOD)) == 3


def test_a_number_that_names_no_set_gives_way_to_the_title(pool):
    found = read_yaml_deck("name: x\nsets:\n- {set: 999, title: Hoth Operations}\n", pool)
    assert entries(found) == [(38, "Hoth Operations", 1)]
    assert "there is no set 999; read as" in messages(found, RemarkKind.REPAIRED)[0]


def test_a_title_that_changed_does_not_lose_its_number(pool):
    found = read_yaml_deck("name: x\nsets:\n- {set: 38, title: An Older Spelling}\n", pool)
    assert entries(found) == [(38, "Hoth Operations", 1)]
    assert messages(found, RemarkKind.REPAIRED) == [
        "line 3: there is no set called An Older Spelling; read as set 38, Hoth Operations"
    ]


def test_a_set_listed_twice_is_one_set(pool):
    text = (
        "name: x\nsets:\n- {set: 4, note: a, mark: 1}\n- {title: A Journey to Dagobah, note: b}\n"
    )
    found = read_yaml_deck(text, pool)
    assert entries(found) == [(4, "A Journey to Dagobah", 2)]
    assert found.deck.sets[0].note == "a\nb"
    assert found.deck.sets[0].extra == {"mark": 1}
    assert "listed more than once" in messages(found, RemarkKind.REPAIRED)[0]


@pytest.mark.parametrize(
    ("copies", "read_as", "said"),
    [
        ("0", [], "copies: 0 is less than one"),
        ("-1", [], "copies: -1 is less than one"),
        ("100", [(4, "A Journey to Dagobah", 99)], "copies: 100 is too many; read as 99"),
        ("many", [(4, "A Journey to Dagobah", 1)], "a number from 1 to 99 is needed"),
        ("[2]", [(4, "A Journey to Dagobah", 1)], "a number from 1 to 99 is needed"),
        ("true", [(4, "A Journey to Dagobah", 1)], "a number from 1 to 99 is needed"),
        ('"2"', [(4, "A Journey to Dagobah", 2)], ""),
    ],
)
def test_copies_that_cannot_be_are_named_with_their_line(pool, copies, read_as, said):
    found = read_yaml_deck(f"name: x\nsets:\n- set: 4\n  copies: {copies}\n", pool)
    assert entries(found) == read_as
    told = [str(remark) for remark in found.remarks if remark.kind is not RemarkKind.UNDERSTOOD]
    assert len(told) == bool(said)
    if said:
        assert told[0].startswith("line 4: A Journey to Dagobah, ")
        assert said in told[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name: [a]\n", "line 1: name: a text is needed here"),
        ("name: x\nsets: 4\n", "line 2: a list is needed here"),
        ("name: x\nsets:\n- [4]\n", "line 3: a set needs its number or its title"),
        ("name: x\nsets:\n- copies: 2\n", "line 3: a set needs its number or its title"),
        ("name: x\nsets:\n- {set: E12, title: Fan}\n", "line 3: Fan (E12) is not in the card pool"),
        ("name: x\ntags:\n- a\n- [b]\n", "line 4: tags: a text is needed here"),
        ("name: x\naffiliation: Jawas\n", "line 2: affiliation: there is no affiliation card"),
        (f"name: {'x' * 501}\n", "line 1: name: only the first 500 of 501 characters are read"),
    ],
)
def test_what_does_not_fit_is_said_with_its_line(pool, text, said):
    told = messages(read_yaml_deck(text, pool), RemarkKind.NOT_UNDERSTOOD)
    assert told[0].startswith(said)


def test_lines_are_known_in_json_too(pool):
    text = '{\n "name": "x",\n "sets": [\n  {"set": 4,\n   "copies": 0}\n ]\n}\n'
    assert read_json_deck(text, pool).remarks[0].line == 5


def test_a_deck_without_a_name_gets_one(pool):
    found = read_yaml_deck("affiliation: jedi\n", pool)
    assert (found.deck.name, found.deck.affiliation) == ("Unnamed deck", "Jedi")
    assert read_yaml_deck("affiliation: jedi\n", pool, name="My file").deck.name == "My file"


def test_a_side_that_the_cards_contradict_is_said(pool):
    found = read_yaml_deck("name: x\naffiliation: Jedi\nside: dark\n", pool)
    assert "these cards are light" in messages(found, RemarkKind.REPAIRED)[0]
    assert not read_yaml_deck("name: x\naffiliation: Jedi\nside: Light\n", pool).remarks


def test_an_identity_that_is_none_is_replaced(pool):
    found = read_yaml_deck("name: x\nid: ../../etc\n", pool)
    assert len(found.deck.id) == 32
    assert "id: not an identity" in messages(found, RemarkKind.REPAIRED)[0]


def test_unknown_keys_are_kept_and_a_slip_of_the_pen_is_hinted_at(pool):
    text = "name: x\nafiliation: Jedi\nsets:\n- {set: 4, colour: {a: [1]}}\n"
    found = read_yaml_deck(text, pool)
    assert found.deck.extra == {"afiliation": "Jedi"}
    assert found.deck.sets[0].extra == {"colour": {"a": [1]}}
    assert any("did you mean affiliation?" in m for m in messages(found, RemarkKind.IGNORED))
    written = write_yaml_deck(found.deck, pool)
    assert "afiliation: Jedi" in written
    assert read_yaml_deck(written, pool).deck == found.deck


@pytest.mark.parametrize("key", ["k" * 2_000, "\U0001f600 " * 600, "a\nb" * 500])
@pytest.mark.parametrize(("write", "read"), PAIRS)
def test_a_very_long_key_is_kept(pool, toolbox, key, write, read):
    deck = toolbox.model_copy(update={"extra": {key: 1, "in": {key: [{key: "x"}]}}})
    assert read(write(deck, pool), pool).deck == deck


def test_a_newer_version_is_read_as_far_as_possible_and_not_to_be_written(pool):
    text = "format: swlcg-deck/2\nname: From tomorrow\nmats: [blue]\nsets: [4]\n"
    found = read_yaml_deck(text, pool)
    assert found.read_only
    assert found.deck.name == "From tomorrow"
    assert found.deck.extra == {"mats": ["blue"]}
    assert "newer than this program" in messages(found, RemarkKind.NOT_UNDERSTOOD)[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("services:\n  web: nginx\n", "there is no deck in this file"),
        ("- 4\n- 38\n", "there is no deck in this file"),
        ("just text", "there is no deck in this file"),
        ("format: other-deck/1\nname: x\n", "format: other-deck/1 is not a deck file"),
        ("name: x\nname: y\n", "line 2: the key name stands here twice"),
        ("name: [x\n", "not readable as YAML"),
        ("name: &a x\nnotes: *a\n", "anchors and aliases"),
        ("name: !!python/object:os.system x\n", "tags such as"),
        ("name: x\n---\nname: y\n", "a second document"),
        ("", "the file is empty"),
        ("name: x\nsets: [" + "4, " * 1_001 + "]\n", "a deck has at most 1000"),
        ("name: " + "[" * 5_000, "too deeply nested"),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(pool, text, said):
    with pytest.raises(DeckFileError, match=re.escape(said)):
        read_yaml_deck(text, pool)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "there is no deck in this file"),
        ("{}", "there is no deck in this file"),
        ('{\n"name": x}', "line 2: not readable as JSON"),
        ('{"name": "x", "name": "y"}', "the key name stands twice"),
        ("[" * 100_000, "too deeply nested"),
        ('{"name": ' + "[" * 40 + "]" * 40 + "}", "too deeply nested"),
        ('{"name": "\\ud800"}', "half a character"),
        ('{"name": "x", "a": [' + "1," * 600_000 + "1]}", "too long"),
    ],
)
def test_json_that_is_no_deck_is_refused_in_a_sentence(pool, text, said):
    with pytest.raises(DeckFileError, match=re.escape(said)):
        read_json_deck(text, pool)


def test_json_numbers_of_any_size_are_kept(pool):
    text = '{"name": 1984, "x": 1.50, "y": 123456789012345678901234567890, "z": NaN}'
    deck = read_json_deck(text, pool).deck
    assert (deck.name, deck.extra) == (
        "1984",
        {"x": "1.50", "y": "123456789012345678901234567890", "z": "NaN"},
    )


@pytest.mark.parametrize("depth", [MAX_DEPTH - 1, MAX_DEPTH, MAX_DEPTH + 1])
def test_both_formats_draw_the_same_line_at_depth(pool, depth):
    text = '{"name": "x", "a": ' + "[" * depth + "]" * depth + "}"
    outcomes = []
    for read in (read_yaml_deck, read_json_deck):
        try:
            outcomes.append(read(text, pool).deck.extra)
        except DeckFileError:
            outcomes.append(None)
    assert outcomes[0] == outcomes[1]
    assert (outcomes[0] is None) == (depth > MAX_DEPTH)


def test_a_file_of_another_encoding_is_read_or_refused(pool):
    text = "name: Chirrut Îmwe\n"
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert (
            read_yaml_deck(decode_deck_file(text.encode(encoding)), pool).deck.name[-4:] == "Îmwe"
        )
    with pytest.raises(DeckFileError, match="line 1: not readable as text; save the file as UTF-8"):
        decode_deck_file(text.encode("latin-1"))
    with pytest.raises(DeckFileError, match="larger than 10 MB"):
        decode_deck_file(b" " * 10_000_001)


@settings(max_examples=500, deadline=None)
@given(text=st.text(max_size=200))
def test_no_text_crashes_the_readers(pool, text):
    for read in (read_yaml_deck, read_json_deck):
        for given_text in (text, f"name: x\n{text}", f"name: {text}", f'{{"name": {text}}}'):
            with suppress(DeckFileError):
                assert len(read(given_text, pool).deck.name) <= MAX_LINE


@pytest.mark.parametrize(("write", "read"), PAIRS)
@settings(max_examples=500, deadline=None)
@given(data=st.data())
def test_no_damage_to_a_file_crashes_the_readers(pool, toolbox, write, read, data):
    text = write(toolbox.model_copy(update={"notes": "a\nb", "tags": ("x",)}), pool)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 30)))
        put = data.draw(
            st.sampled_from(["", text[start:end] * 2, ":", "- ", "[", '"', "\n", "&a "])
        )
        text = text[:start] + put + text[end:]
    with suppress(DeckFileError):
        deck = read(text, pool).deck
        again = read_yaml_deck(write_yaml_deck(deck, pool), pool).deck
        assert read_yaml_deck(write_yaml_deck(again, pool), pool).deck == again
