"""Card packs: what the user adds is found again, and nothing else ever gets in."""

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from octgn_files import (
    CORE,
    FAN_SET,
    card_xml,
    entry,
    fan_id,
    fan_xml,
    first_cards,
    jpg,
    official_xml,
    png,
    set_xml,
    write_o8c,
    write_set,
)
from pack_imports import everything_in, imported, planned

from swlcg_deck.cards.octgn import GAME_ID, octgn_id
from swlcg_deck.cards.packs.card_packs import CardPacks, default_root
from swlcg_deck.cards.packs.limits import Limits, PackError
from swlcg_deck.cards.packs.pack import MANIFEST, NO_TEXT
from swlcg_deck.cards.packs.pictures import picture_kind, picture_name
from swlcg_deck.cards.packs.plan import plan_import
from swlcg_deck.cards.packs.set_file import read_set_file
from swlcg_deck.cards.packs.survey import survey


def counts(packs: CardPacks) -> dict[str, tuple[int, int, bool]]:
    return {row.name: (row.cards, row.pictures, row.fan_made) for row in packs.summary()}


# Text


def test_printed_text_is_found_by_the_id_of_the_printing(packs, pool, chosen):
    objective, unit, *_ = first_cards(pool)
    write_set(chosen, official_xml(objective, ""), official_xml(unit, "One.\r\n\r\n\r\nTwo.\tX"))
    done = imported(packs, pool, chosen)
    assert (done.packs, done.texts, done.pictures) == (["Core Set"], 2, 0)
    assert packs.printed_text(unit) == "One.\n\nTwo.X"
    assert packs.printed_text(objective) == NO_TEXT
    assert packs.printed_text(first_cards(pool, 2)[0]) is None


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


# Pictures


def test_pictures_come_from_an_archive(packs, pool, chosen):
    objective, unit, *_ = first_cards(pool)
    file = write_o8c(
        chosen / "core.o8c",
        {
            entry(objective.octgn_id): png(),
            entry(unit.octgn_id, "jpg"): jpg(),
            f"{GAME_ID}/readme.txt": b"hello",
        },
    )
    plan = planned(packs, pool, file)
    assert (plan.pictures, plan.others, plan.problems) == (2, 1, ())
    imported(packs, pool, file)
    assert packs.picture_file(objective).read_bytes() == png()
    assert packs.picture_file(unit).name == f"{unit.octgn_id}.jpg"
    assert packs.picture_file(first_cards(pool, 2)[0]) is None
    assert counts(packs) == {"Core Set": (0, 2, False)}


def test_pictures_come_from_a_folder_whatever_its_shape(packs, pool, chosen):
    objective, unit, *_ = first_cards(pool)
    deep = chosen / "ImageDatabase" / GAME_ID / "Sets" / CORE / "Cards"
    deep.mkdir(parents=True)
    (deep / f"{objective.octgn_id.upper()}.PNG").write_bytes(png())
    (chosen / f"{unit.octgn_id}.jpeg").write_bytes(jpg())
    (chosen / "holiday.jpg").write_bytes(jpg())
    done = imported(packs, pool, chosen)
    assert done.pictures == 2
    assert packs.picture_file(objective).suffix == ".png"
    assert packs.picture_file(unit).suffix == ".jpg"


def test_a_picture_counts_for_what_it_is_not_for_what_its_name_says(packs, pool, chosen):
    objective, unit, *_ = first_cards(pool)
    file = write_o8c(
        chosen / "core.o8c",
        {entry(objective.octgn_id, "jpg"): png(), entry(unit.octgn_id): b"MZ\x90 a program"},
    )
    done = imported(packs, pool, file)
    assert packs.picture_file(objective).suffix == ".png"
    assert packs.picture_file(unit) is None
    assert done.no_pictures == [f"{unit.octgn_id}.png"]
    assert not any(b"program" in data for data in everything_in(packs.root).values())


def test_pictures_of_another_id_of_a_card_are_found_through_the_set_file(packs, pool, chosen):
    unit = first_cards(pool)[1]
    write_set(chosen, official_xml(unit, "Said.", fan_id(1)))
    (chosen / f"{fan_id(1)}.png").write_bytes(png())
    imported(packs, pool, chosen)
    assert packs.picture_file(unit).read_bytes() == png()


