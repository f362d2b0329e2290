"""Pool folders with files that are missing, foreign, too large or somewhere else."""

import os
import shutil
import sys

import pytest
from broken_pools import HOTH, all_faults_of, expect, faults_of

from swlcg_deck.cards.loading import pool_folder


@pytest.mark.parametrize("name", pool_folder.REQUIRED)
def test_a_missing_file(small_pool_copy, name):
    (small_pool_copy / name).unlink()
    expect(faults_of(small_pool_copy), (name, 0, None, None, None, "this file is missing"))


def test_a_missing_folder_of_sets(pool_copy):
    shutil.rmtree(pool_copy / "sets")
    expect(faults_of(pool_copy), ("sets", 0, None, None, None, "no file of objective sets"))


def test_a_folder_that_does_not_exist(tmp_path):
    nowhere = tmp_path / "nowhere"
    expect(faults_of(nowhere), (str(nowhere), 0, None, None, None, "no such folder"))


@pytest.mark.parametrize(
    "name", ["notes.yaml", "rules/extra.yaml", "sets/deep/x.yaml", "sets2/x.yaml"]
)
def test_a_file_that_nothing_reads(small_pool_copy, name):
    (small_pool_copy / name).parent.mkdir(exist_ok=True)
    (small_pool_copy / name).write_text("a: 1\n", "utf-8")
    expect(faults_of(small_pool_copy), (name, 0, None, None, None, "nothing reads this file"))


def test_other_kinds_of_files_do_no_harm(pool_copy):
    (pool_copy / "README.md").write_text("Read me", "utf-8")
    (pool_copy / "sets" / "01-core-set.yaml~").write_text("{", "utf-8")
    assert all_faults_of(pool_copy) == []


def test_a_link_out_of_the_folder_is_not_followed(small_pool_copy, tmp_path):
    secret = tmp_path / "secret.yaml"
    (small_pool_copy / HOTH).rename(secret)
    (small_pool_copy / HOTH).symlink_to(secret)
    expect(faults_of(small_pool_copy), (HOTH, 0, None, None, None, "leads out of the folder"))


def test_a_link_inside_the_folder_is_followed(pool_copy):
    (pool_copy / HOTH).rename(pool_copy / "sets" / "elsewhere.txt")
    (pool_copy / HOTH).symlink_to("elsewhere.txt")
    assert all_faults_of(pool_copy) == []


def test_a_circle_of_links(small_pool_copy):
    (small_pool_copy / HOTH).unlink()
    (small_pool_copy / HOTH).symlink_to(small_pool_copy / HOTH)
    faults = faults_of(small_pool_copy)
    assert [fault.file for fault in faults] == [HOTH]


@pytest.mark.parametrize("kind", ["folder", "pipe", "broken link"])
def test_what_is_no_file(small_pool_copy, kind):
    (small_pool_copy / HOTH).unlink()
    if kind == "small":
        (small_pool_copy / HOTH).mkdir()
    elif kind == "pipe":
        os.mkfifo(small_pool_copy / HOTH)
    else:
        (small_pool_copy / HOTH).symlink_to("gone.yaml")
    expect(faults_of(small_pool_copy), (HOTH, 0, None, None, None, "is not a file"))


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="the superuser may read everything"
)
def test_a_file_that_may_not_be_read(small_pool_copy):
    (small_pool_copy / HOTH).chmod(0)
    (fault,) = all_faults_of(small_pool_copy)
    assert (fault.file, fault.message[:15]) == (HOTH, "cannot be read:")


def test_a_file_that_is_too_large(small_pool_copy):
    with (small_pool_copy / HOTH).open("r+b") as stream:
        stream.truncate(pool_folder.MAX_FILE_BYTES + 1)
    expect(faults_of(small_pool_copy), (HOTH, 0, None, None, None, "is larger than 5 MB"))


def test_too_many_files(small_pool_copy):
    for number in range(pool_folder.MAX_FILES):
        (small_pool_copy / "sets" / f"{number}.yaml").touch()
    expect(
        faults_of(small_pool_copy), (str(small_pool_copy), 0, None, None, None, "not a card pool")
    )
