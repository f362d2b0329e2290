"""What of Qt and Python a bundle leaves out: everything that the program never loads."""

from collections.abc import Callable, Iterable
from pathlib import Path, PurePath
from typing import Final

Entry = tuple[str, str, str]
"""A file of the bundle as PyInstaller lists it: its place there, where it is now, its kind."""

UNUSED_MODULES: Final = [
    *("tkinter", "unittest", "doctest", "pydoc", "pdb", "lib2to3", "ensurepip", "idlelib"),
    *("setuptools", "pip", "pytest", "hypothesis", "mypy", "IPython", "numpy"),
    # Only with libraries of others: one is under the GPL, and the program asks no network.
    *("readline", "rlcompleter", "curses", "_curses", "_curses_panel", "sqlite3", "_sqlite3"),
    *("ssl", "_ssl", "_hashlib", "nis", "_dbm", "_gdbm", "_crypt", "ossaudiodev", "spwd"),
    *("rich", "pygments", "markdown_it", "distributed"),  # found only beside the tools that check
    *(
        f"PySide6.Qt{name}"
        for name in (
            *("Qml", "Quick", "QuickControls2", "QuickTest", "QuickWidgets", "Designer", "Help"),
            *("OpenGL", "OpenGLWidgets", "Sql", "Test", "UiTools", "Xml", "Concurrent"),
            *("WebEngineCore", "WebEngineWidgets", "WebChannel", "Multimedia", "Charts", "3DCore"),
        )
    ),
]
_KEPT_PLUGINS: Final = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qgif", "qico", "qjpeg", "qsvg", "qwebp"),
    "platforminputcontexts": None,
    "platforms": ("qoffscreen", "qxcb", "qwayland", "qwindows", "qcocoa"),
    "platformthemes": ("qxdgdesktopportal",),  # our own theme; GTK would add 30 MB
    "printsupport": None,
    "styles": None,
    "wayland-decoration-client": None,
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl", "shm-emulation-server"),
    "wayland-shell-integration": ("xdg-shell",),
    "xcbglintegrations": ("qxcb-glx-integration", "qxcb-egl-integration"),
}
"""By folder; None keeps the whole of it."""
_KEPT_TRANSLATIONS: Final = ("qtbase_de.qm",)
_UNUSED_LIBRARIES: Final = (
    *("Qt6Qml", "Qt6Quick", "Qt6OpenGLWidgets", "Qt6VirtualKeyboard", "Qt6EglFS", "Qt6EglFs"),
    *("Qt6Pdf", "Qt6Sql", "Qt6Test", "Qt6Concurrent", "Qt6Xml", "Qt6WlShellIntegration"),
    "opengl32sw",
)


def wanted(name: str) -> bool:
    """Whether a file of the bundle, named by its place in it, stays there."""
    path = PurePath(name.replace("\\", "/"))
    parts = path.parts
    if any(library in path.name for library in _UNUSED_LIBRARIES):
        return False
    if "PySide6" not in parts:
        # Where a package was installed from, and the like: true only where the bundle was built.
        return "__pycache__" not in parts and path.name not in {"RECORD", "direct_url.json"}
    if "translations" in parts:
        return path.name in _KEPT_TRANSLATIONS
    if "plugins" in parts:
        rest = parts[parts.index("plugins") + 1 :]
        if rest[0] not in _KEPT_PLUGINS:
            return False
        kept = _KEPT_PLUGINS[rest[0]]
        return kept is None or any(word in path.name for word in kept)
    return not {"qml", "metatypes", "typesystems"} & set(parts)


def needed(
    binaries: Iterable[Entry], imports_of: Callable[[str], Iterable[tuple[str, str | None]]]
) -> list[Entry]:
    """Without the system libraries that only something left out asked for.

    Those lie at the top of the bundle; `imports_of` tells what a library links to.
    """
    entries = {entry[0]: entry for entry in binaries}
    kept = [name for name in entries if "/" in name or not name.startswith("lib")]
    kept += [name for name in entries if name.startswith("libpython")]
    for name in kept:  # grows as we go
        for imported, _path in imports_of(entries[name][1]):
            library = Path(imported).name
            if library in entries and library not in kept:
                kept.append(library)
    return [entries[name] for name in entries if name in kept]
