"""The views of the window, in the order of the mode bar."""

from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.build.build_view import BuildView
from swlcg_deck.gui.parts import Parts


def make_views(parts: Parts) -> dict[str, QWidget]:
    """Each view gets what it needs and no more."""
    return {
        "build": BuildView(
            parts.theme,
            parts.pool,
            parts.index,
            parts.rules,
            (lambda _card: None, lambda _card: None),
        ),
    }
