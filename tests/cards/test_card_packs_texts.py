"""Card packs: printed text finds its card, and nothing else ever gets in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from octgn_files import (
    CORE,
    FAN_SET,
    card_xml,
    fan_id,
    fan_xml,
    first_cards,
    official_xml,
    set_xml,
    write_set,
)
from pack_imports import counts, imported, planned

from swlcg_deck.cards.octgn import octgn_id
from swlcg_deck.cards.packs.limits import Limits, PackError
from swlcg_deck.cards.packs.pack import NO_TEXT
from swlcg_deck.cards.packs.plan import plan_import
from swlcg_deck.cards.packs.set_file import read_set_file
from swlcg_deck.cards.packs.survey import survey
from swlcg_deck.cards.search import SearchIndex


def test_printed_text_is_found_by_the_id_of_the_printing(packs, pool, chosen):
    objective, unit, *_ = first_cards(pool)
    write_set(chosen, official_xml(objective, ""), official_xml(unit, "One.\r\n\r\n\r\nTwo.\tX"))
    done = imported(packs, pool, chosen)
    assert (done.packs, done.texts, done.pictures) == (["Core Set"], 2, 0)
    assert packs.printed_text(unit) == "One.\n\nTwo.X"
    assert packs.printed_text(objective) == NO_TEXT
    assert packs.printed_text(first_cards(pool, 2)[0]) is None


def test_a_printed_text_is_found_with_ours(packs, pool, chosen):
    unit = first_cards(pool)[1]
    index = SearchIndex(pool, packs.printed_text)
    assert index.cards("text:xylophone").items == ()
    write_set(chosen, official_xml(unit, "Play the xylophone."))
    imported(packs, pool, chosen)
    index.forget_texts()
    assert index.cards("text:xylophone").items == (unit,)


def test_ids_are_read_with_braces_in_capitals_and_without_hyphens(packs, pool, chosen):
    unit = first_cards(pool)[1]
    strange = "{" + unit.octgn_id.replace("-", "").upper() + "}"
    write_set(chosen, official_xml(unit, "Said.", strange), set_id=CORE.upper())
    imported(packs, pool, chosen)
    assert packs.printed_text(unit) == "Said."
    assert octgn_id("no id at all") is None


@pytest.mark.rule("TRAP-13")
def test_a_card_with_another_id_is_found_by_block_and_position_if_the_title_agrees(
    packs, pool, chosen
):
    one, other = first_cards(pool)[1:3]
    place = {"Block": "001", "Block_Number": "2"}
    write_set(
        chosen,
        card_xml(fan_id(1), one.title.upper(), "By place.", **place),
        card_xml(fan_id(2), "Nobody of that name", "Not me.", Block="1", Block_Number="3"),
    )
    imported(packs, pool, chosen)
    assert packs.printed_text(one) == "By place."
    assert packs.printed_text(other) is None


@pytest.mark.rule("TRAP-16")
def test_challenge_cards_and_affiliation_cards_are_found_by_block_and_number(packs, pool, chosen):
    challenge, sith = pool.challenge_cards[0], pool.affiliation_card("Sith")
    write_set(
        chosen,
        official_xml(challenge, "Challenge.", fan_id(1)),
        official_xml(sith, "Affiliation.", fan_id(2)),
    )
    imported(packs, pool, chosen)
    assert packs.printed_text(challenge) == "Challenge."
    assert packs.printed_text(sith) == "Affiliation."


@pytest.mark.rule("TRAP-15")
def test_a_fan_made_block_that_looks_like_a_challenge_deck_is_not_taken_for_it(packs, pool, chosen):
    light = next(card for card in pool.challenge_cards if card.block == "L01")
    write_set(
        chosen,
        card_xml(fan_id(1), "Legend", "Mine.", Block="L01", Block_Number=light.position),
        name="Legends",
        set_id=FAN_SET,
    )
    imported(packs, pool, chosen)
    assert packs.printed_text(light) is None
    assert counts(packs) == {"Legends": (1, 0, True)}


def test_a_number_that_several_printings_share_decides_nothing(packs, pool, chosen):
    card = pool.cards_titled("Heat of Battle")[0]
    assert len(pool.cards_numbered(card.number)) > 1
    write_set(chosen, card_xml(fan_id(1), card.title, "Which one?", Number=card.number))
    imported(packs, pool, chosen)
    assert all(packs.printed_text(each) is None for each in pool.cards_titled("Heat of Battle"))


def test_other_faces_are_kept_below_the_first(packs, pool, chosen):
    unit = first_cards(pool)[1]
    back = (
        '<alternate name="Its back" type="flip"><property name="Text" value="Behind."/></alternate>'
    )
    write_set(chosen, card_xml(unit.octgn_id, unit.title, "Before.", back))
    imported(packs, pool, chosen)
    assert packs.printed_text(unit) == "Before.\n\nIts back\nBehind."


def test_newer_files_write_values_as_the_text_of_their_elements(packs, pool, chosen):
    unit = first_cards(pool)[1]
    rich = '<property name="Text">Plain <b>bold</b>.</property>'
    body = f'<card id="{unit.octgn_id}" name="{unit.title}">{rich}</card>'
    write_set(chosen, body)
    imported(packs, pool, chosen)
    assert "bold" in (packs.printed_text(unit) or "")


def test_cards_that_only_the_table_of_octgn_needs_are_left_out(packs, pool, chosen):
    write_set(chosen, card_xml(fan_id(7), "Cover", Type="Cover"), name="Markers", set_id=FAN_SET)
    assert planned(packs, pool, chosen).is_empty


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<set", "line 1: the file is not sound XML"),
        (set_xml().replace("</cards>", ""), "not sound XML"),
        ('<!DOCTYPE s [<!ENTITY a "b">]><set>&a;</set>', "contains a document type"),
        ("<deck/>", "starts with <deck>"),
        (set_xml(game="00000000-0000-4000-8000-000000000000"), "another game"),
        (set_xml(set_id="none"), "no sound id"),
    ],
)
def test_a_damaged_or_hostile_set_file_is_named_and_the_rest_is_taken(
    packs, pool, chosen, text, reason
):
    unit = first_cards(pool)[1]
    write_set(chosen / "good", official_xml(unit, "Good."))
    (chosen / "bad").mkdir()
    (chosen / "bad" / "set.xml").write_text(text, encoding="utf-8")
    plan = planned(packs, pool, chosen)
    (problem,) = plan.problems
    assert problem.startswith("bad/set.xml: ")
    assert reason in problem
    assert [each.pack.name for each in plan.packs] == ["Core Set"]


def test_cards_without_a_sound_id_and_those_of_another_are_counted(packs, pool, chosen):
    one, two, three = first_cards(pool)[1:4]
    write_set(
        chosen,
        official_xml(one, "First."),
        official_xml(two, "No id.", "no id"),
        official_xml(three, "No id.").replace(f'id="{three.octgn_id}" ', "", 1),
        card_xml(one.octgn_id.upper(), "Somebody else", "Second."),
    )
    plan = planned(packs, pool, chosen)
    folder = chosen.name
    assert [str(problem) for problem in plan.problems] == [
        f"{folder}/set.xml: line 5 and others: 2 cards without a sound id were left out",
        f"{folder}/set.xml: line 7: 1 card was left out, it has the id of a card before",
    ]
    assert plan.texts == 1
    imported(packs, pool, chosen)
    assert packs.printed_text(one) == "First."


def test_a_second_file_of_a_set_is_told_with_the_cards_it_had(packs, pool, chosen):
    one, two, three = first_cards(pool)[1:4]
    write_set(chosen / "a", official_xml(one, "Of a."))
    write_set(chosen / "b", official_xml(two, "Of b."), official_xml(three, "Of b."))
    plan = planned(packs, pool, chosen)
    assert [str(problem) for problem in plan.problems] == [
        "b/set.xml: it is a second file of the set Core Set: its 2 cards were left out"
    ]
    imported(packs, pool, chosen)
    assert (packs.printed_text(one), packs.printed_text(two)) == ("Of a.", None)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_set_file_is_read_whatever_its_name(packs, pool, chosen, encoding):
    unit = first_cards(pool)[1]
    xml = set_xml(official_xml(unit, "Said.")).replace("utf-8", encoding)
    (chosen / "Core Set (backup).XML").write_bytes(xml.encode(encoding))
    (chosen / "definition.xml").write_text(
        "<?xml version='1.0'?><!-- <set> --><game/>", encoding="utf-8"
    )
    (chosen / "notes.xml").write_bytes(b"\xff\xfe\x00 no xml at all")
    plan = planned(packs, pool, chosen)
    assert (plan.problems, plan.others) == ((), 2)
    imported(packs, pool, chosen)
    assert packs.printed_text(unit) == "Said."


def test_a_broken_set_file_of_another_name_is_named(packs, pool, chosen):
    (chosen / "core.xml").write_text(set_xml().replace("</cards>", ""), encoding="utf-8")
    (problem,) = planned(packs, pool, chosen).problems
    assert "core.xml: " in problem
    assert "not sound XML" in problem


def test_a_set_file_that_is_no_text_or_far_too_large_is_refused(packs, pool, chosen):
    (chosen / "set.xml").write_bytes(b"\xff\xfe\x00\xd8")
    assert "not text" in planned(packs, pool, chosen).problems[0]
    (chosen / "set.xml").write_text(set_xml(*[fan_xml(n) for n in range(40)]), encoding="utf-8")
    (problem,) = planned(packs, pool, chosen, limits=Limits(xml_bytes=100)).problems
    assert "larger than any set file" in problem


def test_a_set_file_in_utf_16_is_read():
    text = set_xml(fan_xml(1)).replace("utf-8", "utf-16")
    assert len(read_set_file(text.encode("utf-16")).cards) == 1


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_no_bytes_bring_the_reader_of_set_files_down(data):
    with pytest.raises(PackError):
        read_set_file(data)


@settings(max_examples=60, deadline=None)
@given(title=st.text(max_size=400), text=st.text(max_size=9_000), block=st.text(max_size=300))
def test_no_text_in_a_set_file_is_too_strange_to_be_kept(pool, title, text, block):
    def clean(value):
        return "".join(ch for ch in value if ch.isprintable() or ch == "\n")

    xml = set_xml(
        card_xml(fan_id(1), clean(title), clean(text), Block=clean(block) or "X"), set_id=FAN_SET
    )
    found = survey([])
    found.sets.append(read_set_file(xml.encode("utf-8", "replace")))
    for each in plan_import(found, pool, {}).packs:
        assert each.pack.model_validate_json(each.pack.model_dump_json()) == each.pack
