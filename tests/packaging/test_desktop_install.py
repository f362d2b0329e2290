"""The program comes into the menus of a Linux desktop, and goes again without a trace."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from swlcg_deck.cli.desktop.entry import exec_word, menu_entry, program
from swlcg_deck.cli.desktop.face import install_desktop, uninstall_desktop
from swlcg_deck.cli.desktop.icons import ICON_SIZES
from swlcg_deck.cli.desktop.installing import install, refresh, uninstall
from swlcg_deck.cli.desktop.shell_places import SHELL_FILES
from swlcg_deck.cli.errors import CallError
from swlcg_deck.gui.theme.icon_files import icon_png
from swlcg_deck.paths import desktop_dir, resources_dir

linux = pytest.mark.skipif(sys.platform != "linux", reason="the menus of Linux desktops")
PROGRAM = Path("/opt/decks/swlcg-deck")
PICTURES = {
    (name, size): icon_png(name, size)
    for name in ("swlcg-deck", "app-deck-file")
    for size in ICON_SIZES
}


def draw(name: str, size: int) -> bytes:
    return PICTURES[name, size]


def everything_in(folder: Path) -> dict[str, bytes | None]:
    """Every file with its content, and every folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder in which others keep something."""
    home = tmp_path / "data of a user"
    for name in ("applications/other.desktop", "icons/hicolor/48x48/apps/other.png"):
        (home / name).parent.mkdir(parents=True)
        (home / name).write_bytes(b"[Desktop Entry]\nType=Link\nName=Other\nURL=about:blank\n")
    return home


def test_installing_and_uninstalling_leaves_nothing(home: Path) -> None:
    before = everything_in(home)
    places = install(home, PROGRAM, draw)
    assert all((home / place).is_file() for place in places)
    assert len(places) == 2 + len(SHELL_FILES) + 2 * (len(ICON_SIZES) + 1)
    removed, _told = uninstall(home)
    assert sorted(removed) == sorted(places)
    after = everything_in(home)
    after.pop("applications/mimeinfo.cache", None)  # the desktop's own index of what is there
    assert after == before


def test_in_an_empty_home_not_even_a_folder_stays(tmp_path: Path) -> None:
    home = tmp_path / "empty"
    home.mkdir()
    install(home, PROGRAM, draw)
    refresh(home)
    uninstall(home)
    assert everything_in(home) == {}


def test_installing_twice_is_installing_once(home: Path) -> None:
    before = everything_in(home)
    install(home, Path("/old/swlcg-deck"), draw)
    install(home, PROGRAM, draw)
    entry = (home / "applications" / "swlcg-deck.desktop").read_text(encoding="utf-8")
    assert "Exec=/opt/decks/swlcg-deck %F\n" in entry
    assert "/old/" not in entry
    uninstall(home)
    assert set(everything_in(home)) - {"applications/mimeinfo.cache"} == set(before)


def test_a_file_of_somebody_else_is_not_overwritten(home: Path) -> None:
    theirs = home / "applications" / "swlcg-deck.desktop"
    theirs.write_text("mine", encoding="utf-8")
    before = everything_in(home)
    with pytest.raises(CallError, match="was not put there by this program"):
        install(home, PROGRAM, draw)
    assert everything_in(home) == before


def test_where_nothing_can_be_written_nothing_is_left(home: Path) -> None:
    (home / "mime").write_text("a file in the way", encoding="utf-8")
    before = everything_in(home)
    with pytest.raises(CallError, match="nothing was installed"):
        install(home, PROGRAM, draw)
    assert everything_in(home) == before


def test_a_damaged_list_of_files_removes_nothing(home: Path) -> None:
    kept = home / "swlcg-deck" / "desktop-files.json"
    kept.parent.mkdir()
    for text in ("{", "[]", '{"files": ["../../precious"], "folders": []}'):
        kept.write_text(text, encoding="utf-8")
        before = everything_in(home)
        with pytest.raises(CallError, match="delete it by hand"):
            uninstall(home)
        assert everything_in(home) == before


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("/usr/bin/swlcg-deck", "/usr/bin/swlcg-deck"),
        ("/my games/swlcg-deck", '"/my games/swlcg-deck"'),
        ("/100%/swlcg-deck", "/100%%/swlcg-deck"),
        ("/a$b/swlcg-deck", r'"/a\\$b/swlcg-deck"'),
        ('/a"b/swlcg-deck', r'"/a\\"b/swlcg-deck"'),
        ("/a\\b/swlcg-deck", r'"/a\\\\b/swlcg-deck"'),
    ],
)
def test_paths_are_quoted_as_the_specification_demands(path: str, written: str) -> None:
    assert exec_word(path) == written


@pytest.mark.parametrize("path", ["/a=b/swlcg-deck", "/a\nb/swlcg-deck"])
def test_a_path_that_no_menu_can_start_is_refused(path: str) -> None:
    with pytest.raises(CallError, match="move the program to another folder"):
        menu_entry("Exec=x", Path(path))


def test_the_entry_starts_the_bundle_where_it_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/apps/swlcg deck/swlcg-deck")
    assert program() == Path("/apps/swlcg deck/swlcg-deck")


@linux
def test_the_entry_starts_the_program_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script = tmp_path / "swlcg-deck"
    script.write_text("#!/bin/sh\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script), "--install-desktop"])
    assert program() == script
    monkeypatch.setattr(sys, "argv", ["__main__.py"])
    monkeypatch.setattr("sysconfig.get_path", lambda _name: str(tmp_path))
    assert program() == script
    script.unlink()
    with pytest.raises(CallError, match="can only start an installed program"):
        program()


@linux
def test_it_tells_what_it_did(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert install_desktop(draw) == 0
    assert f"26 files were put into {tmp_path}" in capsys.readouterr().out
    assert uninstall_desktop() == 0
    assert f"26 files of SWLCG Deck were taken out of {tmp_path}" in capsys.readouterr().out
    assert uninstall_desktop() == 0
    assert "nothing was changed" in capsys.readouterr().out
    (tmp_path / "applications").write_text("in the way", encoding="utf-8")
    assert install_desktop(draw) == 2
    assert capsys.readouterr().err.startswith("swlcg-deck: nothing was installed")


def test_the_entry_is_valid(judged_by: Callable[..., str], home: Path) -> None:
    judged_by("desktop-file-validate", desktop_dir() / "swlcg-deck.desktop")
    for folder in ("/opt/swlcg", "/my games (new)", "/a$b/c%d"):
        install(home, Path(folder) / "swlcg-deck", draw)
        entry = home / "applications" / "swlcg-deck.desktop"
        assert judged_by("desktop-file-validate", entry) == ""


def test_the_desktop_knows_a_deck_file(judged_by: Callable[..., str], tmp_path: Path) -> None:
    """By its name, and by its first lines."""
    install(tmp_path, PROGRAM, draw)
    judged_by("update-mime-database", tmp_path / "mime")
    sample = resources_dir() / "samples" / "sith-control.swdeck"
    nameless = Path(shutil.copy(sample, tmp_path / "nameless"))
    script = (
        "import sys; from PySide6.QtCore import QMimeDatabase as Db\n"
        "print([Db().mimeTypeForFile(name).name() for name in sys.argv[1:]])"
    )
    done = subprocess.run(
        (sys.executable, "-c", script, sample, nameless),
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(["application/x-swlcg-deck"] * 2)
