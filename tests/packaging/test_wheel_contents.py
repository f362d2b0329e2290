"""The wheel brings everything the program reads, and nothing else; so does the source archive."""

import os
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from swlcg_deck import __version__
from swlcg_deck.cli.desktop.shell_places import SHELL_FILES
from swlcg_deck.paths import cardpool_dir, desktop_dir, resources_dir

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the source archive."""
    folder = tmp_path_factory.mktemp("dist")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    command = (sys.executable, "-m", "build", "--no-isolation", "--wheel", "--sdist")
    done = subprocess.run(
        (*command, "--outdir", folder, ROOT),
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> zipfile.ZipFile:
    (file,) = built.glob("*.whl")
    with zipfile.ZipFile(file) as opened:
        yield opened


def data_files() -> set[str]:
    """Every file of ours that is not code, by its place in the wheel."""
    root = cardpool_dir().parent
    folders = (cardpool_dir(), resources_dir(), desktop_dir())
    files = {file for folder in folders for file in folder.rglob("*") if file.is_file()}
    return {f"swlcg_deck/_data/{file.relative_to(root).as_posix()}" for file in files}


def test_every_data_file_is_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    assert data_files() - set(wheel.namelist()) == set()


def test_the_guide_the_samples_and_the_licence_are_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    for part in ("guide/window.md", "samples/sith-control.swdeck", "legal/NOTICE.txt"):
        assert f"swlcg_deck/_data/resources/{part}" in names
    assert "swlcg_deck/_data/cardpool/rules/editions.yaml" in names
    assert "swlcg_deck/_data/packaging/linux/swlcg-deck.desktop" in names


def test_every_module_is_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    modules = {file.relative_to(ROOT).as_posix() for file in (ROOT / "swlcg_deck").rglob("*.py")}
    assert modules - set(wheel.namelist()) == set()


def test_no_tests_and_no_caches_are_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    unwanted = ("__pycache__", ".pyc", "conftest", "/test_", "/tests/", ".DS_Store", ".swp")
    found = [name for name in wheel.namelist() if any(word in name for word in unwanted)]
    assert found == []
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    name = f"swlcg_deck-{__version__}"
    assert tops == {"swlcg_deck", f"{name}.dist-info", f"{name}.data"}
    shared = {file for file in wheel.namelist() if file.startswith(f"{name}.data")}
    assert shared == {f"{name}.data/data/share/{place}" for place in SHELL_FILES.values()}


def test_the_metadata_names_licence_and_version(wheel: zipfile.ZipFile) -> None:
    folder = f"swlcg_deck-{__version__}.dist-info"
    metadata = Parser().parsestr(wheel.read(f"{folder}/METADATA").decode())
    assert metadata["Version"] == __version__
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    assert "resources/legal/LICENSE.txt" in metadata.get_all("License-File")
    assert f"{folder}/licenses/resources/fonts/OFL.txt" in wheel.namelist()
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "# SWLCG Deck" in metadata.get_payload()


def test_the_source_archive_can_build_and_test_itself(built: Path) -> None:
    (file,) = built.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for part in ("pyproject.toml", "Makefile", "README.md", "packaging/bundle.spec"):
        assert part in names
    assert {"cardpool/products.yaml", "resources/legal/LICENSE.txt", "tests/conftest.py"} <= names
    assert [name for name in names if "__pycache__" in name or name.startswith(".venv")] == []


def test_the_list_of_its_parts_is_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if "/sboms/" in name)
    assert name.endswith(".dist-info/sboms/swlcg-deck.cdx.json")
