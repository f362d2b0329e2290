"""The user guide, page by page, from the same files that stand in the repository."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QTextBrowser, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.paths import resources_dir

_FIRST = ("window", "searching", "decks", "legality")
"""In the order in which a new user wants them; the other pages follow by name."""


class GuideDialog(QDialog):
    """Contents at the left, the page at the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("User guide")
        self.resize(theme.px(860), theme.px(620))
        self._pages = _pages()
        self.contents = QListWidget()
        self.contents.setAccessibleName("Contents of the guide")
        self.contents.setMaximumWidth(theme.px(200))
        self.contents.addItems([_title(page) for page in self._pages])
        self.page = QTextBrowser()
        self.page.setAccessibleName("Page of the guide")
        self.page.setOpenExternalLinks(False)
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.contents.currentRowChanged.connect(self._show)
        layout = QHBoxLayout(self)
        layout.addWidget(self.contents)
        layout.addWidget(self.page, 1)
        self.contents.setCurrentRow(0)

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._pages):
            self.page.setMarkdown(self._pages[row].read_text(encoding="utf-8"))


def _pages() -> list[Path]:
    found = sorted((resources_dir() / "guide").glob("*.md"))
    rank = {name: place for place, name in enumerate(_FIRST)}
    return sorted(found, key=lambda page: (rank.get(page.stem, len(rank)), page.stem))


def _title(page: Path) -> str:
    first = page.read_text(encoding="utf-8").splitlines()[0]
    return first.lstrip("# ")
