"""The page that is read: links between pages, the way back, and the words that were looked for."""

import re
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from swlcg_deck.gui.guide.book import GuidePage
from swlcg_deck.gui.guide.page_style import dress_page, for_qt
from swlcg_deck.gui.theme.theme import Theme

_MOST_MARKS = 300


class PageText(QTextBrowser):
    """Shows the pages by name; Alt+Left and Alt+Right go back and forward."""

    typed = Signal(str)
    turned = Signal()
    """Another page is shown, or another place of it."""

    def __init__(self, theme: Theme, pages: tuple[GuidePage, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._pages = {page.name: page for page in pages}
        self._found: list[tuple[int, int]] = []
        self._at = -1
        self.shown = ""
        """The name of the page that is shown."""
        self.sourceChanged.connect(self._turned)
        self.document().setDocumentMargin(0)
        self.restyle()

    def restyle(self) -> None:
        dress_page(self, self._theme)
        if self.shown:
            self.reload()
            self._mark()

    def show_page(self, name: str) -> None:
        if name != self.shown:
            self.setSource(QUrl(f"{name}.html"))

    def _turned(self, address: QUrl) -> None:
        self.shown = address.path().removesuffix(".html")
        self.turned.emit()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A page as HTML."""
        url = QUrl(name)
        page = self._pages.get(url.path().removesuffix(".html"))
        if page is None:
            return super().loadResource(kind, name)
        return for_qt(page.html, self._theme)

    # The words that were looked for

    def look_for(self, words: list[str]) -> int:
        """Mark every place that has the words; how many there are."""
        self._at = -1
        self._found = _places(words, self.document().toRawText()) if words else []
        self._mark()
        return len(self._found)

    def places(self) -> int:
        """How many places of this page have the words."""
        return len(self._found)

    def step(self, by: int) -> int:
        """Go to the next place, or back to the one before; its number, or 0 past the end."""
        wanted = self._at + by if self._at >= 0 else (0 if by > 0 else len(self._found) - 1)
        if not 0 <= wanted < len(self._found):
            return 0
        self._at = wanted
        here = QTextCursor(self.document())
        here.setPosition(self._found[wanted][0])
        self.setTextCursor(here)
        self._bring_into_view()
        self._mark()
        return wanted + 1

    def _bring_into_view(self) -> None:
        """A place near an edge comes to the upper third, with the words around it."""
        bar, height = self.verticalScrollBar(), self.viewport().height()
        top = self.cursorRect().top()
        if not 0 <= top < height * 0.8:
            bar.setValue(bar.value() + top - height // 3)

    def _cursor(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _mark(self) -> None:
        """Every place, or of very many only the one that is read."""
        places = list(enumerate(self._found))
        if len(places) > _MOST_MARKS:
            places = places[self._at : self._at + 1] if self._at >= 0 else []
        self.setExtraSelections(
            [self._marked(self._cursor(*span), here=number == self._at) for number, span in places]
        )

    def _marked(self, cursor: QTextCursor, *, here: bool) -> QTextEdit.ExtraSelection:
        palette, look = self._theme.palette, QTextCharFormat()
        look.setBackground(QColor(palette.accent_fill if here else palette.raised))
        look.setForeground(QColor(palette.accent_ink if here else palette.text))
        look.setFontUnderline(not here)
        mark = QTextEdit.ExtraSelection()
        mark.cursor, mark.format = cursor, look
        return mark

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_letter(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


def _places(words: list[str], text: str) -> list[tuple[int, int]]:
    """Where the words stand one after the other, or else wherever one of them does."""
    escaped = [re.escape(word) for word in words]
    for pattern in (r"\s+".join(escaped), "|".join(escaped)):
        found = [place.span() for place in re.finditer(pattern, text, re.IGNORECASE)]
        if found:
            return found
    return []


def is_letter(event: QKeyEvent) -> bool:
    """Whether a key writes something, and so begins a search."""
    plain = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    text = event.text()
    return event.modifiers() in plain and text.isprintable() and bool(text.strip())
