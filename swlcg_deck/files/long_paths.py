"""Paths of any length: Windows takes 259 characters, and more only of who asks for it."""

import os
import sys
from pathlib import Path, PureWindowsPath
from typing import Final

_LITERALLY: Final = "\\\\?\\"
_ON_A_SERVER: Final = f"{_LITERALLY}UNC\\"


def within_reach(folder: Path) -> Path:
    """A folder in which a path grows beyond what the user gave it, by names of our own."""
    if sys.platform != "win32":
        return folder
    whole = os.path.abspath(folder)  # noqa: PTH100 - takes `..` away and follows no link
    return Path(asked_for(PureWindowsPath(whole)))


def asked_for(path: PureWindowsPath) -> str:
    """A whole path as Windows takes it at any length."""
    words = str(path)
    if words.startswith(_LITERALLY):
        return words
    if words.startswith("\\\\"):
        return _ON_A_SERVER + words.removeprefix("\\\\")
    return _LITERALLY + words
