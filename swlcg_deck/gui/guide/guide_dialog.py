"""The user guide, page by page, from the same files that stand in the repository."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.guide.book import guide_pages, words_of_query
from swlcg_deck.gui.guide.page_text import PageText, is_letter
from swlcg_deck.gui.tables.search_box import SearchBox
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.gui.widgets.screen_fit import fit_to_screen
from swlcg_deck.language import tr, tr_n

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GuideDialog(QDialog):
    """Search and contents at the left, the page at the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pages = guide_pages()
        self._words: list[str] = []
        self.setWindowTitle(tr("User guide"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._make_left()
        self._make_right()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._left())
        layout.addWidget(self._right(), 1)
        self._connect()
        self.contents.setCurrentRow(0)
        self.contents.setFocus()
        fit_to_screen(self, QSize(theme.px(920), theme.px(660)))

    def _make_left(self) -> None:
        self.search = SearchBox(self._theme)
        self.search.edit.setPlaceholderText(tr("Search the guide"))
        self.search.edit.setAccessibleName(tr("Search the guide"))
        self.search.edit.setToolTip(
            tr("Words to look for. Enter goes to the next place, Shift+Enter to the one before.")
        )
        self.contents = QListWidget()
        self.contents.setAccessibleName(tr("Contents of the guide"))
        self.contents.addItems([page.title for page in self._pages])
        self.found = QLabel()
        self.found.setWordWrap(True)
        self.found.setTextFormat(Qt.TextFormat.PlainText)
        self.found.hide()

    def _make_right(self) -> None:
        self.page = PageText(self._theme, self._pages)
        self.page.setAccessibleName(tr("Page of the guide"))
        self.back = MarkButton(self._theme, Mark.PREVIOUS, tr("Back (Alt+Left)"))
        self.forward = MarkButton(self._theme, Mark.NEXT, tr("Forward (Alt+Right)"))
        self.back.setEnabled(False)
        self.forward.setEnabled(False)

    def _connect(self) -> None:
        self.contents.currentRowChanged.connect(self._choose)
        self.page.turned.connect(self._follow)
        self.page.typed.connect(self._type)
        self.page.backwardAvailable.connect(self.back.setEnabled)
        self.page.forwardAvailable.connect(self.forward.setEnabled)
        self.back.clicked.connect(self.page.backward)
        self.forward.clicked.connect(self.page.forward)
        self.search.query_changed.connect(self._look)
        self.search.left.connect(self.contents.setFocus)
        for field in (self.search.edit, self.contents):
            field.installEventFilter(self)
        self._theme.changed.connect(self.page.restyle)

    def _left(self) -> QWidget:
        left = QWidget()
        left.setFixedWidth(self._theme.px(228))
        title = QLabel(tr("User guide"))
        title.setObjectName("heading")
        column = QVBoxLayout(left)
        column.setContentsMargins(*(self._theme.px(n) for n in (12, 20, 12, 12)))
        column.setSpacing(self._theme.px(12))
        title.setIndent(self._theme.px(8))
        for part in (title, self.search, self.found):
            column.addWidget(part)
        column.addWidget(self.contents, 1)
        return left

    def _right(self) -> QWidget:
        right = QWidget()
        right.setObjectName("panel")
        right.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(right)
        column.setContentsMargins(*(self._theme.px(n) for n in (28, 12, 8, 12)))
        column.setSpacing(self._theme.px(8))
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.forward)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self.page)
        return right

    # Turning pages

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._pages):
            self.page.show_page(self._pages[row].name)

    def _follow(self) -> None:
        """Another page is shown: its line in the contents, and the words that are looked for."""
        row = [page.name for page in self._pages].index(self.page.shown)
        self.contents.setCurrentRow(row)
        self._tell(self.page.look_for(self._words))

    # Looking for words

    def _look(self, query: str) -> None:
        """Only pages with all the words stay in the contents; the first of them is shown."""
        self._words = words_of_query(query)
        fitting = [row for row, page in enumerate(self._pages) if page.has(self._words)]
        for row in range(len(self._pages)):
            self.contents.item(row).setHidden(row not in fitting)
        if fitting and self.contents.currentRow() not in fitting:
            self.contents.setCurrentRow(fitting[0])
        places = self.page.look_for(self._words if fitting else [])
        self._tell(places)
        if places:
            self._tell(places, self.page.step(1))

    def go_on(self, by: int) -> None:
        """To the next place that has the words, or back; on the next page after the last one."""
        if not self._words:
            return
        at = self.page.step(by)
        if not at:
            rows = [n for n in range(len(self._pages)) if not self.contents.item(n).isHidden()]
            if not rows:
                return
            here = self.contents.currentRow()
            place = rows.index(here) if here in rows else 0
            self.contents.setCurrentRow(rows[(place + by) % len(rows)])
            self.page.look_for(self._words)
            at = self.page.step(by)
        self._tell(self.page.places(), at)

    def _tell(self, places: int, at: int = 0) -> None:
        if not self._words:
            words = ""
        elif not places:
            words = tr("No page has these words.")
        elif at:
            words = tr("Place {at} of {places} on this page", at=at, places=places)
        else:
            words = tr_n("{n} place on this page", "{n} places on this page", places)
        self.found.setText(words)
        self.found.setVisible(bool(words))

    def _type(self, letter: str) -> None:
        """Letters typed on the contents or the page begin a new search; `/` only goes there."""
        self.search.edit.selectAll()
        self.search.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if letter != "/":
            self.search.edit.clear()
            self.search.type_text(letter)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        is_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if watched is self.search.edit and event.key() in _ENTER:
            self.go_on(-1 if is_shift else 1)
        elif watched is self.contents and event.key() in _ENTER:
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        elif watched is self.contents and is_letter(event):
            self._type(event.text())
        else:
            return super().eventFilter(watched, event)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        alone = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        steps = {Qt.Key.Key_Left: self.page.backward, Qt.Key.Key_Right: self.page.forward}
        if event.key() == Qt.Key.Key_F3:
            self.go_on(-1 if is_shift else 1)
        elif alone and event.key() == Qt.Key.Key_F:
            self._type("/")
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in steps:
            steps[Qt.Key(event.key())]()
        else:
            super().keyPressEvent(event)
