"""Where Qt finds fonts when it paints without a screen: on Windows it does not look for them."""

import os
import sys
from pathlib import Path

from swlcg_deck.paths import resources_dir


def find_fonts_without_a_screen() -> None:
    """Before Qt starts. The fonts of the system, or ours where it has none; a wish counts."""
    if sys.platform == "win32" and "QT_QPA_FONTDIR" not in os.environ:
        systems = Path(os.environ.get("SYSTEMROOT", "C:\\Windows"), "Fonts")
        has_some = systems.is_dir() and any(systems.glob("*.ttf"))
        os.environ["QT_QPA_FONTDIR"] = str(systems if has_some else resources_dir() / "fonts")
