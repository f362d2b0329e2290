"""Where the card pool and the resources are, in a checkout, an installed wheel and a frozen app."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _data_root() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    installed = _PACKAGE / "_data"
    if installed.is_dir():
        return installed
    return _PACKAGE.parent


def cardpool_dir() -> Path:
    """The folder of the card pool we ship."""
    return _data_root() / "cardpool"


def resources_dir() -> Path:
    """The folder of icons, sample decks and other things that are not code."""
    return _data_root() / "resources"


def desktop_dir() -> Path:
    """The folder of what a Linux desktop wants to know: its menu entry, its file type."""
    return _data_root() / "packaging" / "linux"
