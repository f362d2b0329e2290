"""The views of the window, in the order of the mode bar."""

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.analyse.analyse_view import AnalyseView
from swlcg_deck.gui.build.build_view import BuildView
from swlcg_deck.gui.library.library_view import LibraryView
from swlcg_deck.gui.parts import Parts


@dataclass(frozen=True)
class Views:
    """Each view by name, for those who speak to one of them."""

    library: LibraryView
    build: BuildView
    analyse: AnalyseView

    def by_mode(self) -> dict[str, QWidget]:
        return {"library": self.library, "build": self.build, "analyse": self.analyse}


def make_views(parts: Parts) -> Views:
    """Each view gets what it needs and no more."""
    return Views(
        library=LibraryView(parts.theme, parts.workspace, parts.background),
        build=BuildView(
            parts.theme,
            parts.pool,
            parts.index,
            parts.rules,
            (lambda _card: None, lambda _card: None),
        ),
        analyse=AnalyseView(parts.theme, parts.rules),
    )
