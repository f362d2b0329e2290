"""Hostile and damaged files: a bad one changes nothing, and nothing is written elsewhere."""

import os
import stat
from pathlib import Path
from zipfile import ZIP_LZMA, ZIP_STORED, ZipFile, ZipInfo

import pytest
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
from pack_imports import SMALL, everything_in, imported, planned

from swlcg_deck.cards.octgn import GAME_ID
from swlcg_deck.cards.packs.install import install
from swlcg_deck.cards.packs.limits import PackError
from swlcg_deck.cards.pool import CardPool


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("../../escaped.png", "leads out of its folder", id="up"),
        pytest.param(
            f"{GAME_ID}/Sets/{CORE}/Cards/../../../../{CORE}.png", "leads out", id="up inside"
        ),
        pytest.param(f"..\\..\\{CORE}.png", "leads out", id="up on windows"),
        pytest.param(f"/tmp/{CORE}.png", "absolute path", id="absolute"),  # noqa: S108
        pytest.param(f"C:\\Windows\\{CORE}.png", "absolute path", id="drive"),
        pytest.param(f"\\\\server\\share\\{CORE}.png", "absolute path", id="network"),
    ],
)
def test_a_path_that_leads_anywhere_else_refuses_the_whole_archive(
    packs, pool, tmp_path, chosen, name, reason
):
    card = first_cards(pool)[0]
    file = write_o8c(chosen / "evil.o8c", {entry(card.octgn_id): png(), name: png()})
    before = everything_in(tmp_path)
    plan = planned(packs, pool, file)
    assert plan.is_empty
    assert reason in plan.problems[0]
    assert plan.problems[0].startswith("evil.o8c: ")
    install(plan, packs.root)
    assert everything_in(tmp_path) == before


def test_a_link_in_an_archive_refuses_it(packs, pool, chosen):
    link = ZipInfo(entry(fan_id(9), set_id=FAN_SET))
    link.create_system = 3
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    file = write_o8c(chosen / "evil.o8c", {link: b"/etc/passwd"})
    assert "is a link" in planned(packs, pool, file).problems[0]


def test_an_archive_that_would_unpack_to_far_more_is_refused(packs, pool, chosen):
    card = first_cards(pool)[0]
    file = write_o8c(chosen / "bomb.o8c", {entry(card.octgn_id): png(filler=150_000)})
    assert "unpack to far more" in planned(packs, pool, file).problems[0]


def test_many_small_bombs_are_one_bomb(packs, pool, chosen):
    entries = {entry(fan_id(n), set_id=FAN_SET): png(filler=40_000) for n in range(4)}
    file = write_o8c(chosen / "bombs.o8c", entries)
    assert "would unpack to" in planned(packs, pool, file).problems[0]


def test_a_file_larger_than_any_picture_refuses_the_archive(packs, pool, chosen):
    card = first_cards(pool)[0]
    with ZipFile(chosen / "big.o8c", "w", ZIP_STORED) as archive:
        archive.writestr(entry(card.octgn_id), os.urandom(200_001))
    assert "larger than any picture" in planned(packs, pool, chosen / "big.o8c").problems[0]


def test_too_many_files_refuse_the_archive(packs, pool, chosen):
    entries = {entry(fan_id(number), set_id=FAN_SET): b"x" for number in range(31)}
    file = write_o8c(chosen / "many.o8c", entries)
    assert "it has 31 files, more than 30" in planned(packs, pool, file).problems[0]


def test_a_folder_with_far_too_many_files_is_refused_in_a_sentence(packs, pool, chosen):
    for number in range(31):
        (chosen / f"{number}.txt").touch()
    with pytest.raises(PackError, match="more than 30 files"):
        planned(packs, pool, chosen)


def test_more_pictures_than_one_import_may_bring_are_refused(packs, pool, chosen):
    for card in first_cards(pool)[:4]:
        (chosen / f"{card.octgn_id}.png").write_bytes(png(filler=140_000))
    with pytest.raises(PackError, match="choose fewer files"):
        planned(packs, pool, chosen)


