"""Card packs: pictures find their card, and only pictures get in."""

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from octgn_files import (
    CORE,
    FAN_SET,
    entry,
    fan_id,
    fan_xml,
    first_cards,
    jpg,
    official_xml,
    png,
    write_o8c,
    write_set,
)
from pack_imports import counts, everything_in, imported, planned

from swlcg_deck.cards.octgn import GAME_ID
from swlcg_deck.cards.packs.pictures import picture_kind, picture_name


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
