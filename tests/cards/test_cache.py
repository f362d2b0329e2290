"""The cache of the pool: used where it is sound, rebuilt without a word where it is not."""

import hashlib
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from swlcg_deck.cards.loading import cache
from swlcg_deck.cards.loading.pool_folder import read_folder
from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.paths import cardpool_dir

PARTS = (
    "fingerprint",
    "cycles",
    "affiliation_cards",
    "sets",
    "challenge_cards",
    "errata",
    "groups",
    "editions",
    "default_edition",
)


def parts(pool: CardPool) -> dict[str, object]:
    return {name: getattr(pool, name) for name in PARTS}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache file that a first start leaves."""
    folder = tmp_path_factory.mktemp("sound")
    load_pool(cache_dir=folder)
    (file,) = folder.iterdir()
    return file


@pytest.fixture
def file(sound, tmp_path) -> Path:
    """The same cache file in a folder of its own, to be damaged."""
    copy = tmp_path / "cache" / sound.name
    copy.parent.mkdir()
    copy.write_bytes(sound.read_bytes())
    return copy


def content_of(file: Path) -> dict:
    return json.loads(file.read_bytes().partition(b"\n")[2])


def write(file: Path, content: object) -> None:
    """As the cache writes it, checksum and all."""
    payload = json.dumps(content).encode()
    checksum = hashlib.blake2b(payload, digest_size=16).hexdigest()
    file.write_bytes(checksum.encode() + b"\n" + payload)


def test_a_first_start_leaves_one_file_named_by_schema_and_fingerprint(sound):
    fingerprint = read_folder(cardpool_dir()).fingerprint()
    assert sound == cache.cache_file(sound.parent, fingerprint)
    assert sound.name.endswith(f"-{cache.SCHEMA}-{fingerprint}.json")


def test_the_cached_pool_is_the_pool_of_the_files(file, pool):
    assert parts(load_pool(cache_dir=file.parent)) == parts(pool)


def test_a_sound_cache_is_read_instead_of_the_files(file):
    content = content_of(file)
    content["sets"][0]["title"] = content["sets"][0]["cards"][0]["title"] = "Out of the Cache"
    write(file, content)
    assert load_pool(cache_dir=file.parent).set(1).title == "Out of the Cache"


def test_a_sound_cache_is_left_as_it_is(file):
    before = (file.read_bytes(), file.stat().st_mtime_ns, file.stat().st_ino)
    load_pool(cache_dir=file.parent)
    assert (file.read_bytes(), file.stat().st_mtime_ns, file.stat().st_ino) == before


def _flip_a_byte(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(bytes(content))


def _truncate(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def _forget_a_part(file: Path) -> None:
    content = content_of(file)
    del content["errata"]
    write(file, content)


def _come_from_the_future(file: Path) -> None:
    write(file, content_of(file) | {"rotation": []})


def _change_a_type(file: Path) -> None:
    content = content_of(file)
    content["sets"][0]["cards"][1]["cost"] = "4"
    write(file, content)


DAMAGE: dict[str, Callable[[Path], object]] = {
    "a flipped byte": _flip_a_byte,
    "truncated": _truncate,
    "empty": lambda file: file.write_bytes(b""),
    "one line": lambda file: file.write_bytes(file.read_bytes().partition(b"\n")[0]),
    "no checksum": lambda file: file.write_bytes(file.read_bytes().partition(b"\n")[2]),
    "noise": lambda file: file.write_bytes(bytes(range(256)) * 64),
    "no JSON": lambda file: file.write_bytes(
        hashlib.blake2b(b"{", digest_size=16).hexdigest().encode() + b"\n{"
    ),
    "null": lambda file: write(file, None),
    "a list": lambda file: write(file, [1, 2, 3]),
    "an empty object": lambda file: write(file, {}),
    "a missing part": _forget_a_part,
    "a part from the future": _come_from_the_future,
    "another type": _change_a_type,
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_cache_is_rebuilt(file, sound, pool, name):
    DAMAGE[name](file)
    assert file.read_bytes() != sound.read_bytes()
    assert parts(load_pool(cache_dir=file.parent)) == parts(pool)
    assert file.read_bytes() == sound.read_bytes()
    assert list(file.parent.iterdir()) == [file]


def test_the_cache_of_another_schema_is_not_looked_at(file, pool):
    other = file.with_name(file.name.replace(f"-{cache.SCHEMA}-", f"-{cache.SCHEMA + 1}-"))
    file.rename(other)
    other.write_bytes(b"what a later version writes")
    assert parts(load_pool(cache_dir=file.parent)) == parts(pool)
    assert other.read_bytes() == b"what a later version writes"
    assert file.exists()


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path, pool):
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert parts(load_pool(cache_dir=tmp_path / "file" / "cache")) == parts(pool)
    assert (tmp_path / "file").read_text("utf-8") == "in the way"


def test_a_folder_in_the_place_of_the_cache_is_no_error(file, pool):
    file.unlink()
    file.mkdir()
    assert parts(load_pool(cache_dir=file.parent)) == parts(pool)
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="the superuser may write everywhere"
)
def test_a_folder_that_may_not_be_written_is_no_error(tmp_path, pool):
    tmp_path.chmod(0o500)
    assert parts(load_pool(cache_dir=tmp_path)) == parts(pool)
    assert list(tmp_path.iterdir()) == []


def test_a_cache_that_may_only_be_read_is_used(file):
    content = content_of(file)
    content["editions"][0]["title"] = "Out of the Cache"
    write(file, content)
    file.chmod(0o400)
    file.parent.chmod(0o500)
    assert load_pool(cache_dir=file.parent).editions[0].title == "Out of the Cache"
    file.parent.chmod(0o700)


def test_one_byte_more_changes_the_fingerprint(pool_copy, pool):
    assert read_folder(pool_copy).fingerprint() == pool.fingerprint
    with (pool_copy / "products.yaml").open("ab") as stream:
        stream.write(b"\n")
    assert read_folder(pool_copy).fingerprint() != pool.fingerprint


def test_another_file_name_changes_the_fingerprint(pool_copy, pool):
    (pool_copy / "sets" / "01-core-set.yaml").rename(pool_copy / "sets" / "01-core.yaml")
    assert read_folder(pool_copy).fingerprint() != pool.fingerprint


def test_bytes_that_move_from_file_to_file_change_the_fingerprint(pool_copy):
    first, second = (pool_copy / "sets" / f"{name}.yaml" for name in ("a", "b"))
    first.write_bytes(b"ab")
    second.write_bytes(b"c")
    before = read_folder(pool_copy).fingerprint()
    first.write_bytes(b"a")
    second.write_bytes(b"bc")
    assert read_folder(pool_copy).fingerprint() != before


def test_a_file_that_is_no_part_of_the_pool_changes_nothing(pool_copy, pool):
    (pool_copy / "README.md").write_text("Read me", "utf-8")
    assert read_folder(pool_copy).fingerprint() == pool.fingerprint


def test_a_changed_pool_is_read_anew(pool_copy, tmp_path):
    assert load_pool(pool_copy, cache_dir=tmp_path).edition("faq-1.1").title == "FAQ 1.1"
    file = pool_copy / "rules" / "editions.yaml"
    file.write_text(file.read_text("utf-8").replace("title: FAQ 1.1", "title: First FAQ"), "utf-8")
    assert load_pool(pool_copy, cache_dir=tmp_path).edition("faq-1.1").title == "First FAQ"


def test_only_the_three_newest_pools_are_kept(file, sound):
    file.unlink()
    for age in range(1, 6):
        old = file.with_name(f"pool-{age}.json")
        old.write_bytes(b"old")
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    (file.parent / "something-else.json").write_bytes(b"mine")
    load_pool(cache_dir=file.parent)
    left = sorted(path.name for path in file.parent.iterdir())
    assert left == sorted([sound.name, "pool-1.json", "pool-2.json", "something-else.json"])


@pytest.mark.skipif(sys.platform != "linux", reason="where the cache is differs by system")
def test_the_cache_is_in_the_cache_folder_of_the_user(monkeypatch, tmp_path, sound):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    load_pool()
    assert (tmp_path / "swlcg-deck" / sound.name).read_bytes() == sound.read_bytes()