def test_an_archive_packed_in_an_unknown_way_or_twice_the_same_is_refused(packs, pool, chosen):
    card = first_cards(pool)[0]
    with ZipFile(chosen / "lzma.o8c", "w", ZIP_LZMA) as archive:
        archive.writestr(entry(card.octgn_id), png())
    with ZipFile(chosen / "two.o8c", "w") as archive:
        archive.writestr(entry(card.octgn_id), png())
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr(entry(card.octgn_id), jpg())
    problems = planned(packs, pool, chosen).problems
    assert "packed in an unknown way" in problems[0]
    assert "is in it twice" in problems[1]


def test_an_encrypted_archive_is_refused(packs, pool, chosen):
    card = first_cards(pool)[0]
    file = write_o8c(chosen / "secret.o8c", {entry(card.octgn_id): png()})
    data = bytearray(file.read_bytes())
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    file.write_bytes(data)
    assert "is encrypted" in planned(packs, pool, file).problems[0]


def test_what_is_no_archive_and_an_archive_of_another_game_are_refused(packs, pool, chosen):
    (chosen / "a.o8c").write_bytes(b"no zip at all")
    write_o8c(chosen / "b.o8c", {entry(CORE, game=FAN_SET): png()})
    problems = planned(packs, pool, chosen).problems
    assert "no zip archive" in problems[0]
    assert "no picture of a card of this game" in problems[1]


def test_a_link_in_a_folder_is_not_followed(packs, pool, chosen, tmp_path):
    card = first_cards(pool)[0]
    secret = tmp_path / "secret.png"
    secret.write_bytes(png())
    (chosen / f"{card.octgn_id}.png").symlink_to(secret)
    assert planned(packs, pool, chosen).is_empty


def damaged_archive(file: Path, pool: CardPool) -> Path:
    """Sound to look at; one of its pictures has another checksum than it states."""
    cards = first_cards(pool)
    with ZipFile(file, "w", ZIP_STORED) as archive:
        for card in cards:
            archive.writestr(entry(card.octgn_id), png(filler=card.number))
    data = bytearray(file.read_bytes())
    last = data.rindex(b"IEND", 0, data.index(b"PK\x01\x02"))
    data[last + 1] ^= 0xFF
    file.write_bytes(data)
    return file


def test_an_archive_that_turns_out_damaged_in_the_middle_changes_nothing(packs, pool, chosen):
    unit = first_cards(pool)[1]
    (chosen / f"{unit.octgn_id}.png").write_bytes(png())
    imported(packs, pool, write_set(chosen, official_xml(unit, "Said.")), chosen)
    before = everything_in(packs.root)
    file = damaged_archive(chosen / "core.o8c", pool)
    with pytest.raises(PackError, match=r"core\.o8c: .* is damaged; nothing was changed"):
        install(planned(packs, pool, file), packs.root, SMALL)
    assert everything_in(packs.root) == before
    assert [each.name for each in packs.root.iterdir()] == [CORE]


