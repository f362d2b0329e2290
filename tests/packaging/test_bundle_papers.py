"""Licences, the list of parts, and archives that are the same each time."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from archives import pack, unpack, zipped
from bundle_contents import UNUSED_MODULES
from bundle_papers import make_papers
from sbom import OF_THE_WHEEL, of_the_wheel

needs_debian = pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="libraries of Debian")


def system_library() -> Path:
    """One that every computer with Python has."""
    folders = (Path("/lib/x86_64-linux-gnu"), Path("/lib/aarch64-linux-gnu"), Path("/usr/lib"))
    return next(file for folder in folders for file in sorted(folder.glob("libz.so.1*")))


@needs_debian
def test_a_library_of_the_system_brings_its_licence_and_says_where_its_source_is(tmp_path):
    library = system_library()
    entries = make_papers([(library.name, str(library), "BINARY")], tmp_path)
    papers = {place: Path(file).read_text(encoding="utf-8") for place, file, _ in entries}
    assert "zlib" in papers["licenses/system/zlib1g/copyright.txt"]
    told = papers["licenses/system/zlib1g/source.txt"]
    assert library.name in told
    assert "apt-get source zlib=" in told
    parts = json.loads(papers["licenses/swlcg-deck.cdx.json"])["components"]
    names = {part["name"]: part for part in parts}
    assert names["zlib1g"]["purl"].startswith("pkg:deb/")
    assert {"CPython", "PySide6_Essentials", "pydantic", "Inter"} <= {*names}
    assert all(part["version"] for part in parts)


@needs_debian
def test_a_library_that_no_package_has_is_no_part_of_a_bundle(tmp_path):
    with pytest.raises(LookupError, match="libnobodys"):
        make_papers([("libnobodys.so", "/usr/lib/libnobodys.so", "BINARY")], tmp_path)


def test_a_bundle_has_no_library_under_the_gpl_alone():
    assert {"readline", "curses"} <= set(UNUSED_MODULES)


def test_the_list_in_the_wheel_names_what_has_to_be_beside_it():
    assert OF_THE_WHEEL.read_bytes() == of_the_wheel(), "run packaging/sbom.py"
    said = json.loads(of_the_wheel())
    assert (said["bomFormat"], said["specVersion"]) == ("CycloneDX", "1.6")
    addresses = {part.get("purl") for part in said["components"]}
    assert {"pkg:pypi/pydantic", "pkg:pypi/pyside6-essentials", "pkg:pypi/shtab"} <= addresses


@pytest.mark.skipif(sys.platform != "linux", reason="the archive of Linux")
def test_two_archives_of_the_same_are_alike_to_the_byte(tmp_path):
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name / "program"
        (folder / "lib").mkdir(parents=True)
        files = ("b", "a") if name == "one" else ("a", "b")
        for file in files:
            (folder / "lib" / file).write_text(file, encoding="utf-8")
        (folder / "run").write_text("#!/bin/sh", encoding="utf-8")
        (folder / "run").chmod(0o755 if name == "one" else 0o700)
        (folder / "link").symlink_to("lib/a")
        os.utime(folder / "run", (1, 1 if name == "one" else 2))
        made.append(pack(tmp_path / name, "program", tmp_path / f"dist {name}", 1_700_000_000))
    assert made[0].read_bytes() == made[1].read_bytes()
    unpack(made[0], tmp_path / "unpacked")
    program = tmp_path / "unpacked" / "program"
    assert os.access(program / "run", os.X_OK)
    assert (program / "link").read_text(encoding="utf-8") == "a"
    assert program.joinpath("run").stat().st_mtime == 1_700_000_000


def test_two_archives_for_windows_are_alike_to_the_byte(tmp_path):
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name / "program"
        (folder / "lib").mkdir(parents=True)
        for file in ("b", "a") if name == "one" else ("a", "b"):
            (folder / "lib" / file).write_text(file, encoding="utf-8")
            os.utime(folder / "lib" / file, (1, 1 if name == "one" else 2_000_000_000))
        (tmp_path / f"dist {name}").mkdir()
        made.append(zipped(tmp_path / name, "program", tmp_path / f"dist {name}", 1_700_000_000))
    assert made[0].read_bytes() == made[1].read_bytes()
    unpack(made[0], tmp_path / "unpacked")
    assert (tmp_path / "unpacked" / "program" / "lib" / "a").read_text(encoding="utf-8") == "a"
