"""The page at the right: what is read, the way back and forth, and the citation to take along."""

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.rules.rules_style import page_style
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import tr

_MEASURE = 700
"""No line of text is longer than an eye can follow."""


class PageText(QTextBrowser):
    """Tab goes from link to link, Enter follows one; Ctrl+C without a selection cites."""

    citation_requested = Signal()
    stepped = Signal(int)
    typed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._measure = 0
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_measure(self, width: int) -> None:
        """The longest line; beside it the page stays empty, the scroll bar at its edge."""
        self._measure = width
        self._keep_measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_measure()

    def _keep_measure(self) -> None:
        self.setLineWrapColumnOrWidth(min(self._measure, self.viewport().width()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        is_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if is_alt and event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        elif event.matches(QKeySequence.StandardKey.Copy) and not self.textCursor().hasSelection():
            self.citation_requested.emit()
        elif plain and event.text().isprintable() and event.text().strip():
            self.typed.emit("" if event.text() == "/" else event.text())
        else:
            super().keyPressEvent(event)


class ReadingPane(QWidget):
    """Shows a page and says where its reader wants to go."""

    link_followed = Signal(str)
    stepped = Signal(int)
    citation_requested = Signal()
    typed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._html = ""
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.back = MarkButton(theme, Mark.PREVIOUS, tr("Back (Alt+Left)"))
        self.forward = MarkButton(theme, Mark.NEXT, tr("Forward (Alt+Right)"))
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.forward.clicked.connect(lambda: self.stepped.emit(1))
        self.cite = QPushButton(tr("Copy citation"))
        self.cite.setObjectName("small")
        self.cite.setAccessibleName(tr("Copy citation"))
        self.cite.setToolTip(tr("The rule with its id and its source, to paste elsewhere (Ctrl+C)"))
        self.cite.clicked.connect(self.citation_requested)
        self.text = PageText()
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(0)
        self.text.anchorClicked.connect(self._follow)
        self.text.citation_requested.connect(self.citation_requested)
        self.text.stepped.connect(self.stepped)
        self.text.typed.connect(self.typed)
        self._head = QHBoxLayout()
        for button in (self.back, self.forward, self.cite):
            self._head.addWidget(button)
        self._head.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.text, 1)
        self.setFocusProxy(self.text)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_page(self, name: str, html: str, *, can_cite: bool) -> None:
        self._html = html
        self.cite.setEnabled(can_cite)
        self.text.setAccessibleName(name)
        self._write()
        self.text.verticalScrollBar().setValue(0)

    def show_steps(self, *, back: bool, forward: bool) -> None:
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)

    def _follow(self, url: QUrl) -> None:
        self.link_followed.emit(url.toString())

    def _write(self) -> None:
        self.text.document().setDefaultStyleSheet(page_style(self._theme))
        self.text.setHtml(self._html)

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(20), px(12), px(4), px(4))
        self._column.setSpacing(px(10))
        self._head.setSpacing(px(4))
        self.text.set_measure(px(_MEASURE))
        place = self.text.verticalScrollBar().value()
        self._write()
        self.text.verticalScrollBar().setValue(place)
