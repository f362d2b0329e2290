"""Card packs: what is installed, replaced, removed and passed by."""

import pytest
from octgn_files import (
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
from pack_imports import counts, imported, planned

from swlcg_deck.cards.packs.card_packs import CardPacks, default_root
from swlcg_deck.cards.packs.limits import PackError
from swlcg_deck.cards.packs.pack import MANIFEST


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
    (packs.root / FAN_SET / MANIFEST).write_text("{}", encoding="utf-8")
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
    letter.write_text("Dear diary", encoding="utf-8")
    missing = chosen / "missing.xml"
    problems = planned(packs, pool, letter, missing).problems
    assert "letter.txt: it is no set file, no archive and no picture" in problems[0]
    assert problems[1].startswith("missing.xml: it cannot be read")
    assert planned(packs, pool, chosen).problems == ()


def test_other_xml_of_octgn_is_passed_by_unless_the_user_names_it(packs, pool, chosen):
    unit = first_cards(pool)[1]
    write_set(chosen, official_xml(unit, "Said."))
    (chosen / "definition.xml").write_text("<game/>", encoding="utf-8")
    plan = planned(packs, pool, chosen)
    assert (plan.texts, plan.others, plan.problems) == (1, 1, ())
    assert planned(packs, pool, chosen / "definition.xml").problems == (
        "definition.xml: it starts with <game>, not with <set>: no OCTGN set",
    )


def test_a_card_without_a_sound_id_is_left_out_of_its_set(packs, pool, chosen):
    write_set(chosen, fan_xml(1), fan_xml(2).replace(fan_id(2), "two"), set_id=FAN_SET)
    assert planned(packs, pool, chosen).texts == 1
