"""The user guide, page by page, from the same files that stand in the repository."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.guide_type import set_guide_page
from swlcg_deck.gui.screen_fit import fit_to_screen
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.paths import resources_dir

_FIRST = ("window", "searching", "decks", "legality")
"""In the order in which a new user wants them; the other pages follow by name."""
_LAST = ("card-pool", "writing-cards", "vocabulary")
"""For those who change the cards."""


class GuideDialog(QDialog):
    """Contents at the left, the page at the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle("User guide")
        self._pages = _pages()
        self.contents = QListWidget()
        self.contents.setAccessibleName("Contents of the guide")
        self.contents.addItems([_title(page) for page in self._pages])
        self.page = QTextBrowser()
        self.page.setAccessibleName("Page of the guide")
        self.page.setOpenExternalLinks(False)
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.page.document().setDocumentMargin(0)
        self.contents.currentRowChanged.connect(self._show)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._left())
        layout.addWidget(self._right(), 1)
        self.contents.setCurrentRow(0)
        fit_to_screen(self, QSize(theme.px(880), theme.px(640)))

    def _left(self) -> QWidget:
        left = QWidget()
        left.setFixedWidth(self._theme.px(208))
        title = QLabel("User guide")
        title.setObjectName("heading")
        column = QVBoxLayout(left)
        column.setContentsMargins(*(self._theme.px(n) for n in (12, 20, 12, 12)))
        column.setSpacing(self._theme.px(12))
        title.setIndent(self._theme.px(8))
        column.addWidget(title)
        column.addWidget(self.contents, 1)
        return left

    def _right(self) -> QWidget:
        right = QWidget()
        right.setObjectName("panel")
        right.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(right)
        column.setContentsMargins(*(self._theme.px(n) for n in (28, 20, 8, 12)))
        column.addWidget(self.page)
        return right

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._pages):
            set_guide_page(self.page, self._pages[row].read_text(encoding="utf-8"), self._theme)


def _pages() -> list[Path]:
    found = sorted((resources_dir() / "guide").glob("*.md"))
    rank = {name: place for place, name in enumerate(_FIRST)}
    rank |= {name: len(found) + place for place, name in enumerate(_LAST)}
    return sorted(found, key=lambda page: (rank.get(page.stem, len(_FIRST)), page.stem))


def _title(page: Path) -> str:
    first = page.read_text(encoding="utf-8").splitlines()[0]
    return first.lstrip("# ")
