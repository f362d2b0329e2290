"""Putting the program into the menus of this user, whole or not at all, and taking it out again."""

import shutil
import subprocess  # nosec B404 # for the desktop's own tools alone
from collections.abc import Callable
from pathlib import Path
from typing import Final

from swlcg_deck.cli.desktop.entry import menu_entry
from swlcg_deck.cli.desktop.icons import ICON_SIZES, ICONS
from swlcg_deck.cli.desktop.manifest import Manifest
from swlcg_deck.cli.desktop.shell_places import SHELL_FILES
from swlcg_deck.cli.errors import CallError
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.paths import desktop_dir, resources_dir
from swlcg_deck.system_words import refusal

Draw = Callable[[str, int], bytes]
"""A drawing by name, as a PNG picture of a size."""
_PATIENCE_S: Final = 60
_ICON_CACHE: Final = "icons/hicolor/icon-theme.cache"


def install(home: Path, executable: Path, draw: Draw) -> list[str]:
    """Write everything below a data folder; returns the places."""
    content = _content(executable, draw)
    earlier = Manifest.read(home)
    foreign = [
        place
        for place in content
        if (home / place).exists() and (earlier is None or place not in earlier.files)
    ]
    if foreign:
        raise CallError(
            f"{home / foreign[0]} is there already and was not put there by this program;"
            " move it away, then try again"
        )
    if earlier is not None:
        earlier.remove_files()
    manifest = Manifest(home, folders=earlier.folders if earlier else [])
    manifest.plan(list(content))
    try:
        manifest.write()
        for place, data in content.items():
            (home / place).parent.mkdir(parents=True, exist_ok=True)
            write_file(home / place, data)
    except (OSError, FileError) as error:
        manifest.remove_files()
        manifest.remove_folders()
        reason = error.__cause__ if isinstance(error, FileError) else error
        raise CallError(f"nothing was installed, {home} cannot be written to: {reason}") from None
    return list(content)


def uninstall(home: Path) -> tuple[list[str], list[str]]:
    """Take away what `install` wrote; returns the places, and the tools that were told."""
    manifest = Manifest.read(home)
    if manifest is None:
        return [], []
    try:
        removed = manifest.remove_files()
    except OSError as error:
        raise CallError(f"{error.filename} cannot be removed: {refusal(error)}") from None
    told = refresh(home)
    manifest.remove_folders()
    return removed, told


def refresh(home: Path) -> list[str]:
    """Let the desktop look again, with those of its tools that are here; returns their names."""
    calls: list[tuple[str, ...]] = [
        ("update-mime-database", str(home / "mime")),
        ("update-desktop-database", str(home / "applications")),
    ]
    if (home / _ICON_CACHE).exists():  # without one the desktop looks into the folders itself
        folder = str(home / "icons" / "hicolor")
        calls.append(("gtk-update-icon-cache", "--force", "--ignore-theme-index", folder))
    return [call[0] for call in calls if Path(call[-1]).is_dir() and _run(*call)]


def _run(tool: str, *arguments: str) -> bool:
    path = shutil.which(tool)
    if path is None:
        return False
    try:
        done = subprocess.run(  # noqa: S603 - a desktop's tool on our own folder  # nosec B603 # the same
            (path, *arguments),
            capture_output=True,
            timeout=_PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _content(executable: Path, draw: Draw) -> dict[str, bytes]:
    """Every file by its place below the data folder."""
    source = desktop_dir()
    entry = menu_entry((source / "swlcg-deck.desktop").read_text(encoding="utf-8"), executable)
    content = {
        "applications/swlcg-deck.desktop": entry.encode(),
        "mime/packages/swlcg-deck.xml": (source / "swlcg-deck.xml").read_bytes(),
    }
    for name, place in SHELL_FILES.items():
        content[place] = (source / "shell" / name).read_bytes()
    for icon in ICONS:
        content[icon.scalable] = (resources_dir() / "icons" / f"{icon.drawing}.svg").read_bytes()
        for size in ICON_SIZES:
            content[icon.place(size)] = draw(icon.drawing, size)
    return content