def test_an_import_that_is_stopped_changes_nothing(packs, pool, chosen):
    cards = first_cards(pool)
    file = write_o8c(chosen / "core.o8c", {entry(card.octgn_id): png() for card in cards})
    told = []

    def beat(done: int, total: int) -> None:
        told.append((done, total))
        if done == 4:
            raise KeyboardInterrupt

    plan = planned(packs, pool, file)
    with pytest.raises(KeyboardInterrupt):
        install(plan, packs.root, SMALL, beat)
    assert told == [(1, 7), (2, 7), (3, 7), (4, 7)]
    assert everything_in(packs.root) == {}
    assert list(packs.root.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(packs, pool, chosen):
    packs.root.parent.mkdir(parents=True)
    packs.root.write_text("a file where a folder should be", encoding="utf-8")
    plan = planned(packs, pool, write_set(chosen, fan_xml(1), set_id=FAN_SET))
    with pytest.raises(PackError, match="could not be written"):
        install(plan, packs.root)


def test_a_source_that_is_gone_by_the_time_of_the_import_changes_nothing(packs, pool, chosen):
    unit = first_cards(pool)[1]
    picture = chosen / f"{unit.octgn_id}.png"
    picture.write_bytes(png())
    plan = planned(packs, pool, chosen)
    picture.unlink()
    with pytest.raises(PackError, match="nothing was changed"):
        install(plan, packs.root)
    assert everything_in(packs.root) == {}


def test_what_a_killed_import_left_behind_is_mended_by_the_next(packs, pool, chosen):
    unit = first_cards(pool)[1]
    imported(packs, pool, write_set(chosen, official_xml(unit, "Said.")))
    (packs.root / CORE).rename(packs.root / f".replaced-{CORE}")
    old = packs.root / ".staging-dead"
    old.mkdir()
    os.utime(old, (0, 0))
    imported(packs, pool, write_set(chosen, fan_xml(1), set_id=FAN_SET, name="Fans"))
    assert packs.printed_text(unit) == "Said."
    assert sorted(each.name for each in packs.root.iterdir()) == sorted([CORE, FAN_SET])


def test_an_archive_that_states_another_size_than_it_holds_changes_nothing(packs, pool, chosen):
    card = first_cards(pool)[0]
    with ZipFile(chosen / "liar.o8c", "w", ZIP_STORED) as archive:
        archive.writestr(entry(card.octgn_id), png())
    data = bytearray((chosen / "liar.o8c").read_bytes())
    stated = data.index(b"PK\x01\x02") + 24
    data[stated : stated + 4] = (len(png()) + 7).to_bytes(4, "little")
    (chosen / "liar.o8c").write_bytes(data)
    with pytest.raises(PackError, match="nothing was changed"):
        imported(packs, pool, chosen)
    assert everything_in(packs.root) == {}


def test_a_disk_that_fails_while_packs_are_swapped_brings_the_old_ones_back(
    packs, pool, chosen, monkeypatch
):
    unit = first_cards(pool)[1]
    write_set(chosen / "a", official_xml(unit, "Old."))
    write_set(chosen / "b", fan_xml(1, text="Old."), set_id=FAN_SET)
    imported(packs, pool, chosen)
    before = everything_in(packs.root)
    write_set(chosen / "a", official_xml(unit, "New."))
    write_set(chosen / "b", fan_xml(1, text="New."), set_id=FAN_SET)
    plan = planned(packs, pool, chosen)
    rename, calls = Path.rename, []

    def failing(self: Path, target: Path) -> Path:
        calls.append(self)
        if len(calls) == 4:
            raise OSError(5, "the disk is broken")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises(PackError, match=r"\(the disk is broken\); nothing was changed"):
        install(plan, packs.root)
    assert everything_in(packs.root) == before


def test_a_swap_that_was_finished_before_the_program_died_stays(packs, pool, chosen):
    unit = first_cards(pool)[1]
    imported(packs, pool, write_set(chosen, official_xml(unit, "New.")))
    (packs.root / f".replaced-{CORE}").mkdir()
    imported(packs, pool, write_set(chosen, fan_xml(1), set_id=FAN_SET))
    assert packs.printed_text(unit) == "New."
    assert not list(packs.root.glob(".*"))


def test_a_picture_file_that_has_grown_since_it_was_looked_at_changes_nothing(packs, pool, chosen):
    picture = chosen / f"{first_cards(pool)[1].octgn_id}.png"
    picture.write_bytes(png())
    plan = planned(packs, pool, chosen)
    picture.write_bytes(png(filler=SMALL.picture_bytes))
    with pytest.raises(PackError, match="has grown"):
        install(plan, packs.root, SMALL)
    assert everything_in(packs.root) == {}


def test_a_picture_file_that_is_too_large_is_named_and_left_out(packs, pool, chosen):
    objective, unit, *_ = first_cards(pool)
    (chosen / f"{objective.octgn_id}.png").write_bytes(png(filler=SMALL.picture_bytes))
    (chosen / f"{unit.octgn_id}.png").write_bytes(png())
    plan = planned(packs, pool, chosen)
    assert plan.problems == (
        f"chosen/{objective.octgn_id}.png: it is larger than any picture of a card",
    )
    assert plan.pictures == 1