def test_pictures_of_nobody_are_named_and_left_out(packs, pool, chosen):
    for number in range(3):
        (chosen / f"{fan_id(number)}.png").write_bytes(png())
    plan = planned(packs, pool, chosen)
    assert plan.is_empty
    assert plan.problems[0].startswith("3 pictures belong to no card that is known")


def test_pictures_of_a_strange_set_wait_for_its_name(packs, pool, chosen):
    file = write_o8c(chosen / "fan.o8c", {entry(fan_id(1), set_id=FAN_SET): png()})
    imported(packs, pool, file)
    assert counts(packs) == {"Unnamed set aaaaaaaa": (0, 1, True)}
    imported(packs, pool, write_set(chosen, fan_xml(1), name="The M Cycle", set_id=FAN_SET))
    assert counts(packs) == {"The M Cycle": (1, 1, True)}
    (card,) = packs.packs()[FAN_SET].cards
    assert packs.picture_of(card).read_bytes() == png()


def test_the_other_face_of_a_picture_is_kept_beside_the_front(packs, pool, chosen):
    unit = first_cards(pool)[1]
    entries = {entry(unit.octgn_id): png(), entry(f"{unit.octgn_id}.DarkSide"): png(4, 4)}
    done = imported(packs, pool, write_o8c(chosen / "core.o8c", entries))
    assert done.pictures == 2
    assert packs.picture_file(unit).read_bytes() == png()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (f"{CORE}.png", (CORE, "")),
        (f"{CORE.upper()}.JPEG", (CORE, "")),
        (f"{CORE}.Back side.jpg", (CORE, "back side")),
        (f"{CORE}.gif", None),
        (f"{CORE}.png.exe", None),
        (f"{CORE}..png", None),
        (f"{CORE}./x.png", None),
        ("cover.png", None),
        (f"x{CORE}.png", None),
        (".png", None),
        ("png", None),
    ],
)
def test_only_names_that_are_a_cards_id_fit(name, expected):
    found = picture_name(name)
    assert (found and (found.card, found.face)) == expected


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (png(), "png"),
        (jpg(), "jpg"),
        (b"\xff\xd8" + b"\xff" * 3 + jpg()[2:], "jpg"),
        (b"", None),
        (b"\x89PNG\r\n\x1a\n", None),
        (png()[:-12], None),
        (png(0, 5), None),
        (png(60_000, 60_000), None),
        (jpg(60_000, 2), None),
        (b"\xff\xd8\xff\xe0" + struct.pack(">H", 1), None),
        (b"\xff\xd8\xff\xd9", None),
        (b"GIF89a", None),
        (b"<svg/>", None),
    ],
)
def test_what_is_no_picture_or_would_fill_the_memory_is_none(data, kind):
    assert picture_kind(data) == kind


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=80), st.sampled_from([b"", b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n"]))
def test_no_bytes_bring_the_look_at_pictures_down(data, start):
    assert picture_kind(start + data) in {"png", "jpg", None}


# What is installed


def test_a_new_import_replaces_the_text_and_keeps_the_pictures(packs, pool, chosen):
    objective, unit, *_ = first_cards(pool)
    pictures = write_o8c(
        chosen / "core.o8c", {entry(objective.octgn_id): png(), entry(unit.octgn_id): png()}
    )
    imported(packs, pool, write_set(chosen, official_xml(unit, "Old.")), pictures)
    imported(packs, pool, write_set(chosen, official_xml(unit, "New.")))
    assert packs.printed_text(unit) == "New."
    assert packs.picture_file(objective).read_bytes() == png()
    better = write_o8c(chosen / "better.o8c", {entry(unit.octgn_id, "jpg"): jpg()})
    imported(packs, pool, better)
    assert packs.printed_text(unit) == "New."
    assert packs.picture_file(unit).suffix == ".jpg"
    assert counts(packs) == {"Core Set": (1, 2, False)}


@pytest.mark.rule("DECK-18")
def test_fan_made_sets_are_kept_apart_with_all_they_say(packs, pool, chosen):
    unit = first_cards(pool)[1]
    write_set(chosen / "a", official_xml(unit, "Said."))
    write_set(chosen / "b", fan_xml(1, "Jaro Tull"), fan_xml(2), name="M Cycle", set_id=FAN_SET)
    imported(packs, pool, chosen)
    assert counts(packs) == {"Core Set": (1, 0, False), "M Cycle": (2, 0, True)}
    jaro, _ = packs.packs()[FAN_SET].cards
    assert (jaro.title, jaro.place, jaro.type, jaro.code) == ("Jaro Tull", "MC05-1", "Unit", None)
    assert jaro.facts == {"Cost": "1", "Traits": "Character-Baker"}
    assert jaro.printed == "Invented words."
    assert pool.card_by_octgn_id(fan_id(1)) is None


def test_a_pack_can_be_removed_and_nothing_else_goes_with_it(packs, pool, chosen, tmp_path):
    write_set(chosen / "a", official_xml(first_cards(pool)[1], "Said."))
    write_set(chosen / "b", fan_xml(1), name="M Cycle", set_id=FAN_SET)
    imported(packs, pool, chosen)
    packs.remove(FAN_SET)
    assert list(counts(packs)) == ["Core Set"]
    for strange in ("..", str(chosen), "", FAN_SET):
        with pytest.raises(PackError):
            packs.remove(strange)
    assert chosen.is_dir()
    assert (tmp_path / "data").is_dir()


def test_a_damaged_pack_is_listed_with_its_problem_and_harms_no_other(packs, pool, chosen):
    unit = first_cards(pool)[1]
    write_set(chosen / "a", official_xml(unit, "Said."))
    write_set(chosen / "b", fan_xml(1), name="M Cycle", set_id=FAN_SET)
    imported(packs, pool, chosen)
    (packs.root / FAN_SET / MANIFEST).write_text("{}")
    packs.reload()
    assert packs.printed_text(unit) == "Said."
    (broken,) = [row for row in packs.summary() if row.problem]
    assert (broken.id, broken.problem) == (
        FAN_SET,
        f"{packs.root / FAN_SET / MANIFEST} is damaged; remove the pack and import it again",
    )
    imported(packs, pool, chosen / "b" / "set.xml")
    assert not any(row.problem for row in packs.summary())


def test_a_folder_that_is_not_there_yet_is_simply_empty(tmp_path, pool):
    packs = CardPacks(tmp_path / "nowhere")
    assert packs.summary() == ()
    assert packs.printed_text(pool.cards[0]) is None
    assert packs.picture_file(pool.cards[0]) is None


def test_the_folder_can_be_named_by_the_environment(monkeypatch, tmp_path):
    monkeypatch.setenv("SWLCG_DECK_PACKS", str(tmp_path / "mine"))
    assert CardPacks().root == tmp_path / "mine"
    monkeypatch.delenv("SWLCG_DECK_PACKS")
    assert default_root().name == "card-packs"


def test_files_a_user_names_himself_are_never_passed_by_in_silence(packs, pool, chosen):
    letter = chosen / "letter.txt"
    letter.write_text("Dear diary")
    missing = chosen / "missing.xml"
    problems = planned(packs, pool, letter, missing).problems
    assert "letter.txt: it is no set file, no archive and no picture" in problems[0]
    assert problems[1].startswith("missing.xml: it cannot be read")
    assert planned(packs, pool, chosen).problems == ()


def test_other_xml_of_octgn_is_passed_by_unless_the_user_names_it(packs, pool, chosen):
    unit = first_cards(pool)[1]
    write_set(chosen, official_xml(unit, "Said."))
    (chosen / "definition.xml").write_text("<game/>")
    plan = planned(packs, pool, chosen)
    assert (plan.texts, plan.others, plan.problems) == (1, 1, ())
    assert planned(packs, pool, chosen / "definition.xml").problems == (
        "definition.xml: it starts with <game>, not with <set>: no OCTGN set",
    )


def test_a_card_without_a_sound_id_is_left_out_of_its_set(packs, pool, chosen):
    write_set(chosen, fan_xml(1), fan_xml(2).replace(fan_id(2), "two"), set_id=FAN_SET)
    assert planned(packs, pool, chosen).texts == 1
