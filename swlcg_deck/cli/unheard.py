"""A program that Windows starts without a console has no output: it says errors in a box."""

import io
import sys
from typing import Final

_TITLE: Final = "SWLCG Deck"
_LONGEST: Final = 2_000
_ICON_OF_AN_ERROR: Final = 0x10


class Unheard(io.StringIO):
    """In the place of the standard error that is not there."""

    def show(self) -> None:
        """What has been said, in a box of the system's own: Qt may be what is missing."""
        text = self.getvalue().strip()
        if text and sys.platform == "win32":
            import ctypes  # noqa: PLC0415 - for who has come to grief

            ctypes.windll.user32.MessageBoxW(None, text[-_LONGEST:], _TITLE, _ICON_OF_AN_ERROR)


def unheard_errors() -> Unheard | None:
    """For a windowed program of Windows; elsewhere a program without a console has streams."""
    return Unheard() if sys.platform == "win32" and sys.stderr is None else None
