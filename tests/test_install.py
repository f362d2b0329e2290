"""The data is found wherever the program lives: in a checkout, installed, or frozen."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path

import pytest

from swlcg_deck.paths import cardpool_dir, resources_dir

ROOT = Path(__file__).resolve().parents[1]
TOP_LEVEL = {
    "Makefile",
    "README.md",
    "cardpool",
    "packaging",
    "pyproject.toml",
    "resources",
    "swlcg_deck",
    "tests",
}
WHAT_IS_INSTALLED = """
import json
import swlcg_deck
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.paths import cardpool_dir, resources_dir
print(json.dumps({
    "package": swlcg_deck.__file__,
    "cardpool": str(cardpool_dir()),
    "resources": str(resources_dir()),
    "sets": len(load_pool().sets),
}))
"""


def run(command: Sequence[str | Path], cwd: Path, **variables: str) -> str:
    """The output of a command that must succeed, without our own search path for modules."""
    environment = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME"}}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment | variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a virtual environment that has the built wheel and nothing of ours else."""
    home = tmp_path_factory.mktemp("installed").resolve()
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", home, ROOT)
    run(build, cwd=home)
    (wheel,) = home.glob("*.whl")

    venv.create(home / "venv", with_pip=True)
    where = {"base": str(home / "venv"), "platbase": str(home / "venv")}
    paths = {k: Path(sysconfig.get_path(k, "venv", where)) for k in ("scripts", "purelib")}
    pip = (paths["scripts"] / "python", "-m", "pip", "--disable-pip-version-check", "install")
    run((*pip, "--no-index", "--no-deps", wheel), cwd=home)

    # Borrows the dependencies without a download. Python reads no .pth files of a folder named in
    # a .pth file, so the link that an editable install has to the checkout is not followed.
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (paths["purelib"] / "borrowed.pth").write_text("\n".join(borrowed), encoding="utf-8")
    return paths["scripts"]


def test_an_installed_wheel_brings_its_own_data(scripts: Path, tmp_path: Path) -> None:
    output = run(
        (scripts / "python", "-c", WHAT_IS_INSTALLED), cwd=tmp_path, XDG_CACHE_HOME=str(tmp_path)
    )
    found = json.loads(output)
    package = Path(found["package"]).parent
    assert package.is_relative_to(scripts.parent)
    assert Path(found["cardpool"]) == package / "_data" / "cardpool"
    assert Path(found["resources"]) == package / "_data" / "resources"
    assert Path(found["resources"]).is_dir()
    assert found["sets"] == 289


def test_an_installed_wheel_brings_the_command(scripts: Path, tmp_path: Path) -> None:
    output = run((scripts / "swlcg-deck", "--help"), cwd=tmp_path, XDG_CACHE_HOME=str(tmp_path))
    assert "swlcg-deck" in output


def test_a_checkout_uses_its_own_folders() -> None:
    assert cardpool_dir() == ROOT / "cardpool"
    assert resources_dir() == ROOT / "resources"
    assert cardpool_dir().is_dir()
    assert resources_dir().is_dir()


def test_a_frozen_program_uses_the_folder_it_unpacked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert cardpool_dir() == tmp_path / "cardpool"
    assert resources_dir() == tmp_path / "resources"


def test_the_top_level_holds_these_and_nothing_else() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    done = subprocess.run(
        ("git", "ls-files", "-z"), cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        pytest.skip(f"git cannot list the files: {done.stderr.strip()}")
    names = {name.partition("/")[0] for name in done.stdout.split("\0")} - {""}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL
    assert {name for name in TOP_LEVEL if not (ROOT / name).exists()} == set()
