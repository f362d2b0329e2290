"""The menu entry: which program it starts, written as the Desktop Entry Specification demands."""

import re
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

from swlcg_deck.cli.errors import CallError

_NAME: Final = "swlcg-deck"
_NEEDS_QUOTES: Final = re.compile(r"""[\s"'\\><~|&;$*?#()`]""")
_ESCAPED_IN_QUOTES: Final = re.compile(r'(["`$\\])')


def program() -> Path:
    """The program as it is installed here, with its whole path; links are not followed.

    A link is what stays the same when the program is updated, and the one of a virtual environment
    is what makes it find its packages.
    """
    if getattr(sys, "frozen", False):
        return Path(sys.executable)
    called = shutil.which(sys.argv[0])
    candidates = [Path(called)] if called else []
    candidates.append(Path(sysconfig.get_path("scripts")) / _NAME)
    for candidate in candidates:
        if candidate.name == _NAME and candidate.is_file():
            return candidate.absolute()
    raise CallError(
        "the menus can only start an installed program, and there is none beside this Python;"
        " install it with `pip install .` and call `swlcg-deck --install-desktop` of that one"
    )


def menu_entry(template: str, executable: Path) -> str:
    """Our entry with the program to start in it."""
    path = str(executable)
    if "=" in path or not path.isprintable():
        raise CallError(
            f"a menu cannot start {path!r}: there may be no = and no line break in its path;"
            " move the program to another folder"
        )
    lines = []
    for line in template.splitlines():
        if line.startswith("Exec="):
            lines.append(f"Exec={exec_word(path)} %F")
        elif line.startswith("TryExec="):
            lines.append(f"TryExec={_as_value(path)}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def exec_word(word: str) -> str:
    """A word of an Exec line: quoted where it has to be, then escaped as a value of the file."""
    plain = word.replace("%", "%%")
    if _NEEDS_QUOTES.search(plain):
        plain = '"' + _ESCAPED_IN_QUOTES.sub(r"\\\1", plain) + '"'
    return _as_value(plain)


def _as_value(text: str) -> str:
    return text.replace("\\", "\\\\")
